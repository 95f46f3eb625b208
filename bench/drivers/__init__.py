"""One driver a library: each turns a subject into something that plays until its time is up."""

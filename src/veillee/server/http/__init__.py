"""HTTP: the app, its routes, what requests may ask and how they are answered."""

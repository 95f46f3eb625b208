"""Building the pocket: rules as WebAssembly, the needed part of Python as bytecode, a folder of plain files."""

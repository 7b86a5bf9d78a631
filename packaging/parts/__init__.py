"""How the packages for each system are made: a module a part."""

var loaded = 3;

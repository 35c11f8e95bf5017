var loaded = 1;

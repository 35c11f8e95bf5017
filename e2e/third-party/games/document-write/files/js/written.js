var written = 3;

var spaced = 1;

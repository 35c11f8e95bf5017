var fromPage = 2;

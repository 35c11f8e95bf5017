var ten = 10;

export const power = 5;

export const seven = 7;

export const REVISION = 'a';

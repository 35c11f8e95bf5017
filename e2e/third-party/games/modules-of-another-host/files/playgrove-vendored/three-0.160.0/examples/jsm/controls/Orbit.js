import { REVISION } from 'three'; export const orbit = REVISION === 'a' ? 'b' : 'x';

export { armBehind, armFront, skinMarks } from './body.ts';
export { coatBehind, coatMarks } from './coat.ts';
export type { CoatCut, LegsCut, Neckline, ShoeCut, SkirtCut, TopCut } from './cuts.ts';
export { legsMarks } from './legs.ts';
export { bareFeet, shoeMarks } from './shoe.ts';
export { skirtMarks } from './skirt.ts';
export { sleeveBehind, sleeveFront } from './sleeve.ts';
export { topMarks } from './top.ts';

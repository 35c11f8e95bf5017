export { drawLabel, labelFont, labelWidth } from './lettering.ts';
export * from './shapes.ts';
export { stamp, type Reach } from './stamp.ts';

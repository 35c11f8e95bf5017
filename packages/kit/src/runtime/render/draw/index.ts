export { drawLabel, labelFont, labelWidth } from './lettering.ts';
export { afterFrame } from './after.ts';
export { posed } from './posed.ts';
export * from './shapes.ts';
export { stamp, stampAhead, type Reach } from './stamp.ts';

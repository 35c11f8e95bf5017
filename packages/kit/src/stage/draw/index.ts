export * from './backdrop.ts';
export { drawLabel, labelWidth } from './lettering.ts';
export * from './shapes.ts';
export * from './toys.ts';

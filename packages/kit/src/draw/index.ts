/**
 * Recipes for backdrops and toys. Unlike the stage they are bundled into each game that uses them,
 * so that the shared kit stays small and a game carries only what it draws.
 */
export * from './backdrop.ts';
export * from './chalk.ts';
export * from './kept.ts';
export * from './later.ts';
export * from './panorama.ts';
export * from './print.ts';
export * from './shout.ts';
export * from './toys.ts';

/**
 * Recipes for backdrops and toys. Unlike the runtime, they are bundled into each game that uses
 * them, so that the shared kit stays small and a game carries only what it draws.
 */
export * from './backdrop.ts';
export * from './chalk.ts';
export * from './cache.ts';
export * from './lazy.ts';
export * from './limb.ts';
export * from './panorama.ts';
export * from './path.ts';
export * from './print.ts';
export * from './shout.ts';
export * from './stamped.ts';
export * from './text.ts';
export * from './toys.ts';
export * from './transformed.ts';

export * from './draw/index.ts';
export { mount } from './mount.ts';
export * from './motion.ts';
export * from './palette.ts';
export type { PlayFacts } from './play-facts.ts';
export { Particles, type Burst } from './particles.ts';
export { Popups } from './popups.ts';
export type { AtlasFacts, Frame } from './sprites.ts';
export * from './view.ts';

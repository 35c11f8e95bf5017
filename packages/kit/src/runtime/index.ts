export * from './render/draw/index.ts';
export { mount } from './app/mount.ts';
export * from './feedback/motion.ts';
export * from './render/palette.ts';
export type { GameManifest } from './base/manifest.ts';
export type { AtlasFacts, Frame } from './render/sprites.ts';
export type * from './lesson.ts';
export * from './layout.ts';
export * from './view.ts';

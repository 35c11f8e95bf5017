export * from './render/draw/index.ts';
export { mount } from './app/mount.ts';
export * from './base/motion.ts';
export * from './render/palette.ts';
export type { AtlasFacts, Frame, GameManifest } from './base/manifest.ts';
export * from './game.ts';
export type * from './lesson.ts';
export * from './layout.ts';
export * from './view.ts';

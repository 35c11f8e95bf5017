/**
 * 3D scenes under a game's 2D drawing. For the page only: it needs the DOM.
 *
 * ```ts
 * const stage = openScene();                 // once per view, not once per game
 * stage.scene.add(new Mesh(mold.geometry(), paint));
 * // in View.draw:
 * if (!stage.render(to, motion.dt)) drawFlat(to, state);   // no WebGL, or its context is lost
 * drawLabels(to);                            // the 2D layer on top
 * ```
 */
export * from './three.ts';
export { follow, type Chase, type ChaseGoal } from './follow.ts';
export { disposeAll } from './dispose.ts';
export { Mold, type Corner } from './mold.ts';
export { Soft, type SoftDot } from './soft.ts';
export { openScene, type Scene3d, type SceneState } from './stage.ts';
export { Swarm } from './swarm.ts';

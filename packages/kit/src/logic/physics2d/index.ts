/**
 * Rigid bodies in two dimensions, on planck, stepped at a fixed rate.
 *
 * A `Scene` is plain data and may be part of a game's state: bodies with their shapes, joints, and
 * all positions. The engine's world (contact caches, sleep timers, search trees) is never part of
 * the state. It can be rebuilt at any time, because it restarts at *seams*, every `SEAM_EVERY`
 * ticks and whenever the game changes the scene, from data rounded to a millionth of a unit. A
 * restored scene continues from the last seam: the ticks since then run again, and the future is
 * the same to the last bit. Between seams contacts are warm-started as usual, so stacks are stable.
 *
 * The engine uses only operations that the language defines exactly: its sine, cosine and arc
 * tangent are the kit's. The same scene and the same calls give the same bytes in every browser.
 *
 * @example
 * const scene = createScene({ unit: 50, gravity: [0, 900] });
 * addBody(scene, { kind: 'fixed', parts: [box(400, 20)] }, { x: 300, y: 500 });
 * const ball = addBody(scene, { kind: 'free', parts: [disc(20, { bounce: 0.3 })] }, { x: 300, y: 0 });
 * reseat(scene);
 * const hits = stepScene(scene, 60); // once a tick
 * const [x, y] = scene.now[ball]!;
 */
export * from './parts.ts';
export * from './scene.ts';
export { massOf, reseat, SEAM_EVERY, stepScene, type Hit, type Push } from './step.ts';

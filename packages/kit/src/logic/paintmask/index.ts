/**
 * Painting that can be judged: brush strokes, hard or soft, mirrored, through stencils, on a coarse
 * mask of cells; grains that fall and stick; strokes as short texts; how well a painting matches
 * its target and where it does not; and strokes that fill a shape, for bots and proofs. Headless
 * and exact: the same strokes give the same cells in every engine. `draw/easel` paints what players
 * see.
 *
 * @example
 * const frame = { columns: 72, rows: 88, step: 2.5, left: -90, top: -110 };
 * const heart = fillShape(frame, [outline]);
 * const mask = createMask(frame);
 * for (const { points, radius } of planStrokes(frame, heart, [8, 4, 2])) {
 *   layStroke(mask, { points, radius, pigment: 3, mirror: 0, through: heart });
 * }
 * judge(mask, wantedOf(frame, [{ region: heart, pigment: 3 }])).parts[0]; // { wanted, covered, right }
 */
export * from './frame.ts';
export * from './judge.ts';
// planStrokes is in kit/logic/paintmask/plan: bots and lessons need it, the first frame does not.
export * from './pour.ts';
export * from './stroke.ts';
export * from './text.ts';

/**
 * Painting that can be judged: strokes of a brush, round or soft, mirrored, through stencils, laid on
 * a coarse mask of cells; grains that fall and stick; strokes as short texts; how well a painting
 * matches what was wanted and where it does not; and strokes that fill a shape, for bots and proofs.
 * Headless and exact: the same strokes give the same cells in every engine. What players see is
 * painted beside it (see `kit/easel`).
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
export * from './plan.ts';
export * from './pour.ts';
export * from './stroke.ts';
export * from './text.ts';

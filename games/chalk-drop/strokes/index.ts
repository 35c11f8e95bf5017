/**
 * Freehand strokes: measure, smooth, simplify, hit-test, and turn into convex parts for physics.
 *
 * @example
 * const line = simplify(smooth(resample(drawn, 6), 2), 2.5);
 * const parts = isClosed(line, 20) ? convexParts(line.slice(0, -1)) : thickParts(line, 7);
 * addBody(scene, { kind: 'free', parts: parts.map((corners) => polygon(corners)) }, { x: 0, y: 0 });
 */
export * from './line.ts';
export * from './parts.ts';

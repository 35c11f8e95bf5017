/**
 * Aiming: where a thrown body goes, and how to throw it to reach a point. All results are exact for
 * `fly`, which rules also use: a solved throw lands on its goal up to rounding, and a preview
 * equals the flight.
 *
 * ```ts
 * const air = { ax: wind, ay: 1900, dt: 1 / 240 };
 * const shot = throwOver(ball, rim, 150, air);            // 150 units above the rim, and in
 * const dots = preview(structuredClone(ball), (b) => step(b), 90, 4);
 * const glass = banked(ball, rim, { x: 640, bounce: 0.7 });  // aim at this point instead
 * ```
 */
export { banked } from './bank.ts';
export { fly, preview } from './fly.ts';
export { throwOver } from './solve.ts';

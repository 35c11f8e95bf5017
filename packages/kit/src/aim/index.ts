/**
 * Aiming: where a thing that is thrown will go, and how to throw it to get somewhere. All exact for
 * `fly`, the very stepping that rules use: what is solved lands where it was said to, to the last bit
 * of rounding, and a preview is the flight itself.
 *
 * ```ts
 * const air = { ax: wind, ay: 1900, dt: 1 / 240 };
 * const shot = throwAtSpeed(ball, rim, 1500, air)[0];    // the flattest way, or nothing
 * const dots = preview(structuredClone(ball), (b) => step(b), 90, 4);
 * const glass = banked(ball, rim, { x: 640, bounce: 0.7 });  // aim at this point instead
 * ```
 */
export { banked, type Wall } from './bank.ts';
export { fly, preview, type Air, type Flying } from './fly.ts';
export { fallTime, throwAtSpeed, throwIn, throwOver, type Throw } from './solve.ts';

/**
 * Gestures, from points with times, measured so that every screen gives the same result: lengths
 * are relative to the screen's height, speeds are screen heights a second.
 *
 * ```ts
 * const stroke = new Stroke();
 * stroke.add(press.path, press.times ?? [clock]);        // down, every move, up
 * const flick = flickOf(stroke.samples, { height: bleed.height });
 * if (flick) launch(flick.angle, powerOf(flick.speed, { slow: 0.5, fast: 5 }));
 * ```
 */
export { flickOf, powerOf, type Flick, type FlickOptions } from './flick.ts';
export { Stroke, type Sample } from './stroke.ts';

import { atan2 } from '@playgrove/kit/core';
import type { Sample } from './stroke.ts';

export type FlickOptions = {
  /** Of the screen, in the samples' unit. Speeds and lengths are relative to it. */
  readonly height: number;
  /** Milliseconds before the end in which a flick is measured. Default 140. */
  readonly window?: number;
  /** A pointer that rested this long before it lifted did not flick. Milliseconds, default 110. */
  readonly rest?: number;
  /** Length of the shortest flick, relative to the height. Default 0.03. */
  readonly least?: number;
};

export type Flick = {
  /** Screen heights a second. */
  readonly speed: number;
  /** Degrees clockwise from right, −180 to 180: −90 is up. */
  readonly angle: number;
  /**
   * How far the path bulges to the right of its direction (negative: left), relative to its length.
   */
  readonly curve: number;
  /** Relative to the screen's height. */
  readonly length: number;
  /** Milliseconds. */
  readonly lasted: number;
};

/** A pointer reports at least this often; a faster flick is measured as if it took this long. */
const MIN_MS = 8;

/**
 * The flick at the end of a stroke, or undefined if the pointer rested or hardly moved. Speed and
 * direction come from the last straight section, so a backswing before the throw does no harm.
 * @param samples sorted by time; a flick needs at least two
 */
export function flickOf(samples: readonly Sample[], options: FlickOptions): Flick | undefined {
  const { height, window = 140, rest = 110, least = 0.03 } = options;
  const end = samples.at(-1);
  if (!end) return undefined;
  // The first sample at the last position: after it, the pointer rested.
  const arrived = samples.findLastIndex(({ x, y }) => x !== end.x || y !== end.y) + 1;
  const last = samples[arrived];
  if (arrived === 0 || !last) return undefined;
  if (end.at - last.at > rest) return undefined;
  const stretch = runUp(samples, arrived, window);
  const [first] = stretch;
  if (!first) return undefined;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const chord = Math.sqrt(dx * dx + dy * dy);
  if (chord < least * height) return undefined;
  const lasted = Math.max(MIN_MS, last.at - first.at);
  return {
    speed: chord / height / (lasted / 1000),
    angle: (atan2(dy, dx) * 180) / Math.PI,
    curve: bulge(stretch, dx, dy, chord),
    length: chord / height,
    lasted,
  };
}

/**
 * Goes back in time from the end, as far as the direction stays the same and the window reaches.
 */
function runUp(samples: readonly Sample[], arrived: number, window: number): readonly Sample[] {
  const last = samples[arrived];
  if (!last) return [];
  const stretch = [last];
  for (let index = arrived - 1; index >= 0; index -= 1) {
    const [here, next] = [samples[index], stretch[0]];
    if (!here || !next || last.at - here.at > window) break;
    const [ox, oy] = [last.x - here.x, last.y - here.y];
    const [sx, sy] = [next.x - here.x, next.y - here.y];
    if (sx * ox + sy * oy < 0) break;
    stretch.unshift(here);
  }
  return stretch;
}

/** The sample farthest from the chord, positive on its right (the screen's y grows downward). */
function bulge(stretch: readonly Sample[], dx: number, dy: number, chord: number): number {
  const [first] = stretch;
  if (!first) return 0;
  let most = 0;
  for (const { x, y } of stretch) {
    const off = (dx * (y - first.y) - dy * (x - first.x)) / chord;
    if (Math.abs(off) > Math.abs(most)) most = off;
  }
  return most / chord;
}

/**
 * A flick's speed as a power from 0 to 1, by ratio: twice as fast is the same step everywhere,
 * which matches how people control speed. Deterministic: it does not use the engine's logarithm.
 * @param range screen heights a second that give 0 and 1; 0 < slow < fast
 */
export function powerOf(
  speed: number,
  range: { readonly slow: number; readonly fast: number },
): number {
  const { slow, fast } = range;
  if (!(slow > 0 && fast > slow)) throw new RangeError(`powerOf: no such range ${slow} to ${fast}`);
  if (!(speed > slow)) return 0;
  return speed >= fast ? 1 : log(speed / slow) / log(fast / slow);
}

/** Natural logarithm of a number of at least 1: halved until small, then the series of artanh. */
function log(value: number): number {
  let [rest, doublings] = [value, 0];
  while (rest > 2) {
    rest /= 2;
    doublings += 1;
  }
  return near(rest) + doublings * near(2);
}

function near(value: number): number {
  const t = (value - 1) / (value + 1);
  let [sum, power] = [0, t];
  for (let term = 1; term < 40; term += 2) {
    sum += power / term;
    power *= t * t;
  }
  return 2 * sum;
}

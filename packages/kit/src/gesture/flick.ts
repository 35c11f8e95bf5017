import { atan2 } from '@playgrove/kit/rules';
import type { Sample } from './stroke.ts';

export type FlickOptions = {
  /** Of the screen, in the samples' unit: what speeds and lengths are measured by. */
  readonly height: number;
  /** Milliseconds before the end in which a flick is measured. Default 140. */
  readonly window?: number;
  /** A hand that rested so long before it lifted did not flick. Milliseconds, default 110. */
  readonly rest?: number;
  /** Shortest flick, parts of the height. Default 0.03. */
  readonly least?: number;
};

export type Flick = {
  /** Screen heights a second. */
  readonly speed: number;
  /** Degrees clockwise from right, −180 to 180: −90 is up. */
  readonly angle: number;
  /** How far the path bulges to the right of its own way (negative: left), parts of its length. */
  readonly curve: number;
  /** Parts of the screen's height. */
  readonly length: number;
  /** Milliseconds. */
  readonly lasted: number;
};

/** A pointer reports at least so often; a flick faster than two reports is measured as if it took this long. */
const LEAST_MS = 8;

/**
 * The flick at the end of a stroke, or nothing where the hand rested or hardly moved.
 * Speed and way are those of the last stretch that goes on in the same direction, so a
 * swing back before the throw takes nothing away.
 * @param samples in the order of time; at least two make a flick
 */
export function flickOf(samples: readonly Sample[], options: FlickOptions): Flick | undefined {
  const { height, window = 140, rest = 110, least = 0.03 } = options;
  const end = samples.at(-1);
  if (!end) return undefined;
  // The first sample at the last place: afterwards the hand rested.
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
  const lasted = Math.max(LEAST_MS, last.at - first.at);
  return {
    speed: chord / height / (lasted / 1000),
    angle: (atan2(dy, dx) * 180) / Math.PI,
    curve: bulge(stretch, dx, dy, chord),
    length: chord / height,
    lasted,
  };
}

/** Back in time from where the hand arrived, as far as it went its last way and the window reaches. */
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

/** The sample farthest from the chord, to its right positive (the screen's y grows downward). */
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
 * A flick's speed as a power from 0 to 1, by ratio: twice as fast is the same step everywhere, which
 * is how hands dose speed. Deterministic: it uses no logarithm of the engine's.
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

/** Natural logarithm of a number from 1 on: halved until small, then the series of artanh. */
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

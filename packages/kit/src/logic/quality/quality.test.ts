import { describe, expect, test } from 'vitest';
import { Quality } from './index.ts';

const SCALES = [1, 0.75, 0.55];

/** Milliseconds of a frame, by its pixels a side. */
type Cost = (scale: number) => number;

/** @returns the scales in turn, over this many seconds */
function play(cost: Cost, seconds = 60): number[] {
  const quality = new Quality(SCALES);
  const seen = [quality.scale];
  for (let ms = 0; ms < seconds * 1000; ms += cost(quality.scale))
    if (quality.watch(cost(quality.scale))) seen.push(quality.scale);
  return seen;
}

/** A screen shows a frame at its next refresh. */
const shown = (ms: number, turn = 1000 / 60): number => Math.ceil(ms / turn) * turn;

describe('quality', () => {
  test('stays full while frames are short', () => {
    expect(play(() => 1000 / 60)).toEqual([1]);
  });

  test('stays full if one frame in four is long', () => {
    const quality = new Quality(SCALES);
    const changed = Array.from({ length: 6000 }, (_, at) => quality.watch(at % 4 === 0 ? 50 : 16));
    expect(changed).not.toContain(true);
  });

  test('falls step by step while filling the screen takes too long', () => {
    expect(play((scale) => shown(90 * scale * scale))).toEqual([1, 0.75, 0.55]);
  });

  test('falls no further than needed', () => {
    expect(play((scale) => shown(28 * scale * scale))).toEqual([1, 0.75]);
  });

  test('falls within three seconds on a machine that is far too slow', () => {
    expect(play(() => 80, 3)).toContain(0.75);
  });

  test('returns to full if fewer pixels did not help, and stays there', () => {
    expect(play(() => shown(5, 1000 / 30))).toEqual([1, 0.75, 0.55, 1]);
    expect(play(() => 40)).toEqual([1, 0.75, 0.55, 1]);
  });

  test('stays low if there is more to draw by then', () => {
    const quality = new Quality(SCALES);
    let ms = 0;
    for (; ms < 20_000;) {
      const all = ms < 4000 ? 50 : 160;
      const cost = all * quality.scale ** 2;
      quality.watch(cost);
      ms += cost;
    }
    expect(quality.scale).toBe(0.55);
  });

  test('ignores pauses and unrelated delays', () => {
    const quality = new Quality(SCALES);
    const changed = Array.from({ length: 600 }, (_, at) => quality.watch(at % 2 === 0 ? 0 : 400));
    expect(changed).not.toContain(true);
  });
});

import { QUARTER, readTune, type Tune } from '@playgrove/kit/logic/beat';

/** A note: when it begins, in pulses, and how far the cake has turned by then, in quarter notes. */
type Turn = {
  readonly at: number;
  readonly length: number;
  readonly key: number;
  from: number;
  way: number;
};
export type Turning = {
  readonly turns: readonly Turn[];
  readonly length: number;
  readonly total: number;
};

/** @param ways which way the cake turns in each bar, over and over: `++--` */
export function turningOf(tune: Pick<Tune, 'meter' | 'unit' | 'tune'>, ways: string): Turning {
  const { notes, bars, length } = readTune({ key: 'C', tempo: 100, ...tune });
  let total = 0;
  const turns = notes.map(({ at, length: long, key }): Turn => {
    const bar = bars.filter((from) => from <= at).length - 1;
    const way = ways[bar % ways.length] === '-' ? -1 : 1;
    const from = total;
    total += (way * long) / QUARTER;
    return { at, length: long, key: key + 12, from, way };
  });
  return { turns, length, total };
}

/** The last note that has begun. */
export function noteAt({ turns, length }: Turning, pulse: number): number {
  const now = pulse % length;
  let [low, high] = [0, turns.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.at ?? 0) <= now) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * How far the cake has turned, in quarter notes. It swings with each note and stands through rests.
 * @param swing 0 (turns evenly) to 1 (swings and waits)
 */
export function turnedAt(turning: Turning, pulse: number, swing: number): number {
  const rounds = Math.floor(pulse / turning.length);
  const note = turning.turns[noteAt(turning, pulse)];
  if (!note) return 0;
  const part = Math.min(1, (pulse - rounds * turning.length - note.at) / note.length);
  const quick = Math.min(1, part * (1 + swing * 0.7));
  const eased = part * (1 - swing) + quick * quick * (3 - 2 * quick) * swing;
  return rounds * turning.total + note.from + (note.way * eased * note.length) / QUARTER;
}

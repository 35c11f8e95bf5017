import { createRng } from '@playgrove/kit/core';
import type { Score } from './notation.ts';
import { QUARTER } from './pitch.ts';
import { tempoMap } from './tempo.ts';

/** The shortest time between notes in ms, so that a finger can follow. */
export const MIN_GAP_MS = 120;
/**
 * The time a finger needs to a lane this many lanes away, ms; the last value is for all farther
 * lanes.
 */
export const REACH_MS: readonly number[] = [120, 120, 160, 210];
/** A note this long is held if there is time, and released this long before the next. ms */
const HOLD_FROM_MS = 850;
const LET_GO_MS = 260;
/** Costs of the possible lane layouts of a melody. */
const COST = { place: 1, against: 5, flat: 3, repeat: 2.2, far: 0.5, stay: 0.6 } as const;
/** How many notes before and after set the range that a pitch's lane depends on. */
const SIGHT = 6;

export type ChartNote = {
  readonly tick: number;
  readonly lane: number;
  /** Ticks to hold it; 0 for a tap. */
  readonly hold: number;
  /** MIDI key. */
  readonly key: number;
  /** Index of its bar. */
  readonly bar: number;
};

export type Chart = {
  readonly notes: readonly ChartNote[];
  readonly lanes: number;
  /** Ticks of the beats, from the first to the end. */
  readonly beats: readonly number[];
  /** Ticks at which bars begin. */
  readonly bars: readonly number[];
  /** Ticks until the last note has faded. */
  readonly end: number;
};

export type ChartOptions = {
  /** Ticks a second. */
  readonly hz: number;
  /** Default 4. */
  readonly lanes?: number;
  /** Picks among nearly equal lane layouts of a melody. Default 0. */
  readonly seed?: number;
  /**
   * 1 as written. Notes that would follow too fast are dropped, the rhythmically weaker ones first.
   */
  readonly speed?: number;
  /** How many bars to use from the beginning; the rest is dropped. */
  readonly bars?: number;
};

type Draft = {
  readonly tick: number;
  readonly key: number;
  readonly hold: number;
  readonly bar: number;
};

/**
 * Lays a melody out in lanes: higher notes go right, repeated ones stay, and distant lanes follow
 * only if there is time to reach them. The first note is at tick 0.
 */
export function makeChart(score: Score, options: ChartOptions): Chart {
  const { hz, lanes = 4, seed = 0, speed = 1, bars } = options;
  const until = bars === undefined ? score.length : (score.bars[bars] ?? score.length);
  const map = tempoMap(score.tempos, hz, speed);
  const origin = map.tickAt(score.notes[0]?.at ?? 0);
  const tickAt = (pulse: number): number => map.tickAt(pulse) - origin;
  const drafts = drafted(score, until, tickAt, hz);
  const lanesOf = laidOut(drafts, lanes, seed, hz);
  const beats: number[] = [];
  const first = (score.bars[1] ?? 0) % score.bar;
  for (let at = first % score.beat; at < until; at += score.beat) {
    if (tickAt(at) >= 0) beats.push(tickAt(at));
  }
  const last = drafts.at(-1);
  return {
    notes: drafts.map((draft, index) => ({ ...draft, lane: lanesOf[index] ?? 0 })),
    lanes,
    beats,
    bars: score.bars.filter((at) => at < until).map(tickAt),
    end: Math.max(tickAt(until), (last?.tick ?? 0) + (last?.hold ?? 0)),
  };
}

/** When each note starts and how long it is held, without notes that are too close together. */
function drafted(
  score: Score,
  until: number,
  tickAt: (pulse: number) => number,
  hz: number,
): readonly Draft[] {
  const gap = Math.ceil((MIN_GAP_MS * hz) / 1000);
  const chosen: (typeof score.notes)[number][] = [];
  for (const note of score.notes) {
    if (note.at >= until) break;
    const last = chosen.at(-1);
    if (!last || tickAt(note.at) - tickAt(last.at) >= gap) chosen.push(note);
    else if (weight(note.at, score) > weight(last.at, score) && chosen.length > 1) {
      const before = chosen.at(-2);
      if (before && tickAt(note.at) - tickAt(before.at) >= gap) chosen[chosen.length - 1] = note;
    }
  }
  return chosen.map((note, index) => {
    const tick = tickAt(note.at);
    const next = chosen[index + 1];
    const ends = tickAt(note.at + note.length);
    const free = next ? tickAt(next.at) - Math.ceil((LET_GO_MS * hz) / 1000) : ends;
    const hold = Math.min(ends, free) - tick;
    const bar = score.bars.findLastIndex((at) => at <= note.at);
    const held =
      (ends - tick) * 1000 >= HOLD_FROM_MS * hz && hold * 1000 >= 0.5 * HOLD_FROM_MS * hz;
    return { tick, key: note.key, hold: held ? hold : 0, bar: Math.max(0, bar) };
  });
}

/** The rhythmic weight of a position in the bar. */
function weight(at: number, score: Score): number {
  const place = (((at - (score.bars[1] ?? 0)) % score.bar) + score.bar) % score.bar;
  if (place === 0) return 4;
  if (place % score.beat === 0) return 3;
  return place % (QUARTER / 2) === 0 ? 2 : place % (QUARTER / 4) === 0 ? 1 : 0;
}

/** The cheapest lanes for all notes together. */
function laidOut(drafts: readonly Draft[], lanes: number, seed: number, hz: number): number[] {
  const rng = createRng(`chart ${seed}`);
  // Varies a little from seed to seed; some seeds mirror the layout.
  const taste = drafts.map(() =>
    Array.from({ length: lanes }, () => (seed === 0 ? 0 : rng.unit() * 0.9)),
  );
  const paths: { cost: number; from: number }[][] = [];
  for (const [index, draft] of drafts.entries()) {
    const home = homeOf(drafts, index, lanes);
    const row: { cost: number; from: number }[] = [];
    for (let lane = 0; lane < lanes; lane += 1) {
      const own = Math.abs(lane - home) * COST.place + (taste[index]?.[lane] ?? 0);
      let best = { cost: index === 0 ? own : Infinity, from: 0 };
      for (const [from, before] of (paths[index - 1] ?? []).entries()) {
        const previous = drafts[index - 1];
        if (!previous) break;
        const cost = before.cost + own + stepCost(previous, draft, from, lane, hz);
        if (cost < best.cost) best = { cost, from };
      }
      row.push(best);
    }
    paths.push(row);
  }
  return walkedBack(paths);
}

function walkedBack(paths: readonly (readonly { cost: number; from: number }[])[]): number[] {
  const last = paths.at(-1) ?? [];
  let lane = last.reduce((best, path, at) => (path.cost < (last[best]?.cost ?? 0) ? at : best), 0);
  const found: number[] = [];
  for (let index = paths.length - 1; index >= 0; index -= 1) {
    found[index] = lane;
    lane = paths[index]?.[lane]?.from ?? 0;
  }
  return found;
}

/** The lane for a pitch, between the lowest and the highest pitch near it. */
function homeOf(drafts: readonly Draft[], index: number, lanes: number): number {
  const near = drafts.slice(Math.max(0, index - SIGHT), index + SIGHT + 1).map(({ key }) => key);
  const [low, high] = [Math.min(...near), Math.max(...near)];
  const key = drafts[index]?.key ?? 0;
  return high === low ? (lanes - 1) / 2 : ((key - low) / (high - low)) * (lanes - 1);
}

function stepCost(before: Draft, after: Draft, from: number, to: number, hz: number): number {
  const gap = ((after.tick - before.tick - before.hold) * 1000) / hz;
  const far = Math.abs(to - from);
  if (gap < (REACH_MS[Math.min(far, REACH_MS.length - 1)] ?? 0)) return 1e6;
  const rise = Math.sign(after.key - before.key);
  const right = Math.sign(to - from);
  if (rise === 0) return right === 0 ? 0 : COST.repeat * far;
  const wrong = right === 0 ? COST.flat : right === rise ? 0 : COST.against;
  return wrong + far * COST.far * (gap < 300 ? 2 : 1) + (right === 0 ? COST.stay : 0);
}

import {
  byName,
  lenient,
  otherwise,
  shape,
  such,
  text,
  whole,
  type Parser,
} from '@playgrove/kit/core/parse';
import { readRun } from '@playgrove/kit/logic/ghost';
import { LEVEL_COUNT } from './levels.ts';
import type { Career, State } from './types.ts';

export const FRESH: Career = { ghosts: {} };

/** Longer than `LONGEST_RUN`: earlier ghosts had no end. */
const LONGEST_STORED = 100_000;

/** The career after a run: a win that is faster than the ghost takes its place. */
export function careerOf({ params, phase, cause, clock, run, career }: State): Career {
  if (phase !== 'over' || cause !== 'flower' || params.map >= LEVEL_COUNT) return career;
  const before = career.ghosts[params.map];
  if (before && before.ticks <= clock) return career;
  return { ghosts: { ...career.ghosts, [params.map]: { ticks: clock, run: run.text } } };
}

const run: Parser<string> = such(text(LONGEST_STORED), (raw) => readRun(raw).ok, 'a run');

/** A ghost that cannot be read is gone, the time to beat stays. */
export const parseCareer: Parser<Career> = lenient(
  {
    ghosts: byName(
      Array.from({ length: LEVEL_COUNT }, (_, map) => String(map)),
      shape({ ticks: whole(1, 1e6), run: otherwise(run, '') }),
    ) as Parser<Career['ghosts']>,
  },
  FRESH,
);

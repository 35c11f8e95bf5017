import type { Json, Result } from '@playgrove/kit/contract';
import { shape, text, whole } from '@playgrove/kit/core/parse';
import { readRun } from '@playgrove/kit/logic/ghost';
import { LEVEL_COUNT } from './levels.ts';
import type { Best, Career, State } from './types.ts';

const parseBest = shape({ ticks: whole(1, 1e6), run: text(8000) });

/** The career after a run: a win that is faster than the ghost takes its place. */
export function careerOf({ params, phase, cause, clock, run, career }: State): Career {
  if (phase !== 'over' || cause !== 'flower' || params.map >= LEVEL_COUNT) return career;
  const before = career.ghosts[params.map];
  if (before && before.ticks <= clock) return career;
  return { ghosts: { ...career.ghosts, [params.map]: { ticks: clock, run: run.text } } };
}

export function parseCareer(raw: Json): Result<Career> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, error: 'career: expected an object' };
  const stored = (raw as { readonly ghosts?: Json }).ghosts;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { ok: false, error: 'career.ghosts: expected an object' };
  const ghosts: { [map: string]: Best } = {};
  for (const [map, value] of Object.entries(stored)) {
    const at = `career.ghosts.${map}`;
    const number = whole(0, LEVEL_COUNT - 1)(Number(map), at);
    if (!number.ok) return number;
    const best = parseBest(value, at);
    if (!best.ok) return best;
    const run = readRun(best.value.run);
    if (!run.ok) return { ok: false, error: `${at}: ${run.error}` };
    ghosts[map] = best.value;
  }
  return { ok: true, value: { ghosts } };
}

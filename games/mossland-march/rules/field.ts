import { PLOTS } from '../levels.ts';
import type { Field } from './ground.ts';
import { plotField } from './plot-field.ts';
import { skirmishField } from './skirmish.ts';
import type { State } from './types.ts';

export type { Field } from './ground.ts';

const MAX_KNOWN = 64;

let known = new Map<string, Field>();

/** The field of a battle; made once. */
export function fieldOf({ params, seed }: Pick<State, 'params' | 'seed'>): Field {
  const key =
    params.mode === 'level' ? `${params.level}` : `${params.rivals} ${params.tier} ${seed}`;
  const found = known.get(key);
  if (found) return found;
  const field = params.mode === 'level' ? levelField(params.level) : skirmishField(seed, params);
  if (known.size >= MAX_KNOWN) known = new Map();
  known.set(key, field);
  return field;
}

function levelField(level: number): Field {
  const plot = PLOTS[level];
  if (!plot) throw new Error(`there is no level ${level}`);
  return plotField(plot);
}

import type { Json, Result } from '@playgrove/kit/contract';
import { type Params } from './state.ts';
import { LEVELS } from '../levels.ts';

/** Only params that a level of this game has are known. */
export function parseParams(raw: Json): Result<Params> {
  const text = JSON.stringify(raw);
  const found = LEVELS.find(({ params }) => JSON.stringify(params) === text);
  return found
    ? { ok: true, value: found.params }
    : { ok: false, error: `params: no level is made like ${text.slice(0, 80)}` };
}

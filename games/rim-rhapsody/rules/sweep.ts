import { FULL, WIDEST } from './court.ts';
import type { State } from './state.ts';
import { fate } from './fate.ts';

export type Share = { readonly any: number; readonly swish: number; readonly bank: number };

/**
 * The share of all flicks (angle by power, evenly) that score from where things are.
 * @param angles and powers: how many of each are tried
 */
export function shareOf(state: State, angles = 26, powers = 16): Share {
  const { ball } = state;
  if (!ball) throw new Error('there is no ball in hand to sweep with');
  const found = { any: 0, swish: 0, bank: 0 };
  for (let a = 0; a < angles; a += 1) {
    for (let p = 0; p < powers; p += 1) {
      const angle = Math.round(((a + 0.5) / angles) * 2 * WIDEST * 10 - WIDEST * 10);
      const power = Math.round(((p + 0.5) / powers) * FULL);
      const how = fate(state, ball, angle, power);
      if (!how) continue;
      found.any += 1;
      if (how.kind !== 'rim') found[how.kind] += 1;
    }
  }
  const all = angles * powers;
  return { any: found.any / all, swish: found.swish / all, bank: found.bank / all };
}

import { HOUSE_RECORDS } from './grooves.ts';
import type { State, Vinyl } from './state.ts';

/** Every record of the jukebox: the house's own, then one for each solved case. */
export function recordsOf({ career }: Pick<State, 'career'>): readonly Vinyl[] {
  return [...HOUSE_RECORDS, ...career.records];
}

/** Puts a row of the next record on that has this drum. @returns whether there is one */
export function pickNext(state: State, at: number): boolean {
  const records = recordsOf(state);
  const one = state.rows[at];
  if (!one) return false;
  const from = state.picks[at] ?? -1;
  for (let on = 1; on <= records.length; on += 1) {
    const next = (from + on) % records.length;
    const mask = records[next]?.rows[at] ?? 0;
    if (mask === 0) continue;
    one.mine = mask;
    state.picks[at] = next;
    // The kick leads: its record sets the tempo.
    if (at === 0) setTempo(state, records[next]?.ticks ?? state.ticks);
    return true;
  }
  return false;
}

function setTempo(state: State, ticks: number): void {
  if (ticks === state.ticks) return;
  state.ticks = ticks;
  state.beat = -1;
}

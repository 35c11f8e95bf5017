import type { Rules } from '@playgrove/kit/contract';

type Params = { readonly on: 'down' | 'up' };
export type State = { readonly on: Params['on']; over: boolean };

/** A game for tests: one touch wins, as the finger comes down or as it is lifted. */
export const rules: Rules<Params, State, number> = {
  slug: 'one-touch',
  version: 1,
  pace: { kind: 'turns', undo: 'none' },
  levels: [
    { id: 'down', params: { on: 'down' }, pack: 'pack.all' },
    { id: 'up', params: { on: 'up' }, pack: 'pack.all' },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: (raw) =>
    typeof raw === 'object' && raw !== null && 'on' in raw && (raw.on === 'up' || raw.on === 'down')
      ? { ok: true, value: { on: raw.on } }
      : { ok: false, error: 'params.on: expected "down" or "up"' },
  parseInput: (raw) =>
    raw === 0 ? { ok: true, value: 0 } : { ok: false, error: 'input: expected 0' },
  deal: ({ on }) => ({ on, over: false }),
  step(state) {
    state.over = true;
  },
  inputs: ({ over }) => (over ? [] : [0]),
  status: ({ over }) => (over ? 'won' : 'playing'),
  score: ({ over }) => (over ? 74 : 0),
  ending: ({ over }) => (over ? { reason: 'reason.touched' } : undefined),
  text: ({ on, over }) => `${on} ${over}`,
};

import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import type { Json, Rules } from '@playgrove/kit/contract';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { BODIES } from './rules/fruit.ts';
import { ROOM, ROW_TICKS } from './rules/fairness.ts';
import type { Field } from './rules/field.ts';
import type { Params, Toss } from './rules/state.ts';

/*
 * Spawn lint: games are played, and what the air did is measured from outside, tick by tick,
 * without the planner's own arithmetic.
 */

const FIELDS: readonly Field[] = [
  { w: 720, h: 1440 },
  { w: 720, h: 1120 },
  { w: 1440, h: 720 },
];
const SEEDS = 24;
const TICKS = 60 * 150;

type Seen = {
  readonly toss: Toss;
  visible: number;
  clear: number;
  longestClear: number;
  sides: boolean;
};

/** Follows every toss of a game in which hearts never run out and nothing is cut. */
function watch(params: Params, seed: string, field: Field): Map<number, Seen> {
  const session = new Session(rules as unknown as Rules, { level: 'lint', params, seed });
  session.apply({ kind: 'field', ...field } as Json);
  const state = session.state as unknown as State;
  const rng = createRng(seed);
  const first = bot(state, rng, 1);
  session.apply(first as unknown as Json);
  const seen = new Map<number, Seen>();
  for (let tick = 0; tick < TICKS && session.status === 'playing'; tick += 1) {
    state.lives = 3;
    session.advance();
    const nests = state.air.filter((toss) => toss.kind === 'nest');
    for (const toss of state.air) {
      if (toss.id <= 3 || toss.wait > 0) continue;
      const entry = seen.get(toss.id) ?? {
        toss,
        visible: 0,
        clear: 0,
        longestClear: 0,
        sides: true,
      };
      seen.set(toss.id, entry);
      if (toss.y >= field.h) continue;
      entry.visible += 1;
      entry.sides &&= toss.x > 0 && toss.x < field.w && toss.y > 0;
      const near = nests.some(
        (nest) => Math.hypot(nest.x - toss.x, nest.y - toss.y) < BODIES.nest.reach + ROOM - 1,
      );
      entry.clear = near ? 0 : entry.clear + 1;
      entry.longestClear = Math.max(entry.longestClear, entry.clear);
    }
    checkRows(state);
  }
  return seen;
}

/** About its apex a row can be cut in one straight stroke without touching a nest. */
function checkRows(state: State): void {
  const rows = new Map<number, Toss[]>();
  for (const toss of state.air) {
    if (toss.row === 0) continue;
    rows.set(toss.row, [...(rows.get(toss.row) ?? []), toss]);
  }
  for (const row of rows.values()) {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || first === last) continue;
    if (Math.abs(first.vy / first.g) > ROW_TICKS - 4) continue;
    for (const nest of state.air) {
      if (nest.kind !== 'nest' || nest.wait > 0) continue;
      const samples = Array.from({ length: 21 }, (_, at) => at / 20);
      const nearest = Math.min(
        ...samples.map((part) =>
          Math.hypot(
            first.x + (last.x - first.x) * part - nest.x,
            first.y + (last.y - first.y) * part - nest.y,
          ),
        ),
      );
      expect(nearest, `tick ${state.tick}, row ${first.row}`).toBeGreaterThan(BODIES.nest.reach);
    }
  }
}

const MODES: readonly Params[] = [
  { mode: 'endless' },
  { mode: 'rush' },
  { mode: 'recipe', card: 6 },
  { mode: 'recipe', card: 36 },
];

describe.each(MODES)('%j', (params) => {
  test('every fruit is in sight for 0.9 s, inside the field, and clear of nests for 0.65 s on end', () => {
    let [fruit, nests] = [0, 0];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const field = FIELDS[seed % FIELDS.length] ?? { w: 720, h: 720 };
      for (const { toss, visible, longestClear, sides } of watch(
        params,
        `lint ${seed}`,
        field,
      ).values()) {
        const settled = toss.vy > 0 && toss.y > field.h;
        if (!settled) continue;
        const name = `seed ${seed}, ${toss.kind} ${toss.id}`;
        expect(sides, name).toBe(true);
        if (toss.kind === 'nest') {
          nests += 1;
          continue;
        }
        fruit += 1;
        expect(visible, name).toBeGreaterThanOrEqual(54);
        expect(longestClear, name).toBeGreaterThanOrEqual(39);
      }
    }
    expect(fruit).toBeGreaterThan(2000);
    expect(nests).toBeGreaterThan(50);
  });
});

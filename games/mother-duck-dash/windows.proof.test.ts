import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { hasWindows, lay } from './rules/course.ts';
import { MAX_DUCKLINGS, type Row } from './rules/types.ts';

/** The groups of lanes of a course, and the row at which each begins. */
function groupsOf(seed: string, rows: number): readonly (readonly Row[])[] {
  const state = rules.deal({ mode: 'endless' }, createRng(seed), rules.career?.fresh as never);
  const rng = createRng(`${seed} more`);
  const all: Row[] = [...state.rows];
  const stay = state.trail[0];
  if (!stay) throw new Error('no start');
  while (all.length < rows) {
    const known = state.first + state.rows.length;
    state.trail = [{ ...stay, row: known - 12 }];
    state.safe = { row: known - 12, x: 3 };
    lay(state, rng);
    all.push(...state.rows.slice(known - state.first));
  }
  const groups: Row[][] = [[]];
  for (const row of all) {
    if (row.kind === 'meadow') groups.push([]);
    else groups.at(-1)?.push(row);
  }
  return groups.filter(({ length }) => length > 0);
}

const SEEDS = 200;

test('every group of lanes has a window for each length of line, when it is laid and later', () => {
  let groups = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const lanes of groupsOf(`windows ${seed}`, seed % 16 === 0 ? 160 : 36)) {
      groups += 1;
      const lines = groups % 8 === 0 ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [MAX_DUCKLINGS];
      for (const line of lines) expect(hasWindows(lanes, 0, line, 20_000)).toBe(true);
    }
  }
  expect(groups).toBeGreaterThan(SEEDS * 5);
}, 600_000);

test('the better bot brings nine of ten ducklings to a pond, so the windows are there in play too', () => {
  let [joined, lost] = [0, 0];
  for (let seed = 0; seed < 4; seed += 1) {
    const game = playing(rules, 'endless', { seed: `safe ${seed}` });
    const rng = createRng(`bot ${seed}`);
    let line = 0;
    game.finish((state: State) => {
      if (state.ducks.length > line) joined += 1;
      line = state.ducks.length;
      return bot(state, rng, 1);
    }, 60 * 90);
    lost -= game.state.banked + game.state.ducks.length;
    expect(game.state.phase).toBe('play');
  }
  lost += joined;
  expect(joined).toBeGreaterThan(150);
  expect(lost).toBeLessThan(joined * 0.1);
}, 600_000);

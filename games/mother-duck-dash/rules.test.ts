import { playing } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { hasWindows } from './rules/course.ts';
import { covering, fits, isFree } from './rules/lanes.ts';
import { duckAt, GRACE, isTrainDue, motherAt } from './rules/run.ts';
import { findWay } from './rules/search.ts';
import {
  HEARTS,
  HOP,
  LAG,
  MAX_DUCKLINGS,
  START,
  type Input,
  type Row,
  type Stay,
} from './rules/types.ts';

const MEADOW: Row = {
  kind: 'meadow',
  speed: 0,
  items: [],
  span: 1,
  trees: [],
  pond: null,
  duck: -1,
  swim: 0,
};
const road = (speed: number, from: number, length = 2, span = 40): Row => ({
  ...MEADOW,
  kind: 'road',
  speed,
  span,
  items: [{ from, length }],
});
const stream = (speed: number, from: number, length: number): Row => ({
  ...road(speed, from, length),
  kind: 'stream',
});

/** A run on rows of the test's own: they begin where she stands. */
function on(...rows: Row[]) {
  const game = playing(rules, 'endless', { seed: 'rows' });
  const { state } = game;
  // After the grace of the first seconds, with everything where the test put it.
  state.clock = GRACE;
  state.trail = [{ ...(state.trail[0] as Stay), at: GRACE - HOP }];
  const late = (row: Row) => ({
    ...row,
    items: row.items.map(({ from, length }) => ({ from: from - row.speed * GRACE, length })),
  });
  const ahead = rows.map(late);
  state.rows = [
    ...state.rows.slice(0, START.row),
    ...ahead,
    ...Array.from({ length: 24 }, () => ({ ...MEADOW })),
  ];
  const hop = (input: Input, times = 1): void => {
    for (let time = 0; time < times; time += 1) {
      game.give(input);
      game.tick(HOP);
    }
  };
  return { game, state, hop };
}

const columnsOf = (state: State): readonly number[] =>
  state.ducks.map((duck) => duckAt(state, duck, state.clock).row);

describe('hops', () => {
  test('lead from cell to cell, and a new row scores', () => {
    const { state, hop } = on(MEADOW);
    hop('up', 2);
    hop('left');
    expect(motherAt(state, state.clock)).toMatchObject({ x: START.x - 1, row: START.row + 2 });
    expect(state.score).toBe(10);
    hop('down');
    expect(state.score).toBe(10);
  });

  test('trees and the edge stop them', () => {
    const { state, hop } = on(MEADOW, { ...MEADOW, trees: [START.x] });
    hop('up');
    expect(motherAt(state, state.clock).row).toBe(START.row);
    hop('right', 9);
    expect(motherAt(state, state.clock).x).toBe(6);
  });

  test('what comes during a hop changes nothing', () => {
    const { game, state } = on(MEADOW);
    game.give('up');
    game.tick(2);
    game.give('left');
    game.tick(HOP);
    expect(motherAt(state, state.clock)).toMatchObject({ x: START.x, row: START.row + 1 });
  });
});

describe('the line', () => {
  const duck = { ...MEADOW, duck: START.x };

  test('copies her path, each duckling a little later than the one before', () => {
    const { state, hop, game } = on(MEADOW, duck, duck, MEADOW);
    hop('up', 2);
    expect(state.ducks).toHaveLength(2);
    hop('left');
    hop('up');
    expect(columnsOf(state)).toEqual([START.row + 2, START.row + 2]);
    game.tick(LAG * 2);
    expect(columnsOf(state)).toEqual([START.row + 3, START.row + 3]);
  });

  test('waits where it joined until she is far enough ahead', () => {
    const { state, hop } = on(MEADOW, duck);
    hop('up');
    hop('up');
    const [first] = state.ducks;
    expect(first && duckAt(state, first, state.clock).row).toBe(START.row + 1);
  });

  test('loses the one that a car reaches, and she keeps her hearts', () => {
    // The car comes to her column after she has passed and before the last duckling has.
    const { state, hop, game } = on(MEADOW, duck, duck, duck, road(0.05, START.x - 4.5), MEADOW);
    hop('up', 3);
    hop('up', 2);
    game.tick(LAG * 4);
    expect(state.hearts).toBe(HEARTS);
    expect(state.lost).toBeGreaterThan(0);
    expect(state.ducks.length).toBe(3 - state.lost);
  });

  test('fits onto a log only if there is enough of it behind her', () => {
    const row = stream(0.02, 0, 3);
    const [item] = row.items;
    if (!item) throw new Error('no log');
    expect(fits(row, item, 2, LAG * MAX_DUCKLINGS)).toBe(true);
    expect(fits(row, item, 0, LAG * MAX_DUCKLINGS)).toBe(false);
    expect(fits(row, item, 0, LAG)).toBe(true);
  });

  test('never holds more than eight', () => {
    const { state, hop } = on(MEADOW, ...Array.from({ length: MAX_DUCKLINGS + 2 }, () => duck));
    hop('up', MAX_DUCKLINGS + 2);
    expect(state.ducks).toHaveLength(MAX_DUCKLINGS);
  });

  test('scores more for each duckling that swims into the same pond', () => {
    const pond: Row = { ...MEADOW, pond: [2, 4] };
    const { state, hop, game } = on(MEADOW, duck, duck, duck, pond);
    hop('up', 4);
    const before = state.score;
    game.tick(LAG * 4);
    expect(state.score - before).toBe(10 + 20 + 30);
    expect(state).toMatchObject({ banked: 3, ducks: [] });
  });

  test('is a parade with all eight in one pond', () => {
    const pond: Row = { ...MEADOW, pond: [2, 4] };
    const { state, hop, game } = on(
      MEADOW,
      ...Array.from({ length: MAX_DUCKLINGS }, () => duck),
      pond,
    );
    hop('up', MAX_DUCKLINGS + 1);
    const before = state.score;
    game.tick(LAG * (MAX_DUCKLINGS + 1));
    expect(state.score - before).toBe(360 + 200);
  });
});

describe('danger', () => {
  test('a train rings before it comes, and a loss names it', () => {
    const rail = road(0.2, -16, 9.6, 60);
    expect(isTrainDue(rail, 0, 20)).toBe(false);
    expect(isTrainDue(rail, 0, 80)).toBe(true);
    expect(isTrainDue(road(0.05, -2), 0, 80)).toBe(false);
    const { state, hop } = on(MEADOW, { ...rail, items: [{ from: START.x - 5, length: 9.6 }] });
    hop('up');
    expect(state).toMatchObject({ hearts: HEARTS - 1, cause: 'train' });
  });

  test('a car costs a heart and the line, and she flutters back to the meadow', () => {
    const duck = { ...MEADOW, duck: START.x };
    const { state, hop, game } = on(MEADOW, duck, road(0, START.x - 1));
    hop('up');
    hop('up');
    expect(state).toMatchObject({ hearts: HEARTS - 1, ducks: [], phase: 'flutter', cause: 'car' });
    game.tick(60);
    expect(state.phase).toBe('play');
    expect(motherAt(state, state.clock).row).toBe(START.row + 1);
  });

  test('water without a log is a splash, and a log carries her along', () => {
    const wet = on(MEADOW, stream(0.01, 30, 3));
    wet.hop('up');
    expect(wet.state.cause).toBe('water');
    const dry = on(MEADOW, stream(0.01, START.x - 1.5, 3));
    dry.hop('up');
    const { x } = motherAt(dry.state, dry.state.clock);
    dry.game.tick(50);
    expect(motherAt(dry.state, dry.state.clock).x).toBeCloseTo(x + 0.5, 6);
  });

  test('a log that leaves the field carries her away', () => {
    const { state, hop, game } = on(MEADOW, stream(0.05, START.x - 1.5, 3));
    hop('up');
    game.tick(120);
    expect(state.cause).toBe('edge');
  });

  test('the rain catches up with a duck that waits', () => {
    const { state, hop, game } = on(MEADOW);
    hop('up', 3);
    game.until(({ cause }: State) => cause === 'rain', { most: 3600 });
    expect(state.hearts).toBe(HEARTS - 1);
  });

  test('three lost hearts end the run with a reason', () => {
    const { state, hop, game } = on(MEADOW, road(0, START.x - 1));
    for (let life = 0; life < HEARTS; life += 1) {
      hop('up');
      game.tick(60);
    }
    expect(rules.status(state)).toBe('over');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.car' });
  });
});

describe('traffic', () => {
  test('a place is free exactly as long as no car covers it', () => {
    const rng = createRng('free');
    for (let round = 0; round < 300; round += 1) {
      const row = road(
        rng.between(-0.06, 0.06),
        rng.between(0, 20),
        rng.between(1, 3),
        rng.between(9, 20),
      );
      const [x, from, long] = [rng.int(7), rng.int(1000), rng.int(90)];
      let covered = false;
      for (let tick = from * 8; tick <= (from + long) * 8; tick += 1)
        covered ||= covering(row, x, tick / 8, 0.24) !== undefined;
      // Between two samples a car moves less than this.
      if (covered) expect(isFree(row, x, from, from + long)).toBe(false);
      else expect(isFree(row, x, from + 0.2, from + long - 0.2)).toBe(true);
    }
  });

  test('a short line fits through a gap that a long one has to let pass', () => {
    // Gaps of one second.
    const rows = [road(0.05, 0, 2, 5)];
    expect(hasWindows(rows, 0, 2)).toBe(true);
    expect(hasWindows(rows, 0, 8)).toBe(false);
  });

  test('the search waits for a car to pass', () => {
    const rows = [MEADOW, road(0.04, START.x - 2, 2), MEADOW];
    const quest = { rows: (row: number) => rows[row], line: 0, row: 2, ticks: 400, nodes: 900 };
    const end = findWay(quest, { clock: 0, row: 0, x: START.x });
    expect(end?.row).toBe(2);
    expect(end?.clock).toBeGreaterThan(HOP * 2);
  });
});

test('a player who taps without looking keeps all hearts for ten seconds, and loses them after', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const game = playing(rules, 'endless', { seed: `blind ${seed}` });
    for (let tick = 0; tick < GRACE; tick += 1) {
      if (tick % 30 === 0) game.give('up');
      game.tick(1);
    }
    expect(game.state.hearts).toBe(HEARTS);
    game.finish(() => 'up', 60 * 60);
    expect(game.state.hearts).toBeLessThan(HEARTS);
  }
});

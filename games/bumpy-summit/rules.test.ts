import { freshPurse } from '@playgrove/kit/logic/upgrades';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { roadIn, rules, safeIn, stopOf, tankOf, type State } from './rules.ts';
import { gripsOf, LEVELS, REGIONS, regionOf } from './rules/regions.ts';
import { endOf, groundAt, rideAt, roadOf, slopeAt, START, WHEEL } from './rules/road.ts';
import { buildOf } from './rules/truck.ts';
import { HAUL, METER, SHOP, WARES, type Career, type Input } from './rules/types.ts';

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);
const gas = (state: State): Input | undefined => (state.held === 1 ? undefined : 1);
const rich = (coins: number): Career => ({ purse: { ...freshPurse(SHOP), coins } });

describe('roads', () => {
  test.each(LEVELS)('$id is level at its start and its stop, and climbable in between', (level) => {
    const { params } = level;
    const road = roadOf(params, 5, 8000);
    const [stop = 0] = road.stops;
    expect(Math.abs(groundAt(road, START + 200) - groundAt(road, START - 100))).toBe(0);
    expect(groundAt(road, stop - 200)).toBe(groundAt(road, stop + 200));
    const { road: grip, patch } = gripsOf(params);
    for (let x = START; x < stop; x += 8) {
      const up = -slopeAt(road, x);
      // The tight side of a log or a crater's edge is passed with a swing.
      expect(up, `at ${x}`).toBeLessThan(Math.min(0.8, grip));
      const soft = road.patches.some(({ from, to }) => x > from && x < to);
      if (soft) expect(up, `at ${x}`).toBeLessThan(patch);
    }
    expect(road.coins.length).toBeGreaterThan(20);
    expect(road.cans.length).toBeGreaterThan(0);
  });

  test('a wheel never cuts the ground', () => {
    const road = roadOf({ region: 1, stage: 5 }, 0);
    for (let x = START; x < endOf(road) - 100; x += 8) {
      const middle = rideAt(road, x);
      for (let side = -16; side <= 16; side += 8) {
        const foot = middle + Math.sqrt(WHEEL * WHEEL - side * side);
        expect(foot).toBeLessThanOrEqual(groundAt(road, x + side) + 1e-6);
      }
    }
  });

  test('a long haul goes on, the same for the same seed, another for another', () => {
    const params = { region: 0, stage: HAUL };
    const far = roadOf(params, 7, 60_000);
    expect(far.stops.length).toBeGreaterThan(6);
    expect(groundAt(roadOf(params, 8, 60_000), 5000)).not.toBe(groundAt(far, 5000));
    const before = far.ground.slice(0, 900);
    expect(roadOf(params, 7).ground.slice(0, 900)).toEqual(before);
  });
});

describe('the truck', () => {
  test('rests on its springs, between full and empty', () => {
    const game = playing(rules, 'clover-1');
    game.tick(120);
    const { truck } = game.state;
    for (const { squeeze, grounded } of [truck.rear, truck.front]) {
      expect(grounded).toBe(true);
      expect(squeeze).toBeGreaterThan(8);
      expect(squeeze).toBeLessThan(22);
    }
    expect(Math.abs(truck.vx) + Math.abs(truck.vy)).toBeLessThan(2);
    expect(safeIn(game.state)).toBe(3);
  });

  test('waits for gas, and burns nothing before', () => {
    const game = playing(rules, 'clover-1');
    game.tick(600);
    expect(game.state.phase).toBe('ready');
    expect(game.state.fuel).toBe(tankOf(game.state));
    game.give(1);
    game.tick(60);
    expect(game.state.truck.x).toBeGreaterThan(60);
    expect(game.state.fuel).toBeLessThan(tankOf(game.state));
  });

  test('gas raises the nose in the air, the brake lowers it', () => {
    const tilt = (held: number): number => {
      const game = playing(rules, 'clover-1');
      game.give(1);
      Object.assign(game.state.truck, { y: game.state.truck.y - 300, vx: 0, spin: 0 });
      game.give(held);
      game.tick(25);
      return game.state.truck.tilt;
    };
    expect(tilt(1)).toBeLessThan(-0.3);
    expect(tilt(2)).toBeGreaterThan(0.3);
    expect(Math.abs(tilt(0))).toBeLessThan(0.1);
  });

  test('the brake stops, then backs up, but not past the barn', () => {
    const game = playing(rules, 'clover-1');
    game.give(1);
    game.tick(90);
    game.give(2);
    game.until(({ truck }) => truck.vx < -20, { most: 300 });
    game.tick(400);
    expect(game.state.truck.x).toBeGreaterThanOrEqual(START - 61);
  });

  test('a roof on the ground ends the drive', () => {
    const game = playing(rules, 'clover-1');
    game.give(1);
    Object.assign(game.state.truck, { y: game.state.truck.y - 60, tilt: 3 });
    const cues = game.until(({ phase }) => phase === 'over', { most: 400 }).map(({ name }) => name);
    expect(cues).toContain('end.flip');
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'end.flip' });
  });

  test('each upgrade makes a better truck', () => {
    const plain = buildOf(freshPurse(SHOP));
    for (const ware of WARES) {
      const purse = { coins: 0, levels: { ...freshPurse(SHOP).levels, [ware]: 3 } };
      const built = Object.values(buildOf(purse)).reduce((sum, value) => sum + value, 0);
      expect(built, ware).toBeGreaterThan(
        Object.values(plain).reduce((sum, value) => sum + value, 0),
      );
    }
  });
});

describe('cargo', () => {
  test.each(REGIONS.map(({ id }) => id))('of %s stays in a truck that stands', (id) => {
    const game = playing(rules, `${id}-6`);
    game.tick(300);
    expect(safeIn(game.state)).toBe(game.state.pieces.length);
    for (const { x, y } of game.state.pieces) {
      expect(Math.abs(x - game.state.truck.x)).toBeLessThan(90);
      expect(y).toBeLessThan(game.state.truck.y + 2);
    }
  });

  test('that hits the ground is lost, and the last one ends the drive', () => {
    const game = playing(rules, 'clover-1');
    game.give(1);
    const [first, ...rest] = game.state.pieces;
    if (!first) throw new Error('no cargo');
    Object.assign(first, { x: first.x - 200, y: first.y });
    const cues = names(game.until((state) => safeIn(state) === 2, { most: 200 }));
    expect(cues).toContain('lost.melon');
    for (const piece of rest) Object.assign(piece, { x: piece.x - 300 });
    game.until(({ phase }) => phase === 'over', { most: 400 });
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'end.gone-melon' });
  });

  test('coins count once for each piece, and stars count pieces', () => {
    for (const [lost, stars] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const) {
      const game = playing(rules, 'clover-1');
      game.give(1);
      for (const piece of game.state.pieces.slice(0, lost)) piece.safe = false;
      game.state.coins = 20;
      const road = roadIn(game.state);
      const line = road.stops[0] ?? 0;
      const by = line - 10 - game.state.truck.x;
      const fall = groundAt(road, line) - groundAt(road, START);
      for (const thing of [game.state.truck, ...game.state.pieces]) {
        thing.x += by;
        thing.y += fall;
      }
      game.state.seen = road.coins.length;
      game.until(({ phase }) => phase === 'over', { bot: gas, most: 300 });
      expect(game.session.status).toBe('won');
      expect(rules.score?.(game.state)).toBe(20 * (3 - lost));
      expect(rules.stars?.(game.state)).toBe(stars);
    }
  });
});

describe('fuel', () => {
  test('a can fills most of the tank, and warns before it is empty', () => {
    const game = playing(rules, 'clover-1');
    game.give(1);
    const road = roadIn(game.state);
    game.state.fuel = tankOf(game.state) * 0.62;
    const cues = names(game.until(({ cans }) => cans === 1, { most: 900 }));
    expect(cues).toContain('low');
    expect(game.state.truck.x).toBeGreaterThan((road.cans[0] ?? 0) - 100);
    expect(game.state.fuel).toBeGreaterThan(tankOf(game.state) * 0.65);
  });

  test('an empty tank ends the drive once the truck stands, and says how far it was', () => {
    const game = playing(rules, 'clover-1');
    game.give(1);
    game.tick(60);
    game.state.fuel = 0;
    game.until(({ phase }) => phase === 'over', { most: 1500 });
    const { truck } = game.state;
    const left = Math.ceil((stopOf(game.state, roadIn(game.state)) - truck.x) / METER);
    expect(left).toBeGreaterThan(60);
    expect(rules.ending?.(game.state)).toMatchObject({
      reason: 'end.fuel',
      almost: 'almost.far',
      value: left,
    });
    expect(rules.goal?.(game.state)).toBeUndefined();
  });
});

describe('a long haul', () => {
  test('pays at each stop, fills the tank and loads again', () => {
    const game = playing(rules, 'haul-clover');
    game.give(1);
    const road = roadIn(game.state);
    const line = road.stops[0] ?? 0;
    const { truck, pieces } = game.state;
    const by = line - 20 - truck.x;
    const fall = groundAt(road, line) - groundAt(road, START);
    for (const thing of [truck, ...pieces]) {
      thing.x += by;
      thing.y += fall;
    }
    Object.assign(game.state, { coins: 10, fuel: 3, seen: road.coins.length });
    const cues = names(game.until(({ stops }) => stops === 1, { bot: gas, most: 300 }));
    expect(cues).toContain('stop');
    expect(game.state.paid).toBe(10 * pieces.length);
    expect(game.state.fuel).toBeGreaterThan(tankOf(game.state) - 1);
    expect(rules.goal?.(game.state)?.target).toBeGreaterThan(100);
    game.state.fuel = 0;
    game.finish(() => undefined, 3000);
    expect(game.session.status).toBe('over');
    expect(rules.ending?.(game.state)).toMatchObject({ almost: 'almost.stops', value: 1 });
  });
});

describe('upgrades', () => {
  test('are bought before the drive, if there are coins enough', () => {
    const game = playing(rules, 'clover-1', { career: rich(130) });
    game.give({ buy: 'tank' });
    expect(game.state.career.purse.coins).toBe(30);
    expect(game.state.fuel).toBe(tankOf(game.state));
    expect(game.refusal({ buy: 'tank' })).toBe('refused.poor');
    game.give(1);
    expect(game.refusal({ buy: 'engine' })).toBe('refused.driving');
  });

  test('survive an update: a new part starts at 0, a level that is gone is paid back', () => {
    expect(
      rules.career?.parse({ purse: { coins: 10, levels: { engine: 3, tires: 6, wings: 2 } } }),
    ).toMatchObject({
      ok: true,
      value: { purse: { coins: 2410, levels: { engine: 3, springs: 0, tires: 5, tank: 0 } } },
    });
    expect(rules.career?.parse('rich')).toMatchObject({ ok: false });
  });

  test('inputs that mean nothing are refused', () => {
    expect(rules.parseInput({ buy: 'wings' }).ok).toBe(false);
    expect(rules.parseInput(4).ok).toBe(false);
  });
});

test('a full turn in the air pays, once the truck has landed', () => {
  const game = playing(rules, 'clover-1');
  game.give(1);
  Object.assign(game.state.truck, { tilt: -6.28, turned: -6.2, air: 60 });
  for (const thing of [game.state.truck, ...game.state.pieces]) thing.y -= 60;
  const cues = game.until(({ flips }) => flips === 1, { most: 200 });
  expect(names(cues)).toContain('flip');
});

test('stops are as far as the map says', () => {
  for (const { params } of LEVELS) {
    const [stop = 0] = roadOf(params, 3).stops;
    expect(stop / METER).toBeGreaterThan(180);
    expect(stop / METER).toBeLessThan(560);
    expect(regionOf(params).id.length).toBeGreaterThan(2);
  }
});

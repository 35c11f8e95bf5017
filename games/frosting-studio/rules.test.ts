import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bandAt, DESIGNS, designOf, type Mark } from './rules/designs.ts';
import { verdictOf } from './rules/judge.ts';
import { cellOf, gearOf, graceOf } from './rules/pipe.ts';
import { DRIP, DRIP_TICKS, HZ, SPATULA, THICK, around, type State } from './rules/types.ts';
import { mayServe, rules, secondsLeft, toolsOf } from './rules.ts';

const LONGEST = 4000;

/** A game whose table stands with this cell at the nozzle. */
function at(id: string) {
  const game = playing(rules, id);
  const until = (cell: number): void =>
    void game.until((state) => cellOf(state) === around(cell), { most: LONGEST });
  return { game, until };
}
const piped = ({ cells }: State): number => cells.flat().filter((code) => code > 0).length;

describe('a stretch', () => {
  const { from, long, bands } = DESIGNS[0]?.marks[0] ?? { from: 0, long: 0, bands: [] };
  const band = bands[0] ?? 0;

  test('is whole when the hand is a little early and a little late', () => {
    const { game, until } = at('lemon');
    const grace = graceOf(game.state);
    until(from - grace);
    game.give({ act: 'press', band });
    until(from + long + grace - 1);
    game.give({ act: 'lift' });
    expect(piped(game.state)).toBe(long);
    expect(verdictOf(game.state)).toMatchObject({ stray: 0 });
  });

  test('is whole when the hand comes late and leaves early', () => {
    const { game, until } = at('lemon');
    const grace = graceOf(game.state);
    until(from + grace);
    game.give({ act: 'press', band });
    until(from + long - grace);
    game.give({ act: 'lift' });
    expect(piped(game.state)).toBe(long);
  });

  test('gets frosting beside it from a hand that stays', () => {
    const { game, until } = at('lemon');
    until(from);
    game.give({ act: 'press', band });
    until(from + long + graceOf(game.state) + 3);
    expect(verdictOf(game.state).stray).toBeGreaterThan(2);
  });
});

test('a tap fills a dot before and after it has come by, and holding smears', () => {
  const { game, until } = at('daisy');
  const design = designOf(DESIGNS.findIndex(({ id }) => id === 'daisy'));
  const [first, second, third] = design.marks;
  if (!first || !second || !third) throw new Error('dots');
  const tap = (cell: number): void => {
    until(cell);
    game.give({ act: 'press', band: bandAt(first, 0) });
    game.tick(3);
    game.give({ act: 'lift' });
  };
  tap(first.from - 2);
  expect(piped(game.state)).toBe(first.long);
  tap(second.from + second.long + 1);
  expect(piped(game.state)).toBe(first.long + second.long);
  until(third.from);
  game.give({ act: 'press', band: bandAt(third, 0) });
  until(third.from + 9);
  expect(verdictOf(game.state).stray).toBeGreaterThan(3);
});

test('a ring closes with a seam, and going on lays it on thick', () => {
  const { game, until } = at('picnic');
  until(10);
  game.give({ act: 'press', band: 0 });
  until(40);
  until(8);
  expect(game.state.rows).toEqual([false]);
  const thick = (state: State): number => state.cells.flat().filter((code) => code >= THICK).length;
  expect(thick(game.state)).toBe(0);
  until(9);
  expect(game.state.rows).toEqual([true]);
  expect(game.state.phase).toBe('top');
});

test('the wrong color counts half, and piping over it puts it right', () => {
  const { game, until } = at('firstday');
  const [mark] = designOf(2).marks;
  if (!mark) throw new Error('mark');
  const band = bandAt(mark, 0);
  game.give({ act: 'color', which: designOf(2).colors[1] ?? 0 });
  until(mark.from);
  game.give({ act: 'press', band });
  until(mark.from + mark.long);
  game.give({ act: 'lift' });
  const wrong = verdictOf(game.state);
  expect(wrong.wrong).toBe(mark.long);
  game.give({ act: 'color', which: designOf(2).colors[0] ?? 0 });
  until(mark.from);
  game.give({ act: 'press', band });
  until(mark.from + mark.long);
  game.give({ act: 'lift' });
  expect(verdictOf(game.state).wrong).toBe(0);
  expect(verdictOf(game.state).match).toBeGreaterThan(wrong.match);
});

test('the spatula takes away what was piped', () => {
  const { game, until } = at('robin');
  const [mark] = designOf(3).marks;
  if (!mark) throw new Error('mark');
  const band = bandAt(mark, 0);
  until(mark.from + mark.long + 4);
  game.give({ act: 'press', band });
  until(mark.from + mark.long + 9);
  game.give({ act: 'lift' });
  expect(verdictOf(game.state).stray).toBeGreaterThan(0);
  expect(toolsOf(game.state)).toContain(SPATULA);
  game.give({ act: 'tool', which: SPATULA });
  until(mark.from + mark.long + 2);
  game.give({ act: 'press', band });
  until(mark.from + mark.long + 12);
  game.give({ act: 'lift' });
  expect(verdictOf(game.state).stray).toBe(0);
});

test('a wave forgives a hand that changes its height a little early', () => {
  const { game, until } = at('tide');
  const design = designOf(20);
  const [mark] = design.marks;
  if (!mark) throw new Error('wave');
  const change = mark.bands.findIndex((band) => band !== mark.bands[0]);
  until(change - 8);
  game.give({ act: 'press', band: bandAt(mark, 0) });
  until(change - 2);
  game.give({ act: 'move', band: bandAt(mark, change) });
  until(change + 8);
  game.give({ act: 'lift' });
  expect(verdictOf(game.state).stray).toBe(0);
  for (let cell = change - 8; cell < change + 8; cell += 1)
    expect(game.state.cells[bandAt(mark, cell)]?.[cell], `cell ${cell}`).toBe(mark.code);
});

test('the table stands still under a drip, which is as long as it was held', () => {
  const { game, until } = at('truffle');
  const [want] = designOf(30).drips;
  if (!want) throw new Error('drip');
  game.give({ act: 'tool', which: DRIP });
  until(want.cell);
  game.give({ act: 'press', band: 4 });
  game.tick(DRIP_TICKS * (want.long + 1) - 2);
  expect(game.state.speed).toBe(0);
  game.give({ act: 'lift' });
  expect(game.state.drips).toEqual([want]);
  game.tick(40);
  expect(game.state.speed).toBeGreaterThan(0);
});

test('clean marks shift the table up, and frosting beside them shifts it down', () => {
  const { game, until } = at('sherbet');
  const { marks, spin } = designOf(8);
  const band = bandAt(marks[0] as Mark, 0);
  for (const { from, long } of marks.slice(0, 2)) {
    until(from);
    game.give({ act: 'press', band });
    until(from + long);
    game.give({ act: 'lift' });
  }
  expect(gearOf(game.state)).toBe(1);
  game.tick(9);
  expect(game.state.speed).toBeGreaterThan(spin);
  const third = marks[2] as Mark;
  until(third.from);
  game.give({ act: 'press', band });
  until(third.from + third.long + graceOf(game.state) + 2);
  expect(gearOf(game.state)).toBe(0);
});

test('the table hurries over what is done, at no cost in time', () => {
  const { game } = at('lemon');
  const before = secondsLeft(game.state);
  const { from, bands } = designOf(0).marks[0] as Mark;
  game.until((state) => cellOf(state) === from);
  game.give({ act: 'press', band: bands[0] ?? 0 });
  game.until((state) => cellOf(state) === from + 36);
  game.give({ act: 'lift' });
  game.until(({ speed }) => speed > 30, { most: LONGEST });
  const { clock } = game.state;
  expect(before - secondsLeft(game.state)).toBeLessThanOrEqual(clock / HZ + 0.1);
});

test('a client who would nearly take the cake grants one more turn, once', () => {
  const { game, until } = at('lemon');
  const { from, bands } = designOf(0).marks[0] as Mark;
  until(from);
  game.give({ act: 'press', band: bands[0] ?? 0 });
  until(from + 24);
  game.give({ act: 'lift' });
  game.until(({ extra }) => extra === 'pipe', { most: LONGEST });
  expect(secondsLeft(game.state)).toBeGreaterThan(5);
  game.until(({ phase }) => phase === 'done', { most: LONGEST });
  expect(rules.status(game.state)).toBe('lost');
});

test('hands off, nothing is won and no turn is lost', () => {
  const game = playing(rules, 'lemon');
  game.tick(3000);
  expect(rules.status(game.state)).toBe('playing');
  expect(game.state.turned).toBe(0);
  expect(mayServe(game.state)).toBe(false);
});

test('holding on all the way does not win the first cakes but for one star', () => {
  for (const { id, bands } of DESIGNS.slice(0, 5)) {
    const game = playing(rules, id);
    game.give({ act: 'press', band: bands[0] ?? 0 });
    for (let tick = 0; tick < LONGEST && rules.status(game.state) === 'playing'; tick += 1)
      game.tick();
    expect(rules.stars?.(game.state), id).toBeLessThan(2);
  }
});

test('toppings find their ring in time, sit crooked a little late, and tumble elsewhere', () => {
  const { game, until } = at('picnic');
  game.give({ act: 'press', band: 0 });
  game.until(({ phase }) => phase === 'top', { most: LONGEST });
  const grace = graceOf(game.state);
  const [first, second, third] = designOf(1).slots.toSorted(
    (a, b) => around(a.cell - cellOf(game.state)) - around(b.cell - cellOf(game.state)),
  );
  if (!first || !second || !third) throw new Error('slots');
  until(first.cell + grace);
  game.give({ act: 'press', band: 0 });
  until(second.cell + grace * 2);
  game.give({ act: 'press', band: 0 });
  until(second.cell + 14);
  game.give({ act: 'press', band: 0 });
  expect(game.state.drops.map(({ good }) => good)).toEqual([2, 1, 0]);
});

test('free bake takes frosting everywhere and ends with the bell', () => {
  const game = playing(rules, 'free');
  expect(mayServe(game.state)).toBe(false);
  game.give({ act: 'press', band: 7 });
  game.tick(60);
  game.give({ act: 'lift' });
  game.give({ act: 'serve' });
  expect(rules.status(game.state)).toBe('over');
});

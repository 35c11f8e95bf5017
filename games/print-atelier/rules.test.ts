import { createRng } from '@playgrove/kit/core';
import { lchOf } from '@playgrove/kit/logic/color';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { BRIEFS, briefOf, PACK_SIZE } from './rules/briefs.ts';
import { COLORS, colorOf } from './rules/colors.ts';
import { colorsOff, starsFor, verdictOf, verdictWith } from './rules/judge.ts';
import { gridOf, measureGrid } from './rules/measure.ts';
import { covers, outlineOf } from './rules/motifs.ts';
import { nextMark } from './rules/plan.ts';
import { CELLS, COPIES } from './rules/raster.ts';
import { rules, SHOW, worstOf } from './rules.ts';
import { MIRRORS, MOTIFS, RADII, SIDE, type Input, type Mark } from './rules/state.ts';

const stamp = (x: number, y: number, more: Partial<Mark> = {}): Mark => ({
  tool: 'dot',
  ink: 0,
  size: 1,
  points: [x, y],
  ...more,
});
const print = (mark: Mark): Input => ({ act: 'print', ...mark });
const daisy = (x: number, y: number, ink: number): Input =>
  print(stamp(x, y, { tool: 'daisy', ink }));

describe('colors', () => {
  test('are as light as they are listed', () => {
    for (const { hex, light, name } of COLORS)
      expect(Math.abs(lchOf(hex).l - light), name).toBeLessThan(0.002);
  });
});

describe('motifs', () => {
  test('stay inside their circle and have an inside', () => {
    for (const motif of MOTIFS) {
      const outline = outlineOf(motif);
      for (const value of outline) expect(Math.abs(value), motif).toBeLessThanOrEqual(1.02);
      let inside = 0;
      for (let y = -1; y <= 1; y += 0.1)
        for (let x = -1; x <= 1; x += 0.1) if (covers(motif, x, y)) inside += 1;
      expect(inside, motif).toBeGreaterThan(60);
      expect(covers(motif, 1.2, 0), motif).toBe(false);
    }
  });
});

describe('the tile', () => {
  test('every mirror keeps the tile on the tile', () => {
    for (const mirror of MIRRORS)
      for (const [a, b, c, d, e, f] of COPIES[mirror]) {
        expect(a * d - b * c).toBe(a * a + b * b === 1 ? a * d - b * c : 0);
        expect(Math.abs(a * d - b * c)).toBe(1);
        const x = a * 128 + b * 128 + e;
        const y = c * 128 + d * 128 + f;
        expect([0, 128, 256]).toContain(((x % 256) + 256) % 256 === 0 ? 0 : x);
        expect(Number.isFinite(y)).toBe(true);
      }
  });

  test('a stamp across the edge comes back on the other side', () => {
    const grid = gridOf([stamp(0, 128)], 'plain');
    const row = (CELLS / 2) * CELLS;
    expect(grid[row]).toBe(1);
    expect(grid[row + CELLS - 1]).toBe(1);
    expect(grid[row + CELLS / 2]).toBe(0);
  });

  test('mirrored prints are mirrored', () => {
    const grid = gridOf([stamp(60, 90, { tool: 'moon', size: 2 })], 'four');
    for (let row = 0; row < CELLS; row += 1)
      for (let column = 0; column < CELLS; column += 1) {
        const here = grid[row * CELLS + column];
        expect(grid[row * CELLS + CELLS - 1 - column]).toBe(here);
        expect(grid[(CELLS - 1 - row) * CELLS + column]).toBe(here);
      }
  });

  test('a dot covers as much as its circle', () => {
    const { busy } = measureGrid(gridOf([stamp(128, 128, { size: 2 })], 'plain'), [0], [1]);
    const wanted = (Math.PI * (RADII[2] * 0.9) ** 2) / SIDE ** 2;
    expect(Math.abs(busy - wanted)).toBeLessThan(0.015);
  });

  test('a line is as long as it is drawn', () => {
    const line = stamp(0, 0, { tool: 'brush', size: 2, points: [40, 128, 200, 128] });
    const { busy } = measureGrid(gridOf([line], 'plain'), [0], [1]);
    expect(busy).toBeGreaterThan(0.04);
    expect(busy).toBeLessThan(0.08);
  });
});

describe('dials', () => {
  test('are at nothing on a bare cloth', () => {
    const measure = measureGrid(gridOf([], 'four'), [1, 2], [0]);
    expect(measure).toEqual({ busy: 0, bold: [0], shares: [0, 0] });
  });

  test('navy on cream is bold, lemon on cream is soft, and cloth decides', () => {
    const grid = gridOf([stamp(100, 100)], 'four');
    const [navy, lemon, cream] = [colorOf('navy'), colorOf('lemon'), colorOf('cream')];
    const bold = measureGrid(grid, [navy], [cream]).bold[0] ?? 0;
    const soft = measureGrid(grid, [lemon], [cream]).bold[0] ?? 1;
    expect(bold).toBeGreaterThan(0.9);
    expect(soft).toBeLessThan(0.2);
    expect(measureGrid(grid, [navy], [cream, navy]).bold[1]).toBe(0);
  });

  test('later marks cover earlier ones, and shares add up', () => {
    const below = stamp(128, 128, { size: 2 });
    const measure = measureGrid(
      gridOf([below, stamp(128, 128, { ink: 1, size: 2 })], 'plain'),
      [1, 2],
      [0],
    );
    expect(measure.shares).toEqual([0, 1]);
    expect(colorsOff([0.5, 0.5], [0.7, 0.3])).toBeCloseTo(0.2);
  });
});

describe('a brief', () => {
  test('takes a drop for each mark, and gives none back', () => {
    const game = playing(rules, 'ada');
    game.give(daisy(60, 60, 0));
    expect(game.state.drops).toBe(briefOf(0).drops - 1);
    game.give({ act: 'undo' });
    expect(game.state.marks).toEqual([]);
    expect(game.state.drops).toBe(briefOf(0).drops - 1);
    expect(game.refusal({ act: 'undo' })).toBe('refused.undo');
  });

  test('is not cut by a slip while there is ink', () => {
    const game = playing(rules, 'ada');
    expect(game.refusal({ act: 'cut' })).toBe('refused.green');
    const wished = playing(rules, 'esme');
    expect(wished.refusal({ act: 'cut' })).toBe('refused.wish');
  });

  test('refuses what is not on the table', () => {
    const game = playing(rules, 'ada');
    expect(game.refusal(print(stamp(10, 10)))).toBe('refused.tool');
    expect(game.refusal(daisy(10, 10, 2))).toBe('refused.tool');
    expect(game.refusal(print(stamp(10, 10, { tool: 'daisy', points: [1, 2, 3] })))).toBe(
      'refused.tool',
    );
    expect(game.refusal({ act: 'cloth', fabric: 1, mirror: 1 })).toBe('refused.tool');
    const lines = playing(rules, 'iris');
    const long = Array.from({ length: 20 }, (_, at) => (at % 4 < 2 ? 0 : 250));
    expect(lines.refusal(print(stamp(0, 0, { tool: 'brush', points: long })))).toBe('refused.tool');
  });

  test('is won with three stars by its first four stamps, after the show', () => {
    const game = playing(rules, 'ada');
    game.give(daisy(70, 74, 0));
    game.give(daisy(116, 130, 1));
    game.give(daisy(60, 128, 1));
    const verdict = verdictOf(game.state);
    expect(verdict.greens).toBe(2);
    game.give({ act: 'cut' });
    expect(game.session.status).toBe('playing');
    game.tick(SHOW);
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(game.state)).toBe(3);
  });

  test('keeps the third star for prints whose marks stay in sight', () => {
    const game = playing(rules, 'ada');
    game.give(daisy(70, 74, 0));
    game.give(daisy(88, 90, 1));
    expect(verdictOf(game.state).covered).toBe(0);
    game.give({ act: 'undo' });
    game.give(daisy(74, 76, 1));
    expect(verdictOf(game.state).covered).toBe(1);
    const same = playing(rules, 'ada');
    for (let at = 0; at < 3; at += 1) same.give(daisy(70, 74, 1));
    expect(verdictOf(same.state).covered).toBe(2);
  });

  test('can be lost once the ink is gone, and names what was off', () => {
    const game = playing(rules, 'hugo');
    while (game.state.drops > 0)
      game.give(print(stamp(40 + game.state.drops * 18, 90, { tool: 'star', size: 2, ink: 1 })));
    expect(game.refusal(print(stamp(9, 9, { tool: 'star' })))).toBe('refused.dry');
    game.give({ act: 'cut' });
    game.give({ act: 'cut' });
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toEqual({ reason: 'ending.wish' });
    expect(worstOf(game.state)).toBe('colors');
  });

  test('gives stars for checks, then for drops', () => {
    const brief = briefOf(5);
    const measure = { busy: 0.5, bold: [0.4], shares: [] };
    const base = { measure, off: {}, dials: 3, missing: 0, covered: 0 };
    const stars = (greens: number, drops: number, missing = 0): number =>
      starsFor({ ...base, greens, missing }, brief, drops);
    expect([1, 2, 3].map((greens) => stars(greens, 0))).toEqual([0, 1, 2]);
    expect(stars(3, brief.spare)).toBe(3);
    expect(stars(3, 9, 1)).toBe(0);
    expect(starsFor({ ...base, greens: 3, covered: 1 }, brief, 9)).toBe(2);
  });

  test('shows in a preview what the print will measure', () => {
    const game = playing(rules, 'gala');
    const mark = stamp(80, 60, { tool: 'butterfly', ink: 1 });
    const seen = verdictWith(game.state, mark);
    game.give(print(mark));
    expect(verdictOf(game.state)).toEqual(seen);
  });

  test('hints bring the dials nearer', () => {
    const { state } = playing(rules, 'gala');
    const mark = nextMark(state, createRng('hint'), 60);
    expect(mark).toBeDefined();
    if (mark) expect(verdictWith(state, mark).greens).toBeGreaterThanOrEqual(0);
  });
});

describe('the list of briefs', () => {
  test('is five packs of eight, each possible to print', () => {
    expect(BRIEFS.length).toBe(5 * PACK_SIZE);
    for (const {
      id,
      inks,
      fabrics,
      tools,
      sizes,
      drops,
      spare,
      shares,
      wish,
      busy,
      bold,
    } of BRIEFS) {
      expect(
        [...inks, ...fabrics].every((color) => color >= 0),
        id,
      ).toBe(true);
      expect(tools.length, id).toBeGreaterThan(0);
      expect(
        sizes.every((size) => size >= 0),
        id,
      ).toBe(true);
      expect(spare, id).toBeLessThan(drops);
      if (shares)
        expect(
          shares.reduce((sum, share) => sum + share, 0),
          id,
        ).toBeCloseTo(1);
      if (wish) expect(tools, id).toContain(wish.tool);
      if (wish) expect(wish.count, id).toBeLessThan(drops - spare + 1);
      for (const zone of [busy, bold]) if (zone) expect(zone[0], id).toBeLessThan(zone[1]);
    }
  });

  test('the free atelier changes cloth and mirror, and ends when it is cut', () => {
    const game = playing(rules, 'free');
    expect(game.refusal({ act: 'cut' })).toBe('refused.empty');
    game.give({ act: 'cloth', fabric: 3, mirror: 2 });
    game.give(print(stamp(30, 30, { tool: 'heart' })));
    game.give({ act: 'cut' });
    game.give({ act: 'cut' });
    expect(game.session.status).toBe('over');
  });
});

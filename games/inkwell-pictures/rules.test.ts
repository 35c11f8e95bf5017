import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { mind } from './mind.ts';
import { rules, starsOf } from './rules.ts';
import { deduceLine, EMPTY, FULL, type Known, runsOf, UNKNOWN } from './rules/lines.ts';
import { colorsOf, DAILY_PICTURES, pictureOf, readBook } from './rules/pictures.ts';
import { BLOT, CROSS, factsOf, FREE, INK, knownOf, type State } from './rules/state.ts';
import { solve } from './solver.ts';

const SIGNS: Readonly<Record<string, Known>> = { '?': UNKNOWN, '#': FULL, x: EMPTY };
const line = (text: string): Known[] => [...text].map((sign) => SIGNS[sign] ?? UNKNOWN);

function deal(picture: string, drops = 4): State {
  return rules.deal({ picture, drops }, createRng(1), null);
}

describe('a line', () => {
  it('gives the lengths of its runs', () => {
    expect(runsOf([...'.##.#'].map((sign) => sign === '#'))).toEqual([2, 1]);
    expect(runsOf([false, false])).toEqual([]);
  });

  it.each([
    ['a run that fills it', [5], '?????', '#####'],
    ['runs that fill it with their gaps', [1, 3], '?????', '#x###'],
    ['a long run overlaps itself', [4], '?????', '?###?'],
    ['no runs', [], '???', 'xxx'],
    ['a known cell pulls its run', [2], '?#???', '?#?xx'],
    ['an empty cell splits it', [2], '?x???', 'xx?#?'],
    ['a finished run is closed', [2], '?##??', 'x##xx'],
  ])('%s', (_, runs, before, after) => {
    expect(deduceLine(runs, line(before))).toEqual(line(after));
  });

  it('has no way if its numbers contradict it', () => {
    expect(deduceLine([3], line('?x?x?'))).toBeUndefined();
  });

  it('gives exactly what all fillings have in common', () => {
    const cells = fc.array(fc.boolean(), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(cells, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (full, shown) => {
        const before = full.map((is, at): Known => (shown[at] ? (is ? FULL : EMPTY) : UNKNOWN));
        const fillings = Array.from({ length: 2 ** full.length }, (__, bits) =>
          full.map((_, at) => (bits >> at) % 2 === 1),
        ).filter(
          (filling) =>
            runsOf(filling).join(' ') === runsOf(full).join(' ') &&
            filling.every((is, at) => before[at] === UNKNOWN || is === (before[at] === FULL)),
        );
        const common = full.map((_, at): Known => {
          if (fillings.every((filling) => filling[at] === true)) return FULL;
          return fillings.every((filling) => filling[at] === false) ? EMPTY : UNKNOWN;
        });
        expect(deduceLine(runsOf(full), before)).toEqual(common);
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});

describe('a picture', () => {
  it('is read from its rows, and mirrored by rows', () => {
    const [picture] = readBook('\nflag sway\nKR.\nK..\n');
    expect(picture).toEqual({ id: 'flag', motion: 'sway', width: 3, height: 2, colors: 'KR.K..' });
    expect(picture && colorsOf(picture, true)).toBe('.RK..K');
  });

  it('of a day is one that no level has', () => {
    const inLevels = new Set(LEVELS.map(({ params }) => params.picture));
    for (const { id } of DAILY_PICTURES) expect(inLevels.has(id), id).toBe(false);
    expect(() => pictureOf('nothing')).toThrow('nothing');
  });

  it('of a day comes mirrored half of the time', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) =>
      rules.deal({ picture: 'daily', drops: 4 }, createRng(seed), null),
    );
    expect(new Set(dealt.map(({ picture }) => picture)).size).toBeGreaterThan(12);
    expect(dealt.filter(({ mirrored }) => mirrored).length).toBeGreaterThan(15);
    for (const state of dealt) expect(solve(state)).toBeDefined();
  });
});

describe('ink', () => {
  it('stays where the picture has it, and finished lines cross out their rest', () => {
    const game = playing(rules, 'heart');
    const cues = [1, 3].flatMap((cell) => game.give({ cell, to: INK }).map(({ name }) => name));
    expect(cues).toEqual(['ink', 'ink', 'line']);
    expect(game.state.marks.slice(0, 5)).toEqual([CROSS, INK, CROSS, INK, CROSS]);
    expect(game.refusal({ cell: 1, to: FREE })).toBe('refused.fixed');
  });

  it('reports the longest run that it is part of', () => {
    const game = playing(rules, 'heart');
    game.give({ cell: 5, to: INK });
    expect(game.give({ cell: 6, to: INK })).toContainEqual(
      expect.objectContaining({ name: 'ink', value: 2 }),
    );
  });

  it('anywhere else leaves a blot that stays and counts', () => {
    const game = playing(rules, 'heart');
    expect(game.give({ cell: 0, to: INK }).map(({ name }) => name)).toContain('blot');
    expect(game.state).toMatchObject({ drops: 4, blots: 1, stain: 0 });
    expect(game.state.marks[0]).toBe(BLOT);
    expect(game.refusal({ cell: 0, to: FREE })).toBe('refused.fixed');
  });

  it('spoils the page with the last drop, and the end says how far it was', () => {
    const state = deal('heart', 1);
    stepOn(rules, state, { cell: 0, to: INK });
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toEqual({
      reason: 'reason.spoiled',
      almost: 'almost.cells',
      value: 16,
      at: { x: 0.5, y: 0.5 },
    });
    expect(rules.inputs(state, createRng(1))).toEqual([]);
  });

  it('wins with the last cell, named after the picture', () => {
    const game = playing(rules, 'heart');
    for (const input of solve(game.state) ?? []) game.give(input);
    expect(game.session.status).toBe('won');
    expect(rules.ending?.(game.state)).toEqual({ reason: 'name.heart', almost: 'name.heart' });
    expect(rules.stars?.(game.state)).toBe(3);
  });
});

it('crosses come and go, and a wrong one never counts as knowledge', () => {
  const game = playing(rules, 'heart');
  game.give({ cell: 5, to: CROSS });
  expect(knownOf(game.state)[5]).toBe(UNKNOWN);
  expect(mind.hint?.(game.state)).toMatchObject({
    say: 'hint.wrong',
    input: { cell: 5, to: FREE },
  });
  game.give({ cell: 5, to: FREE });
  expect(game.state.marks[5]).toBe(FREE);
  expect(game.refusal({ cell: 5, to: FREE })).toBe('refused.same');
});

describe('a hint', () => {
  it('names the line that gives the most ink', () => {
    expect(mind.hint?.(deal('heart'))).toMatchObject({
      say: 'hint.whole.row',
      values: { number: 2, count: 5 },
      input: { cell: 5, to: INK },
    });
  });

  it('is always right, all the way to the end of a picture', () => {
    const game = playing(rules, 'snail');
    for (let hint = mind.hint?.(game.state); hint?.input; hint = mind.hint?.(game.state))
      game.give(hint.input);
    expect(game.session.status).toBe('won');
    expect(game.state.blots).toBe(0);
  });
});

it('stars count blots and hints', () => {
  const stars = [0, 1, 2, 3].map((blots) => starsOf({ blots, hints: 0 }));
  expect(stars).toEqual([3, 2, 2, 1]);
  expect(starsOf({ blots: 1, hints: 2 })).toBe(1);
});

it('the bot that only reasons never makes a blot', () => {
  const rng = createRng(1);
  const game = playing(rules, 'fox');
  game.finish((state) => bot(state, rng, 1));
  expect(game.session.status).toBe('won');
  expect(game.state.blots).toBe(0);
});

it('every picture fits a board of twelve, with at most four numbers in a line', () => {
  for (const { id } of [
    ...LEVELS.map(({ params }) => ({ id: params.picture })),
    ...DAILY_PICTURES,
  ]) {
    if (id === 'daily') continue;
    const { width, height, colors } = pictureOf(id);
    expect(Math.max(width, height), id).toBeLessThanOrEqual(12);
    expect(colors.length, id).toBe(width * height);
    const { lines } = factsOf({ colors, width });
    expect(Math.max(...lines.map(({ runs }) => runs.length)), id).toBeLessThanOrEqual(4);
  }
});

import { Session } from '@playgrove/kit/session';
import type { Json, Rules } from '@playgrove/kit/contract';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { isRight, openDigits, rules, type Input, type State } from './rules.ts';
import { bitOf, PEERS } from './rules/grid.ts';
import { GRADES } from './rules/technique.ts';
import { createRng } from '@playgrove/kit/core';
import words from './strings/en.json' with { type: 'json' };

function session(grade = 'gentle', seed = 'test', career?: Json): Session {
  return new Session(rules as unknown as Rules, {
    level: grade,
    params: { grade },
    seed,
    ...(career !== undefined && { career }),
  });
}

const stateOf = (game: Session): State => game.state as unknown as State;
const truth = (state: State, cell: number): number => Number(state.solution[cell]);
const firstOpen = (state: State): number => state.values.indexOf(0);

function play(game: Session, ...inputs: readonly Input[]): void {
  for (const input of inputs) {
    const outcome = game.apply(input as unknown as Json);
    if (!outcome.ok) throw new Error(outcome.why);
  }
}

const why = (game: Session, input: Input): string => {
  const outcome = game.apply(input as unknown as Json);
  return outcome.ok ? 'taken' : outcome.why;
};

const cuesOf = (game: Session, input: Input): string[] => {
  const outcome = game.apply(input as unknown as Json);
  return outcome.ok ? outcome.cues.map(({ name }) => name) : [];
};

/** Everything but the last open cell. */
function nearlySolve(game: Session): number {
  const open = stateOf(game).values.flatMap((value, cell) => (value === 0 ? [cell] : []));
  for (const cell of open.slice(0, -1)) {
    play(game, { do: 'set', cell, digit: truth(stateOf(game), cell) });
  }
  return open.at(-1) ?? 0;
}

describe('writing', () => {
  it('a given digit stays', () => {
    const game = session();
    const cell = stateOf(game).values.findIndex((value) => value !== 0);
    expect(why(game, { do: 'set', cell, digit: 1 })).toBe('refused.given');
    expect(why(game, { do: 'erase', cell })).toBe('refused.given');
  });

  it('a digit takes its notes away from the cells that see it', () => {
    const game = session();
    play(game, { do: 'fill' });
    const cell = firstOpen(stateOf(game));
    const digit = truth(stateOf(game), cell);
    play(game, { do: 'set', cell, digit });
    const { notes } = stateOf(game);
    expect(PEERS[cell]?.filter((peer) => (notes[peer] ?? 0) & bitOf(digit))).toEqual([]);
  });

  it('a wrong digit counts as a slip, and taking it back does not, when the view still counts it', () => {
    const game = session();
    const cell = firstOpen(stateOf(game));
    const digit = (truth(stateOf(game), cell) % 9) + 1;
    play(game, { do: 'set', cell, digit });
    expect(stateOf(game).slips).toBe(1);
    game.undo();
    expect(stateOf(game).slips).toBe(0);
    play(game, { do: 'set', cell, digit: truth(stateOf(game), cell), w: 1, t: 30, h: 2 });
    const { slips, seconds, hints } = stateOf(game);
    expect({ slips, seconds, hints }).toEqual({ slips: 1, seconds: 30, hints: 2 });
  });

  it('a grid that is full and wrong says so and goes on', () => {
    const game = session();
    const last = nearlySolve(game);
    const digit = (truth(stateOf(game), last) % 9) + 1;
    expect(cuesOf(game, { do: 'set', cell: last, digit })).toContain('astray');
    expect(game.status).toBe('playing');
  });

  it('the last right digit wins, lights the ninth box and keeps the streak', () => {
    const game = session('gentle', 'win', { solved: [2, 0, 0, 0, 0], streak: 4, longest: 4 });
    const last = nearlySolve(game);
    const cues = cuesOf(game, { do: 'set', cell: last, digit: truth(stateOf(game), last) });
    expect(cues).toEqual(expect.arrayContaining(['digit', 'box', 'line', 'ninth']));
    expect(game.status).toBe('won');
    expect(rules.stars?.(stateOf(game))).toBe(3);
    expect(game.career).toEqual({ solved: [3, 0, 0, 0, 0], streak: 5, longest: 5 });
  });

  it('says at the end what cost the third star, and nothing of it after a clean win', () => {
    const game = session();
    const last = nearlySolve(game);
    const digit = truth(stateOf(game), last);
    play(game, { do: 'set', cell: last, digit: (digit % 9) + 1 });
    play(game, { do: 'set', cell: last, digit });
    const ending = { reason: 'reason.solved', almost: 'almost.clean', value: 1 };
    expect(rules.ending?.(stateOf(game))).toEqual(ending);
    const clean = { ...stateOf(game), slips: 0, hints: 0 };
    expect(rules.ending?.(clean)).toEqual({ reason: 'reason.clean' });
  });

  it('a slip ends the streak, whether the grid is finished or left', () => {
    const game = session('gentle', 'slip', { solved: [2, 0, 0, 0, 0], streak: 4, longest: 4 });
    const cell = firstOpen(stateOf(game));
    play(game, { do: 'set', cell, digit: (truth(stateOf(game), cell) % 9) + 1 });
    expect(game.career).toEqual({ solved: [2, 0, 0, 0, 0], streak: 0, longest: 4 });
  });
});

describe('notes', () => {
  it('stand only in empty cells', () => {
    const game = session();
    const cell = firstOpen(stateOf(game));
    play(game, { do: 'set', cell, digit: truth(stateOf(game), cell) });
    expect(why(game, { do: 'note', cell, digit: 1 })).toBe('refused.filled');
  });

  it('taken away after a fill rule a digit out, written again they bring it back', () => {
    const game = session('medium');
    const cell = firstOpen(stateOf(game));
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) =>
        (openDigits(stateOf(game))[cell] ?? 0) & bitOf(digit) &&
        digit !== truth(stateOf(game), cell),
    );
    if (wrong === undefined) throw new Error('the first open cell has one digit only');
    play(game, { do: 'fill' }, { do: 'note', cell, digit: wrong });
    expect((openDigits(stateOf(game))[cell] ?? 0) & bitOf(wrong)).toBe(0);
    play(game, { do: 'note', cell, digit: wrong });
    expect((openDigits(stateOf(game))[cell] ?? 0) & bitOf(wrong)).not.toBe(0);
  });

  it('never rule out the truth, whatever is taken away', () => {
    const game = session('hard');
    play(game, { do: 'fill' });
    for (const [cell, value] of stateOf(game).values.entries()) {
      if (value === 0) play(game, { do: 'note', cell, digit: truth(stateOf(game), cell) });
    }
    const state = stateOf(game);
    const lost = openDigits(state).filter(
      (mask, cell) => state.values[cell] === 0 && (mask & bitOf(truth(state, cell))) === 0,
    );
    expect(lost).toEqual([]);
  });
});

describe('hints', () => {
  it.each(GRADES)(
    '%s: doing what they say solves the grid, each with words of its own',
    (grade) => {
      for (const seed of ['a', 'b', 'c']) {
        const game = session(grade, seed);
        for (let steps = 0; game.status === 'playing' && steps < 300; steps += 1) {
          const hint = mind.hint?.(stateOf(game));
          if (!hint?.input) throw new Error('no hint');
          expect(Object.keys(words)).toContain(hint.say);
          for (const [, name] of (words as Record<string, string>)[hint.say]?.matchAll(
            /\{(\w+)\}/g,
          ) ?? []) {
            expect(hint.values?.[name ?? '']).toBeTruthy();
          }
          play(game, hint.input as Input);
        }
        expect(game.status).toBe('won');
      }
    },
  );

  it('point at a wrong digit first', () => {
    const game = session();
    const cell = firstOpen(stateOf(game));
    play(game, { do: 'set', cell, digit: (truth(stateOf(game), cell) % 9) + 1 });
    expect(mind.hint?.(stateOf(game))).toMatchObject({
      say: 'hint.slip',
      input: { do: 'erase', cell },
    });
  });
});

it('the bot never guesses: every digit it writes is right, at any skill', () => {
  for (const skill of [0, 0.5, 1]) {
    const game = session('hard', 'bot');
    const rng = createRng('bot');
    for (let moves = 0; game.status === 'playing' && moves < 120; moves += 1) {
      const input = bot(stateOf(game), rng, skill);
      if (!input) throw new Error('no input');
      play(game, input);
      if (input.do === 'set') expect(isRight(stateOf(game), input.cell)).toBe(true);
    }
    expect(stateOf(game).slips).toBe(0);
  }
});

it('reads a stored career though a grade was added or a count is broken', () => {
  const read = (raw: Json) => rules.career?.parse(raw);
  const rest = { streak: 3, longest: 8 };
  expect(read({ solved: [7, 2, 4], ...rest })).toMatchObject({
    ok: true,
    value: { solved: [7, 2, 4, 0, 0], ...rest },
  });
  expect(read({ solved: [7, -2, 4, 0, 1], streak: 'x', longest: 8 })).toMatchObject({
    ok: true,
    value: { solved: [7, 0, 4, 0, 1], streak: 0, longest: 8 },
  });
});

import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  MINE,
  SIDE,
  THEIRS,
  fits,
  flips,
  legal,
  opening,
  read,
  written,
} from './rules/board.ts';
import { mind } from './mind.ts';
import { musing } from './rules/musing.ts';
import { seaOf, TASTELESS, lead, type Sea } from './rules/sea.ts';
import { rules, type State } from './rules.ts';
import words from './strings/en.json' with { type: 'json' };

const boardOf = (...rows: readonly string[]): number[] => read(rows.join('')) ?? [];
const heard: { name: string; value: number | undefined; stage: number | undefined }[] = [];
const context = {
  rng: createRng(1),
  cue: (name: string, _: unknown, value?: number, stage?: number) =>
    void heard.push({ name, value, stage }),
};

function stateOf(cells: number[], rival: State['rival'] = 'friend', turn: 1 | 2 = MINE): State {
  return { rival, salt: 1, par: 0, cells, turn, passed: 0, last: null, moves: 0, helped: 0 };
}

function step(state: State, cell: number): string | void {
  heard.length = 0;
  return rules.step(state, cell, context);
}

/** What a move turns, found the long way: walk every way by row and column. */
function slowly(cells: readonly number[], cell: number, side: number): number[] {
  const found: number[] = [];
  if (cells[cell] !== EMPTY) return found;
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const line: number[] = [];
      for (let far = 1; far < SIDE; far += 1) {
        const [x, y] = [(cell % SIDE) + dx * far, Math.floor(cell / SIDE) + dy * far];
        const owner =
          x < 0 || y < 0 || x >= SIDE || y >= SIDE ? EMPTY : (cells[y * SIDE + x] ?? EMPTY);
        if (owner === side) found.push(...line);
        if (owner === EMPTY || owner === side) break;
        line.push(y * SIDE + x);
      }
    }
  }
  return found;
}

describe('turning shells', () => {
  it('happens along all eight ways at once, and never through a gap or over the edge', () => {
    const cells = boardOf(
      'o..o..o.',
      '.x.x.x..',
      '..xxx...',
      'oxx.xxxo',
      '..xxx...',
      '.x.x.x..',
      'o..x..o.',
      '...x....',
    );
    expect(flips(cells, 27, MINE)).toHaveLength(2 + 2 + 2 + 2 + 3 + 2 + 2);
    expect(flips(cells, 63, MINE)).toEqual([]);
    expect(flips(cells, 0, MINE)).toEqual([]);
  });

  it('is what walking every line finds, in 150 random games', () => {
    for (let game = 0; game < 150; game += 1) {
      const rng = createRng(`walk ${game}`);
      const state = stateOf(opening());
      while (rules.status(state) === 'playing') {
        const { cells, turn } = state;
        for (let cell = 0; cell < 64; cell += 7) {
          const found = flips(cells, cell, turn);
          expect(found.toSorted((a, b) => a - b)).toEqual(
            slowly(cells, cell, turn).toSorted((a, b) => a - b),
          );
          expect(fits(cells, cell, turn)).toBe(found.length > 0);
        }
        step(state, rng.pick(rules.inputs(state, rng)));
      }
      expect(legal(state.cells, MINE).length + legal(state.cells, THEIRS).length).toBe(0);
    }
  });

  it('is reported outward from the shell, one ring after the other, counted up', () => {
    const state = stateOf(
      boardOf('.xxxo...', 'x.......', 'o.......', ...Array<string>(5).fill('........')),
    );
    step(state, 0);
    const turns = heard.filter(({ name }) => name === 'turn');
    expect(turns.map(({ stage }) => stage)).toEqual([1, 1, 2, 3]);
    expect(turns.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
    expect(heard.map(({ name }) => name)).toContain('corner');
  });
});

describe('a move', () => {
  it('is refused on a shell and where it turns nothing', () => {
    const state = stateOf(opening());
    expect(step(state, 27)).toBe('refused.taken');
    expect(step(state, 0)).toBe('refused.nothing');
    expect(written(state.cells)).toBe(written(opening()));
  });

  it('passes over a side that has none, and says who', () => {
    // After the scallop on the first cell the snails have nowhere to go.
    const state = stateOf(
      boardOf('.xo.....', '........', '......xo', ...Array<string>(5).fill('........')),
    );
    step(state, 0);
    expect(state).toMatchObject({ turn: MINE, passed: THEIRS });
    expect(heard.map(({ name }) => name)).toContain('snails-pass');
    step(state, 21);
    expect(rules.status(state)).toBe('over');
  });

  it('by the rival is waited for, also twice when the player must pass', () => {
    const state = stateOf(
      boardOf('xo......', '........', '......ox', ...Array<string>(5).fill('........')),
      'crab',
      THEIRS,
    );
    expect(rules.waits?.(state)).toBe(true);
    step(state, mind.rival?.(state) ?? -1);
    expect(state).toMatchObject({ turn: THEIRS, passed: MINE });
    expect(rules.waits?.(state)).toBe(true);
    expect(musing(state)).toBe('muse.again');
    step(state, mind.rival?.(state) ?? -1);
    expect(rules.status(state)).toBe('lost');
    expect(rules.waits?.(state)).toBe(false);
  });

  it('tells when the lead changes late in the game', () => {
    const state = stateOf(
      boardOf('.xxxxxxo', 'xxxxxxxx', 'xxoooooo', 'oooooooo', ...Array<string>(4).fill('........')),
      'crab',
    );
    step(state, 0);
    expect(heard.map(({ name }) => name)).toContain('tide-in');
  });
});

describe('the end', () => {
  const won = (mine: number): number[] =>
    Array.from({ length: 64 }, (_, cell) => (cell < mine ? MINE : THEIRS));

  it('gives stars by the lead against rivals, and by par in endings', () => {
    const stars = (state: State): number | undefined => rules.stars?.(state);
    expect([33, 37, 42].map((mine) => stars(stateOf(won(mine), 'crab')))).toEqual([1, 2, 3]);
    const ending = (mine: number, helped: number): State => ({
      ...stateOf(won(mine), 'perfect'),
      par: 10,
      helped,
    });
    expect([33, 34, 37].map((mine) => stars(ending(mine, 0)))).toEqual([1, 2, 3]);
    expect(stars(ending(37, 1))).toBe(2);
  });

  it('tells a winner by how much, and what the other stars ask for', () => {
    expect(rules.ending?.(stateOf(won(39), 'crab'))).toMatchObject({
      reason: 'reason.won',
      almost: 'almost.stars',
      value: 14,
    });
    expect(rules.ending?.(stateOf(won(42), 'crab'))).toEqual({ reason: 'reason.spring-tide' });
  });

  it('is a draw against rivals and not enough in endings', () => {
    expect(rules.status(stateOf(won(32), 'crab'))).toBe('over');
    expect(rules.status(stateOf(won(32), 'perfect'))).toBe('lost');
    expect(rules.ending?.(stateOf(won(32), 'perfect'))).toMatchObject({ almost: 'almost.one' });
  });

  it('of a lost ending speaks of the line that wins, not of corners that were given', () => {
    expect(rules.ending?.(stateOf(won(20), 'perfect'))).toEqual({ reason: 'reason.missed' });
  });

  it('names the corners that were lost, and how few shells were missing', () => {
    expect(rules.ending?.(stateOf(won(30), 'ray'))).toEqual({
      reason: 'reason.corners',
      at: { x: 0, y: 7 },
      almost: 'almost.few',
      value: 5,
    });
  });
});

describe('hints', () => {
  it('take a corner, read endings out and have words for every reason', () => {
    const corner = stateOf(
      boardOf('.xo.....', '..xo....', '..ox....', ...Array<string>(5).fill('........')),
    );
    expect(mind.hint?.(corner)).toMatchObject({ input: 0, say: 'hint.corner' });
    const texts: Readonly<Record<string, string>> = words;
    for (let game = 0; game < 3; game += 1) {
      const rng = createRng(`hints ${game}`);
      const state = stateOf(opening());
      for (let move = 0; rules.status(state) === 'playing'; move += 1) {
        const hint = move % 4 === 0 ? mind.hint?.(state) : undefined;
        if (hint) {
          expect(texts[hint.say], hint.say).toBeDefined();
          expect(rules.inputs(state, rng)).toContain(hint.input);
        }
        step(state, rng.pick(rules.inputs(state, rng)));
      }
    }
  });

  it('looked at are counted with the move', () => {
    const state = stateOf(opening());
    step(state, 19 + 64);
    expect(state.helped).toBe(1);
    expect(rules.parseInput(128).ok).toBe(false);
  });
});

describe('what the searches see', () => {
  it('is the game: same moves, same mover, same end, and a key of its own for each position', () => {
    const keys = new Map<string | number, string>();
    for (let game = 0; game < 20; game += 1) {
      const rng = createRng(`sea ${game}`);
      const state = stateOf(opening());
      let sea: Sea = seaOf(state.cells, MINE);
      while (rules.status(state) === 'playing') {
        expect(sea.side).toBe(state.turn);
        expect(sea.moves.toSorted((a, b) => a - b)).toEqual(legal(state.cells, state.turn));
        const key = TASTELESS.key?.(sea) ?? '';
        const text = `${written(state.cells)} ${state.turn}`;
        expect(keys.get(key) ?? text).toBe(text);
        keys.set(key, text);
        expect(key).toBe(TASTELESS.key?.(seaOf(state.cells, state.turn)));
        const move = rng.pick(sea.moves);
        sea = TASTELESS.after(sea, move);
        step(state, move);
      }
      expect(sea.moves).toEqual([]);
      expect(lead(sea.cells)).toBe(lead(state.cells));
    }
    expect(keys.size).toBeGreaterThan(900);
  });
});

it('refuses params and says what is wrong', () => {
  for (const [raw, error] of [
    [{ rival: 'shark' }, /^rival: expected crab or /],
    [{ board: 'ox', par: 2 }, /^board: expected 64/],
    [{ board: `.xo${'.'.repeat(61)}`, par: 0 }, /^par: expected a whole number from 1 to 64/],
    [7, /^expected an object, got 7/],
  ] as const) {
    const parsed = rules.parseParams(raw);
    expect(parsed.ok ? '' : parsed.error).toMatch(error);
  }
});

it('has words for every thought of every rival, two lines at most', () => {
  const texts: Readonly<Record<string, string>> = words;
  for (const level of rules.levels.slice(0, 6)) {
    for (let seed = 0; seed < 3; seed += 1) {
      const rng = createRng(seed);
      const start = { level: level.id, params: level.params, seed: String(seed) };
      const session = new Session(rules as never, start);
      for (;;) {
        const state = session.state as State;
        const text = texts[musing(state)];
        expect(text, musing(state)).toBeDefined();
        const lines = (text ?? '').split('\n');
        expect(lines.length).toBeLessThan(3);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(25);
        if (session.status !== 'playing') break;
        session.apply(rng.pick(rules.inputs(state, rng)));
      }
    }
  }
});

describe('two players', () => {
  const params = { two: true } as const;
  const over = (turn: 1 | 2): State => stateOf(opening().map(() => turn));

  it('begin in turn, whichever side won, and the screen says who does', () => {
    const dealt = [0, 1, 2].map((rounds) => rules.deal(params, createRng(1), { rounds }));
    expect(dealt.map(({ turn }) => turn)).toEqual([MINE, THEIRS, MINE]);
    expect(dealt.map(musing)).toEqual([
      'muse.scallops-first',
      'muse.snails-first',
      'muse.scallops-first',
    ]);
    for (const state of dealt) expect(rules.inputs(state, createRng(1))).toHaveLength(4);
  });

  it('count the games that are over, and no game against a rival', () => {
    expect(rules.career?.of(over(THEIRS))).toEqual({ rounds: 1 });
    expect(rules.career?.of({ ...over(MINE), rounds: 4 })).toEqual({ rounds: 5 });
    expect(rules.career?.of({ ...over(MINE), rival: 'crab', rounds: 4 })).toEqual({ rounds: 4 });
    expect(rules.career?.of(rules.deal(params, createRng(1), { rounds: 3 }))).toEqual({
      rounds: 3,
    });
    expect(rules.deal(params, createRng(1), { rounds: 0 })).not.toHaveProperty('rounds');
  });

  it('read in the end who won and by how much', () => {
    expect(rules.ending?.(over(THEIRS))).toEqual({
      reason: 'reason.snails',
      almost: 'almost.ahead',
      value: 64,
    });
    expect(musing(over(THEIRS))).toBe('reason.snails');
  });
});

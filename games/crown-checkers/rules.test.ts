import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import {
  after,
  count,
  EIGHT,
  fieldFor,
  IVORY,
  legal,
  opening,
  other,
  pointOf,
  read,
  RED,
  TEN,
  written,
  type Move,
  type Side,
  type Variant,
} from './rules/board.ts';
import { speech } from './rules/speech.ts';
import { bestShot, shotBy, trapIn } from './rules/missed.ts';
import { stateOf } from './fixtures.ts';
import { mind } from './mind.ts';
import { rules, type Input, type State } from './rules.ts';
import words from './strings/en.json' with { type: 'json' };

const board = (...rows: readonly string[]): number[] => read(rows.join('')) ?? [];
const paths = (cells: readonly number[], side: Side, variant: Variant = 'english'): string[] =>
  legal(cells, side, variant).map(({ path }) => path.join(' '));

type Stepped = { readonly state: State; readonly why: string | undefined };

function stepped(before: State, input: Input): Stepped {
  const state = structuredClone(before);
  return { state, why: stepOn(rules, state, input).why };
}

const along = (path: readonly number[]): Input => ({ do: 'move', path, hinted: false });

const NONE = '....';
const E = [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE];
const rows = (some: Readonly<Record<number, string>>): number[] =>
  board(...E.map((row, at) => some[at] ?? row));

/** English moves found the long way, by row and column, with the board as a square. */
function slowly(cells: readonly number[], side: Side): string[] {
  const at = new Map<string, number>();
  for (let square = 0; square < 32; square += 1) {
    const { x, y } = pointOf(EIGHT, square);
    at.set(`${x},${y}`, square);
  }
  const jumps: string[] = [];
  const steps: string[] = [];
  const forward = side === RED ? -1 : 1;
  const hop = (piece: number, square: number, path: number[], taken: number[]): void => {
    const { x, y } = pointOf(EIGHT, square);
    let went = false;
    for (const dy of [-1, 1]) {
      if (piece < 3 && dy !== forward) continue;
      for (const dx of [-1, 1]) {
        const over = at.get(`${x + dx},${y + dy}`);
        const land = at.get(`${x + 2 * dx},${y + 2 * dy}`);
        if (over === undefined || land === undefined || taken.includes(over)) continue;
        const prey = cells[over] ?? 0;
        if (prey === 0 || prey % 2 === side % 2) continue;
        if (cells[land] !== 0 && land !== path[0]) continue;
        went = true;
        const lastRow = side === RED ? 0 : 7;
        const stops = piece < 3 && pointOf(EIGHT, land).y === lastRow;
        if (stops) jumps.push([...path, land].join(' '));
        else hop(piece, land, [...path, land], [...taken, over]);
      }
    }
    if (!went && taken.length > 0) jumps.push(path.join(' '));
  };
  for (let square = 0; square < 32; square += 1) {
    const piece = cells[square] ?? 0;
    if (piece === 0 || piece % 2 !== side % 2) continue;
    hop(piece, square, [square], []);
    const { x, y } = pointOf(EIGHT, square);
    for (const dy of [-1, 1]) {
      if (piece < 3 && dy !== forward) continue;
      for (const dx of [-1, 1]) {
        const land = at.get(`${x + dx},${y + dy}`);
        if (land !== undefined && cells[land] === 0) steps.push(`${square} ${land}`);
      }
    }
  }
  return (jumps.length > 0 ? jumps : steps).toSorted();
}

describe('moves', () => {
  it('are seven at the start of an English game and nine of an international one', () => {
    expect(legal(opening('english'), RED, 'english')).toHaveLength(7);
    expect(legal(opening('international'), RED, 'international')).toHaveLength(9);
    expect(count(opening('international'), IVORY)).toBe(20);
  });

  it('are what walking the square board finds, in 120 random games', () => {
    for (let game = 0; game < 120; game += 1) {
      const rng = createRng(`walk ${game}`);
      let cells = opening('english');
      let side: Side = RED;
      for (let ply = 0; ply < 120; ply += 1) {
        const moves = legal(cells, side, 'english');
        expect(moves.map(({ path }) => path.join(' ')).toSorted()).toEqual(slowly(cells, side));
        if (moves.length === 0) break;
        cells = after(cells, rng.pick(moves), 'english');
        side = other(side);
      }
    }
  });

  it('count as known: positions after so many plies', () => {
    const perft = (cells: readonly number[], side: Side, variant: Variant, depth: number): number =>
      depth === 0
        ? 1
        : legal(cells, side, variant).reduce(
            (sum, move) =>
              sum + perft(after(cells, move, variant), other(side), variant, depth - 1),
            0,
          );
    const counts = (variant: Variant, most: number): number[] =>
      Array.from({ length: most }, (_, depth) => perft(opening(variant), RED, variant, depth + 1));
    expect(counts('english', 6)).toEqual([7, 49, 302, 1469, 7361, 36_768]);
    expect(counts('international', 5)).toEqual([9, 81, 658, 4265, 27_117]);
  });

  it('of a man go forward, of a king both ways', () => {
    expect(paths(rows({ 4: '.o..' }), RED)).toEqual(['17 13', '17 14']);
    expect(paths(rows({ 4: '.O..' }), RED)).toHaveLength(4);
  });

  it('end at the crown in English rules, though more could be taken', () => {
    const cells = rows({ 0: '....', 1: '.xx.', 2: 'o...' });
    expect(paths(cells, RED)).toEqual(['8 1']);
    const next = after(cells, legal(cells, RED, 'english')[0] as Move, 'english');
    expect(written(next).startsWith('.O')).toBe(true);
  });
});

describe('international rules', () => {
  const ten = (some: Readonly<Record<number, string>>): number[] =>
    board(...Array.from({ length: 10 }, (_, row) => some[row] ?? '.....'));

  it('let men jump backward and kings fly', () => {
    const back = ten({ 4: '..o..', 5: '..x..' });
    expect(legal(back, RED, 'international').every(({ taken }) => taken.length === 1)).toBe(true);
    const king = ten({ 9: 'O....' });
    expect(legal(king, RED, 'international')).toHaveLength(9);
  });

  it('make the jump that takes the most mandatory', () => {
    const cells = ten({ 9: 'o...o', 8: '.....', 7: '.....' });
    const one = [...cells];
    one[40] = IVORY;
    one[44] = IVORY;
    one[33] = IVORY;
    const moves = legal(one, RED, 'international');
    const most = Math.max(...moves.map(({ taken }) => taken.length));
    expect(moves.every(({ taken }) => taken.length === most)).toBe(true);
  });

  it('never take a piece twice, and lift pieces only after the move', () => {
    for (let game = 0; game < 60; game += 1) {
      const rng = createRng(`flying ${game}`);
      let cells = opening('international');
      let side: Side = RED;
      for (let ply = 0; ply < 160; ply += 1) {
        const moves = legal(cells, side, 'international');
        if (moves.length === 0) break;
        for (const { path, taken } of moves) {
          expect(new Set(taken).size).toBe(taken.length);
          for (const square of path.slice(1, -1)) {
            expect(cells[square] === 0 || square === path[0]).toBe(true);
          }
        }
        const move = rng.pick(moves);
        const before = count(cells, other(side));
        cells = after(cells, move, 'international');
        expect(count(cells, other(side))).toBe(before - move.taken.length);
        side = other(side);
      }
    }
    expect(fieldFor('international')).toBe(TEN);
  });
});

describe('refusals', () => {
  const refuse = (cells: readonly number[], path: number[], more: Partial<State> = {}): unknown =>
    stepped(stateOf(cells, more), along(path)).why;

  it('say why', () => {
    const jump = rows({ 4: 'x...', 5: 'o..o' });
    expect(refuse(jump, [0])).toBe('refused.empty');
    expect(refuse(jump, [16])).toBe('refused.theirs');
    expect(refuse(jump, [23])).toBe('refused.jump');
    expect(refuse(jump, [23, 19])).toBe('refused.jump');
    expect(refuse(jump, [20, 16])).toBe('refused.land');
    expect(refuse(opening('english'), [28])).toBe('refused.blocked');
    expect(refuse(opening('english'), [20, 12])).toBe('refused.there');
    const twice = rows({ 2: '.x..', 4: 'x...', 5: 'o...' });
    expect(refuse(twice, [20, 13])).toBe('refused.finish');
  });

  it('have words', () => {
    const texts: Readonly<Record<string, string>> = words;
    expect(Object.keys(texts).filter((key) => key.startsWith('refused.')).length).toBeGreaterThan(
      7,
    );
  });
});

describe('a missed jump', () => {
  it('is found one give away', () => {
    let found = 0;
    for (let game = 0; game < 40; game += 1) {
      const rng = createRng(`shots ${game}`);
      let cells = opening('english');
      let side: Side = RED;
      for (let ply = 0; ply < 60; ply += 1) {
        const shot = bestShot(cells, side, 'english');
        if (shot) {
          found += 1;
          let now: readonly number[] = shot.cells;
          let who = side;
          for (const move of shot.line) {
            const same = legal(now, who, 'english').some(
              ({ path }) => path.join() === move.path.join(),
            );
            expect(same).toBe(true);
            now = after(now, move, 'english');
            who = other(who);
          }
          expect(shot.line.at(-1)?.taken.length).toBe(shot.taken);
          expect(shot.won).toBeGreaterThan(0);
        }
        const moves = legal(cells, side, 'english');
        if (moves.length === 0) break;
        cells = after(cells, rng.pick(moves), 'english');
        side = other(side);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('is remembered unless the move was as good', () => {
    const cells = rows({ 2: 'x...', 4: 'x.x.', 5: 'o..o' });
    const best = bestShot(cells, RED, 'english');
    expect(best?.taken).toBe(2);
    const moves = legal(cells, RED, 'english');
    for (const each of moves) {
      const { state } = stepped(stateOf(cells), along(each.path));
      const as = shotBy(cells, RED, 'english', each)?.won ?? 0;
      expect(state.missed === null).toBe(as >= (best?.won ?? 0));
    }
  });
});

describe('a trap', () => {
  const cells = rows({ 3: 'x...', 5: '.o..', 7: '...o' });

  it('of one piece shows what happened and a move that loses none', () => {
    const moves = legal(cells, RED, 'english');
    const found = moves.map((move) => trapIn(cells, RED, 'english', move));
    for (const [index, trap] of found.entries()) {
      if (!trap) continue;
      expect(trap.fault?.[0]).toBe(moves[index]);
      expect(trap.fault?.[1]?.taken).toHaveLength(1);
      expect(trap.line).toHaveLength(1);
      expect(trapIn(cells, RED, 'english', trap.line[0] as Move)).toBeUndefined();
    }
    expect(found.filter(Boolean)).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes when a side cannot move, and is turned around in giveaway', () => {
    const last = rows({ 1: '.x..', 2: '.o..' });
    const end = (variant: Variant): State => {
      const state = stateOf(last, { variant, rival: 'oak' });
      return stepped(state, along(legal(last, RED, variant)[0]?.path ?? [])).state;
    };
    expect(end('english').winner).toBe(RED);
    expect(rules.status(end('english'))).toBe('won');
    expect(rules.status(end('giveaway'))).toBe('lost');
  });

  it('is a draw after forty moves without progress', () => {
    const cells = rows({ 0: 'X...', 7: '...O' });
    const [step] = legal(cells, RED, 'english');
    const { state } = stepped(stateOf(cells, { quiet: 39, rival: 'oak' }), along(step?.path ?? []));
    expect(rules.status(state)).toBe('over');
    expect(rules.ending?.(state)).toEqual({ reason: 'reason.draw' });
  });

  it('offers the missed jump first', () => {
    const cells = rows({ 2: '.x..', 4: 'x...', 5: 'o...' });
    const missed = bestShot(cells, RED, 'english') ?? null;
    const state = stateOf(cells, { missed, phase: 'review', winner: RED, rival: 'oak' });
    expect(rules.status(state)).toBe('playing');
    const shown = stepped(state, { do: 'show' }).state;
    expect([shown.shown, rules.status(shown)]).toEqual([true, 'won']);
    const skipped = stepped(state, { do: 'skip' }).state;
    expect([skipped.shown, rules.status(skipped)]).toEqual([false, 'won']);
  });

  it('gives stars by the pieces left, and fewer for a puzzle with a hint', () => {
    const left = (reds: number): State =>
      stateOf(
        Array.from({ length: 32 }, (_, square) => (square < reds ? RED : 0)),
        { rival: 'oak', phase: 'done', winner: RED },
      );
    expect([2, 3, 6].map((reds) => rules.stars?.(left(reds)))).toEqual([1, 2, 3]);
    const puzzle = (helped: number): State => ({ ...left(2), rival: 'puzzle', helped });
    expect([puzzle(0), puzzle(1)].map((state) => rules.stars?.(state))).toEqual([3, 1]);
  });
});

describe('hints', () => {
  it('have words for every reason and name legal moves', () => {
    const texts: Readonly<Record<string, string>> = words;
    const game = playing(rules, 'bram');
    const rng = createRng('hints');
    for (let ply = 0; ply < 14 && rules.status(game.state) === 'playing'; ply += 1) {
      const hint = rules.waits?.(game.state) ? undefined : mind.hint?.(game.state);
      if (hint) {
        expect(texts[hint.say], hint.say).toBeDefined();
        const path = hint.input?.do === 'move' ? hint.input.path.join() : '';
        expect(
          legal(game.state.cells, game.state.turn, 'english').map((each) => each.path.join()),
        ).toContain(path);
      }
      game.give(rng.pick(rules.inputs(game.state, rng)));
    }
  });
});

it('refuses params and says what is wrong', () => {
  for (const [raw, error] of [
    [{ rival: 'dragon', variant: 'english' }, /^rival: expected pip or /],
    [{ board: 'ox', within: 2 }, /^board: expected 32/],
    [{ two: 'chess' }, /^two: expected english or /],
  ] as const) {
    const parsed = rules.parseParams(raw);
    expect(parsed.ok ? '' : parsed.error).toMatch(error);
  }
});

describe('two players', () => {
  const dealt = (rounds: number): State => rules.deal({ two: 'english' }, createRng(1), { rounds });
  const said = (state: State): string => speech(state, undefined).key;

  it('begin in turn, whichever side won, and the screen says who does', () => {
    const games = [0, 1, 2].map(dealt);
    expect(games.map(({ turn }) => turn)).toEqual([RED, IVORY, RED]);
    expect(games.map(said)).toEqual(['turn.red-first', 'turn.ivory-first', 'turn.red-first']);
  });

  it('count the games that are over, and no game against a rival', () => {
    expect(rules.career?.of(dealt(3))).toEqual({ rounds: 3 });
    expect(rules.career?.of({ ...dealt(3), phase: 'review' })).toEqual({ rounds: 3 });
    expect(rules.career?.of({ ...dealt(3), phase: 'done' })).toEqual({ rounds: 4 });
    expect(rules.career?.of({ ...dealt(3), rival: 'pip', phase: 'done' })).toEqual({ rounds: 3 });
    expect(dealt(0)).not.toHaveProperty('rounds');
  });

  it('read by color who won and who missed a jump', () => {
    const over = stateOf(opening('english'), { phase: 'done', winner: IVORY });
    expect(said(over)).toBe('reason.ivory');
    const missed = { kind: 'trap', side: IVORY, cells: [], line: [], taken: 2, won: 2 } as const;
    expect(said({ ...over, missed, phase: 'review' })).toBe('missed.trap.ivory');
    expect(said({ ...over, rival: 'pip', missed, phase: 'review' })).toBe('missed.trap');
  });
});

import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import {
  after,
  BLACK,
  keyOf,
  legal,
  nameOf,
  opening,
  read,
  WHITE,
  type Position,
} from './rules/board.ts';
import { mateIn, mating, readsFor, stubborn } from './rules/mates.ts';
import { chosen, RIVALS } from './rules/rivals.ts';
import { hangs } from './rules/search.ts';
import { speech } from './rules/speech.ts';
import { inputOf, rules, type Input, type State } from './rules.ts';

const at = (text: string): Position => {
  const position = read(text);
  if (!position) throw new Error(text);
  return position;
};

const squareOf = (name: string): number =>
  Array.from({ length: 64 }, (_, square) => nameOf(square)).indexOf(name);

/** A move as people write it for computers: `e2e4`, `a7a8q`. */
function move(text: string): Input {
  const promotes = 'nbrq'.indexOf(text[4] ?? '-') + 2;
  return inputOf({
    from: squareOf(text.slice(0, 2)),
    to: squareOf(text.slice(2, 4)),
    promotes: promotes > 1 ? promotes : 0,
  });
}

/** A game for two from a position. */
function game(text: string) {
  const dealt = rules.deal({ two: true }, createRng(1), { rounds: 0 });
  const position = at(text);
  const state: State = {
    ...dealt,
    ...position,
    cells: [...position.cells],
    past: [keyOf(position)],
  };
  const cues: string[] = [];
  const context = { rng: createRng(2), cue: (name: string) => void cues.push(name) };
  return {
    state,
    cues,
    play: (...moves: readonly string[]) =>
      moves.map((each) => rules.step(state, move(each), context)).filter(Boolean),
  };
}

function positions(from: Position, plies: number): number {
  const moves = legal(from);
  if (plies === 1) return moves.length;
  return moves.reduce((sum, each) => sum + positions(after(from, each), plies - 1), 0);
}

describe('moves', () => {
  // Counts are published wherever move generators are tested.
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', [20, 400, 8902, 197_281]],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039, 97_862]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43_238]],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', [6, 264, 9467, 422_333]],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1486, 62_379]],
    ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -', [46, 2079, 89_890]],
  ])('from %s lead to as many positions as they should', (text, counts) => {
    expect(counts.map((_, ply) => positions(at(text), ply + 1))).toEqual(counts);
  });

  it('read only positions', () => {
    for (const text of [
      '',
      '8/8/8/8/8/8/8/8 w - -',
      'kK6/8/8/8/8/8/8/8 x - -',
      'kz',
      'k6K/8/8 w',
    ]) {
      expect(read(text), text).toBeUndefined();
    }
  });
});

describe('a game ends', () => {
  it('by mate', () => {
    const { state, play, cues } = game('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -');
    expect(play('f2f3', 'e7e5', 'g2g4', 'd8h4')).toEqual([]);
    expect([state.end, rules.status(state), rules.ending?.(state)?.reason]).toEqual([
      'mate',
      'over',
      'reason.black',
    ]);
    expect(cues.at(-1)).toBe('mate');
    expect(rules.inputs(state, createRng(1))).toEqual([]);
    expect(play('e1f2')).toEqual(['refused.over']);
  });

  it('by stalemate', () => {
    const { state, play } = game('7k/5K2/8/6Q1/8/8/8/8 w - -');
    play('g5g6');
    expect(state.end).toBe('stalemate');
  });

  it('by the same position three times, with the same rights', () => {
    const { state, play } = game('r3k3/8/8/8/8/8/8/4K2R w Kq -');
    const around = ['h1h2', 'a8a7', 'h2h1', 'a7a8'];
    play(...around, ...around);
    // The first time there was castling.
    expect(state.end).toBeNull();
    play(...around);
    expect(state.end).toBe('repeated');
  });

  it('by fifty moves of each side without a capture or a pawn', () => {
    const { state, play } = game('4k3/8/8/8/8/8/R7/4K3 w - -');
    state.quiet = 99;
    play('a2a3');
    expect(state.end).toBe('fifty');
    const other = game('4k3/8/8/8/8/8/RP6/4K3 w - -');
    other.state.quiet = 99;
    other.play('b2b3');
    expect([other.state.end, other.state.quiet]).toEqual([null, 0]);
  });

  it.each([
    ['4k3/8/8/8/8/8/3r4/4K3 w - -', 'e1d2', 'material'],
    ['4k3/8/8/8/8/4N3/3r4/4K3 w - -', 'e1d2', 'material'],
    ['2b1k3/8/8/8/8/4B3/3r4/4K3 w - -', 'e1d2', null],
    ['4kb2/8/8/8/8/4B3/3r4/4K3 w - -', 'e1d2', 'material'],
    ['4k3/8/8/8/8/4P3/3r4/4K3 w - -', 'e1d2', null],
  ])('by too few pieces: %s', (text, taking, end) => {
    const { state, play } = game(text);
    expect(play(taking)).toEqual([]);
    expect(state.end).toBe(end);
  });
});

describe('a move', () => {
  it('is refused with its reason', () => {
    const { play } = game('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -');
    expect(play('e4e5', 'e7e5', 'a1a1', 'e2e5')).toEqual([
      'refused.empty',
      'refused.theirs',
      'refused.stuck',
      'refused.there',
    ]);
    expect(game('4k3/8/8/8/8/8/P3r3/4K3 w - -').play('a2a3')).toEqual(['refused.check']);
  });

  it('castles, takes in passing and promotes', () => {
    const castled = game('r3k2r/8/8/8/8/8/8/R3K2R w KQkq -');
    castled.play('e1g1', 'e8c8');
    expect(rules.text(castled.state).split('\n')).toMatchObject({ 0: '..kr...r', 7: 'R....RK.' });
    expect(castled.cues).toContain('castle');
    const passing = game('4k3/8/8/8/3p4/8/4P3/4K3 w - -');
    passing.play('e2e4', 'd4e3');
    expect(rules.text(passing.state).split('\n')).toMatchObject({ 4: '........', 5: '....p...' });
    expect(passing.state.last?.taken).toBe(1);
    const promoting = game('4k3/P7/8/8/8/8/8/4K3 w - -');
    promoting.play('a7a8n');
    expect(promoting.state.cells[0]).toBe(2);
  });
});

describe('mates', () => {
  it('are found, soonest first, and defended as long as can be', () => {
    const two = at('k7/8/2K5/8/8/8/8/7R w - -');
    expect(mateIn(two, 3, readsFor())).toBe(2);
    expect(
      mating(two, 2, readsFor())
        .map(({ to }) => nameOf(to))
        .toSorted(),
    ).toEqual(['b6', 'c7']);
    const mated = after(two, mating(two, 2, readsFor())[0] as never);
    expect(stubborn(mated, 1, readsFor())).toBeDefined();
    expect(mateIn(opening(), 1, readsFor())).toBeUndefined();
  });

  it('run out of moves: the puzzle is lost', () => {
    const puzzle = playing(rules, 'mate-01');
    const [quiet] = rules
      .inputs(puzzle.state, createRng(1))
      .filter(
        (input) => !mating(puzzle.state, 1, readsFor()).some((mate) => inputOf(mate) === input),
      );
    puzzle.give(quiet as number);
    expect([puzzle.session.status, rules.ending?.(puzzle.state)?.reason]).toEqual([
      'lost',
      'reason.slow',
    ]);
  });
});

describe('rivals', () => {
  it('answer the same to the same position and deal, with a legal move', () => {
    const start = opening();
    for (const name of RIVALS.slice(0, 6)) {
      const answer = chosen(name, start, 5, 0);
      expect(answer).toEqual(chosen(name, start, 5, 0));
      expect(legal(start)).toContainEqual(answer);
    }
    const mice = Array.from({ length: 12 }, (_, salt) => chosen('mouse', start, salt * 977, 0)?.to);
    expect(new Set(mice).size).toBeGreaterThan(2);
  });

  it('take a queen that nobody guards, all of them', () => {
    const gift = at('rnb1kbnr/pppppppp/8/8/3q4/8/PPP1PPPP/RNBQKBNR w KQkq -');
    for (const name of RIVALS.slice(1, 7)) {
      expect(nameOf(chosen(name, gift, 7, 20)?.to ?? 0), name).toBe('d4');
    }
  });
});

it('knows what hangs', () => {
  const { cells } = at('4k3/8/8/4p3/3R4/8/4N3/4K3 w - -');
  expect(hangs(cells, squareOf('d4'))).toBe(true);
  const guarded = at('4k3/8/8/4b3/3N4/8/4N3/4K3 w - -').cells;
  expect(hangs(guarded, squareOf('d4'))).toBe(false);
});

describe('two players', () => {
  const dealt = (rounds: number): State => rules.deal({ two: true }, createRng(1), { rounds });

  it('swap sides after each game, and white still begins', () => {
    const games = [0, 1, 2].map(dealt);
    expect(games.map(({ turn }) => turn)).toEqual([WHITE, WHITE, WHITE]);
    expect(games.map(({ side }) => side)).toEqual([WHITE, BLACK, WHITE]);
    expect(games.map((state) => rules.seats?.(state))).toEqual([[0], [1], [0]]);
    expect(games.map(speech)).toEqual(['muse.first', 'muse.swapped', 'muse.swapped']);
  });

  it('count the games that are over, and no game against a rival', () => {
    expect(rules.career?.of(dealt(3))).toEqual({ rounds: 3 });
    expect(rules.career?.of({ ...dealt(3), end: 'mate' })).toEqual({ rounds: 4 });
    expect(rules.career?.of({ ...dealt(3), rival: 'owl', end: 'mate' })).toEqual({ rounds: 3 });
    expect(dealt(0)).not.toHaveProperty('rounds');
  });

  it('read in the end who won', () => {
    expect(speech({ ...dealt(1), end: 'mate' })).toBe('reason.black');
    expect(speech({ ...dealt(1), end: 'stalemate' })).toBe('reason.stalemate');
  });
});

it('a safe piece that threatens two at once is a fork, and one that can be taken is not', () => {
  const safe = game('r3k3/8/8/3N4/8/8/8/4K3 w - -');
  safe.play('d5c7');
  expect(safe.cues).toContain('fork');
  const taken = game('r3k3/8/1q6/3N4/8/8/8/4K3 w - -');
  taken.play('d5c7');
  expect(taken.cues).not.toContain('fork');
});

it('a lost game says how many pieces fell before', () => {
  const { state } = game('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -');
  const lost: State = { ...state, rival: 'mouse', end: 'mate', side: 1, turn: 1 };
  lost.cells[0] = 0;
  expect(rules.ending?.(lost)).toMatchObject({ almost: 'almost.took', value: 1 });
});

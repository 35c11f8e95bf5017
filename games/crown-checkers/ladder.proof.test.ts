import { describe, expect, it } from 'vitest';
import {
  after,
  legal,
  opening,
  other,
  RED,
  type Cells,
  type Move,
  type Side,
  type Variant,
} from './rules/board.ts';
import { chosen, RIVALS, type RivalName } from './rules/rivals.ts';
import { createRng } from '@playgrove/kit/core';
import { MAX_QUIET } from './rules/state.ts';

type Player = RivalName | 'chance';

function moveOf(
  player: Player,
  cells: Cells,
  turn: Side,
  variant: Variant,
  salt: number,
  moves: number,
): Move | undefined {
  if (player !== 'chance') return chosen(player, { cells, turn, variant }, salt, moves);
  return createRng(`${salt} ${moves}`).pick(legal(cells, turn, variant));
}

/** 1 if `one` wins, a half for a draw. `begins`: it has red. */
function played(
  one: Player,
  two: Player,
  begins: boolean,
  seed: number,
  variant: Variant,
  rows?: number,
): number {
  let cells: Cells = opening(variant, rows);
  const own: Side = begins ? RED : other(RED);
  let side: Side = RED;
  let quiet = 0;
  for (let moves = 0; ; moves += 1) {
    if (legal(cells, side, variant).length === 0) {
      const winner = variant === 'giveaway' ? side : other(side);
      return winner === own ? 1 : 0;
    }
    if (quiet >= MAX_QUIET) return 0.5;
    const move = moveOf(side === own ? one : two, cells, side, variant, seed * 7919 + side, moves);
    if (!move) throw new Error('no move where there is one');
    const man = (cells[move.path[0] ?? 0] ?? 0) < 3;
    quiet = man || move.taken.length > 0 ? 0 : quiet + 1;
    cells = after(cells, move, variant);
    side = other(side);
  }
}

function rate(one: Player, two: Player, games: number, variant: Variant = 'english'): number {
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    won += played(one, two, game % 2 === 0, game, variant);
  }
  return won / games;
}

/** LADDER_GAMES=100 measures, and prints what it finds; 0 prints the sample. */
const PRINTS = process.env['LADDER_GAMES'] !== undefined;
const GAMES = Number(process.env['LADDER_GAMES'] ?? 0);
const STEPS = RIVALS.slice(1).map((name, below) => [name, RIVALS[below] as RivalName] as const);
const SAMPLE: Readonly<Record<string, number>> = {
  bram: 40,
  wren: 30,
  oak: 20,
  sage: 6,
  isolde: 4,
};

describe('the six rivals', () => {
  it.each(STEPS)('%s is a step above %s', { timeout: 3e6 }, (one, two) => {
    const games = GAMES || (SAMPLE[one] ?? 10);
    const won = rate(one, two, games);
    if (PRINTS) console.log(`${one} over ${two}: ${won.toFixed(3)} of ${games}`);
    expect(won).toBeGreaterThan(0.55);
  });

  it('lose to moves by chance at first, and win from the third on', { timeout: 3e6 }, () => {
    const games = GAMES || 40;
    const rates = RIVALS.slice(0, 4).map((rival) => {
      let won = 0;
      for (let game = 0; game < games; game += 1) {
        won += played('chance', rival, true, game, 'english', rival === 'pip' ? 2 : undefined);
      }
      return won / games;
    });
    if (PRINTS) console.log(`chance against pip, bram, wren, oak: ${rates.join(', ')}`);
    const [pip = 0, bram = 1, wren = 1, oak = 1] = rates;
    expect([pip > 0.9, bram < 0.6, wren < 0.1, oak < 0.05], rates.join(', ')).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each(['giveaway', 'international'] as const)(
    'are in order in %s too',
    { timeout: 3e6 },
    (variant) => {
      const games = GAMES ? 40 : 4;
      const rates = [rate('oak', 'bram', games, variant), rate('isolde', 'oak', games, variant)];
      if (PRINTS) console.log(`${variant}: oak over bram, isolde over oak: ${rates.join(', ')}`);
      for (const won of rates) expect(won, rates.join(', ')).toBeGreaterThan(0.5);
    },
  );

  it('answer the same to the same position and deal, and differently to other deals', () => {
    const cells = opening('english');
    const answer = (name: RivalName, salt: number): string =>
      chosen(name, { cells, turn: RED, variant: 'english' }, salt, 0)?.path.join() ?? '';
    for (const name of RIVALS) {
      expect(answer(name, 5)).toBe(answer(name, 5));
      const answers = Array.from({ length: 12 }, (_, salt) => answer(name, salt * 977));
      expect(new Set(answers).size).toBeGreaterThan(1);
    }
  });
});

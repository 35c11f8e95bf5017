import { sealPack } from '@playgrove/kit/logic/solving';
import type { Seal } from '@playgrove/kit/testing';
import { dealt, EACH, played, solved } from './fixtures.ts';
import { boardOf, LAYOUTS, MAKER, PACK_SIZE, SEED_BASE } from './rules/boards.ts';
import type { Deal } from './rules/deal.ts';
import { isWon } from './rules/state.ts';

const CANDIDATES = 20;
/** How many of these players' games are won, from the first level of a pack to its last. */
const TARGETS: readonly (readonly [number, number])[] = [
  [1, 0.85],
  [0.9, 0.8],
  [0.8, 0.65],
  [0.7, 0.55],
  [0.6, 0.45],
  [0.5, 0.3],
];

/** The share of games won by those who take any pair, and by those who take care. */
function easeOf(deal: Deal): number {
  let won = 0;
  for (let game = 0; game < 4; game += 1) won += Number(isWon(played(deal, 0, game)));
  for (let game = 0; game < 2; game += 1) won += Number(isWon(played(deal, 0.5, game)));
  return won / 6;
}

/** The boards of a level whose ease is nearest to what its place asks for. */
function chosen(level: number): readonly number[] {
  const [from, to] = TARGETS[Math.floor((level - 1) / PACK_SIZE)] ?? [0.5, 0.5];
  const target = from + ((to - from) * ((level - 1) % PACK_SIZE)) / (PACK_SIZE - 1);
  const found: { readonly seed: number; readonly off: number }[] = [];
  for (let seed = 1; found.length < CANDIDATES; seed += 1) {
    const deal = boardOf(level, seed);
    if (solved(dealt(deal))) found.push({ seed, off: Math.abs(easeOf(deal) - target) });
  }
  return found
    .toSorted((a, b) => a.off - b.off)
    .slice(0, EACH)
    .map(({ seed }) => level * SEED_BASE + seed);
}

/**
 * For each layout it deals boards, keeps those that the search solves, lets two kinds of players
 * play them without going back, and seals those that are about as hard as the level should be.
 */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const numbers = LAYOUTS.flatMap((_, layout) => chosen(layout + 1));
    const pack = sealPack(MAKER, numbers, (number) =>
      solved(dealt(boardOf(Math.floor(number / SEED_BASE), number % SEED_BASE)))
        ? undefined
        : 'not solved',
    );
    return `${JSON.stringify(pack)}\n`;
  },
};

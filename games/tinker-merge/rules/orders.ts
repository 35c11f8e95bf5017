import type { Rng } from '@playgrove/kit/contract';
import { chainOf, MAX_TIER, pieceOf, tierOf } from './pieces.ts';
import type { Order } from './state.ts';

/** Orders in a hundred for one tier more than something on the bench, where the shop is open. */
const LIKES = 40;

/** Customers, each with a name and a face. */
export const CUSTOMERS = 8;

export type Wishes = {
  /** Chains that come out of the box. */
  readonly chains: readonly number[];
  /** Tiers that customers want, the least and the most. */
  readonly tiers: readonly [number, number];
  /** Orders for two gadgets, in a hundred. */
  readonly pairs: number;
};

/**
 * The next order: only of chains that the box has, and of nothing that `others` want already, so
 * that two customers never compete for one gadget.
 * @param bench gadgets that customers see and may want the next tier of
 */
export function orderFor(
  wishes: Wishes,
  others: readonly Order[],
  rng: Rng,
  bench: readonly number[] = [],
): Order {
  const { chains, tiers, pairs } = wishes;
  const taken = others.flatMap(({ wants }) => wants);
  const present = others.map(({ who }) => who);
  const people = Array.from({ length: CUSTOMERS }, (_, who) => who);
  const who = rng.pick(people.filter((one) => !present.includes(one)));
  const wants: number[] = [];
  const [least, most] = tiers;
  const isLarge = rng.int(100) < pairs;
  const seen = bench
    .map(raised)
    .filter((piece) => !taken.includes(piece) && tierOf(piece) >= least);
  if (seen.length > 0 && rng.int(100) < LIKES) return { who, wants: [rng.pick(seen)] };
  // A second gadget is a smaller one.
  const highs = isLarge ? [most - 1, Math.max(least, most - 2)] : [most];
  for (const high of highs) {
    const all = chains.flatMap((chain) =>
      Array.from({ length: Math.max(1, high - least + 1) }, (_, up) => pieceOf(chain, least + up)),
    );
    const free = all.filter((piece) => !taken.includes(piece) && !wants.includes(piece));
    if (free.length > 0) wants.push(rng.pick(free));
  }
  if (wants.length === 0) wants.push(pieceOf(rng.pick(chains), least));
  return { who, wants };
}

const raised = (piece: number): number =>
  pieceOf(chainOf(piece), Math.min(MAX_TIER, tierOf(piece) + 1));

/** Parts as they come out of the box: each chain equally often, in no order. */
export function partsFor(
  { chains }: Pick<Wishes, 'chains'>,
  rich: number,
  bags: number,
  rng: Rng,
): number[] {
  return Array.from({ length: bags }, () =>
    rng
      .shuffled([...chains, ...chains])
      .map((chain) => pieceOf(chain, rng.int(100) < rich ? 2 : 1)),
  ).flat();
}

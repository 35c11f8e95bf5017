import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';

/** How many of the cards shown last each rival remembers, from the shortest memory on. */
export const MEMORY = { moth: 3, toad: 6, hedgehog: 10, owl: 16 } as const;
export type RivalName = keyof typeof MEMORY;
export const RIVALS = ['moth', 'toad', 'hedgehog', 'owl'] as const;

export type Params = {
  readonly columns: number;
  readonly rows: number;
  /** Turns for which a card that was seen glows. */
  readonly glow: number;
  /** Whether the second pair in a row, and each one after it, shows a card that nobody has seen. */
  readonly chain: boolean;
  /** Misses from one swap to the next; 0 for none. */
  readonly wind: number;
  /** Turns until dawn ends the level; 0 for never. */
  readonly dawn: number;
  /** The most turns for three stars; 0 in games for two. */
  readonly par: number;
  readonly rival: 'none' | 'friend' | RivalName;
};

/** Columns and rows by letter: 6, 8, 10, 12 and 15 pairs. */
const SIZES = { a: [3, 4], b: [4, 4], c: [4, 5], d: [4, 6], e: [5, 6] } as const;
type Size = keyof typeof SIZES;

/**
 * A letter of `sizes` for each level. `glow`, `wind`, `dawn` and `par` go evenly from the pack's
 * first level to its last; the last two in turns a pair.
 */
const PACKS = [
  {
    name: 'meadow',
    sizes: 'aaabbabbcc',
    glow: [9, 7],
    chain: false,
    wind: [0, 0],
    dawn: [2.5, 2.2],
    par: [1.67, 1.55],
  },
  {
    name: 'pond',
    needs: 12,
    sizes: 'bbccbccdcd',
    glow: [8, 6],
    chain: true,
    wind: [0, 0],
    dawn: [2.2, 2],
    par: [1.55, 1.45],
  },
  {
    name: 'orchard',
    needs: 30,
    sizes: 'abbcbccdcd',
    glow: [7, 5],
    chain: false,
    wind: [3, 2],
    dawn: [2.25, 2],
    par: [1.65, 1.55],
  },
  {
    name: 'wood',
    needs: 50,
    sizes: 'bccdcddede',
    glow: [5, 3],
    chain: true,
    wind: [2, 1],
    dawn: [2, 1.85],
    par: [1.5, 1.45],
  },
] as const;

const DAILY = sized('d', { glow: 5, chain: true, wind: 3, dawn: 2.2, par: 1.5 });

type Night = {
  readonly glow: number;
  readonly chain: boolean;
  readonly wind: number;
  readonly dawn: number;
  readonly par: number;
};

function sized(size: Size, { glow, chain, wind, dawn, par }: Night): Params {
  const [columns, rows] = SIZES[size];
  const pairs = (columns * rows) / 2;
  return {
    columns,
    rows,
    glow: Math.round(glow),
    chain,
    wind: Math.round(wind),
    dawn: Math.round(dawn * pairs),
    par: Math.round(par * pairs),
    rival: 'none',
  };
}

const between = ([from, to]: readonly [number, number], index: number): number =>
  from + ((to - from) * index) / 9;

const two = (rival: Params['rival']): Params => ({
  ...sized('e', { glow: 6, chain: false, wind: 0, dawn: 0, par: 0 }),
  rival,
});

/** Levels of the first pack before chains. */
const CHAINS = 3;

/** Stars that bring each rival. */
const NEEDS = [0, 3, 10, 20] as const;

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  ...levels({
    packs: PACKS,
    each: 10,
    // The ids are in saves and links: never change or reuse one.
    params: ({ pack, index }): Params =>
      sized(pack.sizes[index] as Size, {
        glow: between(pack.glow, index),
        // The best toy comes early: the first garden has it for most of its levels.
        chain: pack.chain || (pack.name === 'meadow' && index >= CHAINS),
        wind: between(pack.wind, index),
        dawn: between(pack.dawn, index),
        par: between(pack.par, index),
      }),
    daily: DAILY,
  }),
  ...RIVALS.map((rival, index) => ({
    id: rival,
    pack: 'pack.rivals',
    needs: NEEDS[index] ?? 0,
    params: two(rival),
  })),
  // In no pack, as it gives no stars.
  { id: 'two', params: two('friend') },
];

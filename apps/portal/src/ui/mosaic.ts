/** How one number of cards is tiled so that no place is left empty, whatever the width. */
export type Mosaic = {
  /** Places of the large cards, two by two. */
  readonly large: readonly number[];
  /** Place of the wide card, where the others would leave a gap. */
  readonly stretched: number;
  /** Columns, and how many of them the stretched card takes. */
  readonly narrow: Tiling;
  readonly middle: Tiling;
  readonly wide: Tiling;
  readonly huge: Tiling;
};

export type Tiling = { readonly columns: number; readonly span: number };

/**
 * By number of cards from 4: large cards besides the first, the stretched card, then columns and span
 * of middle and wide screens. The style sheet's dense flow fills these to the last place, which a
 * test checks.
 */
const PLANS: readonly (readonly [
  large: readonly number[],
  stretched: number,
  middle: number,
  middleSpan: number,
  wide: number,
  wideSpan: number,
])[] = [
  [[], 3, 4, 2, 4, 2],
  [[], 4, 4, 1, 4, 1],
  [[], 5, 5, 2, 5, 2],
  [[], 6, 5, 1, 5, 1],
  [[], 7, 6, 2, 6, 2],
  [[], 8, 6, 1, 6, 1],
  [[5], 3, 4, 1, 8, 1],
  [[], 10, 5, 2, 7, 1],
  [[], 11, 5, 1, 8, 2],
  [[], 12, 4, 1, 8, 1],
  [[7], 13, 4, 1, 7, 2],
  [[], 14, 6, 1, 9, 1],
  [[], 15, 5, 2, 10, 2],
  [[], 16, 5, 1, 10, 1],
  [[10], 17, 4, 1, 8, 1],
  [[7, 13], 12, 4, 1, 7, 1],
  [[7, 11], 19, 6, 2, 10, 2],
  [[7, 11], 20, 6, 1, 10, 1],
];
const FEWEST = 4;
const NARROW = 3;
/** Columns of the widest screens, where the cards fill them. */
const HUGE = 8;
/** More columns leave no room for names on a wide screen. */
const MAX_WIDE = 8;
const MAX_SPAN = 2;

/** How this many cards are tiled. Fewer than four stand in a row, more than 21 run on as a grid. */
export function mosaicOf(count: number): Mosaic {
  const plan = PLANS[count - FEWEST];
  if (!plan) {
    const row = { columns: NARROW, span: 1 };
    const wide = { columns: 6, span: 1 };
    const huge = { columns: HUGE, span: 1 };
    return { large: [], stretched: -1, narrow: row, middle: wide, wide, huge };
  }
  const [more, stretched, middle, middleSpan, wide, wideSpan] = plan;
  const places = count + 3 * (more.length + 1);
  const span = 1 + ((HUGE - (places % HUGE)) % HUGE);
  const spread = { columns: wide, span: wideSpan };
  const packed = { columns: middle, span: middleSpan };
  return {
    large: [0, ...more],
    stretched,
    // A large card takes three places more than others, which is a whole row of three.
    narrow: { columns: NARROW, span: 1 + ((NARROW - (count % NARROW)) % NARROW) },
    middle: packed,
    wide: wide > MAX_WIDE ? packed : spread,
    huge: places > HUGE && span <= MAX_SPAN ? { columns: HUGE, span } : spread,
  };
}

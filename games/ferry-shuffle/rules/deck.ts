export type Way = 'left' | 'right' | 'up' | 'down';

/** A vehicle in its lane: a row (`across`) or a column. */
export type Car = {
  readonly across: boolean;
  readonly lane: number;
  readonly length: number;
  /** It has no brake: a swell along its lane rolls it. */
  readonly loose: boolean;
  /** Where its first cell is in its lane at the deal. */
  readonly start: number;
};

/** The bow is up: the van, car 0, rolls off at the top of its column. */
export type Deck = {
  readonly cols: number;
  readonly rows: number;
  /** The fewest moves, swells included. */
  readonly par: number;
  /** The ways that swells push, in turn; empty on calm water. */
  readonly swells: readonly Way[];
  readonly cars: readonly Car[];
  /** Cells that nothing can enter: hatches, and the two corners that a pointed bow lacks. */
  readonly hatches: readonly number[];
};

/** Where each car's first cell is in its lane. */
export type Places = readonly number[];

/** Tells arrangements apart: lanes have eight cells at most, and decks sixteen cars. */
export const keyOf = (at: Places): number => at.reduce((key, place) => key * 8 + place, 0);

/** A swell comes after this many moves. */
export const SWELL_MOVES = 5;

/** What swells do, by their digit in a code. */
export const SWELLS: readonly (readonly Way[])[] = [
  [],
  ['right', 'left'],
  ['down', 'up'],
  ['right', 'down', 'left', 'up'],
];

/** What lies in a cell, by its number in a code. */
const KINDS = [
  { across: true, length: 2, loose: false },
  { across: false, length: 2, loose: false },
  { across: true, length: 3, loose: false },
  { across: false, length: 3, loose: false },
  { across: true, length: 2, loose: true },
  { across: false, length: 2, loose: true },
] as const;
const HATCH = KINDS.length;
const RADIX = 36;
const HEAD = 4;

/** From this many columns on, the bow is pointed. */
const POINTED = 5;

export const cornersOf = (cols: number): readonly number[] => (cols < POINTED ? [] : [0, cols - 1]);

/** A deck as text: columns, rows, swells and par, then two digits for each car and hatch. */
export function codeOf({ cols, rows, par, swells, cars, hatches }: Deck): string {
  const swell = SWELLS.findIndex((ways) => ways.join() === swells.join());
  const corners = cornersOf(cols);
  const cells = cars.map(({ across, length, loose, lane, start }) => {
    const kind = KINDS.findIndex(
      (one) => one.across === across && one.length === length && one.loose === loose,
    );
    return (across ? lane * cols + start : start * cols + lane) * (HATCH + 1) + kind;
  });
  for (const cell of hatches) if (!corners.includes(cell)) cells.push(cell * (HATCH + 1) + HATCH);
  return [
    ...[cols, rows, swell, par].map((value) => value.toString(RADIX)),
    ...cells.map((value) => value.toString(RADIX).padStart(2, '0')),
  ].join('');
}

const known = new Map<string, Deck>();

/** @param mirrored port and starboard change sides */
export function deckOf(code: string, mirrored: boolean): Deck {
  const key = `${code} ${mirrored}`;
  const deck = known.get(key) ?? read(code, mirrored);
  known.set(key, deck);
  return deck;
}

function read(code: string, mirrored: boolean): Deck {
  const digit = (at: number, length = 1): number => parseInt(code.slice(at, at + length), RADIX);
  const [cols, rows, par] = [digit(0), digit(1), digit(3)];
  const cars: Car[] = [];
  const hatches = [...cornersOf(cols)];
  for (let at = HEAD; at < code.length; at += 2) {
    const value = digit(at, 2);
    const cell = Math.floor(value / (HATCH + 1));
    const [x, y] = [cell % cols, Math.floor(cell / cols)];
    const kind = KINDS[value % (HATCH + 1)];
    const flip = (column: number, length: number): number =>
      mirrored ? cols - length - column : column;
    if (!kind) hatches.push(y * cols + flip(x, 1));
    else if (kind.across) cars.push({ ...kind, lane: y, start: flip(x, kind.length) });
    else cars.push({ ...kind, lane: flip(x, 1), start: y });
  }
  const swells = (SWELLS[digit(2)] ?? []).map((way) => (mirrored ? MIRRORED[way] : way));
  return { cols, rows, par, swells, cars, hatches };
}

const MIRRORED: Readonly<Record<Way, Way>> = {
  left: 'right',
  right: 'left',
  up: 'up',
  down: 'down',
};

/** The cells of a car whose first cell is at `start` in its lane. */
export const cellsOf = ({ cols }: Pick<Deck, 'cols'>, car: Car, start: number): number[] =>
  Array.from({ length: car.length }, (_, at) =>
    car.across ? car.lane * cols + start + at : (start + at) * cols + car.lane,
  );

/** By cell, whether something is in it. */
export function takenOf(deck: Deck, at: Places): Uint8Array {
  const taken = new Uint8Array(deck.cols * deck.rows);
  for (const cell of deck.hatches) taken[cell] = 1;
  deck.cars.forEach((car, index) => {
    const { first, step } = laneOf(deck, car);
    const start = at[index] ?? 0;
    for (let cell = start; cell < start + car.length; cell += 1) taken[first + cell * step] = 1;
  });
  return taken;
}

function laneOf({ cols, rows }: Deck, { across, lane }: Car) {
  return across
    ? { first: lane * cols, step: 1, size: cols }
    : { first: lane, step: cols, size: rows };
}

/** How far a car can slide: its first place and its last. */
export function rangeOf(
  deck: Deck,
  at: Places,
  index: number,
  taken = takenOf(deck, at),
): readonly [least: number, most: number] {
  const car = deck.cars[index];
  const here = at[index] ?? 0;
  if (!car) return [here, here];
  const { first, step, size } = laneOf(deck, car);
  let [least, most] = [here, here];
  while (least > 0 && taken[first + (least - 1) * step] === 0) least -= 1;
  while (most + car.length < size && taken[first + (most + car.length) * step] === 0) most += 1;
  return [least, most];
}

/** Where everything is after a swell: loose cars along its way roll as far as they can. */
export function rolledBy(deck: Deck, at: Places, way: Way): number[] {
  const after = [...at];
  const isAcross = way === 'left' || way === 'right';
  const isForward = way === 'right' || way === 'down';
  const rolling = [...deck.cars.keys()].filter((index) => {
    const car = deck.cars[index];
    return car?.loose && car.across === isAcross;
  });
  // Those in front make room for those behind.
  rolling.sort((a, b) => ((at[b] ?? 0) - (at[a] ?? 0)) * (isForward ? 1 : -1));
  for (const index of rolling) after[index] = rangeOf(deck, after, index)[isForward ? 1 : 0];
  return after;
}

/** The way of the swell that follows the move after `moves` moves; undefined if none follows. */
export function swellAfter({ swells }: Deck, moves: number): Way | undefined {
  if ((moves + 1) % SWELL_MOVES !== 0) return undefined;
  return nextSwell({ swells }, moves);
}

/** The way of the next swell; undefined on calm water. */
export function nextSwell({ swells }: Pick<Deck, 'swells'>, moves: number): Way | undefined {
  return swells[Math.floor(moves / SWELL_MOVES) % Math.max(1, swells.length)];
}

/** Moves until the next swell has come, from 1 to 5. */
export const movesToSwell = (moves: number): number => SWELL_MOVES - (moves % SWELL_MOVES);

/** The van is on the ramp. */
export const isOff = (at: Places): boolean => at[0] === 0;

/** Whether nothing is in the van's way to the ramp. */
export const isClear = (deck: Deck, at: Places): boolean => rangeOf(deck, at, 0)[0] === 0;

/** Everything after a move: a car slides, and perhaps a swell comes. */
export function movedTo(deck: Deck, at: Places, moves: number, car: number, to: number): number[] {
  const after = [...at];
  after[car] = to;
  const way = isOff(after) ? undefined : swellAfter(deck, moves);
  return way === undefined ? after : rolledBy(deck, after, way);
}

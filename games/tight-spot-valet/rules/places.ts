import type { VehicleName } from './vehicles.ts';

/**
 * How bays lie: rows up and down, rows left and right, along the curb, slanting, or in
 * lanes that are open at both ends.
 */
export type Layout = 'rows' | 'sides' | 'curb' | 'slant' | 'lanes';

type Place = {
  readonly name: string;
  /** Stars that open it. */
  readonly needs: number;
  readonly layouts: readonly Layout[];
  /** Who comes, from the first level to the last. */
  readonly guests: readonly VehicleName[];
};

export const EACH = 10;

/** Each place adds one thing, and the last has it all. */
export const PLACES: readonly Place[] = [
  { name: 'square', needs: 0, layouts: ['sides'], guests: ['car'] },
  { name: 'bakery', needs: 9, layouts: ['sides', 'rows'], guests: ['mini', 'car'] },
  { name: 'hotel', needs: 24, layouts: ['curb', 'sides', 'curb'], guests: ['car', 'mini'] },
  { name: 'market', needs: 42, layouts: ['slant', 'rows', 'slant'], guests: ['car', 'mini'] },
  { name: 'quay', needs: 62, layouts: ['sides', 'rows', 'curb'], guests: ['van', 'car', 'van'] },
  { name: 'garden', needs: 84, layouts: ['lanes'], guests: ['trailer'] },
  { name: 'station', needs: 106, layouts: ['lanes'], guests: ['train'] },
  {
    name: 'castle',
    needs: 130,
    layouts: ['sides', 'curb', 'slant', 'rows', 'curb'],
    guests: ['limo', 'trailer', 'van', 'car', 'train'],
  },
];

export const LEVEL_COUNT = PLACES.length * EACH;
/** Levels of the first place are made by hand. */
export const HAND_COUNT = EACH;

/** What a lot is made from. */
export type Recipe = {
  readonly place: number;
  readonly layout: Layout;
  readonly guests: readonly VehicleName[];
  /** 0 roomy to 1 tight. */
  readonly tight: number;
  /** Things in the aisles. */
  readonly clutter: number;
  /** The nose must point out. */
  readonly isStrict: boolean;
  /** A car is brought from its bay to the stand. */
  readonly isFetch: boolean;
};

/** @param lot from 1; behind the levels come the lots of the day */
export function recipeOf(lot: number): Recipe {
  const isDaily = lot > LEVEL_COUNT;
  const index = lot - 1;
  const place = isDaily ? 1 + (index % (PLACES.length - 1)) : Math.floor(index / EACH);
  const step = isDaily ? 4 + (index % 4) : index % EACH;
  const { layouts, guests } = PLACES[place] ?? placeOne();
  const layout = layouts[step % layouts.length] ?? 'sides';
  const guest = (at: number): VehicleName => guests[(step + at) % guests.length] ?? 'car';
  const isTowing = guest(0) === 'train' || guest(0) === 'trailer';
  const count = isTowing ? 1 : ([1, 1, 2, 1, 2, 1, 2, 3, 1, 3][step] ?? 1);
  return {
    place,
    layout: isTowing ? 'lanes' : layout,
    guests: isTowing
      ? [guest(0)]
      : Array.from({ length: count }, (_, at) => guest(at)).filter(
          (name) => name !== 'train' && name !== 'trailer',
        ),
    tight: Math.min(1, 0.1 + place * 0.07 + step * 0.05),
    clutter: isTowing ? 1 + Math.floor(step / 3) : 1 + Math.floor((place + step) / 4),
    isStrict: isTowing ? step % 3 === 2 : step % 4 === 3,
    isFetch: count === 1 && !isTowing && step === 5,
  };
}

function placeOne(): Place {
  const [first] = PLACES;
  if (!first) throw new Error('there is no place');
  return first;
}

/** In the order in which they ripen. */
export const FRUITS = [
  'melon',
  'orange',
  'apple',
  'strawberry',
  'pear',
  'lemon',
  'peach',
  'pineapple',
] as const;

export type FruitKind = (typeof FRUITS)[number];
/** `golden` pours into any glass. */
export type Fruit = FruitKind | 'golden';
export type Kind = Fruit | 'nest';

/**
 * `size`: longer side of the picture, world units. `reach`: how near to its middle a stroke must
 * pass; more than the picture for fruit, less for nests.
 */
type Body = { readonly size: number; readonly reach: number };

export const BODIES: Readonly<Record<Kind, Body>> = {
  melon: { size: 204, reach: 112 },
  orange: { size: 146, reach: 86 },
  apple: { size: 152, reach: 88 },
  strawberry: { size: 146, reach: 84 },
  pear: { size: 166, reach: 86 },
  lemon: { size: 146, reach: 84 },
  peach: { size: 150, reach: 88 },
  pineapple: { size: 206, reach: 96 },
  golden: { size: 140, reach: 90 },
  nest: { size: 156, reach: 50 },
};

/** Kinds in play from the first toss; each glass served ripens one more. */
const RIPE_AT_FIRST = 4;

export function ripeKinds(served: number): readonly FruitKind[] {
  return FRUITS.slice(0, RIPE_AT_FIRST + served);
}

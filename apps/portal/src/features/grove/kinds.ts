/** A place on a tree's field of 120 by 132; the ground is at 118. */
export type Spot = { readonly x: number; readonly y: number };

/** How a kind of tree is drawn, fully grown. */
export type Kind = {
  /** Its class in the style sheet, which holds its colors. */
  readonly name: string;
  readonly trunk: string;
  /** The crown: shapes that lie over each other within one outline. */
  readonly crown: readonly string[];
  /** The crown's shaded side, and its light. */
  readonly low: string;
  readonly light: string;
  /** Places for fruits, the first one first. */
  readonly fruits: readonly Spot[];
  readonly blossoms: readonly Spot[];
};

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const spots = (...all: readonly (readonly [x: number, y: number])[]): readonly Spot[] =>
  all.map(([x, y]) => ({ x, y }));

const TRUNK = 'M52 118c3-10 3-22 1-36h14c-2 14-2 26 1 36c-5 3-11 3-16 0Z';

/** Round and full, as an apple tree. */
const APPLE: Kind = {
  name: 'apple',
  trunk: TRUNK,
  crown: [circle(60, 38, 27), circle(36, 58, 22), circle(84, 58, 22), circle(60, 66, 22)],
  low: 'M15 62c3 14 15 22 27 17c8 12 28 12 36 0c12 5 25-3 27-17c-8 9-18 11-27 6c-9 9-27 9-36 0c-9 5-19 3-27-6Z',
  light: 'M42 30c4-8 12-12 20-11M25 52c2-5 5-8 9-9',
  fruits: spots([40, 62], [79, 56], [59, 38]),
  blossoms: spots([28, 50], [50, 22], [74, 30], [60, 62], [94, 64], [42, 76], [80, 78]),
};

/** Three tiers, as a fir. */
const FIR: Kind = {
  name: 'fir',
  trunk: 'M53 118c1-6 1-12 1-20h12c0 8 0 14 1 20c-4 3-10 3-14 0Z',
  crown: [
    'M60 62c8 12 20 24 34 34c-18 9-50 9-68 0c14-10 26-22 34-34Z',
    'M60 36c7 12 16 22 28 31c-14 8-42 8-56 0c12-9 21-19 28-31Z',
    'M60 8c6 12 13 21 22 29c-11 7-33 7-44 0c9-8 16-17 22-29Z',
  ],
  low: 'M60 8c6 12 13 21 22 29c-7 5-13 5-19 5c9 9 16 18 25 25c-8 5-15 6-22 6c9 8 18 16 28 23c-14 8-33 8-44 6c18-30 18-66 10-94Z',
  light: 'M50 30c3-4 5-8 7-12M42 62c5-5 8-9 11-13M37 91c6-5 10-9 14-14',
  fruits: spots([50, 82], [70, 56], [57, 32]),
  blossoms: spots([60, 14], [44, 60], [76, 86], [36, 92], [66, 74], [50, 46], [84, 68]),
};

/** Leaning, with fans, as a palm. */
const PALM: Kind = {
  name: 'palm',
  trunk: 'M48 118c6-22 9-44 6-70h13c3 26 1 50 1 70c-5 3-15 3-20 0Z',
  crown: [
    'M60 48c-16-22-38-20-50 0c18-8 32-6 50 0Z',
    'M60 48c16-22 38-20 50 0c-18-8-32-6-50 0Z',
    'M60 50c-6-26-20-38-38-36c16 8 26 20 38 36Z',
    'M60 50c6-26 20-38 38-36c-16 8-26 20-38 36Z',
    'M60 50c-22-4-38 8-40 28c12-14 22-20 40-28Z',
    'M60 50c22-4 38 8 40 28c-12-14-22-20-40-28Z',
  ],
  low: 'M60 50c-22-4-38 8-40 28c10-12 20-18 40-28c20 10 30 16 40 28c-2-20-18-32-40-28Z',
  light: 'M20 38c9-7 20-8 30-2M70 36c10-6 21-5 30 2M34 20c9 5 16 12 20 20',
  fruits: spots([46, 62], [72, 64], [59, 54]),
  blossoms: spots([22, 40], [40, 24], [80, 24], [98, 40], [60, 40], [30, 66], [92, 66]),
};

/** A cloud of blossoms, as a cherry tree. */
const CHERRY: Kind = {
  name: 'cherry',
  trunk:
    'M52 118c2-12 2-20-1-30c-5-5-9-9-14-12l5-5c5 4 9 7 13 9c2-7 3-13 3-20h8c0 8 1 14 2 20c4-3 8-6 12-11l6 5c-5 6-10 10-16 15c-2 10-1 19 1 29c-6 3-13 3-19 0Z',
  crown: [
    circle(60, 34, 23),
    circle(34, 46, 19),
    circle(86, 46, 19),
    circle(44, 62, 17),
    circle(77, 62, 17),
    circle(60, 52, 20),
  ],
  low: 'M16 50c2 11 9 17 15 17c6 13 22 15 29 5c8 10 26 8 31-6c7-2 13-8 14-16c-8 7-14 8-21 5c-7 9-16 10-24 3c-8 7-17 6-23-3c-8 2-15 1-21-5Z',
  light: 'M44 26c4-6 10-9 17-9M22 40c2-4 5-6 9-7M78 33c3-2 7-3 10-2',
  fruits: spots([38, 54], [81, 56], [60, 36]),
  blossoms: spots([26, 46], [48, 20], [74, 24], [60, 60], [97, 48], [46, 72], [76, 74]),
};

/** Flat pads on a winding trunk, as a bonsai or an old pine. */
const BONSAI: Kind = {
  name: 'bonsai',
  trunk:
    'M44 118c14-8 12-20 6-30c-7-12 2-26 18-34l6 6c-12 8-16 16-10 26c4-3 9-5 15-6l2 7c-7 1-11 4-13 9c0 8 2 15 8 22c-10 4-24 4-32 0Z',
  crown: [
    ellipse(66, 30, 31, 17),
    ellipse(34, 60, 24, 14),
    ellipse(90, 70, 22, 13),
    ellipse(84, 40, 18, 12),
  ],
  low: 'M37 34c6 14 50 18 60 4c-14 4-46 4-60-4ZM11 62c6 14 38 16 46 2c-14 5-34 4-46-2ZM69 72c6 12 34 12 42 0c-12 5-30 5-42 0Z',
  light: 'M46 23c6-4 12-6 20-6M20 53c4-3 8-4 13-4M80 63c4-2 7-2 11-2',
  fruits: spots([36, 64], [89, 74], [68, 36]),
  blossoms: spots([22, 56], [50, 24], [72, 18], [90, 34], [102, 68], [46, 56], [78, 66]),
};

/** Wide, in autumn colors, as a maple. */
const MAPLE: Kind = {
  name: 'maple',
  trunk: TRUNK,
  crown: [
    'M60 8c8 8 12 16 14 24c8-4 16-5 24-3c-1 9-5 16-10 21c7 3 14 8 20 15c-9 5-18 7-27 6c1 6 0 11-3 17c-7-2-12-5-18-10c-6 5-11 8-18 10c-3-6-4-11-3-17c-9 1-18-1-27-6c6-7 13-12 20-15c-5-5-9-12-10-21c8-2 16-1 24 3c2-8 6-16 14-24Z',
  ],
  low: 'M12 65c9 5 18 7 27 6c-1 6 0 11 3 17c7-2 12-5 18-10c6 5 11 8 18 10c3-6 4-11 3-17c9 1 18-1 27-6c-14 1-28-2-37-6c-4 4-7 6-11 8c-4-2-7-4-11-8c-9 4-23 7-37 6Z',
  light: 'M52 24c2-4 4-7 7-9M31 34c4-1 7 0 10 1M27 61c3-3 6-5 9-6',
  fruits: spots([42, 62], [78, 62], [60, 38]),
  blossoms: spots([60, 18], [34, 38], [86, 38], [60, 58], [24, 64], [96, 64], [46, 82]),
};

/** Kinds by what a category is about; the first match wins. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/puzzl|logic/i, APPLE],
  [/action|adventur|run|shoot/i, FIR],
  [/arcade|skill|music/i, PALM],
  [/casual|fashion|girl|beauty/i, CHERRY],
  [/classic|strategy|card|board/i, BONSAI],
  [/sport|rac/i, MAPLE],
];

/** The kind of tree that a category's games are; a category of another name has apple trees. */
export function kindOf(category: string): Kind {
  return KINDS.find(([about]) => about.test(category))?.[1] ?? APPLE;
}

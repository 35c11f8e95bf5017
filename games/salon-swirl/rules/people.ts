/*
 * The clients: who they are, how their hair comes in and what they wish. Levels are y in client
 * units: −25 is at the brows, 30 at the cheeks, 85 at the chin, 120 on the shoulders.
 */

export type Where = 'all' | 'bangs' | 'sides' | 'back' | 'left' | 'right' | 'below' | 'above';
export type Part = 'left' | 'right' | 'middle' | 'none';

/** A look of hair: how it comes in, or what changes. */
export type Look = {
  readonly curl?: number;
  /** Levels at which each part ends. */
  readonly back?: number;
  readonly sides?: number;
  readonly bangs?: number;
  /** How much lower cuts are on the right, for each unit. */
  readonly slant?: number;
  /** All locks are so long, as they are seen: short crops and Afros. */
  readonly size?: number;
  readonly part?: Part;
  readonly dye?: readonly (readonly [where: Where, dye: number, level?: number])[];
  readonly pins?: readonly (readonly [where: Where, anchor: number, kind: 0 | 1])[];
  readonly dirt?: true;
  readonly knots?: true;
};

export type Person = {
  readonly id: string;
  readonly skin: number;
  readonly hue: number;
  readonly eyes: number;
  readonly clothes: number;
  readonly extra?: 'freckles' | 'beard' | 'glasses' | 'lines' | 'earrings' | 'vitiligo' | 'hearing';
  readonly lashes?: true;
  readonly braids?: true;
  readonly hair: Look;
  readonly wish: Look;
};

/** By number; 0 is the natural color. */
export const DYES = [
  'natural',
  'pink',
  'teal',
  'purple',
  'blond',
  'red',
  'blue',
  'brown',
  'mint',
  'silver',
] as const;

const LONG: Look = { back: 205, sides: 150, part: 'middle', bangs: 40 };
const FRINGED: Look = { back: 150, sides: 130, bangs: -22, part: 'none' };
const MID: Look = { back: 105, sides: 90, bangs: -20, part: 'none' };

type Face = readonly [skin: number, hue: number, eyes: number, clothes: number];
type More = Pick<Person, 'extra' | 'lashes' | 'braids'>;

const person = (
  id: string,
  [skin, hue, eyes, clothes]: Face,
  more: More,
  hair: Look,
  wish: Look,
): Person => ({
  id,
  skin,
  hue,
  eyes,
  clothes,
  ...more,
  hair,
  wish,
});

const TAIL = 0;
const BUN = 1;
const LASHES = { lashes: true } as const;
const BRAIDS = { braids: true, lashes: true } as const;

export const PACK_SIZE = 8;
export const PACKS = ['corner', 'market', 'wave', 'party', 'grand'] as const;

/** Eight to a pack. */
export const PEOPLE: readonly Person[] = [
  // Corner Salon: one more tool each time.
  person('mia', [0, 1, 2, 1], { ...LASHES, extra: 'freckles' }, MID, { dye: [['all', 1]] }),
  person(
    'theo',
    [2, 3, 0, 3],
    { extra: 'glasses' },
    { ...MID, back: 140, sides: 120 },
    { back: 62, sides: 62 },
  ),
  person(
    'amara',
    [5, 4, 0, 2],
    { ...LASHES, extra: 'earrings' },
    { curl: 12, size: 74, dirt: true },
    { size: 50 },
  ),
  person(
    'juno',
    [1, 2, 1, 4],
    LASHES,
    { ...FRINGED, knots: true },
    { back: 92, sides: 92, dye: [['below', 2, 52]] },
  ),
  person('rosa', [3, 4, 0, 5], { ...LASHES, extra: 'earrings' }, LONG, {
    curl: 8,
    back: 150,
    sides: 130,
  }),
  person(
    'otto',
    [1, 6, 3, 0],
    { extra: 'lines' },
    { size: 62, curl: 4, dirt: true },
    { size: 40, curl: 0, dye: [['all', 6]] },
  ),
  person(
    'kiki',
    [2, 4, 0, 1],
    LASHES,
    { ...FRINGED, back: 160 },
    {
      pins: [
        ['left', 1, BUN],
        ['right', 2, BUN],
      ],
    },
  ),
  person(
    'zuri',
    [6, 4, 0, 3],
    BRAIDS,
    { back: 165, sides: 150, part: 'middle', bangs: 40 },
    { dye: [['below', 3, 62]], pins: [['all', 0, TAIL]] },
  ),
  // Market Street: parts of the hair.
  person(
    'nils',
    [0, 0, 2, 3],
    {},
    { ...MID, bangs: 10 },
    { back: 40, sides: 30, bangs: -24, part: 'right' },
  ),
  person(
    'dalia',
    [3, 3, 1, 2],
    LASHES,
    { ...LONG, curl: 4 },
    { bangs: -20, part: 'none', dye: [['bangs', 5]] },
  ),
  person('hana', [1, 4, 0, 5], LASHES, LONG, { back: 86, sides: 100, slant: 0.22 }),
  person(
    'jamal',
    [5, 4, 0, 0],
    { extra: 'beard' },
    { curl: 12, size: 84, dirt: true },
    { size: 46, dye: [['above', 4, -84]] },
  ),
  person(
    'freya',
    [0, 0, 2, 4],
    { ...LASHES, extra: 'freckles' },
    { ...LONG, knots: true },
    { curl: 4, dye: [['below', 1, 96]], back: 180 },
  ),
  person('iris', [2, 2, 3, 1], { ...LASHES, extra: 'hearing' }, FRINGED, {
    pins: [
      ['left', 3, TAIL],
      ['right', 4, TAIL],
    ],
    dye: [['bangs', 3]],
  }),
  person(
    'samir',
    [4, 4, 0, 2],
    { extra: 'glasses' },
    { curl: 8, size: 84 },
    { curl: 4, size: 60, part: 'left' },
  ),
  person(
    'bea',
    [1, 6, 2, 5],
    { ...LASHES, extra: 'lines' },
    { ...MID, dirt: true, knots: true },
    { curl: 8, dye: [['all', 9]] },
  ),
  // Ocean Wave: curls and water.
  person(
    'coral',
    [3, 2, 1, 1],
    LASHES,
    { ...LONG, dirt: true },
    {
      curl: 4,
      dye: [
        ['below', 2, 70],
        ['above', 6, 70],
      ],
    },
  ),
  person(
    'kwame',
    [6, 4, 0, 4],
    {},
    { curl: 12, size: 60 },
    { curl: 8, size: 52, dye: [['above', 5, -80]] },
  ),
  person(
    'lena',
    [0, 1, 2, 3],
    { ...LASHES, extra: 'freckles' },
    { ...LONG, curl: 8 },
    { curl: 0, back: 130, sides: 110 },
  ),
  person(
    'mateo',
    [4, 3, 0, 0],
    { extra: 'earrings' },
    { ...FRINGED, curl: 8 },
    {
      size: 58,
      dye: [
        ['left', 6],
        ['right', 5],
      ],
    },
  ),
  person(
    'pearl',
    [5, 4, 1, 5],
    { ...LASHES, extra: 'vitiligo' },
    { curl: 12, size: 90, dirt: true },
    {
      pins: [
        ['left', 1, BUN],
        ['right', 2, BUN],
      ],
      dye: [['bangs', 8]],
    },
  ),
  person(
    'finn',
    [1, 1, 3, 2],
    {},
    { ...MID, bangs: 20, knots: true },
    { bangs: -30, part: 'left', back: 58, sides: 44, dye: [['bangs', 2]] },
  ),
  person('ayla', [2, 4, 0, 1], LASHES, LONG, {
    curl: 8,
    bangs: -18,
    part: 'none',
    dye: [['below', 3, 110]],
  }),
  person(
    'nori',
    [1, 4, 0, 4],
    BRAIDS,
    { back: 190, sides: 165, bangs: 40, part: 'middle' },
    {
      back: 130,
      sides: 118,
      dye: [
        ['left', 1],
        ['right', 6],
      ],
    },
  ),
  // Party Row: everything at once.
  person(
    'disco',
    [4, 4, 1, 5],
    { extra: 'glasses' },
    { curl: 4, size: 70, dirt: true },
    { curl: 12, dye: [['all', 3]] },
  ),
  person(
    'vera',
    [0, 5, 2, 0],
    { ...LASHES, extra: 'earrings' },
    { ...LONG, knots: true },
    { pins: [['all', 0, BUN]], bangs: -20, part: 'none' },
  ),
  person('rio', [3, 3, 3, 2], {}, FRINGED, {
    size: 48,
    part: 'right',
    dye: [
      ['bangs', 4],
      ['sides', 5],
    ],
  }),
  person('suki', [1, 4, 0, 1], LASHES, LONG, {
    back: 70,
    sides: 104,
    bangs: -26,
    part: 'none',
    dye: [['sides', 1]],
  }),
  person(
    'ebony',
    [6, 4, 0, 3],
    { ...LASHES, extra: 'earrings' },
    { curl: 12, size: 92 },
    { curl: 4, back: 90, sides: 80, dye: [['below', 4, 20]] },
  ),
  person(
    'gus',
    [2, 6, 1, 4],
    { extra: 'beard' },
    { ...MID, dirt: true },
    {
      size: 36,
      curl: 4,
      dye: [
        ['left', 9],
        ['right', 7],
      ],
    },
  ),
  person(
    'lola',
    [3, 2, 0, 5],
    { ...LASHES, extra: 'freckles' },
    { ...LONG, curl: 8 },
    {
      pins: [
        ['left', 1, TAIL],
        ['right', 2, TAIL],
      ],
      dye: [
        ['left', 2],
        ['right', 1],
      ],
    },
  ),
  person(
    'tariq',
    [5, 4, 0, 0],
    { braids: true, extra: 'beard' },
    { back: 130, sides: 120, bangs: 30, part: 'middle' },
    {
      back: 92,
      sides: 92,
      dye: [
        ['above', 5, -40],
        ['below', 4, 40],
      ],
    },
  ),
  // Grand Hotel: no guide lines.
  person(
    'celeste',
    [0, 0, 2, 3],
    LASHES,
    { ...LONG, dirt: true, knots: true },
    { curl: 8, back: 120, sides: 100, dye: [['below', 6, 64]], part: 'left' },
  ),
  person(
    'ravi',
    [4, 4, 0, 2],
    {},
    { ...FRINGED, curl: 4, dirt: true },
    { curl: 0, size: 54, part: 'right', dye: [['bangs', 6]] },
  ),
  person('odette', [2, 6, 1, 1], { ...LASHES, extra: 'lines' }, LONG, {
    curl: 4,
    back: 96,
    sides: 76,
    slant: -0.2,
    dye: [['all', 3]],
  }),
  person(
    'zola',
    [6, 4, 1, 5],
    { ...LASHES, extra: 'earrings' },
    { curl: 12, size: 96, dirt: true },
    {
      size: 64,
      dye: [
        ['left', 1],
        ['right', 3],
      ],
    },
  ),
  person(
    'emil',
    [1, 1, 3, 4],
    { extra: 'glasses' },
    { ...MID, knots: true, bangs: 20 },
    { curl: 8, back: 66, sides: 60, bangs: -20, dye: [['above', 9, -60]] },
  ),
  person(
    'soraya',
    [3, 4, 0, 0],
    LASHES,
    { ...LONG, curl: 4 },
    {
      bangs: -22,
      part: 'none',
      dye: [
        ['bangs', 4],
        ['below', 4, 90],
      ],
      pins: [['sides', 0, BUN]],
    },
  ),
  person(
    'bjork',
    [0, 0, 2, 2],
    { ...LASHES, extra: 'vitiligo' },
    { ...FRINGED, dirt: true },
    {
      back: 48,
      sides: 90,
      bangs: -30,
      dye: [
        ['sides', 8],
        ['bangs', 2],
      ],
    },
  ),
  person(
    'regina',
    [5, 4, 0, 1],
    BRAIDS,
    { back: 200, sides: 180, bangs: 40, part: 'middle' },
    {
      back: 165,
      sides: 150,
      dye: [
        ['above', 9, -50],
        ['below', 3, 80],
      ],
      pins: [['all', 0, TAIL]],
    },
  ),
];

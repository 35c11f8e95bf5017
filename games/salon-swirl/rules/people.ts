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
  readonly pins?: readonly (readonly [where: Where, anchor: number, kind: number])[];
  readonly dirt?: true;
  readonly knots?: true;
};

const TRAITS = [
  'freckles',
  'beard',
  'glasses',
  'lines',
  'earrings',
  'vitiligo',
  'hearing',
] as const;

export type Person = {
  readonly id: string;
  readonly skin: number;
  readonly hue: number;
  readonly eyes: number;
  readonly clothes: number;
  readonly extra: (typeof TRAITS)[number] | undefined;
  readonly lashes: boolean;
  readonly braids: boolean;
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

const BASES: Readonly<Record<string, Look>> = {
  long: { back: 172, sides: 132, part: 'middle', bangs: 40 },
  fringed: { back: 150, sides: 130, bangs: -22, part: 'none' },
  mid: { back: 105, sides: 90, bangs: -20, part: 'none' },
};

export const PACK_SIZE = 8;
export const PACKS = ['corner', 'market', 'wave', 'party', 'grand'] as const;

/** Name, skin, hair, eyes, clothes and traits | how the hair comes in | what the client wishes. */
const ROWS = [
  // Corner Salon: one more tool each time.
  'mia 0 1 2 1 lashes freckles | mid | dye all pink',
  'theo 2 3 0 3 glasses | mid, back 140, sides 120 | back 62, sides 62',
  'amara 5 4 0 2 lashes earrings | curl 12, size 74, dirt | size 50',
  'juno 1 2 1 4 lashes | fringed, knots | back 92, sides 92, dye below teal 52',
  'rosa 3 4 0 5 lashes earrings | long | curl 8, back 150, sides 130',
  'otto 1 6 3 0 lines | size 62, curl 4, dirt | size 40, curl 0, dye all blue',
  'kiki 2 4 0 1 lashes | fringed, back 160 | pin left 1 bun, pin right 2 bun',
  'zuri 6 4 0 3 lashes braids | back 165, sides 150, part middle, bangs 40 | dye below purple 62, pin all 0 tail',
  // Market Street: sections.
  'nils 0 0 2 3 | mid, bangs 10 | back 40, sides 30, bangs -24, part right',
  'dalia 3 3 1 2 lashes | long, curl 4 | bangs -20, part none, dye bangs red',
  'hana 1 4 0 5 lashes | long | back 86, sides 100, slant 0.22',
  'jamal 5 4 0 0 beard | curl 12, size 84, dirt | size 46, dye above blond -84',
  'freya 0 0 2 4 lashes freckles | long, knots | curl 4, dye below pink 96, back 180',
  'iris 2 2 3 1 lashes hearing | fringed | pin left 3 tail, pin right 4 tail, dye bangs purple',
  'samir 4 4 0 2 glasses | curl 8, size 84 | curl 4, size 60, part left',
  'bea 1 6 2 5 lashes lines | mid, dirt, knots | curl 8, dye all purple',
  // Ocean Wave: curls and water.
  'coral 3 2 1 1 lashes | long, dirt | curl 4, dye below teal 70, dye above blue 70',
  'kwame 6 4 0 4 | curl 12, size 60 | curl 8, size 52, dye bangs red',
  'lena 0 1 2 3 lashes freckles | long, curl 8 | curl 0, back 130, sides 110',
  'mateo 4 3 0 0 earrings | fringed, curl 8 | size 58, dye left blue, dye right red',
  'pearl 5 4 1 5 lashes vitiligo | curl 12, size 90, dirt | pin left 1 bun, pin right 2 bun, dye bangs mint',
  'finn 1 1 3 2 | mid, bangs 20, knots | bangs -30, part left, back 58, sides 44, dye bangs teal',
  'ayla 2 4 0 1 lashes | long | curl 8, bangs -18, part none, dye below purple 110',
  'nori 1 4 0 4 lashes braids | back 190, sides 165, bangs 40, part middle | back 130, sides 118, dye left pink, dye right blue',
  // Party Row: everything at once.
  'disco 4 4 1 5 glasses | curl 4, size 70, dirt | curl 12, dye all purple',
  'vera 0 5 2 0 lashes earrings | long, knots | pin all 0 bun, bangs -20, part none',
  'rio 3 3 3 2 | fringed | size 48, part right, dye bangs blond, dye sides red',
  'suki 1 4 0 1 lashes | long | back 70, sides 104, bangs -26, part none, dye sides pink',
  'ebony 6 4 0 3 lashes earrings | curl 12, size 92 | curl 4, back 90, sides 80, bangs -20, dye below blond 20',
  'gus 2 6 1 4 beard | mid, dirt | size 36, curl 4, dye left teal, dye right brown',
  'lola 3 2 0 5 lashes freckles | long, curl 8 | pin left 1 tail, pin right 2 tail, dye left teal, dye right pink',
  'tariq 5 4 0 0 braids beard | back 130, sides 120, bangs 30, part middle | back 92, sides 92, dye above red -40, dye below blond 40',
  // Grand Hotel: no marks for the scissors.
  'celeste 0 0 2 3 lashes | long, dirt, knots | curl 8, back 120, sides 100, bangs -26, dye below blue 64, part left',
  'ravi 4 4 0 2 | fringed, curl 4, dirt | curl 0, size 54, part right, dye bangs blue',
  'odette 2 6 1 1 lashes lines | long | curl 4, back 96, sides 76, slant -0.2, dye all purple',
  'zola 6 4 1 5 lashes earrings | curl 12, size 96, dirt | size 64, dye left pink, dye right purple',
  'emil 1 1 3 4 glasses | mid, bangs 20, knots | curl 8, back 66, sides 60, bangs -20, dye bangs silver',
  'soraya 3 4 0 0 lashes | long, curl 4 | bangs -22, part none, dye bangs blond, dye below blond 90, pin sides 0 bun',
  'bjork 0 0 2 2 lashes vitiligo | fringed, dirt | back 48, sides 90, bangs -30, dye sides mint, dye bangs teal',
  'regina 5 4 0 1 lashes braids | back 200, sides 180, bangs 40, part middle | back 165, sides 150, dye above silver -50, dye below purple 80, pin all 0 tail',
] as const;

/** A look from text: a base, and changes separated by commas. */
export function lookOf(text: string): Look {
  let look: Look = {};
  for (const change of text.split(', ')) {
    const [name = '', first = '', second = '', third] = change.trim().split(' ');
    if (name === 'dye') {
      const dye = DYES.indexOf(second as (typeof DYES)[number]);
      const level = third === undefined ? 0 : Number(third);
      look = { ...look, dye: [...(look.dye ?? []), [first as Where, dye, level]] };
    } else if (name === 'pin') {
      const kind = third === 'bun' ? 1 : 0;
      look = { ...look, pins: [...(look.pins ?? []), [first as Where, Number(second), kind]] };
    } else if (name === 'part') look = { ...look, part: first as Part };
    else if (first === '') look = { ...look, ...(BASES[name] ?? { [name]: true }) };
    else look = { ...look, [name]: Number(first) };
  }
  return look;
}

function personOf(row: string): Person {
  const [who = '', hair = '', wish = ''] = row.split(' | ');
  const [id = '', skin, hue, eyes, clothes, ...traits] = who.split(' ');
  return {
    id,
    skin: Number(skin),
    hue: Number(hue),
    eyes: Number(eyes),
    clothes: Number(clothes),
    extra: TRAITS.find((trait) => traits.includes(trait)),
    lashes: traits.includes('lashes'),
    braids: traits.includes('braids'),
    hair: lookOf(hair),
    wish: lookOf(wish),
  };
}

const [first, ...others] = ROWS;
export const PEOPLE: readonly [Person, ...Person[]] = [personOf(first), ...others.map(personOf)];

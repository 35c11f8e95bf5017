import { mix, shade, tint, drawn, group, type Mark } from '@playgrove/kit/logic/marks';
import { backOf, frontOf, type Style } from './people/hair.ts';
import { keep } from './people/cache.ts';
import { both, p } from './people/marks.ts';
import { FACE_PATH } from './rules/reference.ts';

export type { Mood } from './people/eyes.ts';

/*
 * The people who come to be painted. Face units: 0, 0 is the middle of the face, x to the right,
 * y down; the face is 146 wide and 206 tall. What lies under the paint comes from `underPaint`,
 * what lies over it from `overPaint`; eyes and mouth move and come from `lively`.
 */

export type Person = {
  readonly skin: string;
  readonly hair: Style;
  readonly hue: string;
  readonly eyes: string;
  readonly clothes: string;
  readonly brow: number;
  readonly lashes?: true;
  readonly extra?: 'freckles' | 'beard' | 'lines' | 'vitiligo';
  readonly earrings?: string;
};

export const FACES: readonly Person[] = [
  {
    skin: '#f6d0ae',
    hair: 'tails',
    hue: '#b5532a',
    eyes: '#3f8f5c',
    clothes: '#ff8a1f',
    brow: 5,
    lashes: true,
    extra: 'freckles',
  },
  {
    skin: '#c98a5c',
    hair: 'short',
    hue: '#33242c',
    eyes: '#5b3a22',
    clothes: '#2f7dff',
    brow: 8,
    extra: 'beard',
  },
  {
    skin: '#dea476',
    hair: 'scarf',
    hue: '#18a79c',
    eyes: '#6b3f1d',
    clothes: '#18a79c',
    brow: 5,
    lashes: true,
  },
  { skin: '#f2c59c', hair: 'curls', hue: '#e0a53a', eyes: '#2f7dff', clothes: '#45b85b', brow: 5 },
  {
    skin: '#7a4a2f',
    hair: 'afro',
    hue: '#2e2024',
    eyes: '#4a2c18',
    clothes: '#ffd02e',
    brow: 6,
    lashes: true,
    earrings: '#ffd02e',
  },
  { skin: '#f0c49a', hair: 'spikes', hue: '#2a2433', eyes: '#3d2a1e', clothes: '#ff4b55', brow: 7 },
  {
    skin: '#f3cdb0',
    hair: 'bun',
    hue: '#d6d3de',
    eyes: '#5a7fb0',
    clothes: '#8a4dff',
    brow: 5,
    lashes: true,
    extra: 'lines',
    earrings: '#18c2b4',
  },
  { skin: '#6a3f29', hair: 'short', hue: '#231a20', eyes: '#3d2314', clothes: '#14c4b4', brow: 8 },
  {
    skin: '#f5cfac',
    hair: 'bob',
    hue: '#2c2438',
    eyes: '#4a3222',
    clothes: '#ff4f9a',
    brow: 5,
    lashes: true,
  },
  {
    skin: '#e7b68c',
    hair: 'crown',
    hue: '#ece9f0',
    eyes: '#4d86a8',
    clothes: '#5a6bd8',
    brow: 8,
    extra: 'lines',
  },
  {
    skin: '#a86b42',
    hair: 'long',
    hue: '#2b1d22',
    eyes: '#54331c',
    clothes: '#e0457f',
    brow: 6,
    lashes: true,
    earrings: '#ffd02e',
  },
  {
    skin: '#f0c09a',
    hair: 'quiff',
    hue: '#c9642c',
    eyes: '#3f8f7c',
    clothes: '#4cc3ff',
    brow: 6,
    extra: 'vitiligo',
  },
];

export const FACE = p(FACE_PATH);

function bodyOf({ skin, clothes }: Person): readonly Mark[] {
  const dark = mix(shade(skin, 0.3), '#7a2f3a', 0.18);
  return [
    ...group([p('M-30 70L-34 126C-20 140 20 140 34 126L30 70Z')], dark),
    ...group(
      [p('M-122 176C-120 132 -76 122 -36 112C-22 132 22 132 36 112C76 122 120 132 122 176Z')],
      clothes,
    ),
    drawn(p('M-36 114C-22 134 22 134 36 114'), 5, tint(clothes, 0.5)),
  ];
}

function extrasOf({ extra, skin, hue }: Person): readonly Mark[] {
  if (extra === 'freckles') {
    return both('O34 24 2.4 2.4O44 20 2.2 2.2O52 27 2.4 2.4O42 31 2.2 2.2O27 30 2 2').map(
      (path) => ({
        path,
        fill: shade(skin, 0.42),
        alpha: 0.7,
      }),
    );
  }
  if (extra === 'beard') {
    const path = p('M-76 6C-68 40 -44 46 -24 44Q0 40 24 44C44 46 68 40 76 6L78 70L0 112L-78 70Z');
    return [{ path, fill: shade(hue, 0.1), clip: FACE, alpha: 0.34 }];
  }
  if (extra === 'vitiligo') {
    const path = p(
      'M20 -80Q56 -70 62 -36Q40 -34 26 -50Q12 -66 20 -80ZM-64 34Q-40 26 -34 46Q-38 70 -56 66Z',
    );
    return [{ path, fill: tint(skin, 0.5), clip: FACE, alpha: 0.8 }];
  }
  return [];
}

/** All that lies under the paint. */
export function underPaint(person: Person): readonly Mark[] {
  return keep(`under ${FACES.indexOf(person)}`, () => under(person));
}

function under(person: Person): readonly Mark[] {
  const { skin, earrings } = person;
  const warm = mix(skin, '#ff5a6a', 0.35);
  const ears = both('M68 -16C84 -28 94 -12 90 8C88 26 78 34 68 26Z');
  return [
    ...backOf(person),
    ...bodyOf(person),
    ...group(ears, skin),
    ...both('M74 -6Q84 -8 80 10').map((path) => drawn(path, 3.5, shade(skin, 0.4))),
    ...(earrings ? both('O82 36 6 8').flatMap((path) => group([path], earrings)) : []),
    { path: FACE, line: 8 },
    {
      path: FACE,
      fill: [tint(skin, 0.16), skin, mix(skin, shade(skin, 0.3), 0.5)],
      span: { left: -70, top: -90, right: 70, bottom: 100 },
    },
    ...extrasOf(person),
    ...both('O46 32 18 12').map((path) => ({ path, fill: warm, alpha: 0.22 })),
    ...mouthSkin(person),
  ];
}

function mouthSkin({ skin }: Person): readonly Mark[] {
  const lip = mix(skin, '#c23a55', 0.38);
  return [
    { path: p('M-21 57Q-9 51 0 54Q9 51 21 57Q12 69 0 69Q-12 69 -21 57Z'), fill: lip, alpha: 0.9 },
  ];
}

/** Light and shade on skin and paint, nose, brows, lines and hair. */
export function overPaint(person: Person): readonly Mark[] {
  return keep(`over ${FACES.indexOf(person)}`, () => over(person));
}

function over(person: Person): readonly Mark[] {
  const { skin, hue, brow, extra, hair } = person;
  const dark = shade(skin, 0.62);
  return [
    {
      path: p('M30 -106C80 -90 84 30 20 100C120 80 110 -110 30 -106Z'),
      fill: '#3a1673',
      clip: FACE,
      alpha: 0.12,
    },
    {
      path: p('M-58 -64C-66 -40 -66 10 -58 34C-50 10 -50 -44 -40 -74Z'),
      fill: '#ffffff',
      clip: FACE,
      alpha: 0.08,
    },
    { path: p('M-5 -10C-9 10 -10 24 -6 29C-2 24 -1 6 0 -10Z'), fill: '#ffffff', alpha: 0.13 },
    drawn(p('M-11 33Q-7 38 0 36Q7 38 11 33'), 4.5, dark, 0.85),
    drawn(p('M9 2Q12 16 14 26'), 3, dark, 0.22),
    ...(extra === 'lines'
      ? [
          ...both('M52 -2Q60 0 62 6M53 2Q59 6 60 11M26 44Q34 50 34 60').map((path) =>
            drawn(path, 2.4, dark, 0.4),
          ),
          drawn(p('M-22 -50Q0 -55 22 -50M-18 -60Q0 -64 18 -60'), 2.4, dark, 0.26),
        ]
      : []),
    ...both(brow > 6 ? 'M14 -27Q30 -35 50 -28' : 'M15 -28Q32 -38 50 -27').map((path) =>
      drawn(path, brow, mix(hue, dark, hair === 'scarf' ? 0.9 : 0.3)),
    ),
    ...frontOf(person),
  ];
}

import { mix, shade, tint, drawn, group, type Mark } from '@playgrove/kit/logic/marks';
import { backOf, frontOf, type Style } from './people/hair.ts';
import { both, p } from './people/marks.ts';
import { FACE_PATH } from './rules/reference.ts';

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
  /** Lashes, freckles, a beard, lines of age, vitiligo, or the color of earrings. */
  readonly more: readonly string[];
};

/** Skin, hair, its color, eyes, clothes, width of the brows, and what else there is. */
const ROWS = `
#f6d0ae tails #b5532a #3f8f5c #ff8a1f 5 lashes freckles
#c98a5c short #33242c #5b3a22 #2f7dff 8 beard
#dea476 scarf #18a79c #6b3f1d #18a79c 5 lashes
#f2c59c curls #e0a53a #2f7dff #45b85b 5
#7a4a2f afro #2e2024 #4a2c18 #ffd02e 6 lashes #ffd02e
#f0c49a spikes #2a2433 #3d2a1e #ff4b55 7
#f3cdb0 bun #d6d3de #5a7fb0 #8a4dff 5 lashes lines #18c2b4
#6a3f29 short #231a20 #3d2314 #14c4b4 8
#f5cfac bob #2c2438 #4a3222 #ff4f9a 5 lashes
#e7b68c crown #ece9f0 #4d86a8 #5a6bd8 8 lines
#a86b42 long #2b1d22 #54331c #e0457f 6 lashes #ffd02e
#f0c09a quiff #c9642c #3f8f7c #4cc3ff 6 vitiligo`;

const PEOPLE = ROWS.trim()
  .split('\n')
  .map((row): Person => {
    const [skin = '', hair, hue = '', eyes = '', clothes = '', brow, ...more] = row.split(' ');
    return { skin, hair: hair as Style, hue, eyes, clothes, brow: Number(brow), more };
  });

/** One of the people by number. @throws Error where there is none */
export function personOf(number: number): Person {
  const person = PEOPLE[number];
  if (!person) throw new Error(`there is no person ${number}`);
  return person;
}

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

function extrasOf({ more, skin, hue }: Person): readonly Mark[] {
  if (more.includes('freckles')) {
    const spots = 'O34 24 2.4 2.4O44 20 2.2 2.2O52 27 2.4 2.4O42 31 2.2 2.2O27 30 2 2';
    return both(spots).map((path) => ({ path, fill: shade(skin, 0.42), alpha: 0.7 }));
  }
  if (more.includes('beard')) {
    const path = p('M-76 6C-68 40 -44 46 -24 44Q0 40 24 44C44 46 68 40 76 6L78 70L0 112L-78 70Z');
    return [{ path, fill: shade(hue, 0.1), clip: FACE, alpha: 0.34 }];
  }
  if (!more.includes('vitiligo')) return [];
  const path = p(
    'M20 -80Q56 -70 62 -36Q40 -34 26 -50Q12 -66 20 -80ZM-64 34Q-40 26 -34 46Q-38 70 -56 66Z',
  );
  return [{ path, fill: tint(skin, 0.5), clip: FACE, alpha: 0.8 }];
}

/** All that lies under the paint. */
export function underPaint(person: Person): readonly Mark[] {
  const { skin, more } = person;
  const earrings = more.find((each) => each.startsWith('#'));
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
    {
      path: p('M-21 57Q-9 51 0 54Q9 51 21 57Q12 69 0 69Q-12 69 -21 57Z'),
      fill: mix(skin, '#c23a55', 0.38),
      alpha: 0.9,
    },
  ];
}

/** Light and shade on skin and paint, nose, brows, lines and hair. */
export function overPaint(person: Person): readonly Mark[] {
  const { skin, hue, brow, more, hair } = person;
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
    ...(more.includes('lines')
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

import { describe, expect, it } from 'vitest';
import {
  alone,
  between,
  BODIES,
  boundsOf,
  doll,
  FACES,
  figureOf,
  HAIR,
  PATTERNS,
  POSES,
  SKINS,
  svgOf,
  walking,
  type Cut,
  type HairName,
  type Look,
  type Mark,
  type Worn,
} from './index.ts';

const TOP = {
  kind: 'top',
  neck: 'crew',
  sleeve: 0.4,
  wide: 4,
  flare: 0,
  hem: 0.9,
  ease: 4,
  details: [],
} as const;
const SKIRT = {
  kind: 'skirt',
  length: 0.5,
  flare: 30,
  belly: 4,
  details: ['pleats', 'trim', 'tiers'],
} as const;
const CUTS: readonly Cut[] = [
  TOP,
  { ...TOP, neck: 'collar', sleeve: 0.97, details: ['buttons', 'cuffs', 'pocket', 'tie'] },
  { ...TOP, neck: 'turtle', details: ['hood', 'pouch', 'zip', 'ribs', 'cable', 'frill'] },
  { ...TOP, neck: 'bare', sleeve: 0, details: ['sequins', 'sash', 'bow'] },
  {
    kind: 'legs',
    length: 0.95,
    wide: 4,
    flare: 20,
    details: ['jeans', 'cuffs', 'bib', 'patch', 'pockets', 'side', 'rips'],
  },
  SKIRT,
  {
    kind: 'dress',
    top: { ...TOP, neck: 'halter' },
    skirt: { ...SKIRT, length: 0.95, details: ['net', 'flowers', 'wrap', 'buttons'] },
  },
  {
    kind: 'coat',
    sleeve: 0.95,
    wide: 7,
    flare: 2,
    hem: 1.5,
    ease: 9,
    gap: 10,
    details: [
      'lapels',
      'belt',
      'hood',
      'fur',
      'quilt',
      'zip',
      'toggles',
      'studs',
      'badge',
      'epaulettes',
      'pockets',
      'band',
    ],
  },
  {
    kind: 'shoe',
    shaft: 0.3,
    sole: 5,
    details: [
      'laces',
      'toe',
      'cuff',
      'stitch',
      'wheels',
      'glitter',
      'strap',
      'bow',
      'buckle',
      'fur',
      'white',
    ],
  },
  { kind: 'shoe', shaft: 0, sole: 5, details: ['open'] },
  {
    kind: 'thing',
    anchor: 'head',
    covers: true,
    art: 'aM-80 -30Q0 -120 80 -30Z|YO40 -60 5 5|sM0 0L5 5|oM0 0H9|xM0 0H9V9Z',
  },
];
const COLOR = '#2f7dff';

function lookWith(worn: readonly Worn[], build = 0): Look {
  const [body = BODIES[0], face] = [BODIES[build], FACES[0]];
  if (!body || !face) throw new Error('no bodies');
  return { body, skin: '#cf9060', eyes: '#3a8f5c', face, worn };
}

const hair = (style: HairName): Worn => ({ cut: { kind: 'hair', style }, color: '#3a2420' });

/** Finds marks that are malformed or not finite. */
function unsound(marks: readonly Mark[]): readonly Mark[] {
  expect(marks.length).toBeGreaterThan(0);
  return marks.filter(
    ({ path, clip = [], alpha = 1, line = 0 }) =>
      ![...path, ...clip].every(Number.isFinite) || path[0] !== 0 || !(alpha > 0 && line >= 0),
  );
}

describe('a figure', () => {
  it.each(Object.entries(POSES))(
    '%s keeps its limbs’ lengths and stands near the ground',
    (_, pose) => {
      for (const body of BODIES) {
        const { arms, legs, head } = figureOf(body, pose);
        for (const { joints } of arms) {
          const [a, b, c] = joints;
          expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(60, 6);
          expect(Math.hypot(c.x - b.x, c.y - b.y)).toBeCloseTo(56, 6);
        }
        const lowest = Math.max(...legs.map(({ joints }) => joints[2].y));
        expect(lowest).toBeGreaterThan(-34);
        expect(lowest).toBeLessThan(-8);
        expect(head.y).toBeLessThan(-300);
      }
    },
  );

  it('walks in a loop: the end of a step is its beginning, and the feet alternate', () => {
    const flat = (part: number): string =>
      JSON.stringify(walking(part), (_, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value,
      );
    expect(flat(0)).toBe(flat(1));
    expect(walking(0.25).legRight[2]).toBeGreaterThan(0.5);
    expect(walking(0.75).legLeft[2]).toBeGreaterThan(0.5);
  });

  it('is halfway between two poses halfway', () => {
    const { wave, stand } = POSES;
    expect(between(stand, wave, 0)).toEqual(stand);
    expect(between(stand, wave, 0.5).armRight[0]).toBeCloseTo(
      (stand.armRight[0] + wave.armRight[0]) / 2,
      9,
    );
  });
});

describe('a doll', () => {
  it('wears every cut on every build, in every pose, with finite numbers', () => {
    const poses = Object.values(POSES);
    for (const [index, cut] of CUTS.entries()) {
      for (const build of BODIES.keys()) {
        const pattern = PATTERNS[(index + build) % PATTERNS.length] ?? 'plain';
        expect(
          unsound(
            doll(
              lookWith([hair('afro'), { cut, color: COLOR, pattern }], build),
              poses[(index + build) % poses.length],
            ),
          ),
        ).toEqual([]);
      }
      expect(unsound(alone({ cut, color: COLOR }))).toEqual([]);
    }
  });

  it.each(Object.keys(HAIR) as HairName[])(
    'wears its hair as %s, with and without a hat',
    (style) => {
      const hat: Worn = { cut: CUTS[10] ?? TOP, color: COLOR };
      expect(unsound(doll(lookWith([hair(style)])))).toEqual([]);
      expect(unsound(doll(lookWith([hair(style), hat])))).toEqual([]);
    },
  );

  it('is never bare: the underlayer covers trunk and thighs under any clothes', () => {
    const cloth = doll(lookWith([])).filter(
      ({ fill }) => Array.isArray(fill) && fill[1] === '#e9dff5',
    );
    const { top, bottom, right } = boundsOf(cloth.map(({ path }) => path));
    expect(top).toBeLessThan(-300);
    expect(bottom).toBeGreaterThan(-165);
    expect(right).toBeGreaterThan(35);
  });

  it('hides hair above a hat’s brim', () => {
    const hat: Worn = { cut: CUTS[10] ?? TOP, color: COLOR };
    const tall = (marks: readonly Mark[]): number =>
      marks.filter(({ fill, clip }) => Array.isArray(fill) && fill[1] === '#3a2420' && !clip)
        .length;
    expect(tall(doll(lookWith([hair('quiff')])))).toBeGreaterThan(0);
    expect(tall(doll(lookWith([hair('quiff'), hat])))).toBe(0);
  });

  it('keeps both legs inside a skirt in every pose', () => {
    for (const [name, pose] of Object.entries(POSES)) {
      const figure = figureOf(BODIES[0] ?? lookWith([]).body, pose);
      const { left, right } = boundsOf(
        alone({ cut: SKIRT, color: COLOR })
          .slice(0, 1)
          .map(({ path }) => path),
      );
      const worn = doll(lookWith([{ cut: SKIRT, color: COLOR }]), pose).filter(
        ({ fill }) => Array.isArray(fill) && fill[1] === COLOR,
      );
      const skirt = boundsOf(worn.map(({ path }) => path));
      expect(skirt.right - skirt.left, name).toBeGreaterThanOrEqual((right - left) * 0.95);
      for (const { joints } of figure.legs) {
        expect(joints[1].x, name).toBeGreaterThan(skirt.left);
        expect(joints[1].x, name).toBeLessThan(skirt.right);
      }
    }
  });

  it('covers a shirt’s sleeves with those of a coat', () => {
    const shirt: Worn = { cut: { ...TOP, sleeve: 0.9 }, color: '#ff4b55' };
    const coat: Worn = { cut: CUTS[7] ?? TOP, color: COLOR };
    const red = (marks: readonly Mark[]): number =>
      marks.filter(({ fill }) => Array.isArray(fill) && fill[1] === '#ff4b55').length;
    expect(red(doll(lookWith([shirt, coat])))).toBeLessThan(red(doll(lookWith([shirt]))));
  });

  it('names an unknown fill of a drawing', () => {
    expect(() =>
      alone({ cut: { kind: 'thing', anchor: 'neck', art: 'qM0 0L5 5' }, color: COLOR }),
    ).toThrow('"q"');
  });

  it('repeats exactly, and looks different with another skin', () => {
    const picture = (skin: string): string => svgOf(doll({ ...lookWith([hair('bob')]), skin }));
    expect(picture('#7c4628')).toBe(picture('#7c4628'));
    expect(new Set(SKINS.map(picture)).size).toBe(SKINS.length);
  });
});

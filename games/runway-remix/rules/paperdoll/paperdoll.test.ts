import { art } from './cloth/art.ts';
import { describe, expect, it } from 'vitest';
import {
  alone,
  between,
  BODIES,
  boundsOf,
  cutsOf,
  doll,
  FACES,
  figureOf,
  PATTERNS,
  POSES,
  SKINS,
  svgOf,
  walking,
  type Look,
  type Mark,
  type Pattern,
  type Worn,
} from './index.ts';

/** Garments as rows of the wardrobe: every kind, and every detail of it. */
const ROWS = [
  'top crew .4 .9 4 4 0 -',
  'top collar .97 .9 4 4 0 buttons,cuffs,pocket,tie',
  'top turtle .4 .9 4 4 0 hood,pouch,zip,ribs,cable,frill',
  'top bare 0 .9 4 4 0 sequins,sash,bow',
  'bottom L .95 4 20 jeans,cuffs,bib,patch,pockets,side,rips',
  'bottom S .5 30 4 pleats,trim,tiers',
  'dress halter .4 4 4 0 - .95 30 4 net,flowers,wrap,buttons',
  'coat .95 7 2 1.5 9 10 lapels,belt,hood,fur,quilt,zip,toggles,studs,badge,epaulettes,pockets,band',
  'shoes .3 5 laces,toe,cuff,stitch,wheels,glitter,strap,bow,buckle,fur,white',
  'shoes 0 5 open',
  'hat 1 aM-80 -30Q0 -120 80 -30Z|YO40 -60 5 5|sM0 0L5 5|oM0 0H9|xM0 0H9V9Z',
];
const COLOR = '#2f7dff';

function lookWith(clothes: readonly Worn[], build = 0): Look {
  const [body = BODIES[0], face] = [BODIES[build], FACES[0]];
  return { body, skin: '#cf9060', eyes: '#3a8f5c', face, worn: clothes };
}

/** A row of the wardrobe as cloth. */
function worn(row: string, color = COLOR, pattern: Pattern = 'plain'): readonly Worn[] {
  const [category = '', ...words] = row.split(' ');
  const head = { hat: 1, jewel: 1 }[category] ?? words.length;
  const cut = [...words.slice(0, head), words.slice(head).join(' ')];
  return cutsOf(category, cut).map((each) => ({ cut: each, color, pattern }));
}

const TOP = 'top crew .9 .9 4 4 0 -';
const SKIRT = 'bottom S .5 30 4 pleats,trim,tiers';
const HAT = ROWS.at(-1) ?? '';
const hair = (outlines: string): readonly Worn[] => worn(`hair ${outlines}`, '#3a2420');
const STYLES = [
  'back none 0,-34,104,96,15',
  'back none 78,-62,46,44,10',
  'sweep long',
  'bangs bob',
  'part braids',
  'scarf scarf',
  'none none',
];

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
    expect(walking(0.25)[12]).toBeGreaterThan(0.5);
    expect(walking(0.75)[9]).toBeGreaterThan(0.5);
  });

  it('is halfway between two poses halfway', () => {
    const { wave, stand } = POSES;
    expect(between(stand, wave, 0)).toEqual(stand);
    expect(between(stand, wave, 0.5)[5]).toBeCloseTo((stand[5] + wave[5]) / 2, 9);
  });
});

describe('a doll', () => {
  it('wears every cut on every build, in every pose, with finite numbers', () => {
    const poses = Object.values(POSES);
    for (const [index, row] of ROWS.entries()) {
      for (const build of BODIES.keys()) {
        const pattern = PATTERNS[(index + build) % PATTERNS.length] ?? 'plain';
        expect(
          unsound(
            doll(
              lookWith([...hair('back none 0,-34,104,96,15'), ...worn(row, COLOR, pattern)], build),
              poses[(index + build) % poses.length],
            ),
          ),
        ).toEqual([]);
      }
      expect(unsound(alone(worn(row)))).toEqual([]);
    }
  });

  it.each(STYLES)('wears its hair as %s, with and without a hat', (style) => {
    expect(unsound(doll(lookWith(hair(style))))).toEqual([]);
    expect(unsound(doll(lookWith([...hair(style), ...worn(HAT)])))).toEqual([]);
  });

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
    const tall = (marks: readonly Mark[]): number =>
      marks.filter(({ fill, clip }) => Array.isArray(fill) && fill[1] === '#3a2420' && !clip)
        .length;
    expect(tall(doll(lookWith(hair('quiff none'))))).toBeGreaterThan(0);
    expect(tall(doll(lookWith([...hair('quiff none'), ...worn(HAT)])))).toBe(0);
  });

  it('keeps both legs inside a skirt in every pose', () => {
    for (const [name, pose] of Object.entries(POSES)) {
      const figure = figureOf(BODIES[0] ?? lookWith([]).body, pose);
      const { left, right } = boundsOf(
        alone(worn(SKIRT))
          .slice(0, 1)
          .map(({ path }) => path),
      );
      const marks = doll(lookWith(worn(SKIRT)), pose).filter(
        ({ fill }) => Array.isArray(fill) && fill[1] === COLOR,
      );
      const skirt = boundsOf(marks.map(({ path }) => path));
      expect(skirt.right - skirt.left, name).toBeGreaterThanOrEqual((right - left) * 0.95);
      for (const { joints } of figure.legs) {
        expect(joints[1].x, name).toBeGreaterThan(skirt.left);
        expect(joints[1].x, name).toBeLessThan(skirt.right);
      }
    }
  });

  it('covers a shirt’s sleeves with those of a coat', () => {
    const shirt = worn(TOP, '#ff4b55');
    const coat = worn(ROWS[7] ?? '');
    const red = (marks: readonly Mark[]): number =>
      marks.filter(({ fill }) => Array.isArray(fill) && fill[1] === '#ff4b55').length;
    expect(red(doll(lookWith([...shirt, ...coat])))).toBeLessThan(red(doll(lookWith(shirt))));
  });

  it('says which drawing on cloth is wrong', () => {
    const cloth = { clip: [], hem: 1, ease: 0 };
    const draw = (row: string) => () => art(row, (x, y) => ({ x, y }), COLOR, cloth);
    expect(draw('Z a 2 0 0')).toThrow('"Z a 2 0 0" is no drawing');
    expect(draw('O q 2 0 0 5 5')).toThrow('"O q 2 0 0 5 5" has no ink');
    expect(draw('2O w@50 0 4 h-.6 2 2 x h .2')()).toHaveLength(6);
  });

  it('names an unknown fill of a drawing', () => {
    expect(() => alone(worn('jewel neck qM0 0L5 5'))).toThrow('"q"');
  });

  it('repeats exactly, and looks different with another skin', () => {
    const picture = (skin: string): string => svgOf(doll({ ...lookWith(hair('bangs bob')), skin }));
    expect(picture('#7c4628')).toBe(picture('#7c4628'));
    expect(new Set(SKINS.map(picture)).size).toBe(SKINS.length);
  });
});

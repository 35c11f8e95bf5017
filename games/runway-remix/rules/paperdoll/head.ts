import { cos, sin } from '@playgrove/kit/core';
import { drawn, ellipse, group, INK_WIDTH, mirrored } from '@playgrove/kit/logic/marks';
import { boundsOf, PALETTE, parsePath as p, shade, shaded, tint } from '@playgrove/kit/logic/marks';
import type { Mark, Path } from '@playgrove/kit/logic/marks';
import { BACKS, FRONTS } from '../data/hair.ts';
import type { Cut } from './cuts.ts';

/*
 * Head space: 0, 0 is the center of the face, the crown is at −80, the chin at 78, the ears at ±72.
 */

/** A face; every part is independent of the clothes. */
export type Face = {
  readonly mouth: 'smile' | 'laugh' | 'smirk' | 'calm';
  readonly lashes: boolean;
  readonly extra?: 'freckles' | 'beard' | 'dimples' | 'vitiligo';
};

export const FACES: readonly [Face, ...Face[]] = [
  { mouth: 'laugh', lashes: true },
  { mouth: 'smile', lashes: false },
  { mouth: 'smile', lashes: true, extra: 'freckles' },
  { mouth: 'smirk', lashes: false, extra: 'beard' },
  { mouth: 'calm', lashes: true, extra: 'vitiligo' },
  { mouth: 'laugh', lashes: false, extra: 'dimples' },
];

const FACE = p(
  'M-72 -6C-72 -56 -42 -82 0 -82C42 -82 72 -56 72 -6C72 42 38 78 0 78C-38 78 -72 42 -72 -6Z',
);
const EAR = ellipse(72, 18, 14, 17);
const both = (path: Path): readonly Path[] => [path, mirrored(path)];

const MOUTHS: Readonly<Record<Face['mouth'], string>> = {
  laugh: 'M-17 46Q0 54 17 46Q14 66 0 66Q-14 66 -17 46Z',
  smile: 'M-14 49Q0 62 14 49',
  smirk: 'M-10 53Q4 58 14 47',
  calm: 'M-9 53Q0 58 9 53',
};

export function faceMarks(face: Face, skin: string, eyes: string, blink = false): readonly Mark[] {
  const dark = shade(skin, 0.62);
  return [
    ...group([...both(EAR), FACE], skin),
    ...both(p('M70 12Q78 16 72 26')).map((path) => drawn(path, 3, shade(skin, 0.35))),
    ...extras(face, skin),
    ...both(ellipse(46, 44, 12, 7)).map((path) => ({ path, fill: '#ff5a8a', alpha: 0.32 })),
    ...(blink ? closedEyes(dark) : openEyes(eyes, face.lashes)),
    ...both(p('M16 -22Q30 -32 48 -23')).map((path) => drawn(path, face.lashes ? 4.5 : 6, dark)),
    drawn(p('M-4 34Q0 39 5 34'), 3.5, shade(skin, 0.42)),
    ...mouthMarks(face),
  ];
}

function extras({ extra }: Face, skin: string): readonly Mark[] {
  if (extra === 'freckles') {
    const dots = p('O34 34 2.2 2.2O44 30 2 2O50 37 2.2 2.2O40 41 2 2O28 40 1.8 1.8');
    return both(dots).map((path) => ({ path, fill: shade(skin, 0.4), alpha: 0.7 }));
  }
  if (extra === 'vitiligo') {
    const path = p(
      'M-60 -20Q-30 -30 -20 -4Q-14 30 -40 42Q-62 30 -66 4ZM10 52Q30 44 40 58Q26 76 6 76Z',
    );
    return [{ path, fill: tint(skin, 0.45), clip: FACE, alpha: 0.85 }];
  }
  if (extra === 'beard') {
    const path = p('M-72 8C-66 24 -48 34 -30 36Q0 30 30 36C48 34 66 24 72 8L74 60L0 90L-74 60Z');
    return [{ path, fill: shade(skin, 0.45), clip: FACE, alpha: 0.4 }];
  }
  return [];
}

function openEyes(eyes: string, lashes: boolean): readonly Mark[] {
  const span = { left: 0, top: 0, right: 0, bottom: 40 };
  const iris = [shade(eyes, 0.45), eyes, tint(eyes, 0.3)] as const;
  const glints = p('O-35 10 4.800 5.200O25 10 4.800 5.200O-25 26 2.400 2.400O35 26 2.400 2.400');
  return [
    ...both(ellipse(31, 16, 16, 20)).map((path) => ({ path, fill: '#ffffff' })),
    ...both(ellipse(30, 18, 12.5, 16.5)).map((path) => ({ path, fill: iris, span })),
    ...both(ellipse(30, 18, 7, 10)).map((path) => ({ path, fill: PALETTE.ink })),
    { path: glints, fill: '#ffffff' },
    ...both(p('M13 6C19 -8 42 -9 49 10')).map((path) => drawn(path, lashes ? 6 : 4.5)),
    ...(lashes ? both(p('M48 8L57 2M44 1L51 -7')).map((path) => drawn(path, 4)) : []),
  ];
}

function closedEyes(dark: string): readonly Mark[] {
  return both(p('M15 18Q31 30 47 18')).map((path) => drawn(path, 5, dark));
}

function mouthMarks({ mouth }: Face): readonly Mark[] {
  const path = p(MOUTHS[mouth]);
  if (mouth !== 'laugh') return [drawn(path, 5, '#8f2346')];
  return [
    { path, line: 4.5 },
    { path, fill: '#c7284f' },
    { path: ellipse(0, 66, 9, 7), fill: '#ff8a9c', clip: path },
    { path: p('M-15 46Q0 53 15 46L13 52Q0 57 -13 52Z'), fill: '#ffffff', clip: path },
  ];
}

/** An edge of round locks: center, half width and height, and how many. */
function cloudy(text: string): readonly Path[] {
  const [x = 0, y = 0, rx = 0, ry = 0, count = 0] = text.split(',').map(Number);
  if (count === 0) return [];
  const at = (lock: number, far: number): readonly [number, number] => {
    const turn = (lock / count) * 2 * Math.PI;
    return [x + sin(turn) * rx * far, y - cos(turn) * ry * far];
  };
  const made: number[] = [0, ...at(0, 1)];
  for (let lock = 0; lock < count; lock += 1)
    made.push(2, ...at(lock, 1.2), ...at(lock + 1, 1.2), ...at(lock + 1, 1));
  made.push(3);
  return x === 0 ? [made] : both(made);
}

function split(text: string): readonly Path[] {
  const parts = text.replace('+', '').match(/[MO][^MO]*/g) ?? [];
  return parts.flatMap((part) => (text.startsWith('+') ? both(p(part)) : [p(part)]));
}

const NAPE = p(
  'M-80 0C-80 -60 -50 -86 0 -86S80 -60 80 0C80 30 74 50 66 60H-66C-74 50 -80 30 -80 0Z',
);
/** Where hair shows under a hat. */
const UNDER_HAT = p('M-300 -36L300 -36L300 400L-300 400Z');

/** Hair behind the body. @param hidden whether a hat covers the crown */
export function hairBack({ front, back, locks }: Cut, color: string, hidden: boolean): Mark[] {
  const seen = (path: Path): boolean => !hidden || boundsOf([path]).bottom > -14;
  const paths = split(BACKS.get(back) ?? '').filter(seen);
  const bare = ['none', 'bob', 'scarf'].includes(back) || front === 'none';
  const all = [...(bare ? [] : [NAPE]), ...paths, ...cloudy(locks)];
  const dyed = shade(color, 0.1);
  const marks = paths.length > 3 ? all.flatMap((path) => group([path], dyed)) : group(all, dyed);
  return marks.map((mark) => (hidden ? { ...mark, clip: UNDER_HAT } : mark));
}

/** Hair over the forehead. @param hidden whether a hat covers the crown */
export function hairFront({ front }: Cut, color: string, hidden: boolean): readonly Mark[] {
  if (front === 'scarf') return scarf(color);
  const text = FRONTS.get(front);
  if (text === undefined) return [];
  const path = p(text);
  const span = { left: -70, top: -100, right: 70, bottom: 30 };
  const clip = hidden ? { clip: UNDER_HAT } : {};
  const strands = p(
    front === 'part'
      ? 'M30 -54Q16 -72 2 -80M-30 -54Q-18 -72 -4 -80'
      : 'M50 -40Q36 -66 14 -80M62 -22Q58 -54 40 -76',
  );
  const shine = p('M-58 -48C-44 -78 -8 -88 22 -86C0 -76 -28 -66 -44 -38Z');
  const gloss = [
    { path: shine, fill: tint(color, 0.55), clip: path, alpha: 0.55 },
    { ...drawn(strands, 3, shade(color, 0.4), 0.5), clip: path },
  ];
  return [
    { path, line: INK_WIDTH * 2, ...clip },
    { path, fill: shaded(color), span, ...clip },
    ...(front === 'crop' || hidden ? [] : gloss),
  ];
}

function scarf(color: string): readonly Mark[] {
  const outer = 'M-88 6C-98 -62 -50 -98 0 -98S98 -62 88 6C88 60 58 96 0 100C-58 96 -88 60 -88 6Z';
  const inner = 'M-60 4C-62 48 -34 72 0 72S62 48 60 4C60 -34 38 -58 0 -58S-60 -34 -60 4Z';
  const drape = p(
    'M-74 50C-60 84 -20 98 10 96C46 92 70 76 78 46C86 80 80 108 62 120C20 136 -34 132 -62 116C-78 100 -80 76 -74 50Z',
  );
  return [
    { path: p(outer), line: INK_WIDTH * 2 },
    { path: p(outer + inner), fill: shaded(color), span: boundsOf([p(outer)]) },
    drawn(p(inner), INK_WIDTH),
    ...group([drape], color),
    drawn(p('M-50 84Q0 112 56 86M-60 70Q-20 92 20 90'), 3, shade(color, 0.4), 0.6),
    drawn(p('M-74 -30Q-50 -80 0 -86'), 4, tint(color, 0.5), 0.6),
  ];
}

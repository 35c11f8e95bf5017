import { PALETTE, shade, tint } from '@playgrove/kit/logic/color';
import {
  drawn,
  group,
  INK_WIDTH,
  shaded,
  type Mark,
  boundsOf,
  ellipse,
  mirrored,
  parsePath,
  type Path,
} from '@playgrove/kit/logic/marks';

/*
 * Head space: 0, 0 is the center of the face, the crown is at −80, the chin at 78, the ears at ±72.
 */

/** A face; every part is independent of the clothes. */
export type Face = {
  readonly mouth: 'smile' | 'laugh' | 'smirk' | 'calm';
  readonly lashes: boolean;
  readonly extra?: 'freckles' | 'beard' | 'dimples' | 'vitiligo';
};

export const FACES: readonly Face[] = [
  { mouth: 'laugh', lashes: true },
  { mouth: 'smile', lashes: false },
  { mouth: 'smile', lashes: true, extra: 'freckles' },
  { mouth: 'smirk', lashes: false, extra: 'beard' },
  { mouth: 'calm', lashes: true, extra: 'vitiligo' },
  { mouth: 'laugh', lashes: false, extra: 'dimples' },
];

const FACE = parsePath(
  'M-72 -6C-72 -56 -42 -82 0 -82C42 -82 72 -56 72 -6C72 42 38 78 0 78C-38 78 -72 42 -72 -6Z',
);
const EAR = ellipse(72, 18, 14, 17);
const both = (path: Path): readonly Path[] => [path, mirrored(path)];
const p = parsePath;

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
    return both(p('O34 34 2.2 2.2O44 30 2 2O50 37 2.2 2.2O40 41 2 2O28 40 1.8 1.8')).map(
      (path) => ({
        path,
        fill: shade(skin, 0.4),
        alpha: 0.7,
      }),
    );
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
  return [
    ...both(ellipse(31, 16, 16, 20)).map((path) => ({ path, fill: '#ffffff' })),
    ...both(ellipse(30, 18, 12.5, 16.5)).map((path) => ({
      path,
      fill: [shade(eyes, 0.45), eyes, tint(eyes, 0.3)] as const,
      span,
    })),
    ...both(ellipse(30, 18, 7, 10)).map((path) => ({ path, fill: PALETTE.ink })),
    {
      path: p('O-35 10 4.800 5.200O25 10 4.800 5.200O-25 26 2.400 2.400O35 26 2.400 2.400'),
      fill: '#ffffff',
    },
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

/** Hair on the head; every front fits every back. */
const FRONTS = {
  none: '',
  sweep:
    'M-80 22C-92 -52 -52 -98 4 -98S94 -52 80 22C76 -8 64 -28 46 -38C48 -28 52 -20 57 -14C28 -20 2 -36 -10 -56C-20 -28 -58 -18 -80 22Z',
  part: 'M-80 26C-92 -54 -50 -98 0 -98S92 -54 80 26C76 -16 44 -44 4 -66C-36 -46 -74 -18 -80 26Z',
  bangs:
    'M-80 30C-94 -54 -52 -98 0 -98S94 -54 80 30L70 -10Q60 -16 50 -8Q40 -18 28 -9Q14 -18 0 -9Q-14 -18 -28 -9Q-40 -18 -50 -8Q-60 -16 -70 -10Z',
  back: 'M-79 20C-92 -54 -52 -97 0 -97S92 -54 79 20C74 -30 44 -58 0 -58S-74 -30 -79 20Z',
  quiff:
    'M-78 14C-94 -42 -74 -78 -44 -92C-20 -118 40 -122 70 -92C92 -66 88 -22 78 14C74 -8 66 -26 58 -36C24 -32 -24 -38 -52 -56C-62 -42 -74 -16 -78 14Z',
  spikes:
    'M-80 18C-92 -20 -86 -52 -78 -62L-58 -72L-64 -98L-34 -88L-26 -116L2 -94L22 -120L36 -92L66 -104L62 -76C90 -56 90 -16 80 18C76 -10 70 -24 60 -32L44 -18L32 -36L14 -18L0 -38L-18 -18L-32 -36L-50 -16L-60 -32C-70 -22 -76 -8 -80 18Z',
  crop: 'M-75 2C-82 -56 -46 -90 0 -90S82 -56 75 2C70 -34 54 -54 34 -58H-34C-54 -54 -70 -34 -75 2Z',
  mohawk: 'M-20 -50C-34 -96 -26 -130 8 -140C30 -132 36 -96 22 -50Q0 -40 -20 -50Z',
  side: 'M-76 0C-80 -40 -66 -72 -40 -86C-6 -108 60 -104 82 -58C96 -18 94 34 84 66C76 40 78 8 70 -14C40 -16 -6 -30 -30 -58C-54 -46 -72 -28 -76 0Z',
} as const;

/** Hair that hangs behind the body. `O` parts are drawn as beads, mirrored ones on both sides. */
const BACKS = {
  none: '',
  bob: 'M-84 0C-94 -60 -50 -92 0 -92S94 -60 84 0C92 40 92 66 82 82C50 98 -50 98 -82 82C-92 66 -92 40 -84 0Z',
  long: 'M-84 0C-94 -60 -50 -92 0 -92S94 -60 84 0C88 70 104 130 98 208C72 230 -72 230 -98 208C-104 130 -88 70 -84 0Z',
  wavy: 'M-84 0C-94 -60 -50 -92 0 -92S94 -60 84 0C112 36 84 62 104 96C122 130 92 152 104 190C84 216 48 192 30 206C10 196 -14 196 -30 206C-48 192 -84 216 -104 190C-92 152 -122 130 -104 96C-84 62 -112 36 -84 0Z',
  pony: 'M40 -86C70 -128 132 -104 130 -40C140 10 112 60 122 104C98 92 92 64 96 34C98 0 92 -34 64 -48Z',
  tails:
    '+M66 -34C100 -66 142 -40 136 16C144 56 124 96 130 132C100 126 84 90 92 54C88 24 78 4 66 -4Z',
  bun: 'M0 -148C38 -148 44 -100 12 -84H-12C-44 -100 -38 -148 0 -148Z',
  buns: '+O60 -88 32 31',
  braids: '+O82 52 16 20O86 84 16 20O88 116 15 20O90 146 14 19O92 172 9 14',
  braid: 'O84 44 17 20O86 78 18 20O84 112 17 20O82 144 16 19O80 172 14 17O78 196 8 13',
  locs: '+M60 -50C100 -40 104 60 98 116C96 128 84 128 84 114C88 60 80 10 60 -10ZM40 -60C84 -20 90 60 80 140C76 152 64 150 66 136C74 70 66 10 40 -10ZM20 -60C66 0 70 80 58 130C54 140 44 138 46 128C52 80 40 20 20 0Z',
} as const;

type Style = {
  readonly front: keyof typeof FRONTS;
  readonly back: keyof typeof BACKS;
  /** Round locks: x, y, half width, half height and how many, behind; then in front. */
  readonly curls?: readonly [number, number, number, number, number];
  readonly cap?: true;
  readonly scarf?: true;
};

/** Every hair style by name. */
export const HAIR = {
  sweep: { front: 'sweep', back: 'long' },
  bob: { front: 'bangs', back: 'bob' },
  quiff: { front: 'quiff', back: 'none' },
  afro: { front: 'back', back: 'none', curls: [0, -34, 104, 96, 15], cap: true },
  pony: { front: 'back', back: 'pony' },
  pigtails: { front: 'part', back: 'tails' },
  buzz: { front: 'crop', back: 'none' },
  bun: { front: 'back', back: 'bun' },
  waves: { front: 'part', back: 'wavy' },
  spacebuns: { front: 'bangs', back: 'buns' },
  spikes: { front: 'spikes', back: 'none' },
  braids: { front: 'part', back: 'braids' },
  curls: { front: 'sweep', back: 'none', curls: [0, 18, 98, 104, 16] },
  locs: { front: 'back', back: 'locs' },
  hijab: { front: 'none', back: 'none', scarf: true },
  undercut: { front: 'side', back: 'none' },
  mohawk: { front: 'mohawk', back: 'none' },
  straight: { front: 'bangs', back: 'long' },
  sidebraid: { front: 'sweep', back: 'braid' },
  pixie: { front: 'sweep', back: 'none' },
  puffs: { front: 'back', back: 'none', curls: [78, -62, 46, 44, 10], cap: true },
  bald: { front: 'none', back: 'none' },
} as const satisfies Readonly<Record<string, Style>>;

export type HairName = keyof typeof HAIR;

/** An edge of round locks. */
function cloudy([x, y, rx, ry, count]: NonNullable<Style['curls']>): Path {
  const made: number[] = [];
  // Points of a circle by turning one step at a time, without the engine's trigonometry.
  const [stepX, stepY] = TURNS[count] ?? [1, 0];
  let [dx, dy] = [0, -1];
  for (let lock = 0; lock < count; lock += 1) {
    const [nx, ny] = [dx * stepX - dy * stepY, dx * stepY + dy * stepX];
    const [ax, ay] = [x + dx * rx, y + dy * ry];
    const [bx, by] = [x + nx * rx, y + ny * ry];
    const swell = 1.2;
    if (lock === 0) made.push(0, ax, ay);
    made.push(2, x + (ax - x) * swell, y + (ay - y) * swell);
    made.push(x + (bx - x) * swell, y + (by - y) * swell, bx, by);
    [dx, dy] = [nx, ny];
  }
  made.push(3);
  return made;
}

/** Cosine and sine of a full turn divided by the number of locks. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  10: [0.809017, 0.587785],
  15: [0.913545, 0.406737],
  16: [0.92388, 0.382683],
};

function split(text: string): readonly Path[] {
  const twice = text.startsWith('+');
  const parts = text.replace('+', '').match(/[MO][^MO]*/g) ?? [];
  return parts.flatMap((part) => (twice ? both(p(part)) : [p(part)]));
}

/** Hair behind the body. @param hidden whether a hat covers the crown */
export function hairBack(name: HairName, color: string, hidden: boolean): readonly Mark[] {
  const style: Style = HAIR[name];
  if (style.scarf) {
    const path = p(
      'M-88 0C-96 -62 -50 -96 0 -96S96 -62 88 0C94 60 84 96 60 112H-60C-84 96 -94 60 -88 0Z',
    );
    return group([path], shade(color, 0.12));
  }
  const top = hidden ? -44 : -Infinity;
  const paths = split(BACKS[style.back]).filter((path) => boundsOf([path]).bottom > top + 30);
  const { curls } = style;
  const round = curls ? (curls[0] === 0 ? [cloudy(curls)] : both(cloudy(curls))) : [];
  const base =
    style.back === 'none' || style.back === 'bob' || style.front === 'none' ? [] : [NAPE];
  const all = [...base, ...paths, ...round];
  if (all.length === 0) return [];
  const marks = paths.length > 3 ? beads(all, color) : group(all, shade(color, 0.1));
  return hidden ? marks.map((mark) => ({ ...mark, clip: UNDER_HAT })) : marks;
}

const NAPE = p(
  'M-80 0C-80 -60 -50 -86 0 -86S80 -60 80 0C80 30 74 50 66 60H-66C-74 50 -80 30 -80 0Z',
);
/** Where hair shows under a hat. */
const UNDER_HAT = p('M-300 -36L300 -36L300 400L-300 400Z');

function beads(paths: readonly Path[], color: string): readonly Mark[] {
  return paths.flatMap((path) => group([path], shade(color, 0.1)));
}

/** Hair over the forehead. @param hidden whether a hat covers the crown */
export function hairFront(name: HairName, color: string, hidden: boolean): readonly Mark[] {
  const style: Style = HAIR[name];
  if (style.scarf) return scarfFront(color);
  const text = FRONTS[style.front];
  if (text === '') return [];
  const path = p(text);
  const span = { left: -70, top: -100, right: 70, bottom: 30 };
  const clip = hidden ? { clip: UNDER_HAT } : {};
  const soft = style.front === 'crop';
  return [
    { path, line: INK_WIDTH * 2, ...clip },
    { path, fill: shaded(color), span, ...clip },
    ...(soft || hidden
      ? []
      : [
          { path: SHINE, fill: tint(color, 0.55), clip: path, alpha: 0.55 },
          drawn(STRANDS[style.front === 'part' ? 1 : 0] ?? SHINE, 3, shade(color, 0.4), 0.5),
        ].map((mark) => ({ ...mark, clip: path }))),
  ];
}

const SHINE = p('M-58 -48C-44 -78 -8 -88 22 -86C0 -76 -28 -66 -44 -38Z');
const STRANDS = [
  p('M50 -40Q36 -66 14 -80M62 -22Q58 -54 40 -76'),
  p('M30 -54Q16 -72 2 -80M-30 -54Q-18 -72 -4 -80'),
];

function scarfFront(color: string): readonly Mark[] {
  const ring = p(
    'M-88 6C-98 -62 -50 -98 0 -98S98 -62 88 6C88 60 58 96 0 100C-58 96 -88 60 -88 6ZM-60 4C-62 48 -34 72 0 72S62 48 60 4C60 -34 38 -58 0 -58S-60 -34 -60 4Z',
  );
  const drape = p(
    'M-74 50C-60 84 -20 98 10 96C46 92 70 76 78 46C86 80 80 108 62 120C20 136 -34 132 -62 116C-78 100 -80 76 -74 50Z',
  );
  const whole = p(
    'M-88 6C-98 -62 -50 -98 0 -98S98 -62 88 6C88 60 58 96 0 100C-58 96 -88 60 -88 6Z',
  );
  const window = p('M-60 4C-62 48 -34 72 0 72S62 48 60 4C60 -34 38 -58 0 -58S-60 -34 -60 4Z');
  const span = boundsOf([whole]);
  return [
    { path: whole, line: INK_WIDTH * 2 },
    { path: ring, fill: shaded(color), span },
    drawn(window, INK_WIDTH),
    ...group([drape], color),
    drawn(p('M-50 84Q0 112 56 86M-60 70Q-20 92 20 90'), 3, shade(color, 0.4), 0.6),
    drawn(p('M-74 -30Q-50 -80 0 -86'), 4, tint(color, 0.5), 0.6),
  ];
}

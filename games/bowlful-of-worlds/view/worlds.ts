import { MOON, ROCK, SUN } from '../rules/state.ts';

/*
 * The worlds as data, each around 0, 0 with a reach of 100, for the canvas and for the card. Every
 * one has its own pattern, and most an outline that tells it from the rest without color.
 */

export const INK = '#2b1b4d';

/** One outline as SVG path data: filled, stroked or both. */
export type Layer = {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
};

export type Look = {
  /** The ball's radius; what sticks out reaches to 100. */
  readonly ball: number;
  /** The middle, the rest and the edge. */
  readonly colors: readonly [string, string, string];
  readonly back?: readonly Layer[];
  /** On the ball, clipped to it. */
  readonly marks: readonly Layer[];
  readonly front?: readonly Layer[];
  /** How large the face is, and how far down. */
  readonly face: number;
  readonly low: number;
  /** Width of the ink. */
  readonly ink: number;
  /** Color of the eyes and mouth, where not ink. */
  readonly eyes?: string;
  /** A jagged body instead of the ball. */
  readonly outline?: string;
};

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An ellipse; degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx];
  const arc = `A${n(rx)} ${n(ry)} ${n(turn)} 1 1`;
  return `M${n(x - c)} ${n(y - s)}${arc} ${n(x + c)} ${n(y + s)}${arc} ${n(x - c)} ${n(y - s)}Z`;
}

const polar = (turn: number, far: number): string =>
  `${n(Math.cos((turn * Math.PI) / 180) * far)} ${n(Math.sin((turn * Math.PI) / 180) * far)}`;

/** Pointed rays around the middle. */
function rays(count: number, inner: number, outer: number, wide: number, first = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = first + (at * 360) / count;
    return `M${polar(turn - wide, inner)}L${polar(turn, outer)}L${polar(turn + wide, inner)}Z`;
  }).join('');
}

/** Flames or petals around the middle. */
function licks(count: number, inner: number, outer: number): string {
  const step = 360 / count;
  const parts = Array.from({ length: count }, (_, at) => {
    const turn = at * step;
    const top = at % 2 === 0 ? outer : outer * 0.93;
    return `Q${polar(turn + step * 0.12, inner + 14)} ${polar(turn + step * 0.62, top)}Q${polar(turn + step * 0.66, inner + 8)} ${polar(turn + step, inner)}`;
  });
  return `M${polar(0, inner)}${parts.join('')}Z`;
}

function sparkle(x: number, y: number, r: number): string {
  const at = `${n(x)} ${n(y)}`;
  return `M${n(x)} ${n(y - r)}Q${at} ${n(x + r)} ${n(y)}Q${at} ${n(x)} ${n(y + r)}Q${at} ${n(x - r)} ${n(y)}Q${at} ${n(x)} ${n(y - r)}Z`;
}

/** A spiral arm from the middle outward. */
function arm(turn: number): string {
  const points = Array.from({ length: 13 }, (_, at) => polar(turn + at * 21, 8 + at * 8.4));
  return `M${points.join('L')}`;
}

const RINGO_BACK = 'M-99 31A103 28 -17 1 1 98 -31';
const RINGO_FRONT = 'M-99 31A103 28 -17 0 0 98 -31';

/** By kind: a moon, eleven worlds, a rock. */
export const LOOKS: readonly Look[] = [
  {
    // Moon: a crescent in a bubble.
    ball: 94,
    colors: ['#5b54c9', '#4a3fb0', '#6f78f0'],
    marks: [
      {
        d: 'M24 -74A76 76 0 1 0 66 44A62 62 0 1 1 24 -74Z',
        fill: '#fff3b8',
        line: '#ffffff',
        width: 6,
      },
      { d: sparkle(44, -30, 30), fill: '#ffffff' },
      { d: sparkle(18, 8, 16), fill: '#ffe88a' },
    ],
    face: 0,
    low: 0,
    ink: 10,
  },
  {
    // Pebble: craters.
    ball: 94,
    colors: ['#e6e2f4', '#c3bddd', '#9089b5'],
    marks: [
      { d: oval(-46, -52, 27, 22, -30), fill: '#9b93c0' },
      { d: oval(44, -60, 16, 13, 20), fill: '#9b93c0' },
      { d: oval(66, 38, 20, 26, 10), fill: '#9b93c0' },
      { d: oval(-40, 70, 20, 14), fill: '#9b93c0' },
    ],
    face: 1.45,
    low: 4,
    ink: 12,
  },
  {
    // Blush: icing on top.
    ball: 94,
    colors: ['#ff9dbc', '#ff6a98', '#d93c78'],
    marks: [
      {
        d: 'M-110 -110H110V-22Q88 4 66 -22Q44 6 22 -20Q0 12 -22 -18Q-44 8 -66 -20Q-88 4 -110 -22Z',
        fill: '#fff4f7',
        line: '#e58bb0',
        width: 5,
      },
      { d: oval(-30, -62, 8, 8), fill: '#ff6a98' },
      { d: oval(24, -70, 8, 8), fill: '#4cc3ff' },
      { d: oval(0, -40, 7, 7), fill: '#ffd02e' },
      { d: oval(58, -44, 7, 7), fill: '#45d15b' },
    ],
    face: 1.35,
    low: 26,
    ink: 11,
  },
  {
    // Zesty: a leaf and a zigzag belt.
    ball: 88,
    colors: ['#fff08a', '#ffd02e', '#eb9a14'],
    back: [
      {
        d: 'M-4 -80C2 -104 34 -112 58 -98C50 -76 22 -66 -4 -80Z',
        fill: '#5ccf4a',
        line: INK,
        width: 10,
      },
    ],
    marks: [
      {
        d: 'M-100 42L-75 62L-50 42L-25 62L0 42L25 62L50 42L75 62L100 42V120H-100Z',
        fill: '#ff9a2e',
      },
      {
        d: 'M-100 -34L-75 -54L-50 -34L-25 -54L0 -34L25 -54L50 -34L75 -54L100 -34V-58L75 -78L50 -58L25 -78L0 -58L-25 -78L-50 -58L-75 -78L-100 -58Z',
        fill: '#ffa93a',
      },
    ],
    face: 1.3,
    low: 4,
    ink: 9,
  },
  {
    // Minty: polka dots.
    ball: 95,
    colors: ['#8ff2cf', '#35cf9d', '#15907a'],
    marks: [
      { d: oval(0, -70, 22), fill: '#e9fff5' },
      { d: oval(-62, -42, 18), fill: '#e9fff5' },
      { d: oval(62, -42, 18), fill: '#e9fff5' },
      { d: oval(-78, 28, 16), fill: '#e9fff5' },
      { d: oval(78, 28, 16), fill: '#e9fff5' },
      { d: oval(-36, 72, 18), fill: '#e9fff5' },
      { d: oval(36, 72, 18), fill: '#e9fff5' },
    ],
    face: 1.2,
    low: 4,
    ink: 8,
  },
  {
    // Terra: land and a cloud.
    ball: 95,
    colors: ['#7cc8ff', '#2f8dff', '#1a52c9'],
    marks: [
      {
        d: 'M-104 -30C-80 -78 -36 -96 -8 -84C14 -76 6 -54 -18 -52C-34 -50 -28 -30 -48 -22C-66 -14 -82 -2 -104 2Z',
        fill: '#4fc95a',
        line: '#2f9a4a',
        width: 5,
      },
      {
        d: 'M104 -66C78 -70 52 -62 46 -46C42 -32 66 -30 76 -14C84 0 96 0 112 -6Z',
        fill: '#4fc95a',
        line: '#2f9a4a',
        width: 5,
      },
      {
        d: 'M-60 104C-58 70 -30 58 -2 66C20 72 46 62 66 74C80 84 70 104 60 110Z',
        fill: '#4fc95a',
        line: '#2f9a4a',
        width: 5,
      },
    ],
    front: [
      {
        d: 'M40 -56C28 -58 26 -76 42 -78C46 -94 70 -94 74 -80C92 -82 98 -60 82 -56Z',
        fill: '#ffffff',
        line: INK,
        width: 6,
      },
    ],
    face: 1.1,
    low: 10,
    ink: 7,
  },
  {
    // Frosty: crystals all around.
    ball: 82,
    colors: ['#ffffff', '#c4efff', '#6cb6ea'],
    back: [
      { d: rays(6, 66, 104, 15, 30), fill: '#8fdcff', line: INK, width: 7 },
      { d: rays(6, 70, 95, 11, 0), fill: '#d9f6ff', line: INK, width: 6 },
    ],
    marks: [
      { d: 'M-90 -34L-50 -46L-34 -28L-4 -52L20 -36L52 -50L92 -30V-110H-90Z', fill: '#ffffff' },
      {
        d: 'M-58 40L-40 58L-48 78M-40 58L-18 64M60 36L44 54L50 74M44 54L24 62',
        line: '#7cc4f0',
        width: 6,
      },
    ],
    face: 1.05,
    low: 2,
    ink: 6,
  },
  {
    // Stripes: bands and a spot.
    ball: 96,
    colors: ['#ffcf94', '#f2964b', '#b9552a'],
    marks: [
      { d: 'M-110 -74Q0 -60 110 -74V-50Q0 -36 -110 -50Z', fill: '#fff0d6' },
      { d: 'M-110 -30Q0 -14 110 -30V-20Q0 -4 -110 -20Z', fill: '#c9622f' },
      { d: 'M-110 34Q0 50 110 34V58Q0 74 -110 58Z', fill: '#fff0d6' },
      { d: 'M-110 74Q0 88 110 74V110H-110Z', fill: '#c9622f' },
      { d: oval(58, -44, 25, 16, 8), fill: '#e0413a', line: '#fff0d6', width: 6 },
    ],
    face: 0.95,
    low: 8,
    ink: 5.5,
  },
  {
    // Ringo: a ring.
    ball: 83,
    colors: ['#fff0b0', '#f5c24a', '#c07a22'],
    back: [
      { d: RINGO_BACK, line: INK, width: 27 },
      { d: RINGO_BACK, line: '#c48bff', width: 17 },
      { d: RINGO_BACK, line: '#f4dcff', width: 5 },
    ],
    marks: [
      { d: 'M-90 -46Q0 -26 90 -66V-46Q0 -8 -90 -28Z', fill: '#ffe08a' },
      { d: 'M-90 66Q0 86 90 46V70Q0 108 -90 88Z', fill: '#e0a03a' },
    ],
    front: [
      { d: RINGO_FRONT, line: INK, width: 27 },
      { d: RINGO_FRONT, line: '#a45cf0', width: 17 },
      { d: RINGO_FRONT, line: '#f4dcff', width: 5 },
    ],
    face: 0.92,
    low: -22,
    ink: 5,
  },
  {
    // Swirly: a galaxy.
    ball: 96,
    colors: ['#d7a6ff', '#8a4dff', '#4a22a8'],
    marks: [
      { d: arm(20), line: '#ff9ae0', width: 17 },
      { d: arm(140), line: '#c9a4ff', width: 15 },
      { d: arm(260), line: '#6fd0ff', width: 15 },
      { d: sparkle(-62, -40, 15), fill: '#ffffff' },
      { d: sparkle(60, -54, 18), fill: '#fff6c0' },
      { d: sparkle(20, 76, 14), fill: '#ffffff' },
    ],
    face: 0.9,
    low: 4,
    ink: 5,
  },
  {
    // Ember: flames and cracks.
    ball: 82,
    colors: ['#8a2f4a', '#5a1a3c', '#35102e'],
    back: [
      { d: licks(13, 80, 106), fill: '#ff5a2e', line: INK, width: 6 },
      { d: licks(13, 76, 95), fill: '#ffc23c' },
    ],
    marks: [
      {
        d: 'M-90 -24L-56 -36L-46 -60L-18 -54L-6 -90M-46 -60L-64 -80M92 -10L60 -26L46 -58L18 -50M46 -58L62 -84M-84 44L-52 54L-36 84M-52 54L-26 48M88 46L54 58L40 90M54 58L28 50',
        line: '#ff8a2e',
        width: 9,
      },
      {
        d: 'M-90 -24L-56 -36L-46 -60L-18 -54M92 -10L60 -26L46 -58M-84 44L-52 54L-36 84M88 46L54 58L40 90',
        line: '#ffe08a',
        width: 3.5,
      },
    ],
    face: 0.92,
    low: 6,
    ink: 4.5,
    eyes: '#ffe9a8',
  },
  {
    // Sunny: rays.
    ball: 76,
    colors: ['#fff7b0', '#ffd02e', '#ff9a1f'],
    back: [
      { d: rays(12, 70, 101, 11, 15), fill: '#ff8a1f', line: INK, width: 5 },
      { d: rays(12, 72, 98, 10, 0), fill: '#ffd84a', line: INK, width: 5 },
    ],
    marks: [{ d: 'M-90 40Q0 92 90 40V100H-90Z', fill: '#ffb52e' }],
    face: 1,
    low: 2,
    ink: 4.5,
  },
  {
    // Rock.
    ball: 88,
    outline: 'M-84 -38L-52 -84L2 -92L44 -78L88 -34L94 18L66 72L16 94L-46 84L-90 34Z',
    colors: ['#8f7d78', '#6f5d5c', '#4d3d44'],
    marks: [
      { d: 'M-84 -38L-52 -84L2 -92L-20 -50L-66 -28Z', fill: '#a8958c' },
      { d: 'M66 72L16 94L-46 84L-6 58Z', fill: '#43343c' },
      { d: 'M30 -90L22 -54L52 -40M-90 20L-58 32L-60 60', line: '#3a2c36', width: 8 },
    ],
    face: 1.2,
    low: 6,
    ink: 11,
    eyes: '#fff0d0',
  },
];

export const lookOf = (kind: number): Look => LOOKS[kind] ?? (LOOKS[1] as Look);

export type Mood = 'awake' | 'asleep' | 'joy' | 'fear';

/** A face around 0, 0, some 90 wide. */
export function faceOf(kind: number, mood: Mood): readonly Layer[] {
  const ink = lookOf(kind).eyes ?? INK;
  if (kind === MOON) return [];
  const cheeks: Layer = { d: oval(-44, 16, 11, 7) + oval(44, 16, 11, 7), fill: '#ff5a8a88' };
  if (kind === ROCK) {
    return [
      { d: 'M-40 -18L-14 -8M40 -18L14 -8', line: ink, width: 7 },
      { d: oval(-25, 2, 7, 8) + oval(25, 2, 7, 8), fill: ink },
      { d: mood === 'fear' ? oval(0, 26, 8, 8) : 'M-13 28Q0 19 13 28', line: ink, width: 6 },
    ];
  }
  if (mood === 'asleep') {
    return [
      cheeks,
      { d: 'M-39 0Q-29 10 -19 0M19 0Q29 10 39 0', line: ink, width: 6.5 },
      { d: oval(0, 18, 4.5, 5), fill: ink },
    ];
  }
  if (mood === 'joy') {
    return [
      cheeks,
      { d: 'M-40 4Q-29 -14 -18 4M18 4Q29 -14 40 4', line: ink, width: 7 },
      {
        d: 'M-15 12H15Q13 34 0 34Q-13 34 -15 12Z',
        fill: kind === 10 ? '#ff8a2e' : '#a3203f',
        line: ink,
        width: 5,
      },
    ];
  }
  if (mood === 'fear') {
    return [
      { d: oval(-29, -2, 15, 17) + oval(29, -2, 15, 17), fill: '#ffffff', line: INK, width: 4 },
      { d: oval(-27, 0, 5) + oval(27, 0, 5), fill: INK },
      { d: 'M-17 27Q-9 20 0 27Q9 34 17 27', line: ink, width: 6 },
    ];
  }
  return [
    cheeks,
    { d: oval(-29, 0, 9.5, 12) + oval(29, 0, 9.5, 12), fill: ink },
    { d: oval(-32, -5, 3.6) + oval(26, -5, 3.6), fill: kind === 10 ? INK : '#ffffff' },
    {
      d: kind === SUN ? 'M-18 12H18Q15 32 0 32Q-15 32 -18 12Z' : 'M-11 14Q0 25 11 14',
      ...(kind === SUN && { fill: '#a3203f' }),
      line: ink,
      width: 5.5,
    },
  ];
}

/** A flavor's colors: body, deep, light; and its sign as an SVG path about 0, 0, radius 1. */
export type Flavor = {
  readonly body: string;
  readonly deep: string;
  readonly light: string;
  readonly sign: string;
};

const HEART = 'M0 0.86 C-1.5 -0.1 -0.86 -1.02 0 -0.36 C0.86 -1.02 1.5 -0.1 0 0.86 Z';
const STAR =
  'M0 -1 L0.28 -0.34 L0.98 -0.3 L0.44 0.14 L0.62 0.82 L0 0.44 L-0.62 0.82 L-0.44 0.14 L-0.98 -0.3 L-0.28 -0.34 Z';
const LEAF =
  'M-0.78 0.78 C-1.05 -0.35 -0.2 -0.95 0.86 -0.86 C0.98 0.2 0.35 1.05 -0.52 0.72 L0.2 -0.16 L-0.64 0.6 Z';
const DIAMOND = 'M0 -1.02 L0.8 0 L0 1.02 L-0.8 0 Z';
const WHEEL = Array.from({ length: 5 }, (_, wedge) => {
  const [from, to] = [wedge * 72 + 7, wedge * 72 + 65];
  const tip = polar(wedge * 72 + 36, 0.2);
  return `M${tip} L${polar(from, 0.96)} Q${polar((from + to) / 2, 1.1)} ${polar(to, 0.96)} Z`;
}).join(' ');
const GRAPES = [
  [-0.5, -0.46],
  [0.5, -0.46],
  [0, 0.46],
]
  .map(([x = 0, y = 0]) => round(x, y, 0.46))
  .join(' ');

function polar(degrees: number, far: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * far).toFixed(3)} ${(Math.sin(angle) * far).toFixed(3)}`;
}

/** A circle of four curves. */
function round(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return `M${x} ${y - r} C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} Z`;
}

export const FLAVORED: readonly Flavor[] = [
  { body: '#ff3f62', deep: '#a50f45', light: '#ffb3bd', sign: HEART },
  { body: '#ffd22e', deep: '#c07a00', light: '#fff6b8', sign: STAR },
  { body: '#2fcf83', deep: '#0b7a55', light: '#b8ffd9', sign: LEAF },
  { body: '#3f8dff', deep: '#1b3fb0', light: '#bfe0ff', sign: DIAMOND },
  { body: '#ff8a2b', deep: '#b5440a', light: '#ffd9a8', sign: WHEEL },
  { body: '#a65bff', deep: '#5a1fb5', light: '#e3c8ff', sign: GRAPES },
];

const PLAIN: Flavor = { body: '#c9bce8', deep: '#3a1673', light: '#ffffff', sign: DIAMOND };

export const flavorOf = (flavor: number): Flavor => FLAVORED[flavor] ?? PLAIN;

/** Jelly colors of the gummies. */
export const JELLY = [
  ['#ff7a9c', '#d81f5a'],
  ['#7be36a', '#1f9a4a'],
  ['#ffb84a', '#e06a10'],
  ['#6fd0ff', '#1f78d8'],
] as const;

/**
 * The six blossoms as plain shapes, so that the canvas and the card draw the same flowers. Each is
 * recognized by its outline as well as by its color. Units: a blossom fills a circle of radius 1.
 */
export type Layer = {
  /** Path of absolute M, L, Q, C and Z, numbers split by spaces. */
  readonly d: string;
  /** Top and bottom of a gradient over the layer's own reach. */
  readonly fill: readonly [string, string];
  /** Part of the outline that the ink rim goes round. */
  readonly rim?: boolean;
};
export type Blossom = { readonly color: string; readonly layers: readonly Layer[] };

const TURN = Math.PI * 2;
const at = (x: number, y: number): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** A petal from the middle outward: `far` long, `half` as wide to each side, its tip round or pointed. */
function petal(turn: number, far: number, half: number, tip: 'round' | 'point', near = 0): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (along: number, across: number): string =>
    at(along * cos - across * sin, along * sin + across * cos);
  const reach = far - near;
  if (tip === 'point') {
    return `M${put(near, 0)} Q${put(near + reach * 0.45, half * 1.5)} ${put(far, 0)} Q${put(near + reach * 0.45, -half * 1.5)} ${put(near, 0)} Z`;
  }
  return `M${put(near, 0)} C${put(near + reach * 0.3, half * 1.25)} ${put(far * 1.02, half * 1.3)} ${put(far, 0)} C${put(far * 1.02, -half * 1.3)} ${put(near + reach * 0.3, -half * 1.25)} ${put(near, 0)} Z`;
}

function wheel(
  count: number,
  far: number,
  half: number,
  tip: 'round' | 'point',
  turn = -Math.PI / 2,
): string {
  return Array.from({ length: count }, (_, index) =>
    petal(turn + (index / count) * TURN, far, half, tip),
  ).join(' ');
}

/** A circle as four curves. */
function round(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return `M${at(x - r, y)} C${at(x - r, y - k)} ${at(x - k, y - r)} ${at(x, y - r)} C${at(x + k, y - r)} ${at(x + r, y - k)} ${at(x + r, y)} C${at(x + r, y + k)} ${at(x + k, y + r)} ${at(x, y + r)} C${at(x - k, y + r)} ${at(x - r, y + k)} ${at(x - r, y)} Z`;
}

/** A soft outline with this many shallow waves. */
function ruffle(r: number, waves: number, depth: number, turn = 0): string {
  const knobs = waves * 2;
  const point = (index: number): readonly [number, number] => {
    const far = index % 2 === 0 ? r : r - depth;
    const angle = turn + (index / knobs) * TURN;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  };
  const middle = (index: number): string => {
    const [a, b] = [point(index), point(index + 1)];
    return at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  };
  const curves = Array.from(
    { length: knobs },
    (_, index) => `Q${at(...point(index + 1))} ${middle(index + 1)}`,
  );
  return `M${middle(0)} ${curves.join(' ')} Z`;
}

const rose: Blossom = {
  color: '#f0324f',
  layers: [
    { d: ruffle(1.02, 5, 0.22, 0.3), fill: ['#ff6b7e', '#c8123d'], rim: true },
    { d: ruffle(0.74, 5, 0.16, 0.95), fill: ['#ff8c99', '#d91f48'] },
    { d: ruffle(0.5, 4, 0.12, 0.2), fill: ['#b80f38', '#8f0a33'] },
    { d: petal(2.5, 0.5, 0.3, 'round', -0.3), fill: ['#ff7f90', '#e02a50'] },
    { d: petal(-0.5, 0.36, 0.22, 'round', -0.26), fill: ['#ffa9b2', '#f0506c'] },
  ],
};

const sunflower: Blossom = {
  color: '#ffc21f',
  layers: [
    { d: wheel(12, 1.04, 0.2, 'point'), fill: ['#ffd84a', '#f08a12'], rim: true },
    { d: wheel(12, 0.84, 0.15, 'point', 0.26), fill: ['#fff08a', '#ffb61f'] },
    { d: round(0, 0, 0.44), fill: ['#7a4321', '#4a2318'] },
    { d: round(-0.05, -0.07, 0.26), fill: ['#a5652f', '#6b3a1e'] },
  ],
};

const bell: Blossom = {
  color: '#2f7dff',
  layers: [
    { d: wheel(5, 1.08, 0.42, 'point'), fill: ['#6db4ff', '#1d52d8'], rim: true },
    { d: wheel(5, 0.82, 0.2, 'point'), fill: ['#b5dcff', '#4c8cff'] },
    { d: round(0, 0, 0.24), fill: ['#fff6c0', '#ffc93c'] },
  ],
};

const tulip: Blossom = {
  color: '#ff7a1a',
  layers: [
    {
      d: 'M-0.86 -0.78 C-0.6 -0.66 -0.5 -0.5 -0.42 -0.36 C-0.32 -0.66 -0.16 -0.88 0 -1.02 C0.16 -0.88 0.32 -0.66 0.42 -0.36 C0.5 -0.5 0.6 -0.66 0.86 -0.78 C0.98 -0.1 0.94 0.98 0 0.98 C-0.94 0.98 -0.98 -0.1 -0.86 -0.78 Z',
      fill: ['#ff9f3d', '#e04e0c'],
      rim: true,
    },
    {
      d: 'M0 -0.94 C-0.5 -0.5 -0.56 0.5 0 0.9 C0.56 0.5 0.5 -0.5 0 -0.94 Z',
      fill: ['#ffd08a', '#ff7a1f'],
    },
    {
      d: 'M0 -0.62 C-0.16 -0.3 -0.16 0.3 0 0.6 C0.16 0.3 0.16 -0.3 0 -0.62 Z',
      fill: ['#fff0cf', '#ffb15c'],
    },
  ],
};

const pansy: Blossom = {
  color: '#8a4dff',
  layers: [
    {
      d: `${round(-0.44, -0.4, 0.56)} ${round(0.44, -0.4, 0.56)} M-0.92 0 C-0.8 -0.5 0.8 -0.5 0.92 0 C1.04 0.62 0.5 1 0 1.02 C-0.5 1 -1.04 0.62 -0.92 0 Z`,
      fill: ['#b98aff', '#5a22c4'],
      rim: true,
    },
    {
      d: 'M-0.66 0.02 C-0.7 0.56 -0.36 0.84 0 0.86 C0.36 0.84 0.7 0.56 0.66 0.02 Z',
      fill: ['#d8bcff', '#8a4dff'],
    },
    {
      d: 'M0 0.02 L-0.34 0.44 L-0.06 0.3 L0 0.66 L0.06 0.3 L0.34 0.44 Z',
      fill: ['#3a1673', '#3a1673'],
    },
    { d: round(0, 0.02, 0.19), fill: ['#fff3a8', '#ffc21f'] },
  ],
};

const dogwood: Blossom = {
  color: '#f3f7ff',
  layers: [
    { d: wheel(4, 1.04, 0.62, 'round', -Math.PI / 4), fill: ['#ffffff', '#bfe3e0'], rim: true },
    { d: wheel(4, 0.8, 0.12, 'point', -Math.PI / 4), fill: ['#c9efe6', '#9fd8d2'] },
    { d: round(0, 0, 0.28), fill: ['#7ce29a', '#1f9d63'] },
    { d: round(-0.06, -0.07, 0.12), fill: ['#d6ffd9', '#8ee8a0'] },
  ],
};

/** By kind: rose, sunflower, bellflower, tulip, pansy, dogwood. */
export const BLOSSOMS: readonly Blossom[] = [rose, sunflower, bell, tulip, pansy, dogwood];

export function blossomOf(kind: number): Blossom {
  return BLOSSOMS[kind] ?? rose;
}

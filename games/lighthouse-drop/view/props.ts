import { Mold, type BufferGeometry, type Corner, Soft } from '@playgrove/kit/scene3d';
import { TILES } from '../rules/types.ts';
import { CORE, FLOOR, RING } from './camera.ts';

export const TURN_OF_TILE = (2 * Math.PI) / TILES;
const THICK = 0.24;
/** Half of the joint between two stones. */
const JOINT = 0.012;
const PARTS = 3;

const at = (angle: number, far: number, y: number): Corner => [
  Math.sin(angle) * far,
  y,
  Math.cos(angle) * far,
];

/** A stone of the stairs from angle 0 on, its top at 0: a lip at its outer edge, dark below. */
function slab(
  { top, lip, face, side }: Readonly<Record<'top' | 'lip' | 'face' | 'side', string>>,
  rise = 0,
): Mold {
  const mold = new Mold();
  const [from, to] = [JOINT, TURN_OF_TILE - JOINT];
  const lipAt = RING - 0.17;
  for (let part = 0; part < PARTS; part += 1) {
    const a = from + ((to - from) * part) / PARTS;
    const b = from + ((to - from) * (part + 1)) / PARTS;
    const sheet = (near: number, far: number, y: number, color: string) =>
      mold.quad(at(a, near, y), at(a, far, y), at(b, far, y), at(b, near, y), color);
    sheet(CORE - 0.05, lipAt, rise, top);
    sheet(lipAt, RING, rise + 0.02, lip);
    const wall = (low: number, high: number, color: string) =>
      mold.quad(at(a, RING, low), at(b, RING, low), at(b, RING, high), at(a, RING, high), color);
    wall(rise - 0.09, rise + 0.02, lip);
    wall(-THICK, rise - 0.09, face);
  }
  const [near, far] = [CORE - 0.05, RING];
  mold.quad(
    at(from, near, -THICK),
    at(from, far, -THICK),
    at(from, far, rise),
    at(from, near, rise),
    side,
  );
  mold.quad(at(to, far, -THICK), at(to, near, -THICK), at(to, near, rise), at(to, far, rise), side);
  return mold;
}

export const stone = (): BufferGeometry =>
  slab({ top: '#ffffff', lip: '#ffffff', face: '#a98fa8', side: '#c9aeb4' }).geometry();

/** Burning lamp oil on a stone. */
export const heat = (): BufferGeometry =>
  slab({ top: '#ff7a1f', lip: '#ffd84a', face: '#d92d3c', side: '#ffb12e' }, 0.03).geometry();

export const flame = (): BufferGeometry =>
  new Mold()
    .column([0, 0, 0], 6, [
      [0, 0.07, '#ff8a1f'],
      [0.12, 0.12, '#ff8a1f'],
      [0.26, 0.07, '#ffb52e'],
      [0.44, 0.01, '#fff2a0'],
    ])
    .geometry();

/** A floor's part of the wall, darker below the stairs above; white, so that copies color it. */
export const wall = (): BufferGeometry =>
  new Mold()
    .column([0, 0, 0], 32, [
      [-0.3, CORE, '#cfc4d8'],
      [FLOOR * 0.5, CORE, '#ffffff'],
      [FLOOR - 0.62, CORE, '#e9e1ee'],
      [FLOOR - 0.3, CORE, '#b7a7c4'],
    ])
    .geometry();

/** A window's frame and its sill at angle 0; the pane is drawn without light. */
export const frame = (): BufferGeometry =>
  new Mold()
    .box([0, 0.62, CORE], [0.5, 0.74, 0.1], '#5a4370')
    .box([0, 0.24, CORE + 0.04], [0.6, 0.09, 0.18], '#fff1d8')
    .box([0, 1.02, CORE + 0.02], [0.56, 0.1, 0.14], '#fff1d8')
    .geometry();
export const pane = (): BufferGeometry => {
  const z = CORE + 0.056;
  const mold = new Mold();
  for (const [x, y] of [
    [-0.1, 0.47],
    [0.1, 0.47],
    [-0.1, 0.77],
    [0.1, 0.77],
  ] as const)
    mold.quad(
      [x - 0.085, y - 0.13, z],
      [x + 0.085, y - 0.13, z],
      [x + 0.085, y + 0.13, z],
      [x - 0.085, y + 0.13, z],
      '#ffffff',
    );
  return mold.geometry();
};

/** The room with the lamp above the first floor: rail, panes, roof and ball. */
export function lampRoom(solid: Mold, glow: Mold): void {
  const top = FLOOR - 0.3;
  solid.column([0, top, 0], 24, [
    [0, 1.3, '#5a4370'],
    [0.16, 1.36, '#6d5488'],
  ]);
  glow.column([0, top + 0.16, 0], 16, [
    [0, 0.72, '#fff2a0'],
    [1.1, 0.72, '#ffe27a'],
  ]);
  for (let post = 0; post < 12; post += 1) {
    const angle = (post / 12) * 2 * Math.PI;
    solid.box(at(angle, 0.78, top + 0.7), [0.07, 1.15, 0.07], '#5a4370');
    solid.box(at(angle, 1.27, top + 0.36), [0.05, 0.42, 0.05], '#5a4370');
  }
  solid.column([0, top + 1.24, 0], 24, [
    [0, 1.02, '#b8343f'],
    [0.1, 1.04, '#e9584f'],
    [0.55, 0.62, '#e9584f'],
    [0.86, 0.2, '#d9483f'],
    [1.05, 0.12, '#ffd02e'],
  ]);
}

/** Rocks at the tower's foot, the sea around 0. */
export function rocks(): Mold {
  const mold = new Mold();
  for (let rock = 0; rock < 15; rock += 1) {
    const angle = rock * 2.4;
    const far = 1.2 + ((rock * 37) % 10) * 0.15;
    const size = 0.34 + ((rock * 53) % 7) * 0.07;
    const tones = ['#7d6a92', '#8f7ba2', '#6b5a82'];
    mold.column(
      at(angle, far, -0.25),
      7,
      [
        [0, size * 1.2, tones[rock % 3] ?? ''],
        [size * 0.7, size, tones[(rock + 1) % 3] ?? ''],
        [size * 1.15, size * 0.45, '#a893b4'],
      ],
      (side) => 0.82 + ((side * 31 + rock * 7) % 5) * 0.08,
    );
  }
  return mold;
}

/** The sea around the foot, and a ring of foam. */
export function shore(water: string, foam: string): Soft {
  const soft = new Soft();
  soft.disc([0, -0.06, 0], [13, 13], water, 0.96, { core: 0.35, lies: true, sides: 40 });
  for (const [far, alpha] of [
    [3.5, 0.35],
    [2.9, 0.6],
  ] as const)
    soft.disc([0, -0.04 + far * -0.001, 0], [far, far], foam, alpha, { core: 0.8, lies: true });
  return soft;
}

const GLOW = '#ffe9a0';

/** The light of the lamp where it meets the tower, and its way out over the sea. */
export function beam(): Soft {
  const soft = new Soft();
  const [half, tall] = [0.42, 12];
  for (const side of [-1, 1])
    for (let part = 0; part < 4; part += 1) {
      const [a, b] = [(side * half * part) / 4, (side * half * (part + 1)) / 4];
      const strong = (angle: number): number => 0.34 * (1 - Math.abs(angle) / half);
      const far = RING + 0.08;
      soft.quad(
        [at(a, far, -tall), GLOW, strong(a)],
        [at(b, far, -tall), GLOW, strong(b)],
        [at(b, far, tall), GLOW, strong(b)],
        [at(a, far, tall), GLOW, strong(a)],
      );
    }
  // Its way out fades sideways and toward its upper and lower ends.
  for (const y of [-tall, tall])
    soft.quad(
      [at(0, RING, 0), GLOW, 0.2],
      [at(0, 7.5, 0), GLOW, 0],
      [at(0, 7.5, y), GLOW, 0],
      [at(0, RING, y), GLOW, 0],
    );
  return soft;
}

/** A wing of a gull, from its body to the right. */
export const wing = (): BufferGeometry =>
  new Mold()
    .triangle([0, 0, 0.09], [0.34, 0.05, 0.02], [0, 0, -0.09], '#ffffff')
    .triangle([0.34, 0.05, 0.08], [0.72, 0, -0.02], [0.3, 0.04, -0.06], '#c9cfe6')
    .triangle([0, 0, 0.09], [0.34, 0.05, 0.08], [0.34, 0.05, -0.06], '#eef2ff')
    .geometry();

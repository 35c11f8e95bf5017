import {
  bokeh,
  cast,
  circle,
  clip,
  contact,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  ridge,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const LOBES = 9;
const FROM = 0.8 * Math.PI;
const SWEEP = 1.4 * Math.PI;

/** Where along a scallop's edge, `far` from its middle. */
function edge(part: number, far: number): string {
  const angle = FROM + part * SWEEP;
  const [x, y] = [Math.cos(angle) * far * 1.02, Math.sin(angle) * far * 0.96 - 0.06];
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function fan(far: number): string {
  const lobes = Array.from(
    { length: LOBES },
    (_, lobe) =>
      `L${edge(lobe / LOBES, far * 0.93)}Q${edge((lobe + 0.5) / LOBES, far * 1.13)} ${edge((lobe + 1) / LOBES, far * 0.93)}`,
  );
  return `M0 0.72${lobes.join('')}Z`;
}

/** The player's shell: a ribbed fan. */
function scallop(x: number, y: number, r: number, rotate: number): Svg {
  const ears = 'M-0.4 0.86Q-0.52 0.6 -0.24 0.52L0.24 0.52Q0.52 0.6 0.4 0.86Q0 0.96 -0.4 0.86Z';
  const ribs = Array.from(
    { length: LOBES - 1 },
    (_, rib) => `M0 0.72L${edge((rib + 1) / LOBES, 0.86)}`,
  );
  return place(
    { x, y, rotate, scale: r },
    path(ears, linear(0, 0.5, 0, 0.95, '#ffb07a', '#d8583f'), {
      stroke: INK,
      'stroke-width': 0.07,
    }),
    path(fan(0.86), radial(0, 0.72, 1.62, '#ff7a4d', '#ffb98a', '#fff0d8', '#fffaf0'), {
      stroke: INK,
      'stroke-width': 0.09,
      'stroke-linejoin': 'round',
    }),
    clip(
      fan(0.84),
      circle(0, 0.72, 0.66, 'none', { stroke: '#ff8a5c', 'stroke-width': 0.09, opacity: 0.7 }),
      circle(0, 0.72, 0.96, 'none', { stroke: '#ffa67c', 'stroke-width': 0.09, opacity: 0.7 }),
      circle(0, 0.72, 1.26, 'none', { stroke: '#ffc09c', 'stroke-width': 0.09, opacity: 0.7 }),
      stroke(ribs.join(''), '#d8583f', 0.05),
      place(
        { x: -0.34, y: -0.46, rotate: -36 },
        ellipse(0, 0, 0.3, 0.12, '#ffffff', { opacity: 0.66 }),
      ),
    ),
  );
}

function spiral(): string {
  const points = Array.from({ length: 60 }, (_, step) => {
    const part = step / 59;
    const angle = part * Math.PI * 4.1 + 0.4;
    const far = 0.1 + part * 0.8;
    const x = -0.06 * (1 - part) + Math.cos(angle) * far;
    return `${x.toFixed(3)} ${(Math.sin(angle) * far).toFixed(3)}`;
  });
  return `M${points.join('L')}`;
}

/** The rival's shell: a round snail. */
function snail(x: number, y: number, r: number): Svg {
  return place(
    { x, y, scale: r },
    circle(0, 0, 0.86, radial(-0.3, -0.4, 1.5, '#8f88ff', '#4538b8', '#241a78', '#170f52'), {
      stroke: INK,
      'stroke-width': 0.09,
    }),
    clip(
      'M-0.82 0A0.82 0.82 0 1 1 0.82 0A0.82 0.82 0 1 1 -0.82 0Z',
      place({ x: 0.1, y: 0.86 }, ellipse(0, 0, 0.72, 0.34, '#6ad7ff', { opacity: 0.45 })),
      stroke(spiral(), '#170f52', 0.24),
      stroke(spiral(), '#b4ccff', 0.12),
    ),
    circle(-0.06, -0.04, 0.1, '#e4eeff'),
    place({ x: -0.4, y: -0.5, rotate: -42 }, ellipse(0, 0, 0.2, 0.08, '#ffffff', { opacity: 0.8 })),
  );
}

/** The patient octopus, arms about the shells; its own 0, 0 is between the eyes. */
function octopus(): Svg {
  const arms = [
    ['M-70 60C-150 90 -214 70 -220 138C-224 176 -186 184 -180 156', 0],
    ['M70 60C150 90 214 70 220 138C224 176 186 184 180 156', 0],
    ['M-50 80C-110 140 -150 150 -142 214', 1],
    ['M50 80C110 140 150 150 142 214', 1],
    ['M-20 90C-40 150 -70 170 -58 230', 0],
    ['M20 90C40 150 70 170 58 230', 0],
  ] as const;
  const head =
    'M-108 84C-140 34 -176 -44 -146 -112C-104 -214 104 -214 146 -112C176 -44 140 34 108 84C60 124 -60 124 -108 84Z';
  return [
    ...arms.map(([d]) => stroke(d, INK, 62)),
    ...arms.map(([d, shade]) => stroke(d, shade ? '#6a35d8' : '#8a4dff', 44)),
    path(head, radial(-44, -110, 260, '#dcbcff', '#9a5cff', '#5a26c8'), {
      stroke: INK,
      'stroke-width': 14,
    }),
    place({ x: -70, y: -134, rotate: -28 }, ellipse(0, 0, 44, 20, '#ffffff', { opacity: 0.5 })),
    circle(92, -104, 13, '#eadbff', { opacity: 0.6 }),
    circle(66, -134, 9, '#eadbff', { opacity: 0.6 }),
    circle(-104, -74, 10, '#eadbff', { opacity: 0.6 }),
    ...[-1, 1].flatMap((side) => [
      circle(side * 56, -22, 46, '#ffffff', { stroke: INK, 'stroke-width': 11 }),
      circle(side * 56 + 8, -6, 26, INK),
      circle(side * 56 - 2, -16, 9, '#ffffff'),
      ellipse(side * 98, 34, 20, 12, '#ff6fb0', { opacity: 0.7 }),
    ]),
    stroke('M-30 50Q0 78 30 50', INK, 11),
  ].join('');
}

/** Old Inky leans over the pool and turns a scallop among its snails. */
export const card: Card = async () => [
  sky('#ffe7b0', '#ffb878', '#ff7f6b', '#c94f8a'),
  glow(256, 150, '#fff6c8e6', '#ffd08a66', '#ffb87800'),
  rays(256, 150, 18, '#ffffff30'),
  bokeh(['#ffffff', '#ffe9a8', '#ffc0dc'], 12, 7),
  ridge(398, 14, linear(0, 380, 0, 520, '#2fb7c4', '#1684ab', '#0c4d80'), 3),
  ridge(432, 10, linear(0, 420, 0, 520, '#1f9fb4', '#0f6a98', '#0b3f6b'), 5),
  contact(256, 480, 210, 0.3),
  cast(place({ x: 256, y: 206, rotate: -6, scale: 1.04 }, octopus())),
  cast(snail(92, 420, 74), snail(420, 420, 74)),
  cast(scallop(256, 394, 112, 8)),
  stroke('M118 500Q256 526 394 500', '#e4fff4', 6, { opacity: 0.8 }),
  stroke('M150 346Q128 380 146 420', '#ffffff', 8, { opacity: 0.85 }),
  stroke('M364 346Q386 380 368 420', '#ffffff', 8, { opacity: 0.85 }),
  sparkle(86, 92, 28),
  sparkle(432, 84, 20),
  sparkle(338, 318, 22),
  vignette('#5a1c5e', 0.34),
];

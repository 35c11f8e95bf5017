import {
  cast,
  circle,
  contact,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const WALL = 0.3;

function star(r: number, points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner / points) * Math.PI - Math.PI / 2;
    const far = corner % 2 === 0 ? r : r * inner;
    return `${(Math.cos(angle) * far).toFixed(3)} ${(Math.sin(angle) * far * 0.62).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A counter seen from in front and above: its face is an ellipse. */
function counter(red: boolean): Svg {
  const wall = red
    ? linear(-1, 0, 1, 0, '#7d0c2a', '#e22f47', '#8f0f2c')
    : linear(-1, 0, 1, 0, '#a58fb0', '#fff6e8', '#b39cc0');
  const face = red
    ? radial(-0.34, -0.3, 1.5, '#ffb09a', '#f4434a', '#c4152f')
    : radial(-0.34, -0.3, 1.5, '#ffffff', '#fff8ea', '#efdfcc');
  const notches = Array.from({ length: 17 }, (_, notch) => {
    const angle = ((notch + 1) / 18) * Math.PI;
    const [x, y] = [Math.cos(angle) * 0.96, Math.sin(angle) * 0.6];
    return `M${x.toFixed(3)} ${(y + 0.06).toFixed(3)}V${(y + WALL - 0.05).toFixed(3)}`;
  });
  return [
    path(`M-1 0A1 0.62 0 0 1 1 0V${WALL}A1 0.62 0 0 1 -1 ${WALL}Z`, wall, {
      stroke: INK,
      'stroke-width': 0.07,
      'stroke-linejoin': 'round',
    }),
    stroke(notches.join(''), INK, 0.035, { opacity: 0.45 }),
    ellipse(0, 0, 0.97, 0.595, face),
    ellipse(0, 0, 0.93, 0.565, 'none', {
      stroke: red ? '#ffd9cc' : '#ffffff',
      'stroke-width': 0.04,
      opacity: 0.8,
    }),
    ellipse(0, 0, 0.76, 0.455, 'none', {
      stroke: red ? '#a30f2c' : '#b79fd0',
      'stroke-width': 0.055,
    }),
    ...(red
      ? []
      : [
          path('M0.16 -0.32A0.44 0.34 0 1 0 0.16 0.32Q-0.2 0 0.16 -0.32Z', '#7a45d8'),
          circle(0.26, 0, 0.1, '#7a45d8'),
        ]),
  ].join('');
}

/** A red king: two counters, and a crown as wide as they are. */
function king(): Svg {
  const jewel = (x: number, y: number, color: string, r = 0.115): Svg =>
    circle(x, y, r, radial(x - 0.04, y - 0.05, r * 1.3, '#ffffff', color), {
      stroke: INK,
      'stroke-width': 0.05,
    });
  const crown =
    'M-0.66 -0.06L-0.86 -0.98L-0.45 -0.56L0 -1.3L0.45 -0.56L0.86 -0.98L0.66 -0.06Q0 0.34 -0.66 -0.06Z';
  return [
    place({ x: 0, y: WALL }, counter(true)),
    counter(true),
    place(
      { x: 0, y: 0 },
      path(star(0.66, 8, 0.6), linear(-0.5, -0.3, 0.5, 0.3, '#fff3b0', '#e08a10')),
    ),
    ellipse(0.04, 0.02, 0.76, 0.34, INK, { opacity: 0.3 }),
    ellipse(0, -0.3, 0.64, 0.24, '#a85c08', { stroke: INK, 'stroke-width': 0.06 }),
    path(crown, linear(-0.8, 0, 0.8, 0, '#fff2a6', '#ffc629', '#ff931a'), {
      stroke: INK,
      'stroke-width': 0.08,
      'stroke-linejoin': 'round',
    }),
    stroke('M-0.62 -0.28Q0 0.08 0.62 -0.28', '#fff9d6', 0.05),
    stroke('M-0.76 -0.78L-0.62 -0.24', '#fffbe0', 0.06, { opacity: 0.8 }),
    jewel(-0.86, -1, '#4cc3ff', 0.13),
    jewel(0, -1.34, '#ff4f9a', 0.15),
    jewel(0.86, -1, '#4cc3ff', 0.13),
    jewel(0, -0.02, '#45d15b', 0.13),
    jewel(-0.4, -0.09, '#ff4b55', 0.08),
    jewel(0.4, -0.09, '#ff4b55', 0.08),
  ].join('');
}

/** A board that runs away from us: rows grow toward the front. */
function board(): Svg {
  const rows = 5;
  const y = (row: number): number => 300 + (row / rows) ** 1.25 * 240;
  const x = (column: number, row: number): number => 256 + (column - 3) * (86 + (row / rows) * 92);
  const squares: Svg[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const d = corners.map(([cx, cy]) => `${x(cx, cy).toFixed(1)} ${y(cy).toFixed(1)}`).join('L');
      squares.push(path(`M${d}Z`, (row + column) % 2 === 0 ? '#fff3dc' : '#23857a'));
    }
  }
  const edge = `M${x(0, 0) - 12} ${y(0) - 8}L${x(6, 0) + 12} ${y(0) - 8}L${x(6, rows)} 540L${x(0, rows)} 540Z`;
  return [
    path(edge, linear(0, 290, 0, 512, '#ffd86b', '#c9780e'), { stroke: INK, 'stroke-width': 7 }),
    ...squares,
    rect(0, 290, 512, 230, linear(0, 290, 0, 512, '#4a1fae00', '#2a105055')),
  ].join('');
}

/** A king lands on the far row, and the counter that it took flies off. */
export const card: Card = async () => [
  sky('#5a35c8', '#c04fd0', '#ff7f9a', '#ffc46b'),
  glow(256, 210, '#fff3b8ff', '#ffcf6a99', '#ffcf8a00'),
  rays(256, 210, 18, '#fff6d038'),
  board(),
  contact(262, 452, 170, 0.45),
  cast(place({ x: 252, y: 318, rotate: -7, scale: 146 }, king())),
  cast(place({ x: 438, y: 118, rotate: 28, scale: 62 }, counter(false))),
  cast(place({ x: 66, y: 250, rotate: -20, scale: 48 }, counter(false))),
  stroke('M404 172Q392 190 386 214', '#ffffff', 8, { opacity: 0.85 }),
  stroke('M438 190Q430 210 428 230', '#ffffff', 6, { opacity: 0.7 }),
  sparkle(96, 112, 30),
  sparkle(372, 66, 22),
  sparkle(470, 300, 18),
  vignette('#3a0c60', 0.26),
];

import {
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  path,
  place,
  radial,
  PALETTE,
  shade,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const BODY = '#ffd34e';
const STRAND = '#e08a1c';

/** The noodle's way through the picture: in from the corner, round the toppings, up to the head. */
const WAY = 'M-60 396C40 512 330 556 432 432C516 328 470 178 352 150C300 138 262 146 226 168';

/** The same curve in pieces, to set strand lines along it: start, two bends, end. */
const PIECES = [
  [-60, 396, 40, 512, 330, 556, 432, 432],
  [432, 432, 516, 328, 470, 178, 352, 150],
] as const;

function strands(): Svg {
  const lines: string[] = [];
  for (const [ax, ay, bx, by, cx, cy, dx, dy] of PIECES) {
    for (let t = 0.06; t < 1; t += 0.085) {
      const u = 1 - t;
      const x = u ** 3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t ** 3 * dx;
      const y = u ** 3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t ** 3 * dy;
      const tx = u * u * (bx - ax) + 2 * u * t * (cx - bx) + t * t * (dx - cx);
      const ty = u * u * (by - ay) + 2 * u * t * (cy - by) + t * t * (dy - cy);
      const angle = (Math.atan2(ty, tx) * 180) / Math.PI;
      lines.push(place({ x, y, rotate: angle }, stroke('M-20 -30C10 -22 -12 18 20 30', STRAND, 8)));
    }
  }
  return lines.join('');
}

function body(): Svg {
  return [
    stroke(WAY, INK, 100),
    stroke(WAY, linear(0, 120, 0, 520, '#ffe07a', BODY, '#f5a93a'), 80),
    strands(),
    place({ x: 6, y: 18 }, stroke(WAY, fade(shade(BODY, 0.45), 0.26), 30)),
    place({ x: -8, y: -20 }, stroke(WAY, '#fff8d8b8', 13)),
  ].join('');
}

function eye(x: number, y: number): Svg {
  return [
    ellipse(x, y, 37, 44, '#ffffff', { stroke: INK, 'stroke-width': 9 }),
    ellipse(x + 13, y + 13, 22, 26, INK),
    circle(x + 6, y + 2, 10, '#ffffff'),
    circle(x + 22, y + 24, 4.5, '#ffffffcc'),
  ].join('');
}

function leaf(rotate: number, long: number, color: string): Svg {
  return place(
    { x: 0, y: -88, rotate },
    path(
      `M-13 18C-46 ${-long * 0.5} -20 ${-long * 0.8} 4 ${-long}C38 ${-long * 0.64} 34 ${-long * 0.3} 13 18Z`,
      linear(-30, 0, 30, 0, color, shade(color, 0.22)),
      { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' },
    ),
  );
}

function head(): Svg {
  return [
    leaf(-42, 104, '#2fae4d'),
    leaf(40, 108, '#43c55c'),
    leaf(-3, 104, '#7be070'),
    circle(0, 0, 112, radial(-34, -46, 190, '#ffee9e', BODY, '#f2a234'), {
      stroke: INK,
      'stroke-width': 11,
    }),
    ellipse(-44, -66, 40, 20, '#ffffffa6', { transform: 'rotate(-32 -44 -66)' }),
    ellipse(-64, 42, 21, 15, '#ff6f8fd9'),
    ellipse(86, 46, 13, 13, '#ff6f8fd9'),
    path('M-10 38Q24 50 58 36Q54 88 24 88Q-6 86 -10 38Z', INK, {
      stroke: INK,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path('M6 70Q24 54 44 68Q38 82 24 82Q12 82 6 70Z', '#ff6f7d'),
    eye(-22, -8),
    eye(62, -10),
  ].join('');
}

/** Oil on the broth. */
function oil(x: number, y: number, r: number): Svg {
  return (
    circle(x, y, r, '#a8fff01f', { stroke: '#b8fff255', 'stroke-width': 3 }) +
    stroke(
      `M${x - r * 0.62} ${y - r * 0.1}A${r * 0.62} ${r * 0.62} 0 0 1 ${x - r * 0.1} ${y - r * 0.62}`,
      '#d8fff899',
      4,
    )
  );
}

/** Scales of waves painted round the bowl's rim. */
function rim(): Svg {
  const scales = Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * Math.PI * 2;
    const [x, y] = [256 + Math.cos(angle) * 330, 262 + Math.sin(angle) * 330];
    const turn = (angle * 180) / Math.PI - 90;
    return place(
      { x, y, rotate: turn },
      stroke('M-30 14A30 30 0 0 1 30 14M-16 14A16 16 0 0 1 16 14', '#2f6fd6', 8),
    );
  });
  return [
    circle(256, 262, 326, 'none', { stroke: INK, 'stroke-width': 110 }),
    circle(256, 262, 330, 'none', { stroke: '#fff3df', 'stroke-width': 100 }),
    circle(256, 262, 284, 'none', { stroke: '#cfdcf2', 'stroke-width': 9 }),
    ...scales,
  ].join('');
}

/** The noodle coiled round its dinner, mouth open: the slurp that is about to happen. */
export const card: Card = async ({ hero }) => [
  sky('#35c4b4', '#159085', '#0a4f66'),
  glow(210, 190, '#8cf5dd88', '#2fb8a844', '#0a4f6600'),
  oil(118, 300, 40),
  oil(60, 236, 20),
  oil(196, 372, 18),
  oil(478, 96, 30),
  oil(396, 66, 16),
  rim(),
  vignette('#06304f', 0.42),
  ellipse(262, 356, 122, 74, '#06304f59'),
  await hero('fluent-emoji:fish-cake-with-swirl', 326, 274, 118, { rotate: 10 }),
  await hero('fluent-emoji:fried-shrimp', 216, 362, 112, { rotate: -18 }),
  await hero('fluent-emoji:brown-mushroom', 322, 384, 104, { rotate: 12 }),
  cast(body()),
  cast(place({ x: 184, y: 196, rotate: -9 }, head())),
  sparkle(428, 108, 26),
  sparkle(72, 104, 20),
  sparkle(404, 452, 18),
];

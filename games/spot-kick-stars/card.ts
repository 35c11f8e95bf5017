import {
  circle,
  clip,
  ellipse,
  glow,
  linear,
  path,
  place,
  radial,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = '#1d1838';

/** A ball bends into the corner over the fingertips of a flying glove. */
export const card: Card = async () => [
  sky('#232a86', '#3f6fe8', '#7fc4ff', '#d8f2ff'),
  glow(256, 120, '#ffffffcc', '#9fd4ff55', '#9fd4ff00'),
  rays(256, 110, 16, '#ffffff26'),
  crowd(),
  path('M0 372H512V512H0Z', linear(0, 372, 0, 512, '#5fd068', '#1f8a48')),
  path('M0 372H120L40 512H0Z', '#ffffff1f'),
  path('M236 372H330L350 512H190Z', '#ffffff1f'),
  path('M446 372H512V470Z', '#ffffff1f'),
  net(),
  frame(),
  streak(),
  glove(),
  ball(334, 176, 108),
  sparkle(120, 118, 30),
  sparkle(452, 330, 22),
  sparkle(66, 250, 18),
  vignette('#0d1450', 0.34),
];

function crowd(): Svg {
  const dots: string[] = [];
  const colors = ['#ff6a5a', '#ffd24a', '#fff2d8', '#7fb4ff', '#c9a0ff'];
  for (let row = 0; row < 4; row += 1) {
    for (let seat = 0; seat < 17; seat += 1) {
      const x = seat * 32 + (row % 2) * 16;
      const y = 268 + row * 28;
      const color = colors[(seat * 3 + row * 2) % colors.length] ?? '#ffffff';
      dots.push(circle(x, y, 14, color), circle(x, y - 15, 8, '#f3c49a'));
    }
  }
  return `<g opacity=".5">${dots.join('')}</g>`;
}

/** Cords that are drawn toward the ball. */
function net(): Svg {
  const lines: string[] = [];
  const pull = (x: number, y: number): string => {
    const [dx, dy] = [x - 350, y - 172];
    const part = Math.exp(-(dx * dx + dy * dy) / 26000) * 0.34;
    return `${(x + dx * part).toFixed(1)} ${(y + dy * part).toFixed(1)}`;
  };
  for (let x = 64; x <= 452; x += 29) {
    const spots = Array.from({ length: 15 }, (_, at) => pull(x, 66 + at * 22));
    lines.push(`M${spots.join('L')}`);
  }
  for (let y = 66; y <= 372; y += 28) {
    const spots = Array.from({ length: 18 }, (_, at) => pull(58 + at * 23, y));
    lines.push(`M${spots.join('L')}`);
  }
  return stroke(lines.join(''), '#ffffff', 4, { opacity: 0.8 });
}

function frame(): Svg {
  const way = 'M46 384V58Q46 44 60 44H452Q466 44 466 58V384';
  return [
    stroke(way, INK, 40, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    stroke(way, linear(0, 40, 0, 384, '#ffffff', '#cfd9f0'), 27, { 'stroke-linejoin': 'round' }),
  ].join('');
}

/** The bent way of the ball. */
function streak(): Svg {
  const d =
    'M-10 500C190 520 360 470 392 330C402 280 384 220 350 190L296 214C330 250 340 300 322 346C286 440 150 470 -10 440Z';
  return [
    path(d, linear(0, 500, 360, 200, '#ff6a1f00', '#ff8a1f', '#ffd24a')),
    stroke('M40 478C200 486 330 440 356 330C364 290 356 250 338 220', '#fff3c8', 9, {
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ].join('');
}

/** A big keeper's glove stretched up from the left, a finger short. */
function glove(): Svg {
  const hand =
    'M-58 96C-66 40 -70 6 -64 -8C-58 -24 -36 -22 -32 -4L-28 20C-34 -24 -38 -56 -34 -72C-28 -90 -6 -88 -2 -70L4 8C2 -36 2 -66 8 -80C16 -96 38 -92 40 -74L38 12C42 -22 46 -44 54 -54C64 -66 82 -58 80 -40C76 -6 74 12 70 36C80 26 94 20 104 26C118 34 112 50 102 60C86 76 70 92 62 104Z';
  return place(
    { x: 128, y: 288, rotate: 20, scale: 1.12 },
    path('M-66 84L70 96L60 230H-74Z', INK, { stroke: INK, 'stroke-width': 16 }),
    path('M-62 98L64 108L56 226H-68Z', linear(0, 90, 0, 230, '#ff5a3a', '#c22f2f')),
    path('M-64 150L60 158L58 184L-66 176Z', '#fff2d8'),
    path(hand, INK, { stroke: INK, 'stroke-width': 18, 'stroke-linejoin': 'round' }),
    path(hand, linear(0, -90, 0, 110, '#ff8bf0', '#e02fd0', '#8f1fc8')),
    stroke('M-44 20L-48 -6M-12 8L-16 -62M24 8L26 -66M58 26L66 -40', '#ffffff66', 10, {
      'stroke-linecap': 'round',
    }),
    ellipse(4, 54, 46, 26, '#ffffff33'),
    path('M-60 82L64 92L62 116L-62 106Z', '#ffffff', { stroke: INK, 'stroke-width': 7 }),
    stroke('M-30 86V106M0 90V108M32 92V110', '#b9a8e0', 5),
  );
}

function ball(x: number, y: number, r: number): Svg {
  const patch = (px: number, py: number, size: number, turn: number, squash = 1): Svg => {
    const spots = Array.from({ length: 5 }, (_, at) => {
      const angle = turn + (at / 5) * Math.PI * 2;
      return `${(px + Math.cos(angle) * size * squash).toFixed(1)} ${(py + Math.sin(angle) * size).toFixed(1)}`;
    });
    return path(`M${spots.join('L')}Z`, linear(0, -r, 0, r, '#4f8dff', '#1f4fe0'), {
      stroke: INK,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    });
  };
  const rim = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  return place(
    { x, y, rotate: -14 },
    circle(0, 0, r + 9, INK),
    circle(
      0,
      0,
      r,
      radial(-r * 0.35, -r * 0.45, r * 1.8, '#ffffff', '#f2f4ff', '#b9b6ea', '#6f66c0'),
    ),
    clip(
      rim,
      stroke('M0 -34L0 -78M32 -10L76 -26M20 28L48 66M-20 28L-48 66M-32 -10L-76 -26', '#5a55a0', 6),
      patch(0, 0, 36, -Math.PI / 2),
      patch(0, -100, 36, Math.PI / 2, 1.1),
      patch(98, -32, 36, 2.8, 0.8),
      patch(62, 84, 36, 4, 0.9),
      patch(-62, 84, 36, 5.4, 0.9),
      patch(-98, -32, 36, 0.3, 0.8),
    ),
    ellipse(-r * 0.2, -r * 0.72, r * 0.34, r * 0.15, '#ffffffd9', { transform: 'rotate(-14)' }),
  );
}

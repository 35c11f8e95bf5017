import {
  cast,
  circle,
  ellipse,
  fade,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  ridge,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const RIM = { stroke: INK, 'stroke-width': 10, 'stroke-linejoin': 'round' } as const;

/** A great perch leaping, nose up to the right, about 0, 0. */
function perch(): Svg {
  const fin = linear(0, -120, 0, 60, '#ffb05c', '#ff6a2e', '#d8401c');
  return [
    path(
      'M-158 -24C-200 -60 -236 -92 -262 -96C-250 -60 -238 -30 -236 0C-240 34 -254 64 -266 96C-236 92 -198 58 -158 26Z',
      fin,
      RIM,
    ),
    path(
      'M92 -84L66 -150L46 -98L14 -166L-4 -106L-38 -156L-48 -94L-84 -126L-86 -70L-122 -60Z',
      fin,
      RIM,
    ),
    path('M-56 74C-76 128 -112 142 -136 130C-132 100 -122 76 -108 54Z', fin, RIM),
    path('M64 82C54 132 26 148 2 140C2 112 8 92 12 76Z', fin, RIM),
    path(
      'M214 6C196 -58 118 -112 20 -106C-66 -100 -120 -58 -164 -28L-164 28C-116 62 -60 98 30 96C122 92 192 54 214 6Z',
      linear(0, -108, 0, 100, '#4a7a2c', '#8ab044', '#d8d87a', '#fff6d4'),
      RIM,
    ),
    ...[-104, -58, -12, 34, 80].map((x, at) =>
      path(
        `M${x} ${-96 + Math.abs(at - 3) * 9}Q${x + 22} ${-40} ${x + 6} 34Q${x - 6} -30 ${x - 22} ${-92 + Math.abs(at - 3) * 9}Z`,
        '#2f4a1ec4',
      ),
    ),
    ellipse(44, -82, 92, 9, '#ffffff73', { transform: 'rotate(-3 44 -82)' }),
    stroke('M122 -62Q92 4 120 66', fade(INK, 0.55), 8),
    path('M112 24C84 66 50 78 24 64C48 42 74 26 112 24Z', '#ff8a44', { ...RIM, 'stroke-width': 7 }),
    circle(158, -26, 27, INK),
    circle(158, -26, 21, '#ffe27a'),
    circle(163, -26, 12, '#14102a'),
    circle(168, -32, 5, '#ffffff'),
    path('M212 4C190 10 182 26 186 44C204 36 216 22 212 4Z', '#c83c4a', {
      ...RIM,
      'stroke-width': 7,
    }),
  ].join('');
}

function drop(x: number, y: number, r: number): Svg {
  return (
    circle(x, y, r, '#dff8ff', { stroke: '#ffffff', 'stroke-width': 3 }) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff')
  );
}

function ring(x: number, y: number, rx: number, width: number, alpha: number): Svg {
  return ellipse(x, y, rx, rx * 0.26, 'none', {
    stroke: fade('#ffffff', alpha),
    'stroke-width': width,
  });
}

function reed(x: number, y: number, high: number, lean: number): Svg {
  return (
    stroke(`M${x} ${y}Q${x} ${y - high * 0.6} ${x + lean} ${y - high}`, '#1c4a44', 11) +
    stroke(`M${x + lean} ${y - high + 6}V${y - high - 54}`, '#3a1c24', 27) +
    stroke(`M${x + lean} ${y - high + 4}V${y - high - 50}`, '#a8602c', 17)
  );
}

export const card: Card = async () => [
  glow(356, 214, '#fff6c8', '#ffd07a', '#f58a7c', '#8a5ac0', '#3f3a8c'),
  rays(356, 214, 18, '#ffffff33', 0.08),
  circle(356, 214, 66, radial(356, 214, 66, '#ffffff', '#fff3b0', '#ffdc7a')),
  ridge(246, 22, '#9a6ab8', 3),
  ridge(272, 14, '#6a4a9c', 8),
  path('M0 284H512V512H0Z', linear(0, 284, 0, 512, '#ffc08a', '#5aa8b8', '#1f6a94', '#0f3468')),
  ...[0, 1, 2, 3, 4, 5].map((at) =>
    ellipse(
      356 + (at % 2 === 0 ? -1 : 1) * at * 5,
      300 + at * 19,
      40 + at * 15,
      4.5,
      fade('#fff3b0', 0.75 - at * 0.1),
    ),
  ),
  ellipse(120, 310, 170, 15, '#ffffff38'),
  ellipse(430, 336, 120, 11, '#ffffff30'),
  vignette('#1a0b4a', 0.42),
  ring(176, 428, 190, 9, 0.5),
  ring(176, 428, 140, 11, 0.75),
  place(
    { x: -74 },
    path(
      'M128 430C146 372 170 392 182 342C204 388 214 366 232 400C250 352 276 384 290 338C306 392 334 366 372 430C330 462 168 462 128 430Z',
      linear(0, 340, 0, 450, '#ffffff', '#bff0ff', '#5ac0dc'),
      { ...RIM, 'stroke-width': 8 },
    ),
  ),
  stroke('M416 92C440 60 468 24 478 -12', '#ffffff', 5),
  cast(place({ x: 282, y: 222, rotate: -44, scale: 0.9 }, perch())),
  place(
    { x: -74, y: 6 },
    path(
      'M146 436C166 404 190 424 204 396C226 430 250 412 268 428C284 404 312 424 350 438C312 462 186 464 146 436Z',
      linear(0, 396, 0, 456, '#ffffff', '#a8e8fa'),
      { ...RIM, 'stroke-width': 7 },
    ),
  ),
  drop(56, 356, 15),
  drop(84, 306, 9),
  drop(286, 376, 14),
  drop(322, 408, 9),
  drop(40, 300, 8),
  drop(246, 330, 9),
  reed(478, 522, 168, 12),
  reed(432, 526, 104, -10),
  reed(396, 528, 58, 6),
  sparkle(462, 190, 22),
  sparkle(110, 90, 22),
  sparkle(74, 178, 14),
];

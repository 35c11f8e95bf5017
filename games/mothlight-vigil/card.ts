import {
  circle,
  ellipse,
  glow,
  linear,
  path,
  place,
  radial,
  ridge,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = '#1d1140';
const RIM = { stroke: INK, 'stroke-width': 8, 'stroke-linejoin': 'round' } as const;

function wing(): Svg {
  return [
    path(
      'M6 4C56 8 108 26 112 62C112 104 96 134 112 186C82 186 66 142 54 106C28 86 12 46 6 4Z',
      linear(0, 0, 90, 140, '#9ff0b8', '#3fc29a'),
      RIM,
    ),
    path(
      'M6 -24C34 -104 122 -134 168 -110C184 -62 164 2 110 26C66 38 30 26 6 14Z',
      linear(10, 20, 150, -110, '#f4ffe8', '#9ff0b8', '#3fc29a'),
      RIM,
    ),
    stroke('M30 -74C74 -116 128 -128 160 -104', '#b84b8f', 15),
    stroke('M16 -8Q70 -70 142 -62M16 0Q66 -36 120 -14M18 8Q50 0 82 14', '#3fa88a99', 5),
    circle(104, -58, 25, '#b84b8f'),
    circle(104, -58, 17.5, '#ffd54a'),
    circle(104, -58, 8, INK),
    circle(66, 62, 14, '#b84b8f'),
    circle(66, 62, 9, '#ffd54a'),
  ].join('');
}

/** A luna moth with its lantern, front on. */
function moth(): Svg {
  return [
    place({ rotate: -4 }, wing()),
    place({ flip: true, rotate: 4 }, wing()),
    ellipse(0, 46, 36, 62, linear(0, -10, 0, 108, '#fffdf0', '#e0b98a'), RIM),
    stroke('M-28 44Q0 58 28 44M-26 70Q0 84 26 70', '#b84b8f80', 8),
    ...[-1, 1].map((side) =>
      place(
        { flip: side < 0 },
        stroke('M16 -74Q36 -130 84 -136', INK, 16),
        stroke('M16 -74Q36 -130 84 -136', '#b84b8f', 8),
        stroke('M34 -110L46 -92M48 -122L62 -104M64 -131L78 -114', '#b84b8f', 7),
      ),
    ),
    path(
      'M-58 -8L-44 -22L-52 -38L-32 -42L-30 -58L0 -48L30 -58L32 -42L52 -38L44 -22L58 -8L40 2L42 20L18 18L0 34L-18 18L-42 20L-40 2Z',
      '#fffdf0',
      RIM,
    ),
    circle(0, -52, 43, linear(0, -94, 0, -10, '#ffffff', '#f4ead2'), RIM),
    ...[-1, 1].map((side) =>
      [
        ellipse(side * 20, -52, 17, 21, '#2a1250'),
        circle(side * 20 - 5, -61, 7, '#ffffff'),
        circle(side * 20 + 5, -44, 3.6, '#b9a0ff'),
        ellipse(side * 33, -30, 8, 5, '#ff9aa8'),
      ].join(''),
    ),
    stroke('M-9 -27Q0 -19 9 -27', INK, 5.5),
  ].join('');
}

function lantern(): Svg {
  return [
    circle(0, 60, 190, radial(0, 60, 190, '#fff6c8ff', '#ffd86a99', '#ffb03d40', '#ffb03d00')),
    path('M-18 8A18 18 0 0 1 18 8', 'none', { stroke: INK, 'stroke-width': 9 }),
    path('M-40 12H40L48 34H-48Z', '#8a5330', RIM),
    path('M-36 34H36L32 96H-32Z', radial(0, 68, 52, '#fffbe0', '#ffe27a', '#ffab3d'), RIM),
    path('M0 44C24 70 17 92 0 92C-17 92 -24 70 0 44Z', '#ffffff'),
    stroke('M-12 38L-11 92M12 38L11 92', '#b0702e', 5),
    path('M-44 94H44V112H-44Z', '#8a5330', RIM),
  ].join('');
}

type Shade = readonly [x: number, y: number, r: number, eye: string, turn: number];

function soot([x, y, r, eye, turn]: Shade): Svg {
  const points = Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    const far = at % 2 === 0 ? r * 1.16 : r * 0.9;
    return `${at === 0 ? 'M' : 'L'}${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return place(
    { x, y, rotate: turn },
    path(`${points.join('')}Z`, linear(0, -r, 0, r, '#3a2a78', '#0c0724'), {
      stroke: '#8a6fe0',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    ...[-1, 1].map((side) =>
      [
        circle(side * r * 0.36, -r * 0.05, r * 0.42, `${eye}33`),
        ellipse(side * r * 0.36, -r * 0.05, r * 0.25, r * 0.32, eye),
        ellipse(side * r * 0.36, 0, r * 0.1, r * 0.19, '#12082e'),
      ].join(''),
    ),
  );
}

const SHADES: readonly Shade[] = [
  [60, 108, 46, '#fff3c2', -8],
  [462, 92, 40, '#ffb53d', 10],
  [40, 300, 40, '#ff6b8a', 6],
  [474, 268, 48, '#fff3c2', -6],
  [92, 456, 52, '#a8f06a', -10],
  [424, 452, 56, '#ff7a2f', 8],
  [256, 30, 32, '#8ff4ff', 0],
];

export const card: Card = async () => [
  glow(256, 320, '#ffe9a8', '#5fb07a', '#1f4a66', '#0c1034'),
  ridge(392, 22, '#2f7a5e80', 4),
  ridge(440, 16, '#1f5a5480', 9),
  stroke(
    'M70 410L64 388M78 410L80 384M86 410L94 390M420 396L414 372M428 396L430 370M200 480L194 458M208 480L210 454M330 470L336 448',
    '#7fe08a99',
    5,
  ),
  circle(256, 300, 214, radial(256, 320, 214, '#fff0b84d', '#ffd36a33', '#ffd36a0f')),
  circle(256, 300, 212, 'none', { stroke: '#ffe9a8', 'stroke-width': 5, opacity: 0.7 }),
  vignette('#070a2a', 0.62),
  ...SHADES.map(soot),
  place({ x: 262, y: 340, rotate: -6 }, lantern()),
  place({ x: 256, y: 252, rotate: -8, scale: 1.12 }, moth()),
  sparkle(150, 398, 22),
  sparkle(372, 392, 18),
  sparkle(356, 128, 16),
];

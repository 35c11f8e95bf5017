import {
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
  ridge,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const FUR = '#ff8a2a';
const PALE = '#fff2dc';

function outlined(d: string, fill: Parameters<typeof path>[1], width = 11): Svg {
  return path(d, fill, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

function tree(x: number, foot: number, tall: number, fill: string): Svg {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = foot - tall + tier * tall * 0.2;
    const half = tall * (0.13 + tier * 0.06);
    return `M${x} ${top}Q${x + half * 0.5} ${top + tall * 0.24} ${x + half} ${top + tall * 0.34}Q${x} ${top + tall * 0.28} ${x - half} ${top + tall * 0.34}Q${x - half * 0.5} ${top + tall * 0.24} ${x} ${top}Z`;
  });
  return (
    rect(x - tall * 0.03, foot - tall * 0.2, tall * 0.06, tall * 0.22, fill) +
    path(tiers.join(''), fill)
  );
}

/** A paper lantern, its hook at 0, 0. */
function lantern(): Svg {
  return [
    stroke('M0 -30V6', INK, 7),
    circle(0, 44, 96, radial(0, 44, 96, '#ffe08acc', '#ffb04a55', '#ff8a1f00')),
    rect(-36, 6, 72, 78, INK, { rx: 26 }),
    rect(-28, 14, 56, 62, radial(0, 44, 46, '#ffffff', '#fff0b0', '#ffb52e'), { rx: 20 }),
    path('M0 24C6 36 20 42 16 54C10 66 -10 66 -16 54C-20 42 -6 36 0 24Z', '#ffffff'),
    rect(-30, -2, 60, 16, INK, { rx: 8 }),
    rect(-24, 2, 48, 8, '#ffd98a', { rx: 4 }),
    rect(-30, 76, 60, 16, INK, { rx: 8 }),
    rect(-24, 80, 48, 8, '#ffd98a', { rx: 4 }),
  ].join('');
}

function leg(d: string, x: number, y: number, color: string): Svg {
  return [
    stroke(d, INK, 46),
    stroke(d, color, 28),
    circle(x, y, 64, radial(x, y, 64, '#ffd86aaa', '#ff8a2a44', '#ff8a2a00')),
    circle(x, y, 25, INK),
    circle(x, y, 17, radial(x, y, 18, '#fffbe0', '#ffd86a', '#ff9a3a')),
  ].join('');
}

/** The fox in the middle of a leap, its paws aglow. */
function fox(): Svg {
  return [
    outlined('M168 318C110 330 62 292 52 222C44 176 78 164 96 192C112 236 150 262 196 268Z', FUR),
    path('M60 236C44 190 70 162 96 192C104 214 96 232 82 226C76 240 68 242 60 236Z', PALE),
    leg('M196 326Q160 366 118 380', 112, 384, '#d85a1a'),
    leg('M322 312Q376 330 420 316', 426, 314, '#d85a1a'),
    outlined(
      'M152 292C158 226 236 206 306 232C364 252 362 320 304 344C240 366 150 356 152 292Z',
      linear(0, 214, 0, 356, '#ffa04a', FUR, '#e8681c'),
    ),
    path('M262 336C318 330 344 306 344 278C316 296 284 306 262 336Z', PALE),
    leg('M222 342Q200 388 160 414', 154, 418, FUR),
    leg('M306 330Q356 364 402 366', 408, 366, FUR),
    place({ x: 322, y: 208, rotate: -8 }, head()),
  ].join('');
}

function ear(x: number, turn: number): Svg {
  return place(
    { x, y: -62, rotate: turn },
    outlined('M-36 22C-34 -34 -16 -70 2 -92C30 -62 40 -24 40 22Z', FUR),
    path('M-13 -62Q-8 -78 2 -90Q16 -74 22 -58Q4 -70 -13 -62Z', '#5a2a3a'),
    path('M-15 14Q-12 -24 4 -46Q20 -22 20 14Z', PALE),
  );
}

function head(): Svg {
  return [
    ear(-46, -20),
    ear(34, 8),
    outlined(
      'M-92 -2C-98 -84 52 -96 84 -24Q136 4 138 26Q118 68 28 70C-44 74 -88 48 -92 -2Z',
      linear(0, -80, 0, 70, '#ffa04a', FUR, '#f07420'),
    ),
    path('M-74 28Q-18 -8 26 16Q74 -20 130 24Q112 58 28 62C-26 66 -62 52 -74 28Z', PALE),
    ellipse(132, 16, 22, 17, INK),
    ellipse(127, 10, 7, 5, '#ffffffcc'),
    ellipse(46, -14, 19, 25, INK),
    circle(53, -24, 8.5, '#ffffff'),
    circle(40, -4, 4, '#ffffffaa'),
    ellipse(-6, 30, 18, 11, '#ff7a7a', { opacity: 0.55 }),
    stroke('M84 40Q100 50 116 38', INK, 7),
  ].join('');
}

export const card: Card = async () => [
  sky('#2a1a5e', '#7a3488', '#e0607a', '#ffb866'),
  glow(300, 250, '#ffe9a8dd', '#ff9a5a55', '#ff9a5a00'),
  rays(300, 250, 16, '#ffe2a026'),
  circle(300, 250, 118, linear(0, 132, 0, 368, '#fffbe0', '#ffc86a')),
  ...[40, 150, 380, 470].map((x, at) => tree(x, 400, 210 + ((at * 53) % 70), '#a14a80')),
  ridge(392, 14, '#a14a80', 3),
  ...[-10, 90, 440, 520].map((x, at) => tree(x, 440, 270 + ((at * 37) % 60), '#5c2c72')),
  ridge(430, 12, '#5c2c72', 5),
  tree(10, 490, 350, '#34185c'),
  tree(506, 490, 320, '#34185c'),
  ridge(474, 12, linear(0, 440, 0, 512, '#3fa66a', '#1c4a4a'), 8),
  contact(270, 492, 130, 0.4),
  place({ x: 118, y: 44, scale: 1.15, rotate: 6 }, lantern()),
  place({ x: 262, y: 284, scale: 0.98, rotate: -8 }, place({ x: -256, y: -286 }, fox())),
  sparkle(452, 92, 24),
  sparkle(238, 52, 15),
  sparkle(470, 420, 18),
  circle(400, 60, 6, '#ffe08a'),
  circle(60, 250, 5, '#ffe08a'),
  circle(350, 450, 5, '#ffe08a'),
  vignette('#1a0b3a', 0.28),
];

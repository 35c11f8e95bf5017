import { drawing, ellipse, linear, path, radial, stroke } from '@playgrove/kit/build';

/** A nest of noodles. */
export const noodles = drawing(
  100,
  100,
  ellipse(50, 58, 44, 34, radial(40, 40, 60, '#fff0b8', '#ffd873', '#e8a33c')),
  ...[0, 1, 2, 3].map((at) =>
    stroke(
      `M${12 + at * 5} ${58 - at * 3}C${20 + at * 4} ${24 + at * 7} ${80 - at * 4} ${22 + at * 8} ${88 - at * 5} ${60 - at * 2}`,
      at % 2 === 0 ? '#c9822a' : '#fff3c4',
      at % 2 === 0 ? 3 : 4,
    ),
  ),
  ...[0, 1, 2].map((at) =>
    stroke(
      `M${14 + at * 7} ${66 + at * 5}C${30 + at * 3} ${92 - at * 8} ${72 - at * 3} ${94 - at * 8} ${86 - at * 7} ${66 + at * 4}`,
      at % 2 === 0 ? '#fff3c4' : '#c9822a',
      3.5,
    ),
  ),
  stroke('M34 52C42 40 60 42 62 54S44 68 40 58', '#c9822a', 3.5),
  stroke('M22 40C26 18 50 8 58 24', '#ffd873', 7),
  stroke('M22 40C26 18 50 8 58 24', '#fff0b8', 3),
);

/** A head of pak choi. */
export const greens = drawing(
  100,
  100,
  path(
    'M50 92C18 92 26 62 40 52L60 52C74 62 82 92 50 92Z',
    linear(0, 50, 0, 94, '#f4ffe0', '#c8eba0'),
  ),
  path('M44 60C4 66 -2 22 22 14C44 8 54 36 48 58Z', linear(0, 10, 40, 60, '#7fe06a', '#2fa04a')),
  path(
    'M56 60C96 66 102 22 78 14C56 8 46 36 52 58Z',
    linear(100, 10, 60, 60, '#66d25e', '#1f8a44'),
  ),
  path('M50 64C28 44 30 8 50 4C70 8 72 44 50 64Z', linear(0, 4, 0, 64, '#9cf07c', '#3cb54f')),
  stroke('M50 84V16M44 62C36 50 26 34 24 26M56 62C64 50 74 34 76 26', '#eaffcf', 4),
);

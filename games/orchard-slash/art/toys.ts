import {
  circle,
  clip,
  drawing,
  ellipse,
  fade,
  linear,
  path,
  place,
  radial,
  stroke,
  type Svg,
} from '@playgrove/kit/build';

const MELON =
  'M100 8C152 8 192 48 192 98C192 150 152 186 100 186C48 186 8 150 8 98C8 48 48 8 100 8Z';

/** One dark stripe of the rind from pole to pole, `x` from the middle, wavy at its edges. */
function stripe(x: number): Svg {
  const [top, mid] = [100 + x * 0.3, 100 + x];
  const wide = 11 - Math.abs(x) * 0.05;
  return path(
    `M${top} 6C${mid - wide} 34 ${mid - wide - 4} 62 ${mid - wide + 3} 84C${mid - wide - 5} 108 ${mid - wide + 2} 140 ${top} 190C${mid + wide - 2} 144 ${mid + wide + 5} 116 ${mid + wide - 3} 92C${mid + wide + 6} 66 ${mid + wide - 2} 34 ${top} 6Z`,
    '#12793f',
    { opacity: 0.9 },
  );
}

/** A whole watermelon: the icon sets only have slices. */
export const melon: Svg = drawing(
  200,
  196,
  path(MELON, linear(60, 0, 130, 190, '#a5ee55', '#4cc94c', '#2a9a5d')),
  clip(
    MELON,
    [-76, -38, 0, 38, 76].map(stripe).join(''),
    path(
      MELON,
      radial(118, 76, 118, fade('#3a1673', 0), fade('#3a1673', 0), fade('#3a1673', 0.55)),
    ),
    ellipse(
      134,
      54,
      46,
      30,
      radial(134, 54, 44, fade('#fdffd0', 0.9), fade('#fdffd0', 0.3), fade('#fdffd0', 0)),
    ),
    stroke('M22 128C38 164 72 182 108 180', fade('#c8ff9a', 0.45), 5),
  ),
  path('M96 12C92 2 96 -4 106 -4C104 2 106 8 108 12Z', '#7a5a2a', { transform: 'translate(0 4)' }),
);

const APPLE =
  'M100 52C116 36 150 36 168 60C188 88 178 140 150 168C134 184 118 176 100 176C82 176 66 184 50 168C22 140 12 88 32 60C50 36 84 36 100 52Z';

/** The rare one: it pours into any glass. */
export const goldenApple: Svg = drawing(
  200,
  196,
  stroke('M100 54C98 38 102 24 112 14', '#8a5a2a', 9),
  path(
    'M108 34C118 8 150 2 168 16C156 38 128 46 108 34Z',
    linear(110, 10, 160, 40, '#baf36a', '#3fae4f'),
  ),
  path(APPLE, linear(60, 30, 140, 184, '#fff3a0', '#ffd02e', '#f08a1a')),
  clip(
    APPLE,
    path(APPLE, radial(112, 86, 110, fade('#b83a1a', 0), fade('#b83a1a', 0), fade('#9a2a4a', 0.5))),
    ellipse(
      136,
      78,
      30,
      22,
      radial(136, 78, 30, '#fffffff2', fade('#ffffff', 0.3), fade('#ffffff', 0)),
    ),
    stroke('M36 128C46 152 62 166 82 168', fade('#fff6c0', 0.6), 6),
  ),
  path('M70 76Q70 96 90 96Q70 96 70 116Q70 96 50 96Q70 96 70 76Z', '#ffffff'),
);

const NEST =
  'M100 22C132 22 168 48 176 92C182 128 164 158 140 176C124 188 112 192 100 192C88 192 76 188 60 176C36 158 18 128 24 92C32 48 68 22 100 22Z';

/** A paper nest: gray bands, a dark door, something moving inside. */
export const nest: Svg = drawing(
  200,
  200,
  stroke('M64 20Q100 4 142 16', '#6b4426', 12),
  path('M88 14H114L122 40H80Z', '#8d7692'),
  path(NEST, linear(60, 20, 140, 192, '#f6e3c3', '#c9a98f', '#7d5a86')),
  clip(
    NEST,
    [44, 68, 94, 122, 150, 174]
      .map((y, at) => {
        const sag = 14 - at;
        const tone = at % 2 === 0 ? '#a37f86' : '#b6948c';
        return (
          stroke(
            `M10 ${y}C50 ${y + sag} 70 ${y + sag + 6} 100 ${y + 6}S160 ${y + sag} 190 ${y - 2}`,
            fade(tone, 0.85),
            7,
          ) +
          stroke(
            `M10 ${y - 6}C50 ${y + sag - 6} 70 ${y + sag} 100 ${y}S160 ${y + sag - 6} 190 ${y - 8}`,
            fade('#fff8e4', 0.55),
            3,
          )
        );
      })
      .join(''),
    path(
      NEST,
      radial(116, 84, 118, fade('#3a1673', 0), fade('#3a1673', 0.05), fade('#3a1673', 0.6)),
    ),
    ellipse(132, 62, 34, 24, radial(132, 62, 34, '#fffdf0e6', fade('#fffdf0', 0))),
  ),
  ellipse(98, 128, 38, 34, '#5a3a5e'),
  ellipse(98, 131, 33, 29, radial(98, 124, 34, '#5c1f3a', '#2b1138', '#1c0a2c')),
  // Two pairs of eyes in the dark.
  [
    [86, 122, 5.4],
    [104, 122, 5.4],
    [92, 142, 4],
    [105, 142, 4],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#ffd02e') + circle(x + 1, y + 1, r * 0.45, '#2b1b4d'),
    )
    .join(''),
  stroke('M80 112L92 117M110 117L98 117', '#ff8a1f', 0),
);

/** Flying to the right. */
export const wasp: Svg = drawing(
  120,
  90,
  ellipse(54, 24, 15, 25, '#dff6ffd9', { transform: 'rotate(-22 54 24)' }),
  ellipse(72, 22, 12, 22, '#f4fcffe6', { transform: 'rotate(14 72 22)' }),
  path(
    'M12 60C18 44 40 40 58 46C74 50 76 66 62 72C44 80 22 76 12 60Z',
    linear(0, 42, 0, 78, '#ffe25a', '#ffb11f'),
  ),
  clip(
    'M12 60C18 44 40 40 58 46C74 50 76 66 62 72C44 80 22 76 12 60Z',
    path('M24 38L32 38L30 82L20 82ZM40 38L48 38L46 82L37 82Z', '#2b1b4d'),
  ),
  path('M14 58L-2 62L14 66Z', '#2b1b4d', { transform: 'translate(3 0)' }),
  circle(72, 57, 15, linear(0, 42, 0, 72, '#6a4a3a', '#3a2440')),
  circle(90, 55, 15, linear(0, 40, 0, 70, '#ffd94a', '#f59a1a')),
  circle(95, 51, 6.4, '#ffffff'),
  circle(97, 52, 3.6, '#2b1b4d'),
  stroke('M86 46L100 43', '#2b1b4d', 3.4),
  stroke('M92 41C94 32 100 28 106 28', '#2b1b4d', 3),
  place({ x: 0, y: 0 }, stroke('M60 72L58 84M72 72L74 84', '#2b1b4d', 3)),
);

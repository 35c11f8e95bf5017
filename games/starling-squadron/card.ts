import {
  cast,
  circle,
  clip,
  cloud,
  drawing,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  radial,
  rays,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const LINE = { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' };

function eye(x: number, y: number, r: number): Svg {
  return (
    circle(x, y, r, '#ffffff', { stroke: INK, 'stroke-width': 4 }) +
    circle(x + r * 0.16, y - r * 0.1, r * 0.56, INK) +
    circle(x - r * 0.1, y - r * 0.36, r * 0.22, '#ffffff')
  );
}

const WING =
  'M96 96C66 60 34 58 8 92C0 112 2 132 14 150C20 136 30 134 36 146C44 132 54 132 60 146C68 132 78 132 84 142C92 136 98 126 100 116Z';

/** The leader from above, wings wide, scarf flying. */
function starling(body: string, wing: string, scarf: string): Svg {
  const side = (flip: boolean): Svg =>
    place(
      flip ? { x: 220, flip: true } : {},
      path(WING, linear(0, 60, 0, 150, body, wing), LINE),
      clip(
        WING,
        stroke('M92 92C64 76 38 82 16 112', '#7df0ea', 8, { opacity: 0.75 }),
        [
          [40, 112],
          [60, 108],
          [76, 118],
          [28, 128],
          [54, 128],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 3.6, '#fff4d8'))
          .join(''),
      ),
    );
  const trunk =
    'M110 22C146 22 148 66 140 98C134 128 124 152 110 156C96 152 86 128 80 98C72 66 74 22 110 22Z';
  return drawing(
    220,
    220,
    side(false),
    side(true),
    path('M94 140L84 200L110 186L136 200L126 140Z', wing, LINE),
    path('M98 30L110 -2L122 30Z', linear(0, 0, 0, 30, '#ffc04d', '#ff8a1f'), LINE),
    path(trunk, linear(80, 20, 140, 156, '#a58bff', body, wing), LINE),
    clip(
      trunk,
      ellipse(96, 40, 14, 8, '#ffffff80'),
      [
        [96, 116],
        [124, 116],
        [110, 132],
        [90, 98],
        [130, 98],
        [110, 106],
        [102, 144],
        [120, 146],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.8, '#fff4d8'))
        .join(''),
    ),
    stroke('M80 78Q110 94 140 78', INK, 22),
    stroke('M80 78Q110 94 140 78', scarf, 13),
    path('M84 84L62 122L84 116L92 134L98 90Z', scarf, LINE),
    eye(93, 50, 15),
    eye(127, 50, 15),
  );
}

/** A cog with this many teeth. */
function cog(x: number, y: number, r: number, color: string, light: string): Svg {
  const teeth = 10;
  const points = Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = ((at - 0.5) / (teeth * 4)) * Math.PI * 2;
    const far = at % 4 < 2 ? r : r * 0.78;
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return (
    path(`M${points.join('L')}Z`, radial(x - r * 0.3, y - r * 0.3, r * 1.5, light, color), LINE) +
    circle(x, y, r * 0.4, INK)
  );
}

/** The clockwork owl, cogs for eyes. */
const owl: Svg = drawing(
  260,
  250,
  stroke('M130 6V-20', INK, 20),
  stroke('M130 6V-20', '#f0b13a', 10),
  path('M52 20L36 -34L104 8Z', '#b0503c', LINE),
  path('M208 20L224 -34L156 8Z', '#b0503c', LINE),
  path(
    'M130 0C204 0 232 56 228 120C224 196 184 236 130 236C76 236 36 196 32 120C28 56 56 0 130 0Z',
    linear(60, 0, 190, 236, '#ffb07a', '#d9743f', '#8f3f4a'),
    { ...LINE, 'stroke-width': 7 },
  ),
  path('M40 110C-6 116 -10 186 26 214C26 190 40 190 50 180Z', '#c05a3c', LINE),
  path('M220 110C266 116 270 186 234 214C234 190 220 190 210 180Z', '#c05a3c', LINE),
  ellipse(130, 184, 72, 50, linear(0, 140, 0, 230, '#ffe6b0', '#f2a94c'), LINE),
  stroke('M84 170Q96 184 108 170M118 170Q130 184 142 170M152 170Q164 184 176 170', '#b0602f', 6),
  stroke('M100 196Q112 210 124 196M136 196Q148 210 160 196', '#b0602f', 6),
  ellipse(78, 26, 40, 12, '#ffffff66', { transform: 'rotate(-14 78 26)' }),
  [82, 178]
    .map(
      (x) =>
        circle(x, 82, 46, '#fff6da', { ...LINE, 'stroke-width': 7 }) +
        cog(x, 82, 34, '#16a8b8', '#8ff5f0') +
        circle(x - 8, 72, 7, '#ffffff'),
    )
    .join(''),
  path('M106 104Q130 92 154 104Q142 138 130 150Q118 138 106 104Z', '#ffc04d', LINE),
);

function bullet(x: number, y: number, r: number): Svg {
  return (
    circle(x, y, r + 8, INK) +
    circle(x, y, r + 4, '#fffdf2') +
    circle(x, y, r, radial(x - r * 0.3, y - r * 0.3, r * 1.4, '#ffe27a', '#ff8a1f'))
  );
}

function seed(x: number, y: number, turn: number): Svg {
  return place(
    { x, y, rotate: turn },
    path('M0 -24Q15 4 0 20Q-15 4 0 -24Z', '#fff3a6', { stroke: INK, 'stroke-width': 5 }),
    ellipse(-3, -2, 2.6, 9, '#ffffff'),
  );
}

export const card: Card = async (tools) => [
  glow(256, 210, '#fff3b8', '#6fe0e0', '#1f8fdc', '#1648a0'),
  rays(256, 180, 16, '#ffffff26', 0.1),
  cloud(70, 330, 78, '#ffffffb0'),
  cloud(452, 268, 70, '#ffffff9c'),
  cloud(250, 498, 170, '#ffffffc4'),
  vignette('#0a2560', 0.42),
  cast(await tools.hero(owl, 256, 128, 246, { outline: 8 })),
  bullet(84, 236, 20),
  bullet(150, 292, 16),
  bullet(432, 226, 20),
  bullet(372, 286, 16),
  seed(256, 268, 0),
  seed(206, 316, -8),
  seed(308, 316, 8),
  cast(
    await tools.hero(starling('#4a5af0', '#2f3bb0', '#ffd02e'), 104, 430, 136, {
      rotate: -10,
      outline: 6,
    }),
  ),
  cast(
    await tools.hero(starling('#14a3a8', '#0b6b86', '#ff9a2e'), 410, 430, 136, {
      rotate: 10,
      outline: 6,
    }),
  ),
  cast(await tools.hero(starling('#7a52f5', '#3f2fae', '#ff4b55'), 256, 400, 226, { outline: 9 })),
  sparkle(60, 90, 26),
  sparkle(450, 108, 22),
  sparkle(470, 350, 18),
];

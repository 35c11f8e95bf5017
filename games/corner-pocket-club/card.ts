import {
  cast,
  circle,
  clip,
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
const BLACK = '#2c2440';

const outlineOf = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

function gloss(r: number): Svg {
  return [
    clip(outlineOf(r), ellipse(0, r * 1.02, r * 0.86, r * 0.4, '#7fe3c25e')),
    ellipse(-r * 0.36, -r * 0.56, r * 0.36, r * 0.2, '#ffffffcc', { transform: 'rotate(-28)' }),
    ellipse(-r * 0.74, -r * 0.1, r * 0.1, r * 0.22, '#ffffff59', { transform: 'rotate(14)' }),
  ].join('');
}

/** The hero: the black ball, lit from above left, its eight toward us. */
function eight(x: number, y: number, r: number): Svg {
  return place(
    { x, y, rotate: 10 },
    circle(0, 0, r + 8, INK),
    circle(0, 0, r, radial(-r * 0.4, -r * 0.5, r * 1.7, '#7a6a9e', '#3d3358', BLACK, '#120a22')),
    circle(r * 0.1, -r * 0.02, r * 0.5, '#fff6e3'),
    circle(r * 0.1, -r * 0.02, r * 0.44, '#ffffff'),
    stroke(`M${r * 0.1} ${-r * 0.27}a${r * 0.12} ${r * 0.12} 0 1 0 .1 0Z`, BLACK, r * 0.085),
    stroke(`M${r * 0.1} ${-r * 0.02}a${r * 0.15} ${r * 0.14} 0 1 0 .1 0Z`, BLACK, r * 0.09),
    gloss(r),
  );
}

function small(
  x: number,
  y: number,
  r: number,
  color: string,
  dark: string,
  isStripe: boolean,
): Svg {
  return place(
    { x, y, rotate: -24 },
    circle(0, 0, r + 5, INK),
    circle(
      0,
      0,
      r,
      isStripe ? '#fff6e3' : radial(-r * 0.4, -r * 0.5, r * 1.7, '#ffffff', color, dark),
    ),
    isStripe
      ? clip(
          outlineOf(r),
          path(`M${-r} ${-r * 0.5}H${r}V${r * 0.5}H${-r}Z`, linear(0, -r, 0, r, color, dark)),
        )
      : '',
    gloss(r),
  );
}

/** The corner of the table, with its pocket. */
function corner(): Svg {
  return [
    path('M-20 424H372Q392 512 392 560H-20Z', linear(0, 424, 0, 512, '#0c6f5f', '#064a48')),
    path('M-20 452H380V560H-20Z', linear(0, 452, 0, 530, '#a85c30', '#5b2c22')),
    path('M424 -20V330Q470 350 560 350V-20Z', linear(424, 0, 512, 0, '#0c6f5f', '#064a48')),
    path('M452 -20V340H560V-20Z', linear(452, 0, 520, 0, '#a85c30', '#5b2c22')),
    stroke('M-20 424H366', '#8ff0cf', 7),
    stroke('M424 -20V322', '#8ff0cf', 7),
    circle(424, 424, 118, INK),
    circle(424, 424, 110, linear(330, 330, 512, 512, '#ffe7a3', '#d99a35', '#8c5520')),
    circle(424, 424, 94, radial(424, 424, 94, '#04010a', '#10081e', '#2b1b4d')),
  ].join('');
}

function cue(): Svg {
  return place(
    { x: 92, y: 116, rotate: 45 },
    path('M-260 -22L26 -14V14L-260 22Z', INK, {
      stroke: INK,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    path('M-260 -22L-20 -14V14L-260 22Z', linear(0, -20, 0, 20, '#fff0c4', '#f2cd85', '#b9803e')),
    path('M-20 -14H10V14H-20Z', '#fffdf6'),
    path('M10 -14H26V14H10Z', '#4c9fff'),
  );
}

export const card: Card = async () => [
  glow(210, 190, '#86f5cf', '#2cc495', '#129073', '#0b5f5f', '#083a50'),
  rays(210, 190, 14, '#ffffff17', 0.1),
  corner(),
  vignette('#062a3a', 0.4),
  cast(small(356, 96, 54, '#ffd02e', '#e08a12', true)),
  cast(small(82, 372, 50, '#ff4b55', '#b31c3c', false)),
  cast(cue()),
  cast(eight(250, 246, 152)),
  sparkle(404, 238, 26),
  sparkle(166, 60, 22),
  sparkle(56, 262, 16),
];

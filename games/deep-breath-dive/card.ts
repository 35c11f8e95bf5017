import {
  PALETTE,
  cast,
  circle,
  ellipse,
  fade,
  glow,
  limb,
  linear,
  path,
  place,
  radial,
  rays,
  rect,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;
const RIM = { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' } as const;

/** The diver, head up about 0, 0; drawn upside down she goes for the chest. */
function diver(): Svg {
  const fin = 'M-15 0L15 0Q38 46 30 86Q0 104 -30 86Q-38 46 -15 0Z';
  return [
    ...[-1, 1].map((side) =>
      place(
        { x: side * 24, y: 62, rotate: -side * 20 },
        limb('M0 -10V62', '#ff5a3c', 30),
        place(
          { y: 66, rotate: -side * 12 },
          path(fin, linear(0, 0, 0, 96, '#5fd8ff', '#2f6bff'), RIM),
          stroke('M0 14V72', '#ffffff8c', 7),
        ),
      ),
    ),
    limb('M38 -30Q66 -74 44 -122', '#ff6a4a', 26),
    limb('M-38 -30Q-66 -74 -44 -122', '#ff6a4a', 26),
    circle(44, -132, 19, '#f2b98a', RIM),
    circle(-44, -132, 19, '#f2b98a', RIM),
    rect(-50, -54, 100, 132, linear(-50, 0, 50, 0, '#ff8a5c', '#ff5a3c', '#c23a2a'), {
      rx: 44,
      ...RIM,
    }),
    rect(-46, 24, 92, 18, '#fff6e3', { rx: 5 }),
    circle(0, -74, 54, radial(-16, -92, 80, '#ffdcb4', '#f0ad7c', '#d98a5c'), RIM),
    path('M-54 -78C-58 -136 58 -136 54 -78C36 -112 -30 -116 -54 -78Z', '#5a2a1e', RIM),
    rect(-46, -98, 92, 52, linear(0, -98, 0, -46, '#d8fbff', '#4cc3ff'), { rx: 25, ...RIM }),
    ellipse(-18, -72, 8, 12, INK),
    ellipse(18, -72, 8, 12, INK),
    circle(-15, -77, 3.4, '#ffffff'),
    circle(21, -77, 3.4, '#ffffff'),
    stroke('M-34 -86Q-26 -92 -14 -92', '#ffffff', 6),
    ellipse(0, -34, 13, 8, '#8a3b2c'),
  ].join('');
}

function bubble(x: number, y: number, r: number): Svg {
  return (
    circle(x, y, r, '#d8fbff3d', { stroke: '#eafdff', 'stroke-width': Math.max(4, r * 0.14) }) +
    ellipse(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.16, '#ffffffd9')
  );
}

export const card: Card = async (tools) => [
  glow(300, -40, '#a8fff4', '#25b8e0', '#1550b0', '#0c1450'),
  rays(310, -60, 18, '#ffffff2e', 0.1),
  path('M-10 522V300Q60 330 54 400Q120 420 110 522Z', linear(0, 300, 0, 522, '#2b3f9c', '#141a58')),
  path(
    'M522 522V250Q440 300 456 390Q390 430 404 522Z',
    linear(0, 250, 0, 522, '#2b3f9c', '#141a58'),
  ),
  path('M-10 522V452Q130 420 256 446T522 440V522Z', linear(0, 430, 0, 522, '#5a4aa8', '#241a5c')),
  vignette('#06083a', 0.46),
  circle(286, 404, 170, radial(286, 404, 170, '#ffe98ab3', '#ffd02e40', '#ffd02e00')),
  cast(await tools.hero('noto:treasure-chest', 290, 412, 210, { rotate: -6 })),
  cast(await tools.hero('fluent-emoji:crown', 404, 452, 84, { rotate: 14 })),
  cast(await tools.hero('fluent-emoji:jellyfish', 92, 250, 118, { rotate: -12 })),
  // The ring of breath, nearly gone.
  stroke('M168 60A150 150 0 1 1 116 262', fade('#06083a', 0.5), 34),
  stroke('M222 40A150 150 0 0 1 382 214', '#7df9e4', 18),
  stroke('M382 214A150 150 0 0 1 372 244', '#ff4b5c', 18),
  cast(place({ x: 232, y: 216, rotate: 160, scale: 0.9 }, diver())),
  bubble(392, 74, 30),
  bubble(440, 132, 17),
  bubble(364, 28, 13),
  bubble(150, 96, 20),
  bubble(120, 40, 12),
  sparkle(226, 352, 24),
  sparkle(372, 366, 28),
  sparkle(440, 410, 18),
];

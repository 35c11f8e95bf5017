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
  rect,
  ridge,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;

/** The hero: a brass lantern tower with a face, its lens toward the upper right. */
function lantern(): Svg {
  return place(
    { x: 206, y: 318, rotate: -4, scale: 1.12 },
    path('M-74 150L-52 -10H52L74 150Q0 172 -74 150Z', INK),
    path(
      'M-60 142L-41 0H41L60 142Q0 158 -60 142Z',
      linear(-60, 0, 60, 0, '#fff0e0', '#d8b8d8', '#7a5fa8'),
    ),
    path('M-55 106Q0 122 55 106L60 142Q0 158 -60 142Z', '#e0523f'),
    path('M-48 52Q0 66 48 52L51 82Q0 96 -51 82Z', '#e0523f'),
    ellipse(0, 0, 70, 24, INK),
    ellipse(0, -3, 60, 17, '#ffcf5a'),
    place(
      { x: 2, y: -66, rotate: -38 },
      path('M30 -58L112 -78Q132 0 112 78L30 58Z', INK),
      path('M36 -46L103 -63Q119 0 103 63L36 46Z', linear(36, 0, 110, 0, '#ffd34f', '#fffbe0')),
      circle(0, 0, 88, INK),
      circle(0, 0, 76, radial(-20, -34, 130, '#fffdf0', '#ffe9a8', '#f0a848')),
    ),
    ...[-26, 30].map((x) =>
      [
        ellipse(x, -72, 19, 23, INK),
        circle(x + 6, -80, 8, '#ffffff'),
        circle(x - 6, -64, 4, '#ffffff'),
      ].join(''),
    ),
    stroke('M-14 -36Q2 -20 20 -36', INK, 9),
    ellipse(-50, -44, 13, 9, '#ff8a5ab8'),
    ellipse(54, -44, 13, 9, '#ff8a5ab8'),
    path('M-44 -144Q2 -206 48 -144Q2 -120 -44 -144Z', INK),
    path('M-32 -146Q2 -190 36 -146Q2 -130 -32 -146Z', '#e0523f'),
    circle(2, -184, 13, INK),
    circle(2, -185, 7, '#ffcf5a'),
  );
}

function mirror(): Svg {
  return place(
    { x: 424, y: 104, rotate: 68 },
    rect(-86, -27, 172, 54, INK, { rx: 27 }),
    rect(-75, -17, 150, 34, linear(0, -17, 0, 17, '#ffe08a', '#c9862e'), { rx: 17 }),
    rect(-62, -9, 124, 18, linear(-62, 0, 62, 0, '#a8e2ff', '#ffffff', '#7fc6f2', '#e8fbff'), {
      rx: 9,
    }),
  );
}

function ghost(x: number, y: number, scale: number, turn: number): Svg {
  const body =
    'M-58 50C-66 -6 -56 -64 0 -64C56 -64 66 -6 58 50Q44 68 29 48Q14 70 0 50Q-14 70 -29 48Q-44 68 -58 50Z';
  return place(
    { x, y, scale, rotate: turn },
    path(body, radial(-16, -30, 120, '#ffffff', '#c3c0f4', '#6f68c4')),
    stroke(body, INK, 11),
    ...[-20, 22].map((dx) =>
      [ellipse(dx, -8, 11, 14, INK), circle(dx - 3, -14, 4, '#ffffff')].join(''),
    ),
    ellipse(1, 22, 9, 12, INK),
  );
}

/** Light from the lens to the mirror and on to the road. */
function beam(): Svg {
  const first = 'M270 186L424 104';
  const second = 'M424 104L392 420';
  return [first, second]
    .map((d) =>
      [stroke(d, '#ffd25e55', 92), stroke(d, '#ffe48a99', 50), stroke(d, '#fffbe6', 20)].join(''),
    )
    .join('');
}

export const card: Card = async () => [
  glow(300, 150, '#6a7fe0', '#4453b4', '#2c3388', '#191a58'),
  path('M100 38A48 48 0 1 0 130 104A40 40 0 0 1 100 38Z', '#fff3cfe6'),
  ridge(300, 26, '#33408f', 3),
  ridge(360, 20, '#27407c', 8),
  path('M-20 420Q180 366 540 410V540H-20Z', '#2f7a70'),
  path('M250 540Q300 440 380 412Q470 390 540 396V470Q440 470 420 540Z', '#b49fd0'),
  vignette('#0d0b3a', 0.42),
  beam(),
  ellipse(392, 440, 92, 30, fade('#ffe9a0', 0.75)),
  ellipse(214, 494, 130, 22, fade(INK, 0.4)),
  cast(ghost(398, 400, 0.86, 6)),
  cast(ghost(478, 330, 0.5, -8)),
  cast(mirror()),
  cast(lantern()),
  ellipse(60, 470, 130, 34, '#dfe2ff40'),
  ellipse(470, 496, 140, 30, '#dfe2ff4d'),
  sparkle(330, 66, 22),
  sparkle(478, 196, 16),
  sparkle(86, 236, 18),
];

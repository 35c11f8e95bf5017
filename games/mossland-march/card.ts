import {
  cast,
  circle,
  ellipse,
  fade,
  glow,
  leaves,
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

function eyes(gap: number, y: number, r: number, look: number): Svg {
  return [-gap, gap]
    .map((x) =>
      [
        circle(x, y, r + 5, INK),
        circle(x, y, r, '#ffffff'),
        circle(x + look, y + r * 0.1, r * 0.58, INK),
        circle(x + look + r * 0.22, y - r * 0.24, r * 0.22, '#ffffff'),
      ].join(''),
    )
    .join('');
}

const LEAF = 'M0 0C18 -66 78 -92 128 -78C120 -26 66 12 0 0Z';

/** The hero: a moss sprite in full stride, a twig over its shoulder. */
function sprite(): Svg {
  const foot = (x: number, y: number, turn: number): Svg =>
    place({ x, y, rotate: turn }, ellipse(0, 0, 40, 25, INK), ellipse(0, -3, 31, 17, '#2f8a3c'));
  return place(
    { x: 246, y: 280, rotate: 8, scale: 1.02 },
    twig(),
    foot(-62, 118, -14),
    foot(74, 112, 18),
    place(
      { x: 2, y: -104, rotate: -4, scale: 0.86 },
      stroke('M0 16Q-2 -6 2 -22', INK, 24),
      stroke('M0 16Q-2 -6 2 -22', '#4fae3f', 10),
      place(
        { y: -18 },
        path(LEAF, linear(0, -80, 120, 0, '#e6ff9c', '#9be04a')),
        stroke(LEAF, INK, 11),
      ),
      place(
        { y: -18, flip: true },
        path(LEAF, linear(0, -80, 120, 0, '#7fd653', '#3d9f41')),
        stroke(LEAF, INK, 11),
      ),
      stroke('M8 -20Q58 -40 100 -82', fade('#4b8f2a', 0.6), 6),
      stroke('M-8 -20Q-58 -40 -100 -82', fade('#1e6a34', 0.6), 6),
    ),
    ellipse(0, 10, 148, 126, INK),
    ellipse(0, 8, 137, 115, radial(-46, -48, 230, '#edffb0', '#a6ea58', '#55b747', '#257a41')),
    ...[
      [-96, 4, 15],
      [-76, 48, 20],
      [98, 30, 17],
      [70, 72, 13],
      [-28, 92, 16],
      [-64, -58, 13],
    ].map(([x = 0, y = 0, r = 0]) =>
      [circle(x, y, r, '#3d9f41aa'), circle(x - r * 0.2, y - r * 0.3, r * 0.62, '#d2fa84cc')].join(
        '',
      ),
    ),
    ellipse(-42, -62, 58, 24, '#ffffff66'),
    eyes(49, -8, 36, 9),
    stroke('M-30 50Q10 90 50 46', INK, 13),
    path('M-22 56Q10 88 42 53Q10 66 -22 56Z', '#ff6f7d'),
    ellipse(-92, 34, 20, 13, '#ff9a7ab8'),
    ellipse(106, 30, 20, 13, '#ff9a7ab8'),
  );
}

function twig(): Svg {
  const wood = 'M-176 -84Q-80 -10 -20 30T150 150';
  const branch = 'M-128 -46Q-150 -62 -152 -108';
  const tip = (x: number, y: number, turn: number): Svg =>
    place(
      { x, y, rotate: turn },
      ellipse(22, 0, 32, 19, INK),
      ellipse(22, 0, 24, 12, linear(0, -12, 0, 12, '#d9ff8a', '#6fc644')),
    );
  return [
    stroke(wood, INK, 36),
    stroke(branch, INK, 28),
    stroke(wood, '#8a5430', 20),
    stroke(branch, '#8a5430', 13),
    stroke('M-172 -88Q-80 -16 -24 22', '#d29a5c', 6),
    tip(-176, -88, -140),
    tip(-152, -112, -80),
  ].join('');
}

function beetle(): Svg {
  return place(
    { x: 92, y: 396, rotate: -10, scale: 0.62 },
    stroke('M34 -62Q48 -116 98 -108', INK, 20),
    stroke('M-20 -66Q-30 -120 14 -126', INK, 20),
    ellipse(0, 0, 104, 82, INK),
    ellipse(0, -2, 92, 70, linear(0, -70, 0, 70, '#ffb08a', '#ff5b4c', '#b0233f')),
    circle(-52, -24, 16, '#5a0f2b'),
    circle(-36, 32, 15, '#5a0f2b'),
    circle(-74, 12, 10, '#5a0f2b'),
    place({ x: 38, y: -10 }, eyes(27, 0, 20, 5)),
    stroke('M18 32Q38 46 60 30', INK, 9),
  );
}

function bee(): Svg {
  return place(
    { x: 438, y: 196, rotate: 8, scale: 0.52, flip: true },
    place(
      { x: -34, y: -64, rotate: -34 },
      ellipse(0, 0, 32, 58, INK),
      ellipse(0, 0, 24, 49, '#dff8ffee'),
    ),
    place(
      { x: 16, y: -70, rotate: 8 },
      ellipse(0, 0, 32, 58, INK),
      ellipse(0, 0, 24, 49, '#f2fdffee'),
    ),
    path('M-92 0L-136 18L-92 36Z', INK),
    ellipse(0, 14, 100, 74, INK),
    ellipse(0, 12, 88, 62, linear(0, -50, 0, 74, '#fff0a0', '#ffc63a', '#d98a1c')),
    stroke('M-48 -34Q-66 12 -48 60', '#3a2410', 20),
    stroke('M-8 -42Q-26 12 -8 66', '#3a2410', 20),
    place({ x: 50, y: 4 }, eyes(25, 0, 19, 5)),
  );
}

/** Behind the hero: the little ones of the march. */
function follower(x: number, y: number, scale: number): Svg {
  const small =
    'M0 -52C-6 -92 -44 -96 -62 -88C-58 -60 -34 -46 0 -52C6 -92 44 -96 62 -88C58 -60 34 -46 0 -52Z';
  return place(
    { x, y, scale },
    path(small, '#8fe04a'),
    stroke(small, INK, 11),
    ellipse(0, 0, 70, 62, INK),
    ellipse(0, -1, 59, 51, linear(0, -50, 0, 50, '#dcff96', '#86d84a', '#35914a')),
    eyes(24, -2, 17, 4),
    stroke('M-10 28Q2 38 16 27', INK, 7),
  );
}

export const card: Card = async () => [
  glow(150, 90, '#d6ec72', '#79b64c', '#2f7d4c', '#154a48'),
  rays(60, -20, 11, '#fff6b824', 0.3),
  ridge(330, 22, '#276b43', 4),
  ridge(392, 16, '#1c5540', 9),
  path('M-20 470Q150 380 300 420T540 372V540H-20Z', '#b98d54'),
  path('M-20 486Q160 404 306 440T540 396V540H-20Z', '#d6ad6c'),
  leaves('#1d5a3c', 'tr br'),
  vignette('#0a2a30', 0.44),
  cast(follower(438, 352, 0.8), follower(472, 424, 0.62), follower(396, 452, 0.5)),
  cast(bee()),
  ellipse(256, 424, 132, 26, fade(INK, 0.34)),
  cast(sprite()),
  cast(beetle()),
  sparkle(78, 96, 30),
  sparkle(138, 168, 16),
  sparkle(440, 84, 24),
];

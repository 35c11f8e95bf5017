import {
  circle,
  contact,
  ellipse,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
} from '@playgrove/kit/build';

const INK = PALETTE.ink;

/** A first card: one bottle. */
export const card: Card = () =>
  Promise.resolve([
    sky('#2b2170', '#6a3f9e', '#d97a8f'),
    glow(256, 200, '#ffcf7acc', '#ffcf7a33', '#ffcf7a00'),
    rays(256, 200, 16, '#ffffff1f'),
    vignette('#0c0626', 0.4),
    contact(256, 470, 150, 0.4),
    place(
      { x: 256, y: 260, rotate: -8 },
      path(
        'M-40 -180V-90C-40 -60 -110 -40 -110 40V130Q-110 190 -50 190H50Q110 190 110 130V40C110 -40 40 -60 40 -90V-180Z',
        linear(-110, 0, 110, 0, '#ff8fb8', '#f5384f', '#8f1f4a'),
        { stroke: INK, 'stroke-width': 14 },
      ),
      ellipse(-60, 60, 16, 70, '#ffffff77'),
      circle(20, 80, 18, '#ffffff55'),
      stroke('M-60 -186H60', INK, 40),
    ),
    sparkle(420, 110, 34),
  ]);

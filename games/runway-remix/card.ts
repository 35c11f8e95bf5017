import {
  cast,
  circle,
  glow,
  linear,
  rays,
  rect,
  sparkle,
  vignette,
  type Card,
} from '@playgrove/kit/build';
import {
  BODIES,
  cutsOf,
  doll,
  FACES,
  POSES,
  SKINS,
  svgOf,
  type Look,
} from './rules/paperdoll/index.ts';

const WORN = [
  ['hair', 'back none 78,-62,46,44,10', '#3a2038'],
  ['dress', 'square .4 1 5 0 puff .5 62 12 trim', '#ffd02e'],
  ['shoes', '.14 5 white,laces,toe', '#ff4f9a'],
] as const;

const LOOK: Look = {
  body: BODIES[0],
  skin: SKINS[6] ?? '#9a5d36',
  eyes: '#3a8f5c',
  face: FACES[0],
  worn: WORN.flatMap(([category, words, color]) =>
    cutsOf(category, words.split(' ')).map((cut) => ({ cut, color, pattern: 'hearts' as const })),
  ),
};

export const card: Card = async () => [
  glow(256, 220, '#fff0c8', '#ff9bd8', '#a04ae0', '#4a1a9c'),
  rays(256, 220, 16, '#ffffff26', 0.1),
  rect(0, 0, 0, 0, '#ffffff'),
  circle(256, 640, 260, linear(0, 380, 0, 512, '#ffd9ea', '#ff5fa8')),
  cast(
    `<g transform="translate(250 690) rotate(-7) scale(1.22)">${svgOf(doll(LOOK, POSES.wave), 'hero')}</g>`,
  ),
  sparkle(420, 300, 34),
  sparkle(430, 96, 26),
  sparkle(86, 350, 22),
  vignette('#2a0b4d', 0.38),
];

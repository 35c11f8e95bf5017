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
import { BODIES, doll, FACES, POSES, SKINS, svgOf, type Look } from './rules/paperdoll/index.ts';

const LOOK: Look = {
  body: BODIES[0] ?? { shoulder: 42, chest: 36, waist: 30, hip: 39, limb: 0, leg: 202, torso: 122 },
  skin: SKINS[6] ?? '#9a5d36',
  eyes: '#3a8f5c',
  face: FACES[0] ?? { mouth: 'laugh', lashes: true },
  worn: [
    { cut: { kind: 'hair', style: 'puffs' }, color: '#3a2038' },
    {
      cut: {
        kind: 'dress',
        top: {
          kind: 'top',
          neck: 'square',
          sleeve: 0.4,
          wide: 5,
          flare: 0,
          hem: 0.62,
          ease: 1,
          details: ['puff'],
        },
        skirt: { kind: 'skirt', length: 0.5, flare: 62, belly: 12, details: ['trim'] },
      },
      color: '#ffd02e',
      pattern: 'hearts',
    },
    {
      cut: { kind: 'shoe', shaft: 0.14, sole: 5, details: ['white', 'laces', 'toe'] },
      color: '#ff4f9a',
    },
  ],
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

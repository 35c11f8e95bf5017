import { contact, glow, rays, sky, skyline, tile, vignette, type Card } from '@playgrove/kit/build';

const [ON, OFF] = ['#ffd45c', '#4a4490'];

/** Four lamps over the roofs of a town, one of them lit: no words, they are under the card. */
export const card: Card = async ({ hero }) => [
  sky('#1c2a6b', '#4a3c94', '#d9789a'),
  glow(256, 230, '#ffe9b0cc', '#ffe9b033', '#ffe9b000'),
  rays(256, 230, 16, '#ffffff1f'),
  skyline(430, 90, '#1b1c4d', '#ffd45c', 3),
  vignette('#0d1033', 0.4),
  contact(256, 474, 170, 0.4),
  tile(150, 170, 168, OFF),
  tile(362, 170, 168, ON),
  tile(150, 370, 168, ON),
  tile(362, 370, 168, OFF),
  await hero('fluent-emoji:light-bulb', 256, 262, 250),
];

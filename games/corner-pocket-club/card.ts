import { circle, glow, type Card } from '@playgrove/kit/build';

export const card: Card = async () => [
  glow(256, 210, '#5fe0b4', '#17a07a', '#0d5a5c', '#0a2b44'),
  circle(256, 256, 160, '#241b36'),
];

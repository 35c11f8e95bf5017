import { cast, leaves, rays, ridge, sky, sparkle, vignette, type Card } from '@playgrove/kit/art';

/** The card's picture: one hero, two companions, a backdrop of the opposite hue, no words. */
export const card: Card = async ({ hero }) => [
  sky('#ffe3a0', '#ffb765', '#ff8a6b'),
  rays(256, 190),
  ridge(340, 46, '#d7784f', 3),
  ridge(410, 40, '#a8553f', 5),
  leaves('#7c3a3a', 'tl tr'),
  vignette('#5a1e3c', 0.3),
  cast(await hero('fluent-emoji:grapes', 382, 330, 220, { rotate: 14 })),
  cast(await hero('fluent-emoji:blueberries', 128, 352, 210, { rotate: -12 })),
  cast(await hero('fluent-emoji:strawberry', 262, 238, 330, { rotate: -6 })),
  sparkle(130, 120, 26),
  sparkle(402, 140, 20),
];

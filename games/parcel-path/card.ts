import { cast, PALETTE, rect, sky, type Card } from '@playgrove/kit/build';

export const card: Card = () =>
  Promise.resolve([
    sky('#4fae5a', '#3f9f78', '#2f8f5b'),
    cast(rect(120, 160, 272, 190, PALETTE.red, { rx: 40 })),
  ]);

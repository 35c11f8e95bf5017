import { glow, type Card } from '@playgrove/kit/build';

export const card: Card = () => Promise.resolve([glow(256, 200, '#5fe0a8', '#0b5f50')]);

import { circle, sky, type Card } from '@playgrove/kit/build';

export const card: Card = async () => [sky('#ff9a3d', '#45104f'), circle(256, 256, 100, '#fff6e3')];

import { circle, sky, type Card } from '@playgrove/kit/build';
export const card: Card = () =>
  Promise.resolve([sky('#a5dc6c', '#2f8a5c'), circle(256, 256, 170, '#f0364e')]);

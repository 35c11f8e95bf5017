import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const SIX = [0, 1, 2, 3, 4, 5].map((at) => ({ x: at * -30, y: Math.sin(at * 1.9) * 24 }));
const SCHOOL = new draw.Outline((path) => {
  for (const { x, y } of SIX) {
    path.moveTo(x + 11, y);
    path.ellipse(x, y, 11, 4.5, 0, 0, 7);
  }
});
const HEADS = new draw.Outline((path) => {
  for (const { x, y } of SIX) {
    path.moveTo(x + 9.4, y);
    path.arc(x + 7, y, 2.4, 0, 7);
  }
});
const DIM = draw.fade(draw.tint('#5ff7e0', 0.2), 0.5);

/** Small fish of the deep, the first on 0, 0, swimming along +x. */
export function school(c: Context): void {
  SCHOOL.fill(c, DIM);
  HEADS.fill(c, '#eafffa');
}

import type { Surface } from '@playgrove/kit/runtime';
import type { Track } from '@playgrove/kit/logic/track';
import { courseFor, trackFor } from '../levels.ts';
import { SHOULDER, type State } from '../rules/types.ts';
import { LIVERIES, themeOf, type Theme } from './theme.ts';

/** The race from above, for browsers that cannot draw in three dimensions. */
export function drawFlat(to: Surface, state: State): void {
  const { c, bleed } = to;
  const course = courseFor(state.course);
  const track = trackFor(course);
  const theme = themeOf(course.circuit, course.cup);
  const [car] = state.cars;
  c.fillStyle = theme.rock[1];
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const scale = Math.min(to.width, to.height) / 62;
  c.save();
  c.translate(to.width / 2, to.height * 0.68);
  c.scale(scale, scale);
  c.rotate(-Math.PI / 2 - car.dir);
  c.translate(-car.x, -car.y);
  c.lineJoin = 'round';
  const path = (): void => {
    c.beginPath();
    track.samples.forEach(({ x, y }, at) => {
      if (at === 0) c.moveTo(x, y);
      else if (at % 2 === 0) c.lineTo(x, y);
    });
    c.closePath();
  };
  for (const [wide, color] of [
    [track.width + SHOULDER * 2 + 9, theme.rock[0]],
    [track.width + SHOULDER * 2 + 5, theme.rock[2]],
    [track.width + SHOULDER * 2, theme.sand],
    [track.width + 1.6, '#fff4e6'],
    [track.width, theme.road[0]],
    [0.4, '#f6d9a8'],
  ] as const) {
    path();
    c.lineWidth = wide;
    c.strokeStyle = color;
    c.stroke();
    if (wide !== track.width + 1.6) continue;
    // Curbs: the same way once more, in dashes.
    c.setLineDash([4, 4]);
    c.strokeStyle = '#e8432f';
    c.stroke();
    c.setLineDash([]);
  }
  plants(c, track, car, theme);
  state.cars.forEach((one, at) => {
    const [paint, stripe] = LIVERIES[at === 0 ? 0 : (state.rivals[at - 1] ?? 0) + 1] ?? [
      '#ffffff',
      '#000000',
    ];
    c.save();
    c.translate(one.x, one.y);
    c.rotate(one.dir + one.slide);
    if (one.boost > 0) {
      c.fillStyle = '#ffb02e';
      c.fillRect(-4.4, -0.5, 2.6, 1);
    }
    c.fillStyle = '#26222c';
    c.fillRect(-2, -1.2, 4, 2.4);
    c.fillStyle = paint;
    c.fillRect(-2.1, -0.95, 4.3, 1.9);
    c.fillStyle = stripe;
    c.fillRect(-0.9, -0.6, 1.5, 1.2);
    c.restore();
  });
  c.restore();
}

/** Cacti and boulders next to the road, near the car. */
function plants(
  c: CanvasRenderingContext2D,
  track: Track,
  car: { readonly index: number },
  theme: Theme,
): void {
  const first = car.index - 24 - ((car.index - 24) % 3);
  for (let index = first; index < car.index + 60; index += 3) {
    const { x, y, tx, ty } = track.sample(index);
    const odd = ((((index * 7919) % 97) + 97) % 97) / 97;
    const side = (odd < 0.5 ? -1 : 1) * (track.width / 2 + SHOULDER + 6 + odd * 22);
    const [px, py, size] = [x - ty * side, y + tx * side, 1 + odd * 1.6];
    c.fillStyle = '#2b162644';
    c.beginPath();
    c.arc(px + 0.7, py + 0.9, size, 0, 2 * Math.PI);
    c.fill();
    c.fillStyle = index % 2 === 0 ? theme.leaf : theme.rock[0];
    c.beginPath();
    c.arc(px, py, size, 0, 2 * Math.PI);
    c.fill();
    c.fillStyle = '#ffffff2e';
    c.beginPath();
    c.arc(px - size * 0.3, py - size * 0.3, size * 0.45, 0, 2 * Math.PI);
    c.fill();
  }
}

import type { Surface } from '@playgrove/kit/stage';
import { courseFor, trackFor } from '../levels.ts';
import { SHOULDER, type State } from '../rules/types.ts';
import { LIVERIES, themeOf } from './theme.ts';

/** The race from above, for browsers that cannot draw in three dimensions. */
export function drawFlat(to: Surface, state: State): void {
  const { c, bleed } = to;
  const course = courseFor(state.course);
  const track = trackFor(course);
  const theme = themeOf(course.circuit, course.cup);
  const [car] = state.cars;
  c.fillStyle = theme.rock[1];
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const scale = Math.min(to.width, to.height) / 90;
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
  for (const [wide, colour] of [
    [track.width + SHOULDER * 2, theme.sand],
    [track.width + 0.8, '#fff4e6'],
    [track.width, theme.road[0]],
    [0.4, '#f6d9a8'],
  ] as const) {
    path();
    c.lineWidth = wide;
    c.strokeStyle = colour;
    c.stroke();
  }
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

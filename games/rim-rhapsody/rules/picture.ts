import { placeOf } from './hoops.ts';
import { progress } from './play.ts';
import type { State } from './state.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The court as lines of text. */
export function picture(state: State): string {
  const { ball } = state;
  const hoops = state.hoops.map((set, at) => {
    const { x, y, c, s } = placeOf(state, at, state.tick);
    return `hoop ${round(x)},${round(y)} half ${set.half} facing ${round(c)},${round(s)}`;
  });
  const walls = state.boards.map(({ x, y, half }) => `board ${x},${y} half ${half}`);
  return [
    `tick ${state.tick}, ${state.points} points, ${state.makes} of ${state.shots}, progress ${progress(state)}`,
    `lives ${state.lives}, clock ${state.clock}, streak ${state.streak}, swishes ${state.swishes}, wind ${state.wind}`,
    `voices ${state.layers.join(' ') || 'none'}, last ${state.verdict ?? 'none'} ${state.off}`,
    ...hoops,
    ...walls,
    ball
      ? `ball ${round(ball.x)},${round(ball.y)} speed ${round(ball.vx)},${round(ball.vy)}${ball.gold ? ' gold' : ''}`
      : `no ball for ${state.wait}`,
  ].join('\n');
}

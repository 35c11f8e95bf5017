import type { Mind } from '@playgrove/kit/contract';
import { placeOf, type Input, type State } from './rules.ts';
import { atStart, press, release, stepWalk } from './rules/fox.ts';

/** Shows where the stored way home jumps, every ember on the way. */
export const mind: Mind<State, Input> = {
  hint({ params, phase }) {
    if (phase === 'won' || phase === 'home') return undefined;
    return { say: 'hint.way', at: jumpsOf(params.level) };
  },
};

/** The places at which the stored way home uses the button. */
export function jumpsOf(level: number): readonly { readonly x: number; readonly y: number }[] {
  const place = placeOf({ level });
  const course = place.course();
  const walk = atStart(course);
  const at: { x: number; y: number }[] = [];
  for (const [down, up] of place.taps) {
    while (walk.tick < down) stepWalk(course, walk);
    at.push({ x: walk.x, y: walk.y });
    press(walk);
    while (walk.tick < up) stepWalk(course, walk);
    release(walk);
  }
  return at;
}

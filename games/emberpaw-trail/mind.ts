import type { Mind } from '@playgrove/kit/contract';
import type { Place } from './levels.ts';
import { placeOf, type Input, type State } from './rules.ts';
import { atStart, press, release, stepWalk } from './rules/fox.ts';

/** Shows where the stored way home jumps, every ember on the way. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.phase === 'won' || state.phase === 'home') return undefined;
    return { say: 'hint.way', at: jumpsOf(placeOf(state)) };
  },
};

/** The places at which the stored way home uses the button. */
export function jumpsOf(place: Place): readonly { readonly x: number; readonly y: number }[] {
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

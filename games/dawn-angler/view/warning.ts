import { isRubbing, refuge } from '../rules/fight.ts';
import type { State } from '../rules/state.ts';
import { apart } from '../rules/traits.ts';

/** Meters within which a thief is near, and ticks of a run in which weed is still a way off. */
const CLOSE = 4.5;

/** What the water asks of the hand in this moment of a fight: the end of a message key. */
export function warningOf(state: State): 'snag' | 'thief' | 'rim' | 'lean' | undefined {
  const { fight } = state;
  if (!fight) return undefined;
  const { snag, thief, mood, x, dist } = fight;
  if (snag > 0) return 'snag';
  if (thief && apart(thief.x, thief.z, x, dist) < CLOSE) return 'thief';
  if (isRubbing(state, fight)) return 'rim';
  return mood !== 'rest' && mood !== 'sulk' && refuge(state, fight) ? 'lean' : undefined;
}

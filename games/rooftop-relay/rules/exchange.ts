import type { Rng, StepContext } from '@playgrove/kit/contract';
import { refresh } from './platform/index.ts';
import { crewOf, MOVES_OF, type Runner } from './crew.ts';
import { flowUp, heartsOf, tellOf, worth } from './deeds.ts';
import type { Pass, State } from './state.ts';

/** Ticks off the line that are perfect and good. A wider line can be bought. */
const PERFECT = 3.5;
export const GOOD = 10;

export function perfectWithin(state: Pick<State, 'career'>): number {
  return PERFECT + state.career.purse.levels.line * 0.8;
}

/**
 * The baton changes hands, and with it the runner.
 * @param off ticks after (or before, negative) the line; nothing: nobody pressed
 */
export function passBaton(state: State, off: number | undefined, context: StepContext): void {
  const how: Pass =
    off === undefined || Math.abs(off) > GOOD
      ? 'late'
      : Math.abs(off) <= perfectWithin(state)
        ? 'perfect'
        : 'good';
  state.passed = { tick: state.tick, how, from: state.runner };
  state.leg += 1;
  state.from = state.body.x;
  reward(state, how, off !== undefined && off < 0, context);
  tellOf(state, 'exchange', 1, context);
  if (!state.hurt) tellOf(state, 'clean', 1, context);
  state.hurt = false;
  state.runner = state.next;
  refill(state, context.rng);
  refresh(state.body, MOVES_OF[state.runner]);
  state.pull = 0;
}

function reward(state: State, how: Pass, early: boolean, context: StepContext): void {
  // High above and behind: the next sign to read is ahead.
  const at = { x: state.body.x - 40, y: state.body.y - 230 };
  if (how !== 'perfect') {
    state.row = 0;
    if (how === 'good') flowUp(state, 1);
    const name = how === 'late' && early ? 'pass.early' : `pass.${how}`;
    context.cue(name, at, how === 'good' ? worth(state, 50) : 0);
    return;
  }
  state.perfects += 1;
  state.row += 1;
  flowUp(state, 3);
  const points = worth(state, 100 + 50 * (state.row - 1));
  context.cue('pass.perfect', at, points);
  tellOf(state, 'perfect', 1, context);
  tellOf(state, 'row', state.row, context);
  if (state.hearts >= heartsOf(state.career)) return;
  state.hearts += 1;
  context.cue('heart', { x: at.x, y: at.y - 50 });
}

/** Everyone runs once before anyone runs again. */
export function refill(state: State, rng: Rng): void {
  if (state.order.length === 0) {
    const crew = crewOf(state.career);
    state.order = rng.shuffled(crew.filter((runner) => runner !== state.runner));
  }
  const [next, ...others] = state.order.filter((runner) => runner !== state.runner);
  state.next = next ?? other(state.runner);
  state.order = others;
}

function other(runner: Runner): Runner {
  return runner === 'pia' ? 'koa' : 'pia';
}

import type { Hint, Mind } from '@playgrove/kit/contract';
import { hits, landing } from './rules/moves.ts';
import { answer, choices, isRival, risk } from './rules/rivals.ts';
import { DIE, TOKEN, type Input, type State } from './rules/state.ts';
import { HOME, isSafe, LANE, tileOf, YARD } from './rules/track.ts';
import { openPawns, rules } from './rules.ts';

/** What the clever rival would do, and why. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  const { side, die, at } = state;
  if (die === 0) return { say: 'hint.roll', input: DIE };
  const [best] = choices(state);
  if (!best) return undefined;
  if (best.input === TOKEN) return { say: 'hint.token', input: TOKEN };
  if (best.input === DIE) return { say: 'hint.pass', input: DIE };
  const pawn = best.input - 1;
  const from = at[side]?.[pawn] ?? YARD;
  const to = landing(from, die) ?? HOME;
  const tile = tileOf(side, to);
  const percent = Math.round(risk(state, side, pawn) * 100);
  const before = tileOf(side, from);
  const flees = before !== undefined && !isSafe(before);
  const say =
    openPawns(state).length === 1
      ? 'hint.only'
      : hits(at, side, to).length > 0
        ? 'hint.send'
        : to === HOME
          ? 'hint.home'
          : from === YARD
            ? 'hint.out'
            : to >= LANE
              ? 'hint.lane'
              : tile !== undefined && isSafe(tile)
                ? 'hint.safe'
                : flees && percent < 20
                  ? 'hint.run'
                  : 'hint.risk';
  return { say, values: { percent }, at: [{ x: side, y: from }], input: best.input };
}

export const mind: Mind<State, Input> = {
  rival(state) {
    const who = state.who[state.side];
    return rules.waits?.(state) && isRival(who) ? answer(who, state) : undefined;
  },
  hint,
};

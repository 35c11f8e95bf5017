import type { Hint, Mind } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { played } from './rules/play.ts';
import { rivalOf } from './rules/rivals.ts';
import { rules, type Input, type State } from './rules.ts';
import { SOLUTIONS } from './rules/solutions.ts';
import { trickOf } from './rules/state.ts';
import { choose, consider, type Mindset, type Plan } from './rules/thinking.ts';
import { turnOf } from './rules/sight.ts';
import { isSide, POCKETS } from './rules/table.ts';

/** Who gives hints: a good club player with time. */
const COACH: Mindset = {
  error: 25,
  touch: 30,
  force: 1.1,
  nearsighted: 0,
  plans: 1,
  hides: 0.5,
  banks: 0,
  shots: 6,
  tries: 3,
};

function rival(state: State): Input | undefined {
  if (!rules.waits?.(state) || state.rival === null) return undefined;
  return choose(state, rivalOf(state.rival), createRng(`${state.salt}/${state.shots}`));
}

function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  if (state.mode === 'trick') {
    const found = trickHint(state);
    if (found) return found;
  }
  if (state.opening) return { say: 'hint.break' };
  // A cushion only where nothing goes in directly.
  const ask = (banks: number): Plan | undefined =>
    consider(state, { ...COACH, banks }, createRng(`hint ${state.salt}/${state.shots}`))[0];
  const direct = ask(0);
  const plan = direct?.line ? direct : (ask(0.5) ?? direct);
  const { line = null } = plan ?? {};
  const place = line && state.balls[line.target];
  if (!line || !place) return { say: 'hint.safe' };
  const hole = POCKETS[line.pocket];
  const ball = { x: place[0], y: place[1] };
  const from = plan?.shot.at;
  // From a ball in hand, the shot begins where the cue ball is to be placed.
  const at = [
    ...(from ? [{ x: from.x, y: from.y }] : []),
    ball,
    ...(line.isBank && hole ? [turnOf(ball, line.goal, { x: hole.aimX, y: hole.aimY })] : []),
    ...(hole ? [{ x: hole.x, y: hole.y }] : []),
  ];
  if (from) return { say: 'hint.place', values: { ball: line.target }, at };
  const where = line.isBank ? 'bank' : isSide(line.pocket) ? 'side' : 'corner';
  return { say: `hint.${where}`, values: { ball: line.target }, at };
}

/** Where the solution's cue ball goes first, and its spin. */
function trickHint(state: State): Hint<Input> | undefined {
  const { shots } = trickOf(state.trick);
  const shot = SOLUTIONS[state.trick]?.[0];
  if (!shot || state.left !== shots) return undefined;
  const [first] = played(state.balls, shot).events;
  if (!first) return undefined;
  const how = shot.follow > 30 ? 'top' : shot.follow < -30 ? 'low' : 'first';
  return { say: `hint.${how}`, at: [{ x: first.x, y: first.y }] };
}

export const mind: Mind<State, Input> = { rival, hint };

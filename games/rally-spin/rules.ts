import type { Ending, Goal, Rules } from '@playgrove/kit/contract';
import { oneOf, optional, shape, whole } from '@playgrove/kit/core/parse';
import { levels } from '@playgrove/kit/logic/levels';
import { HZ } from './rules/flight.ts';
import { isOver, isWall, PANELS, targetOf, tickGame, WIDEST } from './rules/play.ts';
import { rivalAt, RIVALS, WALL } from './rules/rivals.ts';
import { FULL, freshSwing, KEYED, swingBy } from './rules/strokes.ts';
import type { Input, Params, State } from './rules/types.ts';

export type { Input, Params, State } from './rules/types.ts';

const HEARTS = 3;
const FARTHEST = 4000;
/** Points ahead, and points in style, that earn a star each. */
export const AHEAD = 3;
export const STYLE = 3;
/** Returns from one goal of the endless wall to the next. */
const STRETCH = 10;

const ladder = levels<Params, { name: string; ids: readonly string[] }>({
  packs: [{ name: 'ladder', ids: RIVALS }],
  params: ({ index }) => ({ rival: index }),
  endless: { rival: WALL },
});

export const rules: Rules<Params, State, Input> = {
  slug: 'rally-spin',
  version: 3,
  records: 2,
  pace: { kind: 'ticks', hz: HZ },
  // Each win gives a star at least, so each rival that is beaten opens the next.
  levels: ladder.map((level, at) =>
    at > 0 && at < WALL ? { ...level, needs: at } : level,
  ) as unknown as Rules<Params, State, Input>['levels'],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ rival: whole(0, WALL) }),
  parseInput: shape({
    x: whole(-WIDEST, WIDEST),
    right: whole(-FARTHEST, FARTHEST),
    up: whole(-FARTHEST, FARTHEST),
    key: optional(oneOf(...KEYED)),
  }),

  deal: (params, rng) => ({
    params,
    tick: 0,
    phase: 'serve',
    since: 0,
    ball: { x: -20, y: 22, z: -146, vx: 0, vy: 0, vz: 0, top: 0, side: 0 },
    bat: { x: 0, y: 14, z: -152, to: 0 },
    swing: freshSwing(),
    moved: 0,
    foe: { x: rivalAt(params.rival).home, y: 12, z: 152 },
    forecast: null,
    last: 'foe',
    hitTick: 0,
    bounces: 0,
    isServe: false,
    server: 'me',
    strokes: [],
    isWeak: false,
    heat: 0,
    rally: 0,
    longest: 0,
    mine: 0,
    theirs: 0,
    style: 0,
    hearts: params.rival === WALL ? HEARTS : 0,
    panel: params.rival === WALL ? rng.int(PANELS) : 0,
    verdict: '',
    wonPoint: false,
    inStyle: false,
  }),

  step(state, input) {
    if (state.phase === 'over') return 'refused.over';
    if (Math.abs(input.x / 10 - state.bat.to) > 1) state.moved = state.tick;
    state.bat.to = input.x / 10;
    if (input.key) {
      const up = input.key === 'slice' ? -FULL * 0.7 : input.key === 'smash' ? FULL : FULL * 0.6;
      swingBy(state.swing, Math.sign(input.right) * Math.abs(up) * 0.7, up, state.tick);
    } else swingBy(state.swing, input.right, input.up, state.tick);
    return undefined;
  },

  tick: tickGame,

  inputs(state, rng) {
    if (state.phase === 'over') return [];
    const move = (up: number): Input => ({
      x: rng.int(WIDEST * 2 + 1) - WIDEST,
      right: rng.int(401) - 200,
      up,
    });
    return [move(0), move(300), move(-300)];
  },

  status(state) {
    if (!isOver(state)) return 'playing';
    if (isWall(state)) return 'over';
    return state.mine > state.theirs ? 'won' : 'lost';
  },
  score: ({ longest }) => longest,
  stars: ({ mine, theirs, style }) =>
    1 + (mine - theirs >= AHEAD ? 1 : 0) + (style >= STYLE ? 1 : 0),
  goal(state): Goal {
    if (!isWall(state))
      return {
        name: 'goal.points',
        now: state.mine,
        target: Math.max(targetOf(state), state.theirs + 2),
      };
    const returns = state.longest;
    return {
      name: 'goal.returns',
      now: returns,
      target: (Math.floor(returns / STRETCH) + 1) * STRETCH,
    };
  },
  ending,
  text: (state) => {
    const { tick, phase, ball, bat, foe, mine, theirs, rally, longest, style, verdict } = state;
    const at = (...numbers: number[]): string => numbers.map((one) => one.toFixed(2)).join(' ');
    return [
      `tick ${tick} ${phase}, ${mine}:${theirs}, rally ${rally}, longest ${longest}, style ${style}, ${verdict || 'on'}`,
      `ball ${at(ball.x, ball.y, ball.z)} speed ${at(ball.vx, ball.vy, ball.vz)} spin ${at(ball.top, ball.side)}`,
      `bat ${at(bat.x, bat.z)} foe ${at(foe.x, foe.z)}`,
    ].join('\n');
  },
};

function ending(state: State): Ending | undefined {
  if (!isOver(state)) return undefined;
  const at = { x: state.ball.x, y: Math.max(-150, Math.min(150, state.ball.z)) };
  if (isWall(state))
    return { reason: 'ending.wall', at, almost: 'almost.wall', value: state.longest };
  const { mine, theirs, style } = state;
  if (mine > theirs) {
    if (mine - theirs < AHEAD)
      return { reason: 'ending.won', almost: 'almost.ahead', value: AHEAD };
    if (style < STYLE)
      return { reason: 'ending.won', almost: 'almost.style', value: STYLE - style };
    return { reason: 'ending.won' };
  }
  const left = Math.max(targetOf(state), theirs) - mine;
  return {
    reason: `ending.${rivalAt(state.params.rival).weak}`,
    at,
    almost: 'almost.points',
    value: left,
  };
}

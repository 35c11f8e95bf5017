import type { Ending, Goal, Rules } from '@playgrove/kit/contract';
import { oneOf, union, whole, type Parsed } from '@playgrove/kit/core/parse';
import { levels } from '@playgrove/kit/logic/levels';
import { MISSIONS } from './rules/missions.ts';
import { launch, nudge, setTask, tick } from './rules/play.ts';
import {
  fresh,
  HZ,
  parseParams,
  tideOf,
  type Params,
  type Pearl,
  type State,
} from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/** `fins` holds them: bit 1 left, bit 2 right. `launch`: how far the plunger is pulled, in percent. */
const parseInput = union('kind', {
  fins: { held: whole(0, 3) },
  nudge: { way: oneOf('left', 'right', 'up') },
  launch: { power: whole(0, 100) },
});
export type Input = Parsed<typeof parseInput>;

/** Stars that open each pack of six. */
const PACKS = [
  { name: 'ebb', needs: 0 },
  { name: 'coral', needs: 6 },
  { name: 'flood', needs: 15 },
  { name: 'grotto', needs: 26 },
  { name: 'spring', needs: 38 },
] as const;

export const heldOf = ({ fins: [left, right] }: State): number =>
  (left?.held ? 1 : 0) + (right?.held ? 2 : 0);

export const rules: Rules<Params, State, Input> = {
  slug: 'tidepool-pinball',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: levels<Params, (typeof PACKS)[number]>({
    packs: PACKS,
    each: 6,
    params: ({ number }) => ({ mode: 'mission', mission: number - 1 }),
    endless: { mode: 'endless' },
  }),
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,

  deal(params) {
    const state = fresh(params);
    setTask(state);
    return state;
  },

  step(state, input, { cue }) {
    if (state.phase === 'over') return 'refused.over';
    if (input.kind === 'fins') {
      flip(state, input.held, cue);
      return undefined;
    }
    if (input.kind === 'launch') {
      if (state.phase !== 'ready') return 'refused.flying';
      launch(state, input.power, cue);
      return undefined;
    }
    if (state.phase !== 'play') return 'refused.waiting';
    if (state.tilted) return 'refused.tilted';
    nudge(state, input.way, cue);
    return undefined;
  },
  tick,

  inputs(state, rng) {
    if (state.phase === 'over') return [];
    const fins: Input = { kind: 'fins', held: rng.int(4) };
    if (state.phase === 'ready') return [{ kind: 'launch', power: rng.int(101) }, fins];
    return state.tilted
      ? [fins]
      : [fins, fins, { kind: 'nudge', way: rng.pick(['left', 'right', 'up'] as const) }];
  },
  status: ({ end }) => (end === '' ? 'playing' : end),
  score: ({ score }) => score,
  stars: (state) =>
    state.end === 'won'
      ? 1 + (state.lost === 0 ? 1 : 0) + (secondsOf(state) <= parOf(state) ? 1 : 0)
      : 0,
  goal: ({ task, now }): Goal => ({
    name: `goal.${task.kind}`,
    now: Math.min(now, task.need),
    target: task.need,
  }),
  ending,
  text,
};

function flip(
  state: State,
  held: number,
  cue: (name: string, at?: { x: number; y: number }) => void,
): void {
  const before = heldOf(state);
  for (const [at, fin] of state.fins.entries()) fin.held = (held & (at === 1 ? 2 : 1)) !== 0;
  if (state.tilted) return;
  const pressed = held & ~before;
  if (pressed & 1) cue('flip', { x: 130, y: 570 });
  if (pressed & 2) cue('flip', { x: 236, y: 570 });
  if (pressed === 0) return;
  // Lit shells follow the fins, as on every table.
  const { shells } = state;
  if (pressed & 1) shells.push(shells.shift() ?? 0);
  else shells.unshift(shells.pop() ?? 0);
}

/** Seconds that pearls have been in play: the third star's time. */
export const secondsOf = ({ alive }: State): number => Math.floor(alive / HZ);
export const parOf = ({ params }: State): number => MISSIONS[params.mission ?? 0]?.par ?? 0;

function ending(state: State): Ending | undefined {
  const { end, task, now, lost, fallX } = state;
  if (end === '') return undefined;
  if (end === 'won') {
    const late = secondsOf(state) - parOf(state);
    if (late > 0) return { reason: 'ending.won', almost: 'almost.time', value: late };
    return lost > 0
      ? { reason: 'ending.won', almost: 'almost.pearl', value: lost }
      : { reason: 'ending.won' };
  }
  const at = { x: fallX, y: 640 };
  if (end === 'over')
    return { reason: 'ending.over', almost: 'almost.done', value: state.done, at };
  return { reason: 'ending.lost', almost: `almost.${task.kind}`, value: task.need - now, at };
}

const where = ({ x, y, vx, vy }: Pearl): string =>
  `pearl ${x.toFixed(2)},${y.toFixed(2)} by ${vx.toFixed(1)},${vy.toFixed(1)}`;

function text(state: State): string {
  const { tick: now, phase, lives, score, mult, task, shells, stars, grotto, jackpot, lit } = state;
  return [
    `tick ${now} ${phase}, pearls ${lives}, score ${score} x${mult}, tide ${tideOf(state).toFixed(2)}`,
    `${task.kind} ${state.now}/${task.need}, done ${state.done}, jackpot ${jackpot}${lit ? ' lit' : ''}`,
    `shells ${shells.join('')}, stars ${stars.join('')}, grotto ${grotto.join('')}, save ${state.save}, tilt ${state.tilt}`,
    `fins ${state.fins.map(({ angle }) => angle.toFixed(2)).join(' ')}`,
    ...state.pearls.map(where),
  ].join('\n');
}

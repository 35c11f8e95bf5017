import type { Ending, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { LEVELS, targetsOf } from './levels.ts';
import { LAKES } from './rules/fish.ts';
import { type Input, LOOK, parseInput, parseParams } from './rules/inputs.ts';
import { deal, free, press, starsOf, SULK, tick } from './rules/outing.ts';
import { type Career, FRESH, type Params, parseCareer, type State } from './rules/state.ts';
import { baitsOf, HALF } from './rules/water.ts';

export type { Params, State } from './rules/state.ts';

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'dawn-angler',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,
  career: {
    fresh: FRESH,
    parse: parseCareer,
    of: ({ career, score }) => ({ ...career, best: Math.max(career.best, score) }),
  },
  deal,
  step,
  tick,
  inputs,
  status: (state) => {
    if (state.phase !== 'end') return 'playing';
    return state.score >= targetsOf(state.params)[0] ? 'won' : 'lost';
  },
  score: (state) => state.score,
  stars: (state) => starsOf(state),
  goal(state) {
    const targets = targetsOf(state.params);
    const next = starsOf(state);
    const target = targets[next];
    if (target === undefined) return undefined;
    return { name: `goal.${next + 1}`, now: state.score, target };
  },
  ending,
  text,
};

function step(state: State, input: Input, context: StepContext): string | undefined {
  switch (input.act) {
    case 'press':
      return press(state, input.x, context);
    case 'free':
      free(state, context, input.z);
      return undefined;
    case 'aim':
      if (!mayAim(state)) return 'refused.aim';
      state.aim = (input.x / 100) * HALF;
      return;
    case 'bait':
      if (state.phase !== 'idle') return 'refused.busy';
      if (!baitsOf(state).includes(input.bait)) return 'refused.box';
      if (state.bait === input.bait) return 'refused.same';
      state.bait = input.bait;
      context.cue('baited');
      return;
  }
}

function inputs(state: State, rng: Rng): readonly Input[] {
  const x = rng.int(201) - 100;
  switch (state.phase) {
    case 'end':
      return [];
    case 'charge':
      return [{ act: 'free' }, { act: 'aim', x }];
    case 'fight':
      return [state.held ? { act: 'free' } : { act: 'press', x }, { act: 'aim', x }];
    case 'idle': {
      const baits = baitsOf(state).filter((bait) => bait !== state.bait);
      return [
        { act: 'press', x },
        { act: 'press', x: -x },
        { act: 'aim', x },
        { act: 'bait', bait: rng.pick(baits) },
      ];
    }
    default:
      return mayPress(state) ? [{ act: 'press', x }] : idleInputs();
  }
}

const mayAim = ({ phase }: State): boolean =>
  phase === 'idle' || phase === 'charge' || phase === 'fight';

/** Nothing is refused and nothing changes: there is only time to pass. */
const idleInputs = (): readonly Input[] => [{ act: 'free' }];

function mayPress(state: State): boolean {
  const { phase, since, wait } = state;
  if (phase === 'caught') return since >= LOOK;
  if (phase === 'lost') return since >= SULK;
  return phase === 'wait' && wait !== null && wait.t >= 20;
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'end') return undefined;
  const stars = starsOf(state);
  const slips = state.missed > state.caught.length && stars < 2;
  const reason = `reason.${slips ? 'slips.' : ''}${stars}`;
  const next = targetsOf(state.params)[stars];
  if (next !== undefined && next - state.score <= Math.max(15, next * 0.2)) {
    return { reason, almost: 'almost.star', value: next - state.score };
  }
  if (next !== undefined && stars === 0) {
    return { reason, almost: 'almost.first', value: next - state.score };
  }
  return { reason };
}

function text(state: State): string {
  const { wait, fight, patches } = state;
  const lines = [
    `${LAKES[state.params.lake]} ${state.phase} cast ${state.cast}, ${state.score} points, ${state.career.purse.coins} coins, bait ${state.bait}`,
    `ripples ${state.spots.map(({ fish, x, z }) => `${fish} ${x.toFixed(1)},${z.toFixed(1)}`).join(' | ')}`,
    `caught ${state.caught.map(({ fish, cm, points }) => `${fish} ${cm} ${points}`).join(' | ')}`,
  ];
  if (patches.length > 0)
    lines.push(`patches ${patches.map(({ x, z, r }) => `${x},${z} ${r}`).join(' | ')}`);
  if (wait)
    lines.push(`float ${state.x.toFixed(2)},${state.z}: ${wait.fish} ${wait.t} of ${wait.bite}`);
  if (fight) {
    lines.push(
      `${fight.mood} ${fight.dist.toFixed(1)} m, tension ${fight.tension.toFixed(0)}, strain ${fight.strain.toFixed(2)}, stamina ${fight.stamina.toFixed(2)}`,
    );
  }
  return lines.join('\n');
}

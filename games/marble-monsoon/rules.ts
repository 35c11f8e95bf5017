import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { shape, union, whole } from '@playgrove/kit/core/parse';
import { levels, medalsFor } from '@playgrove/kit/logic/levels';
import { headingOf, muzzleOf, SPEED } from './rules/aim.ts';
import { deal, drawHue } from './rules/deal.ts';
import { flow } from './rules/flow.ts';
import { LEVELS, PACKS, PER_PACK } from './rules/levels.ts';
import { xAt, yAt } from './rules/path.ts';
import { pathsOf, planOf } from './rules/plan.ts';
import { HOP, marblesOf, RELOAD, type Input, type Params, type State } from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Shots for each marble of the chain that two stars allow; three allow one. */
const TWO_STARS = 1.35;
/** Points for each shot below the two-star mark. */
const SPARE = 20;
/** Fewer marbles than this left is close. */
const NEAR = 8;

/** Shots that two and three stars allow. */
export function marksOf(state: State): readonly [two: number, three: number] {
  const total = totalOf(state);
  return [Math.ceil(total * TWO_STARS), total];
}

export const medals = medalsFor<State>({
  value: ({ fired }) => fired,
  better: 'lower',
  marks: marksOf,
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'marble-monsoon',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: levels({
    packs: PACKS,
    each: PER_PACK,
    params: ({ number }) => ({ level: number }),
    retry: 'same',
  }),
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(1, LEVELS.length) }),
  parseInput: union('kind', { fire: { angle: whole(0, 3599) }, swap: {}, hop: {} }),
  deal,

  step(state, input, { rng, cue }) {
    if (state.end !== '') return 'refused.over';
    switch (input.kind) {
      case 'swap': {
        const { held } = state;
        state.held = state.next;
        state.next = held;
        cue('swap');
        return undefined;
      }
      case 'hop': {
        const { pads } = planOf(state.params.level);
        if (pads.length < 2) return 'refused.pad';
        state.pad = (state.pad + 1) % pads.length;
        state.hop = HOP;
        state.wish = -1;
        cue('hop', pads[state.pad]);
        return undefined;
      }
      default:
        // A press while it reloads or hops is not lost.
        if (state.reload > 0 || state.hop > 0) state.wish = input.angle;
        else fire(state, input.angle, rng, cue);
        return undefined;
    }
  },

  tick(state, context) {
    if (state.end !== '') return;
    state.tick += 1;
    if (state.reload > 0) state.reload -= 1;
    if (state.hop > 0) state.hop -= 1;
    if (state.wish >= 0 && state.reload === 0 && state.hop === 0) {
      fire(state, state.wish, context.rng, context.cue);
    }
    flow(state, context);
    if ((state.end as State['end']) === 'won')
      state.score += SPARE * Math.max(0, marksOf(state)[0] - state.fired);
  },

  inputs(state, rng) {
    if (state.end !== '') return [];
    const all: Input[] = [
      { kind: 'fire', angle: rng.int(3600) },
      { kind: 'fire', angle: rng.int(3600) },
      { kind: 'swap' },
    ];
    return planOf(state.params.level).pads.length > 1 ? [...all, { kind: 'hop' }] : all;
  },
  status: ({ end }) => (end === '' ? 'playing' : end),
  score: ({ score }) => score,
  stars: medals.stars,
  goal(state): Goal {
    const target = totalOf(state);
    return { name: 'goal.left', now: Math.max(0, target - marblesOf(state)), target };
  },
  ending,
  text,
};

function totalOf({ params }: State): number {
  const { count, lanes } = planOf(params.level);
  return count * lanes.length;
}

function fire(
  state: State,
  angle: number,
  rng: Rng,
  cue: Parameters<Rules['step']>[2]['cue'],
): void {
  const heading = headingOf(angle);
  const { x, y } = muzzleOf(state, heading);
  state.shots.push({ x, y, vx: heading.x * SPEED, vy: heading.y * SPEED, hue: state.held });
  state.fired += 1;
  state.wish = -1;
  state.reload = RELOAD;
  state.held = state.next;
  const hue = drawHue(state, rng);
  state.next = hue < 0 ? state.held : hue;
  cue('fire', { x, y });
}

function ending(state: State): Ending | undefined {
  if (state.end === '') return undefined;
  if (state.end === 'won') {
    const reason = state.best > 3 ? 'ending.recoil' : 'ending.won';
    return { reason, ...medals.almost(state) };
  }
  const path = pathsOf(state)[state.jam];
  const at = path && { x: xAt(path, path.length), y: yAt(path, path.length) };
  const left = marblesOf(state);
  const almost = left <= NEAR ? 'almost.left' : state.best < 2 ? 'almost.recoil' : 'almost.head';
  return { reason: 'ending.flood', almost, value: left, ...(at && { at }) };
}

function text(state: State): string {
  const { tick, held, next, fired, combo, score, water, rain, pad } = state;
  const chain = state.lanes.map(({ marbles, v }) =>
    [
      `v ${v.toFixed(2)}:`,
      ...marbles.map(
        ({ s, hue, link, pop, lamp }) =>
          `${link ? '' : '|'}${hue}${lamp ? '*' : ''}${pop > 0 ? '!' : ''}${link ? '' : `@${s.toFixed(1)}`}`,
      ),
    ].join(' '),
  );
  return [
    `tick ${tick}, holds ${held} then ${next}, pad ${pad}, fired ${fired}, combo ${combo}, score ${score}`,
    `water ${water}, rain in ${rain}, shots ${state.shots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}`,
    ...chain,
  ].join('\n');
}

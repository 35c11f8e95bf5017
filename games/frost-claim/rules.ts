import type { Ending, Goal, Rules } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { levels, medalsFor } from '@playgrove/kit/logic/levels';
import {
  ARENA_AT,
  DAILY_AT,
  lakeAt,
  LAKES,
  NEEDS,
  PACK_SIZE,
  PACKS,
  STAR_PARTS,
} from './levels.ts';
import { TURN } from '@playgrove/kit/logic/headings';
import { comeBack, dealLake } from './rules/lake.ts';
import { think } from './rules/rivals.ts';
import { skate } from './rules/skate.ts';
import { thawOn } from './rules/thaw.ts';
import { HZ, POINTS, type Cueing, type Input, type Params, type State } from './rules/types.ts';

/** Headings offered to players that choose among inputs. */
const SAMPLED = 16;
/** Percent of the lake worth naming in the arena. */
const STEPS = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90] as const;
/** Seconds left that are called out. */
const CALLS = [30, 10] as const;

/** Percent of the lake that a skater holds, rounded down: never more than it is. */
export const shareOf = ({ skaters, total }: State, id = 0): number =>
  Math.floor(((skaters[id]?.area ?? 0) * 100) / total);

const secondsOf = ({ age }: State): number => Math.ceil(age / HZ);

const medals = medalsFor<State>({
  value: secondsOf,
  marks: ({ lake }) => STAR_PARTS.map((part) => Math.round(lakeAt(lake).seconds * part)),
  better: 'lower',
  almost: 'almost.star',
  near: 30,
});

export const rules: Rules<Params, State, Input> = {
  slug: 'frost-claim',
  version: 3,
  pace: { kind: 'ticks', hz: HZ },
  levels: levels<Params, { name: string; needs: number; ids: readonly string[] }>({
    packs: PACKS.map((name, at) => ({
      name,
      needs: NEEDS[name],
      ids: LAKES.slice(at * PACK_SIZE, (at + 1) * PACK_SIZE).map(({ id }) => id),
    })),
    params: ({ number }) => ({ lake: number - 1 }),
    endless: { lake: ARENA_AT },
    daily: { lake: DAILY_AT },
  }),
  scoring: { better: 'higher', unit: 'points' },

  parseParams: shape({ lake: whole(0, LAKES.length - 1) }),
  parseInput: shape({ steer: whole(0, TURN - 1) }),

  deal: ({ lake }, rng) => dealLake(lake, rng),

  step(state, { steer }) {
    state.skaters[0].want = steer;
    if (state.age < 0) state.age = 0;
    return undefined;
  },

  tick(state, context) {
    if (state.age < 0 || state.end || state.won) return;
    state.age += 1;
    state.left -= 1;
    const { pace } = lakeAt(state.lake);
    think(state, context);
    for (const me of state.skaters) {
      if (state.end) return;
      if (me.away === 0) skate(state, me, pace, context);
      else if (me.away > 1) me.away -= 1;
      else if (state.age % 15 === 0 && comeBack(state, me, context.rng)) me.away = 0;
    }
    if (state.end) return;
    thawOn(state, context);
    judge(state, context);
  },

  inputs(state) {
    if (rules.status(state) !== 'playing') return [];
    return Array.from({ length: SAMPLED }, (_, at) => ({ steer: (at * TURN) / SAMPLED }));
  },

  status({ won, end, lake }) {
    if (won) return 'won';
    if (!end) return 'playing';
    return lake === ARENA_AT ? 'over' : 'lost';
  },

  score: ({ score }) => score,
  stars: (state) => (state.won && lakeAt(state.lake).pack ? medals.stars(state) : 0),

  goal(state): Goal | undefined {
    const now = shareOf(state);
    const { target } = lakeAt(state.lake);
    if (target > 0) return { name: 'goal.share', now, target };
    const step = STEPS.find((percent) => percent > now);
    return step === undefined ? undefined : { name: 'goal.hold', now, target: step };
  },

  ending(state): Ending | undefined {
    if (state.won) return { reason: 'end.won', ...medals.almost(state) };
    if (!state.end) return undefined;
    const { by, who, x, y } = state.end;
    const at = { x, y };
    if (state.lake !== ARENA_AT) return { reason: `end.${by}${who ? `-${who}` : ''}`, at };
    const value = Math.floor((state.peak * 100) / state.total);
    return { reason: `end.${by}${who ? `-${who}` : ''}`, almost: 'almost.peak', value, at };
  },

  text: textOf,
};

function judge(state: State, context: Cueing): void {
  const [you] = state.skaters;
  const { target } = lakeAt(state.lake);
  const at = { x: you.x, y: you.y };
  if (target > 0 && shareOf(state) >= target) {
    state.won = true;
    state.score += Math.floor(state.left / HZ) * POINTS.second;
    return;
  }
  for (const seconds of CALLS) if (state.left === seconds * HZ) context.cue('hurry', at, seconds);
  if (state.left <= 0) state.end = { by: 'time', ...at };
}

/** Every third row and second column is enough to compare by eye. */
function textOf(state: State): string {
  const { lake, age, left, score, cuts, rows, skaters, end, won } = state;
  const fate = won ? ' won' : end ? ` ${end.by} ${end.who ?? ''}` : '';
  return [
    `lake ${lakeAt(lake).id} share ${shareOf(state)}% score ${score} cuts ${cuts} tick ${age} left ${left}${fate}`,
    ...skaters.map(
      ({ kind, x, y, heading, area, trail, mood, away }) =>
        `${kind} ${away > 0 ? `away ${away}` : `@${x},${y} ${heading} area ${area} trail ${trail.length} ${mood}`}`,
    ),
    ...rows.filter((_, row) => row % 4 === 0).map((row) => row.replace(/(.)./g, '$1')),
  ].join('\n');
}

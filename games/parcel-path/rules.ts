import type { Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { almost } from '@playgrove/kit/logic/levels';
import { LEVELS } from './levels.ts';
import { factsOf, pointOf } from './rules/board.ts';
import {
  HZ,
  headOf,
  isDone,
  isHome,
  isLate,
  medals,
  parseInput,
  parseParams,
  refusalOf,
  secondsOf,
  vanAt,
  waysOn,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import { boardOf, LEVEL_COUNT, planOf } from './rules/towns.ts';

/** Two stars take this much longer than three. */
const SILVER = 1.7;
/** Seconds before night at which it gets urgent. */
export const DUSK = 10;

const LATER = 10_000;

export const rules: Rules<Params, State, Input> = {
  slug: 'parcel-path',
  version: 1,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: parseParams(LEVEL_COUNT),
  parseInput,

  deal({ level }, rng) {
    const board = boardOf(level, rng);
    const { gold, night } = planOf(level === 0 ? LEVEL_COUNT + 1 : level);
    return {
      ...board,
      level,
      route: board.stops.slice(0, 1),
      time: 0,
      gold: gold * HZ,
      silver: Math.round(gold * SILVER) * HZ,
      night: night * HZ,
      drive: 0,
    };
  },

  step(state, input, context) {
    if (isLate(state) || isHome(state)) return 'refused.over';
    if (input.act === 'skip') {
      if (state.drive === 0) return 'refused.over';
      state.drive = LATER;
      return undefined;
    }
    return state.drive > 0 ? 'refused.over' : go(state, input.cell, context);
  },

  tick(state, context) {
    if (isLate(state)) return;
    if (state.drive > 0) drive(state, context);
    else if (state.night > 0 || state.route.length > 1) {
      // In the first levels, the day begins with the road.
      state.time += 1;
      if (state.time === state.gold + 1 || state.time === state.silver + 1) context.cue('medal');
      const left = state.night - state.time;
      if (state.night > 0 && left === DUSK * HZ) context.cue('dusk');
      if (state.night > 0 && left < DUSK * HZ && left % HZ === 0) context.cue('second');
    }
  },

  inputs(state) {
    if (isLate(state) || isHome(state)) return [];
    if (state.drive > 0) return [{ act: 'skip' }];
    const back = state.route.at(-2);
    const cells = back === undefined ? waysOn(state) : [...waysOn(state), back];
    return cells.map((cell): Input => ({ act: 'go', cell }));
  },

  status: (state) => (isHome(state) ? 'won' : isLate(state) ? 'lost' : 'playing'),
  score: secondsOf,
  stars: medals.stars,
  goal,

  ending(state): Ending | undefined {
    if (isHome(state)) return { reason: 'reason.won', ...medals.almost(state) };
    if (!isLate(state)) return undefined;
    const missed = state.path.find((cell) => !state.route.includes(cell)) ?? 0;
    const at = pointOf(state, missed);
    return { reason: 'reason.night', ...almost(goal(state), 'almost.squares'), at };
  },

  text(state) {
    const { houses } = factsOf(state);
    const signs = houses.map((house, cell) => {
      const at = state.route.indexOf(cell);
      const sign = house >= 0 ? `h${house}` : state.path.includes(cell) ? '.' : '~';
      return `${sign}${at < 0 ? '' : `:${at}`}`.padEnd(6);
    });
    const rows = Array.from({ length: state.rows }, (_, row) =>
      signs
        .slice(row * state.cols, (row + 1) * state.cols)
        .join('')
        .trimEnd(),
    );
    const fences = state.fences.map((pair) => pair.join('|')).join(' ');
    return [...rows, `fences ${fences}`, `time ${state.time}, drive ${state.drive}`].join('\n');
  },
};

function goal({ route, path }: State): Goal {
  return { name: 'goal.squares', now: route.length, target: path.length };
}

/** On to a neighbor, or back along the road. */
function go(state: State, cell: number, { cue }: StepContext): string | undefined {
  const { route } = state;
  const at = route.indexOf(cell);
  if (at >= 0) {
    if (at === route.length - 1) return 'refused.road';
    cue('back', pointOf(state, headOf(state)), route.length - 1 - at);
    route.length = at + 1;
    return undefined;
  }
  const why = refusalOf(state, cell);
  if (why !== undefined) return why;
  route.push(cell);
  const place = pointOf(state, cell);
  const house = factsOf(state).houses[cell] ?? -1;
  if (isDone(state)) {
    state.drive = 1;
    cue('done', place);
  } else if (house > 0) cue('house', place, house);
  else cue('road', place, route.length % 12);
  if (!isDone(state) && waysOn(state).length === 0) cue('stuck', place);
  return undefined;
}

/** A tick of the van's trip, with a parcel at every house that it passes. */
function drive(state: State, { cue }: StepContext): void {
  const before = vanAt(state, state.drive);
  state.drive += 1;
  const now = vanAt(state, state.drive);
  const { houses } = factsOf(state);
  for (let at = Math.floor(before) + 1; at <= now; at += 1) {
    const cell = state.route[at] ?? -1;
    const house = houses[cell] ?? -1;
    if (house > 0 && at < state.route.length - 1) cue('parcel', pointOf(state, cell), house);
  }
  if (before < now && now >= state.route.length - 1) cue('home', pointOf(state, headOf(state)));
}

import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { clamped, lenient, oneOf, shape } from '@playgrove/kit/core/parse';
import { endRun, freshBoard, parseBoard } from '@playgrove/kit/logic/missions';
import { firstRows, lay } from './rules/course.ts';
import { hopFrom, rowAt } from './rules/lanes.ts';
import { AT_A_TIME, MISSIONS, nextMission } from './rules/missions.ts';
import { isIdle, motherAt, pass } from './rules/run.ts';
import {
  HEARTS,
  HOP,
  START,
  WAYS,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Career, Input, Params, State } from './rules/types.ts';

const FRESH: Career = { board: freshBoard(MISSIONS, AT_A_TIME), runs: 0 };
/** Rows to the pond reported when a line is lost. */
const NEAR = 6;
const HOPS = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] } as const;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'mother-duck-dash',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: [{ id: 'endless', params: { mode: 'endless' } }],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ mode: oneOf('endless') }),
  parseInput: oneOf('up', 'down', 'left', 'right'),
  career: {
    fresh: FRESH,
    parse: lenient(
      { board: (raw) => parseBoard(MISSIONS, raw, AT_A_TIME), runs: clamped(0, 1e9) },
      FRESH,
    ),
    of: ({ phase, career: { board, runs } }) => ({
      board: phase === 'over' ? endRun(MISSIONS, board) : board,
      runs: runs + (phase === 'over' ? 1 : 0),
    }),
  },
  deal,

  step(state, input, { cue }) {
    if (state.phase === 'over') return 'refused.over';
    if (!isIdle(state)) return undefined;
    const here = motherAt(state, state.clock);
    const [dx, dy] = HOPS[input];
    const hop = hopFrom((row) => rowAt(state, row), here, dx, dy, state.clock);
    if (!hop) {
      cue('blocked', { x: here.x + dx * 0.5, y: here.row + dy * 0.5 });
      return undefined;
    }
    const { wet: _, ...stay } = hop;
    state.trail.push(stay);
    cue('hop', { x: here.x, y: here.row });
    return undefined;
  },

  tick(state, context) {
    if (state.phase !== 'over') pass(state, context);
  },

  inputs: ({ phase }) => (phase === 'over' ? [] : WAYS),
  status: ({ phase }) => (phase === 'over' ? 'over' : 'playing'),
  score: ({ score }) => score,
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng, career: Career): State {
  const { row, x } = START;
  const state: State = {
    params,
    phase: 'play',
    clock: 0,
    wait: 0,
    rows: firstRows(),
    first: 0,
    groups: 0,
    trail: [{ at: -HOP, fromRow: row, fromX: x, row, x, speed: 0 }],
    ducks: [],
    safe: { row, x },
    hearts: HEARTS,
    score: 0,
    far: row,
    rain: row - 7,
    banked: 0,
    chain: 0,
    pond: -9,
    lost: 0,
    cause: '',
    career,
  };
  lay(state, rng);
  return state;
}

/** Rows to the next pond in a first run, then the mission that is nearest to done. */
function goal(state: State): Goal | undefined {
  const mission = state.career.runs > 0 ? nextMission(state) : undefined;
  if (mission) {
    const now = state.career.board.counts[mission.id] ?? 0;
    return { name: `mission.${mission.event}.${mission.span}`, now, target: mission.target };
  }
  const { row } = motherAt(state, state.clock);
  const left = rowsToPond(state);
  return left < 0 ? undefined : { name: 'goal.pond', now: row, target: row + left };
}

function rowsToPond(state: State): number {
  const { row } = motherAt(state, state.clock);
  const ahead = state.rows.findIndex(({ pond }, index) => pond && state.first + index >= row);
  return ahead < 0 ? -1 : state.first + ahead - row;
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'over') return undefined;
  const { x, row } = motherAt(state, state.clock);
  const reason = `reason.${state.cause}`;
  const at = { x, y: row };
  const pond = rowsToPond(state);
  if (state.lost > 0 && pond > 0 && pond <= NEAR)
    return { reason, at, almost: 'almost.pond', value: pond };
  const mission = nextMission(state);
  if (!mission) return { reason, at };
  const had = mission.span === 'run' ? 0 : (state.career.board.counts[mission.id] ?? 0);
  const value = mission.span === 'all' ? mission.target - had : mission.target;
  return { reason, at, almost: `next.${mission.event}.${mission.span}`, value };
}

function text(state: State): string {
  const { x, row } = motherAt(state, state.clock);
  const rows = state.rows
    .map((one, index) => ({ ...one, number: state.first + index }))
    .filter(({ number }) => number >= row - 1 && number < row + 6)
    .map(({ number, kind, speed, items, trees, duck, pond }) =>
      kind === 'meadow'
        ? `${number} meadow trees ${trees.join('')} duck ${duck} pond ${pond?.join('-') ?? 'no'}`
        : `${number} ${kind} ${(speed * 60).toFixed(2)} ${items.map(({ from, length }) => `${from.toFixed(1)}+${length}`).join(' ')}`,
    );
  return [
    `${state.phase} row ${row} at ${x.toFixed(2)}, line ${state.ducks.length}, hearts ${state.hearts}`,
    `score ${state.score}, banked ${state.banked}, rain ${state.rain.toFixed(2)}`,
    ...rows,
  ].join('\n');
}

import type { Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { createBudget } from '@playgrove/kit/core';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS } from './levels.ts';
import { DAILY_BOARDS } from './rules/boards.ts';
import { solutions } from './rules/count.ts';
import { readWood, writeWood } from './rules/grove.ts';
import { boardOf, FRESH, readCareer, readInput, readParams } from './rules/reading.ts';
import {
  awake,
  type Carried,
  CROSS,
  FREE,
  type Input,
  isWon,
  OWL,
  owlsOf,
  type Params,
  type State,
} from './rules/state.ts';
import { turned } from './rules/turn.ts';

const NODES = 2_000_000;

export const medals = medalsFor<Pick<State, 'hints' | 'hoots'>>({
  value: ({ hints, hoots }) => hints + hoots,
  better: 'lower',
  marks: () => [2, 0],
  almost: 'almost.restless',
});

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'owl-roost',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: readParams,
  parseInput: readInput,

  career: {
    fresh: FRESH,
    parse: readCareer,
    of(state) {
      const { carried } = state;
      const clean = state.hoots === 0 && state.hints === 0;
      if (!isWon(state)) return { ...carried, streak: clean ? carried.streak : 0 };
      const streak = clean ? carried.streak + 1 : 0;
      return {
        solved: carried.solved + 1,
        streak,
        longest: Math.max(carried.longest, streak),
      };
    },
  },

  deal({ level }, rng, carried) {
    const board = readWood(boardOf(level, rng.int(DAILY_BOARDS.length)));
    const wood = level > 0 ? board : turned(board, rng);
    const [solution] = solutions(wood, 1, createBudget('owl-roost: deal', NODES));
    if (!solution) throw new Error(`owl-roost: wood ${level} has no solution`);
    return {
      level,
      size: wood.size,
      wood: writeWood(wood),
      solution,
      carried,
      marks: wood.groves.map(() => FREE),
      seconds: 0,
      hints: 0,
      hoots: 0,
    };
  },

  step(state, input, context) {
    if (isWon(state)) return 'refused.over';
    const { set, to } = input;
    if (set.some((cell) => cell >= state.marks.length)) return 'refused.outside';
    if (to === OWL && set.length > 1) return 'refused.many';
    // A sweep goes around owls: only a press on the owl itself moves it.
    const cells = [...new Set(set)].filter(
      (cell) => state.marks[cell] !== to && (set.length === 1 || state.marks[cell] !== OWL),
    );
    if (cells.length === 0) return 'refused.same';
    const asleep = new Set(awake(state));
    cells.forEach((cell, index) => cueMark(state, cell, input, index, context));
    for (const cell of cells) state.marks[cell] = to;
    if (to === OWL) cueOwl(state, cells[0] ?? 0, asleep, context);
    state.seconds = Math.max(state.seconds, input.t ?? 0);
    state.hints = Math.max(state.hints, input.h ?? 0);
    state.hoots = Math.max(state.hoots, input.w ?? 0);
    return undefined;
  },

  inputs(state) {
    if (isWon(state)) return [];
    return state.marks.flatMap((mark, cell): Input[] =>
      ([FREE, CROSS, OWL] as const).flatMap((to) => (to === mark ? [] : [{ set: [cell], to }])),
    );
  },

  status: (state) => (isWon(state) ? 'won' : 'playing'),
  score: (state) => state.seconds,
  stars: medals.stars,

  goal(state): Goal {
    const restless = new Set(awake(state));
    const now = owlsOf(state).filter((owl) => !restless.has(owl)).length;
    return { name: 'goal.owls', now, target: state.size };
  },

  ending(state): Ending {
    const isClean = medals.next(state) === undefined;
    return { reason: isClean ? 'reason.clean' : 'reason.asleep', ...medals.almost(state) };
  },

  text(state) {
    const rows = Array.from({ length: state.size }, (_, row) => {
      const from = row * state.size;
      const marks = state.marks
        .slice(from, from + state.size)
        .map((mark) => ['.', 'x', 'O'][mark] ?? '?')
        .join('');
      return `${state.wood.slice(from, from + state.size)}  ${marks}`;
    });
    return `${rows.join('\n')}\nwood ${state.level}, hoots ${state.hoots}, hints ${state.hints}`;
  },
};

function cueMark(
  state: State,
  cell: number,
  { to }: Input,
  index: number,
  context: StepContext,
): void {
  const at = { x: cell % state.size, y: Math.floor(cell / state.size) };
  if (to === CROSS) context.cue('cross', at, index);
  if (to === FREE) context.cue(state.marks[cell] === OWL ? 'leave' : 'clear', at, index);
}

/** An owl settles down, or wakes those that it sees. */
function cueOwl(
  state: State,
  cell: number,
  before: ReadonlySet<number>,
  context: StepContext,
): void {
  const { size } = state;
  const restless = awake(state);
  const at = (owl: number) => ({ x: owl % size, y: Math.floor(owl / size) });
  if (!restless.includes(cell)) {
    context.cue('perch', at(cell), owlsOf(state).length - restless.length);
    return;
  }
  state.hoots += 1;
  for (const owl of restless) if (!before.has(owl)) context.cue('hoot', at(owl), restless.length);
}

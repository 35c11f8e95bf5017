import type { Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, union, whole } from '@playgrove/kit/core/parse';
import { cardName } from '@playgrove/kit/logic/cards';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { dealNumber } from './rules/deals.ts';
import { LEVELS, partOf, type Params } from './rules/levels.ts';
import {
  accepts,
  COLUMNS,
  faceOf,
  firstOf,
  isWon,
  joins,
  mayDeal,
  movesFrom,
} from './rules/table.ts';
import {
  opening,
  RUN,
  runOf,
  RUNS,
  type Input,
  type Move,
  type State,
  type Suits,
} from './rules/table.ts';

/** As in every Spider: 500 points to begin with, a move costs one, a finished run brings a hundred. */
const POINTS = { start: 500, run: 100 } as const;

/** Most moves for two stars and for three. */
const MARKS: Readonly<Record<Suits, readonly [number, number]>> = {
  1: [180, 140],
  2: [240, 190],
  4: [300, 240],
};

/** A run so long is said: it is on its way. */
const LONG = 7;

const medals = medalsFor<State>({
  value: ({ moves }) => moves,
  better: 'lower',
  marks: ({ suits }) => MARKS[suits],
  almost: 'almost.moves',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'dewdrop-spider',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ suits: oneOf(1, 2, 4), number: whole(0, 99) }),
  parseInput: union('kind', {
    deal: {},
    move: { from: whole(0, COLUMNS - 1), count: whole(1, RUN), to: whole(0, COLUMNS - 1) },
  }),

  deal(params, rng) {
    return opening(params.suits, dealNumber(params.suits, partOf(params), rng));
  },

  step(state, input, context) {
    const why = input.kind === 'deal' ? dealRow(state, context) : move(state, input, context);
    if (why === undefined) state.moves += 1;
    return why;
  },

  inputs(state) {
    if (isWon(state)) return [];
    return [...movesFrom(state), ...(mayDeal(state) ? [{ kind: 'deal' } as const] : [])];
  },

  status: (state) => (isWon(state) ? 'won' : isStuck(state) ? 'lost' : 'playing'),
  score: ({ moves, done }) => Math.max(0, POINTS.start - moves + POINTS.run * done.length),
  stars: (state) => (isWon(state) ? medals.stars(state) : 0),
  goal: ({ done }) => ({ name: 'goal.runs', now: done.length, target: RUNS }),
  ending(state) {
    if (isWon(state)) return { reason: 'reason.won', ...medals.almost(state) };
    return isStuck(state) ? { reason: 'reason.stuck' } : undefined;
  },

  text({ columns, down, stock, done, moves }) {
    const lines = columns.map((cards, column) => {
      const names = cards.map((id, at) =>
        at < (down[column] ?? 0) ? `(${cardName(faceOf(id))})` : cardName(faceOf(id)),
      );
      return `${column + 1}: ${names.join(' ') || '--'}`;
    });
    const runs = done.map(([king = 0]) => cardName(faceOf(king))).join(' ');
    return [...lines, `done ${runs || '--'}, stock ${stock.length}, moves ${moves}`].join('\n');
  },
};

/** No run fits anywhere and no row is left: only undo helps. */
function isStuck(state: State): boolean {
  return !isWon(state) && !mayDeal(state) && movesFrom(state).length === 0;
}

function dealRow(state: State, context: StepContext): string | undefined {
  if (state.stock.length === 0) return 'refused.no-stock';
  if (!mayDeal(state)) return 'refused.empty';
  const row = state.stock.splice(-COLUMNS);
  for (const [at, column] of state.columns.entries()) {
    column.push(...row.slice(at, at + 1));
    context.cue('deal', { x: at, y: column.length - 1 }, at, at);
  }
  for (let at = 0; at < COLUMNS; at += 1) tidy(state, at, context, COLUMNS);
  return undefined;
}

/** Refuses without changing anything. */
function move(state: State, input: Move, context: StepContext): string | undefined {
  const { from, count, to } = input;
  const first = firstOf(state, from, count);
  if (first === undefined) return count <= open(state, from) ? 'refused.run' : 'refused.nothing';
  if (from === to || !accepts(state, to, first)) return 'refused.place';
  const joined = joins(state, input);
  const [source, target] = [state.columns[from] ?? [], state.columns[to] ?? []];
  const y = target.length;
  target.push(...source.splice(source.length - count));
  const run = runOf(state, to);
  context.cue(joined === 2 ? 'join' : 'place', { x: to, y }, run);
  if (joined === 2 && run >= LONG && run < RUN) context.cue('long', { x: to, y }, run);
  turnUp(state, from, context, 0);
  tidy(state, to, context, 1);
  return undefined;
}

const open = ({ columns, down }: State, at: number): number =>
  (columns[at]?.length ?? 0) - (down[at] ?? 0);

/** A whole run, king to ace, leaves the table. */
function tidy(state: State, at: number, context: StepContext, stage: number): void {
  if (runOf(state, at) < RUN) return;
  const column = state.columns[at] ?? [];
  state.done.push(column.splice(column.length - RUN));
  context.cue('run', { x: at, y: Math.max(0, column.length - 1) }, state.done.length, stage);
  turnUp(state, at, context, stage + 1);
}

/** A face-down card that lies bare is turned over. */
function turnUp(state: State, at: number, context: StepContext, stage: number): void {
  const left = state.columns[at]?.length ?? 0;
  if (left === 0 || left !== state.down[at]) return;
  state.down[at] = left - 1;
  context.cue('flip', { x: at, y: left - 1 }, undefined, stage);
}

export type { Input, Params, State };

/** Moves left before a win earns a star less; nothing once only one is left to earn. */
export function movesLeft({ suits, moves }: State): number | undefined {
  const mark = MARKS[suits].findLast((most) => moves <= most);
  return mark === undefined ? undefined : mark - moves;
}

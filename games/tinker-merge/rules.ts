import type { Ending, Goal, Point, Rules, StepContext } from '@playgrove/kit/contract';
import { almost } from '@playgrove/kit/logic/levels';
import { LEVELS } from './levels.ts';
import { LEVEL_COUNT } from './rules/benches.ts';
import { dealt, refill } from './rules/deal.ts';
import { EMPTY, isPiece, landingOf, reachOf, tierOf } from './rules/pieces.ts';
import { play } from './rules/play.ts';
import {
  canDraw,
  dropsOf,
  isEndless,
  isServed,
  isStuck,
  leftIn,
  medals,
  pairsOf,
  parseInput,
  parseParams,
  rowsOf,
  seatFor,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

/** Points for a part that is left in the box. */
const THRIFT = 20;
/** Moves to free cells among the inputs, as a sample. */
const SAMPLE = 2;
/** Rows of cue points beside the bench: customers above, the box below. */
export const SEATS_ROW = -1;
export const BOX_ROW = 99;

export const pointOf = (cell: number, { columns }: Pick<State, 'columns'>): Point =>
  cell < 0
    ? { x: 0, y: BOX_ROW }
    : { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 };

export const rules: Rules<Params, State, Input> = {
  slug: 'tinker-merge',
  version: 2,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: parseParams(LEVEL_COUNT),
  parseInput,

  deal: ({ level }, rng) => dealt(level, rng),

  step(state, input, context) {
    if (isServed(state) || isStuck(state)) return 'refused.over';
    const outcome = play(state, input);
    if (typeof outcome === 'string') return outcome;
    state.last = outcome;
    refill(state, context.rng);
    report(state, context);
    return undefined;
  },

  inputs(state, rng) {
    if (isServed(state) || isStuck(state)) return [];
    const { cells } = state;
    const full = cells.flatMap((piece, cell) => (isPiece(piece) ? [cell] : []));
    const moves = rng
      .shuffled(full)
      .flatMap((from) => reachOf(from, state).map((to): Input => ({ act: 'go', from, to })));
    return [...deeds(state), ...moves.slice(0, SAMPLE)];
  },

  status: (state) =>
    isServed(state) ? 'won' : !isStuck(state) ? 'playing' : isEndless(state) ? 'over' : 'lost',
  score: (state) => state.points + (isServed(state) ? state.parts.length * THRIFT : 0),
  stars: medals.stars,
  goal,

  ending(state): Ending | undefined {
    if (isServed(state)) return { reason: 'reason.won', ...medals.almost(state) };
    if (!isStuck(state)) return undefined;
    const isFull = leftIn(state) > 0;
    return {
      reason: isFull ? 'reason.full' : 'reason.box',
      ...almost(goal(state), 'almost.orders'),
      at: isFull ? { x: state.columns / 2, y: rowsOf(state) / 2 } : pointOf(-1, state),
    };
  },

  text({ columns, cells, wind, parts, seats, served, orders, drawn, points }) {
    const sign = (content: number, cell: number): string =>
      content > 0
        ? `${'abcde'[Math.floor(content / 10)]}${tierOf(content)}${"'".repeat(wind[cell] ?? 0)}`
        : ({ [EMPTY]: '.', [-1]: 'c', [-2]: 'i' }[content] ?? '#');
    const signs = cells.map((content, cell) => sign(content, cell).padEnd(9));
    const rows = Array.from({ length: cells.length / columns }, (_, row) =>
      signs
        .slice(row * columns, (row + 1) * columns)
        .join('')
        .trimEnd(),
    );
    const wants = seats.map((order) => (order ? order.wants.join('+') : '-')).join(' ');
    return [
      ...rows,
      `wants ${wants}, served ${served}/${orders}`,
      `drawn ${drawn}, next ${parts.slice(0, 2).join(' ')}, points ${points}`,
    ].join('\n');
  },
};

function goal(state: State): Goal | undefined {
  if (isEndless(state)) return undefined;
  return { name: 'goal.orders', now: state.served, target: state.orders };
}

/** Inputs that change what there is, without moves to free cells. */
export function deeds(state: State): readonly Input[] {
  const draws = canDraw(state) ? [...(landingOf(state) >= 0 ? [-1] : []), ...dropsOf(state)] : [];
  return [
    ...draws.map((to): Input => ({ act: 'draw', to })),
    ...pairsOf(state).map(([from, to]): Input => ({ act: 'go', from, to })),
    ...state.cells.flatMap((piece, from): Input[] => {
      const seat = seatFor(state, piece);
      return seat >= 0 ? [{ act: 'give', from, seat }] : [];
    }),
  ];
}

/** Says what the last move did. */
function report(state: State, { cue }: StepContext): void {
  const { last } = state;
  if (!last) return;
  const seat: Point = { x: last.to, y: SEATS_ROW };
  if (last.act === 'give') {
    cue('give', seat, tierOf(last.piece));
    if (last.served >= 0) cue('served', seat, state.served);
  } else if (last.act === 'merge') cue('merge', pointOf(last.to, state), tierOf(last.piece));
  else cue(last.act, pointOf(last.to, state));
  for (const cell of last.opened) cue('open', pointOf(cell, state), undefined, 1);
  for (const [at, { to }] of last.made.entries()) cue('make', pointOf(to, state), at + 1, 1);
  const merges = last.made.filter((part) => part.merges).length;
  if (merges > 0) cue('chain', pointOf(last.to, state), merges + 1, 1);
  else if (last.made.length > 2) cue('train', pointOf(last.to, state), last.made.length, 1);
  if (isStuck(state)) cue('stuck', pointOf(last.act === 'give' ? -1 : last.to, state));
}

import type { Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, optional, shape, such, whole, type Parser } from '@playgrove/kit/core/parse';
import { BOARDS, BOARD_NAMES, linesAround, type BoardName } from './rules/board.ts';
import { FRESH, parseCarried, type Carried } from './rules/career.ts';
import { deal, TREK_STARS, TREKS } from './rules/deal.ts';
import { blow, emptyCells, feed, spawn } from './rules/desert.ts';
import { isCornered, tellMove } from './rules/missions.ts';
import { picture } from './rules/picture.ts';
import { canSlide, slide, type Slid } from './rules/slide.ts';
import { besideBoard, CAMP, HOME, type Input, type Params, type State } from './rules/state.ts';

export { CAMP, HOME, type Input, type Params, type State, type Tile } from './rules/state.ts';

/** The exponents worth naming as goals; after the last one, each next power. */
const LADDER = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
/** Merges in one move worth a shout. */
const COMBO = 3;
/** Points for each move that the day's trek leaves over. */
const MOVE_PAYS = 20;
/** Exponents that are worth the second and third star of a board. */
const STARS: Readonly<Record<BoardName, readonly [number, number]>> = {
  four: [12, 13],
  five: [12, 14],
  hex: [12, 13],
  oasis: [12, 13],
};

const parseParams: Parser<Params> = such(
  shape({ board: oneOf(...BOARD_NAMES), trek: optional(oneOf(true)) }),
  ({ board, trek }) => !trek || TREKS[board] !== undefined,
  'a board with treks',
);

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'double-dunes',
  version: 3,
  pace: { kind: 'turns', undo: 3 },
  levels: [
    { id: 'four', params: { board: 'four' } },
    { id: 'five', params: { board: 'five' } },
    { id: 'hex', params: { board: 'hex' } },
    { id: 'oasis', params: { board: 'oasis' } },
    { id: 'trek-four', params: { board: 'four', trek: true }, daily: true },
    { id: 'trek-five', params: { board: 'five', trek: true }, daily: true },
    { id: 'trek-hex', params: { board: 'hex', trek: true }, daily: true },
  ],
  scoring: { better: 'higher', unit: 'points' },
  career: { fresh: FRESH, parse: parseCarried, of: carriedFrom },
  parseParams,
  parseInput: whole(0, CAMP),
  deal,

  step(state, input, context) {
    if (input === CAMP) return camp(state, context);
    const lines = linesAround(state.board, state.stones)[input];
    if (!lines) return 'refused.direction';
    const slid = slide(state, lines);
    if (!slid.moved) return 'refused.stuck';
    settle(state, slid, context);
    return undefined;
  },

  inputs(state) {
    if (isOver(state)) return [];
    const ways = legal(state);
    return mayCamp(state) ? [...ways, CAMP] : ways;
  },

  status(state) {
    if (!isOver(state)) return 'playing';
    if (state.trek) return state.top >= state.trek.goal ? 'won' : 'lost';
    return state.top >= HOME ? 'won' : 'over';
  },

  score: (state) => state.score,

  stars({ board, top, trek, moves }) {
    if (trek) return 1 + TREK_STARS.filter((left) => trek.moves - moves >= left).length;
    return 1 + STARS[board].filter((each) => top >= each).length;
  },

  goal({ top, trek }): Goal {
    const target = trek ? trek.goal : nextRung(top);
    return { name: 'goal.tile', now: 2 ** Math.min(top, target), target: 2 ** target };
  },

  ending,
  text: picture,
};

/** The next exponent worth naming. */
function nextRung(top: number): number {
  return LADDER.find((exponent) => exponent > top) ?? top + 1;
}

/** The directions in which some tile can slide. */
export function legal(state: State): Input[] {
  const lines = linesAround(state.board, state.stones);
  return lines.flatMap((each, direction) => (canSlide(state, each) ? [direction] : []));
}

/** Whether one may make camp and end the game as won. */
export function mayCamp({ top, trek }: Pick<State, 'top' | 'trek'>): boolean {
  return !trek && top >= HOME;
}

function isOver(state: State): boolean {
  const { camped, trek, top, moves } = state;
  if (camped || (trek && (top >= trek.goal || moves >= trek.moves))) return true;
  return !linesAround(state.board, state.stones).some((lines) => canSlide(state, lines));
}

/** All that follows a slide. */
function settle(state: State, slid: Slid, context: StepContext): void {
  const { cells } = BOARDS[state.board];
  const before = state.top;
  const { merges } = slid;
  state.tiles = slid.tiles;
  state.nextId = slid.nextId;
  state.moves += 1;
  for (const { v } of merges) state.top = Math.max(state.top, v);
  state.score += merges.reduce((sum, { v }) => sum + 2 ** v, 0);
  state.merging = merges.length > 0 ? state.merging + 1 : 0;
  const fed = feed(state, context);
  spawn(state, context.rng);
  blow(state, context);
  context.cue('slide');
  for (const { cell, v } of merges) context.cue('merge', cells[cell], v);
  // Two shouts of one slide come from two cells.
  const best = merges.find(({ v }) => v === state.top) ?? merges[0];
  const other = merges.findLast((each) => each !== best);
  if (merges.length >= COMBO) context.cue('combo', cells[other?.cell ?? -1], merges.length);
  if (state.top > before && state.top >= LADDER[0]) {
    const name = state.top === HOME ? 'home' : 'milestone';
    context.cue(name, cells[best?.cell ?? -1], 2 ** state.top);
  }
  state.cornered = isCornered(state) ? state.cornered + 1 : 0;
  tellOf(state, { merges: merges.length, grown: state.top > before, fed, camped: false }, context);
  if (state.trek && state.top >= state.trek.goal) {
    state.score += (state.trek.moves - state.moves) * MOVE_PAYS;
  }
}

function tellOf(
  state: State,
  happened: Parameters<typeof tellMove>[1],
  { cue }: StepContext,
): void {
  if (state.trek) return;
  const { board, done } = tellMove(state, happened);
  if (board === state.career.ladders[state.board]) return;
  state.career = {
    ...state.career,
    ladders: { ...state.career.ladders, [state.board]: board },
  };
  for (const [row, { reward }] of done.entries()) cue('mission', besideBoard(row), reward);
}

function camp(state: State, context: StepContext): string | undefined {
  if (!mayCamp(state)) return 'refused.camp';
  state.camped = true;
  context.cue('camp');
  tellOf(state, { merges: 0, grown: false, fed: [], camped: true }, context);
  return undefined;
}

function carriedFrom({ career, board, top, camped, trek, moves }: State): Carried {
  // A board that was only looked at has no highest tile yet.
  if (trek || moves === 0) return career;
  return {
    ...career,
    tops: { ...career.tops, [board]: Math.max(career.tops[board], top) },
    camps: career.camps + (camped ? 1 : 0),
  };
}

function ending(state: State): Ending {
  const { camped, trek, top } = state;
  const next = 2 ** (top + 1);
  if (camped) return { reason: 'reason.camp', almost: 'almost.next', value: next };
  if (trek && top >= trek.goal) return { reason: 'reason.trek' };
  const full = emptyCells(state).length === 0;
  const out = trek !== null && state.moves >= trek.moves;
  const reason = out ? 'reason.moves' : full ? 'reason.full' : 'reason.stuck';
  const atTop = state.tiles.filter((tile) => tile?.v === top).length;
  if (atTop >= 2) return { reason, almost: 'almost.pair', value: next };
  if (top === HOME - 1) return { reason, almost: 'almost.half', value: 2 ** HOME };
  return { reason, almost: 'almost.reach', value: 2 ** (trek ? trek.goal : nextRung(top)) };
}

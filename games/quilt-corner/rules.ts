import type { Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { clamped, lenient, shape, whole } from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { fits, hasPlace, placesOf, sewn, SIDE, type Sewn } from './rules/board.ts';
import { dealHand, HAND } from './rules/dealing.ts';
import { patchFor, shapeOf } from './rules/patches.ts';
import { ENDLESS, FIRST_HAND, questFor, readMap } from './rules/quests.ts';
import type { Held, Params, State } from './rules/state.ts';

/** Slot of the hand times 64, plus the cell of the patch's upper left corner. */
export type Input = number;
/** The quest that was played last and how often it was lost since it was won. */
export type Career = { readonly quest: number; readonly losses: number };
const FRESH: Career = { quest: 0, losses: 0 };

const CELLS = SIDE * SIDE;
const MAX_PATCHES = 999;
/** Patches in which the next line must close, or the combo is over. */
const THREAD = 3;
/** Points of a stitched cell, and the largest factor. */
const CELL = 5;
const MAX_TIMES = 10;
const SPARE = 50;
/** From this many losses on, a quest gives more patches, three for each further loss. */
const HELP_AFTER = 2;
const MAX_HELP = 9;
/** What may be missing for a loss to count as close. */
const NEAR = 3;
/** Parts of the patches that must be left for the second and third star. */
const STARS = [0.2, 0.4] as const;
/** The first quests give more patches than they ask for: the part without that welcome. */
const WELCOME = [0.59, 0.72, 0.87];
/** Lines in the endless quilt for one more large patch in a hundred, and how many there are at most. */
const HARDER_EVERY = 2;
const HARDEST = 64;
const MILESTONE = 10;

const helpAfter = (losses: number): number =>
  losses < HELP_AFTER ? 0 : Math.min(MAX_HELP, (losses - HELP_AFTER + 1) * 3);

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'quilt-corner',
  version: 2,
  pace: { kind: 'turns', undo: 3 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },

  parseParams: shape({ quest: whole(0, ENDLESS), patches: whole(0, MAX_PATCHES) }),
  parseInput: whole(0, HAND * CELLS - 1),

  career: {
    fresh: FRESH,
    parse: lenient({ quest: whole(0, ENDLESS), losses: clamped(0, 1e9) }, FRESH),
    of(state) {
      const status = rules.status(state);
      if (status === 'won') return { quest: state.quest, losses: 0 };
      return { quest: state.quest, losses: state.losses + (status === 'lost' ? 1 : 0) };
    },
  },

  deal({ quest, patches }, rng, career) {
    const { goal, target, fabrics, large, map } = questFor(quest);
    const { cells, buttons } = readMap(map);
    const losses = career.quest === quest ? career.losses : 0;
    const given = patches === 0 ? 0 : patches + helpAfter(losses);
    const first = FIRST_HAND.map((rows, at): Held => ({ shape: shapeOf(rows), fabric: 2 - at }));
    return {
      quest,
      goal,
      target,
      done: 0,
      cells,
      buttons,
      hand: quest === 0 ? first : dealHand(cells, { fabrics, large }, HAND, rng),
      fabrics,
      large,
      patches: given,
      left: given,
      placed: 0,
      score: 0,
      combo: 0,
      thread: 0,
      lines: 0,
      motifs: 0,
      best: 0,
      stuck: false,
      losses,
      last: null,
    };
  },

  step(state, input, context) {
    const slot = Math.floor(input / CELLS);
    const at = input % CELLS;
    const held = state.hand[slot];
    if (!held) return 'refused.none';
    const patch = patchFor(held.shape);
    if (!fits(state.cells, patch, at)) return 'refused.taken';
    const result = sewn(state.cells, patch, held.fabric, at);
    const middle = {
      x: (at % SIDE) + patch.width / 2,
      y: Math.floor(at / SIDE) + patch.height / 2,
    };
    context.cue('place', middle, patch.cells.length);
    state.cells = result.after;
    state.hand[slot] = null;
    state.placed += 1;
    if (state.left > 0) state.left -= 1;
    state.score += patch.cells.length;
    keepCount(state, result, context);
    state.last = {
      ...held,
      slot,
      at,
      lines: result.lines,
      swept: [...result.swept].flat(),
      dealt: dealNext(state, context),
    };
    state.stuck = !state.hand.some((each) => each && hasPlace(state.cells, patchFor(each.shape)));
    finish(state, context);
    return undefined;
  },

  inputs(state) {
    if (rules.status(state) !== 'playing') return [];
    return state.hand.flatMap((held, slot) =>
      held ? placesOf(state.cells, patchFor(held.shape)).map((at) => slot * CELLS + at) : [],
    );
  },

  status(state) {
    if (state.goal === 'endless') return state.stuck ? 'over' : 'playing';
    if (state.done >= state.target) return 'won';
    return state.stuck ? 'lost' : 'playing';
  },

  score: ({ score }) => score,

  stars(state) {
    if (rules.status(state) !== 'won') return 0;
    return 1 + STARS.filter((part) => sparedOf(state) >= part * neededOf(state)).length;
  },

  goal({ goal, done, target, lines }): Goal {
    if (goal === 'endless') {
      const next = (Math.floor(lines / MILESTONE) + 1) * MILESTONE;
      return { name: 'goal.endless', now: lines, target: next };
    }
    return { name: `goal.${goal}`, now: Math.min(done, target), target };
  },

  ending(state): Ending {
    if (state.goal === 'endless') return { reason: 'reason.room', ...culprit(state) };
    const value = state.target - state.done;
    if (value <= 0) return praise(state);
    const reason = state.left === 0 ? 'reason.patches' : 'reason.room';
    const more = helpAfter(state.losses + 1);
    if (value <= NEAR) return { reason, almost: `almost.${state.goal}`, value, ...culprit(state) };
    if (more > 0) return { reason, almost: 'almost.help', value: more, ...culprit(state) };
    return { reason, almost: `left.${state.goal}`, value, ...culprit(state) };
  },

  text(state) {
    const sign = (cell: number): string => {
      const kind = state.cells[cell] ?? 0;
      const letter = kind === -1 ? '.' : kind === -2 ? ' ' : ('abcde'[kind] ?? '?');
      return state.buttons[cell] === 1 ? letter.toUpperCase() : letter;
    };
    const rows = Array.from({ length: SIDE }, (_, y) =>
      Array.from({ length: SIDE }, (__, x) => sign(y * SIDE + x)).join(''),
    );
    const hand = state.hand.map((held) => (held ? `${held.shape}${'abcde'[held.fabric]}` : '-'));
    return `${rows.join('\n')}\nhand ${hand.join(' ')}, left ${state.left}, ${state.done} of ${state.target}, combo ${state.combo}, score ${state.score}`;
  },
};

/** Points, combo and goal of one patch. */
function keepCount(state: State, { lines, swept, motifs }: Sewn, context: StepContext): void {
  if (lines.length === 0) {
    state.thread = Math.max(0, state.thread - 1);
    if (state.thread === 0) state.combo = 0;
    return;
  }
  state.combo += 1;
  state.thread = THREAD;
  const times = Math.min(MAX_TIMES, lines.length + motifs.length + state.combo - 1);
  const points = swept.size * CELL * times;
  let found = 0;
  for (const cell of swept.keys()) {
    if (state.buttons[cell] !== 1) continue;
    state.buttons[cell] = 0;
    found += 1;
    context.cue('button', middleOf(cell), found, 1);
  }
  state.score += points;
  state.lines += lines.length;
  state.motifs += motifs.length;
  state.best = Math.max(state.best, swept.size);
  if (state.goal === 'lines') state.done += lines.length;
  if (state.goal === 'buttons') state.done += found;
  if (state.goal === 'motifs') state.done += motifs.length;
  tell(state, { lines, swept, motifs }, points, context);
}

function tell(
  state: State,
  { lines, swept, motifs }: Pick<Sewn, 'lines' | 'swept' | 'motifs'>,
  points: number,
  context: StepContext,
): void {
  for (const [index, line] of lines.entries()) {
    const at = line < SIDE ? { x: SIDE / 2, y: line + 0.5 } : { x: line - SIDE + 0.5, y: SIDE / 2 };
    context.cue('stitch', at, state.combo + index - 1, index);
  }
  for (const start of motifs) context.cue('motif', middleOf(start), swept.size, lines.length);
  const [first = 0] = lines;
  const y = first < SIDE ? first + 0.5 : SIDE / 2;
  const x = first < SIDE ? SIDE / 2 : first - SIDE + 0.5;
  context.cue('points', { x: Math.min(6.5, Math.max(1.5, x)), y }, points, lines.length);
  if (state.combo >= 2) context.cue('combo', { x: SIDE / 2, y: 2 }, state.combo, lines.length + 1);
}

const middleOf = (cell: number): { readonly x: number; readonly y: number } => ({
  x: (cell % SIDE) + 0.5,
  y: Math.floor(cell / SIDE) + 0.5,
});

/** Deals a new hand once the last patch is used. @returns whether it did */
function dealNext(state: State, { rng, cue }: StepContext): boolean {
  if (state.hand.some((held) => held !== null)) return false;
  const endless = state.patches === 0;
  const count = endless ? HAND : Math.min(HAND, state.left);
  if (count === 0) return false;
  const harder = endless ? Math.floor(state.lines / HARDER_EVERY) : 0;
  const large = Math.min(HARDEST, state.large + harder);
  const hand = dealHand(state.cells, { fabrics: state.fabrics, large }, count, rng);
  state.hand = Array.from({ length: HAND }, (_, slot) => hand[slot] ?? null);
  cue('deal', undefined, count, 9);
  return true;
}

function finish(state: State, { cue }: StepContext): void {
  if (rules.status(state) === 'won') {
    state.score += state.left * SPARE;
    if (state.left > 0) cue('spare', { x: SIDE / 2, y: SIDE / 2 }, state.left, 9);
    return;
  }
  if (state.goal !== 'endless' && state.left === HAND) cue('few', undefined, state.left, 9);
}

/** Patches that stars are counted from: a welcome gives more, but no star for it. */
const neededOf = ({ quest, patches }: State): number => Math.round(patches * (WELCOME[quest] ?? 1));
const sparedOf = (state: State): number => state.left - state.patches + neededOf(state);

/** What a win earned its stars with, or how far the next one was. */
function praise(state: State): Ending {
  const { left } = state;
  const next = STARS.find((part) => sparedOf(state) < part * neededOf(state));
  if (next === undefined) return { reason: 'reason.won', almost: 'almost.spare', value: left };
  const value = Math.ceil(next * neededOf(state)) - sparedOf(state);
  return { reason: 'reason.won', almost: 'almost.star', value };
}

/** The patch that fits nowhere, as a place beyond the board: its slot, in row `SIDE` and below. */
function culprit(state: State): { at?: { x: number; y: number } } {
  const slot = state.hand.findIndex((held) => held !== null);
  return slot < 0 ? {} : { at: { x: slot, y: SIDE * 2 } };
}

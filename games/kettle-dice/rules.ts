import type { Ending, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { list, oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import {
  type CarriedRounds,
  carriedRounds,
  countRounds,
  type Rounds,
} from '@playgrove/kit/logic/rounds';
import { BOOK, type Params } from './levels.ts';
import {
  BONUS,
  BONUS_AT,
  boxesOf,
  BOXES,
  DICE,
  facesOf,
  FULL,
  KETTLE,
  NUMBERS,
  ROLLS,
  SET,
  TEA,
} from './rules/boxes.ts';
import { NAMES, type RivalName } from './rules/rivals.ts';

/** Below 32: the dice that are kept, a bit each, and the others thrown. From 32: the box that is filled. */
export type Input = number;
export const BOX = 32;

export type State = CarriedRounds & {
  readonly with: 'nobody' | 'friend' | RivalName;
  /** The boxes of this pad, a bit a box. */
  readonly pad: number;
  readonly marks: readonly number[];
  /** From 0 to 2^31 − 1: what a keeper's whims come from. */
  readonly salt: number;
  /** By seat and box: points, −1 while open. */
  readonly scores: number[][];
  seat: number;
  /** Throws made in this turn, and what lies there: zeros before the first. */
  rolls: number;
  dice: number[];
  /** The dice that the last throw did not touch, a bit each. */
  kept: number;
  /** Every throw so far: its seat, then the dice that were thrown. */
  readonly log: string[];
  /** The box that was filled last. */
  last: { readonly seat: number; readonly box: number; readonly points: number } | null;
};

const ALL_KEPT = (1 << DICE) - 1;

/** The boxes that a seat has filled, and those that are not on the pad. */
export const filled = ({ pad, scores }: State, seat: number): number =>
  boxesOf(pad).reduce(
    (mask, box) => ((scores[seat]?.[box] ?? -1) >= 0 ? mask | (1 << box) : mask),
    FULL & ~pad,
  );

export const openTo = (state: State, seat = state.seat): number => FULL & ~filled(state, seat);

/** Points in the number boxes; the bonus' mark where the pad has no bonus. */
export function numbers({ pad, scores }: State, seat: number): number {
  if ((pad & NUMBERS) !== NUMBERS) return BONUS_AT;
  return (scores[seat] ?? []).slice(0, 6).reduce((sum, points) => sum + Math.max(0, points), 0);
}

export const hasBonus = (state: State): boolean => (state.pad & NUMBERS) === NUMBERS;

/** All points of a seat, with the bonus. */
export function totalOf(state: State, seat: number): number {
  const sum = (state.scores[seat] ?? []).reduce((all, points) => all + Math.max(0, points), 0);
  return sum + (hasBonus(state) && numbers(state, seat) >= BONUS_AT ? BONUS : 0);
}

export const lead = (state: State): number => totalOf(state, 0) - totalOf(state, 1);

/** What a box would pay for the dice as they lie. */
export const worthOf = (state: State, box: number): number => TEA.points(box, facesOf(state.dice));

/** What the marks count: points alone, the lead against a keeper. */
const counted = (state: State): number =>
  state.with === 'nobody' ? totalOf(state, 0) : lead(state);

const medals = medalsFor<State>({
  value: counted,
  marks: ({ marks }) => marks,
  almost: 'almost.star',
});

const isOver = (state: State): boolean =>
  state.scores.every((_, seat) => openTo(state, seat) === 0);

function statusOf(state: State): Status {
  if (!isOver(state)) return 'playing';
  const [one] = state.marks;
  if (one === undefined) return 'over';
  return counted(state) >= one ? 'won' : 'lost';
}

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'kettle-dice',
  version: 3,
  pace: { kind: 'turns', undo: 'none' },
  levels: BOOK,
  scoring: { better: 'higher', unit: 'points' },

  parseParams: shape({
    pad: whole(1, FULL),
    marks: list(whole(0, 400), 3),
    with: oneOf(...NAMES),
  }),
  parseInput: whole(0, BOX + BOXES - 1),

  career: countRounds((state) => state.with === 'friend' && isOver(state)),

  deal(params, rng, career) {
    const seats = params.with === 'nobody' ? 1 : 2;
    return {
      ...params,
      salt: rng.int(0x7fffffff),
      scores: Array.from({ length: seats }, () => Array.from({ length: BOXES }, () => -1)),
      seat: params.with === 'friend' ? career.rounds % 2 : 0,
      rolls: 0,
      dice: [0, 0, 0, 0, 0],
      kept: 0,
      log: [],
      last: null,
      ...carriedRounds(career),
    };
  },

  step: (state, input, context) =>
    input < BOX ? roll(state, input, context) : fill(state, input - BOX, context),

  inputs(state) {
    if (isOver(state)) return [];
    if (state.rolls === 0) return [0];
    const throws = state.rolls < ROLLS ? Array.from({ length: ALL_KEPT }, (_, keep) => keep) : [];
    return [...throws, ...boxesOf(openTo(state)).map((box) => BOX + box)];
  },

  status: statusOf,
  waits: (state) => state.seat === 1 && state.with !== 'friend' && !isOver(state),
  seats: (state) => (isOver(state) ? [] : [state.with === 'friend' ? state.seat : 0]),

  /** Two players read theirs under their kettles. */
  score: (state) => (state.with === 'friend' ? undefined : totalOf(state, 0)),
  stars: medals.stars,

  goal(state) {
    const target = medals.next(state) ?? state.marks.at(-1);
    if (target === undefined || state.with !== 'nobody') return undefined;
    return { name: 'goal.points', now: totalOf(state, 0), target };
  },

  ending,

  text(state) {
    const rows = state.scores.map(
      (scores, seat) =>
        `${boxesOf(state.pad)
          .map((box) => ((scores[box] ?? -1) < 0 ? '-' : scores[box]))
          .join(' ')} = ${totalOf(state, seat)}`,
    );
    const now = isOver(state)
      ? ''
      : `\nseat ${state.seat}: ${state.dice.join('')} (${state.rolls})`;
    return `${state.with}\n${rows.join('\n')}${now}`;
  },
};

/** All five dice are drawn, whatever is kept: who keeps other dice gets the same throws. */
function roll(state: State, keep: number, { rng, cue }: StepContext): string | undefined {
  if (state.rolls >= ROLLS) return 'refused.rolls';
  if (state.rolls === 0 && keep !== 0) return 'refused.first';
  if (keep >= ALL_KEPT) return 'refused.all';
  let thrown = '';
  for (let die = 0; die < DICE; die += 1) {
    const face = 1 + rng.int(6);
    if ((keep >> die) & 1) continue;
    state.dice[die] = face;
    thrown += face;
    cue('clack', { x: die, y: 0 }, thrown.length);
  }
  state.kept = keep;
  state.rolls += 1;
  state.log.push(`${state.seat}${thrown}`);
  cue('throw', { x: 2, y: 0 }, thrown.length);
  if (worthOf(state, KETTLE) > 0 && keep !== 0) cue('five', { x: 2, y: 0 });
  return undefined;
}

function fill(state: State, box: number, { cue }: StepContext): string | undefined {
  if (state.rolls === 0) return 'refused.roll';
  if (box >= BOXES || !((openTo(state) >> box) & 1)) return 'refused.taken';
  const { seat } = state;
  const points = worthOf(state, box);
  const before = numbers(state, seat);
  const own = state.scores[seat];
  if (own) own[box] = points;
  state.last = { seat, box, points };
  const at = { x: box, y: 1 };
  const isMine = seat === 0 || state.with === 'friend';
  if (points === 0) cue(isMine ? 'zero' : 'their-zero', at);
  else if (!isMine) cue('theirs', at, points);
  else
    cue(box === KETTLE ? 'kettle' : box >= SET && box < KETTLE ? 'pattern' : 'write', at, points);
  if (hasBonus(state) && before < BONUS_AT && numbers(state, seat) >= BONUS_AT) cue('bonus', at);
  state.rolls = 0;
  state.kept = 0;
  state.dice = [0, 0, 0, 0, 0];
  state.seat = (seat + 1) % state.scores.length;
  return undefined;
}

function ending(state: State): Ending {
  if (state.with === 'friend') {
    const ahead = lead(state);
    if (ahead === 0) return { reason: 'reason.tie' };
    const reason = ahead > 0 ? 'reason.first' : 'reason.second';
    return { reason, almost: 'almost.ahead', value: Math.abs(ahead) };
  }
  const [one] = state.marks;
  if (one === undefined) return { reason: 'reason.full' };
  const missing = one - counted(state);
  if (state.with === 'nobody') {
    if (missing <= 0) return { reason: 'reason.goal', ...medals.almost(state) };
    return { reason: 'reason.short', almost: 'almost.points', value: missing };
  }
  if (missing <= 0) return { reason: 'reason.beat', ...medals.almost(state) };
  const reason = lead(state) === 0 ? 'reason.tie' : 'reason.behind';
  return { reason, almost: 'almost.points', value: missing };
}

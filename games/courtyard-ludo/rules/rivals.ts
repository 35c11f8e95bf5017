import { whim } from '@playgrove/kit/logic/boardai';
import { drawnFrom, FACES, leftIn, type Bag } from './bag.ts';
import { AGAIN, hits, landing, movable, reaches } from './moves.ts';
import { DIE, TOKEN, type Input, type State } from './state.ts';
import { HOME, isSafe, LANE, SIDES, tileOf, YARD } from './track.ts';

/** From the easiest to the hardest. */
export const RIVALS = ['olive', 'dot', 'hazel', 'nib', 'gus', 'sofia'] as const;
export type RivalName = (typeof RIVALS)[number];

export const isRival = (who: string | undefined): who is RivalName =>
  RIVALS.some((name) => name === who);

/** What a player minds, against the plain count of steps. */
export type Temper = {
  /** Steps by which it misjudges a move. */
  readonly noise: number;
  /** Of its own pawns that could be sent home, and of rivals' pawns that it could send home next. */
  readonly care: number;
  readonly hunt: number;
  /** Of a rival's pawn sent home. */
  readonly send: number;
  /** Of a pawn brought out of its garden, and of one that is ahead of the others. */
  readonly out: number;
  readonly race: number;
};

export const CLEVER: Temper = { noise: 0, care: 1, hunt: 0.5, send: 0.8, out: 6, race: 0 };

/** Olive guesses, Dot races, Hazel hides, Nib brings everybody out, Gus hunts, Sofia knows the bag. */
export const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  olive: { noise: 26, care: 0, hunt: 0, send: 0.1, out: 2, race: 0 },
  dot: { noise: 6, care: 0, hunt: 0, send: 0.2, out: 0, race: 0.5 },
  hazel: { noise: 4, care: 1.5, hunt: 0, send: 0.3, out: 2, race: 0 },
  nib: { noise: 3, care: 0.6, hunt: 0.2, send: 0.5, out: 16, race: -0.1 },
  gus: { noise: 1.5, care: 0.4, hunt: 1, send: 1.6, out: 6, race: 0 },
  sofia: CLEVER,
};

/** What a lane and the fountain are worth beyond their steps: nobody is sent home from there. */
const LANE_WORTH = 4;
const HOME_WORTH = 8;
/** Steps by which a better die must be better: the token is spent once. */
const TOKEN_WORTH = 7;
/** The token is worth less and less toward the end. */
const LATE = 40;

/** The chance that a pawn on a tile is hit before its side plays again, by what is left in the bags. */
function danger(at: State['at'], bags: readonly Bag[], side: number, tile: number): number {
  let stays = 1;
  for (let other = 0; other < SIDES; other += 1) {
    const steps = at[other] ?? [];
    if (other === side || steps.length === 0) continue;
    stays *= 1 - chanceTo(steps, drawnFrom(bags[other] ?? []), other, tile);
  }
  return 1 - stays;
}

/** The chance that the next die out of the bag takes one of these pawns to a tile. */
function chanceTo(steps: readonly number[], bag: Bag, side: number, tile: number): number {
  let good = 0;
  for (let die = 1; die <= FACES; die += 1) {
    if (steps.some((step) => reaches(side, step, die, tile))) good += bag[die - 1] ?? 0;
  }
  return good / leftIn(bag);
}

/** How good a position is for a side, in steps. */
function worth(at: State['at'], bags: readonly Bag[], side: number, temper: Temper): number {
  const own = at[side] ?? [];
  const bag = drawnFrom(bags[side] ?? []);
  const front = Math.max(...own.filter((step) => step < HOME));
  let sum = 0;
  for (const step of own) {
    if (step === YARD) continue;
    sum += step + temper.out;
    if (step === front) sum += step * temper.race;
    if (step >= LANE) sum += LANE_WORTH;
    if (step === HOME) sum += HOME_WORTH;
    const tile = tileOf(side, step);
    if (tile === undefined || isSafe(tile) || temper.care === 0) continue;
    sum -= danger(at, bags, side, tile) * (step + temper.out) * temper.care;
  }
  for (let other = 0; other < SIDES; other += 1) {
    if (other === side) continue;
    for (const step of at[other] ?? []) {
      if (step === YARD) continue;
      sum -= step * temper.send;
      const tile = tileOf(other, step);
      if (temper.hunt === 0 || tile === undefined || isSafe(tile)) continue;
      sum += chanceTo(own, bag, side, tile) * step * temper.hunt;
    }
  }
  return sum;
}

/** The position after a pawn has gone. */
export function gone(at: State['at'], side: number, pawn: number, die: number): number[][] {
  const next = at.map((steps) => [...steps]);
  const to = landing(next[side]?.[pawn] ?? HOME, die);
  const own = next[side];
  if (to === undefined || !own) return next;
  for (const [other, hit] of hits(at, side, to)) {
    const theirs = next[other];
    if (theirs) theirs[hit] = YARD;
  }
  own[pawn] = to;
  return next;
}

/** The chance that a pawn is sent home before its side plays again, if it goes now. */
export function risk({ at, bags, die }: State, side: number, pawn: number): number {
  const after = gone(at, side, pawn, die);
  const tile = tileOf(side, after[side]?.[pawn] ?? YARD);
  return tile === undefined || isSafe(tile) ? 0 : danger(after, bags, side, tile);
}

export type Choice = { readonly input: Input; readonly value: number };

/** What a die is worth at its best; another roll is worth about half a die. */
const AGAIN_WORTH = 4;

function bestWith({ at, bags, side }: State, die: number, temper: Temper): number {
  const pawns = movable(at[side] ?? [], die);
  if (pawns.length === 0) return worth(at, bags, side, temper);
  return (
    Math.max(...pawns.map((pawn) => worth(gone(at, side, pawn, die), bags, side, temper))) +
    (die === AGAIN ? AGAIN_WORTH : 0)
  );
}

/** What may be done with the die on the table, the best first: one ply, and the mean of all dice left for the token. */
export function choices(state: State, temper: Temper = CLEVER): readonly Choice[] {
  const { at, bags, side, die, tokens } = state;
  if (die === 0) return [{ input: DIE, value: 0 }];
  const steps = at[side] ?? [];
  const again = die === AGAIN ? AGAIN_WORTH : 0;
  const found: Choice[] = movable(steps, die).map((pawn) => ({
    input: pawn + 1,
    value: worth(gone(at, side, pawn, die), bags, side, temper) + again,
  }));
  if (found.length === 0) found.push({ input: DIE, value: worth(at, bags, side, temper) });
  const bag = bags[side] ?? [];
  if ((tokens[side] ?? 0) > 0 && leftIn(bag) > 0) {
    const mean =
      bag.reduce(
        (sum, count, face) => sum + (count && count * bestWith(state, face + 1, temper)),
        0,
      ) / leftIn(bag);
    const left = steps.reduce((sum, step) => sum + HOME - step, 0);
    found.push({ input: TOKEN, value: mean - TOKEN_WORTH * Math.min(1, left / LATE) });
  }
  return found.toSorted((one, two) => two.value - one.value);
}

/** What a rival plays: the same for the same position and deal. */
export function answer(name: RivalName, state: State): Input {
  const temper = TEMPERS[name];
  const judged = choices(state, temper).map(({ input, value }) => {
    const turn = whim([...state.at.flat(), state.die, state.count, input], state.salt);
    return { input, value: value + ((turn % 2001) / 1000 - 1) * temper.noise };
  });
  return judged.toSorted((one, two) => two.value - one.value)[0]?.input ?? DIE;
}

import type { Rng } from '@playgrove/kit/contract';
import { FOOT, HEAD, LONG, R, WIDE } from './table.ts';
import type { Balls, Place, Shot } from './motion.ts';
import { rivalOf, type RivalName } from './rivals.ts';
import { TRICKS } from './tricks.ts';

export const BLACK = 8;
export const COUNT = 16;
/** Tries at a trick shot; each one left is a star. */
export const TRIES = 3;
/** A match with more shots than this is a draw. */
export const MAX_SHOTS = 200;

export type Side = 0 | 1;

export type Params =
  | { readonly mode: 'match'; readonly rival: RivalName }
  | { readonly mode: 'trick'; readonly no: number }
  | { readonly mode: 'two'; readonly each: number };

/** How a shot went, for the words about it. */
export type Verdict =
  | 'pot'
  | 'miss'
  | 'break'
  | 'scratch'
  | 'nothing'
  | 'wrong'
  | 'black'
  | 'done'
  | 'failed';

export type State = {
  readonly mode: Params['mode'];
  readonly rival: RivalName | null;
  readonly trick: number;
  /** Lets rivals play differently from deal to deal. */
  readonly salt: number;
  /** Balls of each group. */
  readonly each: number;
  balls: (Place | null)[];
  turn: Side;
  /** Who plays solids; −1 while the table is open. */
  solids: -1 | Side;
  /** The break is to come. */
  opening: boolean;
  /** Whether the cue ball may be placed: behind the line, or anywhere. */
  hand: 'no' | 'line' | 'free';
  shots: number;
  /** Tries left at a trick shot, and shots left in this try. */
  tries: number;
  left: number;
  /** Longest row of potted balls in one visit, and the row now. */
  row: number;
  best: number;
  last: {
    readonly by: Side;
    readonly shot: Shot;
    readonly steps: number;
    readonly verdict: Verdict;
    readonly potted: readonly number[];
  } | null;
  winner: -1 | Side;
  /** A message key, once it is over. */
  end: string | null;
};

const HIGH = R * Math.sqrt(3);

/** Rows of the racks for three, four and seven balls of each group; the black one is the middle. */
const RACKS: Readonly<Record<number, readonly number[]>> = {
  3: [2, 3, 2],
  4: [1, 2, 3, 2, 1],
  7: [1, 2, 3, 4, 5],
};

/** Tightly racked, with a hair of air between balls, so that no two breaks are alike. */
export function racked(each: number, rng: Rng): (Place | null)[] {
  const balls: (Place | null)[] = Array.from({ length: COUNT }, () => null);
  balls[0] = [HEAD, WIDE / 2];
  const rows = RACKS[each] ?? [];
  const numbers = rng.shuffled(Array.from({ length: each }, (_, at) => [at + 1, at + 9]).flat());
  let next = 0;
  rows.forEach((count, row) => {
    for (let at = 0; at < count; at += 1) {
      const x = FOOT + (row - 2 + (each === 3 ? 1 : 0)) * (HIGH + 0.9) + rng.between(-0.5, 0.5);
      const y = WIDE / 2 + (at - (count - 1) / 2) * (R * 2 + 1.1) + rng.between(-0.5, 0.5);
      const middle = count === 3 && at === 1;
      const number = middle ? BLACK : (numbers[next] ?? 1);
      if (!middle) next += 1;
      balls[number] = [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    }
  });
  return balls;
}

export function laidOut(no: number): (Place | null)[] {
  const balls: (Place | null)[] = Array.from({ length: COUNT }, () => null);
  for (const [number, x, y] of trickOf(no).balls) balls[number] = [x, y];
  return balls;
}

export function trickOf(no: number): (typeof TRICKS)[number] {
  const trick = TRICKS[no];
  if (!trick) throw new Error(`corner-pocket-club: there is no trick shot ${no}`);
  return trick;
}

export function deal(params: Params, rng: Rng): State {
  const salt = rng.int(0x7fffffff);
  const trick = params.mode === 'trick' ? trickOf(params.no) : undefined;
  const each =
    params.mode === 'match' ? rivalOf(params.rival).each : params.mode === 'two' ? params.each : 0;
  return {
    mode: params.mode,
    rival: params.mode === 'match' ? params.rival : null,
    trick: params.mode === 'trick' ? params.no : -1,
    salt,
    each,
    balls: params.mode === 'trick' ? laidOut(params.no) : racked(each, rng),
    turn: 0,
    solids: -1,
    opening: !trick,
    hand: trick ? 'no' : 'line',
    shots: 0,
    tries: trick ? TRIES : 0,
    left: trick?.shots ?? 0,
    row: 0,
    best: 0,
    last: null,
    winner: -1,
    end: null,
  };
}

/** 1 to 7 are solids, 9 to 15 stripes. */
export const isSolid = (ball: number): boolean => ball > 0 && ball < BLACK;

/** Whether a ball belongs to a side; while the table is open, all but the black one do. */
export function owns({ solids }: Pick<State, 'solids'>, side: Side, ball: number): boolean {
  if (ball === 0 || ball === BLACK) return false;
  return solids < 0 || isSolid(ball) === (solids === side);
}

/** Balls of a side still on the table; while it is open, of both groups. */
export function leftOf(state: Pick<State, 'solids' | 'balls'>, side: Side): readonly number[] {
  return [...state.balls.keys()].filter(
    (ball) => state.balls[ball] !== null && owns(state, side, ball),
  );
}

export function isOnBlack(state: Pick<State, 'solids' | 'balls'>, side: Side): boolean {
  return state.solids >= 0 && leftOf(state, side).length === 0;
}

/** Balls that a side may hit first. */
export function targetsOf(state: State): readonly number[] {
  if (state.mode === 'trick') {
    return trickOf(state.trick).must.filter((ball) => state.balls[ball] !== null);
  }
  return isOnBlack(state, state.turn) ? [BLACK] : leftOf(state, state.turn);
}

/** Why the cue ball can't be placed there, if it can't: a message key. */
export function unplaceable(
  { balls, hand }: Pick<State, 'balls' | 'hand'>,
  { x, y }: { readonly x: number; readonly y: number },
): string | undefined {
  if (hand === 'no') return 'refused.hand';
  if (x < R || y < R || x > LONG - R || y > WIDE - R) return 'refused.outside';
  if (hand === 'line' && x > HEAD) return 'refused.line';
  return isFree(balls, x, y) ? undefined : 'refused.taken';
}

/** Whether a ball fits there without touching another; the cue ball itself doesn't count. */
export function isFree(balls: Balls, x: number, y: number): boolean {
  return balls.every((place, ball) => {
    if (!place || ball === 0) return true;
    const [dx, dy] = [place[0] - x, place[1] - y];
    return dx * dx + dy * dy >= 4 * R * R;
  });
}

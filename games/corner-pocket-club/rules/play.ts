import type { StepContext } from '@playgrove/kit/contract';
import { Motion, type Event, type Place, type Shot } from './motion.ts';
import {
  BLACK,
  isFree,
  isOnBlack,
  isSolid,
  laidOut,
  owns,
  trickOf,
  type Side,
  type State,
  type Verdict,
} from './state.ts';
import { FOOT, LONG, POCKETS, R, WIDE } from './table.ts';

/** A shot seen to its end. */
export type Played = {
  readonly balls: (Place | null)[];
  readonly events: readonly Event[];
  readonly steps: number;
};

export function played(balls: State['balls'], shot: Shot): Played {
  const motion = new Motion(balls).strike(shot).run();
  return { balls: motion.balls(), events: motion.events, steps: motion.steps };
}

/** What a shot's events mean, before any rule is applied. */
export type Facts = {
  readonly potted: readonly number[];
  readonly isScratch: boolean;
  /** The ball that the cue ball met first, or −1. */
  readonly first: number;
};

export function factsOf(events: readonly Event[]): Facts {
  const potted: number[] = [];
  let isScratch = false;
  let first = -1;
  for (const { kind, ball, other } of events) {
    if (kind === 'pot') {
      if (ball === 0) isScratch = true;
      else potted.push(ball);
    } else if (kind === 'ball' && first < 0 && (ball === 0 || other === 0)) {
      first = ball === 0 ? other : ball;
    }
  }
  return { potted, isScratch, first };
}

/** The foul of a shot, if it is one. */
export function foulOf(state: State, { isScratch, first }: Facts): Verdict | undefined {
  if (isScratch) return 'scratch';
  if (first < 0) return 'nothing';
  if (state.opening) return undefined;
  const right = isOnBlack(state, state.turn) ? first === BLACK : owns(state, state.turn, first);
  return right ? undefined : 'wrong';
}

/** Applies a match shot's outcome to the state. */
export function judgeMatch(state: State, { balls, events }: Played, { cue }: StepContext): Verdict {
  const by = state.turn;
  const facts = factsOf(events);
  const foul = foulOf(state, facts);
  const wasOnBlack = isOnBlack(state, by);
  const wasOpening = state.opening;
  const blackFell = facts.potted.includes(BLACK);
  state.balls = balls;
  state.opening = false;
  state.hand = 'no';
  if (blackFell && wasOpening) spotBlack(state);
  else if (blackFell) {
    const wins = wasOnBlack && !foul;
    finish(
      state,
      wins ? by : other(by),
      wins ? 'black' : wasOnBlack ? 'black-foul' : 'black-early',
    );
    return 'black';
  }
  const colored = facts.potted.filter((ball) => ball !== BLACK);
  const [first] = colored;
  if (!foul && !wasOpening && state.solids < 0 && first !== undefined) {
    state.solids = isSolid(first) ? by : other(by);
    cue(by === 0 ? 'group' : 'group-rival', undefined, 1);
  }
  const own = wasOpening ? colored : colored.filter((ball) => owns(state, by, ball));
  if (foul) {
    state.row = 0;
    state.turn = other(by);
    state.hand = 'free';
    return foul;
  }
  if (own.length > 0) {
    state.row += own.length;
    if (by === 0) state.best = Math.max(state.best, state.row);
    return 'pot';
  }
  state.row = 0;
  state.turn = other(by);
  return wasOpening ? 'break' : 'miss';
}

/** Puts the black ball back after a break, on its spot or behind it. */
function spotBlack(state: State): void {
  for (let x = FOOT; x < LONG - R; x += 8) {
    if (!isFree(state.balls, x, WIDE / 2)) continue;
    state.balls[BLACK] = [x, WIDE / 2];
    return;
  }
  state.balls[BLACK] = [FOOT, WIDE / 2];
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

function finish(state: State, winner: Side, how: string): void {
  state.winner = winner;
  state.end = how;
}

/** Whether a trick shot is done with these balls. */
export function isTrickDone(no: number, balls: State['balls']): boolean {
  const { must, ring } = trickOf(no);
  const cueBall = balls[0];
  if (!cueBall || must.some((ball) => balls[ball] !== null)) return false;
  if (!ring) return true;
  const [dx, dy] = [cueBall[0] - ring.x, cueBall[1] - ring.y];
  return dx * dx + dy * dy <= ring.r * ring.r;
}

/** Applies a trick shot's outcome: done, on with the run, or a try less. */
export function judgeTrick(state: State, { balls, events }: Played): Verdict {
  const { must, shots } = trickOf(state.trick);
  const { potted, isScratch } = factsOf(events);
  state.left -= 1;
  const spoiled = isScratch || potted.includes(BLACK);
  if (!spoiled && isTrickDone(state.trick, balls)) {
    state.balls = balls;
    finish(state, 0, 'trick');
    return 'done';
  }
  const goesOn = state.left > 0 && potted.some((ball) => must.includes(ball));
  if (!spoiled && goesOn) {
    state.balls = balls;
    return 'pot';
  }
  state.tries -= 1;
  state.left = shots;
  if (state.tries === 0) {
    state.balls = balls;
    finish(
      state,
      1,
      isScratch ? 'trick-scratch' : potted.includes(BLACK) ? 'trick-black' : 'trick',
    );
  } else state.balls = laidOut(state.trick);
  return isScratch ? 'scratch' : 'failed';
}

/** Speeds from which an impact is heard as louder. */
const LOUDER = [60, 260, 750, 1700, 3600] as const;
/** Steps in which impacts of a kind are heard as one. */
const TOGETHER = 4;
/** How near to a pocket a ball has come that rattled and stayed out. */
const NEAR = 125;

/** Reports a shot's sounds: each at its step, as loud as it was. */
export function cueShot(
  state: State,
  before: State,
  { events }: Played,
  shot: Shot,
  { cue }: StepContext,
): void {
  const by = before.turn;
  cue(shot.power > 700 ? 'strike.hard' : 'strike', undefined, shot.power, 0);
  const last = { ball: -9, cushion: -9, pot: -9 };
  let row = 0;
  for (const { kind, step, ball, other: met, force, x, y } of events) {
    if (kind === 'pot') {
      if (ball === 0) cue('scratch', { x, y }, 1, step);
      else {
        const good =
          before.mode === 'trick'
            ? trickOf(before.trick).must.includes(ball)
            : owns(state, by, ball);
        if (good) row += 1;
        const name =
          ball === BLACK
            ? 'pot.black'
            : !good
              ? 'pot.wrong'
              : by === 0 || before.mode === 'two'
                ? 'pot'
                : 'pot.rival';
        cue(name, { x: POCKETS[met]?.x ?? x, y: POCKETS[met]?.y ?? y }, before.row + row, step);
      }
      continue;
    }
    const loud = LOUDER.filter((least) => force >= least).length;
    if (loud === 0 || step - last[kind] < TOGETHER) continue;
    last[kind] = step;
    cue(`${kind === 'ball' ? 'clack' : 'rail'}.${loud}`, { x, y }, Math.round(force), step);
  }
  closeCall(state, before, events, cue);
}

/** A ball of one's own that rattled in the jaws and stayed out. */
function closeCall(
  state: State,
  before: State,
  events: readonly Event[],
  cue: StepContext['cue'],
): void {
  if (before.opening || state.end !== null) return;
  const pots = new Set(events.filter(({ kind }) => kind === 'pot').map(({ ball }) => ball));
  for (const { kind, ball, step, x, y } of events) {
    if (kind !== 'cushion' || ball === 0 || pots.has(ball) || !owns(state, before.turn, ball))
      continue;
    const near = POCKETS.some((pocket) => {
      const [dx, dy] = [pocket.x - x, pocket.y - y];
      return dx * dx + dy * dy < NEAR * NEAR;
    });
    if (!near) continue;
    cue('close', { x, y }, 1, step);
    return;
  }
}

import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { BOOKS, IN_BOOK } from './rules/books.ts';
import { LEVELS, linesOf, type Params } from './rules/levels.ts';
import { randomNine } from './rules/make.ts';
import { ballAt, HZ, nudge, putt, roll, type Sound } from './rules/motion.ts';
import {
  allowedOf,
  holeIn,
  leftOf,
  mostOf,
  parOf,
  strokesOf,
  sum,
  type Input,
  type State,
} from './rules/state.ts';

export type { Params } from './rules/levels.ts';
export type { Input, State } from './rules/state.ts';

/** Ticks: a sunk ball is enjoyed, a lost one is put back, a run that failed rests. */
export const SUNK = 84;
const LIFTED = 96;
const LOST = 44;
const SPENT = 90;
/** A putt that rolls longer is put back. */
const LONGEST = 15 * HZ;
/** Strokes over par for two stars, for each three holes. */
const TWO_STARS = 2;

export const rules: Rules<Params, State, Input> = {
  slug: 'windmill-links',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },
  parseParams: shape({
    book: oneOf(...BOOKS, 'random'),
    from: whole(0, IN_BOOK - 1),
    count: whole(1, IN_BOOK),
    players: oneOf(1, 2),
    spare: whole(0, 40),
  }),
  parseInput: shape({ angle: whole(0, 3599), power: whole(1, 100) }),
  deal,
  step,
  tick,
  inputs(state, rng) {
    if (state.phase === 'over') return [];
    return Array.from({ length: 3 }, () => ({ angle: rng.int(3600), power: 1 + rng.int(100) }));
  },
  status(state) {
    if (state.phase !== 'over') return 'playing';
    if (state.params.players === 2) return 'over';
    return isFinished(state) ? 'won' : 'lost';
  },
  score: (state) => (state.params.players === 2 ? undefined : strokesOf(state)),
  stars(state) {
    const over = overOf(state);
    return over <= 0 ? 3 : over <= twoStarsOf(state) ? 2 : 1;
  },
  goal,
  ending,
  text,
};

/** Whether every hole is done, within the strokes of the run. */
function isFinished(state: State): boolean {
  return state.done[0].length === state.lines.length && strokesOf(state) <= allowedOf(state);
}

const totalsOf = (state: State): readonly [number, number] => [
  strokesOf(state, 0),
  strokesOf(state, 1),
];
const overOf = (state: State): number => strokesOf(state) - parOf(state.lines);
const twoStarsOf = ({ lines }: State): number => Math.round((TWO_STARS * lines.length) / 3);

function deal(params: Params, rng: Rng): State {
  const lines = params.book === 'random' ? randomNine(rng) : linesOf(params);
  const { ball } = holeIn({ lines, at: 0 });
  return {
    params,
    lines,
    at: 0,
    player: 0,
    phase: 'aim',
    time: 0,
    since: 0,
    ball: ballAt(ball),
    spot: ball,
    strokes: 0,
    done: [[], []],
    aces: 0,
  };
}

function step(state: State, { angle, power }: Input, { cue }: StepContext): string | undefined {
  if (state.phase === 'over') return 'refused.over';
  // A putt while the ball rolls is forgiven: it does nothing.
  if (state.phase !== 'aim') return;
  const { ball } = state;
  state.spot = { x: ball.x, y: ball.y };
  putt(ball, angle, power);
  state.strokes += 1;
  enter(state, 'roll');
  cue('putt', at(state), power);
}

const at = ({ ball: { x, y } }: State) => ({ x, y });

function enter(state: State, phase: State['phase']): void {
  state.phase = phase;
  state.since = 0;
}

function tick(state: State, { cue }: StepContext): void {
  if (state.phase === 'over') return;
  state.time += 1;
  state.since += 1;
  const hear = (sound: Sound, hard: number): void => heard(state, cue, sound, hard);
  switch (state.phase) {
    case 'aim': {
      const lay = at(state);
      if (!nudge(holeIn(state), state.ball, state.time, hear)) break;
      // Pushed into water, it goes back to here.
      state.spot = lay;
      enter(state, 'roll');
      break;
    }
    case 'roll':
      rolling(state, hear, cue);
      break;
    case 'lost':
      if (state.since < LOST) break;
      state.ball = ballAt(state.spot);
      if (rested(state, cue)) cue('back', at(state));
      break;
    case 'sunk':
      if (state.since >= SUNK) next(state, cue);
      break;
    case 'lifted':
      if (state.since >= LIFTED) next(state, cue);
      break;
    default:
      if (state.since >= SPENT) enter(state, 'over');
  }
}

function rolling(
  state: State,
  hear: (sound: Sound, hard: number) => void,
  cue: StepContext['cue'],
): void {
  const hole = holeIn(state);
  const fate = roll(hole, state.ball, state.time, hear);
  if (fate === 'cup') sink(state, cue);
  else if (fate === 'wet' || fate === 'out' || state.since > LONGEST) {
    enter(state, 'lost');
    cue(fate === 'wet' ? 'wet' : 'out', at(state));
  } else if (fate === 'rest') {
    const { x, y } = hole.cup;
    const [dx, dy] = [x - state.ball.x, y - state.ball.y];
    state.ball = ballAt(state.ball);
    const goesOn = rested(state, cue);
    if (goesOn && state.strokes > 0 && dx * dx + dy * dy < 1.2) cue('close', at(state));
  }
}

/** Loudness in four steps. */
function heard({ ball }: State, cue: StepContext['cue'], sound: Sound, hard: number): void {
  const place = { x: ball.x, y: ball.y };
  if (sound === 'bump' || sound === 'sail')
    cue(`${sound}.${hard > 6 ? 'hard' : hard > 2 ? 'mid' : 'soft'}`, place);
  else if (sound !== 'land' || hard > 1.2) cue(sound, place);
}

function sink(state: State, cue: StepContext['cue']): void {
  const { cup, par } = holeIn(state);
  state.ball = ballAt(cup);
  // A sail may push it in before the first putt.
  state.strokes = Math.max(1, state.strokes);
  state.done[state.player].push(state.strokes);
  enter(state, 'sunk');
  cue('cup', cup);
  const over = state.strokes - par;
  if (state.strokes === 1) {
    state.aces += 1;
    cue('ace', cup);
  } else if (over < 0) cue('under', cup, -over);
  else if (over === 0) cue('par', cup);
  else cue('above', cup, over);
}

/** The ball lies still. @returns whether there is another stroke */
function rested(state: State, cue: StepContext['cue']): boolean {
  if (state.params.players === 1 && leftOf(state) === 0) {
    enter(state, 'spent');
    cue('spent', at(state));
  } else if (state.strokes >= mostOf(state)) {
    state.done[state.player].push(state.strokes);
    enter(state, 'lifted');
    cue('lifted', at(state), state.strokes);
  } else {
    enter(state, 'aim');
    return true;
  }
  return false;
}

/** The other player, the next hole, or the end. */
function next(state: State, cue: StepContext['cue']): void {
  const { params, lines } = state;
  const last = state.at === lines.length - 1;
  if (params.players === 2 && state.player === 0) state.player = 1;
  else if (last) {
    enter(state, 'over');
    return;
  } else {
    if (params.players === 1 && leftOf(state) === 0) {
      enter(state, 'over');
      return;
    }
    state.at += 1;
    state.player = 0;
  }
  const { ball } = holeIn(state);
  state.ball = ballAt(ball);
  state.spot = ball;
  state.strokes = 0;
  state.time = 0;
  enter(state, 'aim');
  cue('page', ball);
  if (params.players === 2) cue(state.player === 0 ? 'turn.red' : 'turn.blue', ball);
}

function goal(state: State): Goal | undefined {
  if (state.phase === 'over') return undefined;
  return { name: 'goal.par', now: state.strokes, target: holeIn(state).par };
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'over') return undefined;
  if (state.params.players === 2) {
    const [one, two] = totalsOf(state);
    const reason = one === two ? 'end.tie' : one < two ? 'end.red' : 'end.blue';
    return one === two
      ? { reason }
      : { reason, almost: 'almost.ahead', value: Math.abs(one - two) };
  }
  if (!isFinished(state)) {
    const left = state.lines.length - state.done[0].length;
    if (left === 0)
      return {
        reason: 'end.spent',
        almost: 'almost.total',
        value: strokesOf(state) - allowedOf(state),
      };
    return { reason: 'end.spent', almost: 'almost.holes', value: left, at: state.ball };
  }
  const over = overOf(state);
  if (over <= 0) return { reason: state.aces > 0 ? 'end.ace' : over < 0 ? 'end.under' : 'end.par' };
  const stars = twoStarsOf(state);
  const short = over <= stars ? over : over - stars;
  return {
    reason: 'end.done',
    almost: over <= stars ? 'almost.three' : 'almost.two',
    value: short,
  };
}

function text(state: State): string {
  const { ball, params, phase, player, strokes, done } = state;
  const { x, y, z, vx, vy } = ball;
  return [
    `${params.book} hole ${params.from + state.at + 1}, ${phase} ${state.since}, player ${player + 1}`,
    `ball ${x.toFixed(3)}, ${y.toFixed(3)}, ${z.toFixed(3)} going ${vx.toFixed(3)}, ${vy.toFixed(3)}`,
    `stroke ${strokes}, done ${done[0].join(' ')}${params.players === 2 ? ` | ${done[1].join(' ')}` : ''}, ${sum(done[0])} in all`,
    state.at === 0 && state.time === 0 ? state.lines.join('\n') : '',
  ]
    .join('\n')
    .trimEnd();
}

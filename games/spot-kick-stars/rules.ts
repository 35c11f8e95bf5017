import type { Ending, Goal, Level, Rng, Rules } from '@playgrove/kit/contract';
import { union, whole } from '@playgrove/kit/core/parse';
import { drawCup, roundOf } from '@playgrove/kit/logic/tournament';
import { BALLS, FRESH, isOpen, parseCarried, withOpened, type Carried } from './rules/career.ts';
import { dive, goOn, HEARTS, lineUp, shoot, SKIP, tickMatch } from './rules/match.ts';
import { goalsOf, ROUNDS } from './rules/shootout.ts';
import { TEAMS } from './rules/teams.ts';
import { HZ, type Input, type Params, type State } from './rules/types.ts';

/** Stars that open the packs of rivals and the cups. */
const PACKS = [
  ['pack.village', 0],
  ['pack.valley', 3],
  ['pack.county', 8],
  ['pack.city', 14],
  ['pack.crown', 20],
] as const;
const CUP_NEEDS = [0, 8, 20] as const;
export const CUPS = CUP_NEEDS.length;

const rivals = TEAMS.slice(1).map((team, index): Level<Params> => {
  const [pack, needs] = PACKS[Math.floor(index / 3)] ?? PACKS[0];
  return { id: team.name, params: { mode: 'rival', rival: index + 1 }, pack, needs };
});

const cups = CUP_NEEDS.map((needs, index): Level<Params> => ({
  id: `cup-${index + 1}`,
  params: { mode: 'cup', cup: index + 1 },
  pack: 'pack.cups',
  needs,
}));

/** Bounds of an input's numbers, centimeters and thousandths. */
export const BOUNDS = {
  shot: { x: [-700, 700], y: [15, 520], power: [0, 1000], bow: [-180, 180] },
  dive: { x: [-366, 366], y: [20, 244] },
} as const;

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'spot-kick-stars',
  version: 1,
  pace: { kind: 'ticks', hz: HZ },
  levels: [
    { id: 'streak', params: { mode: 'streak' } },
    ...rivals,
    ...cups,
    // In no pack, as it gives no stars.
    { id: 'two', params: { mode: 'two' } },
  ],
  scoring: { better: 'higher', unit: 'points' },
  career: { fresh: FRESH, parse: parseCarried, of: (state) => withOpened(state.career) },
  parseParams: union('mode', {
    streak: {},
    two: {},
    rival: { rival: whole(1, TEAMS.length - 1) },
    cup: { cup: whole(1, CUPS) },
  }),
  parseInput: union('kind', {
    go: {},
    ball: { at: whole(0, BALLS.length - 1) },
    shot: {
      x: whole(...BOUNDS.shot.x),
      y: whole(...BOUNDS.shot.y),
      power: whole(...BOUNDS.shot.power),
      bow: whole(...BOUNDS.shot.bow),
    },
    dive: { x: whole(...BOUNDS.dive.x), y: whole(...BOUNDS.dive.y) },
  }),
  deal,

  step(state, input, context) {
    if (state.end) return 'refused.wait';
    if (input.kind === 'shot') return shoot(state, input, context);
    if (input.kind === 'dive') return dive(state, input, context);
    if (input.kind === 'go') return goOn(state, context);
    if (state.phase !== 'aim') return 'refused.wait';
    if (!isOpen(state.career, input.at)) return 'refused.locked';
    state.career = { ...state.career, ball: input.at };
    return undefined;
  },

  tick: tickMatch,
  inputs,

  status({ end }) {
    if (!end) return 'playing';
    if (end === 'won' || end === 'champion') return 'won';
    return end === 'lost' ? 'lost' : 'over';
  },

  score: ({ params, points }) => (params.mode === 'two' ? undefined : points),
  stars,
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng, career: Carried): State {
  const cup =
    params.mode === 'cup'
      ? drawCup(
          TEAMS.length,
          0,
          rng,
          TEAMS.map((_, at) => TEAMS.length - 1 - at).filter((at) => at > 0),
        )
      : null;
  const state: State = {
    params,
    career: career ?? FRESH,
    tick: 0,
    phase: 'aim',
    clock: 0,
    turn: 0,
    rival: params.mode === 'rival' ? params.rival : 1,
    mine: [],
    theirs: [],
    keeper: { x: 0, plan: 0, tell: { shown: 0, clap: false }, dive: null, secret: null },
    kicker: { plan: 0, shown: 0, clap: false },
    kick: null,
    ball: { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 },
    outcome: null,
    off: 0,
    flair: { corner: false, curl: false, woodwork: false, fooled: false },
    points: 0,
    streak: 0,
    goals: 0,
    saves: 0,
    missed: 0,
    hearts: HEARTS,
    habit: [],
    cup,
    end: null,
  };
  lineUp(state, rng);
  if (cup) state.phase = 'bracket';
  return state;
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.end) return [];
  const shot: Input = {
    kind: 'shot',
    x: rng.int(901) - 450,
    y: 15 + rng.int(300),
    power: rng.int(1001),
    bow: rng.int(241) - 120,
  };
  const jump: Input = { kind: 'dive', x: rng.int(661) - 330, y: 30 + rng.int(200) };
  const { phase, turn, keeper, clock } = state;
  if (phase === 'aim') return [shot, shot, { kind: 'ball', at: 0 }];
  if (phase === 'secret') return [jump];
  if (phase === 'pass' || phase === 'bracket' || (phase === 'after' && clock >= SKIP)) {
    return [{ kind: 'go' }];
  }
  if (turn === 1 && (phase === 'run' || phase === 'flight') && !keeper.dive) return [jump];
  // A tap in between: accepted, and nothing comes of it.
  return [{ kind: 'go' }];
}

function stars(state: State): number {
  if (state.end === 'champion') return state.missed <= 3 ? 3 : state.missed <= 7 ? 2 : 1;
  if (state.end !== 'won') return 0;
  if (state.mine.length > ROUNDS) return 1;
  return goalsOf(state.mine) - goalsOf(state.theirs) >= 2 ? 3 : 2;
}

function goal(state: State): Goal {
  const { params, cup } = state;
  if (params.mode === 'streak') {
    const target = (Math.floor(state.goals / 5) + 1) * 5;
    return { name: 'goal.streak', now: state.goals, target };
  }
  if (params.mode === 'cup' && cup) return { name: 'goal.cup', now: roundOf(cup) + 1, target: 4 };
  const kicks = Math.max(state.mine.length, state.theirs.length);
  return { name: 'goal.kicks', now: kicks, target: Math.max(ROUNDS, kicks) };
}

function ending(state: State): Ending | undefined {
  if (!state.end) return undefined;
  const reason = `reason.${state.end}`;
  if (state.end !== 'lost' && state.end !== 'hearts') return { reason };
  const at = { x: state.ball.x, y: state.ball.y };
  const why = state.turn === 1 ? 'conceded' : (state.outcome ?? 'wide');
  return {
    reason: `${reason}.${why}`,
    at,
    ...(state.end === 'lost' ? short(state) : {}),
    ...close(state),
  };
}

/** How many goals would have left the shootout undecided. */
function short({ mine, theirs }: State): Pick<Ending, 'almost' | 'value'> {
  const goals = (kicks: readonly number[]): number => kicks.reduce((sum, one) => sum + one, 0);
  const value = goals(theirs) - goals(mine);
  return value === 1 ? { almost: 'almost.goal', value } : { almost: 'almost.goals', value };
}

function close({ turn, outcome, off }: State): Pick<Ending, 'almost' | 'value'> {
  if (off <= 0 || off > 60) return {};
  if (turn === 1) return { almost: 'almost.hand', value: off };
  if (outcome === 'wide' || outcome === 'over') return { almost: 'almost.frame', value: off };
  return {};
}

function pips(kicks: readonly number[]): string {
  return kicks.map((one) => (one === 1 ? 'o' : 'x')).join('') || '-';
}

function text(state: State): string {
  const { params, keeper, ball } = state;
  const place = [ball.x, ball.y, ball.z].map((part) => part.toFixed(2)).join(' ');
  return [
    `${params.mode} ${state.phase} ${state.clock} against ${state.rival}, turn ${state.turn}`,
    `${pips(state.mine)} : ${pips(state.theirs)}, ${state.points} points, ${state.hearts} hearts`,
    `keeper ${keeper.x} plan ${keeper.plan} shows ${keeper.tell.shown}${keeper.tell.clap ? '!' : ''}`,
    `ball ${place} ${state.outcome ?? ''}`,
  ].join('\n');
}

import type { Ending, Goal, Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { clamped, lenient, oneOf, union, whole } from '@playgrove/kit/core/parse';
import { PACKS, SONGS } from './songs/index.ts';
import { playing } from './rules/charts.ts';
import { picture } from './rules/picture.ts';
import { GENTLE_AFTER, lift, passTime, tap, TITLE } from './rules/play.ts';
import {
  FULL,
  HZ,
  LANES,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import { LONGEST_LAG, nudge, passBeat, tapAlong } from './rules/tuning.ts';

export type { Career, Input, Params, State } from './rules/state.ts';

/** Percent of all points that two and three stars take; finishing takes one. */
export const STARS = [75, 90] as const;
/** The light that a song begins with. */
const KINDLED = FULL * 0.7;
/** Endless: each song is this many percent faster, after a rest of this many ticks. */
const FASTER = 7;
const REST = 80;
/** From this many hits on, hits that are this late or early on average are mentioned: the device needs tuning. */
const ENOUGH_HITS = 12;
const ASKEW_MS = 45;

const songLevels = PACKS.flatMap(({ name, needs, songs }) =>
  songs.map(({ id }): Level<Params> => ({
    id,
    params: { mode: 'song', song: id },
    pack: `pack.${name}`,
    ...(needs > 0 && { needs }),
  })),
);
const [firstSong, ...otherSongs] = songLevels;
if (!firstSong) throw new Error('songs: there are none');

const oneLane = whole(0, LANES - 1);
const FRESH: Career = { eye: 0, ear: 0, falls: 0 };
const lag = clamped(-LONGEST_LAG, LONGEST_LAG);

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'moonlit-keys',
  version: 1,
  pace: { kind: 'ticks', hz: HZ },
  levels: [
    firstSong,
    ...otherSongs,
    { id: 'endless', params: { mode: 'endless' } },
    { id: 'tuning', params: { mode: 'tuning' } },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: union('mode', {
    song: { song: oneOf(...SONGS.map(({ id }) => id)) },
    endless: {},
    tuning: {},
  }),
  parseInput: union('kind', {
    tap: { lane: oneLane },
    lift: { lane: oneLane },
    nudge: { by: oneOf(1, -1) },
  }),
  career: {
    fresh: FRESH,
    parse: lenient({ eye: lag, ear: lag, falls: clamped(0, 1e6) }, FRESH),
    of: ({ eye, ear, falls, end, params }) => ({ eye, ear, falls: fallsAfter(params, end, falls) }),
  },
  deal,

  step(state, input, context) {
    if (input.kind === 'nudge') {
      if (state.params.mode !== 'tuning' || state.started) return 'refused.nudge';
      nudge(state, input.by);
    } else if (state.params.mode === 'tuning') {
      if (input.kind === 'tap') tapAlong(state, context);
    } else if (input.kind === 'tap') tap(state, input.lane, context);
    else lift(state, input.lane, context);
    return undefined;
  },

  tick(state, context) {
    if (state.end) return;
    if (state.params.mode === 'tuning') passBeat(state, context);
    else if (passTime(state, context)) finish(state, context);
  },

  inputs(state) {
    if (state.end) return [];
    const lanes = Array.from({ length: LANES }, (_, lane) => lane);
    const taps = lanes.map((lane): Input => ({ kind: 'tap', lane }));
    if (state.params.mode === 'tuning' && !state.started) {
      return [...taps, { kind: 'nudge', by: 1 }, { kind: 'nudge', by: -1 }];
    }
    return state.holding < 0
      ? taps
      : [...taps, ...lanes.map((lane): Input => ({ kind: 'lift', lane }))];
  },

  status(state) {
    if (!state.end) return 'playing';
    if (state.params.mode !== 'song') return 'over';
    return state.end.reason === 'finished' ? 'won' : 'lost';
  },

  score: (state) => state.score,
  stars: (state) =>
    state.end?.reason === 'finished'
      ? 1 + STARS.filter((part) => percent(state) >= part).length
      : 0,
  goal,
  ending,
  text: picture,
};

/** Points won, in percent of those to be had in this song. */
export function percent(state: State): number {
  return state.params.mode === 'song' ? (state.points * 100) / playing(state).most : 0;
}

function fallsAfter(params: Params, end: State['end'], falls: number): number {
  if (!end || params.mode !== 'song') return falls;
  return end.reason === 'finished' ? 0 : falls + 1;
}

function deal(params: Params, rng: Rng, career: Career): State {
  const song = params.mode === 'song' ? params.song : rng.pick(PACKS[0]?.songs ?? SONGS).id;
  const state: State = {
    params,
    seed: rng.int(1_000_000),
    song,
    speed: 100,
    stage: 0,
    eye: career.eye,
    ear: career.ear,
    falls: career.falls,
    clock: 0,
    started: false,
    next: 0,
    marks: '',
    part: 0,
    holding: -1,
    heldFrom: 0,
    light: KINDLED,
    streak: 0,
    best: 0,
    score: 0,
    points: 0,
    hits: 0,
    late: 0,
    misses: 0,
    strays: 0,
    dimmed: { missed: 0, strayed: 0 },
    taps: [],
    end: null,
  };
  open(state, 0);
  return state;
}

/** Sets a song to its beginning. */
function open(state: State, clock: number): void {
  // What is heard and seen lags behind the clock: the first note is met when its time is seen.
  state.clock = clock + state.eye;
  state.next = 0;
  state.part = 0;
  state.holding = -1;
  state.marks = state.params.mode === 'tuning' ? '' : '-'.repeat(playing(state).chart.notes.length);
}

/** A song is over; in the endless mode the next begins, a little faster. */
function finish(state: State, context: StepContext): void {
  if (state.params.mode === 'song') {
    state.end = { reason: 'finished', lane: 1 };
    return;
  }
  state.stage += 1;
  state.speed += FASTER;
  const pack = PACKS[state.stage % PACKS.length];
  const songs = (pack?.songs ?? SONGS).filter(({ id }) => id !== state.song);
  state.song = context.rng.pick(songs).id;
  open(state, -REST);
  context.cue('faster', { x: 1.5, y: 1.6 }, state.stage + 1);
  context.cue(`title.${state.song}`, TITLE);
}

function goal(state: State): Goal | undefined {
  if (state.params.mode === 'tuning') return undefined;
  if (state.params.mode === 'endless') {
    const { chart } = playing(state);
    return { name: 'goal.song', now: state.next, target: chart.notes.length };
  }
  const now = Math.floor(percent(state));
  const [two, three] = STARS;
  return now < two
    ? { name: 'goal.two', now, target: two }
    : { name: 'goal.three', now, target: three };
}

/** How close it was to the end, or to the next star. */
function ending(state: State): Ending | undefined {
  const { end } = state;
  if (!end) return undefined;
  const reason = `reason.${end.reason}`;
  if (end.reason === 'tuned' || end.reason === 'untuned') return { reason };
  const { chart } = playing(state);
  const off = Math.round((state.late / Math.max(1, state.hits)) * (1000 / HZ));
  if (state.hits >= ENOUGH_HITS && Math.abs(off) >= ASKEW_MS && percent(state) < STARS[1]) {
    const at = end.reason === 'finished' ? {} : { at: { x: end.lane, y: 0 } };
    const almost = off > 0 ? 'almost.late' : 'almost.hasty';
    return { reason, ...at, almost, value: Math.abs(off) };
  }
  if (end.reason === 'finished') {
    const star = STARS.find((part) => percent(state) < part);
    const short = star === undefined ? 0 : Math.ceil(star - percent(state));
    return short > 0 && short <= 6 ? { reason, almost: 'almost.star', value: short } : { reason };
  }
  const at = { x: end.lane, y: 0 };
  const left = chart.notes.length - state.next;
  const close = left * 3 <= chart.notes.length && state.params.mode === 'song';
  if (close) return { reason, at, almost: 'almost.song', value: left };
  const eased = state.params.mode === 'song' && state.falls + 1 >= GENTLE_AFTER;
  if (eased) return { reason, at, almost: 'almost.gentle' };
  return { reason, at, almost: end.reason === 'missed' ? 'almost.ring' : 'almost.beside' };
}

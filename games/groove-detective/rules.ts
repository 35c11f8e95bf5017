import type { Rules, StepContext } from '@playgrove/kit/contract';
import {
  clamped,
  lenient,
  oneOf,
  otherwise,
  readable,
  shape,
  union,
  whole,
} from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { compose, HOUSE_RECORDS } from './rules/grooves.ts';
import { pickNext } from './rules/jukebox.ts';
import {
  bitOf,
  CHECKS,
  DRUMS,
  has,
  hitsOf,
  STEPS,
  textOf,
  usedOf,
  type Career,
  type Input,
  type Params,
  type Row,
  type State,
} from './rules/state.ts';

/** Ticks that a finale rests after its loop. */
const AFTER = 50;
/** Bass lines as steps of the scale; 0 is a rest. Cases take them in turn. */
const BASS = [
  [1, 0, 0, 1, 0, 0, 4, 0],
  [1, 0, 3, 0, 0, 1, 0, 5],
  [1, 0, 0, 5, 0, 4, 0, 3],
] as const;
/** What the finale of a case that is solved plays over it. */
const TUNE = [6, 0, 8, 9, 0, 8, 11, 9] as const;

/** Cases, each with one record. */
const MAX_RECORDS = LEVELS.length;
/** Guesses that may be used for each number of stars. */
const THREE = 3;
const TWO = 4;

const row = whole(0, DRUMS.length - 1);
const mask = whole(0, 255);
const ticks = whole(10, 30);

const FRESH = { records: [], mix: [] };
/** A row that can't be read is silent, so that the others stay with their drums. */
const storedRows = readable(otherwise(mask, 0), DRUMS.length);
const parseCareer = lenient(
  {
    records: readable(
      shape({ no: whole(0, 99), rows: storedRows, ticks: clamped(10, 30) }),
      MAX_RECORDS,
    ),
    mix: storedRows,
  },
  FRESH,
);

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'groove-detective',
  version: 4,
  // Undo isn't needed: a second tap takes a hit back.
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },

  parseParams: shape({
    mode: oneOf('case', 'jukebox'),
    no: whole(0, 99),
    drums: whole(2, DRUMS.length),
    stains: whole(0, STEPS),
    ticks,
    least: whole(1, 4000),
    most: whole(1, 4000),
  }),
  parseInput: union('act', {
    tap: { row, step: whole(0, STEPS - 1) },
    hear: { what: oneOf('case', 'mine', 'off') },
    check: {},
    listen: { row },
    skip: {},
    pick: { row },
  }),
  career: { fresh: FRESH, parse: parseCareer, of: careerOf },

  deal(params, rng, career) {
    const isMix = params.mode === 'jukebox';
    const { rows, peaks } = isMix ? mixOf(career) : compose(params, rng);
    return {
      mode: params.mode,
      no: params.no,
      ticks: params.ticks,
      rows,
      peaks,
      checks: [],
      listened: [],
      solo: -1,
      heard: isMix ? 'mine' : 'case',
      beat: -1,
      phase: 'play',
      rest: 0,
      career,
      picks: rows.map(() => (isMix && career.mix.length === 0 ? 0 : -1)),
    };
  },

  step(state, input, context) {
    if (state.phase !== 'play') {
      if (input.act !== 'skip') return 'refused.over';
      state.rest = 0;
      return undefined;
    }
    switch (input.act) {
      case 'tap':
        return tap(state, input.row, input.step, context);
      case 'hear':
        return hear(state, input.what);
      case 'check':
        return state.mode === 'jukebox' ? leave(state) : check(state, context);
      case 'listen':
        return listen(state, input.row, context);
      case 'pick':
        return pick(state, input.row, context);
      default:
        return 'refused.skip';
    }
  },

  tick(state, { cue }) {
    if (state.phase !== 'play') state.rest -= 1;
    if (state.heard === 'off') return;
    state.beat = (state.beat + 1) % (STEPS * state.ticks);
    if (state.beat % state.ticks !== 0) return;
    const step = state.beat / state.ticks;
    const mine = state.heard === 'mine';
    // The mystery's drums don't say which row they are in: only ears can tell.
    for (const [at, one] of state.rows.entries()) {
      const name = DRUMS[at];
      const silent = state.solo >= 0 && at !== state.solo;
      if (!name || silent || !has(mine ? one.mine : one.truth, step)) continue;
      const open = mine || state.solo >= 0 || state.phase !== 'play';
      cue(name, { x: step, y: open ? at : -1 }, 1);
    }
    band(state, step, cue);
  },

  inputs: inputsOf,

  status({ phase, rest }) {
    if (phase === 'play' || rest > 0) return 'playing';
    return phase === 'left' ? 'over' : phase;
  },
  score: usedOf,
  stars: (state) => (usedOf(state) <= THREE ? 3 : usedOf(state) <= TWO ? 2 : 1),
  goal: ({ mode, rows }) =>
    mode === 'jukebox'
      ? undefined
      : {
          name: 'goal.rows',
          now: rows.filter(({ locked }) => locked).length,
          target: rows.length,
        },

  ending(state) {
    const { phase, rows } = state;
    if (phase === 'left') return { reason: 'ending.mix' };
    if (phase === 'won') {
      const used = usedOf(state);
      const over = used > TWO ? used - TWO : used > THREE ? used - THREE : 0;
      const reason = 'ending.won';
      return over > 0 ? { reason, almost: 'ending.star', value: over } : { reason };
    }
    if (phase !== 'lost') return undefined;
    const value = rows.filter(({ locked }) => !locked).length;
    return { reason: 'ending.lost', almost: 'ending.rows', value };
  },

  text({ mode, rows, peaks, checks, listened, phase, heard, beat }) {
    const lines = rows.map(
      ({ truth, mine, locked }, at) =>
        `${DRUMS[at]} ${textOf(truth)} ${textOf(mine)}${listened.includes(at) ? ' listened' : ''}${locked ? ' locked' : ''}`,
    );
    const used = checks.map(({ right }) => right.join('')).join(' ');
    return [
      ...lines,
      `peaks ${peaks.join(' ')}`,
      `${mode} ${phase} ${heard} ${beat}: ${used}`,
    ].join('\n');
  },
};

/** Each row that is found brings the band in: first a bass, at the end a tune. It gives nothing away. */
function band({ mode, no, rows, phase, solo }: State, step: number, cue: StepContext['cue']): void {
  if (mode !== 'case' || solo >= 0 || !rows.some(({ locked }) => locked)) return;
  const bass = BASS[no % BASS.length]?.[step] ?? 0;
  if (bass > 0) cue('bass', undefined, bass);
  const tune = TUNE[step] ?? 0;
  if (phase === 'won' && tune > 0) cue('tune', undefined, tune);
}

function tap(state: State, at: number, step: number, { cue }: StepContext): string | undefined {
  const one = state.rows[at];
  if (!one) return 'refused.outside';
  if (one.locked) return 'refused.locked';
  if (state.mode === 'case' && state.peaks[step] === 0) return 'refused.silent';
  one.mine ^= bitOf(step);
  if (state.mode === 'jukebox') state.picks[at] = -1;
  const name = DRUMS[at];
  const place = { x: step, y: at };
  if (has(one.mine, step)) {
    cue('set', place);
    if (name) cue(name, place, 1);
  } else cue('unset', place);
  return undefined;
}

function hear(state: State, what: State['heard']): string | undefined {
  if (what === 'case' && state.mode === 'jukebox') return 'refused.outside';
  state.heard = what;
  state.solo = -1;
  state.beat = -1;
  return undefined;
}

const isOverfull = ({ mine, truth }: Row): boolean => hitsOf(mine) > hitsOf(truth);

/** Why a check would be wasted, if it would. */
export function wasted({ rows, checks }: State): string | undefined {
  const open = rows.filter(({ locked }) => !locked);
  if (open.every(({ mine }) => mine === 0)) return 'refused.empty';
  if (open.some(isOverfull)) return 'refused.many';
  const last = checks.at(-1);
  return last && rows.every(({ mine }, at) => mine === last.masks[at]) ? 'refused.same' : undefined;
}

function check(state: State, { cue }: StepContext): string | undefined {
  const why = wasted(state);
  if (why !== undefined) return why;
  const { rows } = state;
  const right = rows.map(({ truth, mine }) => hitsOf(truth & mine));
  state.checks.push({ masks: rows.map(({ mine }) => mine), right });
  cue('check');
  for (const [at, one] of rows.entries()) {
    const middle = { x: (STEPS - 1) / 2, y: at };
    if (one.locked) continue;
    if (one.mine === one.truth) {
      one.locked = true;
      cue('found', middle, rows.filter(({ locked }) => locked).length);
    } else cue('hint', middle, right[at]);
  }
  if (rows.every(({ locked }) => locked)) end(state, 'won');
  else if (usedOf(state) >= CHECKS) end(state, 'lost');
  return undefined;
}

/** The finale: the mystery loop once more, with every row in sight. */
function end(state: State, phase: 'won' | 'lost'): void {
  state.phase = phase;
  hear(state, 'case');
  state.rest = STEPS * state.ticks + AFTER;
}

/** Plays one row of the mystery alone: for a guess, then as often as wanted. */
function listen(state: State, at: number, { cue }: StepContext): string | undefined {
  const one = state.rows[at];
  if (!one || state.mode !== 'case') return 'refused.outside';
  if (one.locked) return 'refused.locked';
  if (!state.listened.includes(at)) {
    // The last guess is for a check.
    if (usedOf(state) >= CHECKS - 1) return 'refused.last';
    state.listened.push(at);
    cue('listen', { x: (STEPS - 1) / 2, y: at });
  }
  hear(state, 'case');
  state.solo = at;
  return undefined;
}

function leave(state: State): undefined {
  state.phase = 'left';
  state.rest = 0;
  return undefined;
}

function pick(state: State, at: number, { cue }: StepContext): string | undefined {
  if (state.mode !== 'jukebox' || !pickNext(state, at)) return 'refused.outside';
  cue('pick', { x: 0, y: at });
  return undefined;
}

function inputsOf(state: State): readonly Input[] {
  if (state.phase !== 'play') return state.rest > 0 ? [{ act: 'skip' }] : [];
  const inputs: Input[] = [];
  for (const [at, one] of state.rows.entries()) {
    for (let step = 0; step < STEPS; step += 1) {
      const silent = state.mode === 'case' && state.peaks[step] === 0;
      const full =
        state.mode === 'case' && !has(one.mine, step) && hitsOf(one.mine) >= hitsOf(one.truth);
      if (!one.locked && !silent && !full) inputs.push({ act: 'tap', row: at, step });
    }
    if (state.mode === 'jukebox') inputs.push({ act: 'pick', row: at });
    else if (!one.locked && (state.listened.includes(at) || usedOf(state) < CHECKS - 1))
      inputs.push({ act: 'listen', row: at });
  }
  if (state.mode === 'jukebox' || wasted(state) === undefined) inputs.push({ act: 'check' });
  const heard = state.mode === 'jukebox' ? (['mine', 'off'] as const) : (['case', 'mine'] as const);
  for (const what of heard) if (what !== state.heard) inputs.push({ act: 'hear', what });
  return inputs;
}

/** The rows that the jukebox begins with: the last mix, or the first record. */
function mixOf({ mix }: Career): { readonly rows: Row[]; readonly peaks: number[] } {
  const masks = mix.length > 0 ? mix : HOUSE_RECORDS[0].rows;
  return {
    rows: DRUMS.map((_, at) => ({ truth: 0, mine: masks[at] ?? 0, locked: false })),
    peaks: [],
  };
}

function careerOf({ career, mode, phase, no, rows, ticks: tempo }: State): Career {
  if (mode === 'jukebox') return { ...career, mix: rows.map(({ mine }) => mine) };
  if (phase !== 'won' || no === 0) return career;
  const record = { no, rows: rows.map(({ truth }) => truth), ticks: tempo };
  const others = career.records.filter((one) => one.no !== no);
  return { ...career, records: [...others, record].slice(-MAX_RECORDS) };
}

import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { shape, union, whole } from '@playgrove/kit/core/parse';
import { DESIGNS, designOf } from './rules/designs.ts';
import { verdictOf } from './rules/judge.ts';
import { LEVELS } from './rules/levels.ts';
import { lift, press } from './rules/pipe.ts';
import { serve, turn, turnsOf } from './rules/turntable.ts';
import {
  BANDS,
  CELLS,
  COLORS,
  HZ,
  SPATULA,
  THICK,
  TOOLS,
  TURN,
  codeOf,
  nozzleOf,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Input, Params, State } from './rules/types.ts';

/** From this cake on the spatula lies on the table. */
const SPATULA_FROM = 1;

export const rules: Rules<Params, State, Input> = {
  slug: 'frosting-studio',
  version: 3,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ cake: whole(-1, DESIGNS.length - 1) }),
  parseInput: union('act', {
    press: { band: whole(0, BANDS.length - 1) },
    move: { band: whole(0, BANDS.length - 1) },
    lift: {},
    serve: {},
    tool: { which: whole(0, TOOLS - 1) },
    color: { which: whole(0, COLORS.length - 1) },
  }),

  deal({ cake }) {
    const design = designOf(cake);
    return {
      cake,
      phase: 'pipe',
      clock: 0,
      // A little before the first mark: there is a moment to look.
      angle: TURN - (TURN / CELLS) * 14,
      speed: 0,
      turned: 0,
      began: false,
      extra: '',
      hold: false,
      tool: design.nozzles[0] ?? 0,
      color: design.colors[0] ?? 0,
      band: design.bands[0] ?? 0,
      cells: design.target.map((row) => row.map(() => 0)),
      drips: [],
      drops: [],
      growing: -1,
      spill: 0,
      fresh: false,
      run: 0,
      streak: 0,
      rows: Array<boolean>(design.rows).fill(false),
    };
  },

  step(state, input, { cue }) {
    if (state.phase === 'done') return 'refused.over';
    const design = designOf(state.cake);
    switch (input.act) {
      case 'press':
        if (state.hold) return 'refused.held';
        if (!design.bands.includes(input.band)) return 'refused.band';
        press(state, input.band, cue);
        return undefined;
      case 'move':
        if (!design.bands.includes(input.band)) return 'refused.band';
        state.band = input.band;
        return undefined;
      case 'lift':
        lift(state, cue);
        return undefined;
      case 'tool':
        if (!toolsOf(state).includes(input.which)) return 'refused.tool';
        lift(state, cue);
        state.tool = input.which;
        cue('tool');
        return undefined;
      case 'color':
        if (!design.colors.includes(input.which)) return 'refused.tool';
        lift(state, cue);
        state.color = input.which;
        cue('tool');
        return undefined;
      default:
        if (!mayServe(state)) return 'refused.early';
        lift(state, cue);
        serve(state, design, cue);
        return undefined;
    }
  },

  tick(state, { cue }) {
    if (state.phase !== 'done') turn(state, cue);
  },

  inputs: inputsOf,

  status(state) {
    if (state.phase !== 'done') return 'playing';
    if (state.cake < 0) return 'over';
    return starsOf(state) > 0 ? 'won' : 'lost';
  },

  score: (state) => (state.cake < 0 ? flairOf(state) : verdictOf(state).match),
  stars: starsOf,
  goal,
  ending,
  text,
};

/** Tools on the table. */
export function toolsOf({ cake }: Pick<State, 'cake'>): readonly number[] {
  const { nozzles } = designOf(cake);
  if (cake < 0) return Array.from({ length: TOOLS }, (_, tool) => tool);
  return cake < SPATULA_FROM ? nozzles : [...nozzles, SPATULA];
}

/** Whether the client would take the cake as it is. */
export function mayServe(state: State): boolean {
  if (state.phase === 'done') return false;
  if (state.cake < 0)
    return state.drops.length > 0 || state.cells.some((row) => row.some((cell) => cell > 0));
  return verdictOf(state).match >= designOf(state.cake).marksFor[0];
}

export function starsOf(state: State): number {
  if (state.cake < 0) return 0;
  const { match } = verdictOf(state);
  return designOf(state.cake).marksFor.filter((mark) => match >= mark).length;
}

/** Seconds of turning that are left before the client looks. */
export const secondsLeft = (state: State): number =>
  Math.max(0, turnsOf(state) * TURN - state.turned) / designOf(state.cake).spin / HZ;

/** Free bake counts variety. */
function flairOf({ cells, drips, drops }: State): number {
  const codes = new Set(cells.flat().map((code) => code % THICK));
  const kinds = new Set(drops.map(({ kind }) => kind));
  return (codes.size - 1 + kinds.size + Math.min(3, drips.length)) * 10;
}

function goal(state: State): Goal | undefined {
  if (state.cake < 0) return undefined;
  return { name: 'goal.match', now: verdictOf(state).match, target: 100 };
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'done') return undefined;
  if (state.cake < 0) return { reason: 'end.free' };
  const { match, missing, stray, wrong } = verdictOf(state);
  const { marksFor } = designOf(state.cake);
  const next = marksFor.find((mark) => mark > match);
  const worst = Math.max(missing, stray, wrong);
  const why = worst === missing ? 'missing' : worst === stray ? 'stray' : 'wrong';
  if (match < marksFor[0])
    return { reason: `end.${why}`, almost: 'almost.bar', value: marksFor[0] - match };
  if (next === undefined) return { reason: worst === 0 ? 'end.perfect' : 'end.lovely' };
  return { reason: `end.fine`, almost: 'almost.star', value: next - match };
}

/** A sample: presses, and what may be chosen now. */
function inputsOf(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'done') return [];
  const { bands, colors } = designOf(state.cake);
  const band = rng.pick(bands);
  const inputs: Input[] = [
    state.hold ? { act: 'lift' } : { act: 'press', band },
    { act: 'move', band },
  ];
  if (state.phase === 'pipe') {
    inputs.push({ act: 'tool', which: rng.pick(toolsOf(state)) });
    inputs.push({ act: 'color', which: rng.pick(colors) });
  }
  if (mayServe(state)) inputs.push({ act: 'serve' });
  return inputs;
}

const SIGNS = 'oslvrd';

function text(state: State): string {
  const { phase, clock, angle, speed, turned, hold, tool, color, band, cells, drips, drops } =
    state;
  const rows = cells.map((row) =>
    row.map((code) => (code === 0 ? '.' : code >= THICK ? '#' : SIGNS[nozzleOf(code)])).join(''),
  );
  return [
    `${phase} ${clock}, at ${angle} by ${speed}, turned ${turned}`,
    `${hold ? 'holds' : 'rests'} ${tool} ${color} ${codeOf(0, color)} at ${band}, streak ${state.streak}`,
    ...rows.toReversed(),
    `drips ${drips.map(({ cell, long }) => `${cell}:${long}`).join(' ')}`,
    `toppings ${drops.map(({ cell, good }) => `${cell}:${good}`).join(' ')}`,
  ].join('\n');
}

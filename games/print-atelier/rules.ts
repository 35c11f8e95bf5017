import type { Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { list, oneOf, shape, union, whole } from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { BRIEFS, briefOf, FABRICS } from './rules/briefs.ts';
import { hexOf } from './rules/colors.ts';
import { pointsOf, starsFor, starsOf, verdictOf, type Dial } from './rules/judge.ts';
import { print as printMark, CELLS, emptyGrid } from './rules/raster.ts';
import { mirrorOf } from './rules/briefs.ts';
import {
  LONGEST,
  MIRRORS,
  MAX_POINTS,
  SIDE,
  TOOLS,
  type Input,
  type Mark,
  type Params,
  type State,
} from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Ticks of the show. */
export const SHOW = 260;

const isFree = ({ brief }: Readonly<State>): boolean => brief < 0;

export const rules: Rules<Params, State, Input> = {
  slug: 'print-atelier',
  version: 2,
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },

  parseParams: shape({ brief: whole(-1, BRIEFS.length - 1) }),
  parseInput: union('act', {
    print: {
      tool: oneOf(...TOOLS),
      ink: whole(0, 7),
      size: whole(0, 2),
      points: list(whole(0, SIDE - 1), MAX_POINTS * 2, 2),
    },
    undo: {},
    cloth: { fabric: whole(0, FABRICS - 1), mirror: whole(0, MIRRORS.length - 1) },
    cut: {},
  }),

  deal: ({ brief }) => ({
    brief,
    marks: [],
    drops: briefOf(brief).drops,
    fabric: 0,
    mirror: MIRRORS.indexOf(briefOf(brief).mirror),
    phase: 'work',
    rest: 0,
  }),

  step(state, input, { cue }) {
    if (state.phase === 'shown') {
      if (input.act !== 'cut') return 'refused.over';
      state.rest = 0;
      return undefined;
    }
    switch (input.act) {
      case 'print':
        return print(state, input, cue);
      case 'undo':
        if (state.marks.length === 0) return 'refused.undo';
        state.marks = state.marks.slice(0, -1);
        // The drop is gone: a view shows it at the bottle.
        cue('undo', { x: -1, y: -1 });
        return undefined;
      case 'cloth':
        if (!isFree(state)) return 'refused.tool';
        state.fabric = input.fabric;
        state.mirror = input.mirror;
        cue('cloth');
        return undefined;
      default:
        return cut(state, cue);
    }
  },

  tick(state) {
    if (state.phase === 'shown') state.rest -= 1;
  },

  inputs: inputsOf,

  status(state) {
    if (state.phase === 'work' || state.rest > 0) return 'playing';
    if (isFree(state)) return 'over';
    return starsOf(state) > 0 ? 'won' : 'lost';
  },
  score: pointsOf,
  stars: starsOf,

  ending(state) {
    if (isFree(state)) return { reason: 'ending.free' };
    const brief = briefOf(state.brief);
    const stars = starsOf(state);
    if (stars === 3) return { reason: 'ending.perfect' };
    if (stars === 2 && verdictOf(state).covered > 0)
      return { reason: 'ending.won', almost: 'almost.covered' };
    if (stars === 2)
      return { reason: 'ending.won', almost: 'almost.drops', value: brief.spare - state.drops };
    if (stars === 1) return { reason: 'ending.won', almost: `almost.${worstOf(state)}` };
    if (verdictOf(state).missing > 0) return { reason: 'ending.wish' };
    return { reason: `ending.${worstOf(state)}` };
  },

  text(state) {
    const { brief, marks, drops, phase, rest, fabric, mirror } = state;
    const grid = emptyGrid();
    for (const mark of marks) printMark(grid, mark, mirrorOf(briefOf(brief), mirror));
    const rows = Array.from({ length: CELLS / 2 }, (_, row) =>
      Array.from({ length: CELLS / 2 }, (__, column) => {
        const kind = grid[row * 2 * CELLS + column * 2] ?? 0;
        return kind === 0 ? '.' : `${kind}`;
      }).join(''),
    );
    const { off, missing, covered } = verdictOf(state);
    const dials = Object.entries(off).map(([dial, value]) => `${dial} ${value.toFixed(3)}`);
    return [
      `brief ${brief} ${phase} ${rest} drops ${drops} cloth ${hexOf(fabric)} ${MIRRORS[mirror]}`,
      `${dials.join(' ')} missing ${missing} covered ${covered} marks ${marks.length}`,
      ...rows,
    ].join('\n');
  },
};

/** The dial that is farthest out, and on which side. */
export function worstOf(state: Readonly<State>): 'calm' | 'busy' | 'soft' | 'bold' | 'colors' {
  const { off, measure } = verdictOf(state);
  const brief = briefOf(state.brief);
  const dials = Object.entries(off) as [Dial, number][];
  const [dial] = dials.toSorted(([, one], [, other]) => other - one)[0] ?? ['busy'];
  if (dial === 'busy') return measure.busy < (brief.busy?.[0] ?? 0) ? 'calm' : 'busy';
  if (dial === 'bold')
    return measure.bold.some((value) => value < (brief.bold?.[0] ?? 0)) ? 'soft' : 'bold';
  return 'colors';
}

function lengthOf({ points }: Mark): number {
  let long = 0;
  for (let at = 2; at < points.length; at += 2) {
    const dx = (points[at] ?? 0) - (points[at - 2] ?? 0);
    const dy = (points[at + 1] ?? 0) - (points[at - 1] ?? 0);
    long += Math.sqrt(dx * dx + dy * dy);
  }
  return long;
}

/** A message key that says why a mark can't be printed. */
export function refusalOf(state: Readonly<State>, mark: Mark): string | undefined {
  const { tools, inks, sizes } = briefOf(state.brief);
  if (state.drops === 0) return 'refused.dry';
  if (!tools.includes(mark.tool) || mark.ink >= inks.length || !sizes.includes(mark.size))
    return 'refused.tool';
  if (mark.points.length % 2 !== 0 || (mark.tool !== 'brush' && mark.points.length > 2))
    return 'refused.tool';
  // Rounding to whole units adds a little.
  return lengthOf(mark) > LONGEST + MAX_POINTS ? 'refused.tool' : undefined;
}

function print(state: State, mark: Mark, cue: StepContext['cue']): string | undefined {
  const refusal = refusalOf(state, mark);
  if (refusal) return refusal;
  const { tool, ink, size, points } = mark;
  const before = verdictOf(state);
  state.marks = [...state.marks, { tool, ink, size, points: [...points] }];
  state.drops -= 1;
  const at = { x: points.at(-2) ?? 0, y: points.at(-1) ?? 0 };
  cue(tool === 'brush' ? 'stroke' : 'stamp', at, size + 1);
  const { greens, missing, covered } = verdictOf(state);
  if (covered > before.covered) cue('covered', at);
  if (greens > before.greens) cue('green', at, greens);
  if (missing === 0 && before.missing > 0) cue('wish', at);
  if (state.drops === 0 && !isFree(state)) cue('dry', at);
  return undefined;
}

function cut(state: State, cue: StepContext['cue']): string | undefined {
  const brief = briefOf(state.brief);
  const verdict = verdictOf(state);
  if (isFree(state)) {
    if (state.marks.length === 0) return 'refused.empty';
  } else if (state.drops > 0 && starsFor(verdict, brief, state.drops) === 0) {
    // With ink left, a cut that the client would refuse is a slip of the finger.
    if (verdict.missing > 0) return 'refused.wish';
    return verdict.dials > 1 ? 'refused.green' : 'refused.calm';
  }
  state.phase = 'shown';
  state.rest = SHOW;
  cue('cut', undefined, isFree(state) ? 3 : starsOf(state));
  return undefined;
}

/** A sample: marks anywhere with anything on the table. */
function inputsOf(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'shown') return state.rest > 0 ? [{ act: 'cut' }] : [];
  const { tools, inks, sizes } = briefOf(state.brief);
  const inputs: Input[] = [];
  if (state.drops > 0)
    for (const tool of tools) {
      const points = [rng.int(SIDE), rng.int(SIDE)];
      if (tool === 'brush') points.push(rng.int(SIDE), points[1] ?? 0);
      inputs.push({ act: 'print', tool, ink: rng.int(inks.length), size: rng.pick(sizes), points });
    }
  if (state.marks.length > 0) inputs.push({ act: 'undo' });
  if (isFree(state))
    inputs.push({ act: 'cloth', fabric: rng.int(FABRICS), mirror: rng.int(MIRRORS.length) });
  const mayCut = isFree(state) ? state.marks.length > 0 : state.drops === 0 || starsOf(state) > 0;
  if (mayCut) inputs.push({ act: 'cut' });
  return inputs;
}

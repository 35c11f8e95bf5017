import { briefOf, fabricsOf, mirrorOf, type Brief, type Zone } from './briefs.ts';
import { coveredOf, gridOf, measureGrid, type Measure } from './measure.ts';
import type { Mark, State } from './state.ts';

export const DIALS = ['busy', 'bold', 'colors'] as const;
export type Dial = (typeof DIALS)[number];

/** What the client thinks of a print. */
export type Verdict = {
  readonly measure: Measure;
  /** The dials this client cares about, and how far each is outside of its zone: 0 is green. */
  readonly off: Readonly<Partial<Record<Dial, number>>>;
  readonly greens: number;
  readonly dials: number;
  /** Wished stamps that are still missing. */
  readonly missing: number;
  /** Marks that later ones cover for the most part. */
  readonly covered: number;
};

const outside = (value: number, [low, high]: Zone): number =>
  Math.max(0, low - value, value - high);

/** Half of the sum of differences: the part of the print that has the wrong color. */
export function colorsOff(shares: readonly number[], wanted: readonly number[]): number {
  let sum = 0;
  for (const [ink, share] of shares.entries()) {
    const off = share - (wanted[ink] ?? 0);
    sum += off < 0 ? -off : off;
  }
  return sum / 2;
}

export function countOf(marks: readonly Mark[], { wish }: Brief): number {
  if (!wish) return 0;
  return marks.filter(
    ({ tool, size }) => tool === wish.tool && (wish.size === undefined || wish.size === size),
  ).length;
}

export function judge(brief: Brief, measure: Measure, count: number, covered: number): Verdict {
  const off: Partial<Record<Dial, number>> = {};
  if (brief.busy) off.busy = outside(measure.busy, brief.busy);
  if (brief.bold) {
    const { bold } = brief;
    off.bold = Math.max(...measure.bold.map((value) => outside(value, bold)));
  }
  // An empty cloth has no colors to compare.
  if (brief.shares)
    off.colors =
      measure.busy === 0 ? 1 : Math.max(0, colorsOff(measure.shares, brief.shares) - brief.slack);
  const values = Object.values(off);
  return {
    measure,
    off,
    greens: values.filter((value) => value === 0).length,
    dials: values.length,
    missing: Math.max(0, (brief.wish?.count ?? 0) - count),
    covered,
  };
}

const known = new WeakMap<readonly Mark[], { readonly key: string; readonly verdict: Verdict }>();

function verdictOn(state: Readonly<State>, marks: readonly Mark[]): Verdict {
  const wanted = briefOf(state.brief);
  const mirror = mirrorOf(wanted, state.mirror);
  const fabrics = fabricsOf(wanted, state.fabric);
  const measure = measureGrid(gridOf(marks, mirror), wanted.inks, fabrics);
  const covered = state.brief < 0 ? 0 : coveredOf(marks, mirror);
  return judge(wanted, measure, countOf(marks, wanted), covered);
}

/** The verdict on what is printed. */
export function verdictOf(state: Readonly<State>): Verdict {
  const { brief, marks, fabric, mirror } = state;
  const key = `${brief} ${fabric} ${mirror}`;
  const before = known.get(marks);
  if (before?.key === key) return before.verdict;
  const verdict = verdictOn(state, marks);
  known.set(marks, { key, verdict });
  return verdict;
}

/** One star: all dials but one. Two: all. Three: drops to spare too, and every mark in sight. */
export function starsFor(verdict: Verdict, brief: Brief, drops: number): number {
  const { greens, dials, missing, covered } = verdict;
  if (missing > 0 || greens < Math.max(1, dials - 1)) return 0;
  if (greens < dials) return 1;
  return drops >= brief.spare && covered === 0 ? 3 : 2;
}

export const starsOf = (state: Readonly<State>): number =>
  starsFor(verdictOf(state), briefOf(state.brief), state.drops);

/** Points: how near each dial is, and each drop left over once all are green. */
export function pointsOf(state: Readonly<State>): number {
  const { off, greens, dials } = verdictOf(state);
  if (dials === 0) return state.marks.length;
  let near = 0;
  for (const value of Object.values(off)) near += Math.max(0, 1 - value * 2) / dials;
  return Math.round(near * 100) + (greens === dials ? state.drops * 10 : 0);
}

/** The verdict there would be with one mark more. */
export const verdictWith = (state: Readonly<State>, mark: Mark): Verdict =>
  verdictOn(state, [...state.marks, mark]);

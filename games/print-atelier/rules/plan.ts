import type { Rng } from '@playgrove/kit/contract';
import { briefOf, fabricsOf, mirrorOf } from './briefs.ts';
import { countOf, judge, type Verdict } from './judge.ts';
import { coveredOf, gridOf, measureGrid } from './measure.ts';
import { print } from './raster.ts';
import { MAX_POINTS, SIDE, type Mark, type State } from './state.ts';

/** How far a print is from three stars; each dial counts by how narrow it is. */
function lossOf({ off, missing }: Verdict, widths: Widths): number {
  let loss = missing * 0.9;
  if (off.busy) loss += off.busy / widths.busy;
  if (off.bold) loss += off.bold / widths.bold;
  if (off.colors) loss += off.colors / widths.colors;
  return loss;
}

type Widths = { readonly busy: number; readonly bold: number; readonly colors: number };

function anyMark(state: Readonly<State>, rng: Rng): Mark {
  const { tools, inks, sizes, wish } = briefOf(state.brief);
  const wished = wish && rng.chance(0.35);
  const tool = wished ? wish.tool : rng.pick(tools);
  const size = wished && wish.size !== undefined ? wish.size : rng.pick(sizes);
  const points = [rng.int(SIDE), rng.int(SIDE)];
  if (tool === 'brush') curl(points, rng);
  return { tool, ink: rng.int(inks.length), size, points };
}

/** Goes on from the first point in steps, bending a little. */
function curl(points: number[], rng: Rng): void {
  let [dx, dy] = [rng.between(-26, 26), rng.between(-26, 26)];
  const bend = rng.between(-0.35, 0.35);
  const steps = 2 + rng.int(7);
  for (let step = 0; step < steps && points.length < MAX_POINTS * 2; step += 1) {
    const x = Math.round((points.at(-2) ?? 0) + dx);
    const y = Math.round((points.at(-1) ?? 0) + dy);
    if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return;
    points.push(x, y);
    [dx, dy] = [dx - dy * bend, dy + dx * bend];
    const long = Math.sqrt(dx * dx + dy * dy);
    if (long > 26) [dx, dy] = [(dx / long) * 26, (dy / long) * 26];
  }
}

/**
 * The best of `tries` marks for this client, or undefined if none brings the print nearer.
 */
export function nextMark(state: Readonly<State>, rng: Rng, tries: number): Mark | undefined {
  const brief = briefOf(state.brief);
  const mirror = mirrorOf(brief, state.mirror);
  const fabrics = fabricsOf(brief, state.fabric);
  const base = gridOf(state.marks, mirror);
  const half = ([low, high]: readonly [number, number]): number => Math.max(0.04, high - low);
  const widths = {
    busy: brief.busy ? half(brief.busy) : 1,
    bold: brief.bold ? half(brief.bold) : 1,
    colors: Math.max(0.08, brief.slack),
  };
  const lossWith = (marks: readonly Mark[], grid: typeof base): number =>
    lossOf(judge(brief, measureGrid(grid, brief.inks, fabrics), countOf(marks, brief), 0), widths);
  const covered = coveredOf(state.marks, mirror);
  let best: Mark | undefined;
  // A bare cloth is as far away as can be.
  let least = state.marks.length === 0 ? Infinity : lossWith(state.marks, base);
  if (least === 0) return undefined;
  for (let turn = 0; turn < tries; turn += 1) {
    const mark = anyMark(state, rng);
    const grid = base.slice();
    print(grid, mark, mirror);
    const loss = lossWith([...state.marks, mark], grid);
    if (loss >= least || coveredOf([...state.marks, mark], mirror) > covered) continue;
    best = mark;
    least = loss;
  }
  return best;
}

/** A mark that nobody thought about. */
export const anyPrint = anyMark;

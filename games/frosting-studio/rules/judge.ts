import { bandAt, designOf, type Mark } from './designs.ts';
import {
  CELLS,
  DRIP_WORTH,
  DROP_WORTH,
  THICK,
  around,
  nozzleOf,
  colorOf,
  type State,
} from './types.ts';

/** What frosting off the marks and frosting twice costs, in cells. */
const STRAY = 1;
const TWICE = 0.3;
/** What a cell counts with the right nozzle or the right color alone. */
const HALF = 0.5;
/** What every step that a drip is off costs of it, from the second on. */
const OFF = 0.25;

const MISPLACED = 0.4;

export type Verdict = {
  /** 0 to 100. */
  readonly match: number;
  /** Cells that are missing, off the marks, and wrong in color or nozzle. */
  readonly missing: number;
  readonly stray: number;
  readonly wrong: number;
};

function cellWorth(have: number, want: number): number {
  if (have === 0) return 0;
  if (have === want) return 1;
  return nozzleOf(have) === nozzleOf(want) || colorOf(have) === colorOf(want) ? HALF : 0;
}

/** How near the cake is to its design. */
export function verdictOf({ cake, cells, drips, drops }: State): Verdict {
  const { target, drips: wantedDrips, slots, worth } = designOf(cake);
  let [sum, missing, stray, wrong] = [0, 0, 0, 0];
  for (const [band, wants] of target.entries())
    for (let cell = 0; cell < CELLS; cell += 1) {
      const want = wants[cell] ?? 0;
      const raw = cells[band]?.[cell] ?? 0;
      const have = raw % THICK;
      if (raw >= THICK) sum -= TWICE;
      if (want === 0) {
        if (have === 0) continue;
        stray += 1;
        sum -= STRAY;
      } else {
        const got = cellWorth(have, want);
        sum += got;
        if (have === 0) missing += 1;
        else if (got < 1) wrong += 1;
      }
    }
  for (const want of wantedDrips) {
    const have = drips.find(({ cell }) => cell === want.cell);
    if (!have) missing += DRIP_WORTH;
    else {
      const off = Math.max(0, Math.abs(have.long - want.long) - 1);
      const right = have.color === want.color ? 1 : HALF;
      sum += DRIP_WORTH * Math.max(0, 1 - off * OFF) * right;
      if (off > 0 || right < 1) wrong += DRIP_WORTH;
    }
  }
  const lost = drips.filter(({ cell }) => !wantedDrips.some((want) => want.cell === cell)).length;
  stray += lost * DRIP_WORTH;
  sum -= lost * DRIP_WORTH * HALF;
  let placed = 0;
  for (const { good } of drops) {
    if (good === 2) placed += 1;
    else if (good === 1) placed += MISPLACED;
    else sum -= DROP_WORTH * HALF;
  }
  sum += placed * DROP_WORTH;
  missing += Math.max(0, slots.length - drops.filter(({ good }) => good > 0).length) * DROP_WORTH;
  return { match: Math.max(0, Math.floor((sum / worth) * 100 + 1e-6)), missing, stray, wrong };
}

/** Whether every cell of a mark is as wanted. */
export const isDone = ({ cells }: Pick<State, 'cells'>, mark: Mark): boolean => {
  for (let n = 0; n < mark.long; n += 1)
    if ((cells[bandAt(mark, n)]?.[around(mark.from + n)] ?? 0) % THICK !== mark.code) return false;
  return true;
};

/** Whether there is frosting of any sort on every cell of the design, and every drip hangs. */
export function isCovered({ cake, cells, drips }: State): boolean {
  const design = designOf(cake);
  return (
    design.target.every((wants, band) =>
      wants.every((want, cell) => want === 0 || (cells[band]?.[cell] ?? 0) > 0),
    ) && design.drips.every((want) => drips.some(({ cell }) => cell === want.cell))
  );
}

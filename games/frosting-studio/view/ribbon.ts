import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { CELLS, RIM, THICK, TURN, UNIT, around, colorOf, nozzleOf } from '../rules/types.ts';
import { LEAF_DOWN, PEARL, STEPS, type Dabs } from './dabs.ts';
import type { Cake, Show } from './parts.ts';
import { K, WIDE, bandOf, liesFlat, seenAt, type Geo, type Tiers } from './shape.ts';
import { frostingOf } from './theme.ts';

/** In place of a row: all rows are in focus. */
export const ALL = 99;
/** Frosting is piped generously. */
const LUSH = 1.2;

const grown = new Float32Array(CELLS);

/** Fills `grown`: at the cell where a dab stands, how much of it there is. */
function layOut(row: readonly number[]): boolean {
  let start = 0;
  let any = false;
  for (let cell = 0; cell < CELLS; cell += 1) {
    grown[cell] = 0;
    if ((row[cell] ?? 0) > 0) any = true;
    if ((row[cell] ?? 0) % THICK !== (row[around(cell - 1)] ?? 0) % THICK) start = cell;
  }
  if (!any) return false;
  let [off, before] = [0, -1];
  for (let n = 0; n < CELLS; n += 1) {
    const cell = around(start + n);
    const code = (row[cell] ?? 0) % THICK;
    off = code === before ? off + 1 : 0;
    before = code;
    if (code === 0) continue;
    const step = STEPS[nozzleOf(code)] ?? 1;
    if (off % step !== 0) continue;
    let have = 1;
    while (have < step && n + have < CELLS && (row[around(cell + have)] ?? 0) % THICK === code)
      have += 1;
    grown[cell] = have / step;
  }
  return true;
}

/** A wave goes up and down smoothly: the height between a band and what continues it beside. */
function heightAt(cells: Cake['cells'], band: number, cell: number, tiers: Tiers): number {
  const own = bandOf(band, tiers).high;
  const code = (cells[band]?.[cell] ?? 0) % THICK;
  let [sum, count] = [0, 0];
  for (let off = -3; off <= 3; off += 1) {
    const at = around(cell + off);
    if ((cells[band]?.[at] ?? 0) % THICK === code) sum += own;
    else if (band > 1 && (cells[band - 1]?.[at] ?? 0) % THICK === code)
      sum += bandOf(band - 1, tiers).high;
    else if (band < 3 && (cells[band + 1]?.[at] ?? 0) % THICK === code)
      sum += bandOf(band + 1, tiers).high;
    else continue;
    count += 1;
  }
  return count === 0 ? own : sum / count;
}

/** Half of a band's ribbon: the part in front, or the part behind. */
export function drawRibbon(
  c: Context,
  geo: Geo,
  { cells, tiers }: Cake,
  band: number,
  angle: number,
  front: boolean,
  dabs: Dabs,
): void {
  const row = cells[band];
  if (!row || !layOut(row)) return;
  const { far } = bandOf(band, tiers);
  const flat = liesFlat(band);
  const size = Math.max(0.74, Math.min(1, far / WIDE));
  const first = Math.floor(angle / UNIT) - CELLS / 4 + (front ? 0 : CELLS / 2);
  for (let n = -1; n <= CELLS / 2; n += 1) {
    const cell = around(first + n);
    const part = grown[cell] ?? 0;
    if (part === 0) continue;
    const raw = row[cell] ?? 0;
    const nozzle = nozzleOf(raw);
    const step = STEPS[nozzle] ?? 1;
    const seen = seenAt(cell + (step * part - 1) / 2, angle);
    const [sin, cos] = [Math.sin(seen), Math.cos(seen)];
    if (front ? cos < (flat ? 0 : 0.03) : cos >= 0) continue;
    const high =
      band > 0 && band < RIM ? heightAt(cells, band, cell, tiers) : bandOf(band, tiers).high;
    const fat = raw >= THICK ? 1.25 : 1;
    const lone = nozzle === 0 && isDot(row, cell);
    if (
      lone &&
      isDot(row, around(cell - 1)) &&
      (row[around(cell - 1)] ?? 0) % THICK === raw % THICK
    )
      continue;
    const grow = (0.5 + 0.5 * part) * fat * size * geo.s * LUSH;
    const near = flat ? 0.9 + 0.1 * cos : 1;
    const wide = grow * near * (flat ? 0.62 + 0.38 * Math.abs(cos) : 0.3 + 0.7 * cos);
    const kind = lone ? PEARL : nozzle === 3 && Math.floor(cell / 4) % 2 === 1 ? LEAF_DOWN : nozzle;
    const shift =
      lone && (row[around(cell + 1)] ?? 0) % THICK === raw % THICK ? 8 * cos * geo.s * size : 0;
    dabs.draw(
      c,
      kind,
      colorOf(raw),
      geo.x + sin * far * geo.s + shift,
      geo.y + (cos * far * K - high) * geo.s,
      wide,
      grow * near * (flat ? 0.92 : 1),
    );
  }
}

/** Whether a cell of the round nozzle stands alone, or with one more. */
function isDot(row: readonly number[], cell: number): boolean {
  const code = (row[cell] ?? 0) % THICK;
  if (code === 0) return false;
  let count = 1;
  for (const way of [-1, 1])
    for (let n = 1; n < 4 && (row[around(cell + n * way)] ?? 0) % THICK === code; n += 1)
      count += 1;
  return count <= 2;
}

/** What is still wanted on a band. */
export function drawGhost(
  c: Context,
  geo: Geo,
  { cells }: Cake,
  band: number,
  angle: number,
  front: boolean,
  ghost: NonNullable<Show['ghost']>,
  dabs: Dabs,
): void {
  const { target, marks, markAt, tiers } = ghost.design;
  const row = target[band];
  if (!row) return;
  const { far } = bandOf(band, tiers);
  const first = Math.floor(angle / UNIT) - CELLS / 4 + (front ? 0 : CELLS / 2);
  const spot = (at: number, cell: number): void => {
    const seen = ((at * UNIT - angle) / TURN) * Math.PI * 2;
    const cos = Math.cos(seen);
    const high =
      band > 0 && band < RIM ? heightAt(target, band, cell, tiers) : bandOf(band, tiers).high;
    c.lineTo(geo.x + Math.sin(seen) * far * geo.s, geo.y + (cos * far * K - high) * geo.s);
  };
  let open = 0;
  let focused = false;
  const stroke = (): void => {
    if (open === 0) return;
    const color = frostingOf(colorOf(open));
    const deep = draw.mix(draw.shade(color, 0.35), '#7a3a6a', 0.45);
    const wide = (liesFlat(band) ? 30 : 36) * geo.s;
    draw.rim(c, draw.fade(deep, focused ? 0.5 + 0.3 * ghost.pulse : 0.22), wide);
    draw.rim(c, draw.fade(color, focused ? 0.55 : 0.3), wide - 7 * geo.s);
    c.setLineDash([3 * geo.s, 13 * geo.s]);
    draw.rim(c, draw.fade('#ffffff', focused ? 0.95 : 0.4), 5 * geo.s);
    c.setLineDash([]);
    open = 0;
  };
  const width = CELLS / 2;
  for (let n = 0; n < width; n += 1) {
    const cell = around(first + n);
    const code = row[cell] ?? 0;
    const wanted = code > 0 && (cells[band]?.[cell] ?? 0) % THICK !== code;
    const owner = marks[(markAt[band]?.[cell] ?? 0) - 1];
    if (open !== 0 && (!wanted || code !== open)) stroke();
    if (!wanted) continue;
    if (open === 0) {
      c.beginPath();
      open = code;
      focused = ghost.row === ALL || owner?.row === ghost.row;
      const short = owner && !owner.ring && owner.long <= 4 ? 0.5 : 0.3;
      spot(first + n + short, cell);
    }
    spot(first + n + 0.7, cell);
  }
  stroke();
  // Shapes of shells, leaves and roses, as faintly.
  if (!row.some((code) => code > 0 && (STEPS[nozzleOf(code)] ?? 1) > 2)) return;
  c.globalAlpha = 0.3;
  drawRibbon(
    c,
    geo,
    { ...EMPTY, tiers, cells: wantedOnly(target, cells, band) },
    band,
    angle,
    front,
    dabs,
  );
  c.globalAlpha = 1;
}
const EMPTY: Cake = { tiers: 1, sponge: 0, dripBand: RIM, cells: [], drips: [], drops: [] };

const scratch: number[][] = Array.from({ length: 8 }, () => Array<number>(CELLS).fill(0));
/** A band of the target without the stretches that are begun. */
function wantedOnly(target: Cake['cells'], cells: Cake['cells'], band: number): Cake['cells'] {
  const row = scratch[band];
  if (!row) return scratch;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const want = target[band]?.[cell] ?? 0;
    const shaped = want > 0 && (STEPS[nozzleOf(want)] ?? 1) > 2;
    row[cell] = shaped && (cells[band]?.[cell] ?? 0) % THICK !== want ? want : 0;
  }
  return scratch;
}

import type { StepContext } from '@playgrove/kit/contract';
import { bandAt, designOf, type Design, type Mark } from './designs.ts';
import { isDone } from './judge.ts';
import {
  CELLS,
  DRIP,
  FIRST_TOPPING,
  GRACE,
  SPATULA,
  THICK,
  UNIT,
  apart,
  around,
  codeOf,
  type State,
} from './types.ts';

export type Cue = StepContext['cue'];

/** Marks of this many cells and fewer are dots: a tap near one fills it. */
export const DOT = 4;
/** Cells that a wave forgives where it changes its height. */
const SLANT = 3;
/** `GEAR` clean marks in a row shift the table up, at most `GEARS` times. */
const GEAR = 2;
const GEARS = 3;

/** The cell at the nozzle. */
export const cellOf = ({ angle }: Pick<State, 'angle'>): number => Math.floor(angle / UNIT);
/** Cells that pass in the ticks that are forgiven. */
export const graceOf = ({ cake, speed }: Pick<State, 'cake' | 'speed'>): number =>
  Math.round((GRACE * Math.max(designOf(cake).spin, speed)) / UNIT);

export const valueAt = ({ cells }: State, band: number, cell: number): number =>
  cells[band]?.[around(cell)] ?? 0;

function put(state: State, band: number, at: number, code: number): void {
  const row = state.cells[band];
  const cell = around(at);
  if (!row) return;
  const now = row[cell] ?? 0;
  const wanted = designOf(state.cake).target[band]?.[cell];
  const isRight = now > 0 && now % THICK === wanted;
  // What is right stays so under a second layer; what is wrong is piped over.
  row[cell] = isRight ? (now % THICK) + THICK : code;
}

/** The band at a cell that piping at `band` means: a wave forgives a hand that is early or late. */
function meant({ target, marks, markAt }: Design, band: number, cell: number): number {
  if ((target[band]?.[cell] ?? 0) > 0) return band;
  for (const near of [band - 1, band + 1]) {
    const mark = marks[(markAt[near]?.[cell] ?? 0) - 1];
    if (!mark || mark.bands.length < 2) continue;
    for (let off = -SLANT; off <= SLANT; off += 1)
      if (marks[(markAt[band]?.[around(cell + off)] ?? 0) - 1] === mark) return near;
  }
  return band;
}

/** Whether frosting is still missing, or wrong, at a cell. */
const needs = (state: State, { target }: Design, band: number, cell: number): boolean => {
  const want = target[band]?.[around(cell)] ?? 0;
  const have = valueAt(state, band, cell) % THICK;
  return want > 0 && have !== want && (have === 0 || codeOf(state.tool, state.color) === want);
};

/** Frosting where none was wanted stays there. */
function spillOut(state: State, last: number, cue: Cue): void {
  const code = codeOf(state.tool, state.color);
  for (let n = state.spill; n > 0; n -= 1) put(state, state.band, last - n, code);
  if (state.spill > 0) mistake(state, 'spill', last, state.band, cue);
  state.spill = 0;
}

function mistake(state: State, name: 'spill' | 'wrong', x: number, y: number, cue: Cue): void {
  state.streak = 0;
  cue(name, { x, y });
}

/** A cell has come under an open nozzle. */
export function pipe(state: State, cell: number, cue: Cue): void {
  const design = designOf(state.cake);
  if (state.tool === SPATULA) {
    scrape(state, cell, cue);
    return;
  }
  const code = codeOf(state.tool, state.color);
  if (state.cake < 0) {
    put(state, state.band, cell, code);
    state.run += 1;
    return;
  }
  const grace = graceOf(state);
  const band = meant(design, state.band, cell);
  if (!needs(state, design, band, cell)) {
    state.spill += 1;
    if (state.spill <= grace) return;
    if (state.spill === grace + 1) spillOut(state, cell + 1, cue);
    else {
      put(state, state.band, cell, code);
      state.spill = grace + 1;
    }
    state.fresh = false;
    return;
  }
  if (state.spill > 0 && !state.fresh && state.spill <= grace) spillOut(state, cell, cue);
  state.spill = 0;
  const mark = design.marks[(design.markAt[band]?.[cell] ?? 0) - 1];
  if (state.run === 0 && mark && !mark.ring) {
    // A little late is in time.
    const past = apart(mark.from, cell);
    if (past > 0 && past <= grace)
      for (let n = 0; n < past; n += 1)
        if (needs(state, design, band, mark.from + n)) put(state, band, mark.from + n, code);
  }
  if (state.run === 0 && code !== design.target[band]?.[cell])
    mistake(state, 'wrong', cell, band, cue);
  state.fresh = false;
  state.run += 1;
  put(state, band, cell, code);
  if (mark) finish(state, design, mark, cell, cue);
}

/** One more without a flaw: the table may shift up. */
function clean(state: State, at: { readonly x: number; readonly y: number }, cue: Cue): void {
  const before = gearOf(state);
  state.streak += 1;
  cue('mark', at, Math.min(8, state.streak));
  if (gearOf(state) > before) cue('faster', at, gearOf(state));
}

/** How often clean marks have shifted the table up. */
export const gearOf = ({ cake, streak }: Pick<State, 'cake' | 'streak'>): number =>
  cake < 0 ? 0 : Math.min(GEARS, Math.floor(streak / GEAR));

/** Announces a mark that is done, and its row. */
function finish(state: State, design: Design, mark: Mark, cell: number, cue: Cue): void {
  if (!isDone(state, mark)) return;
  const at = { x: cell, y: bandAt(mark, around(cell - mark.from)) };
  clean(state, at, cue);
  rowDone(state, design, mark.row, at, cue);
}

function rowDone(
  state: State,
  design: Design,
  row: number,
  at: { readonly x: number; readonly y: number },
  cue: Cue,
): void {
  if (state.rows[row]) return;
  const isWhole =
    row === design.dripRow
      ? design.drips.every((want) => state.drips.some(({ cell }) => cell === want.cell))
      : design.marks.every((mark) => mark.row !== row || isDone(state, mark));
  if (!isWhole) return;
  state.rows[row] = true;
  cue('seam', at, state.rows.filter(Boolean).length);
}

function scrape(state: State, cell: number, cue: Cue): void {
  const row = state.cells[state.band];
  if (!row) return;
  if ((row[cell] ?? 0) > 0) cue('scrape', { x: cell, y: state.band });
  row[cell] = 0;
  const { markAt, marks } = designOf(state.cake);
  const mark = marks[(markAt[state.band]?.[cell] ?? 0) - 1];
  if (mark) state.rows[mark.row] = false;
}

export function press(state: State, band: number, cue: Cue): void {
  const design = designOf(state.cake);
  state.began = true;
  state.band = band;
  if (state.phase === 'top' || state.tool >= FIRST_TOPPING) {
    drop(state, design, cue);
    return;
  }
  Object.assign(state, { hold: true, spill: 0, fresh: true, run: 0 });
  cue('squeeze', { x: cellOf(state), y: band });
  if (state.tool === DRIP) {
    pour(state, design);
    return;
  }
  const cell = cellOf(state);
  pipe(state, cell, cue);
  if (state.run > 0 || state.tool === SPATULA) return;
  // A dot that has just gone by.
  for (let n = 1; n <= graceOf(state); n += 1) {
    const mark = design.marks[(design.markAt[band]?.[around(cell - n)] ?? 0) - 1];
    if (!mark || mark.ring || mark.long > DOT) continue;
    if (needs(state, design, band, cell - n)) {
      fill(state, design, mark, cue);
      state.spill = 0;
    }
    return;
  }
}

/** The rest of a mark that its player has as good as done. */
function fill(state: State, design: Design, mark: Mark, cue: Cue): void {
  const code = codeOf(state.tool, state.color);
  if (state.run === 0 && code !== mark.code)
    mistake(state, 'wrong', mark.from, bandAt(mark, 0), cue);
  for (let n = 0; n < mark.long; n += 1)
    if (needs(state, design, bandAt(mark, n), mark.from + n))
      put(state, bandAt(mark, n), mark.from + n, code);
  state.run += mark.long;
  finish(state, design, mark, around(mark.from + mark.long - 1), cue);
}

export function lift(state: State, cue: Cue): void {
  if (!state.hold) return;
  state.hold = false;
  if (state.growing >= 0) {
    settle(state, cue);
    return;
  }
  if (state.cake < 0 || state.tool >= SPATULA) return;
  const design = designOf(state.cake);
  const grace = graceOf(state);
  const cell = cellOf(state);
  const band = meant(design, state.band, cell);
  // A little early is in time: what is left of the mark, or a dot that comes in a moment.
  const ahead = state.run > 0 ? 1 : 0;
  for (let n = ahead; n <= grace; n += 1) {
    const mark = design.marks[(design.markAt[band]?.[around(cell + n)] ?? 0) - 1];
    if (!mark || mark.ring) continue;
    const left = mark.long - around(cell - mark.from) - 1;
    const closes = state.run > 0 && n === 1 && left <= grace && left >= 0;
    const taps = state.run === 0 && mark.long <= DOT && state.fresh;
    if ((closes || taps) && needs(state, design, bandAt(mark, 0), mark.from + mark.long - 1))
      fill(state, design, mark, cue);
    break;
  }
  state.spill = 0;
}

/** Pours at the nearest place for a drip. */
function pour(state: State, design: Design): void {
  const cell = cellOf(state);
  const grace = graceOf(state) + 1;
  const open = design.drips
    .filter((want) => !state.drips.some((have) => have.cell === want.cell))
    .toSorted((a, b) => Math.abs(apart(cell, a.cell)) - Math.abs(apart(cell, b.cell)))[0];
  const at = open && Math.abs(apart(cell, open.cell)) <= grace ? open.cell : cell;
  state.drips = state.drips.filter((have) => Math.abs(apart(have.cell, at)) > 1);
  state.drips.push({ cell: at, long: 0, color: state.color });
  state.growing = 0;
  state.run = 1;
}

/** A drip hangs as long as it is. */
export function settle(state: State, cue: Cue): void {
  const design = designOf(state.cake);
  const drip = state.drips.at(-1);
  state.growing = -1;
  if (!drip) return;
  drip.long = Math.max(1, drip.long);
  const at = { x: drip.cell, y: design.dripBand };
  const want = design.drips.find(({ cell }) => cell === drip.cell);
  const off = want ? Math.abs(want.long - drip.long) : 9;
  if (want && off <= 1 && want.color === drip.color) {
    drip.long = want.long;
    clean(state, at, cue);
  } else if (state.cake >= 0) {
    mistake(state, want && want.color !== drip.color ? 'wrong' : 'spill', at.x, at.y, cue);
  }
  if (state.cake >= 0) rowDone(state, design, design.dripRow, at, cue);
}

/** A topping falls on what is below. */
function drop(state: State, design: Design, cue: Cue): void {
  const cell = cellOf(state);
  const at = { x: cell, y: -1 };
  if (state.cake < 0) {
    state.drops.push({ cell, kind: state.tool - FIRST_TOPPING, good: 2, at: state.clock });
    cue('drop', at, Math.min(8, state.drops.length));
    return;
  }
  const grace = graceOf(state);
  const next = design.slots
    .filter(
      (slot) => !state.drops.some((one) => one.good > 0 && near(one.cell, slot.cell) <= grace * 2),
    )
    .toSorted((a, b) => near(cell, a.cell) - near(cell, b.cell))[0];
  const kind = (next ?? design.slots[0])?.kind ?? 0;
  const off = next ? near(cell, next.cell) : CELLS;
  const good = off <= grace ? 2 : off <= grace * 2 ? 1 : 0;
  state.drops.push({ cell: next && good === 2 ? next.cell : cell, kind, good, at: state.clock });
  state.streak = good === 2 ? state.streak + 1 : 0;
  cue(good === 2 ? 'drop' : good === 1 ? 'crooked' : 'tumble', at, Math.min(8, state.drops.length));
}
export const near = (a: number, b: number): number => Math.abs(apart(a, b));

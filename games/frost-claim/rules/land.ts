import { CELL, type State } from './types.ts';

const SNOW = 46;
const SHORE = 126;
const ROCK = 35;
const FIRST_OWNER = 97;
/** What `ownerAt` says of snow, and of what nobody can skate on. */
export const NOBODY = -1;
export const BLOCKED = -2;

/** Cells along each side of the largest field. */
export const MAX_SIDE = 104;
/** With a cell around it. */
const ROOM = (MAX_SIDE + 2) * (MAX_SIDE + 2);
const outside = new Uint8Array(ROOM);
const queue = new Int32Array(ROOM);

/** The cell under a place in the world; −1 off the field. */
export function cellAt({ size }: Pick<State, 'size'>, x: number, y: number): number {
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  return column < 0 || row < 0 || column >= size || row >= size ? -1 : row * size + column;
}

export const middleX = ({ size }: Pick<State, 'size'>, cell: number): number =>
  ((cell % size) + 0.5) * CELL;
export const middleY = ({ size }: Pick<State, 'size'>, cell: number): number =>
  (Math.floor(cell / size) + 0.5) * CELL;

/** Whose ice a cell is: a number, `NOBODY` or `BLOCKED`. */
export function ownerAt({ size, rows }: Pick<State, 'size' | 'rows'>, cell: number): number {
  if (cell < 0) return BLOCKED;
  const code = rows[Math.floor(cell / size)]?.charCodeAt(cell % size) ?? SHORE;
  if (code === SNOW) return NOBODY;
  return code === SHORE || code === ROCK ? BLOCKED : code - FIRST_OWNER;
}

/**
 * Gives cells to an owner, or back to the snow with `NOBODY`; what is blocked stays.
 * @returns how many cells changed hands, and how many of these another skater had
 */
export function give(
  state: State,
  cells: readonly number[],
  owner: number,
): { readonly gained: number; readonly stolen: number } {
  const { size, rows, skaters } = state;
  const edited = new Map<number, string[]>();
  const letter = owner < 0 ? '.' : String.fromCharCode(FIRST_OWNER + owner);
  let gained = 0;
  let stolen = 0;
  for (const cell of cells) {
    const row = Math.floor(cell / size);
    let letters = edited.get(row);
    if (!letters) edited.set(row, (letters = [...(rows[row] ?? '')]));
    const code = letters[cell % size]?.charCodeAt(0) ?? SHORE;
    if (code === SHORE || code === ROCK || letters[cell % size] === letter) continue;
    letters[cell % size] = letter;
    gained += 1;
    const before = skaters[code - FIRST_OWNER];
    if (!before) continue;
    stolen += 1;
    before.area -= 1;
    before.turf += 1;
  }
  for (const [row, letters] of edited) rows[row] = letters.join('');
  const after = skaters[owner];
  if (after && gained > 0) {
    after.area += gained;
    after.turf += 1;
  }
  return { gained, stolen };
}

/** All cells of an owner. */
export function iceOf({ rows, size }: State, owner: number): number[] {
  const letter = String.fromCharCode(FIRST_OWNER + owner);
  const found: number[] = [];
  for (let row = 0; row < size; row += 1) {
    const text = rows[row] ?? '';
    for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1))
      found.push(row * size + at);
  }
  return found;
}

/**
 * What a trail encloses together with its skater's ice, trail included: the box around both is
 * flooded from its rim, and what stays dry is inside.
 */
export function enclosed(state: State, owner: number, trail: readonly number[]): number[] {
  const { size } = state;
  const own = [...iceOf(state, owner), ...trail];
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (const cell of own) {
    const column = cell % size;
    const row = Math.floor(cell / size);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  // One cell wider all around, so that water reaches every side.
  const width = right - left + 3;
  const height = bottom - top + 3;
  outside.fill(0, 0, width * height);
  for (const cell of own)
    outside[(Math.floor(cell / size) - top + 1) * width + (cell % size) - left + 1] = 1;
  let count = 1;
  queue[0] = 0;
  outside[0] = 2;
  for (let at = 0; at < count; at += 1) {
    const place = queue[at] ?? 0;
    const column = place % width;
    const row = (place - column) / width;
    if (column > 0) count = wet(place - 1, count);
    if (column < width - 1) count = wet(place + 1, count);
    if (row > 0) count = wet(place - width, count);
    if (row < height - 1) count = wet(place + width, count);
  }
  const inside = [...trail];
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1)
      if (outside[row * width + column] === 0)
        inside.push((row - 1 + top) * size + column - 1 + left);
  return inside;
}

function wet(place: number, count: number): number {
  if (outside[place] !== 0) return count;
  outside[place] = 2;
  queue[count] = place;
  return count + 1;
}

/** The own cell nearest to a place, looked for ring by ring; −1 if none is within `far` cells. */
export function nearestIce(state: State, owner: number, x: number, y: number, far = 60): number {
  const { size } = state;
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  let best = -1;
  let least = Infinity;
  for (let ring = 0; ring <= far && ring * ring <= least; ring += 1) {
    for (let step = -ring; step <= ring; step += 1) {
      const square = ring * ring + step * step;
      if (square >= least) continue;
      for (let side = 0; side < 4; side += 1) {
        const c = column + (side < 2 ? step : side === 2 ? ring : -ring);
        const r = row + (side === 0 ? ring : side === 1 ? -ring : step);
        if (c < 0 || r < 0 || c >= size || r >= size) continue;
        if (ownerAt(state, r * size + c) !== owner) continue;
        best = r * size + c;
        least = square;
      }
    }
  }
  return best;
}

/** Cells around a place, as a disc; blocked ones included. */
export function discOf({ size }: Pick<State, 'size'>, x: number, y: number, r: number): number[] {
  const cells: number[] = [];
  const middle = { column: x / CELL - 0.5, row: y / CELL - 0.5 };
  for (let row = Math.floor(middle.row - r); row <= middle.row + r + 1; row += 1)
    for (let column = Math.floor(middle.column - r); column <= middle.column + r + 1; column += 1) {
      if (row < 0 || column < 0 || row >= size || column >= size) continue;
      const [dx, dy] = [column - middle.column, row - middle.row];
      if (dx * dx + dy * dy <= r * r) cells.push(row * size + column);
    }
  return cells;
}

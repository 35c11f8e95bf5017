import type { StepContext } from '@playgrove/kit/contract';
import { gateAt, type Course } from './course.ts';
import { HOLE, HZ, PLANK, RADIUS, STEEP, SWALLOW, WALL, type State } from './types.ts';

/** Cells a second squared at full tilt. */
export const PULL = 7.5;
/** How fast the tray follows the hand, each tick. */
const EASE = 0.34;
/** Parts of its speed that the marble loses in a second. */
const DRAG = 0.85;
const MOSS = 4.6;
/** How much of a tilt counts on ice. */
const SLIP = 0.45;
/** Rolling resistance, cells a second squared. */
const REST = 0.22;
const BOUNCE = 0.26;
/** A magnet's pull at its nearest, and its reach. */
export const MAGNET = 4.4;
export const REACH = 1.9;
/** Speed against a wall that is heard. */
const LOUD = 0.9;
const QUIET = 8;

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Near = { readonly boxes: readonly Box[]; readonly magnets: readonly number[] };

const known = new WeakMap<Course, readonly Near[]>();

/** What the marble can meet from each cell. */
function nearOf(course: Course): readonly Near[] {
  let all = known.get(course);
  if (!all) {
    all = course.cells.map((_, at) => around(course, at));
    known.set(course, all);
  }
  return all;
}

function around({ columns, rows, cells, right, below }: Course, at: number): Near {
  const boxes: Box[] = [];
  const magnets: number[] = [];
  const [cx, cy] = [at % columns, Math.floor(at / columns)];
  for (let y = cy - 3; y <= cy + 3; y += 1) {
    for (let x = cx - 3; x <= cx + 3; x += 1) {
      const inside = x >= 0 && y >= 0 && x < columns && y < rows;
      const cell = y * columns + x;
      if (inside && cells[cell] === 'magnet') magnets.push(cell);
      if (Math.abs(x - cx) > 1 || Math.abs(y - cy) > 1) continue;
      if (!inside || cells[cell] === 'bed' || cells[cell] === 'magnet') {
        boxes.push([x, y, x + 1, y + 1]);
        continue;
      }
      if (right[cell]) boxes.push([x + 1 - WALL, y - WALL, x + 1 + WALL, y + 1 + WALL]);
      if (below[cell]) boxes.push([x - WALL, y + 1 - WALL, x + 1 + WALL, y + 1 + WALL]);
    }
  }
  return { boxes, magnets };
}

export function cellAt({ columns, rows }: Course, x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  return cx < 0 || cy < 0 || cx >= columns || cy >= rows ? -1 : cy * columns + cx;
}

/** The middle of a cell. */
export const middleOf = (
  { columns }: Course,
  cell: number,
): { readonly x: number; readonly y: number } => ({
  x: (cell % columns) + 0.5,
  y: Math.floor(cell / columns) + 0.5,
});

type Mover = Pick<State, 'x' | 'y' | 'vx' | 'vy' | 'tilt' | 'want' | 'clock'>;
export type Moved = {
  readonly ground: string;
  readonly knock: number;
  readonly lip: boolean;
  readonly falls: boolean;
};

/** Rolls the marble for one tick. It says what it rolled on, and whether it falls. */
export function roll(marble: Mover, course: Course): Moved {
  const { tilt, want } = marble;
  tilt.x += (want.x / STEEP - tilt.x) * EASE;
  tilt.y += (want.y / STEEP - tilt.y) * EASE;
  const cell = cellAt(course, marble.x, marble.y);
  const near = nearOf(course)[cell];
  const ground = course.cells[cell] ?? 'gap';
  const grip = ground === 'ice' ? SLIP : 1;
  let ax = PULL * tilt.x * grip;
  let ay = PULL * tilt.y * grip;
  for (const magnet of near?.magnets ?? []) {
    const { x, y } = middleOf(course, magnet);
    const [dx, dy] = [x - marble.x, y - marble.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far >= REACH) continue;
    const pull = (MAGNET * (1 - far / REACH)) / far;
    ax += dx * pull;
    ay += dy * pull;
  }
  const edge = ground === 'hole' ? lipOf(marble, course, cell) : 9;
  const lip = edge < HOLE + 0.06;
  if (lip) {
    const { x, y } = middleOf(course, cell);
    ax += ((x - marble.x) / edge) * 3;
    ay += ((y - marble.y) / edge) * 3;
  }
  const keep = 1 - (ground === 'moss' ? MOSS : ground === 'ice' ? 0 : DRAG) / HZ;
  marble.vx = (marble.vx + ax / HZ) * keep;
  marble.vy = (marble.vy + ay / HZ) * keep;
  const speed = Math.sqrt(marble.vx * marble.vx + marble.vy * marble.vy);
  const slowed = ground === 'ice' ? speed : Math.max(0, speed - REST / HZ);
  if (speed > 0) {
    marble.vx *= slowed / speed;
    marble.vy *= slowed / speed;
  }
  let knock = 0;
  for (let part = 0; part < 2; part += 1) {
    marble.x += marble.vx / HZ / 2;
    marble.y += marble.vy / HZ / 2;
    for (const box of near?.boxes ?? []) knock = Math.max(knock, meet(marble, box));
    for (const gate of course.gates) {
      if (gateAt(gate, marble.clock) > 0.5)
        knock = Math.max(knock, meet(marble, boxOf(course, gate)));
    }
  }
  return { ground, knock, lip, falls: isLost(marble, course) };
}

const lipOf = ({ x, y }: Mover, course: Course, cell: number): number => {
  const middle = middleOf(course, cell);
  const [dx, dy] = [middle.x - x, middle.y - y];
  return Math.sqrt(dx * dx + dy * dy);
};

function boxOf({ columns }: Course, { from, to }: Course['gates'][number]): Box {
  const cell = Math.max(from, to);
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  if (Math.abs(from - to) === 1) return [x - WALL, y, x + WALL, y + 1];
  return [x, y - WALL, x + 1, y + WALL];
}

/** Keeps the marble out of a box. @returns how hard it hit it */
function meet(marble: Mover, [left, top, right, bottom]: Box): number {
  const x = Math.max(left, Math.min(right, marble.x));
  const y = Math.max(top, Math.min(bottom, marble.y));
  let [nx, ny] = [marble.x - x, marble.y - y];
  const square = nx * nx + ny * ny;
  if (square >= RADIUS * RADIUS) return 0;
  let far = Math.sqrt(square);
  if (far < 1e-6) {
    // A gate rose under it: out of its nearer side.
    const thin = right - left < bottom - top;
    nx = thin ? (marble.x < (left + right) / 2 ? -1 : 1) : 0;
    ny = thin ? 0 : marble.y < (top + bottom) / 2 ? -1 : 1;
    far = -WALL;
  } else {
    nx /= far;
    ny /= far;
  }
  marble.x += nx * (RADIUS - far);
  marble.y += ny * (RADIUS - far);
  const toward = -(marble.vx * nx + marble.vy * ny);
  if (toward <= 0) return 0;
  marble.vx += nx * toward * (1 + BOUNCE);
  marble.vy += ny * toward * (1 + BOUNCE);
  return toward;
}

function isLost({ x, y }: Mover, course: Course): boolean {
  const cell = cellAt(course, x, y);
  const kind = course.cells[cell];
  if (kind === undefined || kind === 'gap') return true;
  const middle = middleOf(course, cell);
  const [dx, dy] = [x - middle.x, y - middle.y];
  if (kind === 'hole') return dx * dx + dy * dy < SWALLOW * SWALLOW;
  if (kind !== 'plank') return false;
  return Math.abs(isAcross(course, cell) ? dy : dx) > PLANK;
}

/** Whether the way leads over a cell from left to right, or back. */
export function isAcross({ way }: Course, cell: number): boolean {
  const at = way.indexOf(cell);
  return Math.abs((way[at - 1] ?? 0) - cell) === 1;
}

/** Rolls the marble of a game for one tick and tells what happened to it. */
export function rollOn(state: State, course: Course, cue: StepContext['cue']): boolean {
  const { ground, knock, lip, falls } = roll(state, course);
  const at = { x: state.x, y: state.y };
  state.hush = Math.max(0, state.hush - 1);
  if (knock > LOUD && state.hush === 0) {
    cue(knock > 2.4 ? 'bang' : 'knock', at, knock);
    state.hush = QUIET;
  }
  if (ground !== state.ground) {
    if (ground === 'ice' || ground === 'moss' || ground === 'plank') cue(`on.${ground}`, at);
    state.ground = ground;
  }
  if (state.lip && !lip && !falls) cue('close', at);
  state.lip = lip;
  return falls;
}

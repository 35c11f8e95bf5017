import type { Rng } from '@playgrove/kit/contract';
import { cellAt, middleOf, PULL } from './body.ts';
import { gateAt, gateStays, type Course } from './course.ts';
import { STEEP, type Input, type State, type Vector } from './types.ts';

/** Speeds on a straight, cells a second: of a beginner, who does not brake in time, and of an expert. */
const FAST = [3, 4.2] as const;
const TURN_SPEED = 0.7;
/** How hard a hand corrects. */
const GAIN = 7;
const SIDE_GAIN = 4;

/** The next turn, closed gate or end of the way, and the direction to it. */
type Stretch = {
  readonly dx: number;
  readonly dy: number;
  readonly far: number;
  readonly off: number;
  readonly ice: boolean;
  readonly stop: boolean;
};

/** Seconds by which the slowest hand sees the marble late. */
const DELAY = 0.26;

type Seen = Pick<State, 'x' | 'y' | 'vx' | 'vy' | 'clock' | 'check'>;

/** The tilt that a hand of this skill wants now. */
export function steer(state: Seen, course: Course, rng: Rng, skill: number): Input {
  const delay = (1 - skill) * DELAY;
  const seen = { ...state, x: state.x - state.vx * delay, y: state.y - state.vy * delay };
  const { dx, dy, far, off, ice, stop } = stretchOf(seen, course, skill);
  const late = (1 - skill) * 0.9;
  const brake = PULL * (ice ? 0.34 - 0.1 * skill : 0.8 - 0.2 * skill) * (1 + late);
  const end = stop ? 0 : ice ? 0.3 : TURN_SPEED + late * 0.6;
  const most = FAST[0] + (FAST[1] - FAST[0]) * skill;
  const along =
    far < 0 ? far * 3 : Math.min(most, Math.sqrt(end * end + 2 * brake * Math.max(0, far - 0.05)));
  const wish: Vector = {
    x: dx * along - dy * off * SIDE_GAIN,
    y: dy * along + dx * off * SIDE_GAIN,
  };
  const tremble = (): number => (rng.unit() - 0.5) * (1 - skill) * 0.9;
  const steps = (wanted: number, speed: number): number => {
    const part = ((wanted - speed) * GAIN) / PULL + tremble();
    return Math.round(Math.max(-1, Math.min(1, part)) * STEEP) || 0;
  };
  return { x: steps(wish.x, state.vx), y: steps(wish.y, state.vy) };
}

function stretchOf(state: Seen, course: Course, skill: number): Stretch {
  const { way, columns } = course;
  const here = placeOf(state, course);
  const step = (from: number): Vector => {
    const [a, b] = [way[from] ?? 0, way[from + 1] ?? 0];
    return {
      x: (b % columns) - (a % columns),
      y: Math.floor(b / columns) - Math.floor(a / columns),
    };
  };
  const middle = middleOf(course, way[here] ?? 0);
  // On the way into this cell still, or already out of it.
  let from = Math.max(0, here - 1);
  const into = step(from);
  const before = into.x * (state.x - middle.x) + into.y * (state.y - middle.y);
  if (here === 0 || before > -0.12) from = Math.min(here, way.length - 2);
  const going = step(from);
  let last = from + 1;
  let stop = false;
  const shut = (at: number): boolean => {
    const gate = course.gates.find((one) => one.from === way[at] && one.to === way[at + 1]);
    if (!gate) return false;
    const cell = middleOf(course, way[at] ?? 0);
    const far = Math.abs(cell.x - state.x) + Math.abs(cell.y - state.y);
    if (far < 0.5 && gateAt(gate, state.clock) < 0.3 && gateStays(gate, state.clock) > 0)
      return false;
    return skill > 0.4 || gateAt(gate, state.clock) > 0.5
      ? gateStays(gate, state.clock) < 30 + far * 25
      : false;
  };
  if (shut(from)) {
    last = from;
    stop = true;
  }
  while (!stop && last < way.length - 1) {
    const next = step(last);
    if (shut(last)) {
      stop = true;
      break;
    }
    if (next.x !== going.x || next.y !== going.y) break;
    last += 1;
  }
  const target = middleOf(course, way[last] ?? 0);
  const [ox, oy] = [target.x - state.x, target.y - state.y];
  let ice = false;
  for (let at = here; at <= last; at += 1) if (course.cells[way[at] ?? 0] === 'ice') ice = true;
  return {
    dx: going.x,
    dy: going.y,
    far: going.x * ox + going.y * oy,
    off: going.x * oy - going.y * ox,
    ice: ice && skill > 0.3,
    stop,
  };
}

/** The place of the way at which the marble is, or the nearest one. */
function placeOf({ x, y, check }: Seen, course: Course): number {
  const at = course.way.indexOf(cellAt(course, x, y));
  if (at >= 0) return at;
  let [best, place] = [99, check];
  for (const [index, cell] of course.way.entries()) {
    const middle = middleOf(course, cell);
    const far = Math.abs(middle.x - x) + Math.abs(middle.y - y);
    if (far < best) [best, place] = [far, index];
  }
  return place;
}

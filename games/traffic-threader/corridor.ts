import { touches } from './rules/traffic.ts';
import { BODIES, DRIFT, EDGE, laneX, type State, type Vehicle } from './rules/types.ts';

/** Places across the road, in millimeters from one to the next. */
export const CELL = 100;
export const CELLS = (EDGE * 2) / CELL + 1;
export const xOf = (cell: number): number => cell * CELL - EDGE;

/** Places where the scooter fits now; `slack` more than it needs. */
export function freeNow({ z, cars }: Pick<State, 'z' | 'cars'>, slack = 0): boolean[] {
  const free = Array.from({ length: CELLS }, () => true);
  for (const car of cars) {
    const dz = car.z - z;
    if (Math.abs(dz) > 6000) continue;
    for (let cell = 0; cell < CELLS; cell += 1)
      if (touches(car.kind, car.x - xOf(cell), dz, slack)) free[cell] = false;
  }
  return free;
}

/** Places that can be reached a tick later, at 100 mm a tick: a scooter gets 170. */
export const reachNext = (now: readonly boolean[], free: readonly boolean[]): boolean[] =>
  free.map(
    (open, cell) =>
      open && ((now[cell] ?? false) || (now[cell - 1] ?? false) || (now[cell + 1] ?? false)),
  );

/** Where a vehicle is in this many ticks, if it goes on as it is. */
export function aheadOf(
  { x, z, speed, to, blink, off }: Vehicle,
  ticks: number,
): { readonly x: number; readonly z: number } {
  const far = z + Math.floor((speed * ticks) / 100);
  if (to < 0 || ticks <= blink) return { x, z: far };
  const way = laneX(to) + off - x;
  const most = DRIFT * (ticks - blink);
  return { x: x + Math.max(-most, Math.min(most, way)), z: far };
}

/** What a pass at this distance leaves between both, as they look. */
export const gapOf = (kind: Vehicle['kind'], dx: number, half: number): number =>
  Math.max(0, Math.abs(dx) - BODIES[kind].half - half);

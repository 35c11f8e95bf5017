import { fallOf, type Fall } from './aim.ts';
import { planOf } from './levels.ts';
import { isWorld, MOON, radiusOf, ROCK, type State } from './state.ts';

/** Angles that are tried by default. */
const TRIED = 48;

/** How good a place is: a twin first, then a neighbor one size larger, and low in the pile. */
function worth(state: State, kind: number, { end, hit }: Fall): number {
  const far = Math.sqrt(end.x * end.x + end.y * end.y);
  const r = radiusOf(kind);
  let sum = -far * 0.06;
  if (planOf(state.params.level).ring > 0 && far + r > state.ring - 6) sum -= 30;
  for (const [n, other] of state.bodies.entries()) {
    const dx = other.x - end.x;
    const dy = other.y - end.y;
    const gap = Math.sqrt(dx * dx + dy * dy) - r - radiusOf(other.kind);
    if (gap > 14) continue;
    const near = n === hit ? 1 : gap < 4 ? 0.7 : 0.3;
    if (kind === MOON) sum += isWorld(other.kind) ? near * other.kind * 4 : 0;
    else if (other.kind === kind) {
      sum += near * (40 + kind * 2);
      // What the fusion would meet next.
      for (const third of state.bodies) {
        const isNext = third.kind === kind + 1 || third.kind === ROCK;
        if (!isNext) continue;
        const [tx, ty] = [third.x - end.x, third.y - end.y];
        const free = Math.sqrt(tx * tx + ty * ty) - radiusOf(third.kind) - radiusOf(kind + 1);
        if (free < 24) sum += third.kind === ROCK ? 22 : 16;
      }
    } else if (other.kind === kind + 1) sum += near * 8;
    else if (other.kind === kind + 2) sum += near * 3;
    else if (other.kind < kind && isWorld(other.kind)) sum -= near * (kind - other.kind) * 2.5;
  }
  return sum;
}

/** The best of this many angles. */
export function choose(state: State, kind = state.held, tried = TRIED, first = 0): number {
  let best = first;
  let most = -Infinity;
  for (let n = 0; n < tried; n += 1) {
    const angle = Math.round(first + (n * 3600) / tried) % 3600;
    const sum = worth(state, kind, fallOf(state, angle, kind));
    if (sum <= most) continue;
    most = sum;
    best = angle;
  }
  return best;
}

/**
 * Who comes when and where, as data, and whether it is fair. For shooters (enemies come down a
 * field) and runners (obstacles come along lanes): `across` is a share of the width, 0 to 1.
 *
 * @example
 * const wave = planOf([
 *   { kind: 'chick', count: 5, shape: 'vee', across: 0.5, spread: 0.6, at: 0 },
 *   { kind: 'top', count: 2, shape: 'line', across: 0.5, spread: 0.5, at: 240 },
 * ]);
 * unfairness(wave, { width: 400, gap: 80, window: 30, bodyOf: () => 36 }); // [] when fair
 * const clock = { time: 0, next: 0 }; // part of the state
 * arrive(wave, clock, 1, (arrival) => spawn(arrival.kind, arrival.across * 400));
 */

/**
 * How a group comes: `line` together side by side, `vee` the center first, `column` one behind the
 * other at one position, `stair` from left to right (a negative spread: from right to left),
 * `pincer` alternately from both edges inward.
 */
export type Shape = 'line' | 'vee' | 'column' | 'stair' | 'pincer';

export type Group<Kind extends string> = {
  readonly kind: Kind;
  readonly count: number;
  readonly shape: Shape;
  /** The group's center, as a share of the width. */
  readonly across: number;
  /** The share of the width that it takes. */
  readonly spread: number;
  /** Ticks after the wave's start. */
  readonly at: number;
  /** Ticks from one member to the next, if they do not come together. Default 26. */
  readonly every?: number;
};

export type Arrival<Kind extends string> = {
  readonly kind: Kind;
  readonly at: number;
  /** A share of the width. */
  readonly across: number;
  /** Its index in its group, and the size of the group. */
  readonly index: number;
  readonly of: number;
};

/** The progress of a wave; plain data. */
export type SpawnClock = { time: number; next: number };

const APART = 26;

/** All arrivals of a wave, in order of time. */
export function planOf<Kind extends string>(groups: readonly Group<Kind>[]): Arrival<Kind>[] {
  const all = groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, index) => arrivalOf(group, index)),
  );
  return all.toSorted((a, b) => a.at - b.at);
}

function arrivalOf<Kind extends string>(group: Group<Kind>, index: number): Arrival<Kind> {
  const { kind, count, shape, across, spread, at, every = APART } = group;
  const part = count === 1 ? 0 : index / (count - 1) - 0.5;
  const step = { line: 0, vee: Math.abs(part) * (count - 1), column: index, stair: index };
  if (shape === 'pincer') {
    const pair = Math.floor(index / 2);
    const out = 0.5 - (0.5 * pair) / Math.max(1, Math.ceil(count / 2));
    const side = index % 2 === 0 ? -1 : 1;
    return { kind, at: at + pair * every, across: across + side * out * spread, index, of: count };
  }
  const shift = shape === 'column' ? 0 : part * spread;
  return { kind, at: at + step[shape] * every, across: across + shift, index, of: count };
}

/** Passes `dt` ticks and calls back with each arrival, in order. */
export function arrive<Kind extends string>(
  plan: readonly Arrival<Kind>[],
  clock: SpawnClock,
  dt: number,
  meet: (arrival: Arrival<Kind>) => void,
): void {
  clock.time += dt;
  for (
    let due = plan[clock.next];
    due !== undefined && due.at <= clock.time;
    due = plan[clock.next]
  ) {
    clock.next += 1;
    meet(due);
  }
}

/** Whether all members have arrived. */
export function allHere(plan: readonly unknown[], clock: SpawnClock): boolean {
  return clock.next >= plan.length;
}

/**
 * Moves a position away from the player: at least `apart`, within `low` to `high`, to the nearer
 * side with room.
 */
export function standOff(
  place: number,
  player: number,
  apart: number,
  low: number,
  high: number,
): number {
  const inside = Math.min(high, Math.max(low, place));
  if (Math.abs(inside - player) >= apart) return inside;
  const sides = [player - apart, player + apart].filter((side) => side >= low && side <= high);
  if (sides.length === 0) return player - low > high - player ? low : high;
  return sides.toSorted((a, b) => Math.abs(a - inside) - Math.abs(b - inside))[0] as number;
}

export type FairWay<Kind extends string> = {
  /** World units. */
  readonly width: number;
  /** The narrowest fair gap, world units. */
  readonly gap: number;
  /** Arrivals within this many ticks block together. */
  readonly window: number;
  /** Its width, world units. */
  readonly bodyOf: (kind: Kind) => number;
};

/**
 * The faults of a plan, as text for its author: arrivals beyond the edges, or arrivals that
 * together leave no gap. Empty if it is fair.
 */
export function unfairness<Kind extends string>(
  plan: readonly Arrival<Kind>[],
  way: FairWay<Kind>,
): string[] {
  const wrong: string[] = [];
  for (const [index, first] of plan.entries()) {
    if (!(first.across >= 0 && first.across <= 1)) {
      wrong.push(`${first.kind} at ${first.at}: across ${first.across} is beyond the edge`);
    }
    const together = plan.slice(index).filter(({ at }) => at - first.at < way.window);
    const gap = widestGap(together, way);
    if (gap < way.gap) {
      wrong.push(
        `${together.length} from ${first.at} on leave a way of ${Math.round(gap)}, not ${way.gap}`,
      );
    }
  }
  return wrong;
}

/** The widest free gap between bodies, or between one and the edge. */
export function widestGap<Kind extends string>(
  together: readonly Pick<Arrival<Kind>, 'kind' | 'across'>[],
  { width, bodyOf }: Pick<FairWay<Kind>, 'width' | 'bodyOf'>,
): number {
  const taken = together
    .map(({ kind, across }) => {
      const half = bodyOf(kind) / 2;
      return [across * width - half, across * width + half] as const;
    })
    .toSorted((a, b) => a[0] - b[0]);
  let [reached, widest] = [0, 0];
  for (const [from, to] of taken) {
    widest = Math.max(widest, from - reached);
    reached = Math.max(reached, to);
  }
  return Math.max(widest, width - reached);
}

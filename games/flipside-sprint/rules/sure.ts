import {
  BLOCK,
  feetOf,
  FLIGHT,
  HALF,
  hits,
  isOpen,
  isPad,
  LONG,
  type Side,
  type Stretch,
} from './course.ts';

/** Ticks on the ground before the sure route flips again: 130 ms, a third of a player's reaction. */
const PAUSE = 8;

/**
 * What can be survived from each tick of a stretch by a player whose taps come late: at any of
 * `slack` frames in a row, whichever is worst.
 */
export type Sure = {
  /** Whether a runner on this side, so long after landing, has a sure route to the checkpoint. */
  safe(tick: number, side: Side, rested: number): boolean;
  /** Whether tapping now is part of one. */
  flips(tick: number, side: Side, rested: number): boolean;
};

const found = new WeakMap<Stretch, Sure>();

export function sureOf(stretch: Stretch): Sure {
  let sure = found.get(stretch);
  if (!sure) found.set(stretch, (sure = search(stretch)));
  return sure;
}

export function isSure(stretch: Stretch): boolean {
  const sure = sureOf(stretch);
  return sure.safe(0, 0, PAUSE) && sure.safe(0, 1, PAUSE);
}

const at = (tick: number, side: Side): number => tick * 2 + side;
const other = (side: Side): Side => (side === 0 ? 1 : 0);
const SIDES = [0, 1] as const;

/** Backward over all ticks, sides and times since landing. */
function search(stretch: Stretch): Sure {
  const { ground, flight, pad } = survey(stretch);
  const steps = PAUSE + 1;
  const good = new Uint8Array(LONG * 2 * steps);
  const safe = (tick: number, side: Side, rested: number): boolean =>
    tick >= LONG || good[at(tick, side) * steps + Math.min(rested, PAUSE)] === 1;
  const lands = (tick: number, side: Side): boolean =>
    tick >= LONG || (flight[at(tick, side)] === 0 && safe(tick + FLIGHT, other(side), 0));
  const flips = (tick: number, side: Side, rested: number): boolean => {
    if (rested < PAUSE) return false;
    for (let late = tick; late < tick + stretch.plan.slack; late += 1) {
      if (late >= LONG) return true;
      if (ground[at(late, side)] === 1 || pad[at(late, side)] === 1) return false;
      if (!lands(late, side)) return false;
    }
    return true;
  };
  for (let tick = LONG - 1; tick >= 0; tick -= 1) {
    for (const side of SIDES) {
      const here = at(tick, side);
      for (let rested = 0; rested <= PAUSE; rested += 1) {
        let fine = false;
        if (pad[here] === 1) fine = lands(tick, side);
        else if (ground[here] === 0)
          fine = safe(tick + 1, side, rested + 1) || flips(tick, side, rested);
        good[here * steps + rested] = Number(fine);
      }
    }
  }
  return { safe, flips };
}

type Survey = Readonly<Record<'ground' | 'flight' | 'pad', Uint8Array>>;

/** For each tick and side: whether the ground there kills, whether leaving then does, whether there is a pad. */
function survey({ traps, plan: { speed } }: Stretch): Survey {
  const [ground, flight, pad] = [0, 1, 2].map(() => new Uint8Array((LONG + 1) * 2)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const mark = (list: Uint8Array, tick: number, side: Side): void => {
    if (tick >= 0 && tick <= LONG) list[at(tick, side)] = 1;
  };
  for (const trap of traps) {
    const reach = trap.kind === 'block' ? BLOCK.wide : HALF;
    const first = Math.max(0, Math.floor((trap.from - reach) / speed));
    const last = Math.min(LONG, Math.ceil((trap.to + reach) / speed));
    for (let tick = first; tick <= last; tick += 1) {
      const x = tick * speed;
      for (const side of SIDES) {
        if (isPad(trap, side, x)) mark(pad, tick, side);
        // Stricter than the game, where feet on an edge still find ground.
        if (isOpen(trap, side, x, 0)) {
          mark(ground, tick, side);
          mark(flight, tick - FLIGHT, other(side));
        }
        if (hits(trap, x, feetOf(side, -1), speed)) mark(ground, tick, side);
        for (let air = 1; air <= FLIGHT; air += 1) {
          if (hits(trap, x, feetOf(side, air), speed)) mark(flight, tick - air, other(side));
        }
      }
    }
  }
  return { ground, flight, pad };
}

import type { Rect } from '@playgrove/kit/contract';

/**
 * Projectiles in flat lists: the first `count` entries of each are in flight, the rest is spare
 * capacity. Plain data, so a state may hold it. After the busiest moment of a game there are no
 * more allocations.
 */
export type Bullets = {
  count: number;
  readonly x: number[];
  readonly y: number[];
  /** World units a tick. */
  readonly vx: number[];
  readonly vy: number[];
  /** Radius for collisions, world units. */
  readonly r: number[];
  /** For the game: how it looks, what it does. */
  readonly kind: number[];
  /** For the game, 0 at first: whether it was grazed, how many bodies it has gone through. */
  readonly mark: number[];
};

export function noBullets(): Bullets {
  return { count: 0, x: [], y: [], vx: [], vy: [], r: [], kind: [], mark: [] };
}

/** @returns its index, or −1 if `most` are in flight already */
export function addBullet(
  to: Bullets,
  x: number,
  y: number,
  vx: number,
  vy: number,
  r: number,
  kind: number,
  most = 400,
): number {
  const at = to.count;
  if (at >= most) return -1;
  to.count = at + 1;
  to.x[at] = x;
  to.y[at] = y;
  to.vx[at] = vx;
  to.vy[at] = vy;
  to.r[at] = r;
  to.kind[at] = kind;
  to.mark[at] = 0;
  return at;
}

/** The last one moves to its index: go from the end when removing in a loop. */
export function removeBullet(from: Bullets, at: number): void {
  const last = from.count - 1;
  if (at < 0 || at > last) throw new RangeError(`bullet ${at} of ${from.count}`);
  for (const list of [from.x, from.y, from.vx, from.vy, from.r, from.kind, from.mark]) {
    list[at] = list[last] as number;
  }
  from.count = last;
}

/** Moves all by `dt` ticks and drops those that have left `area` completely. */
export function moveBullets(all: Bullets, dt: number, area: Rect): void {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  for (let at = all.count - 1; at >= 0; at -= 1) {
    const x = (all.x[at] as number) + (all.vx[at] as number) * dt;
    const y = (all.y[at] as number) + (all.vy[at] as number) * dt;
    const r = all.r[at] as number;
    all.x[at] = x;
    all.y[at] = y;
    if (x < area.x - r || x > right + r || y < area.y - r || y > bottom + r) removeBullet(all, at);
  }
}

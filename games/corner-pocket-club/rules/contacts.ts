import { R } from './table.ts';

/** What is needed of balls in motion. */
type Moving = {
  readonly count: number;
  readonly on: readonly boolean[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
};

/** Two balls that touch: the direction from one to the other, and the push between them. */
export type Contact = {
  readonly one: number;
  readonly two: number;
  readonly nx: number;
  readonly ny: number;
  push: number;
};

/** Balls this near to each other touch: a hit goes through all of them at once, as through a rack. */
const TOUCHING = 1;
/** Rounds in which the pushes settle, and the push below which they have. */
const ROUNDS = 60;
const SETTLED = 0.5;

function contact({ x, y }: Moving, one: number, two: number): Contact {
  const dx = (x[two] as number) - (x[one] as number);
  const dy = (y[two] as number) - (y[one] as number);
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return { one, two, nx: dx / length, ny: dy / length, push: 0 };
}

/** Two balls that meet, and all contacts of the balls that lie against them. */
export function contactsOf(motion: Moving, one: number, two: number): Contact[] {
  const { count, on, x, y } = motion;
  const contacts = [contact(motion, one, two)];
  const balls = [one, two];
  const near = (2 * R + TOUCHING) * (2 * R + TOUCHING);
  for (let at = 0; at < balls.length; at += 1) {
    const ball = balls[at] as number;
    for (let other = 0; other < count; other += 1) {
      if (other === ball || !on[other]) continue;
      const dx = (x[other] as number) - (x[ball] as number);
      const dy = (y[other] as number) - (y[ball] as number);
      if (dx * dx + dy * dy > near) continue;
      const known = balls.indexOf(other);
      if (known < 0) balls.push(other);
      // A pair is found from both sides, and noted once.
      if (known < 0 || known > at) {
        const isFirst = (ball === one && other === two) || (ball === two && other === one);
        if (!isFirst) contacts.push(contact(motion, ball, other));
      }
    }
  }
  return contacts;
}

function apply({ vx, vy }: Moving, { one, two, nx, ny }: Contact, push: number): void {
  vx[one] = (vx[one] as number) - push * nx;
  vy[one] = (vy[one] as number) - push * ny;
  vx[two] = (vx[two] as number) + push * nx;
  vy[two] = (vy[two] as number) + push * ny;
}

/**
 * Pushes balls apart that touch: first until none of them near each other, then once more by what
 * bounces back (Poisson's rule). For two balls that is the plain collision.
 */
export function pushApart(motion: Moving, contacts: readonly Contact[], bounce: number): void {
  const { vx, vy } = motion;
  for (let round = 0; round < ROUNDS; round += 1) {
    let most = 0;
    for (const each of contacts) {
      const { one, two, nx, ny } = each;
      const nearing =
        ((vx[one] as number) - (vx[two] as number)) * nx +
        ((vy[one] as number) - (vy[two] as number)) * ny;
      const change = Math.max(-each.push, nearing / 2);
      if (change === 0) continue;
      each.push += change;
      apply(motion, each, change);
      most = Math.max(most, Math.abs(change));
    }
    if (most < SETTLED || contacts.length === 1) break;
  }
  for (const each of contacts) apply(motion, each, each.push * bounce);
}

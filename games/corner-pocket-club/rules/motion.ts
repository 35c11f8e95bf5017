import { cos, sin } from '@playgrove/kit/core';
import { contactsOf, pushApart } from './contacts.ts';
import { CUSHIONS, LONG, NOSES, pocketOver, R, WIDE } from './table.ts';

/** Steps a second. Within a step, balls move straight and meet at their exact times. */
export const HZ = 120;
const DT = 1 / HZ;
/** Longest shot in steps: cloth would have stopped everything long before. */
const LONGEST = HZ * 30;

/** Units a second squared that a ball loses while it slides, while it rolls, and of side spin. */
const SLIDING = 1900;
const ROLLING = 250;
const TWISTING = 900;
/** What is left of a ball's speed after a ball, and after a cushion: soft hits lose less. */
const BOUNCE = 0.97;
/** The same for balls that lie against others: much is lost within a rack. */
const CLUSTER = 0.85;
const CUSHION_SOFT = 0.84;
const CUSHION_HARD = 0.74;
const HARD = 5200;
/** How well cushions grip. */
const GRIP = 0.16;
/** How much of its roll a ball keeps when it comes back from a cushion. */
const ROLL_KEPT = 0.4;
/** Slower than this, a ball lies still. */
const STILL = 6;
/** Meetings in one step, at most. */
const MAX_MEETINGS = 90;
/** Only balls nearer to the edge than this can meet a cushion in this step. */
const EDGE = R + 64;
/** Tip offsets of the strongest spin give this part of the speed. */
const SPIN = 1.2;

export type Place = readonly [x: number, y: number];

/** Balls by number, 0 the cue ball; `null` is off the table. */
export type Balls = readonly (Place | null)[];

/**
 * `angle`: hundredths of a degree from the x axis toward the y axis. `power`: thousandths. `side` and
 * `follow`: where the tip meets the cue ball, hundredths of the farthest it can; right and up are
 * positive. `at`: where the cue ball is placed first, with ball in hand.
 */
export type Shot = {
  readonly angle: number;
  readonly power: number;
  readonly side: number;
  readonly follow: number;
  readonly at: { readonly x: number; readonly y: number } | null;
};

/** What happened: at which step, to which ball; `other` is a ball, a pocket, or −1 for a cushion. */
export type Event = {
  readonly kind: 'ball' | 'cushion' | 'pot';
  readonly step: number;
  readonly ball: number;
  readonly other: number;
  /** Speed of the impact, units a second. */
  readonly force: number;
  readonly x: number;
  readonly y: number;
};

/** Units a second that full power adds to the gentlest shot. */
export const FASTEST = 5600;

/** The cue ball's speed off the tip. */
export function speedOf(power: number): number {
  const part = power / 1000;
  return 110 + FASTEST * part * (0.3 + 0.7 * part);
}

export function directionOf(angle: number): { readonly x: number; readonly y: number } {
  const radians = (angle / 18_000) * Math.PI;
  return { x: cos(radians), y: sin(radians) };
}

/** Balls in motion. It gives the same bits everywhere: only + − × ÷ and square roots. */
export class Motion {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  /** The speed at which a ball's surface turns over the cloth; a rolling ball's own speed. */
  readonly sx: Float64Array;
  readonly sy: Float64Array;
  /** Side spin: speed of the surface at the equator. */
  readonly w: Float64Array;
  readonly on: boolean[];
  readonly events: Event[] = [];
  steps = 0;
  moving = false;

  constructor(balls: Balls) {
    const zero = (): Float64Array => new Float64Array(balls.length);
    this.count = balls.length;
    this.x = Float64Array.from(balls, (place) => place?.[0] ?? 0);
    this.y = Float64Array.from(balls, (place) => place?.[1] ?? 0);
    this.vx = zero();
    this.vy = zero();
    this.sx = zero();
    this.sy = zero();
    this.w = zero();
    this.on = balls.map((place) => place !== null);
  }

  strike({ angle, power, side, follow, at }: Shot): this {
    const { x, y } = directionOf(angle);
    const speed = speedOf(power);
    if (at) {
      this.x[0] = at.x;
      this.y[0] = at.y;
      this.on[0] = true;
    }
    this.vx[0] = x * speed;
    this.vy[0] = y * speed;
    const roll = (follow / 100) * SPIN * speed;
    this.sx[0] = x * roll;
    this.sy[0] = y * roll;
    this.w[0] = (-side / 100) * SPIN * speed;
    this.moving = true;
    return this;
  }

  /** Runs until everything lies still, or until `until` says so. */
  run(until?: (motion: Motion) => boolean): this {
    while (this.moving && this.steps < LONGEST) {
      this.step();
      if (until?.(this)) break;
    }
    return this;
  }

  /** The balls as they lie. */
  balls(): (Place | null)[] {
    const round = (value: number): number => Math.round(value * 100) / 100;
    return this.on.map((on, ball) =>
      on ? ([round(this.x[ball] as number), round(this.y[ball] as number)] as const) : null,
    );
  }

  step(): void {
    this.steps += 1;
    this.#friction();
    let left = DT;
    for (let meetings = 0; meetings < MAX_MEETINGS && left > 0; meetings += 1) {
      const time = this.#next(left);
      this.#advance(time);
      left -= time;
      if (this.#kind === 0) break;
      this.#meet();
    }
    this.#drop();
  }

  #friction(): void {
    const { vx, vy, sx, sy, w, on } = this;
    this.moving = false;
    for (let ball = 0; ball < this.count; ball += 1) {
      if (!on[ball]) continue;
      const [ax, ay] = [vx[ball] as number, vy[ball] as number];
      const [bx, by] = [sx[ball] as number, sy[ball] as number];
      if (ax === 0 && ay === 0 && bx === 0 && by === 0) continue;
      const [ux, uy] = [ax - bx, ay - by];
      const slip = Math.sqrt(ux * ux + uy * uy);
      // Sliding gives roll two and a half times what it takes from the speed.
      const most = SLIDING * DT;
      if (slip > most * 3.5) {
        const part = most / slip;
        vx[ball] = ax - ux * part;
        vy[ball] = ay - uy * part;
        sx[ball] = bx + ux * part * 2.5;
        sy[ball] = by + uy * part * 2.5;
      } else {
        const [rx, ry] = [(ax * 5 + bx * 2) / 7, (ay * 5 + by * 2) / 7];
        const speed = Math.sqrt(rx * rx + ry * ry);
        const kept = speed <= STILL ? 0 : Math.max(0, 1 - (ROLLING * DT) / speed);
        vx[ball] = rx * kept;
        vy[ball] = ry * kept;
        sx[ball] = rx * kept;
        sy[ball] = ry * kept;
        if (kept === 0) w[ball] = 0;
      }
      const twist = w[ball] as number;
      const lost = TWISTING * DT;
      w[ball] = twist > lost ? twist - lost : twist < -lost ? twist + lost : 0;
      if (vx[ball] !== 0 || vy[ball] !== 0 || sx[ball] !== 0 || sy[ball] !== 0) this.moving = true;
    }
  }

  /** The next meeting: 0 none, 1 two balls, 2 a cushion, 3 a nose. */
  #kind = 0;
  #one = 0;
  #two = 0;

  /** Seconds to the next meeting, or `left` if there is none before. */
  #next(left: number): number {
    const { x, y, vx, vy, on, count } = this;
    let first = left;
    this.#kind = 0;
    for (let one = 0; one < count; one += 1) {
      if (!on[one]) continue;
      const vx1 = vx[one] as number;
      const vy1 = vy[one] as number;
      if (vx1 === 0 && vy1 === 0) continue;
      const x1 = x[one] as number;
      const y1 = y[one] as number;
      for (let two = 0; two < count; two += 1) {
        if (two === one || !on[two]) continue;
        const vx2 = vx[two] as number;
        const vy2 = vy[two] as number;
        // Of two that both move, each pair is looked at once.
        if (two < one && (vx2 !== 0 || vy2 !== 0)) continue;
        const rvx = vx2 - vx1;
        const rvy = vy2 - vy1;
        const dx = (x[two] as number) - x1;
        const dy = (y[two] as number) - y1;
        const along = dx * rvx + dy * rvy;
        if (along >= 0) continue;
        const apart = dx * dx + dy * dy - 4 * R * R;
        if (apart <= 0) {
          first = 0;
          this.#note(1, one, two);
          continue;
        }
        const speed = rvx * rvx + rvy * rvy;
        const root = along * along - speed * apart;
        if (root < 0) continue;
        const time = (-along - Math.sqrt(root)) / speed;
        if (time < first) {
          first = time;
          this.#note(1, one, two);
        }
      }
      if (x1 > EDGE && x1 < LONG - EDGE && y1 > EDGE && y1 < WIDE - EDGE) continue;
      first = this.#nextEdge(one, x1, y1, vx1, vy1, first);
    }
    return first < 0 ? 0 : first;
  }

  #note(kind: number, one: number, two: number): void {
    this.#kind = kind;
    this.#one = one;
    this.#two = two;
  }

  #nextEdge(ball: number, x: number, y: number, vx: number, vy: number, before: number): number {
    let first = before;
    for (let at = 0; at < CUSHIONS.length; at += 1) {
      const edge = CUSHIONS[at];
      if (!edge) continue;
      const toward = vx * edge.nx + vy * edge.ny;
      if (toward >= 0) continue;
      const [rx, ry] = [x - edge.x, y - edge.y];
      const off = rx * edge.nx + ry * edge.ny - R;
      // Behind it already: it belongs to another piece.
      if (off < -R) continue;
      const time = off > 0 ? off / -toward : 0;
      if (time >= first) continue;
      const along = rx * edge.dx + ry * edge.dy + time * (vx * edge.dx + vy * edge.dy);
      if (along < 0 || along > edge.length) continue;
      first = time;
      this.#note(2, ball, at);
    }
    for (let at = 0; at < NOSES.length; at += 1) {
      const nose = NOSES[at];
      if (!nose) continue;
      const [dx, dy] = [nose[0] - x, nose[1] - y];
      const along = dx * vx + dy * vy;
      if (along <= 0) continue;
      const apart = dx * dx + dy * dy - R * R;
      if (apart <= 0) {
        first = 0;
        this.#note(3, ball, at);
        continue;
      }
      const speed = vx * vx + vy * vy;
      const root = along * along - speed * apart;
      if (root < 0) continue;
      const time = (along - Math.sqrt(root)) / speed;
      if (time >= first) continue;
      first = time;
      this.#note(3, ball, at);
    }
    return first;
  }

  #advance(time: number): void {
    if (time === 0) return;
    const { x, y, vx, vy, on } = this;
    for (let ball = 0; ball < this.count; ball += 1) {
      if (!on[ball]) continue;
      x[ball] = (x[ball] as number) + (vx[ball] as number) * time;
      y[ball] = (y[ball] as number) + (vy[ball] as number) * time;
    }
  }

  #meet(): void {
    const one = this.#one;
    if (this.#kind === 1) return this.#collide(one, this.#two);
    if (this.#kind === 2) {
      const edge = CUSHIONS[this.#two];
      if (edge) this.#rebound(one, edge.nx, edge.ny);
      return undefined;
    }
    const nose = NOSES[this.#two];
    if (!nose) return undefined;
    const [dx, dy] = [(this.x[one] as number) - nose[0], (this.y[one] as number) - nose[1]];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    return this.#rebound(one, dx / length, dy / length);
  }

  #collide(one: number, two: number): void {
    const { x, y } = this;
    const contacts = contactsOf(this, one, two);
    pushApart(this, contacts, contacts.length > 1 ? CLUSTER : BOUNCE);
    this.moving = true;
    for (const { one: a, two: b, push } of contacts) {
      if (push === 0) continue;
      const [ax, ay] = [x[a] as number, y[a] as number];
      const [bx, by] = [x[b] as number, y[b] as number];
      this.#report('ball', a, b, push * 2, (ax + bx) / 2, (ay + by) / 2);
    }
  }

  /** A cushion gives back less of a hard hit; its grip turns side spin into a new direction. */
  #rebound(ball: number, nx: number, ny: number): void {
    const { vx, vy, sx, sy, w } = this;
    const [tx, ty] = [-ny, nx];
    const [ax, ay] = [vx[ball] as number, vy[ball] as number];
    const into = -(ax * nx + ay * ny);
    if (into <= 0) return;
    const bounce = CUSHION_SOFT - (CUSHION_SOFT - CUSHION_HARD) * Math.min(1, into / HARD);
    const along = ax * tx + ay * ty;
    const twist = w[ball] as number;
    const most = GRIP * (1 + bounce) * into;
    const gripped = Math.max(-most, Math.min(most, ((along - twist) * 2) / 7));
    const out = into * bounce;
    vx[ball] = nx * out + tx * (along - gripped);
    vy[ball] = ny * out + ty * (along - gripped);
    w[ball] = twist + gripped * 2.5;
    const turned = (sx[ball] as number) * tx + (sy[ball] as number) * ty;
    sx[ball] = nx * out * ROLL_KEPT + tx * turned;
    sy[ball] = ny * out * ROLL_KEPT + ty * turned;
    const [x, y] = [this.x[ball] as number, this.y[ball] as number];
    this.#report('cushion', ball, -1, into, x - nx * R, y - ny * R);
  }

  #drop(): void {
    const { x, y, on, vx, vy } = this;
    for (let ball = 0; ball < this.count; ball += 1) {
      if (!on[ball]) continue;
      const [ax, ay] = [x[ball] as number, y[ball] as number];
      if (ax > R && ax < LONG - R && ay > R && ay < WIDE - R) continue;
      const pocket = pocketOver(ax, ay);
      if (pocket < 0) continue;
      on[ball] = false;
      const [bx, by] = [vx[ball] as number, vy[ball] as number];
      const speed = Math.sqrt(bx * bx + by * by);
      vx[ball] = 0;
      vy[ball] = 0;
      this.sx[ball] = 0;
      this.sy[ball] = 0;
      this.#report('pot', ball, pocket, speed, ax, ay);
    }
  }

  #report(
    kind: Event['kind'],
    ball: number,
    other: number,
    force: number,
    x: number,
    y: number,
  ): void {
    this.events.push({ kind, step: this.steps, ball, other, force, x, y });
  }
}

import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';

const ACROSS = 8;
const DOWN = 6;
const PULL = 1500;
const ROUNDS = 4;
const STEP = 1 / 60;
/** How wide a net is at its foot, a part of its mouth. */
const FOOT = 0.56;

type Knot = { x: number; y: number; px: number; py: number };

/** A net of cords that hang from a rim: places and last places, drawn back to their lengths. */
export class Net {
  #knots: Knot[][] = [];
  /** Lengths at rest: of each cord down, and of those along each row. */
  #down: number[] = [];
  #along: number[] = [];
  #left = 0;
  #half = 0;

  /** Moves with its rim and out of the way of balls. @param balls round things of radius r */
  step(
    dt: number,
    x: number,
    y: number,
    c: number,
    s: number,
    half: number,
    balls: readonly (Point & { readonly r: number })[],
  ): void {
    const jumped = Math.abs((this.#knots[0]?.[0]?.x ?? 1e9) - (x - half * c)) > 260;
    if (half !== this.#half || jumped) this.#hang(x, y, half);
    this.#left = Math.min(0.05, this.#left + dt);
    for (; this.#left >= STEP; this.#left -= STEP) this.#move(x, y, c, s, balls);
    this.#pin(x, y, c, s);
  }

  #hang(x: number, y: number, half: number): void {
    this.#half = half;
    this.#measure();
    this.#knots = Array.from({ length: DOWN }, (_, row) =>
      Array.from({ length: ACROSS }, (__, column) => {
        const at = this.#rest(row, column);
        return { x: x + at.x, y: y + at.y, px: x + at.x, py: y + at.y };
      }),
    );
  }

  #measure(): void {
    const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
    this.#down = Array.from({ length: (DOWN - 1) * ACROSS }, (_, at) => {
      const [row, column] = [Math.floor(at / ACROSS), at % ACROSS];
      return apart(this.#rest(row, column), this.#rest(row + 1, column));
    });
    this.#along = Array.from({ length: DOWN }, (_, row) =>
      apart(this.#rest(row, 0), this.#rest(row, 1)),
    );
  }

  #rest(row: number, column: number): Point {
    const part = row / (DOWN - 1);
    const wide = 1 - (1 - FOOT) * part ** 0.7;
    const along = (column / (ACROSS - 1)) * 2 - 1;
    return { x: along * this.#half * 0.97 * wide, y: part * this.#half * 1.15 };
  }

  #pin(x: number, y: number, c: number, s: number): void {
    this.#knots[0]?.forEach((knot, column) => {
      const along = ((column / (ACROSS - 1)) * 2 - 1) * this.#half * 0.97;
      knot.px = knot.x;
      knot.py = knot.y;
      knot.x = x + along * c;
      knot.y = y + along * s + this.#half * 0.06;
    });
  }

  #move(
    x: number,
    y: number,
    c: number,
    s: number,
    balls: readonly (Point & { readonly r: number })[],
  ): void {
    for (const row of this.#knots.slice(1)) {
      for (const knot of row) {
        const [vx, vy] = [(knot.x - knot.px) * 0.97, (knot.y - knot.py) * 0.97];
        knot.px = knot.x;
        knot.py = knot.y;
        knot.x += vx;
        knot.y += vy + PULL * STEP * STEP;
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      this.#pin(x, y, c, s);
      this.#draw();
    }
    for (const ball of balls) this.#push(ball);
  }

  /** Draws cords back to the lengths they have at rest. */
  #draw(): void {
    this.#knots.forEach((row, at) =>
      row.forEach((knot, column) => {
        const below = this.#knots[at + 1]?.[column];
        if (below) tie(knot, below, this.#down[at * ACROSS + column] ?? 0, at === 0);
        const neighbor = row[column + 1];
        if (neighbor && at > 0) tie(knot, neighbor, this.#along[at] ?? 0, false);
      }),
    );
  }

  #push({ x, y, r }: Point & { readonly r: number }): void {
    for (const row of this.#knots.slice(1)) {
      row.forEach((knot, column) => {
        const [dx, dy] = [knot.x - x, knot.y - y];
        const far = Math.hypot(dx, dy);
        if (far >= r || far === 0) return;
        // The outer cords bulge; those in front of the ball are carried down with it.
        const outer = column === 0 || column === ACROSS - 1 ? 1 : 0.35;
        knot.x += (dx / far) * (r - far) * outer;
        knot.y += (r - far) * 0.22;
      });
    }
  }

  paint(c: CanvasRenderingContext2D): void {
    c.lineJoin = 'round';
    c.lineCap = 'round';
    c.beginPath();
    for (let column = 0; column < ACROSS; column += 1) {
      for (const way of [1, -1]) this.#cord(c, column, way);
    }
    c.strokeStyle = draw.fade(draw.PALETTE.ink, 0.45);
    c.lineWidth = 7;
    c.stroke();
    c.strokeStyle = '#fff6e3';
    c.lineWidth = 3.4;
    c.stroke();
  }

  /** A cord zigzags between two columns, so that two of them make diamonds. */
  #cord(c: CanvasRenderingContext2D, column: number, way: number): void {
    this.#knots.forEach((row, at) => {
      const shift = at % 2 === 0 ? 0 : way;
      const knot = row[Math.max(0, Math.min(ACROSS - 1, column + shift))];
      if (!knot) return;
      if (at === 0) c.moveTo(knot.x, knot.y);
      else c.lineTo(knot.x, knot.y);
    });
  }
}

/** Draws two knots to their length; a pinned one stays where it is. */
function tie(a: Knot, b: Knot, length: number, pinned: boolean): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const pull = ((far - length) / far) * (pinned ? 1 : 0.5);
  if (!pinned) {
    a.x += dx * pull;
    a.y += dy * pull;
  }
  b.x -= dx * pull;
  b.y -= dy * pull;
}

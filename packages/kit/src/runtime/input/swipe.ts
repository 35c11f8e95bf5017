import type { Point } from '../../contract/index.ts';
import type { Swipe } from '../view.ts';

type Direction = Swipe['direction'];

/** The distance in CSS pixels from which a movement counts as a flick. */
const REACH = 18;
/** A turn inside one press must be clearer than a start. */
const TURN_REACH = 30;

const AXES: Readonly<Record<Direction, Point>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
};

/**
 * Detects flicks in one press, in CSS pixels, as soon as they are long enough. One long stroke is
 * one flick; a stroke that turns a corner is two, without lifting.
 */
export class SwipeReader {
  readonly #from: Point;
  #anchor: Point;
  #last: Direction | undefined;

  constructor(from: Point) {
    this.#from = from;
    this.#anchor = from;
  }

  /** @returns a flick's direction and angle, if this position completes one */
  move(to: Point): { readonly direction: Direction; readonly angle: number } | undefined {
    const dx = to.x - this.#anchor.x;
    const dy = to.y - this.#anchor.y;
    if (this.#last) this.#follow(to);
    const reach = this.#last ? TURN_REACH : REACH;
    if (Math.hypot(dx, dy) < reach) return undefined;
    const direction = directionOf(dx, dy);
    if (direction === this.#last) return undefined;
    this.#last = direction;
    this.#anchor = to;
    const angle = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
    return { direction, angle };
  }

  get from(): Point {
    return this.#from;
  }

  /** Drags the anchor along, so that only movement in a new direction adds up. */
  #follow(to: Point): void {
    if (!this.#last) return;
    const axis = AXES[this.#last];
    const along = (to.x - this.#anchor.x) * axis.x + (to.y - this.#anchor.y) * axis.y;
    if (along <= 0) return;
    this.#anchor = { x: this.#anchor.x + axis.x * along, y: this.#anchor.y + axis.y * along };
  }
}

function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'right' : 'left';
  return dy >= 0 ? 'down' : 'up';
}

import { fitWorld, type Point } from '@playgrove/kit/runtime';
import { placeOf } from '../rules/course.ts';
import { perchAt, type State } from '../rules/state.ts';

export const worldFor = fitWorld({
  portrait: { width: 640, height: [860, 1400] },
  landscape: { width: [860, 1500], height: 640 },
});

/** World units of a plain leap, up the stem or along the hall. */
const UP = 236;
const ALONG = 300;
/** How far perches are from the middle of the way. */
const ACROSS = 176;
const ROLL = 74;
/** How high a plain leap rises over the straight line. */
const ARC = { up: 92, along: 150 } as const;
/** From the middle of a leaf up to where the chameleon stands. */
export const STAND = 50;
/** Where the chameleon is shown: from the bottom, and from the left. */
const FROM_BOTTOM = 0.3;
const FROM_LEFT = 0.27;

export type Size = { readonly width: number; readonly height: number };

const isTall = ({ width, height }: Size): boolean => height >= width;

/** Where perches are, in plain leaps from the first one known; longer leaps are farther. */
export class Way {
  readonly #far = new Map<number, number>();

  /** @param n the number of a perch, or part of the way from one to the next */
  far(state: State, n: number): number {
    const whole = Math.floor(n);
    const from = this.#farOf(state, whole);
    return n === whole ? from : from + (this.#farOf(state, whole + 1) - from) * (n - whole);
  }

  #farOf(state: State, n: number): number {
    const known = this.#far.get(n);
    if (known !== undefined) return known;
    if (n <= state.first) {
      this.#far.set(n, 0);
      return 0;
    }
    const ratio = perchAt(state, n).leap / placeOf(state.params, n).pace.leap;
    const far = this.#farOf(state, n - 1) + ratio;
    this.#far.set(n, far);
    return far;
  }
}

/** The middle of a leaf in the world. `eye`: what is looked at, in plain leaps. */
export function leafAt(to: Size, far: number, side: number, eye: number): Point {
  if (isTall(to))
    return {
      x: to.width / 2 + side * ACROSS,
      y: to.height * (1 - FROM_BOTTOM) - (far - eye) * UP,
    };
  return {
    x: to.width * FROM_LEFT + (far - eye) * ALONG,
    y: to.height * 0.56 + side * ROLL,
  };
}

export function perchPoint(to: Size, state: State, way: Way, n: number, eye: number): Point {
  return leafAt(to, way.far(state, n), perchAt(state, n).side, eye);
}

/** Where the chameleon stands or flies. `n` as in `Way.far`. */
export function bodyAt(to: Size, state: State, way: Way, n: number, eye: number): Point {
  const whole = Math.floor(n);
  const from = perchPoint(to, state, way, whole, eye);
  if (n === whole) return { x: from.x, y: from.y - STAND };
  const part = n - whole;
  const goal = perchPoint(to, state, way, whole + 1, eye);
  const ratio = way.far(state, whole + 1) - way.far(state, whole);
  const high = (isTall(to) ? ARC.up : ARC.along) * ratio;
  return {
    x: from.x + (goal.x - from.x) * part,
    y: from.y + (goal.y - from.y) * part - STAND - 4 * high * part * (1 - part),
  };
}

/** How far the world has moved, in world units: down on a tall screen, left on a wide one. */
export const movedBy = (to: Size, eye: number): number => eye * (isTall(to) ? UP : ALONG);

export { isTall };

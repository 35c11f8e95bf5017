/** Easing: 0 at 0, 1 at 1. */
export type Ease = (part: number) => number;

/**
 * Motion should not be linear. `out` to arrive, `in` to leave, `inOut` between, the rest for toys.
 */
export const ease = {
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  /** Overshoots by about a tenth. */
  back: (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
  elastic: (t) =>
    t <= 0 ? 0 : t >= 1 ? 1 : 2 ** (-10 * t) * Math.sin((10 * t - 0.75) * 2.0944) + 1,
  bounce: (t) => {
    const hop = (from: number, floor: number): number => 7.5625 * (t - from) ** 2 + floor;
    if (t < 0.3636) return hop(0, 0);
    if (t < 0.7273) return hop(0.5455, 0.75);
    return t < 0.9091 ? hop(0.8182, 0.9375) : hop(0.9545, 0.9844);
  },
} satisfies Record<string, Ease>;

const STIFFNESS = 420;
const DAMPING = 17;
/** Springs diverge on long steps. */
const LONGEST_STEP = 1 / 120;

/**
 * Squash and stretch that preserves the area: a damped spring on one number.
 * Kick on the frame of the impact: 0.3 tap, 0.6 landing, 1 big hit; negative stretches.
 */
export class Squash {
  #x = 0;
  #speed = 0;

  kick(strength: number, reducedMotion = false): this {
    const felt = reducedMotion ? strength * 0.35 : strength;
    this.#x = 0.24 * felt;
    this.#speed = 5 * felt;
    return this;
  }

  step(dt: number): this {
    for (let left = Math.min(dt, 0.1); left > 1e-6; left -= LONGEST_STEP) {
      const part = Math.min(left, LONGEST_STEP);
      this.#speed += (-STIFFNESS * this.#x - DAMPING * this.#speed) * part;
      this.#x = Math.max(-0.35, Math.min(0.5, this.#x + this.#speed * part));
    }
    return this;
  }

  get scaleX(): number {
    return 1 + this.#x;
  }

  get scaleY(): number {
    return 1 / (1 + this.#x);
  }

  get still(): boolean {
    return Math.abs(this.#x) < 0.002 && Math.abs(this.#speed) < 0.02;
  }
}

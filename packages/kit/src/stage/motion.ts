/** Easing: 0 at 0, 1 at 1. */
export type Ease = (part: number) => number;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Nothing moves linearly. `out` to arrive, `in` to leave, `inOut` between, the rest for toys. */
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

/** A number on its way. Time is passed in by hand. */
export class Tween {
  #from: number;
  #to: number;
  #seconds = 0;
  #passed = 0;
  #ease: Ease = ease.out;

  constructor(value = 0) {
    this.#from = value;
    this.#to = value;
  }

  get value(): number {
    return this.#from + (this.#to - this.#from) * this.#ease(this.part);
  }

  get done(): boolean {
    return this.#passed >= this.#seconds;
  }

  /** Linear, 0 to 1. */
  get part(): number {
    return this.#seconds > 0 ? clamp(this.#passed / this.#seconds) : 1;
  }

  /** Sets off from wherever it is. */
  to(value: number, seconds: number, how: Ease = ease.out): this {
    this.#from = this.value;
    this.#to = value;
    this.#seconds = seconds;
    this.#passed = 0;
    this.#ease = how;
    return this;
  }

  step(dt: number): this {
    this.#passed += dt;
    return this;
  }
}

const STIFFNESS = 420;
const DAMPING = 17;
/** Springs explode on long steps. */
const LONGEST_STEP = 1 / 120;

/**
 * Squash and stretch that keeps the area: a damped spring on one number.
 * Kick on the frame of the impact: 0.3 tap, 0.6 landing, 1 big hit; negative stretches.
 */
export class Squash {
  #x = 0;
  #speed = 0;

  kick(strength: number, calm = false): this {
    const felt = calm ? strength * 0.35 : strength;
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

/** CSS pixels, seconds, radians: the most a screen may shake. */
const SHAKE_REACH = 6;
const SHAKE_SECONDS = 0.25;
const SHAKE_TURN = 0.008;
const FLASH = 0.12;
/** Never more than three flashes a second. */
const FLASH_APART = 0.34;

/**
 * Shake by trauma: hits add 0.2 (tap) to 0.7 (explosion), the picture moves with its square,
 * and it is over within a quarter of a second. With less motion asked for, a soft flash instead.
 */
export class Shake {
  calm = false;
  #trauma = 0;
  #time = 0;
  #sinceFlash = FLASH_APART;
  #flash = 0;
  #along: { readonly x: number; readonly y: number } | undefined;
  readonly #offset = { x: 0, y: 0, rotate: 0 };

  /** @param along where the blow was going; without it the shake has no direction */
  hit(trauma: number, along?: { readonly x: number; readonly y: number }): void {
    if (this.calm) {
      if (this.#sinceFlash < FLASH_APART) return;
      this.#sinceFlash = 0;
      this.#flash = FLASH * clamp(trauma * 2);
      return;
    }
    const length = along ? Math.hypot(along.x, along.y) : 0;
    this.#along = along && length > 0 ? { x: along.x / length, y: along.y / length } : undefined;
    if (this.#trauma === 0) this.#time = 0;
    this.#trauma = clamp(this.#trauma + trauma);
  }

  step(dt: number): void {
    this.#time += dt;
    this.#sinceFlash += dt;
    this.#trauma = Math.max(0, this.#trauma - dt / SHAKE_SECONDS);
    this.#flash = Math.max(0, this.#flash - (FLASH * dt) / SHAKE_SECONDS);
  }

  /** CSS pixels and radians. The same object every time. */
  get offset(): { readonly x: number; readonly y: number; readonly rotate: number } {
    const power = this.#trauma ** 2;
    const at = this.#time;
    const offset = this.#offset;
    if (this.#along) {
      const swing = SHAKE_REACH * power * Math.cos(at * 62);
      offset.x = this.#along.x * swing;
      offset.y = this.#along.y * swing;
    } else {
      const reach = SHAKE_REACH * Math.SQRT1_2 * power;
      offset.x = reach * Math.sin(at * 47 + 1);
      offset.y = reach * Math.sin(at * 61 + 2);
    }
    offset.rotate = SHAKE_TURN * power * Math.sin(at * 37 + 4);
    return offset;
  }

  /** How white the whole picture is, 0 to 0.12. */
  get flash(): number {
    return this.#flash;
  }
}

/** A shown number that counts up to the real one, and is there within about half a second. */
export class Count {
  #shown: number;
  #target: number;
  /** At least this fast, units a second, so that the last of a large gap does not drag. */
  #pace = 0;

  constructor(value = 0) {
    this.#shown = value;
    this.#target = value;
  }

  set(target: number): void {
    if (target === this.#target) return;
    this.#target = target;
    this.#pace = Math.max(2, Math.abs(target - this.#shown) / 5);
  }

  /** Without counting: a new game, or undo. */
  jump(value: number): void {
    this.#shown = value;
    this.#target = value;
  }

  step(dt: number): void {
    const gap = this.#target - this.#shown;
    this.#shown += gap * (1 - Math.exp(-9 * dt)) + Math.sign(gap) * this.#pace * dt;
    if (Math.abs(gap) < 0.6 || Math.sign(this.#target - this.#shown) !== Math.sign(gap)) {
      this.#shown = this.#target;
    }
  }

  /** Whole, unless it has arrived. */
  get value(): number {
    return this.#shown === this.#target ? this.#target : Math.round(this.#shown);
  }
}

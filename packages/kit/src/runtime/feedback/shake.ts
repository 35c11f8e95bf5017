const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** CSS pixels, seconds, radians: the most a screen may shake. */
const SHAKE_REACH = 6;
const SHAKE_SECONDS = 0.25;
const SHAKE_TURN = 0.008;
const FLASH = 0.12;
/** Never more than three flashes a second. */
const FLASH_APART = 0.34;

/**
 * Shake by trauma: hits add 0.2 (tap) to 0.7 (explosion), the picture moves with its square, and it
 * ends within a quarter of a second. With reduced motion it is a soft flash instead.
 */
export class Shake {
  reducedMotion = false;
  #trauma = 0;
  #time = 0;
  #sinceFlash = FLASH_APART;
  #flash = 0;
  #along: { readonly x: number; readonly y: number } | undefined;
  readonly #offset = { x: 0, y: 0, rotate: 0 };

  /** @param along the direction of the hit; without it the shake has no direction */
  hit(trauma: number, along?: { readonly x: number; readonly y: number }): void {
    if (this.reducedMotion) {
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

import type { Surface } from '@playgrove/kit/runtime';

const POOL = 22;
const SECONDS = 1.5;
const SIZE = 46;

class Wasp {
  age = SECONDS;
  x = 0;
  y = 0;
  vx = 0;
  vy = 0;
  wobble = 0;
}

const facing = { rotate: 0, scaleX: 1, scaleY: 1 };

/** Wasps that leave a nest that was touched: for the eye alone. */
export class Wasps {
  readonly #pool = Array.from({ length: POOL }, () => new Wasp());

  burst(x: number, y: number, reducedMotion: boolean): void {
    let left = reducedMotion ? 5 : 16;
    for (const [at, wasp] of this.#pool.entries()) {
      if (left === 0 || wasp.age < SECONDS) continue;
      left -= 1;
      const angle = at * 2.4;
      const speed = 330 + (at % 4) * 110;
      wasp.age = 0;
      wasp.x = x;
      wasp.y = y;
      wasp.vx = Math.cos(angle) * speed;
      wasp.vy = Math.sin(angle) * speed - 120;
      wasp.wobble = at;
    }
  }

  step(dt: number): void {
    for (const wasp of this.#pool) {
      if (wasp.age >= SECONDS) continue;
      wasp.age += dt;
      const weave = Math.cos(wasp.age * 13 + wasp.wobble) * 520;
      wasp.x += (wasp.vx - wasp.vy * 0.001 * weave) * dt;
      wasp.y += (wasp.vy + wasp.vx * 0.001 * weave) * dt - 90 * dt * wasp.age;
    }
  }

  draw(to: Surface): void {
    for (const wasp of this.#pool) {
      if (wasp.age >= SECONDS) continue;
      const fading = Math.min(1, (SECONDS - wasp.age) / 0.3);
      drawWasp(to, wasp.x, wasp.y, SIZE * fading, wasp.vx < 0, wasp.age * 9 + wasp.wobble);
    }
  }
}

/** One wasp, wings beating. */
export function drawWasp(
  to: Surface,
  x: number,
  y: number,
  size: number,
  leftward: boolean,
  beat: number,
): void {
  facing.scaleX = leftward ? -1 : 1;
  facing.scaleY = to.reducedMotion ? 1 : 1 + 0.12 * Math.sin(beat * 6);
  facing.rotate = 0.2 * Math.sin(beat);
  to.sprite('wasp', x, y, size, facing);
}

import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';

const POOL = 12;
const SECONDS = 0.75;
const REACH = { left: -1.7, top: -0.75, right: 1.7, bottom: 0.8 };

class Mark {
  age = SECONDS;
  x = 0;
  y = 0;
  text = '';
}

/** Small points that rise from a cut, and crosses where a fruit was lost. */
export class Marks {
  readonly #pool = Array.from({ length: POOL }, () => new Mark());
  #next = 0;

  /** `x` for a cross. */
  add(text: string, x: number, y: number): void {
    const mark = this.#pool[this.#next];
    this.#next = (this.#next + 1) % POOL;
    if (!mark) return;
    mark.age = 0;
    mark.x = x;
    mark.y = y;
    mark.text = text;
  }

  step(dt: number): void {
    for (const mark of this.#pool) mark.age += dt;
  }

  draw(to: Surface): void {
    const { c } = to;
    const size = to.readable(38, 15);
    for (const mark of this.#pool) {
      if (mark.age >= SECONDS) continue;
      const part = mark.age / SECONDS;
      const grown = to.reducedMotion || part > 0.25 ? 1 : Math.max(0.05, ease.back(part / 0.25));
      const rise = to.reducedMotion || mark.text === 'x' ? 0 : 46 * ease.out(part);
      c.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
      if (mark.text === 'x') cross(c, mark.x, mark.y, 30 * grown);
      else {
        draw.stamp(
          c,
          `mark${mark.text}`,
          mark.x,
          mark.y - rise,
          size * grown,
          () => REACH,
          (on) => {
            on.scale(1 / 40, 1 / 40);
            draw.drawLabel(on, mark.text, 0, 0, 40, {
              top: '#ffffff',
              bottom: '#ffe3ea',
              rotate: -0.12,
            });
          },
        );
      }
    }
    c.globalAlpha = 1;
  }
}

function cross(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.lineCap = 'round';
  for (let pass = 0; pass < 2; pass += 1) {
    c.strokeStyle = pass === 0 ? '#2b1b4d' : '#ff4b55';
    c.lineWidth = r * (pass === 0 ? 0.75 : 0.42);
    c.beginPath();
    c.moveTo(x - r, y - r);
    c.lineTo(x + r, y + r);
    c.moveTo(x + r, y - r);
    c.lineTo(x - r, y + r);
    c.stroke();
  }
}

import type { Corner } from './mold.ts';
import { BufferGeometry, Color, Float32BufferAttribute } from './three.ts';

/** A corner, its color and how much it covers. */
export type SoftDot = readonly [at: Corner, color: string, alpha: number];

const read = new Map<string, Color>();

/** Shapes whose colors and covering change from corner to corner: skies, glows, foam, shadows. */
export class Soft {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  triangle(...dots: readonly [SoftDot, SoftDot, SoftDot]): this {
    for (const [at, color, alpha] of dots) {
      const known = read.get(color) ?? new Color(color);
      read.set(color, known);
      this.#places.push(...at);
      this.#colors.push(known.r, known.g, known.b, alpha);
    }
    return this;
  }

  quad(a: SoftDot, b: SoftDot, c: SoftDot, d: SoftDot): this {
    return this.triangle(a, b, c).triangle(a, c, d);
  }

  /** A sheet that stands, from left to right between two heights. */
  band(x: readonly [number, number], low: SoftDot, high: SoftDot): this {
    const at = ([[, y, z], color, alpha]: SoftDot, side: number): SoftDot => [
      [side, y, z],
      color,
      alpha,
    ];
    return this.quad(at(low, x[0]), at(low, x[1]), at(high, x[1]), at(high, x[0]));
  }

  /** An ellipse that stands, or with `lies` is flat; `core` of the way out it covers all it can. */
  disc(
    [x, y, z]: Corner,
    [rx, ry]: readonly [number, number],
    color: string,
    alpha: number,
    { core = 0, lies = false, sides = 24 } = {},
  ): this {
    const at = (side: number, far: number): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far];
      return lies ? [x + dx, y, z - dy] : [x + dx, y + dy, z];
    };
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [at(side, core), at(side + 1, core)];
      if (core > 0) this.triangle([[x, y, z], color, alpha], [a, color, alpha], [b, color, alpha]);
      const out = [at(side, 1), at(side + 1, 1)] as const;
      this.quad([a, color, alpha], [out[0], color, 0], [out[1], color, 0], [b, color, alpha]);
    }
    return this;
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.#colors, 4));
    return made;
  }
}

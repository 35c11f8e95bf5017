import { BufferGeometry, Color, Float32BufferAttribute, type Corner } from '@playgrove/kit/scene3d';

/** A corner, its color and how much it covers. */
type Dot = readonly [at: Corner, color: string, alpha: number];

const read = new Map<string, Color>();

/** Shapes whose colors and covering change from corner to corner: skies, glows, foam, shadows. */
export class Soft {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  triangle(...dots: readonly [Dot, Dot, Dot]): this {
    for (const [at, color, alpha] of dots) {
      const known = read.get(color) ?? new Color(color);
      read.set(color, known);
      this.#places.push(...at);
      this.#colors.push(known.r, known.g, known.b, alpha);
    }
    return this;
  }

  quad(a: Dot, b: Dot, c: Dot, d: Dot): this {
    return this.triangle(a, b, c).triangle(a, c, d);
  }

  /** A sheet that stands, from left to right between two heights. */
  band(x: readonly [number, number], low: Dot, high: Dot): this {
    const at = ([[, y, z], color, alpha]: Dot, side: number): Dot => [[side, y, z], color, alpha];
    return this.quad(at(low, x[0]), at(low, x[1]), at(high, x[1]), at(high, x[0]));
  }

  /** An ellipse around a place, `rim` of the way out fully covered; it stands, or with `lies` it is flat. */
  disc(
    [x, y, z]: Corner,
    [rx, ry]: readonly [number, number],
    color: string,
    alpha: number,
    { rim = 0, lies = false, sides = 24 } = {},
  ): this {
    const at = (side: number, far: number): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far];
      return lies ? [x + dx, y, z - dy] : [x + dx, y + dy, z];
    };
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [at(side, rim), at(side + 1, rim)];
      this.triangle([[x, y, z], color, alpha], [a, color, alpha], [b, color, alpha]);
      const out: readonly [Dot, Dot] = [
        [at(side, 1), color, 0],
        [at(side + 1, 1), color, 0],
      ];
      this.quad([a, color, alpha], out[0], out[1], [b, color, alpha]);
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

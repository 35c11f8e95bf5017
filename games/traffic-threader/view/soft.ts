import { BufferGeometry, Color, Float32BufferAttribute, type Corner } from '@playgrove/kit/scene3d';

/** A corner, its color and how much it covers. */
type Dot = readonly [at: Corner, color: string, alpha: number];

/** Shapes that fade toward their rim: glows, shadows, the sky. */
export class Soft {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  triangle(...dots: readonly [Dot, Dot, Dot]): this {
    for (const [at, color, alpha] of dots) {
      const { r, g, b } = new Color(color);
      this.#places.push(...at);
      this.#colors.push(r, g, b, alpha);
    }
    return this;
  }

  quad(a: Dot, b: Dot, c: Dot, d: Dot): this {
    return this.triangle(a, b, c).triangle(a, c, d);
  }

  /** An ellipse that stands, or with `lies` is flat; `core` of the way out it covers all it can. */
  disc(
    [x, y, z]: Corner,
    [rx, ry]: readonly [number, number],
    color: string,
    alpha: number,
    { core = 0, lies = false, sides = 18 } = {},
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

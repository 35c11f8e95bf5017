import { BufferGeometry, Color, Float32BufferAttribute } from './three.ts';

export type Corner = readonly [x: number, y: number, z: number];

/** Parsed colors: bodies have many corners and few colors. */
const READ = new Map<string, Color>();

/** Builds one flat-shaded, colored mesh from quads and simple bodies. Y points up. */
export class Mold {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  triangle(a: Corner, b: Corner, c: Corner, color: string): this {
    let read = READ.get(color);
    if (!read) {
      read = new Color(color);
      READ.set(color, read);
    }
    const { r, g, b: blue } = read;
    this.#places.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
    this.#colors.push(r, g, blue, r, g, blue, r, g, blue);
    return this;
  }

  /** Front faces have counterclockwise corners. */
  quad(a: Corner, b: Corner, c: Corner, d: Corner, color: string): this {
    return this.triangle(a, b, c, color).triangle(a, c, d, color);
  }

  /**
   * A box around a point. `taper` shrinks its top: [along x, along z], 0 (straight) to 1 (a ridge);
   * `lean` moves the top along x.
   */
  box(
    at: Corner,
    size: Corner,
    color: string,
    taper: readonly [number, number] = [0, 0],
    lean = 0,
  ): this {
    const [x, y, z] = at;
    const [w, h, d] = [size[0] / 2, size[1] / 2, size[2] / 2];
    const [tw, td] = [w * (1 - taper[0]), d * (1 - taper[1])];
    const low = (sx: number, sz: number): Corner => [x + sx * w, y - h, z + sz * d];
    const top = (sx: number, sz: number): Corner => [x + lean + sx * tw, y + h, z + sz * td];
    this.quad(top(-1, 1), top(1, 1), top(1, -1), top(-1, -1), color);
    this.quad(low(-1, -1), low(1, -1), low(1, 1), low(-1, 1), color);
    this.quad(low(-1, 1), low(1, 1), top(1, 1), top(-1, 1), color);
    this.quad(low(1, -1), low(-1, -1), top(-1, -1), top(1, -1), color);
    this.quad(low(1, 1), low(1, -1), top(1, -1), top(1, 1), color);
    return this.quad(low(-1, -1), low(-1, 1), top(-1, 1), top(-1, -1), color);
  }

  /**
   * A vertical column: `rings` are [height, radius, color of the band below it] from the foot up.
   */
  column(
    at: Corner,
    sides: number,
    rings: readonly (readonly [number, number, string])[],
    squash: (side: number) => number = () => 1,
  ): this {
    const corner = (ring: readonly [number, number, string], side: number): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      const far = ring[1] * squash(side % sides);
      return [at[0] + Math.cos(angle) * far, at[1] + ring[0], at[2] + Math.sin(angle) * far];
    };
    for (let side = 0; side < sides; side += 1) {
      rings.slice(1).forEach((ring, index) => {
        const below = rings[index] ?? ring;
        const [a, b] = [corner(below, side), corner(below, side + 1)];
        this.quad(b, a, corner(ring, side), corner(ring, side + 1), ring[2]);
      });
      const last = rings.at(-1);
      if (!last) continue;
      const middle: Corner = [at[0], at[1] + last[0], at[2]];
      this.triangle(middle, corner(last, side + 1), corner(last, side), last[2]);
    }
    return this;
  }

  /** A wheel with its axle along z. */
  wheel(at: Corner, radius: number, width: number, tyre: string, hub: string): this {
    const sides = 10;
    const rim = (side: number, z: number, part = 1): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      return [
        at[0] + Math.cos(angle) * radius * part,
        at[1] + Math.sin(angle) * radius * part,
        at[2] + z,
      ];
    };
    const half = width / 2;
    for (let side = 0; side < sides; side += 1) {
      this.quad(rim(side, half), rim(side, -half), rim(side + 1, -half), rim(side + 1, half), tyre);
      for (const z of [half, -half]) {
        const [a, b] = z > 0 ? [side, side + 1] : [side + 1, side];
        const out = z + Math.sign(z) * 0.02;
        this.triangle([at[0], at[1], at[2] + z], rim(a, z), rim(b, z), tyre);
        this.triangle([at[0], at[1], at[2] + out], rim(a, out, 0.58), rim(b, out, 0.58), hub);
      }
    }
    return this;
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.#colors, 3));
    made.setAttribute('normal', new Float32BufferAttribute(flatNormals(this.#places), 3));
    return made;
  }
}

/**
 * The normal of each triangle, for each of its corners; 0, 0, 0 if a triangle has no area.
 * @param places nine numbers a triangle
 */
function flatNormals(places: readonly number[]): Float32Array {
  const normals = new Float32Array(places.length);
  const at = (index: number): number => places[index] ?? 0;
  for (let first = 0; first < places.length; first += 9) {
    const [ax, ay, az] = [at(first), at(first + 1), at(first + 2)];
    const [ux, uy, uz] = [at(first + 3) - ax, at(first + 4) - ay, at(first + 5) - az];
    const [vx, vy, vz] = [at(first + 6) - ax, at(first + 7) - ay, at(first + 8) - az];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const long = Math.sqrt(x * x + y * y + z * z) || 1;
    for (let corner = first; corner < first + 9; corner += 3) {
      normals[corner] = x / long;
      normals[corner + 1] = y / long;
      normals[corner + 2] = z / long;
    }
  }
  return normals;
}

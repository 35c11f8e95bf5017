import {
  BufferGeometry,
  Float32BufferAttribute,
  type Corner,
  type Mold,
} from '@playgrove/kit/scene3d';
import { EDGE } from './theme.ts';

/** An outline on a sheet. */
export type Outline = readonly (readonly [number, number])[];
type Fold = (u: number, v: number, deep: number) => Corner;

/** Cuts a card from a sheet: its face, and around it the white of its thickness. */
function cut(mold: Mold, outline: Outline, fold: Fold, thick: number, color: string): void {
  let [u, v] = [0, 0];
  for (const point of outline) {
    u += point[0] / outline.length;
    v += point[1] / outline.length;
  }
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const [a0, b0] = [fold(a[0], a[1], 0), fold(b[0], b[1], 0)];
    mold.triangle(fold(u, v, 0), a0, b0, color);
    mold.triangle(fold(u, v, thick), fold(b[0], b[1], thick), fold(a[0], a[1], thick), color);
    mold.quad(a0, b0, fold(b[0], b[1], thick), fold(a[0], a[1], thick), EDGE);
  });
}

/** A card that lies, its face at a height; the outline is seen from above. */
export const flat = (mold: Mold, outline: Outline, y: number, color: string, thick = 0.05): void =>
  cut(mold, outline, (x, z, deep) => [x, y - deep, z], thick, color);

/** A card that stands and faces the player. */
export const standing = (
  mold: Mold,
  outline: Outline,
  z: number,
  color: string,
  thick = 0.06,
): void => cut(mold, outline, (x, y, deep) => [x, y, z - deep], thick, color);

/** A card that stands and is turned by an angle. */
export function turned(
  mold: Mold,
  outline: Outline,
  [x, z, angle]: readonly [x: number, z: number, angle: number],
  color: string,
  thick = 0.06,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  cut(
    mold,
    outline,
    (u, y, deep) => [x + u * c + (thick / 2 - deep) * s, y, z + u * s - (thick / 2 - deep) * c],
    thick,
    color,
  );
}

/** An ellipse, or with `wave` a cloud's or a flower's edge. */
export function round(
  x: number,
  y: number,
  rx: number,
  ry: number,
  sides = 18,
  wave = 0,
  bumps = 6,
): Outline {
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    const far = 1 + wave * Math.abs(Math.sin((angle * bumps) / 2));
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const;
  });
}

/** Violet, never black; red, green and blue as light. */
const SHADE = [0.03, 0.015, 0.09] as const;

/** Shadows that fade at their edges, as one geometry. */
export class Shades {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  #push([x, y, z]: Corner, alpha: number): void {
    this.#places.push(x, y, z);
    this.#colors.push(...SHADE, alpha);
  }

  /** An ellipse that lies; with `bend` under 1 rather a rectangle. */
  blob(at: Corner, rx: number, rz: number, dark: number, bend = 1, sides = 20): this {
    const corner = (side: number, far: number): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const to = (value: number): number => Math.sign(value) * Math.abs(value) ** bend;
      return [at[0] + to(c) * rx * far, at[1], at[2] + to(s) * rz * far];
    };
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [corner(side, 0.6), corner(side + 1, 0.6)];
      const [far, further] = [corner(side, 1), corner(side + 1, 1)];
      for (const one of [at, b, a, a, b]) this.#push(one, dark);
      this.#push(further, 0);
      this.#push(a, dark);
      this.#push(further, 0);
      this.#push(far, 0);
    }
    return this;
  }

  /** A band from left to right, darkest at `z` and gone at `to`. */
  band(
    [left, right]: readonly [number, number],
    y: number,
    z: number,
    to: number,
    dark: number,
  ): this {
    for (const [x, at] of [
      [left, z],
      [right, z],
      [right, to],
      [left, z],
      [right, to],
      [left, to],
    ] as const)
      this.#push([x, y, at], at === z ? dark : 0);
    return this;
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.#colors, 4));
    return made;
  }
}

import {
  type BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  MeshLambertMaterial,
  Mold,
  Vector3,
  type Corner,
} from '@playgrove/kit/scene3d';

/** Color of the panels and of the patches, ball by ball. */
export const SKINS: readonly (readonly [panel: string, patch: string, trail: string])[] = [
  ['#ffffff', '#2f6bff', '#ffa62e'],
  ['#fff4fb', '#ff4f9a', '#ff8fd0'],
  ['#d5dae6', '#39405e', '#9fb4ff'],
  ['#fff6d8', '#2fa85a', '#8fe07a'],
  ['#2b1b4d', '#ffd24a', '#ffe27a'],
];

export const BALL_SIZE = 0.2;

const GOLD = (1 + Math.sqrt(5)) / 2;

/** The twelve middles of the patches. */
function middles(): readonly Vector3[] {
  const found: Vector3[] = [];
  for (const a of [-1, 1]) {
    for (const b of [-GOLD, GOLD]) {
      for (const [x, y, z] of [
        [0, a, b],
        [a, b, 0],
        [b, 0, a],
      ] as const) {
        found.push(new Vector3(x, y, z).normalize());
      }
    }
  }
  return found;
}

/** Whether three middles are the corners of one face of the twenty. */
function neighbors(a: Vector3, b: Vector3, c: Vector3): boolean {
  return a.dot(b) > 0.4 && b.dot(c) > 0.4 && a.dot(c) > 0.4;
}

const FINE = 7;

/** A football: twenty faces cut finely, each bit colored by how near it is to a patch's middle. */
export function buildBall(skin: number): Mesh {
  const [panel, patch] = SKINS[skin] ?? ['#ffffff', '#2f6bff'];
  const spots = middles();
  const mold = new Mold();
  const bit = (a: Vector3, b: Vector3, c: Vector3): void => {
    const middle = a.clone().add(b).add(c).normalize();
    const near = spots.reduce((most, spot) => Math.max(most, spot.dot(middle)), 0);
    const color = near > 0.93 ? patch : panel;
    const [p, q, r] = [a, b, c].map(({ x, y, z }): Corner => [x, y, z]) as [Corner, Corner, Corner];
    const out = b.clone().sub(a).cross(c.clone().sub(a)).dot(middle) > 0;
    if (out) mold.triangle(p, q, r, color);
    else mold.triangle(p, r, q, color);
  };
  spots.forEach((a, i) =>
    spots.forEach((b, j) =>
      spots.forEach((c, k) => {
        if (i < j && j < k && neighbors(a, b, c)) cut(a, b, c, bit);
      }),
    ),
  );
  const geometry: BufferGeometry = mold.geometry();
  // Round light on flat bits: every corner's normal is its own place.
  const places = geometry.getAttribute('position').array;
  geometry.setAttribute('normal', new Float32BufferAttribute(Array.from(places), 3));
  return new Mesh(geometry, new MeshLambertMaterial({ vertexColors: true }));
}

function cut(
  a: Vector3,
  b: Vector3,
  c: Vector3,
  bit: (a: Vector3, b: Vector3, c: Vector3) => void,
): void {
  const at = (i: number, j: number): Vector3 =>
    new Vector3()
      .addScaledVector(a, FINE - i - j)
      .addScaledVector(b, i)
      .addScaledVector(c, j)
      .normalize();
  for (let i = 0; i < FINE; i += 1) {
    for (let j = 0; j < FINE - i; j += 1) {
      bit(at(i, j), at(i + 1, j), at(i, j + 1));
      if (i + j < FINE - 1) bit(at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
    }
  }
}

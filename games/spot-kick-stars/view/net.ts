import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
} from '@playgrove/kit/scene3d';
import { GOAL } from '../rules/types.ts';
import { LINE } from './stadium.ts';

/** Cords of the back: how many across and up; half a cord's thickness. */
const ACROSS = 26;
const UP = 9;
const THIN = 0.011;
/** Seconds until the net hangs still. */
const STILL = 1.5;

export type Net = {
  readonly mesh: Mesh;
  /** Bulges about a place of the back and swings out. */
  ripple(x: number, y: number, age: number, force: number): void;
};

type Spot = readonly [x: number, y: number, z: number];

/** The net as one body of thin ribbons; its places are written only while it swings. */
export function buildNet(): Net {
  const places: number[] = [];
  const cord = (a: Spot, b: Spot, flat: boolean): void => {
    // Vertical ribbons widen across, level ones upward.
    const [dx, dy] = flat ? [0, THIN] : [THIN, 0];
    places.push(a[0] - dx, a[1] - dy, a[2], a[0] + dx, a[1] + dy, a[2], b[0] + dx, b[1] + dy, b[2]);
    places.push(a[0] - dx, a[1] - dy, a[2], b[0] + dx, b[1] + dy, b[2], b[0] - dx, b[1] - dy, b[2]);
  };
  const back = (column: number, row: number): Spot => {
    const y = (row / UP) * GOAL.bar;
    return [(column / ACROSS - 0.5) * GOAL.half * 2, y, LINE - GOAL.deep + y * 0.36];
  };
  for (let column = 0; column <= ACROSS; column += 1) {
    for (let row = 0; row < UP; row += 1) cord(back(column, row), back(column, row + 1), false);
  }
  for (let row = 0; row <= UP; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      cord(back(column, row), back(column + 1, row), true);
    }
  }
  const rest = places.length;
  sides(cord);
  const geometry = new BufferGeometry();
  const written = new Float32BufferAttribute(places, 3);
  geometry.setAttribute('position', written);
  const cords = new MeshBasicMaterial({
    color: '#f2f6ff',
    transparent: true,
    opacity: 0.62,
    side: DoubleSide,
    depthWrite: false,
  });
  const mesh = new Mesh(geometry, cords);
  mesh.frustumCulled = false;
  const still = Float32Array.from(places);
  let moved = false;
  return {
    mesh,
    ripple(x, y, age, force) {
      if (age > STILL && !moved) return;
      moved = age <= STILL;
      const to = written.array;
      const swing = Math.exp(-age * 3.4) * Math.cos(age * 15) * force;
      for (let at = 0; at < rest; at += 3) {
        const [px, py, pz] = [still[at] ?? 0, still[at + 1] ?? 0, still[at + 2] ?? 0];
        const off = (px - x) ** 2 + ((py - y) * 1.3) ** 2;
        if (off > 9) {
          to[at + 2] = pz;
          continue;
        }
        // Posts, bar and ground hold the edges.
        const free =
          Math.max(0, 1 - Math.abs(px / GOAL.half) ** 6) * Math.min(1, (GOAL.bar - py) * 1.6);
        const wave = Math.cos(Math.sqrt(off) * 2.2 - age * 9) * 0.35 + 0.65;
        to[at + 2] = pz - swing * Math.exp(-off * 0.42) * wave * free;
      }
      written.needsUpdate = true;
    },
  };
}

/** Both sides and the roof of the net, coarser: they are seen at a slant. */
function sides(cord: (a: Spot, b: Spot, flat: boolean) => void): void {
  const depth = (y: number): number => GOAL.deep - y * 0.36;
  for (const side of [-1, 1]) {
    const x = side * GOAL.half;
    for (let row = 1; row <= UP; row += 1) {
      const y = (row / UP) * GOAL.bar;
      cord([x, y, LINE], [x, y, LINE - depth(y)], true);
    }
    for (let part = 1; part < 6; part += 1) {
      const z = (part / 6) * GOAL.deep;
      const y = z > depth(GOAL.bar) ? (GOAL.deep - z) / 0.36 : GOAL.bar;
      cord([x, 0, LINE - z], [x, y, LINE - z], false);
    }
  }
  for (let column = 1; column < ACROSS; column += 1) {
    const x = (column / ACROSS - 0.5) * GOAL.half * 2;
    cord([x, GOAL.bar, LINE], [x, GOAL.bar, LINE - depth(GOAL.bar)], false);
  }
}

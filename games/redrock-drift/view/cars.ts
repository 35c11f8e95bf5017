import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  type BufferGeometry,
  type Corner,
} from '@playgrove/kit/scene3d';
import { LIVERIES } from './theme.ts';

export type CarBody = {
  readonly group: Group;
  /** Leans and pitches inside the group. */
  readonly body: Group;
  readonly wheels: readonly Mesh[];
  readonly flame: Mesh;
};

const TYRE = '#26222c';
const HUB = '#e9e4da';
const GLASS = '#2b4460';
const WHEEL = 0.5;

const PLACES = [
  [1.35, -0.95],
  [1.35, 0.95],
  [-1.35, -0.98],
  [-1.35, 0.98],
] as const;

/**
 * A low wedge with a cabin, a wing and four wheels; it points along x.
 * @param rolling the wheels turn and steer; otherwise they are one body with the rest
 */
export function buildCar(livery: number, rolling: boolean): CarBody {
  const [paint, stripe] = LIVERIES[livery] ?? ['#12b5a6', '#ffffff'];
  const group = new Group();
  const body = new Group();
  const mold = shell(paint, stripe);
  const wheels: Mesh[] = [];
  for (const [x, z] of PLACES) {
    if (!rolling) {
      mold.wheel([x, WHEEL, z], WHEEL, 0.42, TYRE, HUB);
      continue;
    }
    const wheel = lit(new Mold().wheel([0, 0, 0], WHEEL, 0.42, TYRE, HUB));
    wheel.position.set(x, WHEEL, z);
    group.add(wheel);
    wheels.push(wheel);
  }
  body.add(lit(mold));
  const flame = new Mesh(
    flames().geometry(),
    new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, fog: false }),
  );
  flame.visible = false;
  body.add(flame);
  group.add(body);
  return { group, body, wheels, flame };
}

function lit(mold: Mold): Mesh {
  return new Mesh(mold.geometry(), new MeshLambertMaterial({ vertexColors: true }));
}

function shell(paint: string, stripe: string): Mold {
  const mold = new Mold();
  mold.box([0, 0.58, 0], [4.1, 0.5, 1.72], paint, [0.03, 0.06]);
  mold.box([1.55, 0.72, 0], [1.5, 0.36, 1.6], paint, [0.45, 0.14], -0.25);
  mold.box([2.12, 0.46, 0], [0.42, 0.22, 1.9], '#3a3440');
  for (const z of [-0.98, 0.98]) {
    mold.box([-1.3, 0.82, z * 0.82], [1.5, 0.46, 0.5], paint, [0.3, 0.25]);
    mold.box([1.3, 0.78, z * 0.82], [1.2, 0.36, 0.42], paint, [0.35, 0.25]);
    mold.box([0, 0.4, z * 0.9], [2.1, 0.16, 0.18], '#3a3440');
    mold.box([2.02, 0.7, z * 0.62], [0.16, 0.18, 0.42], '#fff3b8');
    mold.box([-2.06, 0.74, z * 0.62], [0.1, 0.2, 0.5], '#ff3b3b');
  }
  mold.box([-0.25, 1.08, 0], [2, 0.56, 1.36], GLASS, [0.42, 0.24], -0.1);
  mold.box([-0.36, 1.38, 0], [1.02, 0.08, 0.98], paint, [0.08, 0.06]);
  mold.box([-0.36, 1.43, 0], [0.98, 0.03, 0.34], stripe);
  mold.box([1.28, 0.935, 0], [1.0, 0.03, 0.34], stripe, [0, 0], -0.02);
  mold.box([-1.62, 0.86, 0], [0.8, 0.05, 0.34], stripe);
  for (const z of [-0.6, 0.6]) mold.box([-1.86, 1.06, z], [0.2, 0.5, 0.08], '#3a3440');
  mold.box([-1.92, 1.34, 0], [0.56, 0.08, 1.86], paint, [0.1, 0]);
  mold.box([-1.92, 1.39, 0], [0.5, 0.03, 0.5], stripe);
  for (const z of [-0.38, 0.38]) mold.box([-2.1, 0.44, z], [0.2, 0.18, 0.26], '#8f8a94');
  return mold;
}

function flames(): Mold {
  const mold = new Mold();
  for (const z of [-0.38, 0.38]) {
    const cone = (long: number, wide: number, color: string): void => {
      const root = (sy: number, sz: number): Corner => [-2.15, 0.44 + sy * wide, z + sz * wide];
      const tip: Corner = [-2.15 - long, 0.46, z];
      mold.triangle(tip, root(1, -1), root(1, 1), color);
      mold.triangle(tip, root(1, 1), root(-1, 1), color);
      mold.triangle(tip, root(-1, 1), root(-1, -1), color);
      mold.triangle(tip, root(-1, -1), root(1, -1), color);
    };
    cone(2.6, 0.3, '#ff8a2e');
    cone(1.4, 0.33, '#fff1a8');
  }
  return mold;
}

/** What a car's shadow is cut from: white, to be colored. */
export function shade(): BufferGeometry {
  const mold = new Mold();
  const sides = 14;
  const spot = (side: number): Corner => {
    const angle = (side / sides) * 2 * Math.PI;
    return [Math.cos(angle) * 2.5, 0, Math.sin(angle) * 1.4];
  };
  for (let side = 0; side < sides; side += 1) {
    mold.triangle([0, 0, 0], spot(side + 1), spot(side), '#ffffff');
  }
  return mold.geometry();
}

import { Group, Mesh, Mold, type MeshLambertMaterial } from '@playgrove/kit/scene3d';
import { carrot } from './props.ts';

/** The goat, of joints; hooves at 0, it looks along −z. */
export type Goat = {
  readonly group: Group;
  readonly body: Group;
  readonly head: Group;
  readonly jaw: Group;
  readonly rope: Group;
  readonly bite: Mesh;
  readonly legs: readonly Group[];
};

const COAT = '#f6ecdc';
const PATCH = '#b9784a';
const HORN = '#7a5a4a';
const HOOF = '#4a3440';

export function buildGoat(paint: MeshLambertMaterial): Goat {
  const part = (mold: Mold): Mesh => new Mesh(mold.geometry(), paint);
  const at = (x: number, y: number, z: number, ...parts: readonly (Mesh | Group)[]): Group => {
    const group = new Group();
    group.position.set(x, y, z);
    group.add(...parts);
    return group;
  };
  const bite = part(carrot());
  bite.scale.setScalar(0.8);
  bite.rotation.z = 1.4;
  bite.position.set(0.08, -0.1, -0.62);
  const jaw = at(0, -0.1, -0.2, part(jawbone()));
  const head = at(0, 1.12, -0.56, part(skull()), jaw, bite);
  const rope = at(0.1, 0.78, -0.5, part(halter()));
  const legs = [
    [-0.2, -0.36],
    [0.2, -0.36],
    [-0.2, 0.42],
    [0.2, 0.42],
  ].map(([x = 0, z = 0]) => at(x, 0.56, z, part(shank())));
  const body = at(0, 0, 0, part(barrel()), head, rope, ...legs);
  return { group: at(0, 0, 0, body), body, head, jaw, rope, bite, legs };
}

function barrel(): Mold {
  const mold = new Mold();
  mold.box([0, 0.78, 0.04], [0.62, 0.56, 1.16], COAT, [0.22, 0.06]);
  mold.box([0, 0.52, 0.04], [0.52, 0.14, 1.06], '#e6d6c2');
  mold.box([0.12, 0.84, 0.22], [0.44, 0.46, 0.5], PATCH, [0.3, 0.1]);
  mold.box([-0.14, 0.86, -0.3], [0.38, 0.42, 0.3], PATCH, [0.3, 0.1]);
  // Neck with a red collar and a bell.
  mold.box([0, 0.98, -0.56], [0.36, 0.5, 0.36], COAT, [0.2, 0.2]);
  mold.box([0, 0.92, -0.58], [0.42, 0.11, 0.42], '#e23a4a');
  mold.column([0, 0.66, -0.8], 7, [
    [0, 0.13, '#e8a02e'],
    [0.1, 0.11, '#ffc83a'],
    [0.2, 0.05, '#ffe08a'],
  ]);
  mold.box([0, 1.06, 0.68], [0.14, 0.26, 0.14], COAT, [0.4, 0.4]);
  return mold;
}

function skull(): Mold {
  const mold = new Mold();
  mold.box([0, 0.1, -0.06], [0.42, 0.42, 0.42], COAT, [0.14, 0.14]);
  mold.box([0, 0.02, -0.38], [0.3, 0.26, 0.36], COAT, [0.2, 0.1]);
  mold.box([0, -0.02, -0.57], [0.22, 0.14, 0.04], '#e8a5a0');
  mold.box([0, 0.26, -0.16], [0.2, 0.14, 0.28], PATCH);
  for (const side of [-1, 1]) {
    mold.box([side * 0.2, 0.16, -0.22], [0.08, 0.17, 0.19], '#fff6c8');
    mold.box([side * 0.235, 0.16, -0.25], [0.03, 0.06, 0.15], '#2b1b33');
    mold.box([side * 0.2, 0.28, -0.22], [0.1, 0.05, 0.22], PATCH);
    mold.box([side * 0.32, 0.1, 0.02], [0.26, 0.09, 0.14], PATCH, [0.3, 0.2], side * 0.04);
    // Horns that curl backward.
    mold.box([side * 0.11, 0.4, 0.0], [0.12, 0.22, 0.14], HORN, [0.16, 0.16]);
    mold.box([side * 0.13, 0.54, 0.1], [0.1, 0.14, 0.22], '#8f6d58', [0.1, 0.2]);
    mold.box([side * 0.16, 0.53, 0.27], [0.08, 0.1, 0.2], '#a5836a', [0.1, 0.4]);
    mold.box([side * 0.19, 0.44, 0.38], [0.06, 0.14, 0.09], '#bfa084', [0.3, 0.3]);
  }
  return mold;
}

function jawbone(): Mold {
  const mold = new Mold();
  mold.box([0, -0.04, -0.18], [0.24, 0.09, 0.34], '#e6d6c2');
  mold.box([0, -0.2, -0.24], [0.1, 0.26, 0.1], '#fffaf0', [-0.5, -0.3]);
  return mold;
}

function shank(): Mold {
  const mold = new Mold();
  mold.box([0, -0.2, 0], [0.17, 0.42, 0.18], COAT);
  mold.box([0, -0.46, 0], [0.14, 0.16, 0.15], '#e6d6c2');
  mold.box([0, -0.52, -0.02], [0.17, 0.09, 0.2], HOOF);
  return mold;
}

function halter(): Mold {
  const mold = new Mold();
  for (let at = 0; at < 4; at += 1)
    mold.box(
      [0.06 * at, -0.04 * at, 0.12 + at * 0.2],
      [0.07, 0.07, 0.22],
      at % 2 === 0 ? '#e8c98a' : '#c9a05a',
    );
  mold.box([0.24, -0.18, 0.94], [0.16, 0.05, 0.12], '#f0d8a0');
  return mold;
}

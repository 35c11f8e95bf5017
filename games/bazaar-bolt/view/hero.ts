import { Group, Mesh, Mold, type MeshLambertMaterial } from '@playgrove/kit/scene3d';
import { carrot } from './props.ts';
import { mixed } from './theme.ts';

/** The carrot courier, of joints; the feet stand at 0 and it looks along −z. About 1.7 m tall. */
export type Hero = {
  readonly group: Group;
  readonly body: Group;
  readonly torso: Group;
  readonly head: Group;
  readonly tail: Group;
  readonly scarf: readonly [Group, Group];
  readonly arms: readonly [Group, Group];
  readonly legs: readonly [Group, Group];
  readonly carrots: readonly Mesh[];
};

const SKIN = '#d99563';
const HAIR = '#35202e';
const TUNIC = '#16a79c';
const SASH = '#ff8a2e';
const CREAM = '#fff1d6';
const RED = '#e23a4a';
export const HIP = 0.56;
/** Height of the carrots above the hip. */
export const CARROT_Y = 0.4;
/** Carrots that there may be in the basket. */
const MAX_CARROTS = 5;

export function buildHero(paint: MeshLambertMaterial): Hero {
  const part = (mold: Mold): Mesh => new Mesh(mold.geometry(), paint);
  const at = (x: number, y: number, z: number, ...parts: readonly (Mesh | Group)[]): Group => {
    const group = new Group();
    group.position.set(x, y, z);
    group.add(...parts);
    return group;
  };
  const tail = at(0, 0.26, 0.2, part(ponytail()));
  const head = at(0, 0.6, 0, part(face()), tail);
  const scarf = ([-1, 1] as const).map((side) => at(side * 0.07, 0.52, 0.16, part(ribbon()))) as [
    Group,
    Group,
  ];
  const arms = ([-1, 1] as const).map((side) => at(side * 0.27, 0.44, 0, part(arm()))) as [
    Group,
    Group,
  ];
  const legs = ([-1, 1] as const).map((side) => at(side * 0.13, HIP, 0, part(leg()))) as [
    Group,
    Group,
  ];
  const bunch = Array.from({ length: MAX_CARROTS }, (_, index) => {
    const mesh = part(carrot());
    const [x, z, lean] = SPOTS[index] ?? [0, 0, 0];
    mesh.position.set(x * 0.8, CARROT_Y, 0.36 + z * 0.8);
    mesh.rotation.z = lean;
    mesh.rotation.x = 0.18;
    mesh.scale.setScalar(0.56);
    return mesh;
  });
  const torso = at(0, HIP, 0, part(trunk()), part(basket()), head, ...scarf, ...arms, ...bunch);
  const body = at(0, 0, 0, torso, ...legs);
  const group = at(0, 0, 0, body);
  return { group, body, torso, head, tail, scarf, arms, legs, carrots: bunch };
}

const SPOTS = [
  [0, 0.04, 0],
  [-0.18, 0, 0.34],
  [0.18, 0, -0.34],
  [-0.09, -0.12, 0.14],
  [0.1, -0.12, -0.16],
] as const;

function trunk(): Mold {
  const mold = new Mold();
  mold.column(
    [0, -0.2, 0],
    10,
    [
      [0, 0.34, CREAM],
      [0.08, 0.35, CREAM],
      [0.24, 0.27, TUNIC],
      [0.34, 0.25, SASH],
      [0.6, 0.27, TUNIC],
      [0.72, 0.18, TUNIC],
      [0.78, 0.11, CREAM],
    ],
    (side) => 1 - 0.18 * Math.abs(Math.sin((side / 10) * 2 * Math.PI)),
  );
  // The scarf, wound around the neck.
  mold.column([0, 0.46, 0], 8, [
    [0, 0.16, RED],
    [0.05, 0.2, RED],
    [0.1, 0.19, mixed(RED, '#ffffff', 0.18)],
    [0.13, 0.12, RED],
  ]);
  for (const side of [-1, 1]) mold.box([side * 0.17, 0.22, -0.2], [0.07, 0.5, 0.05], '#8a5230');
  return mold;
}

function basket(): Mold {
  const mold = new Mold();
  const wicker = '#d9a05a';
  mold.column([0, -0.16, 0.36], 10, [
    [0, 0.17, '#b9803f'],
    [0.12, 0.21, wicker],
    [0.15, 0.215, '#b9803f'],
    [0.27, 0.24, wicker],
    [0.3, 0.245, '#b9803f'],
    [0.42, 0.265, wicker],
    [0.47, 0.3, '#f0c382'],
    [0.51, 0.285, '#f0c382'],
    [0.44, 0.23, '#7a4a2a'],
  ]);
  mold.box([0, 0.08, 0.61], [0.2, 0.17, 0.04], RED);
  mold.box([0, 0.08, 0.635], [0.1, 0.07, 0.03], '#ffd45a');
  return mold;
}

function face(): Mold {
  const mold = new Mold();
  mold.column([0, 0, 0], 10, [
    [0, 0.12, SKIN],
    [0.06, 0.22, SKIN],
    [0.22, 0.28, SKIN],
    [0.4, 0.25, SKIN],
    [0.5, 0.14, SKIN],
  ]);
  mold.column([0, 0.2, 0.035], 10, [
    [0, 0.27, HAIR],
    [0.16, 0.305, HAIR],
    [0.28, 0.24, HAIR],
    [0.36, 0.06, mixed(HAIR, '#ffffff', 0.1)],
  ]);
  mold.box([0, 0.16, 0.16], [0.46, 0.26, 0.22], HAIR);
  // A headband, open at the brow.
  mold.column([0, 0.29, 0.02], 10, [
    [0, 0.305, '#ffc02e'],
    [0.09, 0.3, '#ffc02e'],
  ]);
  for (const side of [-1, 1]) {
    mold.box([side * 0.115, 0.2, -0.255], [0.13, 0.17, 0.04], '#ffffff');
    mold.box([side * 0.1, 0.19, -0.28], [0.075, 0.12, 0.03], '#2b1b33');
    mold.box([side * 0.085, 0.22, -0.298], [0.025, 0.03, 0.01], '#ffffff');
    mold.box([side * 0.29, 0.17, 0.02], [0.06, 0.12, 0.1], SKIN);
    mold.box([side * 0.18, 0.095, -0.235], [0.1, 0.05, 0.03], '#f08a72');
    mold.box([side * 0.06, 0.075, -0.245], [0.05, 0.035, 0.03], '#a03a48');
  }
  mold.box([0, 0.125, -0.285], [0.06, 0.06, 0.06], mixed(SKIN, '#ffffff', 0.2));
  mold.box([0, 0.058, -0.24], [0.1, 0.04, 0.03], '#a03a48');
  return mold;
}

function ponytail(): Mold {
  const mold = new Mold();
  mold.column([0, -0.06, 0.02], 7, [
    [0, 0.08, RED],
    [0.1, 0.1, RED],
  ]);
  mold.box([0, -0.02, 0.2], [0.2, 0.2, 0.3], HAIR, [0.2, 0.2]);
  mold.box([0, -0.1, 0.4], [0.15, 0.16, 0.22], mixed(HAIR, '#ffffff', 0.08), [0.3, 0.4]);
  return mold;
}

function ribbon(): Mold {
  const mold = new Mold();
  mold.box([0, 0, 0.26], [0.11, 0.035, 0.5], RED);
  mold.box([0, 0, 0.54], [0.14, 0.03, 0.14], '#ffd45a');
  return mold;
}

function arm(): Mold {
  const mold = new Mold();
  mold.box([0, -0.12, 0], [0.14, 0.28, 0.15], TUNIC);
  mold.box([0, -0.25, 0], [0.15, 0.05, 0.16], CREAM);
  mold.box([0, -0.34, -0.03], [0.11, 0.16, 0.12], SKIN);
  mold.box([0, -0.44, -0.05], [0.13, 0.12, 0.14], SKIN);
  return mold;
}

function leg(): Mold {
  const mold = new Mold();
  mold.column([0, -0.4, 0], 7, [
    [0, 0.09, CREAM],
    [0.06, 0.15, CREAM],
    [0.3, 0.17, CREAM],
    [0.44, 0.13, CREAM],
  ]);
  mold.box([0, -0.46, 0], [0.1, 0.12, 0.1], SKIN);
  mold.box([0, -0.52, -0.05], [0.17, 0.1, 0.32], RED);
  mold.box([0, -0.46, -0.22], [0.12, 0.1, 0.08], mixed(RED, '#ffffff', 0.2));
  return mold;
}

import { Group, Mesh, MeshLambertMaterial, Mold } from '@playgrove/kit/scene3d';

export type Looks = {
  readonly shirt: string;
  readonly trim: string;
  readonly shorts: string;
  /** Color of big gloves; without, bare hands. */
  readonly gloves?: string;
  readonly skin: string;
  readonly hair: string;
};

/** A footballer of joints; its feet stand at 0, it faces the viewer (along +z). About 1.9 m tall. */
export type Figure = {
  readonly group: Group;
  /** Everything above the feet: leans, and lies down in a dive. */
  readonly body: Group;
  readonly torso: Group;
  readonly head: Group;
  readonly arms: readonly [Group, Group];
  readonly legs: readonly [Group, Group];
  dispose(): void;
};

const SHOULDER = 1.36;
const HIP = 0.78;

export function buildFigure(looks: Looks): Figure {
  const material = new MeshLambertMaterial({ vertexColors: true });
  const parts: Mesh[] = [];
  const part = (mold: Mold): Mesh => {
    const mesh = new Mesh(mold.geometry(), material);
    parts.push(mesh);
    return mesh;
  };
  const [group, body, torso, head] = [new Group(), new Group(), new Group(), new Group()];
  torso.position.y = HIP;
  torso.add(part(trunk(looks)));
  head.position.y = SHOULDER - HIP + 0.1;
  head.add(part(face(looks)));
  torso.add(head);
  const arms = ([-1, 1] as const).map((side) => {
    const arm = new Group();
    arm.position.set(side * 0.34, SHOULDER - HIP, 0);
    arm.add(part(limb(looks)));
    torso.add(arm);
    return arm;
  }) as [Group, Group];
  const legs = ([-1, 1] as const).map((side) => {
    const leg = new Group();
    leg.position.set(side * 0.17, HIP, 0);
    leg.add(part(shank(looks)));
    body.add(leg);
    return leg;
  }) as [Group, Group];
  body.add(torso);
  group.add(body);
  return {
    group,
    body,
    torso,
    head,
    arms,
    legs,
    dispose() {
      for (const { geometry } of parts) geometry.dispose();
      material.dispose();
    },
  };
}

function trunk({ shirt, trim, shorts }: Looks): Mold {
  const mold = new Mold();
  const flat = (side: number): number => 1 - 0.3 * Math.abs(Math.sin((side / 10) * 2 * Math.PI));
  mold.column(
    [0, -0.06, 0],
    10,
    [
      [0, 0.27, shorts],
      [0.2, 0.3, shorts],
    ],
    flat,
  );
  mold.column(
    [0, 0.12, 0],
    10,
    [
      [0, 0.29, shirt],
      [0.2, 0.31, shirt],
      [0.4, 0.38, shirt],
      [0.5, 0.3, shirt],
      [0.56, 0.14, trim],
    ],
    flat,
  );
  // A sash across the chest and the back, and a number's field.
  mold.box([0, 0.36, 0.262], [0.42, 0.09, 0.02], trim);
  mold.box([0, 0.38, -0.262], [0.26, 0.26, 0.02], trim);
  return mold;
}

function face({ skin, hair }: Looks): Mold {
  const mold = new Mold();
  mold.column([0, 0, 0], 10, [
    [0, 0.1, skin],
    [0.06, 0.19, skin],
    [0.2, 0.235, skin],
    [0.34, 0.21, skin],
    [0.4, 0.12, skin],
  ]);
  mold.column([0, 0.23, -0.02], 10, [
    [0, 0.25, hair],
    [0.12, 0.245, hair],
    [0.2, 0.15, hair],
    [0.22, 0.04, hair],
  ]);
  mold.box([0, 0.2, -0.16], [0.36, 0.2, 0.14], hair);
  for (const side of [-1, 1]) {
    mold.box([side * 0.085, 0.17, 0.215], [0.07, 0.1, 0.03], '#ffffff');
    mold.box([side * 0.08, 0.165, 0.235], [0.036, 0.062, 0.02], '#241830');
    mold.box([side * 0.09, 0.245, 0.22], [0.1, 0.025, 0.04], hair);
  }
  mold.box([0, 0.12, 0.235], [0.06, 0.05, 0.05], skin);
  mold.box([0, 0.055, 0.19], [0.11, 0.022, 0.03], '#8a3a3a');
  return mold;
}

/** An arm hanging down from the shoulder; gloves are big, for they are what one watches. */
function limb({ shirt, trim, gloves, skin }: Looks): Mold {
  const mold = new Mold();
  mold.column([0, -0.34, 0], 8, [
    [0, 0.085, shirt],
    [0.3, 0.115, shirt],
    [0.36, 0.06, shirt],
  ]);
  mold.column([0, -0.38, 0], 8, [
    [0, 0.09, trim],
    [0.05, 0.09, trim],
  ]);
  mold.column([0, -0.6, 0], 8, [
    [0, 0.065, skin],
    [0.24, 0.075, skin],
  ]);
  const hand = gloves ?? skin;
  const big = gloves ? 1 : 0.55;
  mold.box([0, -0.6 - 0.1 * big, 0], [0.25 * big, 0.26 * big, 0.13 * big], hand, [-0.16, 0]);
  if (!gloves) return mold;
  for (const x of [-0.09, -0.03, 0.03, 0.09]) {
    mold.box([x * 1.1, -0.86, 0], [0.056, 0.16, 0.1], hand, [0, 0]);
  }
  mold.box([0.15, -0.69, 0.02], [0.08, 0.16, 0.09], hand, [0.2, 0]);
  mold.box([0, -0.58, 0], [0.2, 0.07, 0.16], '#ffffff');
  return mold;
}

function shank({ shorts, trim, shirt, skin }: Looks): Mold {
  const mold = new Mold();
  mold.column([0, -0.34, 0], 8, [
    [0, 0.15, shorts],
    [0.34, 0.15, shorts],
  ]);
  mold.column([0, -0.42, 0], 8, [
    [0, 0.09, skin],
    [0.1, 0.1, skin],
  ]);
  mold.column([0, -0.72, 0], 8, [
    [0, 0.075, shirt],
    [0.24, 0.1, shirt],
    [0.3, 0.1, trim],
  ]);
  mold.box([0, -0.72, 0.06], [0.16, 0.12, 0.34], '#241830', [0.15, 0.15]);
  return mold;
}

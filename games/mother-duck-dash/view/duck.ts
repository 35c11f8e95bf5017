import { Group, Mesh, Mold, type Corner, type MeshLambertMaterial } from '@playgrove/kit/scene3d';
import { flat, round } from './cut.ts';
import { EDGE, INK } from './theme.ts';

type Sheet = { readonly body: string; readonly fold: string; readonly beak: string };

/** A triangle on both sides of the middle. */
function both(mold: Mold, a: Corner, b: Corner, c: Corner, color: string): void {
  const flip = ([x, y, z]: Corner): Corner => [-x, y, z];
  mold.triangle(a, b, c, color).triangle(flip(a), flip(c), flip(b), color);
}

/** Where the neck begins. */
const NECK: Corner = [0, 0.42, -0.34];

/** The folded body: keel, flanks, back and a tail that points up. It looks along −z. */
function fold(mold: Mold, { body, fold: dark }: Sheet): void {
  const keel: Corner = [0, 0.02, -0.05];
  const chest: Corner = [0, 0.34, -0.5];
  const side: Corner = [0.36, 0.3, 0.02];
  const hip: Corner = [0.22, 0.26, 0.38];
  const back: Corner = [0, 0.46, -0.1];
  const rump: Corner = [0, 0.38, 0.36];
  const tail: Corner = [0, 0.66, 0.66];
  both(mold, chest, keel, side, dark);
  both(mold, keel, hip, side, dark);
  both(mold, keel, [0, 0.1, 0.4], hip, dark);
  both(mold, chest, side, back, body);
  both(mold, back, side, hip, body);
  both(mold, back, hip, rump, dark);
  both(mold, rump, hip, tail, body);
  both(mold, hip, [0, 0.1, 0.4], tail, dark);
}

/** @param from where the neck begins */
function head(mold: Mold, { body, fold: dark, beak }: Sheet, size: number, from: Corner): void {
  const at = (x: number, y: number, z: number): Corner => [
    from[0] + x * size,
    from[1] + y * size,
    from[2] + z * size,
  ];
  // The neck, a folded strip.
  both(mold, at(0, -0.12, 0.12), at(0.13, -0.1, -0.02), at(0.1, 0.4, 0), body);
  both(mold, at(0, -0.12, 0.12), at(0.1, 0.4, 0), at(0, 0.4, 0.12), body);
  both(mold, at(0, -0.12, -0.12), at(0.13, -0.1, -0.02), at(0.1, 0.4, 0), dark);
  both(mold, at(0, -0.12, -0.12), at(0.1, 0.4, 0), at(0, 0.4, -0.1), dark);
  // The head, a folded diamond.
  const [crown, chin, nape, brow] = [
    at(0, 0.72, -0.02),
    at(0, 0.34, -0.12),
    at(0, 0.5, 0.24),
    at(0, 0.54, -0.24),
  ];
  const cheek = at(0.2, 0.52, -0.02);
  both(mold, crown, cheek, brow, body);
  both(mold, crown, nape, cheek, body);
  both(mold, brow, cheek, chin, dark);
  both(mold, nape, chin, cheek, dark);
  both(mold, at(0, 0.56, -0.22), at(0.12, 0.47, -0.18), at(0, 0.45, -0.54), beak);
  both(mold, at(0, 0.4, -0.2), at(0.12, 0.47, -0.18), at(0, 0.45, -0.54), beak);
  for (const x of [-1, 1]) {
    const eye = round(0, 0, 0.055, 0.055, 8).map(([u, v]) =>
      at(x * (0.165 - Math.abs(u) * 0.4), 0.56 + v, -0.1 + u),
    );
    eye.forEach((corner, index) =>
      mold.triangle(at(x * 0.17, 0.56, -0.1), corner, eye[(index + 1) % eye.length] ?? corner, INK),
    );
  }
}

/** A wing that is folded at the shoulder, which is its origin. */
function wing({ body, fold: dark }: Sheet, side: 1 | -1): Mold {
  const mold = new Mold();
  const [shoulder, root]: [Corner, Corner] = [
    [0, 0, -0.22],
    [0, -0.02, 0.3],
  ];
  const [bend, tip]: [Corner, Corner] = [
    [side * 0.3, 0.02, -0.02],
    [side * 0.34, 0.06, 0.5],
  ];
  mold.triangle(shoulder, bend, root, body);
  mold.triangle(root, bend, tip, dark);
  mold.triangle(shoulder, bend, tip, EDGE);
  return mold;
}

export type Mother = {
  readonly group: Group;
  readonly head: Group;
  readonly wings: readonly [Group, Group];
};

export function buildMother(
  paper: Sheet & { readonly ribbon: string },
  material: MeshLambertMaterial,
): Mother {
  const group = new Group();
  const mold = new Mold();
  fold(mold, paper);
  const top = new Group();
  const neck = new Mold();
  head(neck, paper, 1, [0, 0, 0]);
  // A ribbon around the neck, with a bow behind.
  flat(neck, round(0, 0, 0.19, 0.17, 12), 0.12, paper.ribbon, 0.07);
  for (const x of [-1, 1])
    neck
      .triangle([0, 0.12, 0.16], [x * 0.26, 0.26, 0.22], [x * 0.24, 0.02, 0.24], paper.ribbon)
      .triangle([0, 0.1, 0.17], [x * 0.16, -0.14, 0.28], [x * 0.05, -0.16, 0.3], paper.ribbon);
  top.add(new Mesh(neck.geometry(), material));
  top.position.set(...NECK);
  const wings = ([-1, 1] as const).map((side) => {
    const one = new Group();
    one.position.set(side * 0.2, 0.44, 0);
    one.add(new Mesh(wing(paper, side).geometry(), material));
    return one;
  }) as [Group, Group];
  group.add(new Mesh(mold.geometry(), material), top, ...wings);
  return { group, head: top, wings };
}

/** A duckling: the same folds, and a large head. */
export function duckling(sheet: Sheet): Mold {
  const mold = new Mold();
  fold(mold, sheet);
  head(mold, sheet, 1.15, NECK);
  return mold;
}

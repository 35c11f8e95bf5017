import {
  Group,
  Mesh,
  Mold,
  type MeshBasicMaterial,
  type MeshLambertMaterial,
} from '@playgrove/kit/scene3d';
import type { Look } from './theme.ts';

/** The rider on a hover-scooter, about 1.9 m tall; it looks along −z. */
export type Hero = {
  readonly group: Group;
  readonly scarf: readonly Mesh[];
  readonly parts: readonly Mesh[];
};

const DARK = '#33284f';

export function buildHero(paint: MeshLambertMaterial, glow: MeshBasicMaterial, look: Look): Hero {
  const body = new Mesh(scooter(look).geometry(), paint);
  const light = new Mesh(lights(look).geometry(), glow);
  const scarf = [0, 1].map((side) => {
    const mesh = new Mesh(ribbon(look.scarf).geometry(), paint);
    mesh.position.set(side ? 0.09 : -0.09, 1.4, 0.2);
    return mesh;
  });
  const group = new Group();
  group.add(body, light, ...scarf);
  return { group, scarf, parts: [body, light, ...scarf] };
}

function scooter(look: Look): Mold {
  const { body, trim, suit, helmet, scarf } = look;
  const mold = new Mold();
  // Two skids that hover, the deck, the tail, the fairing.
  for (const side of [-1, 1])
    mold.box([side * 0.3, 0.3, 0.02], [0.16, 0.14, 1.5], trim, [0.1, 0.2]);
  mold.box([0, 0.42, 0], [0.5, 0.16, 1.5], DARK, [0.1, 0.1]);
  mold.column([0, 0.44, 0.48], 12, [
    [0, 0.3, body],
    [0.14, 0.4, body],
    [0.3, 0.38, body],
    [0.4, 0.28, trim],
    [0.46, 0.2, DARK],
  ]);
  mold.box([0, 0.78, -0.62], [0.56, 0.84, 0.26], body, [0.3, 0.3]);
  mold.box([0, 1.16, -0.6], [0.34, 0.16, 0.18], trim);
  mold.box([0, 1.22, -0.46], [1.04, 0.07, 0.07], DARK);
  for (const side of [-1, 1]) {
    mold.box([side * 0.5, 1.36, -0.46], [0.05, 0.26, 0.05], DARK);
    mold.box([side * 0.52, 1.5, -0.46], [0.22, 0.16, 0.06], '#cfeaff', [0.2, 0]);
    // Legs, arms, gloves.
    mold.box([side * 0.24, 0.78, 0], [0.22, 0.24, 0.62], suit, [0.15, 0.1]);
    mold.box([side * 0.25, 0.56, -0.28], [0.18, 0.36, 0.22], suit);
    mold.box([side * 0.38, 1.26, 0.02], [0.18, 0.3, 0.26], suit, [0.2, 0.2]);
    mold.box([side * 0.44, 1.2, -0.22], [0.15, 0.17, 0.44], suit);
    mold.box([side * 0.45, 1.23, -0.44], [0.18, 0.18, 0.18], trim);
  }
  mold.column([0, 0.8, 0.18], 10, [
    [0, 0.28, suit],
    [0.3, 0.3, suit],
    [0.34, 0.31, trim],
    [0.42, 0.31, trim],
    [0.46, 0.3, suit],
    [0.62, 0.22, suit],
    [0.66, 0.2, scarf],
    [0.74, 0.22, scarf],
    [0.78, 0.14, scarf],
  ]);
  mold.column([0, 1.5, 0.12], 12, [
    [0, 0.2, helmet],
    [0.1, 0.3, helmet],
    [0.2, 0.335, trim],
    [0.28, 0.335, trim],
    [0.3, 0.33, helmet],
    [0.42, 0.28, helmet],
    [0.52, 0.17, helmet],
    [0.56, 0.06, helmet],
  ]);
  topping(mold, look);
  return mold;
}

function topping(mold: Mold, { top, helmet, trim, scarf }: Look): void {
  for (const side of [-1, 1]) {
    if (top === 'ears')
      mold.box([side * 0.2, 2.08, 0.12], [0.2, 0.28, 0.12], helmet, [0.9, 0.5], side * 0.06);
    if (top === 'rabbit') {
      mold.box([side * 0.13, 2.26, 0.14], [0.15, 0.62, 0.1], helmet, [0.5, 0.4], side * 0.08);
      mold.box([side * 0.135, 2.24, 0.2], [0.07, 0.44, 0.03], '#ff9ec8', [0.4, 0], side * 0.06);
    }
    if (top === 'feelers') {
      mold.box([side * 0.18, 2.14, 0.1], [0.04, 0.3, 0.04], DARK, [0, 0], side * 0.1);
      mold.box([side * 0.28, 2.32, 0.1], [0.13, 0.13, 0.13], trim);
    }
  }
  if (top === 'fin')
    for (const [z, high] of [
      [-0.1, 0.24],
      [0.1, 0.34],
      [0.3, 0.26],
    ] as const)
      mold.box([0, 1.96 + high / 2, z], [0.08, high, 0.22], scarf, [0.2, 0.8]);
  if (top === 'star') {
    mold.box([0, 2.12, 0.12], [0.04, 0.2, 0.04], DARK);
    mold.box([0, 2.32, 0.12], [0.3, 0.12, 0.06], '#ffe866', [0.6, 0]);
    mold.box([0, 2.36, 0.12], [0.12, 0.3, 0.06], '#ffe866', [0.6, 0]);
  }
}

/** The lamp at the tail and the light under it. */
function lights({ glow }: Look): Mold {
  const mold = new Mold();
  mold.box([0, 0.72, 0.86], [0.4, 0.12, 0.06], '#ff5a5f');
  mold.column([0, 0.16, 0.1], 12, [
    [0, 0.34, '#ffffff'],
    [0.06, 0.46, glow],
    [0.1, 0.42, glow],
  ]);
  return mold;
}

function ribbon(color: string): Mold {
  const mold = new Mold();
  for (let part = 0; part < 4; part += 1)
    mold.box([0, 0, 0.12 + part * 0.2], [0.13 - part * 0.012, 0.045, 0.22], color);
  return mold;
}

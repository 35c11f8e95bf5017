import { createRng } from '@playgrove/kit/core';
import { Group, Mesh, MeshBasicMaterial, Mold, type Corner } from '@playgrove/kit/scene3d';
import { mix } from '@playgrove/kit/logic/color';
import { GOAL } from '../rules/types.ts';

/** The scene's z runs toward the viewer: the goal line lies at −11. */
export const LINE = -GOAL.far;

const GRASS = ['#4cba52', '#37a146'] as const;
const PAINT = '#f4fff0';

export type Stadium = {
  readonly group: Group;
  /** Every third spectator is in the same one; they jump by turns. */
  readonly crowd: readonly Mesh[];
};

/** Grass, lines, boards, stands full of people, roof, floodlights and an evening sky; built once. */
export function buildStadium(): Stadium {
  const group = new Group();
  const flat = new MeshBasicMaterial({ vertexColors: true });
  group.add(new Mesh(dusk().geometry(), flat));
  group.add(new Mesh(pitch().geometry(), flat));
  group.add(new Mesh(stands().geometry(), flat));
  const crowd = [0, 1, 2].map((third) => new Mesh(people(third).geometry(), flat));
  group.add(...crowd);
  group.add(new Mesh(goalFrame().geometry(), flat));
  return { group, crowd };
}

/** A level piece of ground, seen from above. */
function patch(
  mold: Mold,
  x: number,
  z: number,
  w: number,
  d: number,
  y: number,
  color: string,
): void {
  const at = (sx: number, sz: number): Corner => [x + (sx * w) / 2, y, z + (sz * d) / 2];
  mold.quad(at(-1, 1), at(1, 1), at(1, -1), at(-1, -1), color);
}

function pitch(): Mold {
  const mold = new Mold();
  const deep = 2.75;
  for (let stripe = 0; stripe < 11; stripe += 1) {
    const z = 9 - stripe * deep;
    patch(mold, 0, z, 70, deep, 0, GRASS[stripe % 2] ?? GRASS[0]);
  }
  const line = (x: number, z: number, w: number, d: number): void => {
    patch(mold, x, z, w, d, 0.012, PAINT);
  };
  line(0, LINE, 60, 0.14);
  for (const [half, deepness] of [
    [9.16, 5.5],
    [20.16, 16.5],
  ] as const) {
    line(0, LINE + deepness, half * 2, 0.12);
    for (const side of [-1, 1]) line(side * half, LINE + deepness / 2, 0.12, deepness);
  }
  disc(mold, 0, 0, 0.24, PAINT);
  // Worn ground in front of the goal.
  disc(mold, 0, LINE + 0.9, 1.9, '#5cb04a', 0.45);
  return mold;
}

function disc(mold: Mold, x: number, z: number, r: number, color: string, flat = 1): void {
  const sides = 16;
  const spot = (side: number): Corner => {
    const angle = (side / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, 0.008, z + Math.sin(angle) * r * flat];
  };
  for (let side = 0; side < sides; side += 1) {
    mold.triangle([x, 0.008, z], spot(side + 1), spot(side), color);
  }
}

/** The sky in bands from the horizon up, far away, and the glow behind the floodlights. */
function dusk(): Mold {
  const mold = new Mold();
  const z = LINE - 70;
  const bands = [
    '#ffb27a',
    '#ff8f8a',
    '#d873b4',
    '#9b62d0',
    '#6a52c8',
    '#4741a8',
    '#2f2f86',
    '#232668',
  ];
  bands.forEach((color, band) => {
    const [low, high] = [band * 9 - 8, (band + 1) * 9 - 8];
    mold.quad([-130, low, z], [130, low, z], [130, high, z], [-130, high, z], color);
  });
  const rng = createRng('stars');
  for (let star = 0; star < 40; star += 1) {
    const [x, y] = [rng.between(-60, 60), rng.between(34, 62)];
    const s = rng.between(0.12, 0.3);
    mold.quad(
      [x - s, y, z + 1],
      [x, y - s, z + 1],
      [x + s, y, z + 1],
      [x, y + s, z + 1],
      '#ffe9ff',
    );
  }
  return mold;
}

const BOARDS = ['#ff4f6a', '#2f6bff', '#ffc02e', '#14b8a0', '#8b4be0'] as const;
const ROWS = 13;
const STEP = { up: 0.8, back: 1 } as const;
const FRONT = LINE - 6.2;

function stands(): Mold {
  const mold = new Mold();
  // Boards behind the goal, each with a plain sign of its own: circles, bars, peaks.
  for (let board = 0; board < 13; board += 1) {
    const x = (board - 6) * 4.6;
    const color = BOARDS[board % BOARDS.length] ?? BOARDS[0];
    mold.box([x, 0.52, FRONT + 1.2], [4.5, 1.04, 0.1], color);
    const z = FRONT + 1.27;
    if (board % 3 === 0) {
      for (const dx of [-1.2, 0, 1.2]) {
        mold.quad(
          [x + dx - 0.3, 0.52, z],
          [x + dx, 0.22, z],
          [x + dx + 0.3, 0.52, z],
          [x + dx, 0.82, z],
          '#fff8e8',
        );
      }
    } else if (board % 3 === 1) {
      for (const y of [0.32, 0.6]) {
        mold.quad(
          [x - 1.5, y, z],
          [x + 1.5, y, z],
          [x + 1.5, y + 0.14, z],
          [x - 1.5, y + 0.14, z],
          '#fff8e8',
        );
      }
    } else {
      for (const dx of [-1.1, 0, 1.1]) {
        mold.triangle(
          [x + dx - 0.5, 0.24, z],
          [x + dx + 0.5, 0.24, z],
          [x + dx, 0.84, z],
          '#fff8e8',
        );
      }
    }
  }
  for (let row = 0; row < ROWS; row += 1) {
    const [y, z] = [1.1 + row * STEP.up, FRONT - row * STEP.back];
    mold.quad(
      [-34, y - 1.2, z],
      [34, y - 1.2, z],
      [34, y, z],
      [-34, y, z],
      row % 2 === 0 ? '#2b2a66' : '#332f74',
    );
    mold.quad([-34, y, z], [34, y, z], [34, y, z - STEP.back], [-34, y, z - STEP.back], '#24235a');
  }
  const top = 1.1 + ROWS * STEP.up;
  const back = FRONT - ROWS * STEP.back;
  mold.quad(
    [-34, top - 1, back],
    [34, top - 1, back],
    [34, top + 4.4, back],
    [-34, top + 4.4, back],
    '#1f1e4e',
  );
  // The roof's edge, with a row of lamps, on slim posts.
  mold.box([0, top + 4.3, FRONT - 2.4], [70, 0.7, 0.5], '#f2f0ff');
  mold.quad(
    [-35, top + 4, FRONT - 2.4],
    [-35, top + 4.7, back],
    [35, top + 4.7, back],
    [35, top + 4, FRONT - 2.4],
    '#3b3a86',
  );
  for (let lamp = -8; lamp <= 8; lamp += 1) {
    mold.box([lamp * 3.6, top + 3.86, FRONT - 2.2], [1.2, 0.24, 0.3], '#fffbe0');
  }
  for (const x of [-18, -9, 9, 18])
    mold.box([x, top / 2 + 2, FRONT - 2.9], [0.24, top + 4.4, 0.24], '#d9d6f5');
  for (const side of [-1, 1]) mast(mold, side * 17, LINE - 26);
  return mold;
}

function mast(mold: Mold, x: number, z: number): void {
  mold.box([x, 12, z], [0.7, 24, 0.7], '#cfcdf0');
  mold.box([x, 24.4, z + 0.3], [6.2, 3.6, 0.5], '#3b3a86');
  for (let lamp = 0; lamp < 8; lamp += 1) {
    mold.box(
      [x - 2.25 + (lamp % 4) * 1.5, 23.6 + Math.floor(lamp / 4) * 1.6, z + 0.7],
      [1.15, 1.15, 0.2],
      '#fffde8',
    );
  }
}

/** Dimmed toward the evening, so that the keeper stands out in front of them. */
const NEAR = 0.4;
/** Rows under the roof stand in its shadow: the score is read in front of them. */
const SHADOW = 0.035;
const SKIN = ['#f6c79a', '#c98a5a', '#8a5636', '#ffdcb8'];
const SHIRTS = ['#ff4f3a', '#ff7a5a', '#fff2d8', '#ffd24a', '#3aa7ff', '#c9bfff', '#ff8fb0'];
const HAIR = ['#3a2418', '#1e1830', '#8a4a1e', '#ffd24a'];

function people(third: number): Mold {
  const mold = new Mold();
  const rng = createRng(`crowd ${third}`);
  for (let row = 0; row < ROWS; row += 1) {
    const [y, z] = [1.1 + row * STEP.up, FRONT - row * STEP.back - 0.45];
    const dim = (color: string): string => mix(color, '#2b2668', NEAR + row * SHADOW);
    for (let seat = third; seat < 66; seat += 3) {
      if (rng.chance(0.07)) continue;
      const x = (seat - 32.5) * 0.84 + rng.between(-0.1, 0.1) + (row % 2) * 0.3;
      const tall = rng.between(0.62, 0.84);
      const shirt = dim(rng.pick(SHIRTS));
      const skin = dim(rng.pick(SKIN));
      mold.quad(
        [x - 0.34, y, z],
        [x + 0.34, y, z],
        [x + 0.26, y + tall, z],
        [x - 0.26, y + tall, z],
        shirt,
      );
      const head = y + tall + 0.2;
      mold.quad(
        [x - 0.19, head - 0.2, z + 0.02],
        [x + 0.19, head - 0.2, z + 0.02],
        [x + 0.21, head + 0.12, z + 0.02],
        [x - 0.21, head + 0.12, z + 0.02],
        skin,
      );
      mold.quad(
        [x - 0.22, head + 0.1, z + 0.03],
        [x + 0.22, head + 0.1, z + 0.03],
        [x + 0.15, head + 0.26, z + 0.03],
        [x - 0.15, head + 0.26, z + 0.03],
        dim(rng.pick(HAIR)),
      );
      if (rng.chance(0.22)) {
        // Arms up, a scarf between them.
        mold.quad(
          [x - 0.5, head + 0.18, z + 0.04],
          [x + 0.5, head + 0.18, z + 0.04],
          [x + 0.5, head + 0.38, z + 0.04],
          [x - 0.5, head + 0.38, z + 0.04],
          dim(rng.pick(SHIRTS)),
        );
      }
    }
  }
  return mold;
}

function goalFrame(): Mold {
  const mold = new Mold();
  const r = 0.1;
  for (const side of [-1, 1]) {
    mold.column([side * (GOAL.half + r), 0, LINE], 8, [
      [0, r, '#e4ebfa'],
      [GOAL.bar + r * 2, r, '#ffffff'],
    ]);
    // Stays that hold the net.
    mold.box(
      [side * (GOAL.half + 0.05), 0.05, LINE - GOAL.deep / 2],
      [0.07, 0.07, GOAL.deep],
      '#c9d4e8',
    );
  }
  mold.box([0, GOAL.bar + r, LINE], [GOAL.half * 2 + 0.2, r * 2, r * 2], '#ffffff');
  mold.box([0, 0.05, LINE - GOAL.deep], [GOAL.half * 2, 0.07, 0.07], '#c9d4e8');
  return mold;
}

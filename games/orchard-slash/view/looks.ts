import type { Fruit } from '../rules/fruit.ts';

/** How a fruit looks once it is open. */
export type Look = {
  /** Juice: main color first, then lighter ones. */
  readonly juice: readonly [string, string, string];
  /** Name of the sprite of its cut face. */
  readonly face: string;
  /**
   * The fleshy part as an ellipse, in parts of the sprite's longer side: half axes, its middle
   * from the sprite's, and its turn in radians.
   */
  readonly body: {
    readonly a: number;
    readonly b: number;
    readonly x: number;
    readonly y: number;
    readonly turn: number;
  };
};

const look = (
  kind: Fruit,
  juice: Look['juice'],
  a: number,
  b: number,
  x = 0,
  y = 0,
  turn = 0,
): Look => ({ juice, face: `${kind}-face`, body: { a, b, x, y, turn } });

export const LOOKS: Readonly<Record<Fruit, Look>> = {
  melon: look('melon', ['#ff4b63', '#ff7a86', '#ffb3b3'], 0.475, 0.465, 0, 0.01),
  orange: look('orange', ['#ff9a1c', '#ffc04d', '#ffe2a0'], 0.385, 0.385, 0, 0.075),
  apple: look('apple', ['#b6e84a', '#d8f58a', '#f6ffd0'], 0.465, 0.39, 0, 0.09),
  strawberry: look('strawberry', ['#f5335c', '#ff6f86', '#ffb0bb'], 0.33, 0.38, 0, 0.07),
  pear: look('pear', ['#cfe04a', '#e8f08a', '#fbffcc'], 0.32, 0.38, 0.09, 0.11),
  lemon: look('lemon', ['#ffd92e', '#ffe97a', '#fff8c0'], 0.36, 0.41, 0.06, 0.03),
  peach: look('peach', ['#ff9a5c', '#ffba7a', '#ffe0b8'], 0.45, 0.42, 0, 0.06),
  pineapple: look('pineapple', ['#ffc72e', '#ffdf73', '#fff3b8'], 0.26, 0.36, 0.03, 0.12, -0.38),
  golden: look('golden', ['#ffd02e', '#ffe88a', '#ffffff'], 0.45, 0.42, 0, 0.1),
};

/** Glow, color and core of the blade, by how many have been won. */
export const BLADE_LOOKS: readonly (readonly [string, string])[] = [
  ['#5ad7ff', '#a8f1ff'],
  ['#6dff8a', '#c8ffb8'],
  ['#ffb43c', '#ffe79a'],
  ['#ff6fb5', '#ffc4e2'],
  ['#a779ff', '#dcc8ff'],
  ['#8fdcff', '#f2fdff'],
];

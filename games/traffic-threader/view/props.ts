import { Mold } from '@playgrove/kit/scene3d';

const WHITE = '#ffffff';

/** A number of 0 to 1 that stays with its index. */
export const odd = (index: number, salt: number): number => {
  const mixed = Math.imul(index * 7 + salt * 131 + 17, 0x9e3779b1);
  return (((mixed >>> 7) ^ (mixed >>> 17)) & 1023) / 1023;
};

export function palm(): Mold {
  const mold = new Mold();
  for (let part = 0; part < 5; part += 1)
    mold.box(
      [part * part * 0.05, 0.5 + part * 0.95, 0],
      [0.34, 1, 0.34],
      part % 2 ? '#a86f52' : '#94604a',
      [0.25, 0.25],
      0.12,
    );
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const angle = (leaf / 7) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = [1.05, 5];
    const side = (far: number, wide: number, up: number) =>
      [x + c * far - s * wide, y + up, s * far + c * wide] as const;
    for (const [from, to, up, down] of [
      [0, 1.1, 0, 0.3],
      [1.1, 2.2, 0.3, -0.5],
    ] as const) {
      const color = leaf % 2 ? '#3fae7c' : '#57c58a';
      mold.quad(
        side(from, -0.3, up),
        side(to, -0.26, down),
        side(to, 0.26, down),
        side(from, 0.3, up),
        color,
      );
      mold.quad(
        side(from, 0.3, up),
        side(to, 0.26, down),
        side(to, -0.26, down),
        side(from, -0.3, up),
        color,
      );
    }
  }
  return mold;
}

export function poplar(): Mold {
  const mold = new Mold();
  mold.box([0, 0.5, 0], [0.4, 1, 0.4], '#8a6250');
  mold.column([0, 0.7, 0], 8, [
    [0, 0.5, '#4f9a68'],
    [0.7, 1.25, '#5cae74'],
    [2, 1.4, '#6cc182'],
    [3.4, 1, '#7dd190'],
    [4.6, 0.3, '#93e0a2'],
  ]);
  return mold;
}

/** A lamp that leans over the road on its right; its light is drawn apart. */
export function lamp(): Mold {
  const mold = new Mold();
  mold.column([0, 0, 0], 6, [
    [0, 0.3, '#5b4a80'],
    [0.3, 0.14, '#6b5a94'],
    [5.4, 0.09, '#6b5a94'],
  ]);
  mold.box([0.7, 5.45, 0], [1.5, 0.12, 0.12], '#6b5a94');
  mold.box([1.4, 5.34, 0], [0.7, 0.16, 0.34], '#fff3c4');
  return mold;
}

/** A tower with lit windows; every side has its own shade, for it takes no light. */
export function tower(): Mold {
  const mold = new Mold();
  const [w, h] = [2.6, 11];
  mold.quad([-w, 0, w], [w, 0, w], [w, h, w], [-w, h, w], '#8f8fb8');
  mold.quad([w, 0, w], [w, 0, -w], [w, h, -w], [w, h, w], '#7373a2');
  mold.quad([-w, 0, -w], [-w, 0, w], [-w, h, w], [-w, h, -w], '#7373a2');
  mold.quad([-w, h, w], [w, h, w], [w, h, -w], [-w, h, -w], '#b4b4da');
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 3; column += 1)
      for (const face of [0, 1, 2]) {
        if (odd(row * 9 + column * 3 + face, 5) < 0.36) continue;
        const [a, y] = [-1.7 + column * 1.35, 1.2 + row * 1.35];
        const color = odd(row + column * 7 + face, 9) > 0.6 ? '#fff0a6' : WHITE;
        const far = w + 0.03;
        if (face === 0)
          mold.quad(
            [a, y, far],
            [a + 0.75, y, far],
            [a + 0.75, y + 0.8, far],
            [a, y + 0.8, far],
            color,
          );
        else if (face === 1)
          mold.quad(
            [far, y, a + 0.75],
            [far, y, a],
            [far, y + 0.8, a],
            [far, y + 0.8, a + 0.75],
            color,
          );
        else
          mold.quad(
            [-far, y, a],
            [-far, y, a + 0.75],
            [-far, y + 0.8, a + 0.75],
            [-far, y + 0.8, a],
            color,
          );
      }
  mold.box([0, h + 0.3, 0], [w * 2.1, 0.5, w * 2.1], '#ffffff', [0.08, 0.08]);
  mold.box([0.8, h + 1.6, 0], [0.18, 2.4, 0.18], '#a9a9cf');
  return mold;
}

export function house(): Mold {
  const mold = new Mold();
  mold.box([0, 1.3, 0], [4.2, 2.6, 4.6], WHITE);
  mold.box([0, 3.4, 0], [5, 1.7, 5.2], '#d0573f', [0.95, 0.2]);
  for (const x of [-1.1, 1.1]) mold.box([x, 1.4, 2.32], [0.9, 1, 0.06], '#ffe9a8');
  for (const side of [-1, 1]) mold.box([side * 2.12, 1.4, 0], [0.06, 1, 0.9], '#ffe9a8');
  return mold;
}

export function umbrella(): Mold {
  const mold = new Mold();
  mold.box([0, 1, 0], [0.12, 2, 0.12], '#f4efe4');
  mold.column([0, 1.7, 0], 8, [
    [0, 1.5, '#ff6b6b'],
    [0.06, 1.5, WHITE],
    [0.36, 1, '#ff6b6b'],
    [0.66, 0.08, WHITE],
  ]);
  mold.box([1.2, 0.2, 0.4], [0.8, 0.14, 1.8], '#4cc3ff');
  return mold;
}

/** Far away, one for each biome: a bay with villas, a city, hills, islands. All in one color. */
export function skyline(biome: number): Mold {
  const mold = new Mold();
  const hill = (x: number, wide: number, high: number): void => {
    for (let side = 0; side < 12; side += 1) {
      const at = (step: number) => {
        const part = step / 12;
        return [x + (part - 0.5) * wide * 2, Math.sin(part * Math.PI) * high, 0] as const;
      };
      mold.quad([at(side)[0], -8, 0], [at(side + 1)[0], -8, 0], at(side + 1), at(side), WHITE);
    }
  };
  const block = (x: number, wide: number, high: number): void => {
    mold.box([x, high / 2 - 6, 0], [wide, high + 12, 1], WHITE);
    if (odd(Math.round(x), 3) > 0.5) mold.box([x, high + 2, 0], [wide * 0.16, 4, 1], WHITE);
  };
  if (biome === 0) {
    for (const [x, w, h] of [
      [-80, 46, 13],
      [-28, 26, 7],
      [74, 52, 15],
      [30, 22, 6],
    ] as const)
      hill(x, w, h);
    for (let at = -9; at < 10; at += 1)
      if (Math.abs(at) > 2) block(at * 11, 6 + odd(at, 1) * 4, 5 + odd(at, 2) * 11);
  } else if (biome === 1)
    for (let at = -13; at < 14; at += 1)
      block(at * 9, 6 + odd(at, 1) * 4, 6 + odd(at, 2) * 26 + (Math.abs(at) < 4 ? 8 : 0));
  else if (biome === 2)
    for (const [x, w, h] of [
      [-90, 60, 18],
      [-20, 44, 10],
      [40, 50, 13],
      [105, 50, 20],
    ] as const)
      hill(x, w, h);
  else
    for (const [x, w, h] of [
      [-74, 30, 9],
      [-46, 16, 5],
      [58, 34, 11],
      [96, 26, 7],
    ] as const)
      hill(x, w, h);
  return mold;
}

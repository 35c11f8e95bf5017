import { mix } from '@playgrove/kit/draw';
import { Group, Mesh, type MeshBasicMaterial, Soft } from '@playgrove/kit/scene3d';
import { HILLS, SEA, SKY } from './theme.ts';

/** The backdrop: 2 is the visible height, 0 the horizon. It is painted again as it gets darker. */
export type Sky = { readonly group: Group; readonly waves: readonly Mesh[] };

const WIDE: readonly [number, number] = [-4, 4];
const SKY_AT = [0, 0.18, 0.5, 1, 2.2] as const;
const SEA_AT = [0, -0.12, -0.5, -2.4] as const;
const STARS = 70;

export const tone = ([dusk, night]: readonly [string, string], dark: number): string =>
  mix(dusk, night, dark);
const at = (list: readonly (readonly string[])[], index: number, dark: number): string =>
  tone([list[0]?.[index] ?? '', list[1]?.[index] ?? ''], dark);

/** A number of 0 to 1 that stays with its index. */
export const odd = (index: number, salt: number): number => {
  const mixed = Math.imul(index * 7 + salt * 131 + 17, 0x9e3779b1);
  return (((mixed >>> 7) ^ (mixed >>> 17)) & 1023) / 1023;
};

export function buildSky(material: MeshBasicMaterial, dark: number): Sky {
  const group = new Group();
  const still = new Soft();
  for (let band = 0; band < SKY_AT.length - 1; band += 1)
    still.band(
      WIDE,
      [[0, SKY_AT[band] ?? 0, 0], at(SKY, band, dark), 1],
      [[0, SKY_AT[band + 1] ?? 0, 0], at(SKY, band + 1, dark), 1],
    );
  for (let band = 0; band < SEA_AT.length - 1; band += 1)
    still.band(
      WIDE,
      [[0, SEA_AT[band + 1] ?? 0, 0], at(SEA, band + 1, dark), 1],
      [[0, SEA_AT[band] ?? 0, 0], at(SEA, band, dark), 1],
    );
  lights(still, dark);
  clouds(still, dark);
  hills(still, dark);
  group.add(new Mesh(still.geometry(), material));
  const waves = [0, 1, 2, 3, 4].map((row) => new Mesh(wave(row, dark).geometry(), material));
  group.add(...waves);
  return { group, waves };
}

/** The sun that sets and its way over the water; then the moon and stars. */
function lights(soft: Soft, dark: number): void {
  const day = 1 - dark;
  const [x, y, z] = [-0.3, 0.1 - dark * 0.3, 0.001];
  if (day > 0.05) {
    soft.disc([x, y, z], [1, 0.8], '#ffd59a', 0.55 * day);
    soft.disc([x, y, z], [0.2, 0.2], '#fff3c4', day, { core: 0.86, sides: 32 });
  }
  if (dark > 0.3) {
    const shown = (dark - 0.3) / 0.7;
    for (let star = 0; star < STARS; star += 1) {
      const size = 0.006 + odd(star, 3) * 0.009;
      const place = [odd(star, 1) * 3.2 - 1.6, 0.15 + odd(star, 2) * 1.7, z] as const;
      soft.disc(place, [size, size], '#ffffff', shown * (0.5 + odd(star, 4) * 0.5), {
        core: 0.5,
        sides: 6,
      });
    }
    soft.disc([0.32, 0.62, z], [0.5, 0.5], '#b9c9ff', 0.3 * shown);
    soft.disc([0.32, 0.62, z], [0.11, 0.11], '#fff9e0', shown, { core: 0.9, sides: 32 });
    soft.disc([0.36, 0.65, z], [0.09, 0.09], at(SKY, 2, dark), shown, { core: 0.92, sides: 32 });
  }
  const [glitter, color] = dark > 0.6 ? [0.32, '#cfdcff'] : [-0.3, '#fff0c0'];
  for (let row = 0; row < 9; row += 1) {
    const wide = 0.05 + row * 0.014;
    soft.disc(
      [glitter + (odd(row, 9) - 0.5) * 0.06, -0.03 - row * row * 0.012, z],
      [wide, 0.012 + row * 0.002],
      color,
      0.75 - row * 0.06,
      { core: 0.4, sides: 12 },
    );
  }
}

function clouds(soft: Soft, dark: number): void {
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const x = odd(cloud, 21) * 3 - 1.5;
    const y = 0.28 + odd(cloud, 22) * 1.3;
    const color = tone(['#ffd9c9', '#45599c'], dark);
    const size = 0.7 + odd(cloud, 23) * 0.6;
    for (const [dx, dy, r] of [
      [-0.17, 0, 0.11],
      [0, 0.035, 0.15],
      [0.16, 0, 0.12],
      [0.02, -0.03, 0.26],
    ] as const)
      soft.disc(
        [x + dx * size, y + dy * size, 0.002],
        [r * size, r * (r > 0.2 ? 0.2 : 0.55) * size],
        color,
        0.55,
        { core: 0.45, sides: 16 },
      );
  }
}

/** Headlands to both sides, with a village whose windows are lit. */
function hills(soft: Soft, dark: number): void {
  const STEPS = 40;
  for (const [row, start, high] of [
    [0, -1.9, 0.16],
    [1, 0.12, 0.11],
  ] as const) {
    const color = at(HILLS, row, dark);
    const top = (step: number): number =>
      Math.sin((step / STEPS) * Math.PI) ** 0.7 * high * (0.8 + 0.2 * Math.sin(step * 0.9 + row));
    const long = 1.75;
    for (let step = 0; step < STEPS; step += 1) {
      const [a, b] = [start + (step / STEPS) * long, start + ((step + 1) / STEPS) * long];
      soft.quad(
        [[a, -0.01, 0.003], color, 1],
        [[b, -0.01, 0.003], color, 1],
        [[b, top(step + 1), 0.003], color, 1],
        [[a, top(step), 0.003], color, 1],
      );
    }
    for (let light = 0; light < 12; light += 1)
      soft.disc(
        [
          start + 0.3 + odd(light, row + 31) * 1.1,
          0.015 + odd(light, row + 41) * high * 0.5,
          0.004,
        ],
        [0.009, 0.009],
        '#ffe08a',
        0.35 + dark * 0.65,
        { core: 0.5, sides: 6 },
      );
  }
}

/** A row of waves: the nearer, the larger and the more it covers. */
function wave(row: number, dark: number): Soft {
  const soft = new Soft();
  const far = (row + 1) / 5;
  const y = -0.06 - far * far * 0.95;
  const [high, long] = [0.012 + far * 0.045, 0.09 + far * 0.26];
  const crest = mix(at(SEA, 1, dark), '#ffffff', 0.5 - dark * 0.22);
  const body = mix(at(SEA, 1, dark), at(SEA, 3, dark), far * 0.8);
  const topOf = (x: number): number => y + high * Math.abs(Math.sin((x / long) * Math.PI + row));
  const STEP = 0.04;
  for (let x = WIDE[0]; x < WIDE[1]; x += STEP) {
    const [a, b] = [topOf(x), topOf(x + STEP)];
    const z = 0.005 + row * 0.001;
    soft.quad(
      [[x, y - 0.14, z], body, 0],
      [[x + STEP, y - 0.14, z], body, 0],
      [[x + STEP, b, z], body, 1],
      [[x, a, z], body, 1],
    );
    soft.quad(
      [[x, a - high * 0.3, z], crest, 0],
      [[x + STEP, b - high * 0.3, z], crest, 0],
      [[x + STEP, b, z], crest, 0.9],
      [[x, a, z], crest, 0.9],
    );
  }
  return soft;
}

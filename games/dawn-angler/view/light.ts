import * as draw from '@playgrove/kit/draw';

/** The colors of a place at an hour. */
export type Light = {
  /** Top, middle, and where it meets the water. */
  readonly sky: readonly [string, string, string];
  /** Far, middle, near. */
  readonly water: readonly [string, string, string];
  readonly sun: string;
  /** The sun's height, 0 at the water to 1. */
  readonly high: number;
  /** The land: far, middle, near. */
  readonly land: readonly [string, string, string];
  readonly dark: boolean;
};

type Row = readonly [sky: string, water: string, land: string, sun: string, dark?: 'dark'];

/** By lake, at its own hour: three colors each, and the sun. */
const ROWS: readonly Row[] = [
  ['5f7fd0 f0a8b8 ffe2a8', 'f2c8c0 5fa8c0 1a5c80', '9f9ac8 5f8a8c 2f6a4c', 'fff0c0'],
  ['4a90d8 a8d8e0 fff0b8', 'd8eab0 4a9a7c 1c5a54', 'a0c8a0 6f9a4a 4a7a2c', 'fff6d0'],
  ['3a6fd0 8ac0f4 e8f0ff', 'c0e4f8 3a9ac8 17508c', 'a8b8e0 6a7fb8 2f5a5c', 'ffffff'],
  ['3f86c8 9ad0dc f8ecc0', 'd0f0e8 3aa0a4 155c70', '8ab0a8 4f8a64 2f6444', 'fff6d8'],
  ['2f7a8c 7ac8a8 fff0a0', 'd0f0b0 3a9a74 12504a', '6fb08c 2f7a54 1a5438', 'fff3b0'],
  ['0c1238 23306c 6a4a8c', '4a4a8c 1c2c64 0a1438', '2c2f64 1c2250 12163a', 'f4f0d8', 'dark'],
  ['6a9ae0 b8d8f8 ffe8e8', 'f4faff d0e6f4 a8cce4', 'b0c4e4 7f9ac4 4a6a94', 'fff8e0'],
  ['7a5a9c e89a7c ffd890', 'f0c080 6a7a4c 2a4430', '9a8a8c 5f6a54 34482f', 'ffe8a0'],
  ['2f8a7c 9adca0 fff4b0', 'c8d880 5a7a3c 34481c', '6fb480 2f7a48 175030', 'fff8c0'],
  ['1f8ae8 7ad8f8 e8fff4', 'b8fff0 2fd0d8 0f84b8', '8ad0c8 3fae7c 2a8a54', 'ffffff'],
  ['1f6ad8 7ab8f4 f0f4e8', 'a8dcf4 1f7ad0 0c3a8c', '8ab4e8 5a8ad0 3a6ab0', 'fffbe0'],
  ['0a1438 14405c 2f8a84', '2f8a8c 12405c 081c38', '1c3a5c 122a48 0c1c34', 'd8fff0', 'dark'],
];

const three = (text: string): [string, string, string] => {
  const [a = '000000', b = a, c = b] = text.split(' ');
  return [`#${a}`, `#${b}`, `#${c}`];
};

type Hue = readonly [sky: string, water: string, land: string, much: number];
/** Dawn is each place's own light; day and dusk move it. */
const DAY: Hue = ['#4aa8f8', '#2f9ad0', '#5aa06a', 0.42];
const DUSK: Hue = ['#6a2f84', '#3a2468', '#3a2454', 0.44];

export function lightOf(lake: number, hour: number): Light {
  const [sky, water, land, sun, dark] = ROWS[lake] ?? ROWS[0] ?? ['', '', '', ''];
  const hue = hour === 0 ? undefined : hour === 1 ? DAY : DUSK;
  const night = dark === 'dark' ? 0.3 : 1;
  const move = (colors: string, which: 0 | 1 | 2): [string, string, string] => {
    const [a, b, c] = three(colors).map((color, at) => {
      // At dusk the light stays longest over the water.
      const much = (hue?.[3] ?? 0) * night * (hour === 2 && which === 0 && at === 2 ? 0.25 : 1);
      const lit = hue ? draw.mix(color, hue[which], much) : color;
      return hour === 2 && which === 0 && at > 0 ? draw.mix(lit, '#ff9a5c', 0.34 * night) : lit;
    });
    return [a ?? '#000000', b ?? '#000000', c ?? '#000000'];
  };
  return {
    sky: move(sky, 0),
    water: move(water, 1),
    land: move(land, 2),
    sun: `#${sun}`,
    high: [0.22, 0.78, 0.16][hour] ?? 0.3,
    dark: dark === 'dark',
  };
}

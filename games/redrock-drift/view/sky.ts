import { createRng } from '@playgrove/kit/core';
import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  Mold,
  type Corner,
} from '@playgrove/kit/scene3d';
import { mixed, type Theme } from './theme.ts';

const RADIUS = 950;
const RINGS = 22;
const SUN: Corner = [-560, 168, -560];

/** A dome in bands of color, the sun, clouds and the farthest mountains; it goes with the camera. */
export function sky(theme: Theme, key: string): Group {
  const group = new Group();
  // One paint for both: another for the dome's inner side alone would be one more shader to wait for.
  const paint = new MeshBasicMaterial({
    vertexColors: true,
    side: DoubleSide,
    fog: false,
    depthWrite: false,
  });
  const air = new Mesh(dome(theme).geometry(), paint);
  const things = new Mold();
  sun(things, theme);
  clouds(things, theme, key);
  ranges(things, theme, key);
  const rest = new Mesh(things.geometry(), paint);
  air.renderOrder = -2;
  rest.renderOrder = -1;
  for (const mesh of [air, rest]) mesh.frustumCulled = false;
  group.add(air, rest);
  return group;
}

/** Most of its colors lie low, where a driver looks. */
function dome({ sky: [top, middle, low] }: Theme): Mold {
  const rings = Array.from({ length: RINGS + 1 }, (_, at) => {
    const part = at / RINGS;
    const lift = part ** 1.7 * (Math.PI / 2) - 0.06;
    const color =
      lift < 0.13
        ? mixed(low, middle, Math.max(0, lift / 0.13))
        : mixed(middle, top, Math.min(1, (lift - 0.13) / 0.42));
    return [Math.sin(lift) * RADIUS, Math.cos(lift) * RADIUS, color] as const;
  });
  return new Mold().column([0, 0, 0], 24, rings);
}

function sun(mold: Mold, theme: Theme): void {
  const [, middle] = theme.sky;
  const [sx, sy, sz] = SUN;
  for (const [radius, color] of [
    [150, mixed(middle, theme.sun, 0.22)],
    [108, mixed(middle, theme.sun, 0.5)],
    [74, theme.sun],
  ] as const) {
    for (let side = 0; side < 28; side += 1) {
      const spot = (at: number): Corner => {
        const angle = (at / 28) * 2 * Math.PI;
        const across = Math.cos(angle) * radius * Math.SQRT1_2;
        return [sx + across, sy + Math.sin(angle) * radius, sz - across];
      };
      mold.triangle(SUN, spot(side), spot(side + 1), color);
    }
  }
}

/** A flat body in the sky: `across` and `up` in meters, seen from the middle at `angle`. */
function onDome(angle: number, across: number, up: number): Corner {
  const turn = angle + across / 820;
  return [Math.cos(turn) * 820, up, Math.sin(turn) * 820];
}

function clouds(mold: Mold, theme: Theme, key: string): void {
  const rng = createRng(`${key} clouds`);
  const [top, middle] = theme.sky;
  const light = mixed(mixed(middle, '#ffffff', 0.72), top, 0.06);
  const shade = mixed(light, middle, 0.55);
  for (let cloud = 0; cloud < 13; cloud += 1) {
    const angle = ((cloud + rng.between(0.1, 0.9)) / 13) * 2 * Math.PI;
    const up = rng.between(150, 330);
    const size = rng.between(26, 54);
    const lobes = 3 + rng.int(3);
    for (let lobe = 0; lobe < lobes; lobe += 1) {
      const across = (lobe - (lobes - 1) / 2) * size * 1.15;
      const round = size * (lobe === 0 || lobe === lobes - 1 ? 0.62 : rng.between(0.85, 1.15));
      const cuts = 9;
      for (let cut = 0; cut < cuts; cut += 1) {
        const rim = (at: number): Corner => {
          const turn = (at / cuts) * Math.PI;
          return onDome(angle, across + Math.cos(turn) * round, up + Math.sin(turn) * round * 0.8);
        };
        mold.triangle(
          onDome(angle, across, up - 2),
          rim(cut),
          rim(cut + 1),
          cut < 3 ? shade : light,
        );
      }
    }
    const wide = lobes * size * 0.62;
    mold.quad(
      onDome(angle, -wide, up),
      onDome(angle, wide, up),
      onDome(angle, wide * 0.86, up - size * 0.2),
      onDome(angle, -wide * 0.86, up - size * 0.2),
      shade,
    );
  }
}

/** Two rows of table mountains at the edge of sight, the nearer one darker. */
function ranges(mold: Mold, theme: Theme, key: string): void {
  const rng = createRng(`${key} ranges`);
  const low = theme.sky[2];
  for (const [color, most, cuts] of [
    [mixed(low, theme.rock[1], 0.3), 92, 34],
    [mixed(low, theme.rock[0], 0.5), 58, 27],
  ] as const) {
    let angle = 0;
    const wide = (2 * Math.PI) / cuts;
    for (let cut = 0; cut < cuts; cut += 1, angle += wide) {
      const high = rng.chance(0.22) ? most * 0.2 : rng.between(most * 0.45, most);
      const slope = rng.between(16, 34);
      const half = wide * 410;
      mold.quad(
        onDome(angle, -half - slope, -40),
        onDome(angle, half + slope, -40),
        onDome(angle, half - slope * 0.2, high),
        onDome(angle, -half + slope * 0.4, high * rng.between(0.9, 1)),
        color,
      );
    }
  }
}

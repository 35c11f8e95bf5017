import {
  BackSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  Mold,
  type Corner,
} from '@playgrove/kit/scene3d';
import { mixed, type Theme } from './theme.ts';

const SKY_RADIUS = 950;

/** A dome in bands of colour, and the sun. */
export function sky(theme: Theme): Group {
  const group = new Group();
  const [top, middle, low] = theme.sky;
  const rings = Array.from({ length: 25 }, (_, at) => {
    const lift = (at / 24) * (Math.PI / 2) - 0.08;
    const part = at / 24;
    const colour =
      part < 0.35
        ? mixed(low, middle, part / 0.35)
        : mixed(middle, top, Math.min(1, (part - 0.35) / 0.5));
    return [Math.sin(lift) * SKY_RADIUS, Math.cos(lift) * SKY_RADIUS, colour] as const;
  });
  const dome = new Mold().column([0, 0, 0], 24, rings);
  const paint = new MeshBasicMaterial({
    vertexColors: true,
    side: BackSide,
    fog: false,
    depthWrite: false,
  });
  const mesh = new Mesh(dome.geometry(), paint);
  mesh.renderOrder = -2;
  const disc = new Mold();
  const [sx, sy, sz] = [-560, 190, -560];
  for (const [radius, colour, back] of [
    [120, mixed(middle, theme.sun, 0.35), 6],
    [84, theme.sun, 0],
  ] as const) {
    for (let side = 0; side < 28; side += 1) {
      const spot = (at: number): Corner => {
        const angle = (at / 28) * 2 * Math.PI;
        const across = Math.cos(angle) * radius;
        return [
          sx + across * Math.SQRT1_2 - back,
          sy + Math.sin(angle) * radius,
          sz - across * Math.SQRT1_2 - back,
        ];
      };
      disc.triangle([sx - back, sy, sz - back], spot(side), spot(side + 1), colour);
    }
  }
  const sun = new Mesh(
    disc.geometry(),
    new MeshBasicMaterial({ vertexColors: true, fog: false, depthWrite: false }),
  );
  sun.renderOrder = -1;
  group.add(mesh, sun);
  return group;
}

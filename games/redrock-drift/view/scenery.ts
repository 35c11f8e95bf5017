import {
  DirectionalLight,
  Fog,
  type Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Mold,
} from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/track';
import { cliffs } from './cliffs.ts';
import { furniture } from './furniture.ts';
import { bows, mesas } from './landmarks.ts';
import { Plots, still } from './plots.ts';
import { road } from './road.ts';
import { mixed, type Theme } from './theme.ts';

/** All that stands still on one course, but the sky. */
export function buildScenery(track: Track, theme: Theme, key: string): Group {
  const plots = new Plots(track);
  road(plots, theme);
  cliffs(plots, theme, key);
  furniture(plots, theme);
  bows(plots, theme, key);
  const far = new Mold();
  desert(far, track, theme);
  mesas(far, track, theme, key);
  const group = plots.group();
  const around = new Mesh(far.geometry(), new MeshLambertMaterial({ vertexColors: true }));
  still(around);
  const above = new HemisphereLight(
    mixed(theme.sky[1], '#ffffff', 0.7),
    mixed(theme.ground, '#ffffff', 0.25),
    2,
  );
  const sun = new DirectionalLight(mixed(theme.light, '#ffffff', 0.45), 2.5);
  sun.position.set(-0.6, 0.6, -0.5);
  group.add(around, above, sun);
  return group;
}

export function fogOf(theme: Theme): Fog {
  return new Fog(theme.sky[2], 110, 640);
}

function desert(mold: Mold, track: Track, theme: Theme): void {
  const xs = track.samples.map(({ x }) => x);
  const ys = track.samples.map(({ y }) => y);
  const [west, east] = [Math.min(...xs) - 700, Math.max(...xs) + 700];
  const [north, south] = [Math.min(...ys) - 700, Math.max(...ys) + 700];
  mold.quad(
    [west, -0.35, south],
    [east, -0.35, south],
    [east, -0.35, north],
    [west, -0.35, north],
    theme.ground,
  );
}

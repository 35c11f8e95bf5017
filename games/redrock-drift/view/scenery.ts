import {
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Mold,
} from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/logic/track';
import { cliffs } from './cliffs.ts';
import { furniture } from './furniture.ts';
import { bows, mesas } from './landmarks.ts';
import { Plots, still, type Wanted } from './plots.ts';
import { road } from './road.ts';
import { mixed, type Theme } from './theme.ts';

export type Scenery = {
  readonly group: Group;
  /** Builds what was not in sight. */
  readonly finish: () => void;
};

/** All bodies that stand still on one course, but the sky; at first those in sight. */
export function buildScenery(track: Track, theme: Theme, key: string, inSight: Wanted): Scenery {
  const paint = new MeshLambertMaterial({ vertexColors: true });
  const build = (wanted: Wanted): Group => {
    const plots = new Plots(track, wanted);
    road(plots, theme);
    cliffs(plots, theme, key);
    furniture(plots, theme);
    bows(plots, theme, key);
    return plots.group(paint);
  };
  const group = build(inSight);
  const far = new Mold();
  desert(far, track, theme);
  mesas(far, track, theme, key);
  const around = new Mesh(far.geometry(), paint);
  still(around);
  around.frustumCulled = false;
  group.add(around);
  return { group, finish: () => void group.add(build((samples) => !inSight(samples))) };
}

/** From the sky, and from the sun. */
export function lightsOf(theme: Theme): Group {
  const above = new HemisphereLight(
    mixed(theme.sky[1], '#ffffff', 0.7),
    mixed(theme.ground, '#ffffff', 0.25),
    2,
  );
  const sun = new DirectionalLight(mixed(theme.light, '#ffffff', 0.45), 2.5);
  sun.position.set(-0.6, 0.6, -0.5);
  return new Group().add(above, sun);
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

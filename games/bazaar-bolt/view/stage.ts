import {
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  Swarm,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { buildGoat, type Goat } from './goat.ts';
import { buildHero, type Hero } from './hero.ts';
import { houses } from './houses.ts';
import * as props from './props.ts';
import * as street from './street.ts';
import type { Theme } from './theme.ts';

/** Copies of one body that are placed again in each frame, each a single draw call. */
export type Copies = {
  readonly houses: readonly Swarm[];
  readonly paving: Swarm;
  readonly lanterns: Swarm;
  readonly sacks: Swarm;
  readonly line: Swarm;
  readonly crates: Swarm;
  readonly coin: Swarm;
  readonly shadow: Swarm;
};
/** What the first picture does not wait for. */
export type Later = {
  readonly jars: Swarm;
  readonly stall: Swarm;
  readonly trampoline: Swarm;
  readonly carpet: Swarm;
  readonly carrot: Swarm;
  readonly pennants: Swarm;
  readonly sail: Swarm;
  readonly roof: Swarm;
  readonly gate: Swarm;
  readonly sign: Swarm;
};

export type Stage = {
  readonly view: Scene3d;
  readonly paint: MeshLambertMaterial;
  readonly glow: MeshBasicMaterial;
  readonly above: HemisphereLight;
  readonly sun: DirectionalLight;
  readonly fog: Fog;
  readonly sky: Mesh;
  readonly skyline: Group;
  readonly hero: Hero;
  readonly goat: Goat;
  readonly copies: Copies;
  later: Later | undefined;
  /** All copies of both lists. */
  swarms: readonly Swarm[];
  /** The light that is set. */
  light: string;
};

export function openStage(to: Surface): Stage {
  const view = openScene(to);
  const paint = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true });
  const dark = new MeshBasicMaterial({ transparent: true, opacity: 0.34, depthWrite: false });
  const above = new HemisphereLight('#ffffff', '#b0708a', 2);
  const sun = new DirectionalLight('#ffffff', 2.2);
  sun.position.set(-3, 7, 6);
  const fog = new Fog('#ffc27d', 34, 94);
  view.scene.fog = fog;
  const sky = new Mesh(
    heaven().geometry(),
    new MeshBasicMaterial({ vertexColors: true, fog: false }),
  );
  const skyline = new Group();
  skyline.add(new Mesh(domes().geometry(), new MeshBasicMaterial({ fog: false })));
  const [hero, goat] = [buildHero(paint), buildGoat(paint)];
  const swarm = (mold: Mold, most: number): Swarm => new Swarm(mold.geometry(), paint, most);
  const copies: Copies = {
    houses: houses().map((mold) => swarm(mold, 40)),
    paving: swarm(street.paving(), 50),
    lanterns: new Swarm(street.lanterns().geometry(), glow, 24),
    sacks: swarm(props.sacks(), 60),
    line: swarm(props.line(), 48),
    crates: swarm(props.crates(), 60),
    coin: swarm(props.coin(), 220),
    shadow: new Swarm(disc().geometry(), dark, 24),
  };
  view.scene.add(above, sun, sky, skyline, hero.group, goat.group);
  addAll(view, copies);
  for (const one of [sky, skyline]) one.frustumCulled = false;
  return {
    view,
    paint,
    glow,
    above,
    sun,
    fog,
    sky,
    skyline,
    hero,
    goat,
    copies,
    later: undefined,
    swarms: Object.values(copies).flat(),
    light: '',
  };
}

export function finish(stage: Stage): Later {
  if (stage.later) return stage.later;
  const swarm = (mold: Mold, most: number): Swarm => new Swarm(mold.geometry(), stage.paint, most);
  const later: Later = {
    jars: swarm(props.jars(), 60),
    stall: swarm(props.stall(), 60),
    trampoline: swarm(props.trampoline(), 30),
    carpet: swarm(props.carpet(), 12),
    carrot: swarm(props.carrot(), 8),
    pennants: new Swarm(street.pennants().geometry(), stage.glow, 24),
    sail: new Swarm(street.sail().geometry(), stage.glow, 24),
    roof: swarm(street.roof(), 30),
    gate: swarm(street.gate(), 4),
    sign: swarm(street.sign(), 8),
  };
  addAll(stage.view, later);
  stage.later = later;
  stage.swarms = [...stage.swarms, ...Object.values(later)];
  return later;
}

function addAll(
  { scene }: Scene3d,
  copies: Readonly<Record<string, Swarm | readonly Swarm[]>>,
): void {
  for (const one of Object.values(copies).flat()) scene.add(one.mesh);
}

/** Bands of sky, from the zenith down; their colors are set with the light. */
const BANDS = 18;
const SKY_FAR = 170;

function heaven(): Mold {
  const mold = new Mold();
  for (let band = 0; band < BANDS; band += 1) {
    const [top, low] = [1 - band / BANDS, 1 - (band + 1) / BANDS];
    const high = (part: number): number => -6 + part * 130;
    for (const z of [-1, 1]) {
      const [a, b] = z < 0 ? [-260, 260] : [260, -260];
      mold.quad(
        [a, high(low), z * SKY_FAR],
        [b, high(low), z * SKY_FAR],
        [b, high(top), z * SKY_FAR],
        [a, high(top), z * SKY_FAR],
        '#ffffff',
      );
    }
  }
  return mold;
}

/** Domes and towers far away; the color is set with the light. */
function domes(): Mold {
  const mold = new Mold();
  const white = '#ffffff';
  const far = -150;
  const dome = (x: number, r: number, high: number): void => {
    mold.box([x, high / 2, far], [r * 2.2, high, 2], white);
    mold.column([x, high, far], 10, [
      [0, r, white],
      [r * 0.5, r * 1.04, white],
      [r * 1.1, r * 0.6, white],
      [r * 1.45, r * 0.12, white],
      [r * 2, 0.02, white],
    ]);
  };
  const tower = (x: number, high: number): void => {
    mold.box([x, high / 2, far], [3, high, 2], white);
    mold.box([x, high, far], [4.4, 1.2, 2], white);
    mold.column([x, high, far], 8, [
      [0, 1.5, white],
      [4, 1.5, white],
      [6, 0.9, white],
      [9, 0.02, white],
    ]);
  };
  dome(-26, 9, 12);
  dome(20, 12, 16);
  dome(52, 8, 9);
  dome(-58, 10, 8);
  tower(-8, 26);
  tower(36, 30);
  tower(-42, 24);
  mold.box([0, 3, far], [240, 8, 1], white);
  return mold;
}

function disc(): Mold {
  const mold = new Mold();
  for (let side = 0; side < 12; side += 1) {
    const [a, b] = [(side / 6) * Math.PI, ((side + 1) / 6) * Math.PI];
    mold.triangle(
      [0, 0, 0],
      [Math.cos(b), 0, Math.sin(b)],
      [Math.cos(a), 0, Math.sin(a)],
      '#ffffff',
    );
  }
  return mold;
}

const MIX = new Color();
const LOW = new Color();

export function setLight(stage: Stage, theme: Theme, key: string): void {
  if (stage.light === key) return;
  stage.light = key;
  stage.fog.color.set(theme.fog);
  stage.above.color.set(theme.above);
  stage.above.groundColor.set(theme.below);
  stage.above.intensity = theme.bright;
  stage.sun.color.set(theme.sun);
  stage.sun.intensity = theme.bright * 0.5;
  const colors = stage.sky.geometry.getAttribute('color');
  for (let at = 0; at < colors.count; at += 1) {
    // Twelve corners a band: two quads of two triangles.
    const part = (Math.floor(at / 12) / (BANDS - 1)) * 3;
    const index = Math.min(2, Math.floor(part));
    MIX.set(theme.sky[index] ?? theme.fog);
    LOW.set(theme.sky[index + 1] ?? theme.fog);
    MIX.lerp(LOW, part - index);
    colors.setXYZ(at, MIX.r, MIX.g, MIX.b);
  }
  colors.needsUpdate = true;
  const [line] = stage.skyline.children;
  if (line instanceof Mesh && line.material instanceof MeshBasicMaterial) {
    line.material.color.set(theme.fog);
    MIX.set(theme.sky[1]);
    line.material.color.lerp(MIX, 0.42);
  }
}

import { mix } from '@playgrove/kit/draw';
import {
  Color,
  DirectionalLight,
  DoubleSide,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  Swarm,
  Vector3,
  type Scene3d,
  Soft,
} from '@playgrove/kit/scene3d';
import type { Surface } from '@playgrove/kit/runtime';
import { BIOMES, type Biome } from '../rules/levels.ts';
import type { Kind } from '../rules/types.ts';
import { buildHero, type Hero } from './hero.ts';
import * as props from './props.ts';
import { arch, markings, strips } from './road.ts';
import { LIGHTS, type Light, type Look } from './theme.ts';
import { chevron, MAKES } from './toys.ts';

/** How far away the sky stands, and steps from one light to the next. */
const SKY = 260;
const STEPS = 24;

/** By how much the world falls away and turns, by the square of the distance. */
const bend = { value: new Vector3() };

/** Lets a material follow the bend of the road: the picture alone, never the rules. */
function bent<M extends MeshLambertMaterial | MeshBasicMaterial>(material: M): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['bend'] = bend;
    shader.vertexShader = `uniform vec3 bend;\n${shader.vertexShader.replace(
      '#include <project_vertex>',
      `#include <project_vertex>
      mvPosition.xy += bend.xy * mvPosition.z * mvPosition.z;
      gl_Position = projectionMatrix * mvPosition;`,
    )}`;
  };
  return material;
}

export type Stage = {
  readonly view: Scene3d;
  readonly paint: MeshLambertMaterial;
  readonly flat: MeshBasicMaterial;
  readonly cars: Readonly<Record<Kind, Swarm>>;
  readonly props: Readonly<
    Record<'palm' | 'poplar' | 'lamp' | 'tower' | 'house' | 'umbrella', Swarm>
  >;
  readonly patch: Swarm;
  readonly glow: Swarm;
  readonly arrows: Swarm;
  readonly streak: Swarm;
  readonly wind: Swarm;
  readonly swarms: readonly Swarm[];
  readonly lines: Group;
  readonly lanes: Group;
  readonly gate: Group;
  readonly tints: Readonly<
    Record<'road' | 'ground' | 'lines' | 'far' | 'disc' | 'halo', MeshBasicMaterial>
  >;
  readonly sky: Mesh;
  readonly stars: Mesh;
  readonly sun: Group;
  readonly far: Readonly<Record<Biome, Mesh>>;
  readonly above: HemisphereLight;
  readonly lamp: DirectionalLight;
  readonly fog: Fog;
  hero: Hero | undefined;
  ghost: Hero | undefined;
  look: string;
  light: string;
};

export function openStage(to: Surface): Stage {
  const view = openScene(to);
  const { scene } = view;
  const paint = bent(new MeshLambertMaterial({ vertexColors: true }));
  const flat = bent(new MeshBasicMaterial({ vertexColors: true }));
  const soft = bent(
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    }),
  );
  const tint = (): MeshBasicMaterial => bent(new MeshBasicMaterial({ vertexColors: true }));
  const still = (): MeshBasicMaterial => new MeshBasicMaterial({ fog: false });
  const tints = {
    road: tint(),
    ground: tint(),
    lines: tint(),
    far: still(),
    disc: still(),
    halo: new MeshBasicMaterial({
      fog: false,
      vertexColors: true,
      transparent: true,
      depthWrite: false,
    }),
  };
  const swarm = (
    mold: Mold,
    most: number,
    material: MeshLambertMaterial | MeshBasicMaterial = paint,
  ) => new Swarm(mold.geometry(), material, most);
  const cars = {
    bug: swarm(MAKES.bug(), 40),
    van: swarm(MAKES.van(), 40),
    bus: swarm(MAKES.bus(), 30),
    hay: swarm(MAKES.hay(), 30),
    cream: swarm(MAKES.cream(), 30),
  };
  const sides = {
    palm: swarm(props.palm(), 40),
    poplar: swarm(props.poplar(), 60),
    lamp: swarm(props.lamp(), 24),
    tower: swarm(props.tower(), 50, flat),
    house: swarm(props.house(), 30),
    umbrella: swarm(props.umbrella(), 40),
  };
  const flatDisc = new Soft().disc([0, 0, 0], [1, 1.7], '#ffffff', 0.42, {
    core: 0.45,
    lies: true,
  });
  const standing = new Soft()
    .disc([0, 0, 0], [1, 1], '#ffffff', 0.34, { sides: 14 })
    .disc([0, 0, 0.01], [0.3, 0.3], '#ffffff', 0.95, { core: 0.6, sides: 12 });
  const extras = {
    patch: new Swarm(flatDisc.geometry(), soft, 120),
    glow: new Swarm(standing.geometry(), soft, 220),
    arrows: swarm(chevron(), 20, flat),
    streak: swarm(new Mold().box([0, 0, 0], [0.07, 0.07, 0.7], '#ffffff'), 160, flat),
    wind: swarm(new Mold().box([0, 0, 0], [0.025, 0.025, 3.4], '#ffffff'), 40, flat),
  };
  const swarms = [...Object.values(cars), ...Object.values(sides), ...Object.values(extras)];
  const lines = new Group();
  lines.add(new Mesh(markings().geometry(), tints.lines));
  // Both move on together with the lines.
  const ground = new Mesh(strips(90, -0.03, '#d9d3e6').geometry(), tints.ground);
  const road = new Mesh(strips(5.4, 0, '#ebe7f2').geometry(), tints.road);
  const lanes = new Group();
  lanes.add(ground, road);
  const gate = new Group();
  gate.add(new Mesh(arch().geometry(), flat));
  const sky = new Mesh(
    heaven().geometry(),
    new MeshBasicMaterial({ vertexColors: true, fog: false }),
  );
  const sun = new Group();
  sun.add(
    new Mesh(
      new Soft().disc([0, 0, 0], [3.4, 3.4], '#ffffff', 0.55, { sides: 30 }).geometry(),
      tints.halo,
    ),
    new Mesh(disc().geometry(), tints.disc),
  );
  sun.children[1]?.position.set(0, 0, 0.1);
  const stars = new Mesh(starlight().geometry(), tints.halo);
  stars.renderOrder = -7;
  const far = Object.fromEntries(
    BIOMES.map((biome, at) => [biome, new Mesh(props.skyline(at).geometry(), tints.far)]),
  ) as unknown as Record<Biome, Mesh>;
  const above = new HemisphereLight('#ffffff', '#ffffff', 2);
  const lamp = new DirectionalLight('#ffffff', 1);
  lamp.position.set(-4, 7, 6);
  const fog = new Fog('#ffffff', 46, 158);
  scene.fog = fog;
  scene.add(above, lamp, sky, stars, sun, lanes, lines, gate, ...Object.values(far));
  for (const { mesh } of swarms) scene.add(mesh);
  for (const one of [sky, sun, lanes, lines, gate, ...Object.values(far)])
    one.traverse((each) => (each.frustumCulled = false));
  // From far to near: the sky first, what is see-through last.
  [sky, sun, ...Object.values(far)].forEach((one, at) =>
    one.traverse((each) => (each.renderOrder = at - 9)),
  );
  return {
    view,
    paint,
    flat,
    cars,
    props: sides,
    ...extras,
    swarms,
    lines,
    lanes,
    gate,
    tints,
    sky,
    stars,
    sun,
    far,
    above,
    lamp,
    fog,
    hero: undefined,
    ghost: undefined,
    look: '',
    light: '',
  };
}

function starlight(): Soft {
  const soft = new Soft();
  for (let star = 0; star < 60; star += 1) {
    const size = 0.5 + props.odd(star, 3) * 0.8;
    const at = [props.odd(star, 1) * 360 - 180, 22 + props.odd(star, 2) * 150, 2 - SKY] as const;
    soft.disc(at, [size, size], '#ffffff', 0.95, { core: 0.4, sides: 6 });
  }
  return soft;
}

const BANDS = 16;
function heaven(): Mold {
  const mold = new Mold();
  for (let band = 0; band < BANDS; band += 1) {
    const [low, high] = [band / BANDS, (band + 1) / BANDS].map(
      (part) => -34 + part * part * 190 + part * 30,
    );
    mold.quad(
      [-420, low ?? 0, -SKY],
      [420, low ?? 0, -SKY],
      [420, high ?? 0, -SKY],
      [-420, high ?? 0, -SKY],
      '#ffffff',
    );
  }
  return mold;
}

function disc(): Mold {
  const mold = new Mold();
  const at = (side: number) =>
    [Math.cos((side / 18) * Math.PI), Math.sin((side / 18) * Math.PI), 0] as const;
  for (let side = 0; side < 36; side += 1)
    mold.triangle([0, 0, 0], at(side), at(side + 1), '#ffffff');
  return mold;
}

export function dress(stage: Stage, look: Look): void {
  if (stage.look === look.id) return;
  stage.look = look.id;
  for (const old of [stage.hero, stage.ghost]) {
    old?.group.removeFromParent();
    for (const { geometry } of old?.parts ?? []) geometry.dispose();
  }
  stage.hero = buildHero(stage.paint, stage.flat, look);
  const veil = bent(
    new MeshBasicMaterial({ color: '#cfe6ff', transparent: true, opacity: 0.3, depthWrite: false }),
  );
  stage.ghost = buildHero(stage.paint, stage.flat, look);
  for (const part of stage.ghost.parts) part.material = veil;
  stage.view.scene.add(stage.hero.group, stage.ghost.group);
}

export const mixLights = (now: Light, next: Light, part: number): Light => {
  const color = (key: keyof Light): string => mix(String(now[key]), String(next[key]), part);
  const value = (key: keyof Light): number =>
    Number(now[key]) + (Number(next[key]) - Number(now[key])) * part;
  return {
    sky: now.sky.map((one, at) => mix(one, next.sky[at] ?? one, part)) as unknown as Light['sky'],
    fog: color('fog'),
    ground: color('ground'),
    road: color('road'),
    lines: color('lines'),
    above: color('above'),
    below: color('below'),
    sun: color('sun'),
    bright: value('bright'),
    disc: color('disc'),
    halo: color('halo'),
    high: value('high'),
    size: value('size'),
    far: color('far'),
    glow: value('glow'),
  };
};

const LOW = new Color();
const HIGH = new Color();

/** Lights the world for a biome on its way to the next one. @returns how much lamps glow */
export function lightUp(stage: Stage, now: Biome, next: Biome, part: number, turn: number): number {
  const step = Math.round(part * STEPS);
  const light = step === 0 ? LIGHTS[now] : mixLights(LIGHTS[now], LIGHTS[next], step / STEPS);
  bend.value.set(turn, -0.0003, 0);
  for (const biome of BIOMES) {
    const mesh = stage.far[biome];
    const shown = biome === now ? 1 - part : biome === next ? part : 0;
    mesh.visible = shown > 0.02;
    mesh.position.set(turn * 22_000, -11 - (1 - Math.min(1, shown * 1.3)) * 30, -SKY + 8);
  }
  stage.sun.position.set(-18 + turn * 22_000, light.high - 4, -SKY + 3);
  stage.sun.scale.setScalar(light.size);
  stage.stars.visible = light.glow > 0.9;
  const key = `${now} ${next} ${step}`;
  if (stage.light === key) return light.glow;
  stage.light = key;
  stage.fog.color.set(light.fog);
  stage.above.color.set(light.above);
  stage.above.groundColor.set(light.below);
  stage.above.intensity = light.bright;
  stage.lamp.color.set(light.sun);
  stage.lamp.intensity = light.bright * 0.62;
  for (const name of ['road', 'ground', 'lines', 'far', 'disc', 'halo'] as const)
    stage.tints[name].color.set(light[name]);
  const colors = stage.sky.geometry.getAttribute('color');
  for (let corner = 0; corner < colors.count; corner += 1) {
    // Six corners a band; the third, the fifth and the sixth are its upper ones.
    const upper = [2, 4, 5].includes(corner % 6) ? 1 : 0;
    const up = Math.min(1, ((Math.floor(corner / 6) + upper) / BANDS) * 1.25) * 3;
    const at = Math.min(2, Math.floor(up));
    LOW.set(light.sky[at] ?? light.fog);
    HIGH.set(light.sky[at + 1] ?? light.fog);
    LOW.lerp(HIGH, up - at);
    colors.setXYZ(corner, LOW.r, LOW.g, LOW.b);
  }
  colors.needsUpdate = true;
  return light.glow;
}

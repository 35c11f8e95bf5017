import { mix } from '@playgrove/kit/draw';
import {
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  Swarm,
  type Scene3d,
  Soft,
} from '@playgrove/kit/scene3d';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { floorOf, oilAt, sinceBeam, type Floor } from '../rules/floors.ts';
import { floorsOf, isNight } from '../rules/levels.ts';
import { STORY, SWEEP, TILE, TILES, TURN, type State } from '../rules/types.ts';
import { FLOOR, FRONT, lookOn, PITCH, RING } from './camera.ts';
import * as props from './props.ts';
import { buildSky, odd, tone, type Sky } from './sky.ts';
import { HEAT, LIT, STONES, WALL } from './theme.ts';
import type { Ui } from './ui.ts';

/** Floors drawn above and below the camera's. */
const ABOVE = 2;
const BELOW = 7;
/** How many steps of dark there are: the sky is painted again for each. */
const DARKS = 24;
/** What each stone of a floor is higher than the next one toward the gap. */
const STEP = 0.032;
/** The part of the beam's way around for which heat glows after it. */
const AFTERGLOW = 0.62;
/** The sea above the place of the floor that would come after the last. */
const SEA = 0.5;
const GULLS = 4;

type Stage = {
  readonly view: Scene3d;
  readonly stones: Swarm;
  readonly heats: Swarm;
  readonly flames: Swarm;
  readonly walls: Swarm;
  readonly frames: Swarm;
  readonly panes: Swarm;
  readonly swarms: readonly Swarm[];
  readonly soft: MeshBasicMaterial;
  readonly backdrop: Group;
  readonly room: Group;
  readonly foot: Group;
  readonly beam: Mesh;
  readonly shadow: Mesh;
  readonly gulls: readonly { readonly group: Group; readonly wings: readonly Mesh[] }[];
  readonly lamp: DirectionalLight;
  readonly air: HemisphereLight;
  sky: Sky | undefined;
  shore: Mesh | undefined;
  dark: number;
};

let stage: Stage | undefined;

function open(to: Surface): Stage {
  const view = openScene(to);
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const plain = new MeshBasicMaterial({ vertexColors: true });
  const bird = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  const soft = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const most = (ABOVE + BELOW + 2) * TILES + 60;
  const swarms = {
    stones: new Swarm(props.stone(), solid, most),
    heats: new Swarm(props.heat(), plain, most),
    flames: new Swarm(props.flame(), plain, most * 2),
    walls: new Swarm(props.wall(), solid, 16),
    frames: new Swarm(props.frame(), solid, 16),
    panes: new Swarm(props.pane(), plain, 16),
  };
  const [room, foot, backdrop] = [new Group(), new Group(), new Group()];
  const [roomBody, roomGlow] = [new Mold(), new Mold()];
  props.lampRoom(roomBody, roomGlow);
  room.add(new Mesh(roomBody.geometry(), solid), new Mesh(roomGlow.geometry(), plain));
  room.add(new Mesh(new Soft().disc([0, 2.2, 1], [2.6, 2.2], '#fff0b0', 0.5).geometry(), soft));
  foot.add(new Mesh(props.rocks().geometry(), solid));
  const gulls = Array.from({ length: GULLS }, () => {
    const group = new Group();
    const wings = [new Mesh(props.wing(), bird), new Mesh(props.wing(), bird)];
    wings[1]?.rotation.set(0, Math.PI, 0);
    group.add(...wings);
    return { group, wings };
  });
  const beam = new Mesh(props.beam().geometry(), soft);
  const shadow = new Mesh(
    new Soft().disc([0, 0, 0], [0.36, 0.36], '#2b1b4d', 0.5, { core: 0.5, lies: true }).geometry(),
    soft,
  );
  const lamp = new DirectionalLight('#ffffff', 1);
  lamp.position.set(-5, 6, 8);
  const air = new HemisphereLight('#ffffff', '#ffffff', 1);
  view.scene.add(lamp, air, room, foot, backdrop, beam, shadow);
  for (const { mesh } of Object.values(swarms)) view.scene.add(mesh);
  for (const { group } of gulls) view.scene.add(group);
  return {
    view,
    ...swarms,
    swarms: Object.values(swarms),
    soft,
    backdrop,
    room,
    foot,
    beam,
    shadow,
    gulls,
    lamp,
    air,
    sky: undefined,
    shore: undefined,
    dark: -1,
  };
}

/** Draws the tower over the sea. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  stage ??= open(to);
  const on = stage;
  if (on.view.state !== 'ready') return false;
  const { depth, dark } = ui.show;
  darken(on, Math.round(dark.value * DARKS) / DARKS);
  const eye = lookOn(on.view, to, -depth.value * FLOOR);
  placeSky(on, to, state, depth.value, eye);
  for (const one of on.swarms) one.begin();
  const first = Math.max(0, Math.floor(depth.value) - ABOVE);
  const last = Math.min(floorsOf(state.params) - 1, first + ABOVE + BELOW);
  for (let index = first; index <= last; index += 1) {
    const floor = floorOf(state, index);
    wallAt(on, index, ui, dark.value);
    if (!state.broken.includes(index)) floorAt(on, to, state, ui, floor, index);
  }
  if (first === 0) wallAt(on, -1, ui, dark.value);
  shards(on, ui, dark.value);
  for (const one of on.swarms) one.end();
  on.room.visible = first === 0;
  on.room.rotation.y = radians(ui.angle);
  on.beam.visible = isNight(state.params, state.floor);
  on.beam.rotation.y = radians(beamAt(state.clock));
  on.beam.position.y = eye.middle;
  const floor = floorOf(state, state.floor);
  on.shadow.visible = state.phase === 'play' && !state.broken.includes(state.floor);
  const tile = floor.tiles[tileBelow(ui)];
  if (tile === 'gap') on.shadow.visible = false;
  on.shadow.position.set(0, -state.floor * FLOOR + riseOf(floor, tileBelow(ui)) + 0.045, FRONT);
  on.shadow.scale.setScalar(Math.max(0.4, 1 - (state.high / STORY) * 0.9));
  fly(on, to, eye.middle);
  return on.view.render(to, motion.dt);
}

const radians = (angle: number): number => (angle / TURN) * 2 * Math.PI;
const beamAt = (clock: number): number => ((clock % SWEEP) / SWEEP) * TURN;
const tileBelow = ({ angle }: Ui): number =>
  Math.floor((((-angle % TURN) + TURN) % TURN) / TILE) % TILES;

/** Stairs: each stone is a little lower than the one before, down to the gap. */
const riseOf = ({ gap, wide }: Floor, tile: number): number =>
  (TILES - wide - 1 - ((tile - gap - wide + TILES * 2) % TILES)) * STEP;

/** Paints sky, sea and light for how dark it is. */
function darken(on: Stage, dark: number): void {
  if (on.dark === dark) return;
  on.dark = dark;
  if (on.sky) disposeGeometry(on.sky.group);
  on.sky = buildSky(on.soft, dark);
  on.backdrop.add(on.sky.group);
  if (on.shore) disposeGeometry(on.shore);
  const water = tone(['#4a62ac', '#1c2f66'], dark);
  on.shore = new Mesh(props.shore(water, tone(['#ffe9e0', '#8fa4dc'], dark)).geometry(), on.soft);
  on.foot.add(on.shore);
  on.lamp.color = new Color(tone(['#ffd9a8', '#b9c8ff'], dark));
  on.lamp.intensity = 2.1 - dark * 0.9;
  on.air.color = new Color(tone(['#ffe9f2', '#93a6ee'], dark));
  on.air.groundColor = new Color(tone(['#a06aa8', '#2a2a6c'], dark));
  on.air.intensity = 2 - dark * 0.35;
  on.view.scene.background = new Color(tone(['#234683', '#101f45'], dark));
}

/** The material is shared. */
function disposeGeometry(root: Group | Mesh): void {
  root.removeFromParent();
  root.traverse((one) => (one as Partial<Mesh>).geometry?.dispose());
}

/** The horizon rises as the sea comes nearer. */
function placeSky(
  on: Stage,
  to: Surface,
  { params, floor }: State,
  depth: number,
  { y, z, half }: { readonly y: number; readonly z: number; readonly half: number },
): void {
  const floors = floorsOf(params);
  const all = Number.isFinite(floors) ? floors : Math.ceil((floor + 30) / 60) * 60;
  const part = Math.max(0, Math.min(1, depth / all));
  on.backdrop.position.set(0, y, z);
  on.backdrop.rotation.x = -PITCH;
  on.backdrop.scale.setScalar(half);
  on.sky?.group.position.set(0, -0.52 + part * 0.62, 0);
  const time = to.reducedMotion ? 0 : to.time;
  on.sky?.waves.forEach((wave, row) => {
    wave.position.x = Math.sin(time * 0.5 + row * 1.7) * 0.06 * (row + 1) * 0.4;
    wave.position.y = Math.sin(time * 0.9 + row * 2.1) * 0.008;
  });
  const sea = -floors * FLOOR + SEA;
  on.foot.visible = Number.isFinite(floors) && depth > floors - BELOW - 2;
  if (on.foot.visible) on.foot.position.y = sea + Math.sin(time * 1.1) * 0.04;
}

function wallAt(on: Stage, index: number, ui: Ui, dark: number): void {
  const y = -index * FLOOR - FLOOR;
  const turn = radians(ui.angle);
  const color = tone([WALL[0][index & 1] ?? '', WALL[1][index & 1] ?? ''], on.dark);
  // The wall below a floor belongs to it.
  on.walls.add(0, y, 0, 1, turn, color);
  const angle = turn + odd(index + 2, 5) * 2 * Math.PI;
  on.frames.add(0, y + 0.1, 0, 1, angle, '#ffffff');
  on.panes.add(0, y + 0.1, 0, 1, angle, dark > 0.15 || (index & 1) === 1 ? '#ffdf7a' : '#ffc98a');
}

/** Colors by how lit a stone is, mixed once. */
const lit = new Map<number, string>();
const LEVELS = 12;
function stoneColor(on: Stage, tile: number, light: number): string {
  const step = Math.round(light * LEVELS);
  const key = (Math.round(on.dark * DARKS) * 2 + (tile & 1)) * 32 + step;
  let known = lit.get(key);
  if (known === undefined) {
    const base = tone([STONES[0][tile & 1] ?? '', STONES[1][tile & 1] ?? ''], on.dark);
    known = mix(base, LIT[tile & 1] ?? '', step / LEVELS);
    lit.set(key, known);
  }
  return known;
}

/** How bright the beam has left a place, 1 in it and 0 long after; by day all is seen. */
function glowAt(night: boolean, angle: number, clock: number, after: number): number {
  if (!night) return 1;
  const since = sinceBeam(angle, beamAt(clock) + TILE / 2);
  return Math.max(0, 1 - since / after);
}

function floorAt(on: Stage, to: Surface, state: State, ui: Ui, floor: Floor, index: number): void {
  const y = -index * FLOOR;
  const night = isNight(state.params, index);
  for (let tile = 0; tile < TILES; tile += 1) {
    const kind = floor.tiles[tile];
    if (kind === 'gap') continue;
    const angle = ui.angle + tile * TILE;
    const middle = angle + TILE / 2;
    const height = y + riseOf(floor, tile);
    const light = night ? glowAt(true, middle, state.clock, 0.3) : 0;
    on.stones.add(0, height, 0, 1, radians(angle), stoneColor(on, tile, light));
    if (kind !== 'hot') continue;
    burn(on, to, angle, height, glowAt(night, middle, state.clock, AFTERGLOW), index * 16 + tile);
  }
  if (!floor.oil) return;
  const at = oilAt(floor, floor.oil, state.clock);
  const tile = Math.floor(at / TILE) % TILES;
  const height = y + riseOf(floor, tile) + 0.05;
  const middle = ui.angle + at + TILE / 2;
  burn(on, to, ui.angle + at, height, glowAt(night, middle, state.clock, AFTERGLOW), index * 16);
}

/** Heat and its flames; it fades after the beam. */
function burn(
  on: Stage,
  to: Surface,
  angle: number,
  height: number,
  glow: number,
  salt: number,
): void {
  if (glow <= 0.02) return;
  const step = Math.min(HEAT.length - 1, Math.floor(glow * HEAT.length));
  const color = HEAT[step] ?? '';
  on.heats.add(0, height, 0, 1, radians(angle), color);
  for (const [part, far] of [
    [0.3, RING - 0.35],
    [0.7, RING - 0.62],
    [0.5, RING - 1],
  ] as const) {
    const turn = radians(angle + TILE * part);
    const time = to.reducedMotion ? 1 : to.time;
    const size = (0.98 + Math.sin(time * 7 + salt * 2.3 + part * 20) * 0.22) * Math.sqrt(glow);
    on.flames.add(Math.sin(turn) * far, height, Math.cos(turn) * far, size, salt, color);
  }
}

/** Stones that fly off a smashed floor. */
function shards(on: Stage, { shards: all, angle }: Ui, dark: number): void {
  for (const { floor, tile, age } of all) {
    const turn = radians(angle + tile * TILE);
    const far = age * 3.4;
    const middle = turn + props.TURN_OF_TILE / 2;
    on.stones.add(
      Math.sin(middle) * far,
      -floor * FLOOR + age * 1.6 - age * age * 7,
      Math.cos(middle) * far,
      Math.max(0.05, 1 - age),
      turn + age * 2 * (tile & 1 ? 1 : -1),
      stoneColor(on, tile, dark > 0.5 ? 0.5 : 0),
    );
  }
}

/** Gulls on wide, slow circles beside the tower. */
function fly(on: Stage, to: Surface, middle: number): void {
  const time = to.reducedMotion ? 4 : to.time;
  on.gulls.forEach(({ group, wings }, index) => {
    const angle = time * (0.22 + index * 0.04) + index * 2.2;
    const y = middle + 2.6 - index * 2.1 + Math.sin(time * 0.6 + index) * 0.4;
    group.position.set(Math.sin(angle) * (3 + index * 0.5), y, Math.cos(angle) * 2.4 - 4.5);
    group.rotation.set(0, angle + Math.PI / 2, 0.15);
    const beat = Math.sin(time * 6 + index * 2) * 0.5 * Math.max(0, Math.sin(time * 0.8 + index));
    wings[0]?.rotation.set(0, 0, 0.18 + beat);
    wings[1]?.rotation.set(0, Math.PI, 0.18 + beat);
  });
}

/** Where a place at the front is on the surface, by floors from the top. */
export function onScreen(to: Pick<Surface, 'bleed'>, floor: number, up: number): Point | undefined {
  if (stage?.view.state !== 'ready') return undefined;
  return stage.view.onSurface(to, 0, -floor * FLOOR + up, FRONT);
}

/** How high the stones below the droplet are above their floor. */
export const riseBelow = (state: State, ui: Ui): number => {
  const floor = floorOf(state, state.floor);
  const tile = tileBelow(ui);
  return floor.tiles[tile] === 'gap' ? 0 : riseOf(floor, tile);
};

export const webglState = (): Scene3d['state'] => stage?.view.state ?? 'none';

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
  openScene,
  Swarm,
  type BufferGeometry,
  type Mold,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { rowAt } from '../rules/lanes.ts';
import { VEHICLES } from '../rules/course.ts';
import { BELL, isTrainDue } from '../rules/run.ts';
import { isRail, type Row, type State } from '../rules/types.ts';
import { lookOn } from './camera.ts';
import { Shades } from './cut.ts';
import { buildMother, duckling, type Mother } from './duck.ts';
import { cloud, drop, log, pad, signal, vehicle } from './props.ts';
import { buildRow, heightOf, LEFT, RIGHT, ROAD_Y, WATER_Y } from './strips.ts';
import { CARS, CHICK, odd, PAPERS, themeAt } from './theme.ts';
import { FLY_SECONDS, type Ui } from './ui.ts';

const SIZE = 1.22;
const CHICK_SIZE = 0.62;
/** Rows drawn before and behind the duck. */
const BEFORE = 19;
const BEHIND = 8;
const LOGS = [3, 4, 5] as const;
const DROPS = 70;

type Shaded = { readonly body: Swarm; readonly shade: Swarm };

type Stage = {
  readonly view: Scene3d;
  readonly solid: MeshLambertMaterial;
  readonly soft: MeshBasicMaterial;
  readonly rows: Map<number, { readonly row: Row | undefined; readonly group: Group }>;
  /** By length and color. */
  readonly cars: Readonly<Record<string, Shaded>>;
  readonly logs: Readonly<Record<number, Shaded>>;
  readonly pads: Shaded;
  readonly chicks: Shaded;
  readonly clouds: Shaded;
  readonly wagons: Shaded;
  readonly signals: Swarm;
  readonly drops: Swarm;
  readonly swarms: readonly Swarm[];
  readonly motherShade: Mesh;
  readonly haze: Color;
  mother: Mother | undefined;
  paper: string;
};

let stage: Stage | undefined;

function open(to: Surface): Stage {
  const view = openScene(to);
  const solid = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  const soft = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });
  const swarms: Swarm[] = [];
  const swarm = (body: BufferGeometry, material: Mesh['material'], most: number): Swarm => {
    const one = new Swarm(body, material, most);
    swarms.push(one);
    view.scene.add(one.mesh);
    return one;
  };
  const shaded = (mold: Mold, shade: BufferGeometry, most: number): Shaded => ({
    shade: swarm(shade, soft, most),
    body: swarm(mold.geometry(), solid, most),
  });
  const under = (length: number, dark: number): BufferGeometry =>
    new Shades().blob([length / 2 + 0.07, 0, 0.12], length / 2 + 0.16, 0.5, dark, 0.55).geometry();
  const cars: Record<string, Shaded> = {};
  for (const length of VEHICLES)
    CARS.forEach((color, index) => {
      const strip = CARS[(index + 1) % CARS.length] ?? color;
      cars[`${length} ${index}`] = shaded(
        vehicle(
          length,
          color,
          new Color(color).lerp(new Color(index === 1 ? '#ffffff' : strip), 0.25).getStyle(),
        ),
        under(length, 0.42),
        24,
      );
    });
  const logs = Object.fromEntries(
    LOGS.map((length) => [length, shaded(log(length), under(length, 0.36), 40)]),
  );
  const pads = shaded(pad(), under(1, 0.34), 60);
  const chicks = shaded(
    duckling(CHICK),
    new Shades().blob([0.05, 0, 0.04], 0.42, 0.5, 0.42).geometry(),
    70,
  );
  const clouds = shaded(cloud(), new Shades().blob([0, 0, 0], 2.4, 1.1, 0.34).geometry(), 14);
  const wagons = shaded(vehicle(3.2, '#8a54d8', '#ffd02e'), under(3.2, 0.42), 24);
  const signals = swarm(signal().geometry(), solid, 24);
  const drops = swarm(drop().geometry(), solid, DROPS);
  const motherShade = new Mesh(new Shades().blob([0, 0, 0], 0.5, 0.6, 0.46).geometry(), soft);
  const lamp = new DirectionalLight('#fff1d6', 1.75);
  lamp.position.set(-5, 10, 4);
  const haze = new Color(themeAt(0).haze);
  view.scene.fog = new Fog(haze, 20, 40);
  view.scene.background = haze;
  view.scene.add(motherShade, new HemisphereLight('#fffaf2', '#a99bd6', 1.75), lamp);
  return {
    view,
    solid,
    soft,
    rows: new Map(),
    cars,
    logs,
    pads,
    chicks,
    clouds,
    wagons,
    signals,
    drops,
    swarms,
    motherShade,
    haze,
    mother: undefined,
    paper: '',
  };
}

/** Draws the paper landscape and all on it. @returns false without WebGL */
export function drawWorld(
  to: Surface,
  state: State,
  ui: Ui,
  { dt, part }: Pick<Motion<State>, 'dt' | 'part'>,
): boolean {
  stage ??= open(to);
  const on = stage;
  if (on.view.state !== 'ready') return false;
  const { row } = ui.show;
  on.haze.lerp(new Color(themeAt(row.value + 6).haze), 0.05);
  lookOn(on.view, to, row.value);
  dressMother(on, to);
  const middle = Math.round(row.value);
  laySheets(on, state, middle);
  for (const one of on.swarms) one.begin();
  const now = state.clock + (state.phase === 'over' ? 0 : part);
  for (let number = middle - BEHIND; number <= middle + BEFORE; number += 1) {
    const one = rowAt(state, number);
    if (one) populate(on, one, number, now, to);
  }
  poseMother(on, to, state, ui);
  poseLine(on, state, ui, to);
  rain(on, ui.show.rain.value, to);
  for (const one of on.swarms) one.end();
  return on.view.render(to, dt);
}

function dressMother(on: Stage, to: Surface): void {
  const paper = PAPERS.of(to);
  if (on.mother && on.paper === paper.id) return;
  if (on.mother) disposeParts(on.mother.group);
  on.paper = paper.id;
  on.mother = buildMother(paper, on.solid);
  on.mother.group.scale.setScalar(SIZE);
  on.view.scene.add(on.mother.group);
}

/** Geometry alone: materials are shared. */
function disposeParts(group: Group): void {
  group.removeFromParent();
  group.traverse((one) => (one as Partial<Mesh>).geometry?.dispose());
}

/** Rows that have come into sight are cut, those that have left are thrown away. */
function laySheets(on: Stage, state: State, middle: number): void {
  for (const [number, { row, group }] of on.rows) {
    const gone = number < middle - BEHIND || number > middle + BEFORE;
    // Another run has other rows; those that are forgotten stay as they are.
    const other = number >= state.first && rowAt(state, number) !== row;
    if (!gone && !other) continue;
    disposeParts(group);
    on.rows.delete(number);
  }
  for (let number = middle - BEHIND; number <= middle + BEFORE; number += 1) {
    if (on.rows.has(number)) continue;
    const row = rowAt(state, number);
    const sides = [rowAt(state, number - 1), rowAt(state, number + 1)] as const;
    const { body, shade } = buildRow(row ?? WOOD, number, sides[0], sides[1]);
    const group = new Group();
    group.add(new Mesh(body, on.solid), new Mesh(shade, on.soft));
    on.view.scene.add(group);
    on.rows.set(number, { row, group });
  }
}

/** What lies behind the first row. */
const WOOD: Row = {
  kind: 'meadow',
  speed: 0,
  items: [],
  span: 1,
  trees: [0, 2, 3, 5],
  pond: null,
  duck: -1,
  swim: 0,
};

const put = (
  { body, shade }: Shaded,
  x: number,
  y: number,
  z: number,
  floor: number,
  size = 1,
  turn = 0,
): void => {
  body.add(x, y, z, size, turn, '#ffffff');
  shade.add(x, floor, z, size, turn, '#ffffff');
};

/** Cars, logs, lily pads and ducklings of a row. */
function populate(on: Stage, row: Row, number: number, now: number, to: Surface): void {
  const z = -number;
  row.items.forEach(({ from, length }, index) => {
    if (row.kind === 'stream' && row.speed === 0) {
      put(on.pads, from, WATER_Y + 0.2, z, WATER_Y + 0.125);
      return;
    }
    const at = from + row.speed * now;
    const first = at - Math.floor((at - LEFT) / row.span) * row.span;
    for (let x = first; x < RIGHT; x += row.span) {
      if (row.kind === 'stream') {
        const one = on.logs[length];
        const sway = to.reducedMotion ? 0 : Math.sin(to.time * 2 + x) * 0.012;
        if (one) put(one, x, sway, z, WATER_Y + 0.125);
        continue;
      }
      // What drives to the left is turned around, so its rear end is on the right.
      const back = row.speed < 0;
      if (isRail(row)) {
        for (let wagon = 0; wagon < 3; wagon += 1)
          put(
            on.wagons,
            x + wagon * 3.2 + (back ? 3.2 : 0),
            ROAD_Y,
            z,
            ROAD_Y + 0.02,
            1,
            back ? Math.PI : 0,
          );
        continue;
      }
      const one = on.cars[`${length} ${(index + Math.abs(number)) % CARS.length}`];
      if (one) put(one, back ? x + length : x, ROAD_Y, z, ROAD_Y + 0.02, 1, back ? Math.PI : 0);
    }
  });
  if (isRail(row)) {
    const isDue = [1, 0.75, 0.5, 0.25, 0].some((part) => isTrainDue(row, now, BELL * part));
    // Two blinks a second are calm enough; without motion the lamp just stays on.
    const isLit = isDue && (to.reducedMotion || Math.floor(now / 15) % 2 === 0);
    for (const x of [-0.25, 6.25])
      on.signals.add(x, 0, z - 0.45, 1, 0, isLit ? '#ff3b3b' : '#ffe9e0');
  }
  const beat = to.reducedMotion ? 0 : Math.abs(Math.sin(to.time * 5 + number)) * 0.09;
  if (row.duck >= 0)
    put(
      on.chicks,
      row.duck,
      beat,
      z,
      0.05,
      CHICK_SIZE * 1.15,
      Math.PI + Math.sin(to.time + number) * 0.5,
    );
  if (!row.pond) return;
  const middle = (row.pond[0] + row.pond[1]) / 2;
  for (let swims = 0; swims < Math.min(6, row.swim); swims += 1) {
    const angle = swims * 1.05 + to.time * (to.reducedMotion ? 0 : 0.35) + number;
    const [x, deep] = [middle + Math.cos(angle) * 0.95, z - (Math.sin(angle) - 0.5) * 0.34];
    put(on.chicks, x, 0.03, deep, 0.085, CHICK_SIZE * 0.9, angle + Math.PI / 2);
  }
}

function poseMother(on: Stage, to: Surface, state: State, ui: Ui): void {
  const { mother, motherShade } = on;
  if (!mother) return;
  const { x, row, high, turn } = ui.mother;
  const { body } = ui.show;
  const floor = floorAt(state, row);
  mother.group.position.set(x, floor + high, -row);
  mother.group.rotation.set(0, turn, 0);
  mother.group.scale.set(SIZE * body.scaleX, SIZE * body.scaleY, SIZE * body.scaleX);
  const fast = state.phase === 'flutter' || state.phase === 'over';
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * (fast ? 26 : 2.2)) * (fast ? 0.7 : 0.05);
  const spread = 0.28 + high * 1.3 + beat + Math.max(0, 0.5 - ui.show.joined.value);
  mother.wings[0].rotation.z = -spread;
  mother.wings[1].rotation.z = spread;
  // She looks around for her ducklings while she waits.
  mother.head.rotation.y = to.reducedMotion || high > 0 ? 0 : Math.sin(to.time * 0.9) * 0.9;
  motherShade.position.set(x + high * 0.16, floor + 0.02, -row + 0.06);
  motherShade.scale.setScalar(SIZE * (1 - high * 0.2));
  if (state.phase === 'over')
    mother.group.rotation.y = turn + to.time * (to.reducedMotion ? 0 : 0.5);
}

/** The height of the sheet at a row with fractions. */
function floorAt(state: State, row: number): number {
  const [low, high] = [Math.floor(row), Math.ceil(row)];
  const [a, b] = [heightIn(state, low), heightIn(state, high)];
  return a + (b - a) * (row - low);
}

const heightIn = (state: State, number: number): number => {
  const row = rowAt(state, number);
  return row?.kind === 'stream'
    ? row.speed === 0
      ? 0
      : 0.12
    : heightOf(row) + (row?.pond ? 0.03 : 0);
};

function poseLine(on: Stage, state: State, ui: Ui, to: Surface): void {
  for (const { x, row, high, turn } of ui.line) {
    const floor = floorAt(state, row);
    put(on.chicks, x, floor + high * 0.8, -row, floor + 0.02, CHICK_SIZE, turn);
  }
  for (const { x, row, age, side } of ui.flown) {
    const part = age / FLY_SECONDS;
    const far = to.reducedMotion ? part : part * part;
    put(
      on.chicks,
      x + side * far * 3,
      0.2 + Math.sin(part * 2.2) * 2.6,
      -row + far * 7,
      0.05,
      CHICK_SIZE * (1 + part * 0.6),
      part * 9 * side,
    );
  }
}

/** A front of paper clouds, and drops that fall from it. */
function rain(on: Stage, front: number, to: Surface): void {
  const time = to.reducedMotion ? 0 : to.time;
  for (let index = 0; index < 9; index += 1) {
    const x = -9 + index * 3 + Math.sin(time * 0.4 + index * 2) * 0.3;
    const back = (index % 2) * 0.9;
    put(on.clouds, x, 1.15 + Math.sin(time + index) * 0.06, -front + back + 0.2, 0.06);
  }
  for (let index = 0; index < DROPS; index += 1) {
    const [x, deep] = [odd(index, 5) * 18 - 6, odd(index, 9) * 3.4];
    const high = 1 - ((odd(index, 2) + time * 0.9) % 1);
    on.drops.add(x, high, -front + 0.3 + deep, 1, 0, '#ffffff');
  }
}

/** Where a point of the field is on the surface. */
export function onScreen(to: Pick<Surface, 'bleed'>, x: number, row: number): Point | undefined {
  if (stage?.view.state !== 'ready') return undefined;
  return stage.view.onSurface(to, x, 0.5, -row);
}

export function webglState(): Scene3d['state'] {
  return stage?.view.state ?? 'none';
}

import { poseAt, readRun } from '@playgrove/kit/logic/ghost';
import {
  Color,
  DirectionalLight,
  disposeAll,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { courseOf, type Course } from '../rules/course.ts';
import { gardenOf } from '../rules/levels.ts';
import { GHOST_EVERY, GHOST_SCALE, RADIUS, type State } from '../rules/types.ts';
import { layShades, plantBeds } from './beds.ts';
import { lookOn } from './camera.ts';
import { buildMarble, recast, rollBall, type Marble } from './marble.ts';
import { MARBLES, type Glass } from './marbles.ts';
import { buildProps, poseProps, type Props } from './props.ts';
import { THEMES, type Theme } from './theme.ts';
import { layFloor } from './tiles.ts';
import type { Ui } from './ui.ts';
import { buildYard, castOf } from './yard.ts';

/** The one scene of the page: a second game on it changes the tray. */
type Stage = {
  readonly view: Scene3d;
  /** Turns about the place at which the camera looks; its child is the tray. */
  readonly pivot: Group;
  readonly tray: Group;
  readonly marble: Marble;
  glass: Glass;
  readonly solid: MeshLambertMaterial;
  readonly plain: MeshBasicMaterial;
  readonly shade: MeshBasicMaterial;
  readonly cast: MeshBasicMaterial;
  dressed:
    | { readonly key: string; readonly groups: readonly Group[]; readonly props: Props }
    | undefined;
};

let stage: Stage | undefined;

/** The steepest tilt shown, radians. */
const STEEP = 0.17;
const CALM = 0.06;

function open(to: Surface): Stage {
  const view = openScene(to);
  const [pivot, tray] = [new Group(), new Group()];
  pivot.add(tray);
  const glass = MARBLES.of(to);
  const marble = buildMarble(glass);
  tray.add(marble.group, marble.shadow, marble.ghost);
  view.scene.add(pivot);
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const plain = new MeshBasicMaterial({ vertexColors: true });
  const dim = (opacity: number): MeshBasicMaterial =>
    new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity, depthWrite: false });
  return {
    view,
    pivot,
    tray,
    marble,
    glass,
    solid,
    plain,
    shade: dim(0.2),
    cast: dim(1),
    dressed: undefined,
  };
}

function dress(on: Stage, state: State, course: Course): Props {
  const { map, mirror } = state.params;
  const key = `${map} ${mirror}`;
  if (on.dressed?.key === key) return on.dressed.props;
  for (const group of on.dressed?.groups ?? []) disposeAll(group);
  const theme = THEMES[gardenOf(map)];
  const [still, moving, lights] = [new Group(), new Group(), lightsOf(theme)];
  const [body, shades, ground, around] = [new Mold(), new Mold(), new Mold(), new Mold()];
  layFloor(body, course, theme);
  plantBeds(body, course, theme);
  layShades(shades, course);
  buildYard(course.columns, course.rows, theme, around, ground);
  const props = buildProps(course, theme);
  moving.add(
    new Mesh(body.geometry(), on.solid),
    new Mesh(shades.geometry(), on.shade),
    props.group,
  );
  still.add(
    new Mesh(around.geometry(), on.solid),
    new Mesh(ground.geometry(), on.plain),
    new Mesh(castOf(course.columns, course.rows), on.cast),
  );
  on.tray.add(moving);
  on.view.scene.add(still, lights);
  on.view.scene.background = new Color(theme.ground[2]);
  on.dressed = { key, groups: [still, moving, lights], props };
  return props;
}

function lightsOf({ light: [sky, ground, sun] }: Theme): Group {
  const lights = new Group();
  const lamp = new DirectionalLight(sun, 2.1);
  lamp.position.set(-5, 11, -3);
  lights.add(new HemisphereLight(sky, ground, 1.9), lamp);
  return lights;
}

/** Draws the tray and all on it. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  stage ??= open(to);
  if (stage.view.state !== 'ready') return false;
  const course = courseOf(state.params);
  const props = dress(stage, state, course);
  lookOn(stage.view, to, state, ui, motion.dt);
  const { pivot, tray, marble } = stage;
  const glass = MARBLES.of(to);
  if (stage.glass !== glass) {
    recast(marble.ball, glass);
    stage.glass = glass;
  }
  const steep = to.reducedMotion ? CALM : STEEP;
  pivot.position.set(ui.eye.x, 0, ui.eye.y);
  tray.position.set(-ui.eye.x, 0, -ui.eye.y);
  pivot.rotation.set(ui.lean.y * steep, 0, -ui.lean.x * steep);
  poseMarble(marble, ui);
  haunt(marble, state, ui, motion.part);
  poseProps(props, course, state, ui, to.time, motion.part, to.reducedMotion);
  pivot.updateMatrixWorld();
  return stage.view.render(to, motion.dt);
}

let last = { x: 0, y: 0 };

function poseMarble(
  { group, ball, shadow }: Marble,
  { ball: { x, y, z }, squash, since }: Ui,
): void {
  rollBall(ball, x - last.x, y - last.y);
  last = { x, y };
  const pop = since.back < 0.25 ? 0.4 + since.back * 2.4 : 1;
  group.position.set(x, RADIUS + z, y);
  group.scale.set((1 + squash * 0.5) * pop, (1 - squash) * pop, (1 + squash * 0.5) * pop);
  shadow.position.set(x + 0.08, 0.026, y + 0.1);
  shadow.visible = z > -0.1;
}

function haunt({ ghost }: Marble, state: State, ui: Ui, part: number): void {
  const best = state.params.mirror ? undefined : state.career.ghosts[state.params.map];
  if (best && ui.ghost?.text !== best.run) {
    const read = readRun(best.run);
    ui.ghost = { text: best.run, poses: read.ok ? read.value : [] };
  }
  const running = state.phase === 'roll' || state.phase === 'fall';
  const time = Math.max(0, state.clock - 1 + part) / GHOST_EVERY;
  const pose = best && running ? poseAt(ui.ghost?.poses ?? [], time) : undefined;
  ghost.visible = pose !== undefined;
  if (pose) ghost.position.set(pose.x / GHOST_SCALE, RADIUS, pose.y / GHOST_SCALE);
}

/** Where a point of the tray is on the surface. */
export function onScreen(to: Pick<Surface, 'bleed'>, x: number, y: number): Point | undefined {
  if (stage?.view.state !== 'ready') return undefined;
  const spot = stage.marble.group.position.clone().set(x, 0.2, y);
  stage.tray.localToWorld(spot);
  return stage.view.onSurface(to, spot.x, spot.y, spot.z);
}

export function webglState(): Scene3d['state'] {
  return stage?.view.state ?? 'none';
}

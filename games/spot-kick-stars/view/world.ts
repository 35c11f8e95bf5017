import {
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  openScene,
  type Scene3d,
} from '@playgrove/kit/scene3d';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { BLUE, teamAt } from '../rules/teams.ts';
import type { State } from '../rules/types.ts';
import { BALL_SIZE, buildBall } from './ball.ts';
import { buildFigure, type Figure, type Looks } from './figure.ts';
import type { Lens } from './lens.ts';
import { buildNet, type Net } from './net.ts';
import { poseKeeper, poseKicker } from './poses.ts';
import { buildStadium, type Stadium } from './stadium.ts';
import type { Ui } from './ui.ts';

type Dressed = { readonly key: string; readonly figure: Figure };

/** The one scene of the page: a second game on it dresses it again. */
type Stage = {
  readonly view: Scene3d;
  readonly stadium: Stadium;
  /** What the first picture does not wait for: it has shaders of its own. */
  readonly deferred: Group;
  readonly net: Net;
  readonly balls: Map<number, Mesh>;
  readonly shadows: readonly Mesh[];
  keeper: Dressed | undefined;
  kicker: Dressed | undefined;
};

let stage: Stage | undefined;

const HAIRS = ['#3a2418', '#1e1830', '#b0561e', '#f2c14a', '#6a3a8a'] as const;
const SKINS = ['#f2bd8f', '#a56a3f', '#ffd9b4', '#7a4a2e', '#d99a68'] as const;

function open(to: Surface): Stage {
  const view = openScene(to);
  const sun = new DirectionalLight('#fff1dc', 2.1);
  sun.position.set(-5, 12, 9);
  view.scene.add(new HemisphereLight('#dfe6ff', '#5f9a52', 1.5), sun);
  prepare(view);
  const stadium = buildStadium();
  const net = buildNet();
  const deferred = new Group();
  deferred.add(net.mesh);
  deferred.visible = false;
  view.scene.add(stadium.group, deferred);
  const shadows = [0.34, 0.62, 0.5].map((size) => {
    const mesh = new Mesh(round(size).geometry(), shade());
    deferred.add(mesh);
    return mesh;
  });
  return {
    view,
    stadium,
    deferred,
    net,
    balls: new Map(),
    shadows,
    keeper: undefined,
    kicker: undefined,
  };
}

/** Has the shaders of grass and people made while these are built: a coin of each paint asks for them. */
function prepare(view: Scene3d): void {
  const geometry = round(0.1).geometry();
  const coins = [MeshBasicMaterial, MeshLambertMaterial].map(
    (Paint) => new Mesh(geometry, new Paint({ vertexColors: true })),
  );
  view.scene.add(...coins);
  view.prepare();
  view.scene.remove(...coins);
}

function shade(): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: '#0f2a18',
    transparent: true,
    opacity: 0.36,
    // As the net's, whose shaders serve for both.
    side: DoubleSide,
    depthWrite: false,
  });
}

function round(r: number): Mold {
  const mold = new Mold();
  for (let side = 0; side < 12; side += 1) {
    const [a, b] = [(side / 6) * Math.PI, ((side + 1) / 6) * Math.PI];
    mold.triangle(
      [0, 0, 0],
      [Math.cos(b) * r, 0, Math.sin(b) * r * 0.6],
      [Math.cos(a) * r, 0, Math.sin(a) * r * 0.6],
      '#ffffff',
    );
  }
  return mold;
}

function keeperLooks(state: State): Looks {
  const two = state.params.mode === 'two';
  const at = state.turn === 1 ? 0 : two ? BLUE : state.rival;
  const team = teamAt(at);
  return {
    // Two players are red and blue, so their keepers are as well.
    shirt: two ? team.shirt : team.keeper.color,
    trim: team.trim,
    shorts: '#2b2450',
    gloves: at === 0 ? '#ffd24a' : '#ff5fd0',
    skin: SKINS[at % SKINS.length] ?? SKINS[0],
    hair: HAIRS[(at * 2) % HAIRS.length] ?? HAIRS[0],
  };
}

function kickerLooks(state: State): Looks {
  const { shirt, trim } = teamAt(state.rival);
  return {
    shirt,
    trim,
    shorts: trim,
    skin: SKINS[(state.rival * 3) % SKINS.length] ?? SKINS[0],
    hair: HAIRS[(state.rival + 1) % HAIRS.length] ?? HAIRS[0],
  };
}

function dressed(on: Stage, before: Dressed | undefined, looks: Looks): Dressed {
  const key = Object.values(looks).join();
  if (before?.key === key) return before;
  if (before) {
    before.figure.group.removeFromParent();
    before.figure.dispose();
  }
  const figure = buildFigure(looks);
  on.view.scene.add(figure.group);
  return { key, figure };
}

function ballMesh(on: Stage, skin: number): Mesh {
  for (const [kind, mesh] of on.balls) mesh.visible = kind === skin;
  let mesh = on.balls.get(skin);
  if (!mesh) {
    mesh = buildBall(skin);
    mesh.scale.setScalar(BALL_SIZE);
    on.view.scene.add(mesh);
    on.balls.set(skin, mesh);
  }
  return mesh;
}

/** Whether somebody runs up to the ball. */
function withKicker({ turn, phase, params }: State): boolean {
  return turn === 1 && params.mode !== 'two' && phase !== 'over' && phase !== 'bracket';
}

/** Draws the ground and all on it. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  if (stage) stage.deferred.visible = true;
  else stage = open(to);
  if (stage.view.state !== 'ready') return false;
  const { part, dt } = motion;
  const running = state.end ? 0 : part;
  stage.keeper = dressed(stage, stage.keeper, keeperLooks(state));
  poseKeeper(stage.keeper.figure, state, to.time, running);
  if (withKicker(state)) {
    stage.kicker = dressed(stage, stage.kicker, kickerLooks(state));
    poseKicker(stage.kicker.figure, state, to.time, running);
  }
  if (stage.kicker) stage.kicker.figure.group.visible = withKicker(state);
  placeBall(stage, state, ui);
  stage.net.ripple(
    ui.ripple.x,
    ui.ripple.y,
    ui.ripple.age,
    to.reducedMotion ? 0.4 : ui.ripple.force,
  );
  stage.stadium.crowd.forEach((third, at) => {
    const hop = to.reducedMotion
      ? 0
      : Math.abs(Math.sin(to.time * 7.5 + at * 2.1)) * ui.cheer * 0.34;
    third.position.y = hop + (to.reducedMotion ? 0 : Math.sin(to.time * 1.3 + at * 2) * 0.025);
  });
  look(stage.view, ui.lens);
  return stage.view.render(to, dt);
}

function placeBall(on: Stage, state: State, ui: Ui): void {
  const two = state.params.mode === 'two';
  const mesh = ballMesh(on, state.turn === 1 && !two ? 0 : state.career.ball);
  const { x, y, z } = ui.ball;
  mesh.position.set(x, y + BALL_SIZE - 0.15, -z);
  mesh.rotation.set(ui.roll.x, ui.roll.y, 0);
  const [under, below, behind] = on.shadows;
  under?.position.set(x, 0.02, -z);
  under?.scale.setScalar(Math.max(0.3, 1 - y * 0.2));
  const { position } = on.keeper?.figure.group ?? { position: { x: 0, z: 0 } };
  below?.position.set(position.x, 0.02, position.z);
  const runner = on.kicker?.figure.group;
  if (behind) behind.visible = withKicker(state);
  behind?.position.set(runner?.position.x ?? 0, 0.02, runner?.position.z ?? 0);
}

function look({ camera }: Scene3d, { eye, pitch, yaw, tall }: Lens): void {
  camera.position.set(eye[0], eye[1], -eye[2]);
  camera.fov = (Math.atan(tall) * 360) / Math.PI;
  const level = Math.cos(pitch);
  camera.lookAt(
    eye[0] + Math.sin(yaw) * level,
    eye[1] - Math.sin(pitch),
    -eye[2] - Math.cos(yaw) * level,
  );
}

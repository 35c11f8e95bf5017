import type { Panorama } from '@playgrove/kit/draw';
import * as draw from '@playgrove/kit/draw';
import { Squash, type Motion, type Surface } from '@playgrove/kit/runtime';
import { EXCHANGE, type District } from '../rules/chunks.ts';
import { chunkAt, districtOf, layoutHere } from '../rules/course.ts';
import { MOVES_OF, type Runner } from '../rules/crew.ts';
import { GOOD, perfectWithin } from '../rules/exchange.ts';
import { SPEEDS } from '../rules/layout.ts';
import { zoneOf } from '../rules/run.ts';
import type { State } from '../rules/state.ts';
import { COIN, drawCoin, drawProp, drawZone } from './props.ts';
import { boards, drawReady, sign } from './ready.ts';
import { drawRoof, prepareRoofs } from './roofs.ts';
import type { Pose } from './pose.ts';
import { drawRunner, LOOKS } from './runner.ts';
import { drawSky, panorama } from './sky.ts';

export type Ui = {
  size: { width: number; height: number };
  /** Upper left corner of the world on the screen. */
  camera: { x: number; y: number };
  started: boolean;
  district: District;
  readonly panorama: Panorama<District>;
  readonly squash: Squash;
  /** Where an awning threw the runner up, and seconds since. */
  awning: { x: number; y: number; age: number };
  /** Fewer than two runs: no crew and no shop yet. */
  readonly newcomer: boolean;
  /** The id of the runner or ware that the words before a run describe; empty: the first runner. */
  about: string;
};

/** How solid a rival's runner is. */
const GHOST = 0.4;

export function createUi(state: State, newcomer = false): Ui {
  return {
    newcomer,
    size: { width: 1100, height: 620 },
    camera: { x: state.body.x, y: state.edge.y },
    started: false,
    district: districtOf(state.leg),
    panorama: panorama(),
    squash: new Squash(),
    awning: { x: 0, y: 0, age: 9 },
    about: '',
  };
}

/** How much of a screen lies behind the runner: less of a tall one, which shows less of the way ahead. */
const LEAD = 0.25;
const LEAD_TALL = 0.13;
/** On tall screens, which are narrow, runners are drawn larger than they are. */
const GROWN = 1.42;

export function leadOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  return width * (height > width ? LEAD_TALL : LEAD);
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { camera } = ui;
  drawSky(to, ui.panorama, ui.district, camera, motion.dt);
  const { c } = to;
  const bottom = to.bleed.y + to.bleed.height;
  COIN.ready(to);
  const ahead = state.course.there.at(-1);
  if (ahead) prepareRoofs(to, districtOf(ahead.leg));
  for (const laid of state.course.there) {
    const layout = layoutHere(laid);
    if (laid.at - camera.x > to.width + 400 || laid.at + laid.length - camera.x < -400) continue;
    const district = districtOf(laid.leg);
    layout.boxes.forEach((box, at) => {
      const x = box.x - camera.x;
      if (x > to.bleed.x + to.bleed.width + 20 || x + box.w < to.bleed.x - 20) return;
      const seed = laid.chunk * 3 + at + laid.leg;
      drawRoof(to, { ...box, x, y: box.y - camera.y }, district, seed, bottom);
    });
    layout.coins.forEach((coin, at) => {
      if (laid.taken.includes(at)) return;
      const x = coin.x - camera.x;
      if (x > -30 && x < to.width + 60) drawCoin(to, x, coin.y - camera.y);
    });
  }
  exchange(to, state, ui);
  for (const laid of state.course.there) {
    const district = districtOf(laid.leg);
    layoutHere(laid).props.forEach((prop, at) => {
      const x = prop.x - camera.x;
      if (x < -160 || x > to.width + 160) return;
      const gone =
        laid.met.includes(at) && prop.x + prop.w > state.body.x - 60 && prop.kind !== 'spring';
      if (!gone || state.end) drawProp(to, prop, x, prop.y - camera.y, district);
    });
  }
  awning(to, ui, motion.dt);
  runner(to, state, ui, motion);
  if (state.phase === 'ready') drawReady(to, state, ui);
  else speedLines(to, state);
  c.globalAlpha = 1;
}

/** Moves the camera and takes in what happened. */
function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.size = { width: to.width, height: to.height };
  const { body } = state;
  const x = body.x + (state.phase === 'run' ? body.vx * motion.part : 0);
  const portrait = to.height > to.width;
  const bare = state.phase !== 'ready' || boards(state, ui, to).length === 0;
  const ground = to.height * (bare ? (portrait ? 0.71 : 0.7) : portrait ? 0.52 : 0.6);
  // A runner far above the roof pulls the camera up.
  const high = Math.min(0, body.y + 190 - state.edge.y);
  const wanted = state.edge.y + high * 0.8 - ground;
  const pull = ui.started ? 1 - Math.exp(-motion.dt * 5) : 1;
  ui.camera.y += (wanted - ui.camera.y) * pull;
  ui.camera.x = x - leadOf(to);
  ui.started = true;
  const here = chunkAt(state, body.x + to.width * 0.3);
  ui.district = districtOf(here?.leg ?? state.leg);
  for (const cue of motion.cues) {
    if (cue.name === 'land')
      ui.squash.kick(Math.min(1, 0.25 + (cue.value ?? 0) / 24), to.reducedMotion);
    if (cue.name === 'jump' || cue.name === 'air-jump') ui.squash.kick(-0.6, to.reducedMotion);
    if (cue.name === 'spring' || cue.name === 'hop' || cue.name === 'awning') {
      ui.squash.kick(-0.9, to.reducedMotion);
    }
    if (cue.name === 'hit' || cue.name === 'bump') ui.squash.kick(0.7, to.reducedMotion);
    if (cue.name === 'awning' && cue.at) ui.awning = { x: cue.at.x, y: cue.at.y, age: 0 };
  }
  ui.squash.step(motion.dt);
}

/** The exchange's zone with who waits there, and a ring that closes on the line. */
function exchange(to: Surface, state: State, ui: Ui): void {
  const zone = zoneOf(state);
  const { c } = to;
  if (!zone) return;
  const chunk = state.course.there.find(
    (laid) => laid.chunk === EXCHANGE && laid.leg === state.leg,
  );
  if (!chunk || zone.from - ui.camera.x > to.width + 300) return;
  const speed = SPEEDS[chunk.tier] ?? 10;
  const y = -chunk.level * 44 - ui.camera.y;
  const away = zone.line - state.body.x;
  const far = Math.max(0, away) / 4.2;
  drawZone(
    to,
    { from: zone.from - ui.camera.x, line: zone.line - ui.camera.x, to: zone.to - ui.camera.x, y },
    perfectWithin(state) * speed,
    away > -speed * 8 && far < 150 ? { far, ripe: away <= GOOD * state.pace } : undefined,
  );
  const phase = to.time * 3;
  stand(to, state.next, zone.line - ui.camera.x + 34, y, { kind: 'idle', phase }, false, 1);
  c.save();
  c.translate(zone.line - ui.camera.x + 34, y - 148 + Math.sin(to.time * 4) * 4);
  draw.disc(c, 0, 0, 25, '#2b1b4d');
  draw.disc(c, 0, 0, 21, LOOKS[state.next].top);
  sign(c, state.next);
  c.restore();
}

function poseOf(state: State, time: number): Pose {
  const { body } = state;
  const stride = body.x / 27;
  if (state.phase === 'ready') return { kind: 'idle', phase: time * 3 };
  if (body.dash > 0) return { kind: 'dash', phase: stride };
  if (body.slide > 0 || body.ducked) return { kind: 'slide', phase: stride };
  if (body.ground) return { kind: 'run', phase: stride };
  if (body.wall) return { kind: 'wall', phase: time };
  if (body.vy < 0 && !state.thrown) return { kind: 'up', phase: stride };
  const { glide } = MOVES_OF[state.runner];
  if (body.held && glide !== undefined && body.vy >= glide * 0.8)
    return { kind: 'glide', phase: time * 5 };
  return { kind: 'fall', phase: time * 14 };
}

/** Somebody else's runner, where it is at the same moment. */
function ghost(to: Surface, rival: State, { camera }: Ui, part: number): void {
  const { body, phase } = rival;
  if (phase === 'ready') return;
  const on = phase === 'run' ? part : 0;
  const x = body.x + body.vx * on - camera.x;
  if (x < -100 || x > to.width + 100) return;
  const y = body.y + (body.ground ? 0 : body.vy * on) - camera.y;
  stand(to, rival.runner, x, y, poseOf(rival, to.time), true, GHOST);
}

function runner(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { body } = state;
  const running = state.phase === 'run';
  const x = leadOf(to);
  const y = body.y + (running && !body.ground ? body.vy * motion.part : 0) - ui.camera.y;
  const { passed } = state;
  const since = passed ? state.tick - passed.tick : 99;
  if (passed && since < 50) {
    const behind = x - since * state.pace * 0.75;
    stand(to, passed.from, behind, y, { kind: 'idle', phase: since / 5 }, false, 1 - since / 50);
  }
  if (motion.rival) ghost(to, motion.rival, ui, motion.part);
  shadow(to, state, x, ui);
  if (state.runner === 'noor' && running) field(to, x, y - 46, state.pull > 0);
  const blink = state.spared > 0 && !state.thrown && Math.floor(state.tick / 6) % 2 === 1;
  stand(to, state.runner, x, y, poseOf(state, to.time), true, blink ? 0.45 : 1, ui.squash);
}

function stand(
  to: Surface,
  who: Runner,
  x: number,
  y: number,
  pose: Pose,
  baton: boolean,
  alpha: number,
  squash?: Squash,
): void {
  const { c } = to;
  c.save();
  c.globalAlpha = alpha;
  c.translate(x, y);
  const grown = to.height > to.width ? GROWN : 1;
  c.scale(grown * (squash?.scaleX ?? 1), grown * (squash?.scaleY ?? 1));
  if (baton) to.stamp('halo', 190, 190, halo, 0, -50);
  c.globalAlpha = alpha;
  drawRunner(c, who, pose, baton);
  c.restore();
}

function halo(c: CanvasRenderingContext2D): void {
  c.fillStyle = draw.radial(c, 0, 0, 92, '#fffbe066', '#fffbe02e', '#fffbe000');
  c.fillRect(-95, -95, 190, 190);
}

/** On the roof below, so that a jump's height can be read. */
function shadow(to: Surface, state: State, x: number, ui: Ui): void {
  const { body, edge } = state;
  if (body.x > edge.x + 20) return;
  const away = Math.max(0, edge.y - body.y);
  const wide = Math.max(12, 34 - away * 0.07);
  to.c.fillStyle = draw.fade('#2b1b4d', 0.34);
  to.c.beginPath();
  to.c.ellipse(x, edge.y - ui.camera.y + 6, wide, 6, 0, 0, 7);
  to.c.fill();
}

function field(to: Surface, x: number, y: number, strong: boolean): void {
  const { c } = to;
  const r = (strong ? 230 : 140) + (to.reducedMotion ? 0 : Math.sin(to.time * 6) * 8);
  c.strokeStyle = strong ? '#ff6ab0aa' : '#ff6ab055';
  c.lineWidth = strong ? 8 : 4;
  c.setLineDash([18, 22]);
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.stroke();
  c.setLineDash([]);
}

/** The striped cloth that throws a fallen runner back. */
function awning(to: Surface, ui: Ui, dt: number): void {
  const { awning: at } = ui;
  at.age += dt;
  if (at.age > 0.7) return;
  const { c } = to;
  const [x, y] = [
    at.x - ui.camera.x,
    Math.min(at.y - ui.camera.y, to.bleed.y + to.bleed.height - 40),
  ];
  const dip = Math.sin(Math.min(1, at.age * 5) * Math.PI) * 40;
  c.globalAlpha = Math.min(1, (0.7 - at.age) * 4);
  draw.rounded(c, x - 126, y - 8, 252, 36 + dip, 20, '#2b1b4d');
  for (let stripe = 0; stripe < 6; stripe += 1) {
    c.fillStyle = stripe % 2 === 0 ? '#ff4b55' : '#fff6e3';
    c.fillRect(x - 118 + stripe * 39.4, y, 39.6, 20 + dip);
  }
  c.globalAlpha = 1;
}

function speedLines(to: Surface, state: State): void {
  if (to.reducedMotion) return;
  const fast = state.body.dash > 0 ? 1 : Math.max(0, (state.pace - 7) / 3) * 0.5;
  if (fast <= 0 || state.end) return;
  const { c } = to;
  c.fillStyle = draw.fade('#ffffff', 0.42 * fast);
  c.beginPath();
  const wide = to.bleed.width + 400;
  for (let at = 0; at < 11; at += 1) {
    const speed = 900 + ((at * 173) % 500);
    const x = to.bleed.x + to.bleed.width + 200 - ((to.time * speed + at * 317) % wide);
    const y = to.bleed.y + to.bleed.height * (0.08 + ((at * 37) % 83) / 100);
    c.roundRect(x, y, 90 + ((at * 61) % 120), 3.5, 2);
  }
  c.fill();
}

import { animate, since, squash } from '@playgrove/kit/draw/animate';
import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { FEET, feetOf, FLIGHT, HIGH, LONG, TALL } from '../rules/course.ts';
import { planOf, stretchesOf } from '../rules/plan.ts';
import { courseOf, DOWN, type State } from '../rules.ts';
import { Backdrop } from './backdrop.ts';
import { along, frameOf, spanOf } from './frame.ts';
import { toneOf } from './looks.ts';
import { drawRunner, drawScarf } from './runner.ts';
import { drawGaps, drawGate, drawTraps, type Scene } from './traps.ts';

/** The world flips at most twice a second, softly; seconds. */
const FLIP_GAP = 0.5;
const FLIP_TIME = 0.3;
/** Under reduced motion: slower, and only so far. */
const CALM_TIME = 0.9;
const CALM = 0.3;
/** Length of the scarf, and between two of its points. */
const SCARF = 165;
const WEAVE = 13;
/** Part of a fall after which the curtain closes, and seconds in which it opens. */
const CURTAIN = 0.5;
const OPENS = 0.2;
const MIDDLE = 52;
/** How solid a rival's runner is. */
const GHOST = 0.4;

export type Ui = {
  readonly backdrop: Backdrop;
  readonly show: ReturnType<typeof things>;
  /** How far the world is flipped, where to, and seconds since it last turned. */
  flipped: number;
  goal: number;
  turned: number;
  stride: number;
  /** World units run, and where the neck was on the way, newest first: the scarf hangs on it. */
  run: number;
  readonly neck: Point[];
  /** The stretch made ahead. */
  ahead: number;
};

const things = () => ({
  body: squash({ land: 0.7, up: -0.8, down: -0.8, pad: -0.8 }),
  /** Since the runner came back. */
  back: since('rise'),
});

export const createUi = (): Ui => ({
  backdrop: new Backdrop(),
  show: things(),
  flipped: 0,
  goal: 0,
  turned: 1,
  stride: 0,
  run: 0,
  neck: [],
  ahead: -1,
});

/** Where a stretch begins, from the start of the run. World units. */
export function startOf(level: number, stretch: number): number {
  if (level > 0) return stretch * LONG * planOf(level, 0).speed;
  let start = 0;
  for (let n = 0; n < stretch; n += 1) start += LONG * planOf(0, n).speed;
  return start;
}

/** The feet between two ticks. */
function smoothFeet({ side, air, phase }: State, part: number): number {
  if (air < 0 || phase !== 'run') return feetOf(side, air);
  const low = FEET[Math.min(air, FLIGHT)] ?? 0;
  const far = low + ((FEET[Math.min(air + 1, FLIGHT)] ?? low) - low) * part;
  return side === 1 ? far : HIGH - TALL - far;
}

/** Follows the side that pulls, at most twice a second. */
function flipWorld({ reducedMotion }: Surface, { side }: State, ui: Ui, dt: number): void {
  ui.turned += dt;
  if (ui.goal !== side && ui.turned >= FLIP_GAP) {
    ui.goal = side;
    ui.turned = 0;
  }
  const most = reducedMotion ? CALM : 1;
  const step = (dt / (reducedMotion ? CALM_TIME : FLIP_TIME)) * most;
  const left = ui.goal * most - ui.flipped;
  ui.flipped += Math.max(-step, Math.min(step, left));
}

/** Hangs the scarf on the way of the neck, which is up from the feet, whichever way that is. */
function trailScarf({ side, air }: State, ui: Ui, feet: number): void {
  const turn = air < 0 ? 1 : air / FLIGHT;
  const up = (side === 0 ? 1 : -1) * (turn * 2 - 1);
  const neck = { x: ui.run, y: feet + TALL / 2 + up * 20 };
  const [newest] = ui.neck;
  if (!newest || ui.run - newest.x >= WEAVE) ui.neck.unshift(neck);
  while (ui.run - (ui.neck.at(-1) ?? neck).x > SCARF) ui.neck.pop();
}

function runOn(state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  const { world, speed } = planOf(state.params.level, state.stretch);
  if (state.phase === 'run') ui.stride += dt * (state.waiting ? 5 : 4 + speed * 1.5);
  ui.run += dt * speed * 50;
  for (const { name } of cues) {
    if (name === 'rise') ui.neck.length = 0;
    // An endless run goes on in another world behind the curtain.
    const passed = name === 'checkpoint' && state.params.level === 0;
    if (passed && world !== planOf(0, state.stretch - 1).world) ui.show.back.start();
  }
}

/** The next stretch is worked out between frames. */
function prepareNext(state: State, ui: Ui): void {
  if (state.tick <= 120 || ui.ahead === state.stretch) return;
  ui.ahead = state.stretch;
  const next = { ...state };
  if (!isLast(state, 1)) draw.afterFrame(() => courseOf(next, 1));
}

const isLast = ({ params, stretch }: State, ahead: number): boolean =>
  params.level > 0 && stretch + ahead >= stretchesOf(params.level);

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const runs = state.phase === 'run' && !state.waiting;
  const part = runs ? motion.part : 0;
  const feet = smoothFeet(state, part);
  animate(ui.show, state, motion, to);
  flipWorld(to, state, ui, motion.dt);
  runOn(state, ui, motion);
  trailScarf(state, ui, feet);
  prepareNext(state, ui);
  const frame = frameOf(to);
  const { level } = state.params;
  const { plan } = courseOf(state);
  const x = (state.tick + part) * plan.speed;
  const span = spanOf(frame, to.bleed);
  const flipped = ease.inOut(ui.flipped);
  ui.backdrop.draw(to, frame, plan.world, startOf(level, state.stretch) + x, flipped);
  along(to, frame, () => {
    const scene: Scene = {
      frame,
      span,
      start: frame.hero - x,
      x,
      flipped,
      time: to.reducedMotion ? 0 : to.time,
      taken: state.taken,
    };
    drawCourse(to, state, scene);
    if (motion.rival) drawGhost(to, state, motion.rival, x, part);
    drawHero(to, state, ui, feet, part);
    drawCurtain(to, state, ui, scene);
  });
}

/** This stretch, and what is in sight of the ones before and after it. */
function drawCourse(to: Surface, state: State, scene: Scene): void {
  const { frame, span } = scene;
  const done = isLast(state, 0);
  const parts = done ? [] : [0];
  if (state.stretch > 0) parts.push(-1);
  const end = scene.start + LONG * courseOf(state).plan.speed;
  const nears = end < span.x + span.width + 80;
  if (nears && !done && !isLast(state, 1)) parts.push(1);
  const placed = parts.map((at) => {
    const stretch = courseOf(state, at);
    const long = LONG * stretch.plan.speed;
    const start = at === 0 ? scene.start : at > 0 ? end : scene.start - long;
    const x = frame.hero - start;
    const taken = at === 0 ? scene.taken : at < 0 ? stretch.sparks.map((_, index) => index) : [];
    return { stretch, here: { ...scene, start, x, taken } };
  });
  for (const { stretch, here } of placed) drawGaps(to, stretch, here);
  if (state.stretch > 0) drawGate(to, frame, scene.start, true, done);
  if (nears && !done) drawGate(to, frame, end, false, isLast(state, 1));
  for (const { stretch, here } of placed) drawTraps(to, stretch, here);
}

/** Somebody else's runner, where it is at the same moment. @param x how far this one has come */
function drawGhost(to: Surface, state: State, rival: State, x: number, part: number): void {
  if (rival.stretch !== state.stretch || rival.phase === 'down') return;
  const { c } = to;
  const { hero, floor } = frameOf(to);
  const runs = rival.phase === 'run' && !rival.waiting;
  const far = (rival.tick + (runs ? part : 0)) * courseOf(rival).plan.speed;
  const feet = smoothFeet(rival, runs ? part : 0);
  const way = rival.air >= 0 ? Math.min(1, (rival.air + part) / FLIGHT) : 1;
  const down = (rival.side === 0) === way >= 0.5 ? 1 : -1;
  c.save();
  c.globalAlpha = GHOST;
  c.translate(hero + far - x, down === 1 ? floor - feet : floor - feet - TALL);
  c.scale(1, down);
  drawRunner(to, {
    stride: far / 60,
    curl: rival.air >= 0 ? Math.sin(way * Math.PI) : 0,
    eyes: 'open',
  });
  c.restore();
}

function drawHero(to: Surface, state: State, ui: Ui, feet: number, part: number): void {
  const { c } = to;
  const { neck } = ui;
  const frame = frameOf(to);
  const { side, air, phase, cause } = state;
  const hit = cause !== 'ran' && cause !== 'landed';
  const fell = phase === 'run' ? 0 : state.down + part;
  const lost = phase !== 'run' && state.cause !== null && (phase === 'down' || state.hearts === 0);
  const { hero, floor, top } = frame;
  if (!lost) {
    // The shadow, on the side that pulls.
    const off = side === 0 ? feet : HIGH - TALL - feet;
    const near = Math.max(0, 1 - off / 300);
    const ground = side === 0 ? floor - 2 : top + 2;
    draw.blob(c, hero, ground, 30 * (0.5 + near / 2), 6, draw.fade(draw.PALETTE.ink, 0.42 * near));
    const points = neck.map(({ x, y }) => ({ x: hero - 8 - (ui.run - x), y: floor - y }));
    drawScarf(to, points, ui.stride * 0.8);
  }
  const flies = air >= 0 && phase === 'run';
  const way = flies ? Math.min(1, (air + part) / FLIGHT) : 1;
  // Halfway across, the runner turns over.
  const down = (side === 0) === way >= 0.5 ? 1 : -1;
  const roll = flies ? (way < 0.5 ? way : way - 1) * 3.1 : 0;
  const curl = flies ? Math.sin(way * Math.PI) : 0;
  const pull = side === 0 ? 1 : -1;
  const flung = lost ? (hit ? -fell * 7 : fell * 2) : 0;
  const fallen = lost ? (hit ? -fell * 3 + fell * fell * 0.35 : fell * 6 + fell * fell * 0.8) : 0;
  const base = down === 1 ? floor - feet : floor - feet - TALL;
  c.save();
  c.translate(hero + flung, base + fallen * pull);
  c.scale(1, down);
  c.translate(0, -MIDDLE);
  c.rotate(roll + (lost ? fell * (hit ? -0.22 : 0.16) : 0));
  c.translate(0, MIDDLE);
  c.scale(ui.show.body.scaleX, ui.show.body.scaleY);
  if (lost && hit) c.globalAlpha = Math.max(0, 1 - fell / DOWN);
  const blinks = !to.reducedMotion && to.time % 3 < 0.12;
  const stride = state.waiting && to.reducedMotion ? 0.6 : ui.stride;
  drawRunner(to, { stride, curl, eyes: lost ? 'wide' : blinks ? 'shut' : 'open' });
  c.restore();
}

/** Closes over a fall and opens at the checkpoint. */
function drawCurtain(to: Surface, state: State, ui: Ui, { span }: Scene): void {
  const closing =
    state.phase === 'down' ? Math.max(0, state.down / DOWN - CURTAIN) / (1 - CURTAIN) : 0;
  const opening = Math.min(1, ui.show.back.value / OPENS);
  if (closing === 0 && opening === 1) return;
  const { c } = to;
  const tone = toneOf(planOf(state.params.level, state.stretch).world, ui.goal === 1);
  if (to.reducedMotion) {
    c.globalAlpha = closing > 0 ? closing : 1 - opening;
    c.fillStyle = tone.near;
    c.fillRect(span.x, span.y, span.width, span.height);
    c.globalAlpha = 1;
    return;
  }
  const slant = span.height * 0.5;
  const wide = span.width + slant;
  const from = closing > 0 ? span.x + wide * (1 - ease.out(closing)) - slant : span.x - slant;
  const till = closing > 0 ? span.x + wide : span.x + wide * (1 - ease.out(opening));
  c.fillStyle = tone.near;
  c.beginPath();
  c.moveTo(from + slant, span.y);
  c.lineTo(till + slant, span.y);
  c.lineTo(till, span.y + span.height);
  c.lineTo(from, span.y + span.height);
  c.fill();
}

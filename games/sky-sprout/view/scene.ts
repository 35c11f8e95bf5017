import * as draw from '@playgrove/kit/draw';
import { animate, damp, since, squash, type Moving } from '@playgrove/kit/draw/animate';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { rules, STREAK, type State } from '../rules.ts';
import { halfOf, leafX, thingX, wayX, type Leaf } from '../rules/climb.ts';
import { around, journeyAt, leftOf, lowest, packAt, placeAt, UNIT, type Eye } from './eye.ts';
import { drawFrost } from './frost.ts';
import { paintBeetle, paintDew, paintFlower, paintPlant, paintWing } from './plants.ts';
import { drawGround, placeOf } from './land.ts';
import { drawBefore, drawBehind, drawFrame } from './scenery.ts';
import { drawSky } from './sky.ts';
import { freshDrag, type Drag } from './steer.ts';
import { composeSprout, SPROUTS, type Mood } from './sprout.ts';

/** Milliseconds in which the sprout dances on the flower at the top. */
export const OUTRO = 1700;
/** Seconds a leaf swings after a landing, and grows once it is watered. */
const SWING = 0.7;
const GROW = 0.45;
const LOOKING_DOWN = 30;

export type Ui = {
  readonly show: {
    readonly focus: Moving<State>;
    readonly wing: Moving<State>;
    readonly body: ReturnType<typeof squash>;
    readonly landed: ReturnType<typeof since>;
    readonly hurt: ReturnType<typeof since>;
    readonly glad: ReturnType<typeof since>;
    readonly surged: ReturnType<typeof since>;
  };
  /** The heights of the leaf that swings and of the one that grows. */
  swings: number;
  grows: number;
  /** Where the vine last shot up from. */
  shot: { readonly x: number; readonly y: number };
  lowest: number;
  readonly drag: Drag;
};

export function freshUi(): Ui {
  const ui: Ui = {
    show: {
      focus: damp(6, (state: State) => Math.max(ui.lowest, aim(state))),
      wing: damp(14, ({ vy }: State) => Math.max(-1, Math.min(1, -vy / 2.4))),
      body: squash({
        hop: 0.55,
        water: 0.7,
        crack: 0.4,
        spring: 1,
        stomp: 0.8,
        top: 0.9,
        freeze: 0.9,
      }),
      landed: since('hop', 'water', 'spring'),
      hurt: since('ouch', 'freeze'),
      glad: since('spring', 'stomp', 'dew', 'world', 'surge', 'bloom'),
      surged: since('surge'),
    },
    swings: -1,
    grows: -1,
    shot: { x: 0, y: 0 },
    lowest: 0,
    drag: freshDrag(),
  };
  return ui;
}

/** Rests where the sprout stands, goes up a little with it, and falls with it. */
const aim = ({ y, stood }: State): number =>
  y < stood - LOOKING_DOWN ? y + LOOKING_DOWN : stood + Math.max(0, y - stood) * 0.5;

/** The camera's height, for what is outside the drawing. */
export const focusOf = ({ show: { focus }, lowest: low }: Ui): number => Math.max(low, focus.value);

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.lowest = lowest(to);
  for (const { name, at } of motion.cues) {
    if (!at) continue;
    if (name === 'hop' || name === 'water' || name === 'spring') ui.swings = at.y;
    if (name === 'water') ui.grows = at.y;
    if (name === 'surge') ui.shot = at;
  }
  animate(ui.show, state, motion, to);
  const eye: Eye = { to, focus: focusOf(ui) };
  drawSky(to, journeyAt(state, eye.focus - ui.lowest));
  drawBehind(eye, state);
  drawGround(eye, state);
  drawVine(eye, state, ui);
  drawLeaves(eye, state, ui);
  drawThings(eye, state);
  drawSurge(eye, state, ui, motion);
  drawSprout(eye, state, ui, motion);
  if (motion.rival) drawRival(eye, motion.rival);
  drawFrost(eye, state);
  drawFrame(eye, state);
  drawBefore(eye, state);
  to.layer('dim', (c, bleed) => draw.vignette(c, bleed, '#2b0f4d', 0.3));
}

/** Whether a leaf holds on to the vine. */
const isFixed = ({ kind }: Leaf): boolean => kind !== 'dry' && kind !== 'drift';

/** What the sprout has watered has grown into a vine; the way ahead is a thin tendril. */
function drawVine(eye: Eye, state: State, ui: Ui): void {
  const [ways, vines]: [Leaf[], Leaf[]] = [[], []];
  for (const leaf of state.leaves) {
    if (!isFixed(leaf)) continue;
    ways.push(leaf);
    if (leaf.wet) vines.push(leaf);
  }
  const grown =
    ui.grows === vines.at(-1)?.y ? ease.out(Math.min(1, ui.show.landed.value / GROW)) : 1;
  for (let n = 1; n < ways.length; n += 1) drawStem(eye, state, ways[n - 1], ways[n], 0);
  for (let n = 1; n < vines.length; n += 1)
    drawStem(eye, state, vines[n - 1], vines[n], n === vines.length - 1 ? grown : 1);
}

/** From leaf to leaf: a tendril, or so much of a vine. */
function drawStem(
  { to, focus }: Eye,
  state: State,
  from: Leaf | undefined,
  next: Leaf | undefined,
  lush: number,
): void {
  if (!from || !next) return;
  const { c, bleed } = to;
  const [a, b] = [placeAt(to, focus, from), placeAt(to, focus, next)];
  if (b.y > bleed.y + bleed.height || a.y < bleed.y) return;
  const left = leftOf(to);
  const x = a.x + wayX(from.x, next.x) * UNIT;
  const pack = packAt(state, next.y);
  const { lit, frame, bears } = placeOf(pack);
  const [long, bend] = [Math.hypot(x - a.x, b.y - a.y), Math.min(90, (a.y - b.y) * 0.5)];
  around((a.x + x) / 2, Math.abs(x - a.x) / 2 + 20, left, (middle) => {
    const shift = middle - (a.x + x) / 2;
    const trace = (path: CanvasRenderingContext2D): void => {
      path.moveTo(a.x + shift, a.y + 12);
      path.bezierCurveTo(
        a.x + shift + bend,
        a.y - bend,
        x + shift - bend,
        b.y + bend + 20,
        x + shift,
        b.y + 14,
      );
    };
    if (lush === 0) {
      draw.rim(c, draw.fade(frame, 0.5), 5, trace);
      draw.rim(c, draw.fade(draw.tint(lit, 0.3), 0.7), 2);
      return;
    }
    if (lush < 1) c.setLineDash([long * 1.5 * lush, long * 3]);
    draw.rim(c, draw.shade(frame, 0.25), 18, trace);
    draw.rim(c, draw.mix(frame, lit, 0.5), 11);
    draw.rim(c, draw.fade(draw.tint(lit, 0.6), 0.75), 3);
    c.setLineDash([]);
    const size = { scaleX: lush, scaleY: lush };
    to.stamp(
      `bud ${pack}`,
      60,
      60,
      (on) => paintFlower(on, 17, bears[0] ?? lit),
      middle,
      (a.y + b.y) / 2 + 16,
      size,
    );
  });
}

function drawLeaves({ to, focus }: Eye, state: State, ui: Ui): void {
  const left = leftOf(to);
  const still = to.reducedMotion;
  for (const leaf of state.leaves) {
    if (leaf.gone || leaf.y <= 0) continue;
    const { x, y } = placeAt(to, focus, { x: leafX(leaf, state.tick), y: leaf.y });
    if (y < to.bleed.y - 160 || y > to.bleed.y + to.bleed.height + 60) continue;
    const half = halfOf(leaf) * UNIT;
    const pack = packAt(state, leaf.y);
    const age = ui.swings === leaf.y ? Math.min(1, ui.show.landed.value / SWING) : 1;
    const dip = still ? 0 : Math.sin(age * 15) * (1 - age) ** 2 * 22;
    const grown = ui.grows === leaf.y && !still ? Math.min(1, ui.show.landed.value / GROW) : 1;
    const size = 0.72 + 0.28 * ease.back(grown);
    const flap = still ? 0 : Math.sin(state.tick * 0.6 + leaf.y) * 0.35;
    around(x, half * 1.2, left, (at) => {
      if (leaf.kind === 'drift')
        for (const side of [-1, 1])
          to.stamp('wing', 150, 150, paintWing, at + side * 20, y - 2, {
            scaleX: side,
            rotate: side * (flap - 0.5),
          });
      to.stamp(
        `${leaf.kind} ${leaf.wet ? 1 : 0} ${pack}`,
        half * 2 + 80,
        leaf.kind === 'top' ? 340 : 160,
        (c) => paintPlant(c, leaf.kind, half, leaf.wet, pack),
        at,
        y + dip + (leaf.kind === 'top' ? 0 : 8),
        {
          scaleX: size,
          scaleY: size,
          rotate: still ? 0 : Math.sin(state.tick * 0.02 + leaf.y) * 0.03,
        },
      );
    });
  }
}

function drawThings({ to, focus }: Eye, state: State): void {
  const left = leftOf(to);
  for (const thing of state.things) {
    if (thing.gone) continue;
    const { x, y } = placeAt(to, focus, { x: thingX(thing, state.tick), y: thing.y });
    if (y < to.bleed.y - 60 || y > to.bleed.y + to.bleed.height + 60) continue;
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + thing.y) * 5;
    around(x, 60, left, (at) => {
      if (thing.kind === 'dew') to.stamp('dew', 90, 90, paintDew, at, y + bob);
      else {
        const ahead = wayX(thingX(thing, state.tick - 1), thingX(thing, state.tick)) < 0 ? -1 : 1;
        const flap = to.reducedMotion ? 0.6 : Math.sin(state.tick * 0.9) * 0.5;
        for (const side of [-1, 1])
          to.stamp('wing', 150, 150, paintWing, at - ahead * 4, y - 18 + bob, {
            scaleX: side,
            rotate: side * (flap - 0.6),
          });
        to.stamp('beetle', 130, 110, paintBeetle, at, y + bob, { scaleX: ahead });
      }
    });
  }
}

/** The vine that shoots up under the sprout, and fades when it has let go of it. */
function drawSurge(eye: Eye, state: State, ui: Ui, { part }: Motion<State>): void {
  const { to, focus } = eye;
  const { c } = to;
  const alpha = state.surge > 0 ? 1 : 1.3 - ui.show.surged.value;
  if (alpha <= 0) return;
  const top = bodyAt(eye, state, part);
  const foot = placeAt(to, focus, ui.shot);
  const x = top.x + wayX(state.x, ui.shot.x) * UNIT;
  const { lit, frame, bears } = placeOf(packAt(state, state.y));
  const tall = Math.max(1, foot.y - top.y);
  const trace = (path: CanvasRenderingContext2D): void => {
    path.moveTo(x, foot.y);
    path.bezierCurveTo(x + 90, foot.y - tall * 0.4, top.x - 90, top.y + tall * 0.4, top.x, top.y);
  };
  c.globalAlpha = Math.min(1, alpha);
  draw.rim(c, draw.shade(frame, 0.25), 34, trace);
  draw.rim(c, draw.mix(frame, lit, 0.6), 24);
  draw.rim(c, draw.fade(draw.tint(lit, 0.7), 0.8), 7);
  c.globalAlpha = 1;
  if (state.surge === 0) return;
  to.stamp('shoot', 130, 130, (on) => paintFlower(on, 46, bears[0] ?? lit), top.x, top.y + 4);
}

/** A petal around the sprout for each new leaf in a row. */
function drawStreak({ to }: Eye, { streak }: State, x: number, y: number): void {
  if (streak < 2) return;
  for (let n = 0; n < STREAK; n += 1) {
    const angle = (n / STREAK) * Math.PI * 2 - Math.PI / 2;
    to.stamp(
      n < streak ? 'petal on' : 'petal off',
      40,
      40,
      (c) => {
        draw.blob(c, 0, 0, 11, 7, n < streak ? '#7a1f4f' : '#3a214855');
        if (n < streak) draw.blob(c, 0, 0, 8.5, 5, '#ff9ec4');
      },
      x + Math.cos(angle) * 86,
      y - 50 + Math.sin(angle) * 86,
      { rotate: angle },
    );
  }
}

/** The place between two ticks. */
function bodyAt({ to, focus }: Eye, { x, y, vx, vy }: State, part: number) {
  return placeAt(to, focus, { x: x + vx * part, y: y + vy * part });
}

function drawSprout(eye: Eye, state: State, ui: Ui, { part, ended }: Motion<State>): void {
  const { to } = eye;
  const { c } = to;
  const { body, hurt, glad, wing } = ui.show;
  const isOver = rules.status(state) !== 'playing';
  const { x, y } = bodyAt(eye, state, isOver ? 0 : part);
  const dance = state.won && !to.reducedMotion ? Math.abs(Math.sin((ended ?? 0) * 7)) * 46 : 0;
  const near = state.y - state.frost < 16 && state.vy < 0;
  const mood: Mood =
    hurt.value < 0.7 || near || state.hearts === 0
      ? 'scared'
      : state.won || glad.value < 0.6
        ? 'glad'
        : 'calm';
  // After a hurt it can be seen through for as long as nothing hurts it again.
  const alpha = state.safe > 0 && Math.floor(state.tick / 5) % 2 === 1 && !isOver ? 0.45 : 1;
  const look = SPROUTS.of(to);
  const lean = state.vx / 1.75;
  drawStreak(eye, state, x, y);
  around(x, 70, leftOf(to), (at) =>
    draw.place(
      c,
      at,
      y - dance,
      () => {
        c.globalAlpha = alpha;
        composeSprout(
          (key, width, height, paint, px, py, options) =>
            to.stamp(key, width, height, paint, px, py, options),
          look,
          { wing: wing.value, lean, mood },
        );
        c.globalAlpha = 1;
      },
      lean * 0.16,
      body.scaleX,
      body.scaleY,
    ),
  );
}

/** The player's own best run, as a ghost. */
function drawRival(eye: Eye, rival: State): void {
  const { to } = eye;
  const { x, y } = bodyAt(eye, rival, 0);
  to.stamp(
    'rival',
    140,
    240,
    (c) =>
      composeSprout(
        (_, __, ___, paint, px, py) => draw.place(c, px, py, () => paint(c)),
        SPROUTS.of(to),
        { wing: 0, lean: 0, mood: 'calm' },
      ),
    x,
    y,
    { alpha: 0.35 },
  );
}

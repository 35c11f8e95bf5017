import * as draw from '@playgrove/kit/draw';
import { animate, since, type Since } from '@playgrove/kit/draw/animate';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { angleAt, FLIGHT, isDone, isOver, needed, numberOf, placed, type State } from '../rules.ts';
import { cakeOf } from '../rules/cakes.ts';
import { noteAt } from '../rules/tunes.ts';
import { paintBear, type Mood } from './bear.ts';
import {
  KNOBS,
  LOOKS,
  MARKS,
  paintBerry,
  paintKnob,
  paintMark,
  paintTier,
  type Look,
} from './cakes.ts';
import { CANDLES, paintCandle, paintFlame, TALL } from './candles.ts';
import { drawFair, drawLamps, drawRoof } from './fair.ts';
import { layoutOf, rimAt, standOf, type Stand } from './layout.ts';

/** Milliseconds in which the flames go around at the end. */
export const OUTRO = 2200;
/** Seconds the bear is shocked or glad. */
const MOOD = 0.9;
const GRAVITY = 2600;
/** Seconds of a candle's squash after it lands, and of a new tier's drop. */
const SQUASH = 0.28;
const DROP = 0.5;

export type Ui = {
  readonly show: Readonly<Record<'note' | 'landed' | 'bumped' | 'glad' | 'grown', Since>>;
  /** A candle that fell off: where it is and how it goes on. */
  fall: { x: number; y: number; vx: number; vy: number; turn: number } | undefined;
};

export const freshUi = (): Ui => ({
  show: {
    note: since('note'),
    landed: since('land', 'lit'),
    bumped: since('bump'),
    glad: since('close', 'heart', 'tier', 'cake', 'done'),
    grown: since('tier', 'cake'),
  },
  fall: undefined,
});

/** What is drawn in one frame. */
type Frame = {
  readonly to: Surface;
  readonly state: State;
  readonly ui: Ui;
  /** Seconds since the game ended. */
  readonly ended: number | undefined;
  readonly pack: number;
  readonly look: Look;
  /** 1 at the beginning of a note, falling to 0. */
  readonly beat: number;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  dropCandle(to, state, ui, motion);
  const { pack, turning } = cakeOf(numberOf(state));
  const look = LOOKS[pack] ?? (LOOKS[0] as Look);
  const beat = Math.exp(-ui.show.note.value * 7);
  drawFair(to, look, pack);
  drawLamps(to, noteAt(turning, state.pulse), beat);
  drawTier({ to, state, ui, ended: motion.ended, pack, look, beat }, 0);
  drawRoof(to, look, pack);
  if (!isOver(state)) drawNext(to, state, motion.part, beat);
  if (ui.fall) drawCandle(to, ui.fall, 1, { rotate: ui.fall.turn });
}

/** A candle that bumped into another tumbles off the cake. */
function dropCandle(to: Surface, state: State, ui: Ui, { cues, dt }: Motion<State>): void {
  const bump = cues.find(({ name }) => name === 'bump');
  if (bump && !to.reducedMotion) {
    const { x, y } = rimAt(standOf(to, state.tier), 0);
    ui.fall = { x, y: y - 20, vx: -(bump.value ?? 1) * 210, vy: -720, turn: 0 };
  }
  if (!ui.fall) return;
  const { fall } = ui;
  fall.vy += GRAVITY * dt;
  fall.x += fall.vx * dt;
  fall.y += fall.vy * dt;
  fall.turn += Math.sign(fall.vx) * 9 * dt;
  if (fall.y > to.bleed.y + to.bleed.height + 200) ui.fall = undefined;
}

/** A tier with all that stands on it; what is behind the next tier first. */
function drawTier(frame: Frame, number: number): void {
  const { to, state, ui, look, pack } = frame;
  const tier = state.tiers[number];
  if (!tier || number > state.tier) {
    drawBear(frame, number - 1);
    return;
  }
  const rest = standOf(to, number);
  const age = number > 0 && number === state.tier ? ui.show.grown.value / DROP : 1;
  const drop = to.reducedMotion ? 0 : (1 - ease.bounce(Math.min(1, age))) * 320;
  const stand = { ...rest, y: rest.y - drop };
  const { x, y, rx, ry, height } = stand;
  const tall = height + ry * 2 + 80;
  const middle = tall / 2 - ry - 10;
  draw.stamped(
    to,
    `tier ${pack} ${number}`,
    { x, y: y + middle, width: rx * 2 + 20, height: tall },
    (c) => draw.place(c, 0, -middle, () => paintTier(c, rest, look)),
  );
  const turned = angleAt(state, state.pulse, number);
  for (let n = 0; n < MARKS; n += 1) {
    const { depth, ...at } = rimAt(stand, (n * 360) / MARKS + turned, 1);
    if (depth < 0.12) continue;
    draw.stamped(
      to,
      `mark ${pack} ${n % 2}`,
      { x: at.x, y: at.y + height * 0.62, width: 44, height: 44, scaleX: depth },
      (c) => paintMark(c, look, n % 2 === 0),
    );
  }
  const things = [
    ...Array.from({ length: KNOBS }, (_, n) => ({ at: ((n + 0.5) * 360) / KNOBS, index: -1 })),
    ...tier.berries.map((at) => ({ at, index: -2 })),
    ...tier.candles.map(({ at }, index) => ({ at, index })),
  ]
    .map(({ at, index }) => ({ index, ...rimAt(stand, at + turned) }))
    .toSorted((a, b) => a.depth - b.depth);
  const front = things.findIndex(({ depth }) => depth > 0);
  for (const thing of things.slice(0, front)) drawThing(frame, number, thing);
  drawTier(frame, number + 1);
  if (number === state.tier && !isOver(state)) drawMark(to, stand, frame.beat);
  for (const thing of things.slice(front)) drawThing(frame, number, thing);
}

type Thing = Point & { readonly index: number; readonly depth: number };

/** A knob of cream (−1), a berry (−2) or a candle, smaller at the back. */
function drawThing(
  { to, state, ui, ended, look, pack }: Frame,
  number: number,
  { index, x, y, depth }: Thing,
): void {
  const size = 0.88 + depth * 0.12;
  const scale = { scaleX: size, scaleY: size };
  if (index === -1) {
    to.stamp(`knob ${pack}`, 46, 46, (c) => paintKnob(c, look), x, y + 8, {
      scaleX: size,
      scaleY: size * 0.8,
    });
    return;
  }
  if (index === -2) {
    to.stamp('berry', 80, 160, paintBerry, x, y, scale);
    return;
  }
  const candles = state.tiers[number]?.candles ?? [];
  const isLast = number === state.tier && index === candles.length - 1;
  const age = isLast && !to.reducedMotion ? Math.min(1, ui.show.landed.value / SQUASH) : 1;
  // At the end the flame goes around, from the first candle to the last.
  const isAround =
    state.hearts > 0 && (ended ?? 0) * 1000 > ((index + 1) / candles.length) * OUTRO * 0.4;
  const flame = candles[index]?.lit === true || isAround;
  drawCandle(to, { x, y }, size, {
    squash: Math.sin(age * Math.PI * 2) * (1 - age) * 0.35,
    flame,
    seed: index,
  });
}

type Pose = {
  readonly rotate?: number;
  readonly squash?: number;
  readonly flame?: boolean;
  readonly seed?: number;
};

function drawCandle(
  to: Surface,
  { x, y }: Point,
  size: number,
  { rotate = 0, squash = 0, flame, seed = 0 }: Pose,
): void {
  const tall = size * (1 - squash);
  to.stamp('candle', 60, 240, (c) => paintCandle(c, CANDLES.of(to)), x, y, {
    rotate,
    scaleX: size * (1 + squash),
    scaleY: tall,
  });
  if (flame !== true) return;
  const flicker = to.reducedMotion ? 0 : Math.sin(to.time * 11 + seed * 2.3) * 0.1;
  const pose = {
    rotate: flicker * 0.7,
    scaleX: size * (1 - flicker),
    scaleY: size * (1 + flicker),
  };
  to.stamp('flame', 90, 130, paintFlame, x + 1, y - (TALL + 10) * tall, pose);
}

/** Where the next candle lands: its outline, which beats with the tune. */
function drawMark(to: Surface, stand: Stand, beat: number): void {
  const { x, y } = rimAt(stand, 0);
  const [wide, tall] = [32 + beat * 6, TALL + 6 + beat * 8];
  draw.rounded(
    to.c,
    x - wide / 2,
    y - tall,
    wide,
    tall,
    12,
    draw.fade('#ff3f8f', 0.12 + beat * 0.16),
  );
  draw.rim(to.c, draw.fade('#ff3f8f', 0.5 + beat * 0.5), 4);
}

/** The bear on the highest tier. */
function drawBear({ to, state, ui, ended, beat }: Frame, tier: number): void {
  const { x, y } = standOf(to, tier);
  const { bumped, glad, note } = ui.show;
  const isGlad = isDone(state) || (glad.value < MOOD && glad.value < bumped.value);
  const mood: Mood = isGlad ? 'glad' : state.hearts === 0 || bumped.value < MOOD ? 'ouch' : 'calm';
  const size = [1.7, 1.25, 0.85][tier] ?? 0.85;
  const hop = isDone(state) ? Math.abs(Math.sin((ended ?? 0) * 7)) * 34 : 0;
  const sway = Math.sin(note.value * 6) * Math.exp(-note.value * 4) * 0.12;
  const still = to.reducedMotion ? 0 : 1;
  draw.contact(to.c, x, y + 2, 44 * size, 0.3);
  to.stamp(`bear ${mood}`, 170, 380, (c) => paintBear(c, mood), x, y - hop * still, {
    rotate: sway * still,
    scaleX: size * (1 + beat * 0.04),
    scaleY: size * (1 - beat * 0.05),
  });
}

/** The candles that are left, the next one in the middle, and the one in the air. */
function drawNext(to: Surface, state: State, part: number, beat: number): void {
  const { hand } = layoutOf(to);
  const flies = state.flight > 0;
  const waiting = Math.min(needed(state) - placed(state) - (flies ? 1 : 0), 7);
  draw.blob(to.c, hand.x, hand.y + 6, 190, 26, '#00000040');
  draw.blob(to.c, hand.x, hand.y, 184, 22, '#c8cce8');
  draw.blob(to.c, hand.x, hand.y - 5, 178, 19, '#f6f8ff');
  for (let n = waiting - 1; n >= 0; n -= 1) {
    const side = n === 0 ? 0 : (n % 2 === 0 ? 1 : -1) * (34 + Math.ceil(n / 2) * 36);
    const up = n === 0 ? 4 + beat * 5 : 2;
    drawCandle(to, { x: hand.x + side, y: hand.y - up }, n === 0 ? 1.12 : 0.74, {});
  }
  if (!flies) return;
  const goal = rimAt(standOf(to, state.tier), 0);
  const way = Math.min(1, (FLIGHT - state.flight + part) / FLIGHT);
  const y = hand.y + (goal.y - hand.y) * ease.out(way) - Math.sin(way * Math.PI) * 60;
  drawCandle(to, { x: hand.x, y }, 1.12 - way * 0.12, { flame: state.lit });
}

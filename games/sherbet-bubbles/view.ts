import {
  type Coach,
  defineGame,
  type InputEvent,
  type Press,
  type Surface,
  type View,
} from '@playgrove/kit/runtime';
import { rules, type Input } from './rules.ts';
import { aim } from './rules/outcome.ts';
import { STEEPEST } from './rules/flight.ts';
import { FULL, lowestRow, missing, type Shot, type State } from './rules/state.ts';
import { drawAim, drawBoard, drawLine, drawRain, inCourt } from './view/board.ts';
import { FEEL } from './view/feel.ts';
import { follow } from './view/follow.ts';
import { angleTo, layoutOf, ROW, toWorld, UNIT, worldFor } from './view/layout.ts';
import { drawAwning, drawBubbles, drawRim, paintParlour } from './view/scene.ts';
import { SIPHONS, drawDish, drawJar, drawSiphon } from './view/siphon.ts';
import { cueTime, timesOf } from './view/timeline.ts';
import { freshUi, goodAngle, type Ui } from './view/ui.ts';

/** Tenths of a degree by press and by repeat; Q and E are finer. */
const TURN = 12;
const REPEAT = 22;
const FINE = 3;
const REACH = 86;
/** World units below the awning that a shout needs to rise. */
const SAID = 96;

/** The shot that a move was; undo and other moves shoot nothing. */
const shotBetween = (from: State, to: State): Shot | null =>
  to.shot === from.shot ? null : to.last;

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  keepsakes: SIPHONS,
  music: { mood: 'happy', seed: 33 },
  world: (aspect) => worldFor(aspect),
  ui: freshUi,

  slide(from, to) {
    const shot = shotBetween(from, to);
    return shot ? timesOf(shot).end : 140;
  },

  delay(cue, _, { from, to }) {
    const shot = shotBetween(from, to);
    return shot ? cueTime(cue, shot) : 0;
  },

  place(at, _, ui, to) {
    const layout = layoutOf(to);
    const { x, y } = toWorld(layout, at, ui.camera);
    // What is said of rows above the awning rises under it, where it can be read.
    return { x, y: Math.max(y, layout.y + SAID) };
  },

  read,

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    ui.layout = layout;
    follow(ui, state, layout, motion, to.reducedMotion);
    const moving = motion.from !== undefined && motion.part < 1;
    paintParlour(to, layout, ui.pack);
    drawBubbles(to, layout);
    inCourt(to, layout, () => {
      drawLine(to, state, layout);
      drawBoard(to, state, layout, ui, motion);
      if (showsAim(state, ui) && !moving) drawAim(to, state, layout, ui);
    });
    drawAwning(to, layout, ui.pack);
    drawAbove(to, state, ui);
    drawRain(to, layout, ui);
    drawRim(to, layout, ui.pack);
    drawDish(to, state, layout, ui);
    drawJar(to, state, layout);
    drawSiphon(to, state, layout, ui);
    if (state.fizz === FULL && !state.charged) drawReady(to, ui);
  },

  coach(state, ui, device): Coach | undefined {
    const { layout } = ui;
    if (!layout || ui.aiming || rules.status(state) !== 'playing') return undefined;
    const angle = goodAngle(state, ui);
    const spot = aim(state, angle, false).path[1] ?? { x: 4.5, y: 1 };
    const at = toWorld(layout, spot, state.top);
    const keyed = device === 'keyboard' || device === 'gamepad';
    const way = angle < ui.angle ? 'left' : 'right';
    const turned = Math.abs(angle - ui.angle) < TURN;
    return { kind: 'tap', at, keys: keyed ? (turned ? ['a'] : [way, 'a']) : [] };
  },

  how: async () => (await import('./how.ts')).how,

  /** The sweets that hang and all that the hand needs below them. */
  busy(state, _, to) {
    const { x, y, court, nozzle, bottom } = layoutOf(to);
    const rows = lowestRow(state.cells) + 2 - state.top;
    return [
      { x, y, width: court, height: rows * ROW },
      { x, y: nozzle.y - UNIT, width: court, height: bottom - nozzle.y + UNIT },
    ];
  },

  hinted(hint, _, ui) {
    if (typeof hint?.input !== 'object') return;
    ui.angle = hint.input.angle;
    ui.keys = true;
  },

  chips(state) {
    if (state.mode !== 'endless') return [];
    return [{ id: 'pour', label: 'chip.pour', text: String(state.pour), icon: 'move' }];
  },

  say: (state) => ({
    key: state.mode === 'endless' ? 'say.pour' : 'say.glass',
    values: {
      left: state.mode === 'endless' ? state.pour : state.left,
      missing: missing(state),
      score: state.score,
      fizz: Math.round((state.fizz / FULL) * 100),
    },
  }),

  shareText: (state) =>
    `🧸 ${state.freed}/${state.target}  🍬 ${state.shot}\n${'💦'.repeat(Math.min(10, Math.ceil(state.most / 3)))}${'🍾'.repeat(Math.min(5, state.blasts))}`,
};

function showsAim(state: State, ui: Ui): boolean {
  if (rules.status(state) !== 'playing' || ui.cancelled) return false;
  return ui.aiming || ui.hovering || ui.keys;
}

function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  const { button, phase } = event;
  ui.keys = true;
  ui.cancelled = false;
  const by = phase === 'repeat' ? REPEAT : TURN;
  if (button === 'left') return turn(ui, -by);
  if (button === 'right') return turn(ui, by);
  if (button === 'l') return turn(ui, -FINE);
  if (button === 'r') return turn(ui, FINE);
  if (button === 'up') return turn(ui, -ui.angle);
  if (phase === 'repeat') return undefined;
  if (button === 'a') return { angle: ui.angle };
  if (button === 'y' || button === 'down') return 'swap';
  return button === 'x' ? 'blast' : undefined;
}

function turn(ui: Ui, by: number): 'redraw' {
  ui.angle = Math.max(-STEEPEST, Math.min(STEEPEST, ui.angle + by));
  return 'redraw';
}

function readPress(event: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { layout } = ui;
  if (!layout) return undefined;
  const { phase } = event;
  const low = event.y > layout.nozzle.y + 20;
  if (phase === 'down') {
    ui.keys = false;
    const near = (spot: { x: number; y: number }): boolean =>
      Math.hypot(event.x - spot.x, event.y - spot.y) < REACH;
    if (near(layout.dish)) return 'swap';
    const onBody = low && Math.abs(event.x - layout.nozzle.x) < REACH + 20;
    if (onBody && state.fizz === FULL && !state.charged) return 'blast';
    // A drag may begin anywhere, at the sweet that is to fly above all.
    ui.aiming = true;
    ui.onMouth = near(layout.nozzle);
  }
  if (phase === 'hover') {
    ui.hovering = !low;
    if (!low) ui.keys = false;
  } else if (!ui.aiming) {
    return undefined;
  }
  const short = Math.hypot(event.x - layout.nozzle.x, event.y - layout.nozzle.y) < REACH;
  ui.onMouth &&= short;
  ui.cancelled = low || ui.onMouth;
  if (!ui.cancelled) ui.angle = angleTo(layout, event, STEEPEST);
  if (phase === 'cancel' || phase === 'up') ui.aiming = false;
  if (phase !== 'up') return 'redraw';
  if (ui.onMouth) return 'swap';
  return low ? 'redraw' : { angle: ui.angle };
}

/** How many rows are still above: on the awning, while there are any. */
function drawAbove(to: Surface, state: State, ui: Ui): void {
  const { layout } = ui;
  if (!layout || state.top === 0) return;
  const size = to.readable(30, 15);
  to.label(`▲ ${state.top}`, layout.nozzle.x, layout.y - size * 0.4, size, {
    top: '#ffffff',
    bottom: '#fff0c4',
  });
}

/** The fizz is ready: the bottle says so. */
function drawReady(to: Surface, ui: Ui): void {
  const { layout } = ui;
  if (!layout) return;
  const beat = to.reducedMotion ? 1 : 1 + 0.06 * Math.sin(to.time * 6);
  const size = to.readable(40, 15) * beat;
  to.label(to.words('word.fizz'), layout.nozzle.x, layout.nozzle.y + layout.body * 0.62, size, {
    top: '#fffbe0',
    bottom: '#ffd02e',
  });
}

export default defineGame(rules, view);

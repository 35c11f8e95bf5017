import {
  cellUnder,
  moveCursor,
  swapBetween,
  swapCells,
  type Way,
} from '@playgrove/kit/logic/gridboard';
import * as draw from '@playgrove/kit/draw';
import {
  defineGame,
  type Coach,
  type InputEvent,
  type Motion,
  type PadButton,
  type Surface,
  type View,
  type Sizes,
} from '@playgrove/kit/runtime';
import { rules, type Input } from './rules.ts';
import { legal } from './rules/legal.ts';
import { BASKETS, gridFor, HOLE, left, movable, type State } from './rules/state.ts';
import { drawBed, drawCursor, drawGround, drawGrowth, drawStill, pointOf } from './view/board.ts';
import { drawMoving } from './view/moving.ts';
import { FEEL } from './view/feel.ts';
import { drawFlights, drawFlyers } from './view/flights.ts';
import { layoutOf, worldFor, type Layout } from './view/layout.ts';
import { cardsOf, drawBouquet, drawOrder, goalOf, wantedOf } from './view/panel.ts';
import { drawButterflies, paintGarden } from './view/scene.ts';
import { type Moment, momentOf, startOf } from './view/timeline.ts';
import { advised, freshUi, type Ui } from './view/ui.ts';

/** Seconds of rest before a good swap begins to glow. */
const GLOW_AFTER = 5;
const WIGGLE = 0.26;
const BEAT = 0.25;
const MAX_FLYERS = 26;
const PACK_SIZE = 8;
const WAYS: ReadonlySet<PadButton> = new Set<PadButton>(['up', 'down', 'left', 'right']);

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'happy', seed: 64 },
  world: (aspect, state) => worldFor(aspect, state),
  ui: (state, saved) => freshUi(state, saved),

  slide: (_, { waves }) => Math.max(120, startOf(waves, waves.length)),

  /** Each cue is answered when the wave it belongs to begins. */
  delay: ({ stage = 0 }, _, { to }) => startOf(to.waves, stage),

  place(at, state, _, to) {
    const { frame } = layoutOf(to, state);
    return { x: frame.x + (at.x + 0.5) * frame.cell, y: frame.y + (at.y + 0.5) * frame.cell };
  },

  read,

  draw(to, state, ui, motion) {
    const layout = layoutOf(to, state);
    const moment = momentOf(motion.from, state, motion.part);
    follow(ui, state, layout, moment, motion);
    const board = moment?.wave.after ?? state;
    const missing = moment ? missingAt(moment, state) : left(state);
    paintGarden(to, Math.floor(Math.max(0, state.level - 1) / PACK_SIZE), ui.growth);
    drawButterflies(to, ui.growth);
    drawBouquet(to, state, layout, missing);
    drawBed(to, state, layout);
    drawGround(to, state, layout, board);
    if (moment) drawMoving(to, state, layout, moment);
    else drawStill(to, state, layout, ui);
    drawGrowth(to, state, layout, board);
    if (moment) drawFlights(to, state, layout, moment);
    else drawCursor(to, state, layout, ui);
    drawOrder(to, state, layout, ui, missing);
    drawFlyers(to, layout, ui, motion.dt, (want) => goalOf(state, layout, want));
    drawDusk(to, state, layout, moment);
  },

  coach(state, ui, device, to): Coach | undefined {
    const [a, b] = advised(state);
    if (a === undefined || b === undefined) return undefined;
    const layout = layoutOf(to, state);
    const keyed = device === 'keyboard' || device === 'gamepad';
    return {
      kind: 'swipe',
      from: pointOf(state, layout, a),
      to: pointOf(state, layout, b),
      keys: keyed || ui.keys ? keysFor(state, ui, a, b) : [],
    };
  },

  hinted(hint, state, ui) {
    const pair = hint?.input === undefined ? undefined : swapCells(gridFor(state), hint.input);
    ui.glow = pair ?? [];
    ui.glowFor = state.nextId;
    ui.idle = GLOW_AFTER;
  },

  /** The bed and the order stay in sight under a hint. */
  busy(state, _, to) {
    const layout = layoutOf(to, state);
    const { x, y, cell } = layout.frame;
    const bed = { x, y, width: cell * state.columns, height: cell * state.rows };
    const { badge, cards } = cardsOf(state, layout);
    return [bed, badge, ...cards];
  },

  how: async () => (await import('./how.ts')).how,

  chips(state) {
    if (state.mode !== 'endless') return [];
    return [{ id: 'round', label: 'chip.round', text: String(state.round), icon: 'target' }];
  },

  say: (state) => ({
    key: 'say.bed',
    values: {
      moves: state.movesLeft,
      left: left(state).reduce((sum, count) => sum + count, 0),
      score: state.score,
    },
  }),
};

/** Keys that bring the cursor to `a`, take it, and swap it toward `b`. */
function keysFor(state: State, ui: Ui, a: number, b: number): PadButton[] {
  const way: PadButton = b === a + 1 ? 'right' : 'down';
  if (ui.picked === a) return [way];
  const keys: PadButton[] = [];
  let at = ui.cursor;
  while (at % state.columns !== a % state.columns) {
    keys.push(at % state.columns < a % state.columns ? 'right' : 'left');
    at += at % state.columns < a % state.columns ? 1 : -1;
  }
  for (; Math.floor(at / state.columns) < Math.floor(a / state.columns); at += state.columns)
    keys.push('down');
  for (; Math.floor(at / state.columns) > Math.floor(a / state.columns); at -= state.columns)
    keys.push('up');
  return [...keys, 'a', way];
}

function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  ui.idle = 0;
  if (ui.glow.length > 0) ui.glow = [];
  if (event.kind === 'pad')
    return event.phase === 'up' ? undefined : readPad(event.button, state, ui);
  const grid = gridFor(state);
  const { frame } = layoutOf(to, state);
  if (event.kind === 'swipe') {
    const cell = cellUnder(grid, frame, event.from);
    if (cell < 0 || cell !== ui.pressed) return undefined;
    ui.pressed = -1;
    const other = moveCursor(grid, cell, event.direction);
    return other === cell ? 'redraw' : trySwap(state, ui, cell, other);
  }
  if (event.kind !== 'press' || event.phase !== 'down') return undefined;
  ui.keys = false;
  const cell = cellUnder(grid, frame, event);
  const before = ui.picked;
  ui.pressed = cell;
  if (cell < 0 || !movable(state, cell)) {
    ui.picked = -1;
    return 'redraw';
  }
  ui.cursor = cell;
  const swap = before >= 0 ? swapBetween(grid, before, cell) : undefined;
  if (swap !== undefined && legal(state).includes(swap)) {
    ui.pressed = -1;
    return trySwap(state, ui, before, cell);
  }
  ui.picked = before === cell ? -1 : cell;
  return 'redraw';
}

function readPad(button: PadButton, state: State, ui: Ui): Input | 'redraw' | undefined {
  ui.keys = true;
  const grid = gridFor(state);
  if (button === 'a') {
    ui.picked = ui.picked === ui.cursor || !movable(state, ui.cursor) ? -1 : ui.cursor;
    return 'redraw';
  }
  if (button === 'b') {
    ui.picked = -1;
    return 'redraw';
  }
  if (!WAYS.has(button)) return undefined;
  if (ui.picked >= 0) {
    const from = ui.picked;
    const other = moveCursor(grid, from, button as Way);
    return other === from ? 'redraw' : trySwap(state, ui, from, other);
  }
  ui.cursor = moveCursor(grid, ui.cursor, button as Way, (cell) => state.wall[cell] !== HOLE);
  return 'redraw';
}

/**
 * A swap in the making. While a cascade still runs, it counts only where both pieces already lie as
 * they will in the end: nobody swaps what he does not see.
 */
function trySwap(state: State, ui: Ui, a: number, b: number): Input | 'redraw' {
  const swap = swapBetween(gridFor(state), a, b);
  ui.picked = -1;
  const settled = ui.still || [a, b].every((cell) => ui.shown[cell] === state.ids[cell]);
  if (swap === undefined || !settled) return 'redraw';
  if (!legal(state).includes(swap)) ui.wiggle = { a, b, age: 0 };
  else ui.cursor = b;
  return swap;
}

/** Keeps display time, sends off what was picked, and lets a good swap glow after a while. */
function follow(
  ui: Ui,
  state: State,
  layout: Layout,
  moment: Moment | undefined,
  motion: Motion<State>,
): void {
  const { dt } = motion;
  if (ui.move !== state.nextId) {
    ui.move = state.nextId;
    ui.wave = -1;
    ui.glow = [];
  }
  ui.still = moment === undefined;
  ui.shown = moment ? moment.before.ids : state.ids;
  if (moment && moment.index !== ui.wave) {
    ui.wave = moment.index;
    send(ui, state, layout, moment);
  }
  ui.beats.forEach((beat, want) => {
    ui.beats[want] = Math.max(0, beat - dt / BEAT);
  });
  if (ui.wiggle) {
    ui.wiggle.age += dt;
    if (ui.wiggle.age > WIGGLE) ui.wiggle = undefined;
  }
  ui.idle = ui.still ? ui.idle + dt : 0;
  if (ui.idle < GLOW_AFTER || rules.status(state) !== 'playing') return;
  if (ui.glow.length === 0 || ui.glowFor !== state.nextId) {
    ui.glow = advised(state);
    ui.glowFor = state.nextId;
  }
}

/** Picked blossoms that the bouquet wants set out for it. */
function send(ui: Ui, state: State, layout: Layout, { wave, before }: Moment): void {
  if (wave.name !== 'clear' && wave.name !== 'basket') return;
  const wanted = new Set(wantedOf(state));
  wave.cells.forEach((cell, index) => {
    const want = wave.name === 'basket' ? BASKETS : (before.kinds[cell] ?? -1);
    if (!wanted.has(want) || ui.flyers.length >= MAX_FLYERS) return;
    ui.flyers.push({ want, from: pointOf(state, layout, cell), age: -index * 0.02 });
  });
}

/** The order's numbers as they stood before the wave that is shown. */
function missingAt({ index }: Moment, state: State): readonly number[] {
  return state.waves[Math.max(0, index - 1)]?.left ?? left(state);
}

/** The last moves draw the eye to the bed: dusk falls around it. */
function drawDusk(to: Surface, state: State, layout: Layout, moment: Moment | undefined): void {
  if (state.movesLeft > 1 || moment || rules.status(state) !== 'playing') return;
  const { frame } = layout;
  const { c, bleed } = to;
  const x = frame.x + (frame.cell * state.columns) / 2;
  const y = frame.y + (frame.cell * state.rows) / 2;
  const beat = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 4);
  c.fillStyle = draw.radial(
    c,
    x,
    y,
    Math.hypot(bleed.width, bleed.height) * 0.62,
    '#3a167300',
    '#3a167300',
    draw.fade('#3a1673', 0.34 + beat * 0.16),
  );
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
}

export default defineGame(rules, view);

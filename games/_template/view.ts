import {
  cover,
  defineGame,
  down,
  ease,
  fade,
  glow,
  leaves,
  PALETTE,
  rays,
  ridge,
  rounded,
  tint,
  type Context,
  type Feel,
  type Motion,
  type Pad,
  type Rect,
  type Surface,
  type View,
} from '@playgrove/kit/stage';
import { handful, rules, SIDE, type Input, type State } from './rules.ts';

/*
 * The game on a screen: reads the state, never writes it. The kit owns the canvas, the clock,
 * input devices, sound and the page around; this file says only what to draw and what a press means.
 */

/** World units; the kit fits the world into whatever screen there is. */
const CELL = 100;
const EDGE = 20;
const WORLD = SIDE * CELL + EDGE * 2;

/** By kind. Shapes differ as well as colours, for players who cannot tell the colours apart. */
const SPRITES = ['strawberry', 'blueberries', 'grapes', 'kiwi'] as const;
const JUICE = [PALETTE.red, PALETTE.blue, PALETTE.purple, PALETTE.green] as const;

/** What undo, saving and replaying may forget: here, where the player points. */
type Ui = {
  cell: number;
  /** Pointed at by keys or a mouse: shown. A finger needs no cursor. */
  shown: boolean;
};

const view: View<State, Input, Ui> = {
  world: () => ({ width: WORLD, height: WORLD }),
  hud: 'above',
  slide: 260,

  ui: (state) => ({ cell: largest(state), shown: false }),

  read(event, _state, ui) {
    if (event.kind === 'pad') return event.phase === 'up' ? undefined : readPad(event, ui);
    if (event.kind !== 'press') return undefined;
    const cell = cellAt(event.x, event.y);
    if (cell === undefined) return undefined;
    if (event.phase === 'hover') {
      ui.cell = cell;
      ui.shown = true;
      return 'redraw';
    }
    // Act when the finger comes down, not when it lifts: the answer is then in the next frame.
    if (event.phase !== 'down') return undefined;
    ui.cell = cell;
    ui.shown = event.device === 'mouse';
    return cell;
  },

  draw(to, state, ui, motion) {
    to.layer('orchard', drawOrchard);
    if (ui.shown && state.picksLeft > 0) drawHandful(to.c, state, ui.cell);
    drawBerries(to, state, motion);
    if (ui.shown) drawCursor(to.c, ui.cell);
  },

  // Cues come in board units: one unit a cell.
  place: ({ x, y }) => ({ x: EDGE + x * CELL, y: EDGE + y * CELL }),

  feel: {
    ...Object.fromEntries(JUICE.map((colour, kind) => [`pick-${kind}`, splash(colour)])),
    handful: { sound: 'pop', climb: true, buzz: 12 },
    points: { shout: 'shout.points' },
    best: { sound: 'match', shake: 0.25, shout: 'shout.best', when: 'settled' },
  },

  coach: (state) => {
    if (state.score > 0) return undefined;
    const cell = largest(state);
    return { kind: 'tap', at: middle(cell), keys: ['a'] };
  },

  chips: (state) => [
    {
      id: 'picks',
      label: 'chip.picks',
      text: String(state.picksLeft),
      icon: 'move',
      tone: state.picksLeft <= 3 ? 'warn' : 'plain',
    },
  ],

  say: (state) => ({ key: 'say.picks', values: { score: state.score, picks: state.picksLeft } }),

  music: { mood: 'happy', seed: 7 },
};

export default defineGame(rules, view);

function splash(colour: string): Feel {
  return { burst: { count: 6, colours: [colour, tint(colour)], shape: 'drop', size: 10 } };
}

const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

function readPad(event: Pad, ui: Ui): Input | 'redraw' | undefined {
  const { button } = event;
  if (button === 'a') {
    ui.shown = true;
    return event.phase === 'down' ? ui.cell : undefined;
  }
  if (!(button in STEPS)) return undefined;
  const [dx, dy] = STEPS[button as keyof typeof STEPS];
  // The first arrow only shows where the cursor is.
  if (ui.shown) {
    const x = ((ui.cell % SIDE) + dx + SIDE) % SIDE;
    const y = (Math.floor(ui.cell / SIDE) + dy + SIDE) % SIDE;
    ui.cell = y * SIDE + x;
  }
  ui.shown = true;
  return 'redraw';
}

function cellAt(x: number, y: number): number | undefined {
  const column = Math.floor((x - EDGE) / CELL);
  const row = Math.floor((y - EDGE) / CELL);
  const inside = column >= 0 && row >= 0 && column < SIDE && row < SIDE;
  return inside ? row * SIDE + column : undefined;
}

function middle(cell: number): { readonly x: number; readonly y: number } {
  return {
    x: EDGE + ((cell % SIDE) + 0.5) * CELL,
    y: EDGE + (Math.floor(cell / SIDE) + 0.5) * CELL,
  };
}

/** Where the largest handful is. */
function largest(state: State): number {
  const sizes = state.berries.map((_, cell) => handful(state.berries, cell).length);
  return sizes.indexOf(Math.max(...sizes));
}

/** Painted once into a bitmap of the whole screen, beyond the world's edges too. */
function drawOrchard(c: Context, bleed: Rect): void {
  const horizon = WORLD * 0.62;
  cover(c, bleed, down(c, bleed.y, horizon, '#ffd58a', '#ffb36b', '#ff8f7a'));
  glow(c, bleed, WORLD * 0.5, 0, fade(PALETTE.cream, 0.9), fade(PALETTE.cream, 0));
  rays(c, bleed, WORLD * 0.5, 0, 12, fade(PALETTE.white, 0.1));
  ridge(c, bleed, horizon, 60, '#d7784f', 3);
  ridge(c, bleed, horizon + 90, 70, '#a8553f', 5);
  leaves(c, bleed, '#7c3a3a');
  rounded(c, 0, 8, WORLD, WORLD, 44, fade(PALETTE.ink, 0.35));
  rounded(c, 0, 0, WORLD, WORLD, 44, '#fff1cf');
  for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
    const { x, y } = middle(cell);
    const even = (cell + Math.floor(cell / SIDE)) % 2 === 0;
    rounded(c, x - 47, y - 47, 94, 94, 22, even ? '#f9dfae' : '#fbe7c0');
  }
}

function drawHandful(c: Context, state: State, cell: number): void {
  const cells = handful(state.berries, cell);
  if (cells.length < 2) return;
  const colour = fade(JUICE[state.berries[cell] ?? 0] ?? PALETTE.ink, 0.35);
  for (const at of cells) {
    const { x, y } = middle(at);
    rounded(c, x - 47, y - 47, 94, 94, 22, colour);
  }
}

function drawCursor(c: Context, cell: number): void {
  const { x, y } = middle(cell);
  c.lineWidth = 7;
  c.strokeStyle = PALETTE.ink;
  c.beginPath();
  c.roundRect(x - 46, y - 46, 92, 92, 20);
  c.stroke();
}

function drawBerries(to: Surface, state: State, motion: Motion<State>): void {
  const { c } = to;
  // `from` is the position before the move, for as long as the move is being animated.
  const falling = motion.from && !to.calm ? 1 - ease.bounce(motion.part) : 0;
  c.save();
  c.beginPath();
  c.roundRect(0, 0, WORLD, WORLD, 44);
  c.clip();
  state.berries.forEach((kind, cell) => {
    const { x, y } = middle(cell);
    const height = falling * (state.fell[cell] ?? 0) * CELL;
    to.sprite(SPRITES[kind] ?? SPRITES[0], x, y - height, 78);
  });
  c.restore();
}

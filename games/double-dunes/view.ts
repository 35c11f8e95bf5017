import { tile as paintTile } from '@playgrove/kit/draw';
import {
  defineGame,
  ease,
  fade,
  linear,
  PALETTE,
  rounded,
  shade,
  tint,
  type Coach,
  type Feel,
  type InputEvent,
  type Motion,
  type Surface,
  type View,
} from '@playgrove/kit/stage';
import { BOARDS, type Board } from './board.ts';
import { legal, rules, type Input, type State, type Tile } from './rules.ts';
import { drawDwellers, paintDesert } from './scenery.ts';

/** The board is square in the middle of a square world; the desert has the rest. */
const WORLD = 720;
const BOARD = 640;
const FRAME = 16;
const SLIDE_MS = 100;
const SLIDE = SLIDE_MS / 1000;
/** Seconds a merged tile takes to swell and settle, and a new one to appear. */
const POP = 0.18;
const APPEAR = 0.16;
/** Seconds in which something new grows out of the sand. */
const ARRIVE = 0.7;

const FACES: readonly string[] = [
  '#fff2d8',
  '#ffe3ae',
  '#ffc078',
  '#ff9f5a',
  '#ff7a59',
  '#f7566a',
  '#f0559f',
  '#b45cf0',
  '#7a5cf5',
  '#3f7df5',
  '#1fa8d8',
  '#14b8a0',
  '#2fb35a',
  '#c79a1e',
  '#d9662b',
  '#8a3fb8',
  '#43307f',
];

type Ui = {
  /** Seconds since the last move came on the board. */
  age: number;
  /** The position that `age` belongs to. */
  seen: number;
  top: number;
  arrival: number;
};

type Layout = {
  readonly board: Board;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
};

function layoutOf(state: State): Layout {
  const board = BOARDS[state.board];
  const cell = (BOARD - FRAME * 2) / Math.max(board.width, board.height);
  return {
    board,
    cell,
    left: (WORLD - board.width * cell) / 2,
    top: (WORLD - board.height * cell) / 2,
  };
}

function middle(layout: Layout, cell: number): { x: number; y: number } {
  const { x, y } = layout.board.cells[cell] ?? { x: 0, y: 0 };
  return { x: layout.left + (x + 0.5) * layout.cell, y: layout.top + (y + 0.5) * layout.cell };
}

const SQUARE_PADS: Readonly<Record<string, Input>> = { right: 0, down: 1, left: 2, up: 3 };
/** On the hexagon up and down lean right; the shoulders and X, Y (Z and C on a keyboard) are the other slants. */
const HEX_PADS: Readonly<Record<string, Input>> = {
  right: 0,
  left: 3,
  down: 1,
  up: 5,
  l: 4,
  r: 5,
  x: 2,
  y: 1,
};
const HEX_KEYS: Readonly<Record<string, Input>> = { z: 2, c: 1, q: 4, e: 5 };

const BURST = { speed: 260, size: 7, life: 0.45, gravity: 500 } as const;

const FEEL: Readonly<Record<string, Feel>> = {
  slide: { sound: 'slide', gain: 0.55 },
  merge: {
    sound: 'merge',
    climb: true,
    buzz: 8,
    when: 'settled',
    burst: {
      ...BURST,
      count: 9,
      colours: [PALETTE.cream, PALETTE.yellow, '#ffb45a'],
      shape: 'puff',
    },
  },
  combo: { shout: 'shout.combo', when: 'settled', shoutColours: ['#ffffff', '#ffd02e'], buzz: 14 },
  milestone: {
    sound: 'levelup',
    duck: true,
    buzz: 30,
    shake: 0.35,
    stop: 50,
    when: 'settled',
    shout: 'shout.milestone',
    shoutColours: ['#fff6c8', '#ff8a1f'],
    burst: {
      ...BURST,
      count: 26,
      speed: 520,
      life: 0.9,
      size: 11,
      shape: 'star',
      colours: [PALETTE.yellow, PALETTE.pink, PALETTE.sky, PALETTE.white],
    },
  },
  refused: { sound: 'back', gain: 0.4, buzz: 6 },
  lose: { sound: 'lose', duck: true, buzz: 40 },
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  slide: SLIDE_MS,
  keys: ['z', 'c', 'q', 'e'],
  feel: FEEL,
  music: { mood: 'calm', seed: 2048 },
  world: () => ({ width: WORLD, height: WORLD }),
  ui: (state) => ({ age: 1, seen: state.nextId, top: state.top, arrival: 1 }),

  place(at, state) {
    const layout = layoutOf(state);
    return {
      x: layout.left + (at.x + 0.5) * layout.cell,
      y: layout.top + (at.y + 0.5) * layout.cell,
    };
  },

  read: (event, state) => direction(event, state),

  draw(to, state, ui, motion) {
    follow(ui, state, motion);
    paintDesert(to, state.top);
    drawDwellers(to, state.top, ease.back(Math.min(1, ui.arrival)));
    const layout = layoutOf(state);
    drawBoard(to, layout);
    drawTiles(to, layout, state, ui, motion);
  },

  coach(state): Coach {
    const hex = state.board === 'hex';
    const [first = 0] = legal(state);
    const turn = (first / (hex ? 6 : 4)) * Math.PI * 2;
    const reach = { x: Math.cos(turn) * 150, y: Math.sin(turn) * 150 };
    const centre = WORLD / 2;
    return {
      kind: 'swipe',
      from: { x: centre - reach.x, y: centre - reach.y },
      to: { x: centre + reach.x, y: centre + reach.y },
      keys: hex ? ['left', 'right'] : ['left', 'up', 'down', 'right'],
    };
  },

  say: (state) => ({
    key: 'say.board',
    values: {
      score: state.score,
      top: 2 ** state.top,
      empty: state.tiles.filter((each) => each === null).length,
    },
  }),
};

function direction(event: InputEvent, state: State): Input | undefined {
  const hex = state.board === 'hex';
  if (event.kind === 'swipe') {
    const ways = hex ? 6 : 4;
    return Math.round((event.angle / 360) * ways) % ways;
  }
  if (event.kind === 'pad' && event.phase === 'down') {
    return (hex ? HEX_PADS : SQUARE_PADS)[event.button];
  }
  if (event.kind === 'key' && event.phase === 'down' && hex) return HEX_KEYS[event.key];
  return undefined;
}

/** Keeps display time: how long ago the last move was, and when the desert last grew. */
function follow(ui: Ui, state: State, motion: Motion<State>): void {
  if (ui.seen !== state.nextId) {
    ui.seen = state.nextId;
    ui.age = 0;
  }
  if (ui.top !== state.top) {
    ui.arrival = state.top > ui.top ? 0 : 1;
    ui.top = state.top;
  }
  ui.age += motion.dt;
  ui.arrival = Math.min(1, ui.arrival + motion.dt / ARRIVE);
}

function drawBoard(to: Surface, layout: Layout): void {
  const { board, cell } = layout;
  to.layer(`board ${board.name}`, (c) => {
    const edge = (WORLD - BOARD) / 2;
    if (board.name === 'hex') {
      for (let index = 0; index < board.cells.length; index += 1) {
        const { x, y } = middle(layout, index);
        hexagon(c, x, y + cell * 0.06, cell * 0.66, '#2b1b4d66');
      }
      for (let index = 0; index < board.cells.length; index += 1) {
        const { x, y } = middle(layout, index);
        hexagon(c, x, y, cell * 0.64, '#5b3a63');
      }
    } else {
      rounded(c, edge, edge + 10, BOARD, BOARD, 34, fade(PALETTE.ink, 0.45));
      rounded(c, edge, edge, BOARD, BOARD, 34, '#5b3a63');
      rounded(c, edge + 4, edge + 4, BOARD - 8, BOARD - 8, 30, '#6d486f');
    }
    for (let index = 0; index < board.cells.length; index += 1) {
      const { x, y } = middle(layout, index);
      const size = cell * 0.88;
      if (board.name === 'hex') hexagon(c, x, y, cell * 0.5, '#ffffff24');
      else rounded(c, x - size / 2, y - size / 2, size, size, size * 0.22, '#ffffff24');
    }
  });
}

function hexagon(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  paint: string | CanvasGradient,
): void {
  c.fillStyle = paint;
  c.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const turn = (corner / 6) * Math.PI * 2 + Math.PI / 6;
    c.lineTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
  }
  c.closePath();
  c.fill();
}

function drawTiles(to: Surface, layout: Layout, state: State, ui: Ui, motion: Motion<State>): void {
  const { from } = motion;
  const part = ease.out(motion.part);
  const cellOf = new Map<number, number>();
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile) continue;
    cellOf.set(tile.id, cell);
    for (const source of tile.merged ?? []) cellOf.set(source, cell);
  }
  const wasAt = new Set<number>();
  if (from) {
    for (const [cell, tile] of from.tiles.entries()) {
      const target = tile ? cellOf.get(tile.id) : undefined;
      if (!tile || target === undefined) continue;
      wasAt.add(tile.id);
      const a = middle(layout, cell);
      const b = middle(layout, target);
      drawTile(to, layout, tile.v, a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, 1);
    }
  }
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile || wasAt.has(tile.id)) continue;
    const scale = scaleOf(tile, state, ui, to.calm);
    if (scale <= 0) continue;
    const { x, y } = middle(layout, cell);
    drawTile(to, layout, tile.v, x, y, scale);
  }
}

function scaleOf(tile: Tile, state: State, ui: Ui, calm: boolean): number {
  if (tile.merged) {
    if (ui.age < SLIDE) return 0;
    const pop = (ui.age - SLIDE) / POP;
    if (pop >= 1 || calm) return 1;
    // Bigger numbers swell more.
    return 1 + Math.sin(pop * Math.PI) * (0.1 + Math.min(tile.v, 11) * 0.012);
  }
  if (tile.id !== state.fresh || state.moves === 0) return 1;
  const grown = (ui.age - SLIDE * 0.6) / APPEAR;
  return grown >= 1 ? 1 : ease.back(Math.max(0, grown));
}

function drawTile(
  to: Surface,
  layout: Layout,
  v: number,
  x: number,
  y: number,
  scale: number,
): void {
  const hex = layout.board.name === 'hex';
  const size = layout.cell * (hex ? 0.94 : 0.88);
  const field = size * 1.2;
  const paint = (c: CanvasRenderingContext2D): void => paintFace(c, v, size, hex);
  to.stamp(`tile ${v} ${layout.board.name}`, field, field, paint, x, y, {
    scaleX: scale,
    scaleY: scale,
  });
}

function paintFace(c: CanvasRenderingContext2D, v: number, size: number, hex: boolean): void {
  const colour = FACES[Math.min(v, FACES.length) - 1] ?? PALETTE.ink;
  if (hex) paintHexTile(c, size * 0.5, colour);
  else paintTile(c, 0, 0, size, colour);
  const room = hex ? size * 0.86 : size;
  const text = String(2 ** v);
  const width = [0.62, 0.62, 0.5, 0.38, 0.31, 0.26][text.length] ?? 0.22;
  const height = room * (text.length <= 1 ? 0.6 : width);
  c.font = `400 ${height}px 'Lilita One', Fredoka, system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  const dark = v <= 3;
  c.fillStyle = dark ? '#ffffffaa' : shade(colour, 0.62);
  c.fillText(text, 0, height * 0.05 - size * 0.03 + (dark ? height * 0.03 : 0));
  c.fillStyle = dark ? '#5d3a26' : '#ffffff';
  c.fillText(text, 0, -size * 0.03);
}

/** The house's tile with six sides: a foot, a lit face, a bar of shine. */
function paintHexTile(c: CanvasRenderingContext2D, r: number, colour: string): void {
  const corner = r * 0.3;
  c.lineJoin = 'round';
  c.lineWidth = corner;
  const layer = (y: number, paint: string | CanvasGradient): void => {
    c.strokeStyle = paint;
    hexagon(c, 0, y, r - corner / 2, paint);
    c.stroke();
  };
  layer(r * 0.08, fade(PALETTE.ink, 0.28));
  layer(0, shade(colour, 0.45));
  layer(-r * 0.1, linear(c, 0, -r, 0, r * 0.9, tint(colour, 0.3), colour));
  rounded(c, -r * 0.36, -r * 0.86, r * 0.72, r * 0.14, r * 0.07, '#ffffff66');
}

export default defineGame(rules, view);

import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { CROSS, OWL, type State, woodOf } from '../rules/state.ts';
import { glanceAt } from './glance.ts';
import { dimmed, groveOf } from './groves.ts';
import { cellRect, type Layout } from './layout.ts';
import { drawOwl } from './hats.ts';
import { freshness, shownMark, type Ui } from './ui.ts';

const FRAME = 20;

/** The wood: groves, fences between them, crosses, owls, hints. */
export function drawBoard(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawGround(to, layout, state, ui);
  const { restless, won } = glanceAt(state);
  state.marks.forEach((_, cell) => {
    const mark = shownMark(state, ui, cell);
    if (mark === CROSS) drawCross(to, layout, state, ui, cell);
    if (mark === OWL)
      drawSitter(
        to,
        layout,
        state,
        ui,
        cell,
        won ? 'won' : restless.has(cell) ? 'awake' : 'asleep',
      );
  });
  drawHint(to, layout, state, ui);
}

/** How far the wooden frame and its shadow reach beyond the cells. */
const REACH = 60;

/**
 * Frame, ground and fences as one picture, painted again when an owl comes or goes. The cells of a
 * grove are copies of one bitmap, so that this costs little.
 */
function drawGround(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { open, won } = glanceAt(state);
  const dark = ui.gaze && !won;
  const { board } = layout;
  const shade = dark ? open.map((one) => (one ? '0' : '1')).join('') : '';
  to.stamp(
    `ground ${state.wood} ${board.width.toFixed(0)} ${shade}`,
    board.width + REACH * 2,
    board.height + REACH * 2,
    (c) => {
      paintFrame(c, board.width + FRAME * 2);
      c.translate(-board.width / 2, -board.height / 2);
      paintCells(c, board.width / state.size, state, dark ? open : []);
      paintFences(c, board.width, state);
    },
    board.x + board.width / 2,
    board.y + board.height / 2,
  );
}

function paintFrame(c: Context, side: number): void {
  const half = side / 2;
  draw.rounded(c, -half - 4, -half + 2, side + 8, side + 14, 44, '#0d0825a6');
  draw.rounded(c, -half, -half, side, side, 40, draw.PALETTE.ink);
  draw.rounded(
    c,
    -half + 6,
    -half + 6,
    side - 12,
    side - 12,
    34,
    draw.linear(c, -half, -half, half, half, '#8a5a3a', '#5e3a2c', '#74492f'),
  );
  for (const edge of [-half + 12, half - 16]) {
    draw.line(c, [-half + 40, edge, half - 40, edge], 3, '#ffffff26');
  }
}

/** The ground of every cell: its grove's color and pattern, dim where an owl looks. */
function paintCells(c: Context, side: number, state: State, open: readonly boolean[]): void {
  const half = (side + 2) / 2;
  const reach = { left: -half, top: -half, right: half, bottom: half };
  woodOf(state).groves.forEach((grove, cell) => {
    const dim = open[cell] === false;
    draw.stamp(
      c,
      `grove ${grove} ${dim} ${side.toFixed(1)}`,
      ((cell % state.size) + 0.5) * side,
      (Math.floor(cell / state.size) + 0.5) * side,
      1,
      () => reach,
      (on) => paintGround(on, grove, dim, side + 1),
    );
  });
}

function paintGround(c: Context, grove: number, dim: boolean, side: number): void {
  const { color, pattern } = groveOf(grove);
  c.fillStyle = dim ? dimmed(grove) : color;
  c.fillRect(-side / 2, -side / 2, side, side);
  c.save();
  c.beginPath();
  c.rect(-side / 2, -side / 2, side, side);
  c.clip();
  pattern(c, side);
  c.restore();
  if (dim) paintAuto(c, side * 0.15);
  c.fillStyle = draw.linear(c, 0, -side / 2, 0, side / 2, '#ffffff33', '#ffffff00', '#1d14401f');
  c.fillRect(-side / 2, -side / 2, side, side);
}

/** A faint X where an owl looks, thinner than the player's own. */
function paintAuto(c: Context, half: number): void {
  for (const lean of [1, -1]) {
    draw.line(c, [-half, -half * lean, half, half * lean], half * 0.3, '#fff6da8c');
  }
}

/** Thin lines inside groves, thick ones between them. */
function paintFences(c: Context, width: number, { size, wood }: State): void {
  const side = width / size;
  for (const thick of [false, true]) {
    wood.split('').forEach((grove, cell) => {
      const [x, y] = [(cell % size) * side, Math.floor(cell / size) * side];
      const right = cell % size < size - 1 ? wood[cell + 1] : undefined;
      const below = wood[cell + size];
      if (right !== undefined && (right !== grove) === thick)
        fence(c, x + side, y, x + side, y + side, thick);
      if (below !== undefined && (below !== grove) === thick)
        fence(c, x, y + side, x + side, y + side, thick);
    });
  }
  draw.rim(c, draw.PALETTE.ink, 9, (path) => path.roundRect(0, 0, width, width, 10));
}

function fence(c: Context, x: number, y: number, toX: number, toY: number, thick: boolean): void {
  draw.line(
    c,
    [x, y, toX, toY],
    thick ? 8 : 2,
    thick ? draw.PALETTE.ink : draw.fade(draw.PALETTE.ink, 0.28),
  );
}

/** Two crossed twigs: nobody sits here. */
function drawCross(to: Surface, layout: Layout, state: State, ui: Ui, cell: number): void {
  const { x, y, width } = cellRect(layout, state.size, cell);
  const grow = ease.back(freshness(ui, cell));
  const half = width * 0.24;
  to.stamp(
    `twigs ${half.toFixed(1)}`,
    width * 0.8,
    width * 0.8,
    (c) => {
      for (const [wide, color] of [
        [half * 0.56, draw.PALETTE.ink],
        [half * 0.28, '#fff0d0'],
      ] as const) {
        draw.line(c, [-half, -half, half, half], wide, color);
        draw.line(c, [half, -half, -half, half], wide, color);
      }
    },
    x + width / 2,
    y + width / 2,
    { scaleX: grow, scaleY: grow },
  );
}

/** An owl on the board: it lands with a bounce, sleeps, or sits up and shakes when it sees another. */
function drawSitter(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  cell: number,
  mood: 'asleep' | 'awake' | 'won',
): void {
  const { x, y, width } = cellRect(layout, state.size, cell);
  const r = width * 0.43;
  const [cx, cy] = [x + width / 2, y + width / 2];
  const row = Math.floor(cell / state.size);
  const fresh = freshness(ui, cell);
  const land = ease.bounce(fresh);
  if (mood === 'won') {
    const since = ui.won - 0.25 - row * 0.11;
    const hop =
      to.reducedMotion || since < 0
        ? 0
        : Math.abs(Math.sin(Math.min(since, 1.6) * 5.9)) * width * 0.22;
    drawOwl(to, row, since < 0 ? 'asleep' : 'glad', cx, cy - hop, r);
    return;
  }
  if (mood === 'awake') {
    const shake = to.reducedMotion ? 0 : Math.sin(to.time * 26 + cell) * 0.07;
    draw.rounded(to.c, x + 5, y + 5, width - 10, width - 10, 12, '#ff3f4fb3');
    drawOwl(to, row, 'awake', cx, cy, r, { rotate: shake });
    return;
  }
  const breath = to.reducedMotion ? 0 : Math.sin(to.time * 1.8 + cell) * 0.02;
  const drop = (1 - land) * width * 0.5;
  drawOwl(to, row, 'asleep', cx, cy - drop, r, { scaleX: 1 - breath, scaleY: 1 + breath });
  if (!to.reducedMotion && width > 60)
    drawSnore(to, cx + r * 0.75, cy - r * 0.8, width * 0.1, cell);
}

function drawSnore(to: Surface, x: number, y: number, size: number, cell: number): void {
  const part = (to.time * 0.45 + cell * 0.37) % 1;
  const [zx, zy, s] = [x + part * size, y - part * size * 2.2, size * (0.6 + part * 0.5)];
  const points = [
    { x: zx, y: zy },
    { x: zx + s, y: zy },
    { x: zx, y: zy + s },
    { x: zx + s, y: zy + s },
  ];
  const alpha = Math.sin(Math.PI * part);
  draw.line(to.c, points, s * 0.5, draw.fade(draw.PALETTE.ink, alpha * 0.8));
  draw.line(to.c, points, s * 0.24, draw.fade('#ffffff', alpha));
}

function drawHint(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const hint = ui.hint;
  if (!hint) return;
  const beat = to.reducedMotion ? 0.8 : 0.6 + 0.4 * Math.sin(to.time * 5);
  const act = new Set(hint.input?.set);
  for (const cell of hint.cells) {
    const { x, y, width } = cellRect(layout, state.size, cell);
    const color = act.has(cell) ? '#ffd02e' : '#ffffff';
    draw.rim(to.c, draw.PALETTE.ink, 12, (path) =>
      path.roundRect(x + 6, y + 6, width - 12, width - 12, 12),
    );
    draw.rim(to.c, draw.fade(color, beat), 7, (path) =>
      path.roundRect(x + 6, y + 6, width - 12, width - 12, 12),
    );
  }
}

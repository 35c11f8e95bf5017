import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import {
  after,
  EMPTY,
  fieldFor,
  isKing,
  pointOf,
  RED,
  sideOf,
  type Cells,
  type Field,
} from '../rules/board.ts';
import { played } from '../rules/missed.ts';
import type { State } from '../rules/state.ts';
import { BOARD, cellRect, middleOf, type Layout } from './layout.ts';
import { drawGlow, drawPiece, paintCrown, paintSpot } from './pieces.ts';
import { BETTER, CROWN, FLY, HOP, LEAD, planOf, WORSE, type Plan, type Timed } from './timing.ts';
import { goesOn, heldAt, isTurn, openTo, type Ui } from './ui.ts';

/** A piece's radius, part of a square. */
const PIECE = 0.44;

type Scene = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly field: Field;
  readonly r: number;
};

/** The board as it rests: the final one, or the one that a look back ends on. */
function cellsOf({ shown, missed, cells, variant }: State): Cells {
  return shown && missed ? played(missed.cells, missed.line, variant) : cells;
}

let planned: { from: State; to: State; plan: Plan } | undefined;
/** The same for all frames of one move. */
export function planFor(from: State, to: State): Plan {
  if (planned?.from !== from || planned.to !== to) {
    planned = { from, to, plan: planOf(from, to, after) };
  }
  return planned.plan;
}

export function drawBoard(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  { from, part }: Motion<State>,
): void {
  const field = fieldFor(state.variant);
  const scene: Scene = { to, layout, field, r: (BOARD / field.size) * PIECE };
  const plan = from && part < 1 ? planFor(from, state) : undefined;
  const ms = plan ? (plan.back ? (1 - part) * plan.ms : part * plan.ms) : 0;
  const now = plan?.moves.findLast(({ start }) => ms >= start - LEAD) ?? plan?.moves[0];
  if (!now) {
    drawTrail(scene, state);
    drawCursor(scene, ui, state);
    drawChoices(scene, state, ui);
    drawRest(scene, cellsOf(state), ui, state);
    return;
  }
  drawMove(scene, now, ms - now.start);
}

/** The last move: where it came from and where it went. */
function drawTrail({ to, layout, field }: Scene, { last, shown }: State): void {
  if (!last || shown) return;
  const cell = BOARD / field.size;
  for (const square of [last.path[0] as number, last.path.at(-1) as number]) {
    const { x, y } = middleOf(layout, field, square);
    draw.rounded(to.c, x - cell / 2 + 4, y - cell / 2 + 4, cell - 8, cell - 8, 14, '#ffe27a4d');
  }
}

function drawCursor({ to, layout, field }: Scene, { over }: Ui, state: State): void {
  if (!over || over.x >= field.size || over.y >= field.size || state.phase !== 'play') return;
  const { x, y, width, height } = cellRect(layout, field, over);
  draw.rim(to.c, '#ffffffd9', 5, (path) => {
    path.roundRect(x + 4, y + 4, width - 8, height - 8, 14);
  });
}

/** Pieces that can move glow; the chosen one shows where it may go. */
function drawChoices(scene: Scene, state: State, ui: Ui): void {
  const { to, layout, field, r } = scene;
  const moves = openTo(state, ui);
  const beat = to.reducedMotion ? 0.8 : 0.75 + Math.sin(to.time * 4) * 0.25;
  const chosen = ui.path[0];
  const seen = new Set<number>();
  for (const { path } of moves) {
    const square = path[0] as number;
    if (seen.has(square)) continue;
    seen.add(square);
    const { x, y } = middleOf(layout, field, square);
    const strength = square === chosen ? 1 : chosen === undefined ? beat : 0.35;
    drawGlow(to, x, y, r, strength);
  }
  const spots = new Map<number, boolean>();
  for (const { path, taken } of goesOn(state, ui)) {
    for (const square of path.slice(ui.path.length)) spots.set(square, taken.length > 0);
  }
  for (const [square, jumps] of spots) {
    const { x, y } = middleOf(layout, field, square);
    const size = r * (to.reducedMotion ? 1 : 0.96 + Math.sin(to.time * 5 + square) * 0.06);
    to.stamp(
      `spot ${jumps} ${r.toFixed(0)}`,
      r * 2,
      r * 2,
      (c) => draw.place(c, 0, 0, () => paintSpot(c, jumps), 0, r),
      x,
      y,
      { scaleX: size / r, scaleY: size / r },
    );
  }
}

function drawRest(scene: Scene, cells: Cells, ui: Ui, state: State): void {
  const { to, layout, field, r } = scene;
  const chosen = isTurn(state) ? ui.path[0] : undefined;
  for (let square = 0; square < field.squares; square += 1) {
    const piece = cells[square] as number;
    if (piece === EMPTY || square === chosen) continue;
    const { x, y } = middleOf(layout, field, square);
    drawPiece(to, piece, x, y, r);
  }
  drawStuck(scene, state);
  if (ui.hint?.do === 'move') drawRings(scene, ui.hint.path, BETTER);
  // Another piece was tried: this one has to jump.
  if (ui.refused === 'refused.jump' || ui.refused === 'refused.most')
    drawRings(
      scene,
      openTo(state, ui).map(({ path }) => path[0] as number),
      BETTER,
    );
  const at = chosen === undefined ? undefined : heldAt(state, ui, layout);
  if (chosen === undefined || !at) return;
  drawPiece(to, cells[chosen] as number, at.x, at.y, r * 1.06, { lift: ui.drag?.moved ? 30 : 14 });
}

/** Rings around squares. */
function drawRings(
  { to, layout, field, r }: Scene,
  squares: readonly number[],
  color: string,
): void {
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 4) * 0.06;
  for (const square of new Set(squares)) {
    const { x, y } = middleOf(layout, field, square);
    draw.ring(to.c, x, y, r * (1.12 + beat), r * 0.24, '#2b1b4d');
    draw.ring(to.c, x, y, r * (1.12 + beat), r * 0.13, color);
  }
}

/** Ends that come because a side is blocked show its pieces. */
function drawStuck(scene: Scene, { winner, turn, variant, cells, shown }: State): void {
  if (!winner || shown || (turn === winner) !== (variant === 'giveaway')) return;
  for (const [square, piece] of cells.entries()) {
    if (piece !== EMPTY && sideOf(piece) === turn) drawRings(scene, [square], WORSE);
  }
}

/** One move this many milliseconds in: the piece hops, what it took flies off, the crown comes down. */
function drawMove(scene: Scene, now: Timed, ms: number): void {
  const { to, layout, field, r } = scene;
  const { path, taken } = now.move;
  const gone = Math.max(0, ms) / now.leg;
  const leg = Math.min(now.legs - 1, Math.floor(gone));
  const from = path[0] as number;
  const king = now.cells[from] as number;
  for (let square = 0; square < field.squares; square += 1) {
    const piece = now.cells[square] as number;
    if (piece === EMPTY || square === from || taken.includes(square)) continue;
    const { x, y } = middleOf(layout, field, square);
    drawPiece(to, piece, x, y, r);
  }
  if (now.ring) drawRings(scene, path, now.ring);
  for (const [index, square] of taken.entries()) {
    drawTaken(scene, now.cells[square] as number, square, ms - (index + 0.55) * HOP);
  }
  const a = middleOf(layout, field, path[leg] as number);
  const b = middleOf(layout, field, path[leg + 1] as number);
  const part = Math.min(1, Math.max(0, gone - leg));
  const eased = ease.inOut(part);
  const at = { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased };
  const hop = taken.length > 0 && !to.reducedMotion ? Math.sin(part * Math.PI) : 0;
  const slide = taken.length === 0 && !to.reducedMotion ? Math.sin(part * Math.PI) : 0;
  const landed = gone >= now.legs && !to.reducedMotion ? ms - now.legs * now.leg : Infinity;
  const flat = landed < 140 ? Math.sin((landed / 140) * Math.PI) * 0.12 : 0;
  drawPiece(to, king, at.x, at.y, r, {
    lift: hop * r * 1.5 + slide * 8,
    scaleX: 1 + hop * 0.16 + flat,
    scaleY: 1 + hop * 0.16 - flat,
  });
  if (now.crowned && gone >= now.legs) {
    drawCrowning(scene, king, at, (ms - now.legs * now.leg) / CROWN);
  }
}

/** A taken piece is knocked up and away, spinning, to the nearer side of the board. */
function drawTaken(scene: Scene, piece: number, square: number, ms: number): void {
  const { to, layout, field, r } = scene;
  const { x, y } = middleOf(layout, field, square);
  const part = Math.min(1, ms / FLY);
  if (part <= 0) drawPiece(to, piece, x, y, r);
  if (part <= 0 || part >= 1) return;
  if (to.reducedMotion) {
    drawPiece(to, piece, x, y, r, { alpha: 1 - part });
    return;
  }
  const way = pointOf(field, square).x * 2 < field.size ? -1 : 1;
  const up = sideOf(piece) === RED ? -1 : 1;
  const size = 1 - part * 0.35;
  drawPiece(to, piece, x + way * part * r * 3.4, y + up * part * r * 2.2, r, {
    lift: Math.sin(Math.min(1, part * 1.1) * Math.PI) * r * 2.4,
    alpha: part > 0.6 ? (1 - part) / 0.4 : 1,
    scaleX: size,
    scaleY: size,
    rotate: way * part * 2.6,
  });
}

/** The second counter and the crown come down from above. */
function drawCrowning(scene: Scene, man: number, at: Point, part: number): void {
  if (isKing(man)) return;
  const { to, r } = scene;
  const down = to.reducedMotion ? 1 : ease.bounce(Math.min(1, Math.max(0, part)));
  if (down >= 0.999) {
    drawPiece(to, man + 2, at.x, at.y, r);
    return;
  }
  const y = at.y - r * 0.1 - (1 - down) * r * 3;
  to.stamp(
    `crown ${r.toFixed(0)}`,
    r * 2.4,
    r * 2.6,
    (c) => draw.place(c, 0, 0, () => paintCrown(c), 0, r * 0.92, r * 0.92),
    at.x,
    y,
    { alpha: Math.min(1, part * 4) },
  );
}

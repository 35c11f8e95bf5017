import * as draw from '@playgrove/kit/draw';
import { ease, Squash, type Motion, type Surface } from '@playgrove/kit/runtime';
import { pieceAt } from '../rules.ts';
import { boardOf, CELLS, middleOf, takes, type Board } from '../rules/board.ts';
import { FOES } from '../rules/foes.ts';
import { aimed, litBy, raysOf, traceRays, type Ray } from '../rules/light.ts';
import { glowIn, pointOf, smoggy } from '../rules/march.ts';
import { BRIGHTEST, HZ, TOOLS, type Piece, type State, type Tool } from '../rules/state.ts';
import { drawBeams, drawPreview } from './beams.ts';
import { drawFoe, drawShadow, SIZES } from './foes.ts';
import { paintGround } from './ground.ts';
import { angleOf, CELL, layoutOf, toWorld, type Layout } from './layout.ts';
import { INK, lookOf } from './looks.ts';
import { angleFor, drawPiece } from './pieces.ts';
import { drawNudge } from './nudge.ts';
import { drawTray } from './tray.ts';
import type { Pose, Ui } from './ui.ts';

/** Seconds that the house shows it was reached. */
const HURT = 0.7;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const board = boardOf(state.place);
  follow(to, state, ui, motion);
  const layout = layoutOf(to);
  to.layer(`ground ${state.place} ${layout.turned} ${layout.width} ${layout.height}`, (c, area) =>
    paintGround(c, area, layout, board, lookOf(state.place), state.place),
  );
  const { soft } = glowIn(state);
  drawLit(to, board, layout, soft);
  drawFog(to, board, ui, soft, motion.dt);
  drawFoes(to, state, layout, motion.part);
  drawBeams(to, layout, raysOf(state), smoggy(state));
  drawPieces(to, state, ui);
  if (ui.hurt < HURT) drawHurt(to, board, ui);
  if (state.end === 'lost') drawDark(to, state, board, layout, soft);
  if (state.end === '') drawHand(to, state, ui, board);
  drawTray(to, state, ui);
}

/** What is only shown follows the position. */
function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  for (const { name, at } of cues) {
    if (name === 'leak') ui.hurt = 0;
    if (!at) continue;
    const pose = ui.poses.get(Math.floor(at.y) * 7 + Math.floor(at.x));
    if (name === 'merge') pose?.squash.kick(0.8, to.reducedMotion);
    if (name === 'turn') pose?.squash.kick(0.3, to.reducedMotion);
  }
  ui.hurt += dt;
  ui.started += dt;
  ui.go.step(dt);
  for (const piece of state.pieces) {
    const goal = angleFor(piece, angleOf(layoutOf(to), piece.turn));
    const pose = poseOf(ui, piece, goal);
    let off = (goal - pose.angle) % (Math.PI * 2);
    if (off > Math.PI) off -= Math.PI * 2;
    if (off < -Math.PI) off += Math.PI * 2;
    pose.angle += to.reducedMotion ? off : off * (1 - Math.exp(-dt * 26));
    pose.squash.step(dt);
  }
  if (ui.refused) {
    ui.refused.left -= dt;
    if (ui.refused.left <= 0) ui.refused = undefined;
  }
  if (ui.hint) {
    ui.hint.left -= dt;
    if (ui.hint.left <= 0) ui.hint = undefined;
  }
}

function poseOf(ui: Ui, { at }: Piece, angle: number): Pose {
  let pose = ui.poses.get(at);
  if (!pose) {
    pose = { angle, squash: new Squash().kick(0.6) };
    ui.poses.set(at, pose);
  }
  return pose;
}

/** Warm light on the road where beams fall. */
function drawLit(to: Surface, board: Board, layout: Layout, soft: Float64Array): void {
  draw.fillPath(to.c, '#ffd97a80', (path) => {
    for (let at = 0; at < CELLS; at += 1) {
      if ((soft[at] ?? 0) === 0 || board.ground[at] !== 'road') continue;
      const { x, y } = toWorld(layout, middleOf(at));
      path.roundRect(x - 42, y - 42, 84, 84, 26);
    }
  });
}

/** The house was reached: it glows red for a moment. */
function drawHurt(to: Surface, board: Board, { hurt }: Ui): void {
  const { x, y } = toWorld(layoutOf(to), middleOf(board.home));
  const part = hurt / HURT;
  to.c.globalAlpha = 1 - part;
  draw.disc(to.c, x, y, 90, '#ff3b5c59');
  draw.ring(to.c, x, y, 50 + 60 * ease.out(part), 12, '#ff5b74');
  to.c.globalAlpha = 1;
}

/** Fog lies on the road where no beam falls. */
function drawFog(to: Surface, board: Board, ui: Ui, soft: Float64Array, dt: number): void {
  const layout = layoutOf(to);
  for (let at = 0; at < CELLS; at += 1) {
    if (board.ground[at] !== 'road') continue;
    const goal = (soft[at] ?? 0) > 0 ? 0 : 1;
    const now = ui.fog[at] ?? 0;
    const fog = now + (goal - now) * (1 - Math.exp(-dt * (goal === 0 ? 9 : 2.5)));
    ui.fog[at] = fog;
    if (fog < 0.04) continue;
    const { x, y } = toWorld(layout, middleOf(at));
    const drift = to.reducedMotion ? 0 : Math.sin(to.time * 0.9 + at * 1.7);
    to.stamp(
      `fog ${at % 3}`,
      170,
      120,
      (c) => {
        const lumps = [
          [-34, 8, 30],
          [30, 10, 32],
          [0, -12, 34],
          [-6, 18, 30],
        ] as const;
        lumps.forEach(([dx, dy, r], one) => {
          draw.disc(c, dx * (one === at % 3 ? 1.2 : 0.9), dy, r, '#dcdcff3d');
        });
      },
      x + drift * 7,
      y,
      { alpha: fog, scaleX: 1 + (1 - fog) * 0.4, scaleY: 1 + (1 - fog) * 0.4 },
    );
  }
}

function drawFoes(to: Surface, state: State, layout: Layout, part: number): void {
  const { c } = to;
  const ahead = state.phase === 'wave' && state.end === '' ? (part * state.speed) / HZ : 0;
  const walk = to.reducedMotion ? 0 : Math.floor(to.time * 7);
  for (const foe of state.foes) {
    const far = foe.far + FOES[foe.kind].speed * ahead;
    const { x, y } = toWorld(layout, pointOf(state, { route: foe.route, far }));
    const size = SIZES[foe.kind];
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 6 + foe.id * 1.3) * 4;
    drawShadow(c, x, y, size);
    const sway = [-1, 0, 1, 0][(walk + foe.id) % 4] ?? 0;
    const part01 = Math.max(0, foe.hp / foe.max);
    drawFoe(to, foe.kind, x, y - 8 + bob, sway, size * (0.8 + 0.2 * part01), 0.62 + 0.38 * part01);
    if (foe.lit) {
      c.globalAlpha = 0.5 + 0.3 * Math.sin(to.time * 30 + foe.id);
      draw.disc(c, x, y - 8 + bob, size * 0.34, '#fff2b04d');
      c.globalAlpha = 1;
    }
    if (part01 >= 1) continue;
    const wide = Math.max(46, size * 0.7);
    const top = y - size * 0.5 - 22;
    draw.rounded(c, x - wide / 2 - 3, top - 3, wide + 6, 15, 7.5, INK);
    draw.rounded(
      c,
      x - wide / 2,
      top,
      Math.max(7, wide * part01),
      9,
      4.5,
      part01 > 0.5 ? '#d8dcff' : '#ffb04a',
    );
  }
}

function drawPieces(to: Surface, state: State, ui: Ui): void {
  const { drag } = ui;
  const layout = layoutOf(to);
  const sorted = state.pieces.toSorted(
    (a, b) => toWorld(layout, middleOf(a.at)).y - toWorld(layout, middleOf(b.at)).y,
  );
  for (const piece of sorted) {
    const { x, y } = toWorld(layout, middleOf(piece.at));
    const pose = ui.poses.get(piece.at);
    const gone = drag?.from === piece.at && drag.moved && !piece.old;
    drawPiece(
      to,
      piece,
      x,
      y,
      pose?.angle ?? 0,
      pose?.squash.scaleX,
      pose?.squash.scaleY,
      gone || ui.picked === piece.at ? 0.35 : 1,
    );
  }
}

/** After a loss: the road that no beam was on. */
function drawDark(
  to: Surface,
  state: State,
  board: Board,
  layout: Layout,
  soft: Float64Array,
): void {
  const beat = to.reducedMotion ? 0.6 : 0.5 + 0.2 * Math.sin(to.time * 5);
  draw.fillPath(to.c, draw.fade('#8a2be2', Math.round(beat * 50) / 100), (path) => {
    for (const at of board.routes[state.culprit?.route ?? 0] ?? []) {
      if ((soft[at] ?? 0) > 0 || board.ground[at] !== 'road') continue;
      const { x, y } = toWorld(layout, middleOf(at));
      path.roundRect(x - 40, y - 40, 80, 80, 22);
    }
  });
}

/** What the finger, the mouse or the keys would do. */
function drawHand(to: Surface, state: State, ui: Ui, board: Board): void {
  const { drag } = ui;
  if (ui.keys) drawCursor(to, ui);
  if (ui.hint) drawHint(to, state, ui);
  if (!drag && !ui.hint) drawNudge(to, state, ui);
  const tool = TOOLS[ui.tool] ?? 'lantern';
  if (drag) {
    if (drag.over >= 0 && (drag.from < 0 || drag.moved))
      drawGhost(to, state, board, drag.tool, drag.over, drag.from);
    else if (drag.over < 0 && !drag.fromCard)
      drawPiece(to, { kind: drag.tool, n: 1, old: false }, drag.x, drag.y - 40, 0, 1, 1, 0.7);
    return;
  }
  if (ui.picked >= 0) {
    const piece = pieceAt(state, ui.picked);
    if (piece) drawGhost(to, state, board, piece.kind, ui.cursor, ui.picked);
    return;
  }
  const over = ui.keys ? ui.cursor : ui.hover;
  if (over < 0 || pieceAt(state, over) || !takes(board, tool, over)) return;
  drawGhost(to, state, board, tool, over, -1);
}

/** A piece that is not there yet, its beam and the road it lights. */
function drawGhost(
  to: Surface,
  state: State,
  board: Board,
  tool: Tool,
  at: number,
  from: number,
): void {
  const layout = layoutOf(to);
  const { x, y } = toWorld(layout, middleOf(at));
  const moved = from >= 0 ? pieceAt(state, from) : undefined;
  const others = moved ? state.pieces.filter((one) => one !== moved) : state.pieces;
  const there = others.find((one) => one.at === at);
  const n = moved?.n ?? 1;
  const merges =
    there?.kind === 'lantern' &&
    tool === 'lantern' &&
    there.n + n <= BRIGHTEST &&
    moved?.old !== true;
  if ((there && !merges) || (!there && !takes(board, tool, at)) || moved?.old) {
    drawNo(to, x, y);
    return;
  }
  const turn = merges ? there.turn : (moved?.turn ?? aimed(board, others, tool, at));
  const piece: Piece = { at, kind: tool, turn, n: merges ? there.n + n : n, old: false };
  const pieces = [...others.filter((one) => one !== there), piece];
  const rays = traceRays(board, pieces);
  drawPreview(
    to,
    layout,
    tool === 'lantern' ? rays : touched(rays, at),
    tool === 'lantern' ? at : -1,
  );
  const angle = angleFor(piece, angleOf(layout, turn));
  draw.ring(to.c, x, y, 50, 5, merges ? '#ffe58a' : '#ffffffb3');
  drawPiece(to, piece, x, y, angle, 1.06, 1.06, 0.85);
  const lit = (all: readonly Ray[]): number =>
    tool === 'lantern' ? litBy(board, all, at) : sumLit(board, all);
  const gain = tool === 'lantern' ? lit(rays) : lit(rays) - lit(traceRays(board, others));
  badge(
    to,
    x,
    y,
    tool === 'lantern' ? String(gain) : gain < 0 ? `−${-gain}` : `+${gain}`,
    gain > 0,
  );
}

const touched = (rays: readonly Ray[], at: number): readonly Ray[] =>
  rays.filter((ray) => ray.cells.includes(at) || ray.from === at);

function sumLit(board: Board, rays: readonly Ray[]): number {
  return [...new Set(rays.map(({ lantern }) => lantern))].reduce(
    (sum, lantern) => sum + litBy(board, rays, lantern),
    0,
  );
}

/** How many cells of the road would be lit, clear of the finger. */
function badge(to: Surface, x: number, y: number, text: string, good: boolean): void {
  const size = to.readable(36, 17);
  const top = y - 96 < 20 ? y + 100 : y - 96;
  const { c } = to;
  const wide = size * 2.5;
  draw.rounded(c, x - wide / 2, top - size * 0.72, wide, size * 1.44, size * 0.72, INK);
  draw.rounded(
    c,
    x - size * 0.98,
    top - size * 0.3,
    size * 0.62,
    size * 0.62,
    7,
    good ? '#ffd97a' : '#8a84ad',
  );
  to.label(text, x + size * 0.32, top, size, { bottom: good ? '#ffe58a' : '#c9c4dd' });
}

function drawNo(to: Surface, x: number, y: number): void {
  draw.rim(to.c, INK, 20, (path) => {
    path.moveTo(x - 24, y - 24);
    path.lineTo(x + 24, y + 24);
    path.moveTo(x + 24, y - 24);
    path.lineTo(x - 24, y + 24);
  });
  draw.rim(to.c, '#ff5b6b', 10);
}

function drawCursor(to: Surface, { cursor }: Ui): void {
  const { x, y } = toWorld(layoutOf(to), middleOf(cursor));
  const grow = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 2;
  const half = CELL / 2 - 3 + grow;
  for (const [width, color] of [
    [13, INK],
    [6, '#ffe58a'],
  ] as const)
    draw.rim(to.c, color, width, (path) =>
      path.roundRect(x - half, y - half, half * 2, half * 2, 20),
    );
}

/** What was advised: a ring, and the piece with its beam. */
function drawHint(to: Surface, state: State, ui: Ui): void {
  const input = ui.hint?.input;
  if (!input || input.act === 'wave' || input.act === 'speed' || input.act === 'move') {
    const { go } = layoutOf(to);
    draw.rim(to.c, '#ffffff', 6, (path) =>
      path.roundRect(go.x - 6, go.y - 6, go.width + 12, go.height + 8, 40),
    );
    return;
  }
  const { x, y } = toWorld(layoutOf(to), middleOf(input.at));
  const beat = to.reducedMotion ? 0 : ease.inOut(0.5 + 0.5 * Math.sin(to.time * 5)) * 8;
  if (input.act === 'build' && !pieceAt(state, input.at)) {
    const { tool, turn } = input;
    const piece: Piece = { at: input.at, kind: tool, turn, n: 1, old: false };
    const rays = traceRays(boardOf(state.place), [...state.pieces, piece]);
    drawPreview(
      to,
      layoutOf(to),
      tool === 'lantern' ? rays : touched(rays, input.at),
      tool === 'lantern' ? input.at : -1,
    );
    drawPiece(to, piece, x, y, angleFor(piece, angleOf(layoutOf(to), turn)), 1, 1, 0.75);
  }
  draw.ring(to.c, x, y, 52 + beat, 13, INK);
  draw.ring(to.c, x, y, 52 + beat, 7, '#ffffff');
}

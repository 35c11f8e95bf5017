import * as draw from '@playgrove/kit/draw';
import type { Picked } from '@playgrove/kit/draw/controls';
import { ease, type Motion, type Point, type Rect, type Surface } from '@playgrove/kit/runtime';
import { besides, EMPTY, isCrate, isPiece, landingOf, works } from '../rules/pieces.ts';
import { isEndless, isServed, leftIn, seatFor, type State } from '../rules/state.ts';
import { drawGadget, drawGlow } from './gadget.ts';
import { carry, spotOf, targetsOf } from './hands.ts';
import { bubbleOf, cellRect, centerOf, layoutOf, middleOf, type Layout } from './layout.ts';
import { LOOKS, paintBox } from './looks.ts';
import { drawCrate, drawRoom } from './room.ts';
import { drawSeats, drawTick, seatOf } from './seats.ts';
import { progress } from './timing.ts';
import { BOX, pass, SEAT, type Ui } from './ui.ts';

/** Part of a cell that a gadget fills. */
const FILL = 0.86;
/** A gadget in the hand is larger. */
const LIFTED = 1.16;
/** How fast gadgets turn when they run; 1 while they wait. */
const RUN = 3.2;
const CABLE = '#ffd24a';

type Scene = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
  /** What is held by a finger or keys: a cell, or the number of cells for the box; −1. */
  readonly held: number;
  readonly picked: Picked | undefined;
  /** Where it would go now. */
  readonly aim: number | undefined;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const layout = layoutOf(to, state);
  pass(state, ui, motion.dt);
  const picked = carry.picked(state, ui, to);
  const keyed = ui.held === BOX ? state.cells.length : ui.held;
  const held = picked?.piece ?? keyed;
  const aim = picked ? picked.target : ui.held >= 0 ? ui.cursor : undefined;
  const scene: Scene = { to, layout, state, ui, motion, held, picked, aim };
  drawRoom(to, layout, state);
  drawSeats(to, layout, state, ui, seatOf(aim));
  drawBox(scene);
  drawCables(scene);
  drawPlaces(scene);
  drawPieces(scene);
  drawFlights(scene);
  drawMarks(scene);
  drawCarried(scene);
}

/** The box with the next two parts on it. */
function drawBox({ to, layout, state, held, picked, motion, ui }: Scene): void {
  const { box } = layout;
  const look = LOOKS.of(to);
  const { x, y } = middleOf(box);
  const left = leftIn(state);
  const last = motion.part < 1 ? state.last : null;
  const kick = last?.from === -1 && !to.reducedMotion ? Math.sin(motion.part * Math.PI) * 0.07 : 0;
  const one = Math.min(box.height / 150, box.width / 190);
  to.stamp(`box ${look.id}`, 200, 170, (c) => paintBox(c, look), x, y + 8 * one, {
    scaleX: one * (1 + kick),
    scaleY: one * (1 - kick),
    alpha: left > 0 ? 1 : 0.55,
  });
  const [next, after] = state.parts;
  const drags = held === state.cells.length && picked?.middle !== undefined;
  if (after !== undefined && (isEndless(state) || left > 1))
    drawPlate(to, x + 58 * one, y - 40 * one, 46 * one, after, 0.9);
  if (next !== undefined && !drags) {
    const beat = to.reducedMotion || ui.keyed ? 0 : Math.sin(to.time * 3) * 2.5;
    drawPlate(to, x - 8 * one, y - 22 * one + beat, 82 * one, next, 1);
  }
}

function drawPlate(
  to: Surface,
  x: number,
  y: number,
  size: number,
  piece: number,
  alpha: number,
): void {
  to.stamp(
    'plate',
    120,
    120,
    (c) => {
      draw.disc(c, 0, 4, 54, draw.fade('#150b30', 0.3));
      draw.disc(c, 0, 0, 54, draw.PALETTE.ink);
      draw.disc(c, 0, 0, 48, draw.radial(c, -14, -18, 80, '#ffffff', '#fff3d6', '#e8cfa0'));
    },
    x,
    y,
    { scaleX: size / 100, scaleY: size / 100, alpha },
  );
  drawGadget(to, piece, { x, y, size: size * 0.74, alpha });
}

/** Gadgets side by side run together: the cable between them says so. */
function drawCables({ to, layout, state }: Scene): void {
  const { cells, wind } = state;
  const glow: Point[][] = [];
  const dead: Point[][] = [];
  for (const [cell, piece] of cells.entries()) {
    if (!works(piece)) continue;
    for (const other of besides(cell, state)) {
      if (other < cell || !works(cells[other] ?? EMPTY)) continue;
      const isLive = (wind[cell] ?? 0) + (wind[other] ?? 0) > 0;
      (isLive ? glow : dead).push([centerOf(layout, cell), centerOf(layout, other)]);
    }
  }
  for (const ends of dead) draw.line(to.c, ends, 14, draw.fade('#4a3a6a', 0.5));
  for (const ends of glow) draw.line(to.c, ends, 22, draw.PALETTE.ink);
  for (const ends of glow) draw.line(to.c, ends, 12, CABLE);
}

/** Where what is held may go. */
function drawPlaces({ to, layout, state, held, aim }: Scene): void {
  const { c } = to;
  if (held < 0) {
    const landing = landingOf(state);
    if (landing < 0 || leftIn(state) === 0 || isServed(state)) return;
    const { x, y, width } = cellRect(layout, landing);
    c.setLineDash([12, 10]);
    draw.rim(c, draw.fade('#5b3318', 0.5), 4, (path) =>
      path.roundRect(x + 14, y + 14, width - 28, width - 28, 14),
    );
    c.setLineDash([]);
    return;
  }
  const beat = to.reducedMotion ? 0.8 : 0.7 + 0.3 * Math.sin(to.time * 7);
  for (const place of targetsOf(held, state)) {
    if (place >= SEAT) {
      const { x, y, width, height } = bubbleOf(layout.seats[place - SEAT] ?? layout.bench);
      draw.rim(c, draw.fade('#ffe45c', beat), 10, (path) =>
        path.roundRect(x - 4, y - 4, width + 8, height + 8, 30),
      );
      continue;
    }
    const { x, y, width } = cellRect(layout, place);
    const isTwin = state.cells[place] !== EMPTY;
    const isAim = place === aim;
    if (isTwin || isAim)
      draw.rounded(
        c,
        x + 6,
        y + 6,
        width - 12,
        width - 12,
        14,
        draw.fade(isTwin ? '#ffe45c' : '#ffffff', isAim ? 0.85 : 0.4 * beat),
      );
    if (isTwin)
      draw.rim(c, draw.fade('#ff9f1c', beat), 7, (path) =>
        path.roundRect(x + 7, y + 7, width - 14, width - 14, 14),
      );
    else
      draw.disc(
        c,
        x + width / 2,
        y + width / 2,
        isAim ? width * 0.2 : width * 0.09,
        draw.fade('#ffffff', 0.75),
      );
  }
}

function drawPieces(scene: Scene): void {
  const { to, layout, state, ui, motion, held, picked } = scene;
  const { cells, wind } = state;
  const last = motion.part < 1 ? state.last : null;
  const now = last && progress(last, motion.part);
  const arrivals = last && now ? last.made : [];
  for (const [cell, final] of cells.entries()) {
    const rect = cellRect(layout, cell);
    let content = final;
    let landed = 1;
    if (now && !to.reducedMotion)
      for (const { to: goal, wave, merges } of arrivals.toReversed()) {
        if (goal !== cell) continue;
        if (now.made(wave) < 1) content = merges ? content - 1 : EMPTY;
        else if (merges) landed = Math.min(landed, now.pop(wave));
      }
    if (isCrate(content))
      drawCrate(
        to,
        content,
        rect,
        last?.opened.includes(cell) && now ? 1 - 0.14 * Math.sin(now.made(0) * Math.PI) : 1,
      );
    if (!isPiece(content)) continue;
    if (held === cell && picked?.by === 'drag') continue;
    if (
      ui.back?.from &&
      held < 0 &&
      ui.back.piece === content &&
      ui.back.age < 0.18 &&
      seatOfBack(scene, cell)
    )
      continue;
    let { x, y } = middleOf(rect);
    let grow = 1;
    let squash = 0;
    if (last && now && !to.reducedMotion) {
      if (
        (last.act === 'draw' && last.to === cell && !ui.dropped) ||
        (last.act === 'move' && last.to === cell && !ui.dropped)
      )
        continue;
      if (last.to === cell && last.act === 'merge') {
        grow = 0.55 + 0.45 * ease.back(now.move);
        squash = 0.16 * Math.sin(now.move * Math.PI * 2) * (1 - now.move);
      } else if (last.to === cell && last.act !== 'give')
        squash = 0.14 * Math.sin(now.move * Math.PI) * (1 - now.move);
      if (last.opened.includes(cell)) grow = ease.back(now.made(0));
      for (const { from, wave } of last.made)
        if (from === cell) squash += 0.12 * Math.sin(now.made(wave) * Math.PI * 2);
      if (landed < 1) grow = 0.55 + 0.45 * ease.back(landed);
    }
    const wound = wind[cell] ?? 0;
    const power = wound > 0 || ui.rushed.includes(cell) ? 1 : 0;
    const isChosen = held === cell;
    if (isChosen) y -= 10;
    const rushes = ui.rush > 0 && ui.rushed.includes(cell);
    if (rushes) drawGlow(to, x, y, layout.cell * 0.62, Math.min(1, ui.rush));
    const size = layout.cell * FILL * grow * (isChosen ? 1.1 : 1);
    const time = to.reducedMotion ? 0 : to.time + cell + (rushes ? (1.1 - ui.rush) * RUN : 0);
    drawGadget(to, content, { x, y, size, scaleX: 1 + squash, scaleY: 1 - squash, power, time });
    if (wound > 0 && grow === 1) drawWind(to, rect, wound);
  }
}

const seatOfBack = ({ ui, layout, state }: Scene, cell: number): boolean =>
  ui.back !== undefined && state.cells.indexOf(ui.back.piece) === cell && layout.cell > 0;

/** Lamps for the parts that a gadget can still make. */
function drawWind(to: Surface, { x, y, width }: Rect, wound: number): void {
  const gap = Math.min(15, width / 8);
  to.stamp(
    `wind ${wound}`,
    110,
    26,
    (c) => {
      const wide = wound * 15 + 9;
      draw.rounded(c, -wide / 2, -11, wide, 22, 11, draw.PALETTE.ink);
      for (let at = 0; at < wound; at += 1)
        draw.disc(c, (at - (wound - 1) / 2) * 15, 0, 5.5, '#ffe45c');
    },
    x + width / 2,
    y + width - 12,
    { scaleX: gap / 15, scaleY: gap / 15 },
  );
}

/** What is in the air: parts from the box, from gadgets, and what a customer gets. */
function drawFlights({ to, layout, state, motion, ui }: Scene): void {
  const { last } = state;
  if (!last || motion.part >= 1 || to.reducedMotion) return;
  const { move, made } = progress(last, motion.part);
  const size = layout.cell * FILL;
  const fly = (piece: number, from: Point, goal: Point, part: number, large = size): void => {
    const eased = ease.out(part);
    const x = from.x + (goal.x - from.x) * eased;
    const y = from.y + (goal.y - from.y) * eased - Math.sin(part * Math.PI) * layout.cell * 0.4;
    drawGadget(to, piece, { x, y, size: large });
  };
  if (last.act === 'draw' && !ui.dropped)
    fly(
      last.piece,
      middleOf(layout.box),
      centerOf(layout, last.to),
      move,
      size * (0.7 + 0.3 * move),
    );
  if (last.act === 'move' && !ui.dropped)
    fly(last.piece, centerOf(layout, last.from), centerOf(layout, last.to), move);
  if (last.act === 'give' && move < 0.62) {
    const seat = layout.seats[last.to];
    if (seat) fly(last.piece, centerOf(layout, last.from), middleOf(bubbleOf(seat)), move / 0.62);
  }
  for (const { from, to: goal, piece, wave } of last.made) {
    const part = made(wave);
    if (part > 0 && part < 1)
      fly(piece, centerOf(layout, from), centerOf(layout, goal), part, size * (0.4 + 0.6 * part));
  }
}

/** Ticks on what is wanted, the cursor of keys, and what a hint means. */
function drawMarks({ to, layout, state, ui, held, motion }: Scene): void {
  const { c } = to;
  for (const [cell, piece] of state.cells.entries())
    if (
      cell !== held &&
      seatFor(state, piece) >= 0 &&
      !(motion.part < 1 && state.last?.to === cell)
    ) {
      const { x, y, width } = cellRect(layout, cell);
      drawTick(to, x + width - 18, y + 20);
    }
  if (ui.keyed) ringAt(to, layout, ui.cursor, '#ffffff');
  const { hint } = ui;
  if (!hint) return;
  const beat = to.reducedMotion ? 1 : 0.8 + 0.2 * Math.sin(to.time * 6);
  c.globalAlpha = beat;
  ringAt(to, layout, hint.act === 'draw' ? BOX : hint.from, '#7dffb0');
  if (hint.act === 'give') ringAt(to, layout, SEAT + hint.seat, '#7dffb0');
  else if (hint.to >= 0) ringAt(to, layout, hint.to, '#7dffb0');
  c.globalAlpha = 1;
}

function ringAt({ c }: Surface, layout: Layout, place: number, color: string): void {
  const seat = seatOf(place);
  const rect =
    seat >= 0
      ? bubbleOf(layout.seats[seat] ?? layout.bench)
      : place === BOX
        ? layout.box
        : cellRect(layout, place);
  for (const [width, paint] of [
    [12, draw.PALETTE.ink],
    [6, color],
  ] as const)
    draw.rim(c, paint, width, (path) =>
      path.roundRect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 8, 18),
    );
}

/** What a finger or keys carry, above everything, and what goes back. */
function drawCarried({ to, layout, state, ui, held, picked, aim }: Scene): void {
  const size = layout.cell * FILL * LIFTED;
  const { back } = ui;
  if (back) {
    const cell = state.cells.indexOf(back.piece);
    const goal = cell >= 0 ? centerOf(layout, cell) : middleOf(layout.box);
    const part = ease.out(Math.min(1, back.age / 0.18));
    drawGadget(to, back.piece, {
      x: back.from.x + (goal.x - back.from.x) * part,
      y: back.from.y + (goal.y - back.from.y) * part,
      size,
    });
  }
  const piece = held === state.cells.length ? state.parts[0] : state.cells[held];
  if (piece === undefined || !isPiece(piece)) return;
  const from = held === state.cells.length ? BOX : held;
  const at =
    picked?.by === 'drag'
      ? (picked.middle ?? lifted(spotOf(from, state, to)))
      : ui.held >= 0
        ? lifted(spotOf(aim ?? from, state, to))
        : undefined;
  if (!at) return;
  draw.blob(to.c, at.x + 8, at.y + size * 0.56, size * 0.36, size * 0.1, draw.fade('#150b30', 0.3));
  drawGadget(to, piece, {
    ...at,
    size,
    power: Math.min(1, state.wind[held] ?? 0),
    time: to.reducedMotion ? 0 : to.time,
  });
}

const lifted = ({ x, y }: Point): Point => ({ x, y: y - 22 });

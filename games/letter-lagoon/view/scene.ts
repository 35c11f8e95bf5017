import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import type { Cue } from '@playgrove/kit/contract';
import { SHORES } from '../looks.ts';
import { neededCells, rules, secretCells, wetCells, type State } from '../rules.ts';
import { answerOf } from '../rules/themes.ts';
import { between, drawPelican, type Scene } from './caller.ts';
import { cellPoint, layoutOf, middleOf, type Layout } from './layout.ts';
import { paintLagoon, paintLit, paintPad, paintTile, paintWater } from './shore.ts';
import { drawnLine, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Milliseconds: water reaches the next cell, and a letter goes under. */
const [FLOW, SINK] = [70, 260] as const;
/** Seconds of the end: until the first letter rises, between two, and of a flight. */
const [RISE, NEXT, FLY] = [0.7, 0.11, 0.7] as const;
/** Milliseconds in which the water of the last word comes to rest. */
function flowOf(from: State, to: State): number {
  const at = to.found.length > from.found.length ? to.found.at(-1) : undefined;
  const letters = at === undefined ? 0 : (to.words[at]?.cells.length ?? 0);
  return letters === 0 ? 120 : letters * FLOW + SINK;
}

/** Milliseconds until a letter of the secret rises. */
const riseAt = (from: State, to: State, place: number): number =>
  flowOf(from, to) + (RISE + place * NEXT) * 1000;

/** Milliseconds of the answer to a move; after the last word the secret is spelled. */
export const slideOf = (from: State, to: State): number =>
  rules.status(to) === 'won'
    ? riseAt(from, to, secretCells(to).length) + FLY * 1000
    : flowOf(from, to);

/** The letters of the secret are heard when they land, and so is the end. */
export function delayOf(
  { name, stage = 0 }: Cue,
  { from, to }: { from: State; to: State },
): number {
  if (name === 'rise') return riseAt(from, to, stage) + FLY * 1000;
  return name === 'secret' ? slideOf(from, to) : 0;
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const layout = layoutOf(state, to);
  const { from } = motion;
  const isMoving = from !== undefined && motion.part < 1 && !to.reducedMotion;
  const isWon = rules.status(state) === 'won';
  const ms = isMoving ? motion.part * slideOf(from, state) : Infinity;
  const scene: Scene = {
    to,
    layout,
    state,
    ui,
    motion,
    shore: SHORES.of(to),
    ms,
    ended: !isWon ? -1 : isMoving ? (ms - flowOf(from, state)) / 1000 : Infinity,
  };
  const { sand } = layout;
  to.layer(
    `lagoon ${sand.x.toFixed(0)} ${sand.y.toFixed(0)} ${sand.width.toFixed(0)} ${sand.height.toFixed(0)}`,
    (c, bleed) => paintLagoon(c, bleed, sand, scene.shore),
  );
  drawWater(scene);
  drawLetters(scene);
  drawLine(scene);
  drawHint(scene);
  drawList(scene);
  drawPelican(scene);
  drawSecret(scene);
  drawThumb(scene);
}

/** How long ago water reached a letter of the last word, milliseconds. */
const sunkFor = ({ ms }: Scene, at: number): number => ms - at * FLOW;

/** The place in the last word of a cell that its water is on the way to. */
function flowing({ state, motion, ms }: Scene): readonly number[] {
  const isNew = motion.from !== undefined && motion.from.found.length < state.found.length;
  return isNew && ms !== Infinity ? (state.words[state.found.at(-1) ?? -1]?.cells ?? []) : [];
}

function drawWater(scene: Scene): void {
  const { to, layout, state, shore, ms } = scene;
  const fresh = flowing(scene);
  const lines = state.found.map((at) => {
    const cells = state.words[at]?.cells ?? [];
    const [first, last] = [cellPoint(layout, cells[0] ?? 0), cellPoint(layout, cells.at(-1) ?? 0)];
    const part = cells === fresh ? Math.min(1, ms / FLOW / (cells.length - 1)) : 1;
    return [
      first.x,
      first.y,
      first.x + (last.x - first.x) * part,
      first.y + (last.y - first.y) * part,
    ];
  });
  paintWater(to.c, lines, layout.cell, shore);
  if (to.reducedMotion || lines.length === 0) return;
  const { c } = to;
  const { cell } = layout;
  c.save();
  c.lineCap = 'round';
  c.lineWidth = cell * 0.05;
  c.strokeStyle = '#ffffff78';
  c.setLineDash([cell * 0.22, cell * 1.1]);
  c.lineDashOffset = -to.time * cell * 0.5;
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
    c.beginPath();
    c.moveTo(x1 - cell * 0.12, y1 - cell * 0.14);
    c.lineTo(x2 - cell * 0.12, y2 - cell * 0.14);
    c.stroke();
  }
  c.restore();
}

function drawLetters(scene: Scene): void {
  const { to, layout, state, ui, shore, ended } = scene;
  const { cell } = layout;
  const [wet, needed] = [wetCells(state), neededCells(state)];
  const fresh = flowing(scene);
  const before = scene.motion.from && wetCells(scene.motion.from);
  const lit = new Set(ui.finger || ui.mark !== undefined ? drawnLine(state, ui, to) : []);
  const wave = to.reducedMotion ? 0 : to.time;
  const rising = ended >= 0 ? secretCells(state) : [];
  for (const [at, letter] of [...state.letters].entries()) {
    const { x, y } = cellPoint(layout, at);
    if (lit.has(at)) continue;
    const order = fresh.indexOf(at);
    const sunk = order < 0 ? Infinity : sunkFor(scene, order);
    const part = wet.has(at) && !before?.has(at) ? Math.max(0, Math.min(1, sunk / SINK)) : 1;
    if (!wet.has(at) || part < 1) {
      const gone = wet.has(at) ? part : 0;
      const risen = rising.indexOf(at);
      if (risen >= 0 && ended > RISE + risen * NEXT) continue;
      const size = 1 - gone * 0.6;
      const pose = {
        x,
        y: y + gone * cell * 0.1,
        width: cell,
        height: cell * 1.06,
        scaleX: size,
        scaleY: size,
        alpha: 1 - gone,
      };
      draw.stamped(to, `tile ${letter} ${cell.toFixed(1)}`, pose, (c) =>
        paintTile(c, 0, 0, cell, shore, letter),
      );
    }
    if (!wet.has(at) || !needed.has(at)) continue;
    const bob = Math.sin(wave * 1.7 + at * 1.3) * cell * 0.025;
    const scale = ease.out(part);
    const pose = {
      x,
      y: y + bob,
      width: cell,
      height: cell,
      rotate: Math.sin(wave * 1.1 + at) * 0.06,
      scaleX: scale,
      scaleY: scale,
    };
    draw.stamped(to, `pad ${letter} ${cell.toFixed(1)}`, pose, (c) =>
      paintPad(c, cell, shore, letter),
    );
  }
}

const endsOf = (layout: Layout, line: readonly number[]): readonly number[] => {
  const [first, last] = [cellPoint(layout, line[0] ?? 0), cellPoint(layout, line.at(-1) ?? 0)];
  return [first.x, first.y, last.x, last.y];
};

/** The line under the finger, and for a moment one that was no word. */
function drawLine(scene: Scene): void {
  const { to, layout, state, ui } = scene;
  const { cell } = layout;
  const line = drawnLine(state, ui, to);
  if (line.length > 0) {
    const ends = endsOf(layout, line);
    draw.line(to.c, ends, cell * 0.98, INK);
    draw.line(to.c, ends, cell * 0.86, '#ff9f1c');
    draw.line(to.c, ends, cell * 0.74, '#ffd23e');
    for (const each of line) {
      const { x, y } = cellPoint(layout, each);
      const letter = state.letters.charAt(each);
      draw.stamped(
        to,
        `lit ${letter} ${cell.toFixed(1)}`,
        { x, y, width: cell, height: cell },
        (c) => paintLit(c, cell, letter),
      );
    }
    return;
  }
  const missed = ui.show.missed.value;
  if (missed > 0.55 || ui.drawn.length === 0) return;
  const shake = to.reducedMotion ? 0 : Math.sin(missed * 44) * cell * 0.09 * (1 - missed / 0.55);
  const ends = endsOf(layout, ui.drawn).map((each, at) => (at % 2 === 0 ? each + shake : each));
  to.c.globalAlpha = 0.75 * (1 - missed / 0.55);
  draw.line(to.c, ends, cell * 0.9, '#e0304f');
  to.c.globalAlpha = 1;
}

/** A ring around the cells that a hint names. */
function drawHint({ to, layout, ui }: Scene): void {
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3;
  for (const cell of ui.hint) {
    const { x, y } = cellPoint(layout, cell);
    draw.ring(to.c, x, y, layout.cell * 0.46 + beat, 12, INK);
    draw.ring(to.c, x, y, layout.cell * 0.46 + beat, 6, '#ffffff');
  }
}

function drawList({ to, layout, state, ms }: Scene): void {
  const called = state.calls[0];
  const beat = to.reducedMotion ? 0 : 1 + Math.sin(to.time * 5);
  for (const [at, plate] of layout.plates.entries()) {
    const word = (state.words[at]?.word ?? '').toUpperCase();
    const { x, y } = middleOf(plate);
    const isFound = state.found.includes(at);
    const isNew = isFound && state.found.at(-1) === at && ms !== Infinity;
    const pop = isNew ? 1 + Math.sin(Math.min(1, ms / 320) * Math.PI) * 0.16 : 1;
    const { width, height, text } = plate;
    const isCalled = at === called;
    const pose = { x, y, width: width + 8, height: height + 12, scaleX: pop, scaleY: pop };
    if (isCalled) {
      const glow = 3 + beat * 2;
      const { c } = to;
      draw.rounded(
        c,
        x - width / 2 - glow,
        y - height / 2 - glow,
        width + glow * 2,
        height + glow * 2,
        height,
        '#ffd02e',
      );
    }
    draw.stamped(to, `plate ${word} ${isFound} ${isCalled} ${text.toFixed(1)}`, pose, (c) => {
      draw.rounded(c, -width / 2, -height / 2 + 3, width, height, height / 2, '#04283f80');
      const face = isFound
        ? ['#2a93a6d0', '#17708cd0']
        : isCalled
          ? ['#fff3a8', '#ffc21f']
          : ['#fffdf2', '#f6e2b8'];
      draw.rounded(
        c,
        -width / 2,
        -height / 2,
        width,
        height,
        height / 2,
        isFound ? '#0a4a5f' : INK,
      );
      draw.rounded(
        c,
        -width / 2 + 2.5,
        -height / 2 + 2.5,
        width - 5,
        height - 5,
        height / 2,
        draw.down(c, -height / 2, height / 2, ...face),
      );
      draw.drawText(c, word, 0, text * 0.04, {
        size: text,
        color: isFound ? '#e6fbff' : '#3a1d12',
        weight: 700,
        wide: width - 14,
        lines: 1,
      });
      if (isFound) draw.line(c, [-width / 2 + 10, 1, width / 2 - 10, 1], 3, '#bff4ffd0');
    });
  }
}

/** Slots for the letters that are left over, which rise into them at the end. */
function drawSecret(scene: Scene): void {
  const { to, layout, state, shore, ended } = scene;
  const { cell, slots } = layout;
  const cells = ended >= 0 ? secretCells(state) : [];
  const letters = answerOf(state.theme).replaceAll(' ', '');
  for (const [at, slot] of slots.entries()) {
    const side = slot.width;
    const goal = middleOf(slot);
    draw.stamped(to, `slot ${side.toFixed(1)}`, { ...goal, width: side, height: side }, (c) => {
      draw.rounded(
        c,
        -side * 0.46,
        -side * 0.46,
        side * 0.92,
        side * 0.92,
        side * 0.24,
        '#04283fa0',
      );
      draw.disc(c, 0, 0, side * 0.1, '#bff4ff90');
    });
    const part = (ended - RISE - at * NEXT) / FLY;
    if (part <= 0 || ended < 0) continue;
    const letter = letters.charAt(at);
    const { x, y } = between(cellPoint(layout, cells[at] ?? 0), goal, Math.min(1, part));
    const landed =
      part >= 1
        ? Math.sin(Math.min(1, (part - 1) / 0.4) * Math.PI) * 0.25
        : Math.sin(part * Math.PI) * 0.5;
    const size = (cell + (side - cell) * Math.min(1, part)) * (1 + landed);
    draw.stamped(
      to,
      `tile ${letter} ${cell.toFixed(1)}`,
      { x, y, width: cell, height: cell * 1.06, scaleX: size / cell, scaleY: size / cell },
      (c) => paintTile(c, 0, 0, cell, shore, letter),
    );
  }
}

/** The letters of the line, above the thumb that covers them. */
function drawThumb({ to, layout, state, ui }: Scene): void {
  if (!ui.finger) return;
  const line = drawnLine(state, ui, to);
  const word = line.map((cell) => state.letters.charAt(cell).toUpperCase()).join('');
  const size = Math.max(54, to.readable(40));
  const wide = word.length * size * 0.68 + 50;
  const { x, y } = ui.finger.at;
  const left = Math.max(6, Math.min(to.width - wide - 6, x - wide / 2));
  const top = Math.max(4, y - layout.cell * 0.7 - size * 2.1);
  draw.rounded(to.c, left, top, wide, size * 1.5, size * 0.6, INK);
  draw.rounded(to.c, left + 5, top + 5, wide - 10, size * 1.5 - 10, size * 0.5, '#0b5f8a');
  to.label(word, left + wide / 2, top + size * 0.76, size, { top: '#ffffff', bottom: '#ffe9a8' });
}

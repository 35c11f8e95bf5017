import * as draw from '@playgrove/kit/draw';
import { paint } from '@playgrove/kit/logic/marks';
import type { Press, Rect, Surface } from '@playgrove/kit/runtime';
import { FACES } from '../people.ts';
import { lively } from '../people/lively.ts';
import { readPiece } from '../rules.ts';
import { lookOf } from '../rules/reference.ts';
import { totalStars, WALL, type Input, type State } from '../rules/state.ts';
import { SHEET_COUNT, sheetOf } from '../rules/studio.ts';
import { inRow, inside, type Box, type Layout } from './layout.ts';
import { ringed, sheet, wordPress, write } from './parts.ts';
import { traceOutline } from './picture.ts';
import { paintWhole } from './whole.ts';
import { paintScene } from './scene.ts';
import { STUDIO } from './tray.ts';
import { openSheets, type Ui } from './ui.ts';

/** Stencils of the studio, those still locked with the stars they need. */
export function drawSheets(to: Surface, state: State, ui: Ui, at: Layout): void {
  const open = openSheets(state);
  const won = totalStars(state.won);
  for (let index = 0; index < SHEET_COUNT; index += 1) {
    const box = sheetBox(at, index);
    const sheetAt = sheetOf(index);
    if (!sheetAt) continue;
    const locked = index >= open;
    const missing = sheetAt.needs - won;
    draw.stamped(
      to,
      `sheet ${index} ${locked ? missing : ''} ${box.w.toFixed(1)} ${box.h.toFixed(1)}`,
      { x: box.x + box.w / 2, y: box.y + box.h / 2, width: box.w, height: box.h },
      (c) => {
        sheet(
          c,
          { x: -box.w / 2 + 1, y: -box.h / 2 + 1, w: box.w - 2, h: box.h - 5 },
          locked ? '#d6cbe2' : '#cfefff',
          9,
          2,
        );
        if (locked) {
          write(c, to.words('studio.locked', { value: missing }), 0, -1, 14, {
            align: 'center',
            bold: true,
            color: '#5a3d86',
            most: box.w - 6,
          });
          return;
        }
        const scale = (box.h - 8) / 190;
        c.scale(scale, scale);
        c.fillStyle = '#8a4dff';
        for (const outline of sheetAt.outlines) {
          c.beginPath();
          traceOutline(c, outline);
          c.fill();
        }
      },
    );
    if (ui.stencil === index + 1) ringed(to.c, box, 9);
  }
}

/** Faces that were saved, and buttons that save the present one. */
export function drawWall(to: Surface, state: State, at: Layout): void {
  for (let place = 0; place < WALL; place += 1) {
    const box = wallBox(at, place, false);
    const text = state.wall[place] ?? '';
    const piece = text === '' ? undefined : readPiece(text);
    draw.stamped(
      to,
      `wall ${place} ${text.length} ${text.slice(-24)} ${box.w.toFixed(1)} ${box.h.toFixed(1)}`,
      { x: box.x + box.w / 2, y: box.y + box.h / 2, width: box.w, height: box.h },
      (c) => {
        sheet(
          c,
          { x: -box.w / 2 + 1, y: -box.h / 2, w: box.w - 2, h: box.h - 3 },
          piece?.ok ? '#d9c9f6' : '#efe6d4',
          9,
          2,
        );
        if (!piece?.ok) return;
        c.save();
        c.beginPath();
        c.rect(-box.w / 2 + 3, -box.h / 2 + 2, box.w - 6, box.h - 8);
        c.clip();
        const scale = (box.h - 6) / 200;
        c.scale(scale, scale);
        paintWhole(c, { look: -1, ...piece.value });
        c.restore();
      },
    );
    wordPress(to, wallBox(at, place, true), to.words('studio.keep'), '#1d8f45', false);
  }
}

/** The picture to keep: the festival and the painted face, laughing. */
export function paintPhoto(
  c: CanvasRenderingContext2D,
  { x, y, width, height }: Rect,
  state: State,
): void {
  const scale = Math.min(width / 210, height / 270);
  const at = { x: x + width / 2, y: y + height * 0.52 };
  c.save();
  paintScene(
    c,
    { x, y, width, height },
    state.look < 0 ? 'studio' : lookOf(state.look).pack.id,
    at,
  );
  c.translate(at.x, at.y);
  c.scale(scale, scale);
  paintWhole(c, state);
  const who = FACES[state.person];
  if (who) paint(c, lively(who, { open: 1, x: 0, y: 0, mouth: 'laugh' }));
  c.restore();
}

/** Places in the tray for sheets of the studio. */
function sheetBox({ pots }: Layout, index: number): Box {
  const columns = 6;
  const row = Math.floor(index / columns);
  const h = pots.h / 2;
  return inRow(
    { x: pots.x, y: pots.y + row * h, w: pots.w, h: h - 2 },
    index % columns,
    columns,
    84,
  );
}

/** Places of the wall: a face above, a button to keep the present one below. */
function wallBox({ pots }: Layout, place: number, keep: boolean): Box {
  const top = pots.h - 46;
  const row = { x: pots.x, y: keep ? pots.y + top : pots.y, w: pots.w, h: keep ? 44 : top };
  return inRow(row, place, WALL, 110);
}

/** A press on the stencils or on the wall. */
export function pressSheets(event: Press, at: Layout, state: State, ui: Ui): Input | 'redraw' {
  for (let index = 0; index < SHEET_COUNT; index += 1) {
    if (!inside(sheetBox(at, index), event)) continue;
    if (index < openSheets(state)) {
      ui.stencil = ui.stencil === index + 1 ? 0 : index + 1;
      if (ui.tool !== 'brush') ui.tool = 'sponge';
    }
  }
  return 'redraw';
}

export function pressWall(event: Press, at: Layout): Input | 'redraw' {
  for (let place = 0; place < WALL; place += 1) {
    if (inside(wallBox(at, place, true), event)) return { do: 'keep', place };
    if (inside(wallBox(at, place, false), event)) return { do: 'take', place };
  }
  return 'redraw';
}

/** What stands where the steps are. */
export function drawStudio(to: Surface, ui: Ui, at: Layout): void {
  STUDIO.forEach((what, index) => {
    const box = inRow(at.steps, index, STUDIO.length, 110);
    const lit = ui.tray === what;
    wordPress(
      to,
      box,
      to.words(`studio.${what}`),
      ['#8a4dff', '#2465e0', '#1d8f45', '#d92d3c'][index] ?? '#8a4dff',
      lit,
    );
  });
}

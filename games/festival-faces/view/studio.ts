import * as draw from '@playgrove/kit/draw';
import type { Press, Surface } from '@playgrove/kit/runtime';
import { totalStars, type State } from '../rules/state.ts';
import { SHEET_COUNT, sheetOf } from '../rules/studio.ts';
import { inRow, inside, type Box, type Layout } from './layout.ts';
import { ringed, sheet, wordPress, write } from './parts.ts';
import { traceOutline } from './picture.ts';
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

/** A press on the stencils. */
export function pressSheets(event: Press, at: Layout, state: State, ui: Ui): 'redraw' {
  for (let index = 0; index < SHEET_COUNT; index += 1) {
    if (!inside(sheetBox(at, index), event)) continue;
    if (index < openSheets(state)) {
      ui.stencil = ui.stencil === index + 1 ? 0 : index + 1;
      if (ui.tool !== 'brush') ui.tool = 'sponge';
    }
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
      ['#8a4dff', '#2465e0', '#d92d3c'][index] ?? '#8a4dff',
      lit,
    );
  });
}

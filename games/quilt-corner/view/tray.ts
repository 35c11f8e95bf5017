import * as draw from '@playgrove/kit/draw';
import type { Picked } from '@playgrove/kit/draw/controls';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { joined, MOTIF, SIDE } from '../rules/board.ts';
import { patchFor } from '../rules/patches.ts';
import type { State } from '../rules/state.ts';
import { drawPatch } from './cloth.ts';
import { CELL, restOf, type Layout } from './layout.ts';
import { lengthOf, LAND, moveOf } from './timeline.ts';
import { knownOf, under, type Ui } from './ui.ts';

/** Seconds that a patch takes back to its slot. */
const BACK = 0.18;
const DEALT = 220;
const STAGGER = 50;
/** The size of the tag that counts a fabric, in world units. */
const TAG = { width: 116, height: 48 } as const;

/** The felt that patches lie on. */
export function drawTray(to: Surface, layout: Layout): void {
  const { x, y, width, height } = layout.tray;
  to.layer(`tray ${x} ${y} ${width} ${height}`, (c) => {
    draw.rounded(c, x, y + 10, width, height, 34, draw.fade('#3a0f2c', 0.4));
    draw.rounded(c, x, y, width, height, 34, draw.PALETTE.ink);
    draw.rounded(
      c,
      x + 4,
      y + 4,
      width - 8,
      height - 8,
      30,
      draw.down(c, y, y + height, '#17706f', '#1f9088'),
    );
    c.setLineDash([12, 10]);
    draw.rim(c, '#bff2df', 3, (path) =>
      path.roundRect(x + 16, y + 16, width - 32, height - 32, 20),
    );
    c.setLineDash([]);
  });
}

/** The hand: patches that rest, are dealt or are on their way back. */
export function drawHand(
  to: Surface,
  state: State,
  ui: Ui,
  layout: Layout,
  motion: Motion<State>,
  picked: Picked | undefined,
): void {
  const last = motion.part < 1 ? moveOf(motion.from, state) : null;
  const now = last ? motion.part * lengthOf(last) : Infinity;
  const { open } = knownOf(ui, state);
  state.hand.forEach((held, slot) => {
    if (!held || (picked?.by === 'drag' && picked.piece === slot)) return;
    const patch = patchFor(held.shape);
    const rest = restOf(layout, slot, patch);
    let { x, y, cell } = rest;
    let alpha = open[slot] ? 1 : 0.38;
    if (last?.dealt) {
      const part = Math.min(1, Math.max(0, (now - LAND - slot * STAGGER) / (DEALT - STAGGER * 2)));
      y += to.reducedMotion ? 0 : (1 - ease.back(part)) * 160;
      alpha *= Math.min(1, part * 2);
    }
    const back = ui.returning?.slot === slot ? ui.returning : undefined;
    if (back) {
      const part = ease.out(Math.min(1, back.age / BACK));
      x = back.from.x + (x - back.from.x) * part;
      y = back.from.y + (y - back.from.y) * part;
      cell = CELL + (cell - CELL) * part;
    } else if (picked?.piece === slot) {
      const beat = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 6);
      const area = layout.slots[slot] ?? layout.tray;
      draw.rim(to.c, '#fff3b0', 6, (path) =>
        path.roundRect(area.x + 12, area.y + 12, area.width - 24, area.height - 24, 22),
      );
      cell *= 1.06 + beat * 0.05;
    }
    drawPatch(to, patch, held.fabric, x, y, cell, alpha);
  });
}

/** The patch over the finger, with its shadow on what lies below. */
export function drawDragged(
  to: Surface,
  state: State,
  layout: Layout,
  picked: Picked | undefined,
): void {
  const held = picked?.by === 'drag' && state.hand[picked.piece];
  if (!picked || !held) return;
  const { middle, target } = picked;
  const patch = patchFor(held.shape);
  const rest = restOf(layout, picked.piece, patch);
  const at = middle ?? { x: rest.x, y: rest.y - 22 };
  const cell = middle ? CELL : rest.cell * 1.18;
  to.c.fillStyle = draw.fade('#2b1b4d', 0.26);
  for (const { x, y } of patch.cells)
    to.c.fillRect(
      at.x + (x - patch.width / 2) * cell + 12,
      at.y + (y - patch.height / 2) * cell + 22,
      cell,
      cell,
    );
  const blocked = middle && target === undefined && under(layout, patch, at) >= 0;
  drawPatch(to, patch, held.fabric, at.x, at.y, cell, blocked ? 0.5 : 1);
  if (target === undefined) return;
  const count = joined(state.cells, patch, held.fabric, target);
  if (count === patch.cells.length && count < MOTIF) return;
  const half = (patch.width / 2) * CELL;
  const right = layout.x + SIDE * CELL - TAG.width / 2;
  drawTag(to, Math.min(right, at.x + half), at.y - (patch.height / 2) * CELL - 14, count);
}

/** How many squares of a fabric come together, of those that a motif needs. */
function drawTag({ c }: Surface, x: number, y: number, count: number): void {
  const { width, height } = TAG;
  const made = count >= MOTIF;
  draw.rounded(c, x - width / 2, y - height / 2, width, height, height / 2, draw.PALETTE.ink);
  draw.star(c, x - width / 2 + 28, y, 15, made ? '#ffe45c' : '#a99cc8', 0, 8);
  const text = made ? String(count) : `${count}/${MOTIF}`;
  draw.drawText(c, text, x + 18, y + 2, {
    size: 32,
    color: made ? '#ffe45c' : '#ffffff',
    weight: 700,
  });
}

/** Passes display time. */
export function followTray(ui: Ui, dt: number): void {
  if (!ui.returning) return;
  ui.returning.age += dt;
  if (ui.returning.age > BACK) ui.returning = undefined;
}

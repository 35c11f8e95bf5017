import { drawSlot } from '@playgrove/kit/draw/cards';
import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { finishing } from '../rules/finish.ts';
import { isWon, type State } from '../rules/table.ts';
import { hands } from './hands.ts';
import type { Table } from './layout.ts';
import { drawRoom } from './room.ts';
import type { Ui } from './ui.ts';
import { drawDress, drawWardrobe } from './wardrobe.ts';

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  hands.lay(to, state, ui, motion);
  ui.tapped += motion.dt;
  const { table } = ui;
  drawRoom(to, table, state.career.felt);
  drawPlaces(to, table, state);
  hands.draw(to, state, ui);
  if (!ui.wardrobe) hands.drawMarks(to, state, ui);
  if (!isWon(state) && ui.dresses) drawDress(to, table, state);
  if (finishing(state)) drawFinish(to, table);
  drawShower(to, state, ui, motion.dt);
  drawWardrobe(to, state, ui);
}

function drawPlaces(to: Surface, table: Table, state: State): void {
  const { c } = to;
  const slot = (at: Point, key: string, suit?: number): void => {
    to.stamp(
      `slot ${key}`,
      table.cw * 1.1,
      table.ch * 1.1,
      (on) => drawSlot(on, 0, 0, table.cw, suit),
      at.x,
      at.y,
    );
  };
  for (const [suit, home] of table.homes.entries()) slot(home, `home ${suit}`, suit);
  slot(table.waste, 'plain');
  slot(table.stock, 'plain');
  for (const [column, x] of table.columns.entries()) {
    if (state.columns[column]?.length === 0) slot({ x, y: table.top + table.ch / 2 }, 'plain');
  }
  if (state.talon.length > 0 && state.drawn === state.talon.length) drawRecycle(c, table);
}

/** Two arrows that chase each other: the waste can be turned over. */
function drawRecycle(c: CanvasRenderingContext2D, { stock, cw }: Table): void {
  const r = cw * 0.24;
  for (const half of [0, Math.PI]) {
    draw.place(
      c,
      stock.x,
      stock.y,
      () => {
        draw.rim(c, '#ffffffd9', cw * 0.075, (path) => path.arc(0, 0, r, 0.35, Math.PI - 0.35));
        draw.place(
          c,
          r * Math.cos(0.3),
          r * Math.sin(0.3),
          () => draw.arrow(c, cw * 0.085, '#ffffffd9'),
          -Math.PI / 2 - 0.1,
        );
      },
      half,
    );
  }
}

/** A big round button: everything goes home by itself from here. */
function drawFinish(to: Surface, table: Table): void {
  const { c } = to;
  const { x, y } = table.finish;
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 0.05;
  draw.place(
    c,
    x,
    y,
    () => {
      draw.disc(
        c,
        0,
        0,
        46,
        draw.radial(c, 0, 0, 46, draw.fade('#fff3b0', 0.7), draw.fade('#fff3b0', 0)),
      );
      draw.disc(c, 0, 5, 35, draw.PALETTE.ink);
      draw.disc(c, 0, 0, 33, draw.down(c, -33, 33, '#7df08e', '#1d9a4a'));
      draw.ring(c, 0, 0, 34, 4, draw.PALETTE.ink);
      draw.rounded(c, -18, -26, 36, 9, 4.5, '#ffffff59');
      for (const dy of [-7, 6]) {
        draw.rim(c, '#ffffff', 7, (path) => {
          path.moveTo(-13, dy + 7);
          path.lineTo(0, dy - 6);
          path.lineTo(13, dy + 7);
        });
      }
      draw.sparkle(c, 26, -24, 11);
    },
    0,
    1 + beat,
  );
}

/** Once the last card lies still, all of them leap, kings first; then four stars stay behind. */
function drawShower(to: Surface, state: State, ui: Ui, dt: number): void {
  const { table } = ui;
  hands.isShower(to, state, ui);
  if (!ui.showered) return;
  for (const [suit, home] of table.homes.entries()) {
    const turn = to.reducedMotion ? 0 : Math.sin(to.time * 2 + suit) * 0.2;
    draw.disc(
      to.c,
      home.x,
      home.y,
      table.cw * 0.9,
      draw.radial(to.c, home.x, home.y, table.cw * 0.9, '#fff3b08c', '#fff3b000'),
    );
    draw.star(to.c, home.x, home.y, table.cw * 0.34, '#ffd02e', turn);
    draw.rim(to.c, draw.PALETTE.ink, table.cw * 0.05);
  }
  hands.drawShower(to, state, ui, dt);
}

import type { Point } from '@playgrove/kit/contract';
import { drawSlot, glowFrame, traceWeb } from '@playgrove/kit/draw/cards';
import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { inOrder, isWon, joins, mayDeal, movesFrom, RUN, runOf, RUNS } from '../rules/table.ts';
import { obvious } from '../rules/greedy.ts';
import type { Move, State } from '../rules/table.ts';
import { doneAt, frameOf, STOCK, type Table } from './layout.ts';
import { drawGarden } from './garden.ts';
import { hands, leaves } from './hands.ts';
import { SPIDERS } from './looks.ts';
import { dewdrop, litPoint, onThread, paintThread, paintWeb } from './silk.ts';
import { paintSpider, type Pose } from './spider.ts';
import type { Ui } from './ui.ts';

/** Drops that light up in a second. */
const LIGHTS = 12;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.leaving -= motion.dt;
  hands.lay(to, state, ui, motion, leaves(ui));
  ui.webAge += motion.dt;
  ui.glad += motion.dt;
  drawGarden(to, ui.table);
  drawLight(to, state, ui, motion.dt);
  drawSpider(to, ui, isWon(state));
  drawPlaces(to, ui.table, state);
  hands.draw(to, state, ui);
  if (ui.web && !isWon(state)) drawLegalMoves(to, state, ui);
  hands.drawMarks(to, state, ui);
  drawWin(to, state, ui, motion.dt);
}

function drawPlaces(to: Surface, table: Table, state: State): void {
  const slot = (at: Point): void =>
    to.stamp(
      'slot',
      table.cw * 1.1,
      table.ch * 1.1,
      (c) => drawSlot(c, 0, 0, table.cw),
      at.x,
      at.y,
    );
  for (const [column, x] of table.columns.entries())
    if (state.columns[column]?.length === 0) slot({ x, y: table.top + table.ch / 2 });
  if (state.stock.length === 0) slot(table.stock);
  const { c } = to;
  const [first, last] = [doneAt(table, 0), doneAt(table, RUNS - 1)];
  draw.rim(c, '#e6fff866', 1.4, (path) => {
    path.moveTo(first.x, first.y);
    path.lineTo(last.x, last.y);
  });
  for (let run = state.done.length; run < RUNS; run += 1) {
    const at = doneAt(table, run);
    to.stamp('drop', 30, 30, (on) => dewdrop(on, 0, 0, 5.4), at.x, at.y);
  }
  drawWebButton(to, table);
}

/** A round button with a web: it shows every legal move. */
function drawWebButton(to: Surface, { web, button }: Table): void {
  to.stamp(
    'web button',
    button * 2.5,
    button * 2.5,
    (c) => {
      draw.disc(c, 0, 3, button, draw.PALETTE.ink);
      draw.disc(c, 0, 0, button - 1, draw.down(c, -button, button, '#6fe0c8', '#12807f'));
      draw.ring(c, 0, 0, button - 1, 3, draw.PALETTE.ink);
      draw.rim(c, '#ffffff', button * 0.07, (path) => traceWeb(path, button * 0.6));
      for (let drop = 0; drop < 4; drop += 1) {
        const turn = (drop * Math.PI) / 2 + Math.PI / 4;
        dewdrop(c, Math.cos(turn) * button * 0.42, Math.sin(turn) * button * 0.42, button * 0.09);
      }
      draw.rounded(
        c,
        -button * 0.5,
        -button * 0.82,
        button,
        button * 0.2,
        button * 0.1,
        '#ffffff59',
      );
    },
    web.x,
    web.y,
  );
}

/** Every card in order lights a drop of the web, those of finished runs in gold. */
function drawLight(to: Surface, state: State, ui: Ui, dt: number): void {
  const { home, reach } = ui.table;
  const lit = inOrder(state);
  ui.lit = to.reducedMotion || lit < ui.lit ? lit : Math.min(lit, ui.lit + dt * LIGHTS);
  for (let card = 0; card < ui.lit; card += 1) {
    const { x, y } = litPoint(card, reach);
    const age = Math.min(1, (ui.lit - card) / 2);
    const isGold = card < state.done.length * RUN;
    const at = { x: home.x + x, y: home.y + y, width: 40, height: 40, scaleX: age, scaleY: age };
    draw.stamped(to, `lit ${isGold}`, at, (c) => {
      draw.disc(
        c,
        0,
        0,
        18,
        draw.radial(c, 0, 0, 18, isGold ? '#ffd84ac0' : '#c8fff080', '#ffffff00'),
      );
      draw.star(c, 0, 0, 7, isGold ? '#fff0a6' : '#ffffff');
      dewdrop(c, 0, 0, 3.6);
    });
  }
}

/** At home in its web it looks after what moves; while the web of moves is shown it walks there. */
function drawSpider(to: Surface, ui: Ui, won: boolean): void {
  const { home, wide, reach } = ui.table;
  if (ui.web || won) return;
  const moving = ui.drag ?? ui.cards.shown().findLast((each) => each.moving);
  const aim = moving ? { x: moving.x - home.x, y: moving.y - home.y } : { x: 0, y: -90 };
  const far = Math.max(60, Math.hypot(aim.x, aim.y));
  ui.look.x += (aim.x / far - ui.look.x) * 0.12;
  ui.look.y += (aim.y / far - ui.look.y) * 0.12;
  const still = to.reducedMotion;
  const glad = ui.glad > 0 && ui.glad < 1.6;
  const hop = glad && !still ? Math.abs(Math.sin(ui.glad * 9)) * 16 : 0;
  const sway = still ? 0 : Math.sin(to.time * 1.1) * 3;
  const size = wide ? Math.min(96, reach * 0.8) : 92;
  const beat = to.time % 4.3;
  const blink = still || beat > 0.16 ? 0 : Math.sin((beat / 0.16) * Math.PI);
  place(to, { x: home.x + sway, y: home.y - hop }, { size, look: ui.look, blink, glad });
}

function place(to: Surface, { x, y }: Point, pose: Pose, turn = 0): void {
  draw.place(to.c, x, y, () => paintSpider(to.c, SPIDERS.of(to), pose), turn);
}

/** Every run has a thread to each column that takes it, below the cards. The spider walks the best. */
function drawLegalMoves(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { table } = ui;
  const best = obvious(state);
  const part = to.reducedMotion ? 1 : ease.out(Math.min(1, ui.webAge / 0.45));
  draw.cover(c, to.bleed, '#04212e4d');
  const foot = (column: number): Point => {
    const { x, y, width, height } = frameOf(state, table, column, 1);
    return { x: x + width / 2, y: y + height - 3 };
  };
  const isBest = (move: Move): boolean => move.from === best?.from && move.to === best.to;
  const moves = movesFrom(state)
    .filter((move) => joins(state, move) > 0 || move.count === runOf(state, move.from))
    .map(
      (move) =>
        ({
          ...move,
          kind: isBest(move) ? 'best' : joins(state, move) === 2 ? 'suit' : 'other',
        }) as const,
    );
  for (const kind of ['other', 'suit', 'best'] as const)
    for (const move of moves)
      if (move.kind === kind) paintThread(c, foot(move.from), foot(move.to), kind, part);
  if (!best) {
    if (mayDeal(state)) glowFrame(c, frameOf(state, table, STOCK, 1), '#ffe27a', 1);
    const side = { x: table.stock.x + table.row.x * 4 - table.cw, y: table.stock.y - 4 };
    place(to, side, { size: 46, look: { x: 1, y: 0 } });
    return;
  }
  glowFrame(c, frameOf(state, table, best.from, best.count), '#ffe27a', 1);
  const [from, end] = [foot(best.from), foot(best.to)];
  const walked = Math.min(1, Math.max(0, (ui.webAge % 2.4) - 0.3) / 1.5);
  const at = onThread(from, end, to.reducedMotion ? 0.5 : ease.inOut(walked));
  place(to, at, { size: 44, look: { x: Math.sign(end.x - from.x), y: -0.4 }, stride: walked * 24 });
}

/** Once the last run lies still its cards leap, kings first, and the spider spins a web of dew. */
function drawWin(to: Surface, state: State, ui: Ui, dt: number): void {
  if (ui.parked.length === 0 && hands.isShower(to, state, ui)) ui.webAge = 0;
  if (!ui.showered) return;
  const { width, height } = ui.table;
  const [x, y] = [width / 2, height * 0.42];
  const r = Math.min(width, height) * 0.4;
  paintWeb(to.c, x, y, r, to.reducedMotion ? 1 : ease.out(Math.min(1, ui.webAge / 2.2)));
  const turn = to.reducedMotion ? 0 : Math.sin(ui.webAge * 5) * 0.14;
  place(to, { x, y }, { size: r * 0.8, glad: true, stride: ui.webAge * 8 }, turn);
  hands.drawShower(to, state, ui, dt);
}

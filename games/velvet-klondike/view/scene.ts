import { Cascade, drawCard, drawSlot, type CardPose } from '@playgrove/kit/draw/cards';
import { cardOf, rankOf, type Card } from '@playgrove/kit/logic/cards';
import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Rect, type Surface } from '@playgrove/kit/runtime';
import { finishing } from '../rules/finish.ts';
import { cardsAt, COLUMNS, DECK, HOME, isWon, STOCK, type State } from '../rules/table.ts';
import { frameOf, pilePoint, spotsOf, tableFor, type Table } from './layout.ts';
import { drawRoom } from './room.ts';
import type { Ui } from './ui.ts';
import { backOf, drawDress, drawWardrobe } from './wardrobe.ts';

/** Seconds between cards that set out together. */
const DEAL_EVERY = 0.021;
const DRAW_EVERY = 0.045;
export const HOME_EVERY = 0.05;
const CARRIED_STEP = 0.3;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  if (ui.table.width !== to.width || ui.table.height !== to.height)
    ui.table = tableFor(to.width, to.height);
  send(state, ui, to.reducedMotion);
  carry(state, ui);
  ui.cards.step(motion.dt, to.reducedMotion);
  ui.tapped += motion.dt;
  ui.hintAge += motion.dt;
  const { table } = ui;
  drawRoom(to, table, state.career.felt);
  drawPlaces(to, table, state);
  drawCards(to, state, ui, false);
  drawTargets(to, state, ui);
  drawCards(to, state, ui, true);
  drawHint(to, state, ui);
  drawCursor(to, state, ui);
  if (!isWon(state) && ui.dresses) drawDress(to, table, state);
  if (finishing(state)) drawFinish(to, table);
  drawShower(to, state, ui, motion.dt);
  drawWardrobe(to, state, ui);
  warm(to, state, ui);
}

/** Paints one face a frame out of sight, so that no move has to wait for a card never seen before. */
function warm(to: Surface, state: State, ui: Ui): void {
  if (ui.warmed >= DECK) return;
  const { bleed } = to;
  const away = { x: bleed.x - bleed.width, y: bleed.y - bleed.height };
  drawCard(
    to,
    {
      card: ui.warmed,
      ...away,
      up: true,
      turn: 1,
      lift: ui.warmed === 0 ? 1 : 0,
      moving: false,
      rotate: 0,
    },
    ui.table.cw,
    backOf(state.career.back),
  );
  ui.warmed += 1;
}

/** Tells the cards where they belong, when that has changed. */
function send(state: State, ui: Ui, reducedMotion: boolean): void {
  if (ui.seen === state && ui.laid === ui.table) return;
  const { cards, table } = ui;
  const moved = ui.laid !== ui.table;
  if (moved) ui.warmed = 0;
  const opening = cards.size === 0;
  const { spots, buried } = spotsOf(state, table);
  cards.span = Math.max(table.width, table.height);
  const start: CardPose = { ...table.stock, up: false, z: 0 };
  const before = opening || moved ? undefined : ui.seen;
  for (const [card, spot] of spots) {
    const delay = opening ? openingDelay(state, card) : before ? delayOf(before, state, card) : 0;
    cards.aim(card, { ...spot, delay: reducedMotion ? 0 : delay }, opening ? start : spot);
  }
  if (reducedMotion || (moved && !opening)) cards.land();
  if (ui.seen !== state) {
    ui.hint = undefined;
    if (!isWon(state)) {
      ui.cascade = undefined;
      ui.showered = false;
    }
  }
  ui.seen = state;
  ui.laid = table;
  ui.buried = buried;
}

/** Dealt row by row, as hands do it. */
function openingDelay(state: State, card: Card): number {
  for (const [column, cards] of state.columns.entries()) {
    const index = cards.indexOf(card);
    if (index < 0) continue;
    const before = Array.from({ length: index }, (_, row) => COLUMNS - row).reduce(
      (a, b) => a + b,
      0,
    );
    return (before + column - index) * DEAL_EVERY;
  }
  return 0;
}

/** Cards that go home together leave lowest first; cards drawn together, one after the other. */
function delayOf(before: State, state: State, card: Card): number {
  const suit = Math.floor(card / 13);
  const rank = rankOf(card);
  const was = before.homes[suit] ?? 0;
  if (rank >= was && rank < (state.homes[suit] ?? 0)) {
    let earlier = 0;
    for (let other = 0; other < 4; other += 1) {
      const from = before.homes[other] ?? 0;
      const until = Math.min(state.homes[other] ?? 0, rank + (other < suit ? 1 : 0));
      earlier += Math.max(0, until - from);
    }
    return earlier * HOME_EVERY;
  }
  const index = state.talon.indexOf(card);
  const drawn =
    index >= 0 &&
    index < state.drawn &&
    before.drawn <= index &&
    before.talon.length === state.talon.length;
  return drawn ? (index - before.drawn) * DRAW_EVERY : 0;
}

function handOf(state: State, ui: Ui): readonly Card[] {
  if (ui.drag) return ui.drag.cards;
  return ui.lifted ? cardsAt(state, ui.lifted.from, ui.lifted.count) : [];
}

/** What the hand holds follows it, fanned. */
function carry(state: State, ui: Ui): void {
  const { drag, lifted, cards, table } = ui;
  if (drag) {
    for (const [index, card] of drag.cards.entries()) {
      cards.hold(card, drag.x, drag.y + index * table.ch * CARRIED_STEP, index);
    }
  } else if (lifted) {
    const spot = pilePoint(state, table, ui.cursor.pile);
    const under =
      ui.cursor.pile < COLUMNS && (state.columns[ui.cursor.pile]?.length ?? 0) > 0 ? 0.42 : 0.16;
    for (const [index, card] of cardsAt(state, lifted.from, lifted.count).entries()) {
      cards.hold(card, spot.x + 6, spot.y + table.ch * (under + index * CARRIED_STEP), index);
    }
  }
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

/** While cards are carried, the places that would take them glow. */
function drawTargets(to: Surface, state: State, ui: Ui): void {
  const held = ui.drag?.moved ? ui.drag : ui.lifted;
  if (!held) return;
  const cards = cardsAt(state, held.from, held.count);
  for (let pile = 0; pile < HOME + 4; pile += 1) {
    if (pile === held.from || !takes(state, pile, cards)) continue;
    glowing(to.c, frameOf(state, ui.table, pile, 1), '#fff3b0', 0.85);
  }
}

function takes(state: State, pile: number, cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined) return false;
  if (pile >= HOME)
    return (
      cards.length === 1 &&
      cardOf(pile - HOME, state.homes[pile - HOME] ?? 0) === first &&
      rankOf(first) === state.homes[pile - HOME]
    );
  const top = state.columns[pile]?.at(-1);
  if (top === undefined) return rankOf(first) === 12;
  return (
    rankOf(top) === rankOf(first) + 1 && Math.floor(top / 13) % 2 !== Math.floor(first / 13) % 2
  );
}

function glowing(c: CanvasRenderingContext2D, frame: Rect, color: string, alpha: number): void {
  for (const [grow, part] of [
    [7, 0.18],
    [4, 0.35],
    [1.5, 1],
  ] as const) {
    draw.rim(c, draw.fade(color, Math.round(alpha * part * 100) / 100), grow * 1.4, (path) =>
      path.roundRect(
        frame.x - grow / 2,
        frame.y - grow / 2,
        frame.width + grow,
        frame.height + grow,
        8 + grow / 2,
      ),
    );
  }
}

/** First what lies on the table or flies over it, then what is in the hand. */
function drawCards(to: Surface, state: State, ui: Ui, held: boolean): void {
  const hand = handOf(state, ui);
  if (held && hand.length === 0) return;
  const back = backOf(state.career.back);
  const { cw } = ui.table;
  const shower = ui.cascade;
  for (const shown of ui.cards.shown()) {
    if (hand.includes(shown.card) !== held) continue;
    if (!shown.moving && ui.buried.has(shown.card)) continue;
    if (shower && !shower.waits(shown.card)) continue;
    const stock =
      ui.tapped < 0.12 && !shown.up && !shown.moving && state.talon.includes(shown.card);
    drawCard(to, stock ? { ...shown, y: shown.y + (1 - ui.tapped / 0.12) * 3 } : shown, cw, back);
  }
}

/** A framed source, a framed target, and the card's ghost on its way between them. */
function drawHint(to: Surface, state: State, ui: Ui): void {
  const input = ui.hint?.input;
  if (!input || isWon(state)) return;
  const beat = to.reducedMotion ? 1 : 0.6 + 0.4 * Math.sin(ui.hintAge * 6);
  const { c } = to;
  const { table } = ui;
  if (input.kind === 'draw') {
    glowing(c, frameOf(state, table, STOCK, 1), '#7ff0ff', beat);
    return;
  }
  if (input.kind !== 'move') return;
  glowing(c, frameOf(state, table, input.from, input.count), '#7ff0ff', beat);
  glowing(c, frameOf(state, table, input.to, 1), '#fff3b0', beat);
  const [card] = cardsAt(state, input.from, input.count);
  if (card === undefined || to.reducedMotion) return;
  const part = ease.inOut(Math.min(1, (ui.hintAge % 1.5) / 0.9));
  const from = frameOf(state, table, input.from, input.count);
  const target = pilePoint(state, table, input.to);
  const start = { x: from.x + table.cw / 2, y: from.y + table.ch / 2 };
  const y = start.y + (target.y - start.y) * part - Math.sin(part * Math.PI) * table.ch * 0.2;
  const ghost = {
    card,
    x: start.x + (target.x - start.x) * part,
    y,
    up: true,
    turn: 1,
    lift: 0,
    moving: true,
    rotate: 0,
  };
  drawCard(to, ghost, table.cw, backOf(state.career.back), 0.62);
}

function drawCursor(to: Surface, state: State, ui: Ui): void {
  if (!ui.keyboard || isWon(state) || ui.wardrobe) return;
  const { pile, count } = ui.cursor;
  glowing(to.c, frameOf(state, ui.table, pile, ui.lifted ? 1 : count), '#ffe45c', 1);
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
  if (!isWon(state)) return;
  const { table } = ui;
  if (!ui.showered && (ui.cards.still || to.reducedMotion)) {
    ui.showered = true;
    if (!to.reducedMotion) ui.cascade = new Cascade(leaping(table), to.bleed, table.ch);
  }
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
  ui.cascade?.step(dt);
  const back = backOf(0);
  for (const { card, x, y, rotate, alpha } of ui.cascade?.shown() ?? []) {
    drawCard(
      to,
      { card, x, y, up: true, turn: 1, lift: 0, moving: true, rotate },
      table.cw,
      back,
      alpha,
    );
  }
}

function leaping(table: Table): (readonly [Card, Point])[] {
  return Array.from({ length: 52 }, (_, index) => {
    const suit = index % 4;
    return [cardOf(suit, 12 - Math.floor(index / 4)), table.homes[suit] ?? table.stock] as const;
  });
}

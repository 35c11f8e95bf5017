import type { Hint, Json, Point, Rect } from '@playgrove/kit/contract';
import type { Card } from '@playgrove/kit/logic/cards';
import type { Coach, InputEvent, Motion, Surface } from '@playgrove/kit/runtime';
import type { BackStyle } from './backs.ts';
import { Cascade } from './cascade.ts';
import { drawCard } from './draw.ts';
import { drawMoveHint, glowFrame, hintBeat, warmCard } from './glow.ts';
import { cardHands, type HandGame, type HandUi, type Touched } from './hands.ts';
import { CardMotion, type CardPose, type ShownCard } from './motion.ts';

/** What every card game's layout of a screen has: the world's size and a card's. */
export type TableSize = {
  readonly width: number;
  readonly height: number;
  readonly cw: number;
  readonly ch: number;
};

/** What the `Ui` of a card game holds for its table; `freshTable` begins it. */
export type TableUi<S, I extends Json, T> = HandUi<S> & {
  table: T;
  /** The layout that the cards were last sent to. */
  laid: T | undefined;
  /** Cards that nobody can see. */
  buried: ReadonlySet<Card>;
  hint: Hint<I> | undefined;
  hintAge: number;
  cascade: Cascade | undefined;
  /** The shower of cards has begun. */
  showered: boolean;
  /** Faces that were painted ahead in this size. */
  warmed: number;
};

/** Why cards are sent: the deal, a move from `before`, or neither (a resize, or sent again). */
export type Sending<S> = {
  readonly isOpening: boolean;
  readonly before: S | undefined;
  readonly motion: Motion<S>;
  readonly reducedMotion: boolean;
};

type Placed = {
  readonly spots: ReadonlyMap<Card, CardPose>;
  readonly buried: ReadonlySet<Card>;
};

/** What a table must know of a game; what hands must know is in `HandGame`. */
export type TableGame<S, I extends Json, T, U> = Omit<HandGame<S, I, U & HandUi<S>>, 'tap'> & {
  layout(width: number, height: number): T;
  /** The back of every card, and the face of a card where cards are more than faces. */
  back(to: Surface, state: S): BackStyle;
  face?(card: Card): Card;
  /** A card as it is drawn now: pressed in, say. */
  shown?(card: ShownCard, state: S, ui: U): ShownCard;
  isWon(state: S): boolean;
  /** Called once for each position, before `spots`: seconds that each card waits. */
  delays(
    state: S,
    ui: U,
    sending: Sending<S>,
  ): ((card: Card, spot: CardPose) => number) | undefined;
  spots(state: S, ui: U): Placed;
  /** No move was made: cards are seen to be dealt. A game that goes on lies as it was left. */
  isNew(state: S): boolean;
  /** Where cards come from when they are dealt. */
  dealtFrom(ui: U, spot: CardPose): CardPose;
  /** Around the last cards of a pile. */
  frame(state: S, ui: U, pile: number, count: number): Rect;
  /** The pile that is lit for a card, where one pile has several places. */
  place?(pile: number, card: Card): number;
  /** Where tapped cards go by themselves; those that go nowhere shake, and the rules say why. */
  landing(state: S, from: number, count: number): I | undefined;
  /** What an input takes and where it goes; the stock goes nowhere, other inputs take nothing. */
  parts(input: I): (Touched & { readonly to?: number }) | undefined;
  /** Piles in rows, from left to right, for arrow keys. */
  rows(ui: U): readonly (readonly number[])[];
  /** The cards that leap after a win, in their order, each from its place. */
  leaping(state: S, ui: U): readonly (readonly [Card, Point])[];
};

const FACES = 52;
/** How far apart carried cards are, and how far below a pile's last card, in card heights. */
const CARRIED = { step: 0.34, onCard: 0.42, onPlace: 0.1 };
const MANY = 99;

/** A table as a game begins. @param first where the keyboard is */
export function freshTable<S, I extends Json, T>(table: T, first: Touched): TableUi<S, I, T> {
  return {
    cards: new CardMotion(),
    table,
    seen: undefined,
    laid: undefined,
    buried: new Set(),
    drag: undefined,
    cursor: first,
    keyboard: false,
    lifted: undefined,
    hint: undefined,
    hintAge: 0,
    cascade: undefined,
    showered: false,
    warmed: 0,
  };
}

/** A table of cards: hands, keys, flights, what glows, hints, and the shower after a win. */
export type CardTable<S, I extends Json, U> = {
  read(event: InputEvent, state: S, ui: U): I | 'redraw' | undefined;
  /** First in each frame. @param again sends the cards although the position is the same */
  lay(to: Surface, state: S, ui: U, motion: Motion<S>, again?: boolean): void;
  /** Cards on the table, places that take what is held, cards in the hand. */
  draw(to: Surface, state: S, ui: U): void;
  /** What is over the cards: a hint and the keyboard's cursor. */
  drawMarks(to: Surface, state: S, ui: U): void;
  /** Whether the shower of cards begins now: the game is won, and the last card lies still. */
  isShower(to: Surface, state: S, ui: U): boolean;
  drawShower(to: Surface, state: S, ui: U, dt: number): void;
  hinted(hint: Hint<I> | undefined, state: S, ui: U): void;
  coach(state: S, ui: U, at: Touched): Coach;
};

export function cardTable<S, I extends Json, T extends TableSize, U extends TableUi<S, I, T>>(
  game: TableGame<S, I, T, U>,
): CardTable<S, I, U> {
  const hands = cardHands<S, I, U>({
    ...game,
    tap(state, ui, from, count) {
      const move = game.landing(state, from, count);
      if (move) return move;
      for (const card of game.cards(state, from, count)) ui.cards.refuse(card);
      return game.move(from, count, from);
    },
  });
  const runOf = (state: S, pile: number): number => game.cards(state, pile, MANY).length;
  const faceOf = game.face ?? ((card: Card): Card => card);

  const inHand = (state: S, { drag, lifted }: U): readonly Card[] =>
    drag?.cards ?? (lifted ? game.cards(state, lifted.from, lifted.count) : []);

  /** Tells the cards where they belong, when that has changed. */
  const send = (to: Surface, state: S, ui: U, motion: Motion<S>, again: boolean): void => {
    if (ui.seen === state && ui.laid === ui.table && !again) return;
    const { cards, table } = ui;
    const isFirst = cards.size === 0;
    const isOpening = isFirst && game.isNew(state);
    const resized = ui.laid !== table;
    const before = isFirst || resized || again ? undefined : (ui.seen ?? motion.from);
    const delay = game.delays(state, ui, {
      isOpening,
      before,
      motion,
      reducedMotion: to.reducedMotion,
    });
    const { spots, buried } = game.spots(state, ui);
    cards.span = Math.max(table.width, table.height);
    for (const [card, spot] of spots) {
      const wait = to.reducedMotion ? 0 : (delay?.(card, spot) ?? 0);
      cards.aim(card, { ...spot, delay: wait }, isOpening ? game.dealtFrom(ui, spot) : spot);
    }
    if (to.reducedMotion || (resized && !isOpening)) cards.land();
    if (ui.seen !== state) {
      ui.hint = undefined;
      if (!game.isWon(state)) {
        ui.cascade = undefined;
        ui.showered = false;
      }
    }
    if (resized) ui.warmed = 0;
    ui.seen = state;
    ui.laid = table;
    ui.buried = buried;
  };

  /** What the hand holds follows it, fanned. */
  const carry = (state: S, ui: U): void => {
    const { drag, cards, table } = ui;
    const hand = inHand(state, ui);
    if (hand.length === 0) return;
    const { pile } = ui.cursor;
    const { x, y } = drag ?? game.spot(state, ui, pile);
    const on = runOf(state, pile) > 0 ? CARRIED.onCard : CARRIED.onPlace;
    for (const [at, card] of hand.entries())
      cards.hold(card, x, y + table.ch * ((drag ? 0 : on) + at * CARRIED.step), at);
  };

  const paint = (to: Surface, state: S, ui: U, held: boolean): void => {
    const hand = inHand(state, ui);
    if (held && hand.length === 0) return;
    const back = game.back(to, state);
    for (const shown of ui.cards.shown()) {
      if (hand.includes(shown.card) !== held) continue;
      if (!shown.moving && ui.buried.has(shown.card)) continue;
      if (ui.cascade && !ui.cascade.waits(shown.card)) continue;
      const now = game.shown?.(shown, state, ui) ?? shown;
      drawCard(to, { ...now, card: faceOf(now.card) }, ui.table.cw, back);
    }
  };

  const placeOf = (pile: number, card: Card | undefined): number =>
    card === undefined ? pile : (game.place?.(pile, card) ?? pile);

  /** While cards are carried, the places that would take them glow. */
  const drawTargets = (to: Surface, state: S, ui: U): void => {
    const held = ui.drag?.moved ? ui.drag : ui.lifted;
    if (!held) return;
    const [first] = game.cards(state, held.from, held.count);
    for (const pile of game.targets(state, held.from, held.count))
      glowFrame(to.c, game.frame(state, ui, placeOf(pile, first), 1), '#fff3b0', 0.85);
  };

  const drawHint = (to: Surface, state: S, ui: U): void => {
    const { hint, hintAge: age, table } = ui;
    const parts = hint?.input === undefined ? undefined : game.parts(hint.input);
    if (!parts) return;
    const { pile, count, to: goal } = parts;
    const from = game.frame(state, ui, pile, count);
    if (goal === undefined) {
      glowFrame(to.c, from, '#7ff0ff', hintBeat(to, age));
      return;
    }
    const [first] = game.cards(state, pile, count);
    const at = placeOf(goal, first);
    const card = first === undefined ? first : faceOf(first);
    const [target, end] = [game.frame(state, ui, at, 1), game.spot(state, ui, at)];
    drawMoveHint(to, { card, from, target, end, age }, table.cw, game.back(to, state));
  };

  /** The nearest pile of the next row. */
  const across = (state: S, ui: U, by: number): number => {
    const rows = game.rows(ui);
    const at = rows.findIndex((row) => row.includes(ui.cursor.pile));
    const from = game.spot(state, ui, ui.cursor.pile).x;
    const far = (pile: number): number => Math.abs(game.spot(state, ui, pile).x - from);
    const next = rows[(at + by + rows.length) % rows.length] ?? [];
    return next.reduce((best, pile) => (far(pile) < far(best) ? pile : best));
  };

  /** Left and right in a row; up and down a pile's run, and beyond its ends to another row. */
  const walk = (state: S, ui: U, by: 1 | -1, isVertical: boolean): void => {
    const { pile, count } = ui.cursor;
    if (isVertical) {
      const next = count - by;
      ui.cursor =
        next >= 1 && next <= runOf(state, pile)
          ? { pile, count: next }
          : { pile: across(state, ui, by), count: 1 };
      return;
    }
    const row = game.rows(ui).find((each) => each.includes(pile)) ?? [pile];
    const at = row.indexOf(pile) + by + row.length;
    ui.cursor = { pile: row[at % row.length] ?? pile, count: 1 };
  };

  return {
    read(event, state, ui) {
      if (event.kind === 'press') return hands.press(event, state, ui);
      if (event.kind !== 'pad' || event.phase === 'up') return undefined;
      ui.keyboard = true;
      const { button } = event;
      if (button === 'a') return hands.enter(state, ui);
      if (button === 'b' || button === 'x') return hands.lift(state, ui);
      const isVertical = button === 'up' || button === 'down';
      if (!isVertical && button !== 'left' && button !== 'right') return undefined;
      const by = button === 'left' || button === 'up' ? -1 : 1;
      if (ui.lifted) hands.walkTargets(state, ui, by);
      else walk(state, ui, by, isVertical);
      return 'redraw';
    },

    lay(to, state, ui, motion, again = false) {
      if (ui.table.width !== to.width || ui.table.height !== to.height)
        ui.table = game.layout(to.width, to.height);
      send(to, state, ui, motion, again);
      carry(state, ui);
      ui.cards.step(motion.dt, to.reducedMotion);
      ui.hintAge += motion.dt;
      if (ui.warmed < FACES) warmCard(to, ui.warmed, ui.table.cw, game.back(to, state));
      ui.warmed += 1;
    },

    draw(to, state, ui) {
      paint(to, state, ui, false);
      drawTargets(to, state, ui);
      paint(to, state, ui, true);
    },

    drawMarks(to, state, ui) {
      if (game.isWon(state)) return;
      drawHint(to, state, ui);
      if (!ui.keyboard) return;
      const { pile, count } = ui.cursor;
      const many = ui.lifted ? 1 : Math.min(count, Math.max(1, runOf(state, pile)));
      glowFrame(to.c, game.frame(state, ui, pile, many), '#ffe45c', 1);
    },

    isShower(to, state, ui) {
      if (!game.isWon(state) || ui.showered || !(ui.cards.still || to.reducedMotion)) return false;
      ui.showered = true;
      if (!to.reducedMotion)
        ui.cascade = new Cascade(game.leaping(state, ui), to.bleed, ui.table.ch);
      return true;
    },

    drawShower(to, state, { cascade, table }, dt) {
      cascade?.step(dt);
      const flying = { up: true, turn: 1, lift: 0, moving: true } as const;
      for (const { card, alpha, ...at } of cascade?.shown() ?? [])
        drawCard(
          to,
          { ...at, ...flying, card: faceOf(card) },
          table.cw,
          game.back(to, state),
          alpha,
        );
    },

    hinted(hint, state, ui) {
      ui.hint = hint;
      if (hint?.input === undefined) return;
      const parts = game.parts(hint.input);
      ui.hintAge = 0;
      if (parts) ui.cursor = { pile: parts.pile, count: parts.count };
      ui.seen = state;
    },

    coach(state, ui, { pile, count }) {
      const { x, y, width } = game.frame(state, ui, pile, count);
      const there = ui.cursor.pile === pile && ui.cursor.count === count;
      const at = { x: x + width / 2, y: y + ui.table.ch * 0.3 };
      return { kind: 'tap', at, keys: there ? ['a'] : [] };
    },
  };
}

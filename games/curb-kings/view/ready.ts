import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import { goCell, menuBoard } from '@playgrove/kit/draw/menu';
import type { Board, BoardCell, Context, Rect, Surface } from '@playgrove/kit/runtime';
import { DECKS } from '../rules/decks.ts';
import { spotOf } from '../rules/spots.ts';
import { goalsTicked, type State } from '../rules/state.ts';
import { tickedOf } from '../rules.ts';
import { drawBoard } from './board.ts';
import { least, tick } from './signs.ts';
import type { Ui } from './ui.ts';

type Size = Pick<Surface, 'width' | 'height'>;

const INK = draw.PALETTE.ink;

/** The decks in a row on landscape screens, in two on portrait ones. */
function deckRects({ width, height }: Size): readonly Rect[] {
  const portrait = height > width;
  const columns = portrait ? 4 : DECKS.length;
  const w = portrait ? (width - 60) / 4 - 12 : Math.min(150, (width - 80) / columns - 12);
  const h = portrait ? 150 : 92;
  const rows = Math.ceil(DECKS.length / columns);
  const top = height - rows * (h + 12) - (portrait ? 60 : 14);
  return DECKS.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, DECKS.length - row * columns);
    const left = (width - inRow * (w + 12) + 12) / 2;
    return { x: left + column * (w + 12), y: top + row * (h + 12), width: w, height: h };
  });
}

/** Boards are chosen from once there is a second one. */
export function offersDecks({ career, phase }: State): boolean {
  return phase === 'ready' && goalsTicked(career) >= (DECKS[1]?.needs ?? Infinity);
}

/** Keys begin at the run: Space starts it. */
export function boards(state: State, _: unknown, to: Size): readonly Board[] {
  if (!offersDecks(state)) return [];
  const { width, height } = to;
  const run = { x: width * 0.1, y: height * 0.2, width: width * 0.4, height: height * 0.3 };
  const won = goalsTicked(state.career);
  const decks = deckRects(to).flatMap((rect, at): readonly BoardCell[] => {
    const deck = DECKS[at];
    if (!deck) return [];
    const value = deck.needs - won;
    const missing = value > 0 ? [{ key: 'deck.missing', values: { value } }] : [];
    const label = [{ key: `about.${deck.id}` }, ...missing];
    const selected = deck.id === state.career.deck;
    return [{ id: deck.id, rect, label, selected, disabled: value > 0 }];
  });
  return [menuBoard('deck.menu', [goCell(run, { key: 'deck.go' }), ...decks])];
}

/** Frames from one deck to the next as they come; the first frame of all is the street's alone. */
const APART = 2;
const ABOUT: Face = ['#fff6d8', '#fff6d8'];

/** The goals of this spot, and the decks. */
export function drawReady(to: Surface, state: State, { frames }: Ui): void {
  if (frames === 0) return;
  drawGoals(to, state);
  if (!offersDecks(state)) return;
  const won = goalsTicked(state.career);
  const rects = deckRects(to);
  rects.forEach((rect, at) => {
    const deck = DECKS[at];
    if (!deck || frames < (at + 1) * APART) return;
    const chosen = deck.id === state.career.deck;
    const missing = Math.max(0, deck.needs - won);
    const key = `deck ${deck.id} ${chosen} ${missing} ${Math.round(rect.width)}`;
    const paint = (c: Context): void => {
      c.translate(-rect.width / 2, -rect.height / 2);
      card(c, rect, chosen);
      nameDeck(c, to, deck, rect, missing);
    };
    const middle = rect.x + rect.width / 2;
    to.stamp(key, rect.width + 24, rect.height + 24, paint, middle, rect.y + rect.height / 2);
    to.c.globalAlpha = missing > 0 ? 0.35 : 1;
    const scale = Math.min(0.9, (rect.width - 26) / 104);
    draw.transformed(
      to.c,
      { x: middle, y: rect.y + rect.height * 0.34, rotate: -0.12, scale },
      () => drawBoard(to.c, deck.id, { roll: 1.1, yaw: 0 }),
    );
    to.c.globalAlpha = 1;
  });
  const chosen = DECKS.find(({ id }) => id === state.career.deck);
  if (!chosen || frames < APART) return;
  const size = least(to, 24);
  const y = (rects[0]?.y ?? to.height) - size * 0.95;
  draw.shout(to.c, to.words(`about.${chosen.id}`), to.width / 2, y, size, ABOUT);
}

function nameDeck(
  c: Context,
  to: Surface,
  { id }: (typeof DECKS)[number],
  { width: w, height: h }: Rect,
  missing: number,
): void {
  const locked = missing > 0;
  const words = locked ? to.words('deck.locked', { value: missing }) : to.words(`deck.${id}`);
  draw.drawLabel(c, words, w / 2, h * 0.78, least(to, h * 0.2), {
    top: locked ? '#e6e0f4' : '#ffffff',
  });
}

/** A deck's card from 0, 0. */
function card(c: Context, { width: w, height: h }: Rect, chosen: boolean): void {
  draw.rounded(c, -4, -2, w + 8, h + 9, 18, INK);
  draw.rounded(c, 0, 2, w, h, 14, chosen ? '#7338e8' : '#43327a');
  draw.rounded(c, 4, 6, w - 8, h * 0.3, 10, chosen ? '#9466f2' : '#5a4796');
  if (!chosen) return;
  c.strokeStyle = '#ffd02e';
  c.lineWidth = 5;
  c.beginPath();
  c.roundRect(0, 2, w, h, 14);
  c.stroke();
}

/** The paper with the goals: one bitmap. */
function drawGoals(to: Surface, state: State): void {
  const { params, career } = state;
  const spot = params.mode === 'spot' ? params.spot : undefined;
  const bits = spot ? tickedOf(state) : career.far;
  const { x, y, width: w, height: h, row, text } = sheetOf(to, spot ? 3 : 2);
  const paint = (c: Context): void => {
    c.translate(-w / 2, -h / 2);
    paper(c, w, h, text);
    draw.drawLabel(c, to.words(`level.${spot ?? 'line'}`), w / 2, text, text * 1.02);
    if (spot) goals(c, to, spot, bits, row, text);
    else far(c, to, bits, row, text);
  };
  const key = `goals ${spot ?? 'line'} ${bits} ${Math.round(w)}`;
  to.stamp(key, w + 20, h + 30, paint, x + w / 2, y + h / 2);
}

type Sheet = Rect & { readonly row: number; readonly text: number };

/** Where the paper is, and the height of its rows and words. */
function sheetOf(to: Surface, rows: number): Sheet {
  const { width, height } = to;
  const portrait = height > width;
  const text = least(to, portrait ? 28 : 27);
  const row = text * 1.9;
  const w = Math.min(width - 50, text * 17.5);
  const x = portrait ? (width - w) / 2 : width - w - 44;
  const y = portrait ? height * 0.15 : Math.max(66, height * 0.14);
  return { x, y: y + 2, width: w, height: rows * row + text * 2.3, row, text };
}

/** From 0, 0. */
function paper(c: Context, w: number, h: number, text: number): void {
  draw.rounded(c, -5, -5, w + 10, h + 12, 28, INK);
  draw.rounded(c, 0, 0, w, h, 24, '#fff6e3');
  draw.rounded(c, 0, 0, w, text * 2, 24, '#ff5a5f');
  c.fillStyle = '#ff5a5f';
  c.fillRect(0, text * 1.2 - 2, w, text * 0.8);
}

function goals(c: Context, to: Surface, id: string, bits: number, row: number, text: number): void {
  spotOf(id).goals.forEach((goal, at) => {
    const y = text * 2.1 + row * (at + 0.5);
    const done = ((bits >> at) & 1) === 1;
    tick(c, text * 1.3, y, text * 0.62, done);
    const words = to.words(`ask.${goal.event}`, { target: goal.target });
    write(c, words, text * 2.4, y, text * 0.98, done);
  });
}

function far(c: Context, to: Surface, most: number, row: number, text: number): void {
  write(c, to.words('line.rule'), text * 0.9, text * 2.1 + row * 0.5, text * 0.92, false);
  if (most === 0) return;
  const words = to.words('line.far', { value: most });
  write(c, words, text * 0.9, text * 2.1 + row * 1.5, text * 0.92, false);
}

/** Plain dark words on the paper. */
function write(c: Context, words: string, x: number, y: number, size: number, done: boolean): void {
  draw.drawText(c, words, x, y, { size, align: 'left', color: done ? '#1d8f45' : INK });
}

import { shout, type Face } from '@playgrove/kit/draw';
import {
  drawLabel,
  PALETTE,
  place,
  rounded,
  star,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { DECKS } from '../rules/decks.ts';
import { spotOf } from '../rules/spots.ts';
import { goalsTicked, type State } from '../rules/state.ts';
import { tickedOf } from '../rules.ts';
import { drawBoard } from './board.ts';
import { least, tick } from './signs.ts';
import type { Ui } from './ui.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};
type Size = { readonly width: number; readonly height: number };

const INK = PALETTE.ink;

/** Where the decks lie: a row on lying screens, two on upright ones. */
export function deckSpots({ width, height }: Size): readonly Spot[] {
  const upright = height > width;
  const columns = upright ? 4 : DECKS.length;
  const w = upright ? (width - 60) / 4 - 12 : Math.min(150, (width - 80) / columns - 12);
  const h = upright ? 150 : 92;
  const rows = Math.ceil(DECKS.length / columns);
  const top = height - rows * (h + 12) - (upright ? 60 : 14);
  return DECKS.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, DECKS.length - row * columns);
    const left = (width - inRow * (w + 12) + 12) / 2;
    return { x: left + column * (w + 12), y: top + row * (h + 12), w, h };
  });
}

/** Frames from one deck to the next as they come; the first frame of all is the street's alone. */
const APART = 2;
const ABOUT: Face = ['#fff6d8', '#fff6d8'];

/** What this spot asks for and what one rides on. */
export function drawReady(to: Surface, state: State, { focus, frames }: Ui): void {
  if (frames === 0) return;
  drawAsked(to, state);
  const won = goalsTicked(state.career);
  const spots = deckSpots(to);
  spots.forEach((spot, at) => {
    const deck = DECKS[at];
    if (!deck || frames < (at + 1) * APART) return;
    const chosen = deck.id === state.career.deck;
    const locked = deck.needs > won;
    const focused = focus === at;
    const key = `deck ${deck.id} ${chosen} ${locked} ${focused} ${Math.round(spot.w)}`;
    const paint = (c: Context): void => {
      c.translate(-spot.w / 2, -spot.h / 2);
      card(c, spot, chosen, focused);
      nameDeck(c, to, deck, spot, locked);
    };
    const middle = spot.x + spot.w / 2;
    to.stamp(key, spot.w + 24, spot.h + 24, paint, middle, spot.y + spot.h / 2);
    to.c.globalAlpha = locked ? 0.35 : 1;
    const board = (): void => drawBoard(to.c, deck.id, { roll: 1.1, yaw: 0 });
    place(to.c, middle, spot.y + spot.h * 0.34, board, -0.12, Math.min(0.9, (spot.w - 26) / 104));
    to.c.globalAlpha = 1;
  });
  const chosen = DECKS.find(({ id }) => id === state.career.deck);
  if (!chosen || frames < APART) return;
  const size = least(to, 24);
  const y = (spots[0]?.y ?? to.height) - size * 0.95;
  shout(to.c, to.words(`about.${chosen.id}`), to.width / 2, y, size, ABOUT);
}

function nameDeck(
  c: Context,
  to: Surface,
  { id, needs }: (typeof DECKS)[number],
  { w, h }: Spot,
  locked: boolean,
): void {
  const words = locked ? to.words('deck.locked', { value: needs }) : to.words(`deck.${id}`);
  const text = least(to, h * 0.2);
  if (locked) star(c, w / 2 - text * 1.05, h * 0.78, text * 0.52, '#ffd02e');
  drawLabel(c, words, w / 2 + (locked ? text * 0.35 : 0), h * 0.78, text, {
    top: locked ? '#e6e0f4' : '#ffffff',
  });
}

/** A deck's card from 0, 0. */
function card(c: Context, { w, h }: Spot, chosen: boolean, focused: boolean): void {
  rounded(c, -4, -2, w + 8, h + 9, 18, INK);
  rounded(c, 0, 2, w, h, 14, chosen ? '#7338e8' : '#43327a');
  rounded(c, 4, 6, w - 8, h * 0.3, 10, chosen ? '#9466f2' : '#5a4796');
  if (!focused && !chosen) return;
  c.strokeStyle = focused ? '#ffffff' : '#ffd02e';
  c.lineWidth = 5;
  c.beginPath();
  c.roundRect(0, 2, w, h, 14);
  c.stroke();
}

/** The paper with what is asked for: one bitmap. */
function drawAsked(to: Surface, state: State): void {
  const { params, career } = state;
  const spot = params.mode === 'spot' ? params.spot : undefined;
  const bits = spot ? tickedOf(state) : career.far;
  const { x, y, w, h, row, text } = sheetOf(to, spot ? 3 : 2);
  const paint = (c: Context): void => {
    c.translate(-w / 2, -h / 2);
    paper(c, w, h, text);
    if (spot) goals(c, to, spot, bits, w, row, text);
    else far(c, to, bits, w, row, text);
  };
  to.stamp(
    `asked ${spot ?? 'line'} ${bits} ${Math.round(w)}`,
    w + 20,
    h + 30,
    paint,
    x + w / 2,
    y + h / 2,
  );
}

type Sheet = Spot & { readonly row: number; readonly text: number };

/** Where the paper lies, how high its rows and its words are. */
function sheetOf(to: Surface, rows: number): Sheet {
  const { width, height } = to;
  const upright = height > width;
  const text = least(to, upright ? 36 : 27);
  const row = text * 1.9;
  const w = Math.min(width - 50, text * 17.5);
  const x = upright ? (width - w) / 2 : width - w - 44;
  const y = upright ? height * 0.15 : Math.max(66, height * 0.14);
  return { x, y: y + 2, w, h: rows * row + text * 2.3, row, text };
}

/** From 0, 0. */
function paper(c: Context, w: number, h: number, text: number): void {
  rounded(c, -5, -5, w + 10, h + 12, 28, INK);
  rounded(c, 0, 0, w, h, 24, '#fff6e3');
  rounded(c, 0, 0, w, text * 2, 24, '#ff5a5f');
  c.fillStyle = '#ff5a5f';
  c.fillRect(0, text * 1.2 - 2, w, text * 0.8);
}

function goals(
  c: Context,
  to: Surface,
  id: string,
  bits: number,
  w: number,
  row: number,
  text: number,
): void {
  drawLabel(c, to.words(`level.${id}`), w / 2, text, text * 1.02);
  spotOf(id).goals.forEach((goal, at) => {
    const y = text * 2.1 + row * (at + 0.5);
    const done = ((bits >> at) & 1) === 1;
    tick(c, text * 1.3, y, text * 0.62, done);
    const words = to.words(`ask.${goal.event}`, { target: goal.target });
    write(c, words, text * 2.4, y, text * 0.98, done);
  });
}

function far(c: Context, to: Surface, most: number, w: number, row: number, text: number): void {
  drawLabel(c, to.words('level.line'), w / 2, text, text * 1.02);
  write(c, to.words('line.rule'), text * 0.9, text * 2.1 + row * 0.5, text * 0.92, false);
  if (most === 0) return;
  const words = to.words('line.far', { value: most });
  write(c, words, text * 0.9, text * 2.1 + row * 1.5, text * 0.92, false);
}

/** Plain dark words on the paper. */
function write(c: Context, words: string, x: number, y: number, size: number, done: boolean): void {
  c.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
  c.textAlign = 'left';
  c.textBaseline = 'middle';
  c.fillStyle = done ? '#1d8f45' : INK;
  c.fillText(words, x, y);
}

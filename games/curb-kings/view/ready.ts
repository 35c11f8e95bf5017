import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import { drawMenu, goCell, menuBoard, type MenuCell } from '@playgrove/kit/draw/menu';
import type { Board, Context, Rect, Surface } from '@playgrove/kit/runtime';
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

/** A card for each deck. */
function cellsOf({ career }: State, to: Size): readonly MenuCell[] {
  const won = goalsTicked(career);
  const rects = deckRects(to);
  return DECKS.map(({ id, needs }, at): MenuCell => {
    const lock = Math.max(0, needs - won);
    const missing = lock > 0 ? [{ key: 'deck.missing', values: { value: lock } }] : [];
    const chosen = id === career.deck;
    return {
      id,
      rect: rects[at] ?? { x: 0, y: 0, width: 1, height: 1 },
      label: [{ key: `about.${id}` }, ...missing],
      tone: chosen ? 'chosen' : lock > 0 ? 'locked' : 'open',
      selected: chosen,
      disabled: lock > 0,
      lock,
      icon(c) {
        c.rotate(-0.12);
        c.globalAlpha = lock > 0 ? 0.35 : 1;
        drawBoard(c, id, { roll: 1.1, yaw: 0, turning: true });
      },
    };
  });
}

/** Keys begin at the run: Space starts it. */
export function boards(state: State, _: unknown, to: Size): readonly Board[] {
  if (!offersDecks(state)) return [];
  const { width, height } = to;
  const run = { x: width * 0.1, y: height * 0.2, width: width * 0.4, height: height * 0.3 };
  return [menuBoard('deck.menu', [goCell(run, { key: 'deck.go' }), ...cellsOf(state, to)])];
}

const ABOUT: Face = ['#fff6d8', '#fff6d8'];

/** The goals of this spot, and the decks; the first frame of all is the street's alone. */
export function drawReady(to: Surface, state: State, { frames }: Ui): void {
  if (frames === 0) return;
  drawGoals(to, state);
  if (!offersDecks(state)) return;
  const cells = cellsOf(state, to);
  drawMenu(to, cells, {
    plate: (c, cell) => card(c, to, cell),
    spots: (w, h) => ({ icon: [w / 2, h * 0.34, Math.min(0.9, (w - 26) / 104)] }),
  });
  const size = least(to, 24);
  const y = (cells[0]?.rect.y ?? to.height) - size * 0.95;
  draw.shout(to.c, to.words(`about.${state.career.deck}`), to.width / 2, y, size, ABOUT);
}

/** A deck's card from 0, 0, with its name or what it still takes. */
function card(c: Context, to: Surface, { id, rect, tone, lock = 0 }: MenuCell): void {
  const { width: w, height: h } = rect;
  draw.rounded(c, -4, -2, w + 8, h + 9, 18, tone === 'chosen' ? '#ffd02e' : INK);
  draw.rounded(c, 1, 3, w - 2, h - 2, 13, tone === 'chosen' ? '#7338e8' : '#43327a');
  const words = lock > 0 ? to.words('deck.locked', { value: lock }) : to.words(`deck.${id}`);
  draw.drawLabel(c, words, w / 2, h * 0.78, least(to, h * 0.2), {
    top: lock > 0 ? '#e6e0f4' : '#ffffff',
  });
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

import {
  BACK_STYLES,
  CARD_RATIO,
  drawCard,
  paintBack,
  traceSuit,
  type BackStyle,
} from '@playgrove/kit/draw/cards';
import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';
import type { InputEvent, Surface } from '@playgrove/kit/runtime';
import { homeCount, type Input, type State } from '../rules/table.ts';
import { BACKS, FELTS, isOpen, nextGift } from '../rules/wardrobe.ts';
import { CLOTHS } from './room.ts';
import type { Table } from './layout.ts';
import type { Ui } from './ui.ts';

type Context = CanvasRenderingContext2D;

const COLUMNS = 3;
const ROWS = 4;

export function backOf(index: number): BackStyle {
  const name = BACKS[index]?.name as BackStyle['motif'] | undefined;
  return BACK_STYLES[name ?? 'star'];
}

/** Cards brought home in all deals, this one counted in. */
export function cardsHome(state: State): number {
  return state.career.cards + homeCount(state);
}

type Piece = {
  readonly kind: 'back' | 'felt';
  readonly index: number;
  readonly needs: number;
  readonly at: Point;
};

type Panel = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Half a cell's width and height. */
  readonly half: Point;
  readonly pieces: readonly Piece[];
  readonly close: Point;
};

/** Six backs and five cloths in a grid: 3 × 4 on a tall screen, 6 × 2 on a wide one. */
function panelOf(table: Table): Panel {
  const wide = table.width > table.height;
  const [across, rows] = wide ? [COLUMNS * 2, ROWS / 2] : [COLUMNS, ROWS];
  const width = Math.min(table.width - 16, wide ? 620 : 384);
  const height = Math.min(table.height - 12, wide ? 360 : 560);
  const [left, top] = [(table.width - width) / 2, (table.height - height) / 2];
  const head = 62;
  const half = { x: (width - 24) / across / 2, y: (height - head - 12) / rows / 2 };
  const cell = (slot: number): Point => ({
    x: left + 12 + half.x * (2 * (slot % across) + 1),
    y: top + head + half.y * (2 * Math.floor(slot / across) + 1),
  });
  const pieces = [
    ...BACKS.map(({ needs }, index): Piece => ({ kind: 'back', index, needs, at: cell(index) })),
    ...FELTS.map(({ needs }, index): Piece => ({
      kind: 'felt',
      index,
      needs,
      at: cell(BACKS.length + index),
    })),
  ];
  return { left, top, width, height, half, pieces, close: { x: left + width - 34, y: top + 32 } };
}

export function readWardrobe(
  event: InputEvent,
  state: State,
  ui: Ui,
): Input | 'redraw' | undefined {
  const { wardrobe } = ui;
  if (!wardrobe) return undefined;
  const panel = panelOf(ui.table);
  const close = (): 'redraw' => {
    ui.wardrobe = undefined;
    return 'redraw';
  };
  if (event.kind === 'press') {
    if (event.phase !== 'down') return undefined;
    const outside =
      event.x < panel.left ||
      event.x > panel.left + panel.width ||
      event.y < panel.top ||
      event.y > panel.top + panel.height;
    if (outside || Math.hypot(event.x - panel.close.x, event.y - panel.close.y) < 32)
      return close();
    const index = panel.pieces.findIndex(
      ({ at }) =>
        Math.abs(event.x - at.x) <= panel.half.x && Math.abs(event.y - at.y) <= panel.half.y,
    );
    const piece = panel.pieces[index];
    if (!piece) return undefined;
    wardrobe.focus = index;
    return wearing(state, piece);
  }
  if (event.kind === 'key') return event.phase === 'down' ? close() : undefined;
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  if (event.button === 'b' || event.button === 'x') return close();
  const piece = panel.pieces[wardrobe.focus];
  if (event.button === 'a') return piece ? wearing(state, piece) : undefined;
  const across = ui.table.width > ui.table.height ? COLUMNS * 2 : COLUMNS;
  const steps: Readonly<Record<string, number>> = { left: -1, right: 1, up: -across, down: across };
  const to = wardrobe.focus + (steps[event.button] ?? 0);
  ui.keyboard = true;
  if (panel.pieces[to]) wardrobe.focus = to;
  return 'redraw';
}

function wearing(state: State, { kind, index }: Piece): Input {
  const { back, felt } = state.career;
  return kind === 'back'
    ? { kind: 'wear', back: index, felt }
    : { kind: 'wear', back, felt: index };
}

/** The round button: the back that is worn, and a ring that fills toward the next gift. */
export function drawDress(to: Surface, table: Table, state: State): void {
  const { x, y } = table.dress;
  const { c } = to;
  const r = table.button;
  const cards = cardsHome(state);
  const next = nextGift(cards);
  draw.disc(c, x, y + r * 0.12, r, draw.fade(draw.PALETTE.ink, 0.45));
  draw.disc(c, x, y, r, draw.radial(c, x, y - r * 0.4, r * 1.5, '#fff6e3', '#e7d3b4'));
  draw.ring(c, x, y, r, r * 0.1, draw.PALETTE.ink);
  if (next) {
    draw.rim(c, '#ff8a1f', r * 0.16, (path) =>
      path.arc(
        x,
        y,
        r * 0.82,
        -Math.PI / 2,
        -Math.PI / 2 + Math.PI * 2 * Math.max(0.02, cards / next.needs),
      ),
    );
  }
  const back = backOf(state.career.back);
  const width = r * 0.72;
  to.stamp(
    `dress ${state.career.back}`,
    width * 1.1,
    width * CARD_RATIO * 1.1,
    (on) => paintBack(on, back, width, width * CARD_RATIO),
    x,
    y,
    {
      rotate: -0.18,
    },
  );
}

export function drawWardrobe(to: Surface, state: State, ui: Ui): void {
  if (!ui.wardrobe) return;
  const { c, bleed } = to;
  const panel = panelOf(ui.table);
  c.fillStyle = draw.fade(draw.PALETTE.ink, 0.62);
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  draw.rounded(c, panel.left, panel.top + 8, panel.width, panel.height, 24, draw.PALETTE.ink);
  draw.rounded(
    c,
    panel.left,
    panel.top,
    panel.width,
    panel.height,
    24,
    draw.down(c, panel.top, panel.top + panel.height, '#fff9ea', '#f0dfc2'),
  );
  draw.rim(c, draw.PALETTE.ink, 4);
  drawHead(to, panel, state);
  for (const [index, piece] of panel.pieces.entries()) {
    drawPiece(to, panel, piece, state, ui.keyboard && ui.wardrobe.focus === index);
  }
}

function drawHead(to: Surface, panel: Panel, state: State): void {
  const { c } = to;
  const cards = cardsHome(state);
  const next = nextGift(cards);
  const [x, y] = [panel.left + 22, panel.top + 32];
  const width = panel.width - 110;
  draw.rounded(c, x, y - 15, width, 30, 15, '#dcc7a3');
  draw.rounded(
    c,
    x,
    y - 15,
    Math.max(30, width * (next ? cards / next.needs : 1)),
    30,
    15,
    draw.down(c, y - 15, y + 15, '#ffd45a', '#ff9a2e'),
  );
  draw.rim(c, draw.PALETTE.ink, 2.5, (path) => path.roundRect(x, y - 15, width, 30, 15));
  const size = to.readable(17, 15);
  plainText(c, next ? `${cards} / ${next.needs}` : `${cards}`, x + width / 2, y, size);
  draw.fillPath(c, draw.PALETTE.ink, (path) => traceSuit(path, 1, x + 17, y, 8));
  draw.button(c, panel.close.x - 22, panel.close.y - 24, 44, 44, draw.PALETTE.red);
  const cross = 8;
  for (const side of [-1, 1]) {
    draw.line(
      c,
      [
        { x: panel.close.x - cross, y: panel.close.y - 3 - cross * side },
        { x: panel.close.x + cross, y: panel.close.y - 3 + cross * side },
      ],
      5,
      '#ffffff',
    );
  }
}

function plainText(c: Context, text: string, x: number, y: number, size: number): void {
  c.save();
  c.font = draw.labelFont(size);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = draw.PALETTE.ink;
  c.fillText(text, x, y + size * 0.35);
  c.restore();
}

function drawPiece(to: Surface, panel: Panel, piece: Piece, state: State, focus: boolean): void {
  const { c } = to;
  const { x, y } = piece.at;
  const look = (piece.kind === 'back' ? BACKS : FELTS)[piece.index];
  const open = look !== undefined && isOpen(state.career, cardsHome(state), look);
  const worn = (piece.kind === 'back' ? state.career.back : state.career.felt) === piece.index;
  const [w, h] = [panel.half.x * 2 - 10, panel.half.y * 2 - 10];
  draw.rounded(c, x - w / 2, y - h / 2, w, h, 16, worn ? '#ffe08a' : '#fffdf5');
  draw.rim(c, focus ? draw.PALETTE.blue : worn ? '#e08a1a' : '#cbb48c', focus ? 5 : 3);
  const size = Math.min(w * 0.62, (h - 12) / CARD_RATIO);
  if (piece.kind === 'back') {
    const card = {
      card: 0,
      x,
      y,
      up: false,
      turn: 1,
      lift: 0,
      moving: false,
      rotate: worn ? -0.08 : 0,
    };
    drawCard(to, card, size, backOf(piece.index), open ? 1 : 0.4);
  } else drawCloth(c, x, y, Math.min(w, h) * 0.38, piece.index, open);
  if (worn) {
    draw.disc(c, x + w / 2 - 14, y - h / 2 + 14, 12, '#1d8f45');
    draw.line(
      c,
      [
        { x: x + w / 2 - 19, y: y - h / 2 + 14 },
        { x: x + w / 2 - 15, y: y - h / 2 + 18 },
        { x: x + w / 2 - 8, y: y - h / 2 + 9 },
      ],
      3.5,
      '#ffffff',
    );
  }
  if (!open) drawLock(to, x, y, piece.needs);
}

function drawCloth(
  c: Context,
  x: number,
  y: number,
  r: number,
  index: number,
  open: boolean,
): void {
  const cloth = CLOTHS[index] ?? CLOTHS[0];
  c.save();
  c.globalAlpha = open ? 1 : 0.4;
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x, y - r * 0.3, r * 1.4, cloth.lit, cloth.cloth, cloth.deep),
  );
  draw.ring(c, x, y, r, 3, draw.PALETTE.ink);
  c.setLineDash([r * 0.16, r * 0.1]);
  draw.ring(c, x, y, r * 0.84, 2, cloth.thread);
  c.setLineDash([]);
  draw.fillPath(c, cloth.thread, (path) => traceSuit(path, index % 4, x, y, r * 0.42));
  draw.sparkle(c, x + r * 0.5, y - r * 0.5, r * 0.22, '#ffffffcc');
  c.restore();
}

/** A padlock and the cards home that open it. */
function drawLock(to: Surface, x: number, y: number, needs: number): void {
  const { c } = to;
  draw.place(c, x, y - 8, () => {
    draw.rim(c, draw.PALETTE.ink, 5, (path) => path.arc(0, -6, 8, Math.PI, 0));
    draw.rounded(c, -13, -6, 26, 20, 5, '#8a7bb0');
    draw.rim(c, draw.PALETTE.ink, 3);
    draw.disc(c, 0, 3, 3, draw.PALETTE.ink);
  });
  const size = to.readable(17, 15);
  draw.rounded(c, x - 26, y + 14, 52, size + 8, (size + 8) / 2, '#fff6e3');
  draw.rim(c, draw.PALETTE.ink, 2);
  plainText(c, String(needs), x, y + 18 + size / 2, size);
}

import { activeOf, type Mission } from '@playgrove/kit/logic/missions';
import * as draw from '@playgrove/kit/draw';
import { ease, type Rect, type Surface } from '@playgrove/kit/runtime';
import { HOME, mayCamp, type State } from '../rules.ts';
import { BOARD_NAMES, type BoardName } from '../rules/board.ts';
import { TREK_STARS } from '../rules/deal.ts';
import { LADDERS, marksOf, readEvent } from '../rules/missions.ts';
import { hexagon } from './board.ts';
import { drawButton, drawTent, paintCloth } from './buttons.ts';
import { choiceAt, signAt, tentAt, type Layout } from './layout.ts';
import { caption, faceOf, linesOf } from './lines.ts';
import type { Ui } from './ui.ts';

/** Games begun before missions are shown. */
const NEW = 2;
/** Seconds for which it says what moved in. */
const NEWS = 3.2;
const NEWS_COLORS = ['#fff6c8', '#ffb84a'] as const;
const INK = '#4a2a3c';

/** The sign as it was last laid out, and what for: words are measured only when they change. */
export type Sign = {
  readonly state: State;
  readonly face: number;
  readonly px: number;
  readonly wide: number;
  readonly text: number;
  readonly key: string;
  /** The words of the day's challenge, in lines; none elsewhere. */
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
  readonly high: number;
};

/** The cloth at the side of the board or under it: best tiles, marks, and the missions of this board. */
export function drawSign(to: Surface, layout: Layout, state: State, ui: Ui): void {
  // Newcomers have one goal.
  if (!state.trek && ui.plays < NEW) return;
  const area = signAt(layout, to);
  const text = to.readable(25, 14.6);
  const inner = { x: area.x + PAD, y: area.y + PAD, width: area.width - PAD * 2 };
  const sign = signOf(to, layout, state, ui, text, inner.width);
  const { high, key } = sign;
  const [x, y] = [area.x + area.width / 2, area.y + high / 2];
  to.stamp(
    `sign ${key}`,
    area.width + 10,
    high + 20,
    (c) => {
      paintCloth(c, area.width, high);
      draw.place(c, -x, -y, () => paintWords(c, to, inner, text, state, layout.portrait, sign));
    },
    x,
    y,
  );
  if (state.trek) {
    drawTrek(to, inner, text, state, sign.lines.length);
    return;
  }
  const ladder = state.career.ladders[state.board];
  let at = inner.y + bestHeight(text, layout.portrait) - (layout.portrait ? 6 : 0);
  for (const { lines, mission } of sign.rows) {
    const part = Math.min(1, (ladder.counts[mission.id] ?? 0) / mission.target);
    const bar = at + lines.length * text * 1.2 + text * 0.16;
    if (part > 0)
      draw.rounded(to.c, inner.x, bar, Math.max(12, inner.width * part), 12, 6, '#14a89a');
    at = bar + 14 + text * 0.36;
  }
}

function signOf(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  text: number,
  wide: number,
): Sign {
  const face = faceOf(to);
  const before = ui.sign;
  // A position is never changed: the next one is another.
  if (
    before?.state === state &&
    before.face === face &&
    before.px === to.px &&
    before.wide === wide &&
    before.text === text
  )
    return before;
  const { board, career, trek } = state;
  const best = BOARD_NAMES.map((name) => bestOf(state, name)).join(' ');
  // Each day's challenge has its own words.
  const words = trek ? `trek ${trek.goal} ${trek.moves}` : career.ladders[board].active.join(' ');
  const key = `${board} ${words} ${best} ${marksOf(career.ladders)} ${face} ${to.px} ${wide}`;
  const at = { state, face, px: to.px, wide, text, key };
  if (before?.key === key) {
    ui.sign = { ...before, ...at };
    return ui.sign;
  }
  const lines = trek ? linesOf(to, trekWords(to, state), text, wide) : [];
  const rows = trek ? [] : rowsOf(to, state, text, wide);
  const own = layout.portrait ? 0 : signHeight(lines, rows, text) + PAD * 2;
  ui.sign = { ...at, lines, rows, high: layout.portrait ? signAt(layout, to).height : own };
  return ui.sign;
}

function paintWords(
  c: Context,
  to: Surface,
  inner: Inner,
  text: number,
  state: State,
  portrait: boolean,
  { lines, rows }: Sign,
): void {
  if (state.trek) {
    for (const [at, line] of lines.entries()) {
      write(c, line, inner.x, inner.y + text * (0.6 + at * 1.3), text, inner.width);
    }
    return;
  }
  let y = paintBest(c, to, inner, text, state, portrait);
  for (const row of rows) y = paintRow(c, inner.x, y, inner.width, text, row);
  if (rows.length === 0) write(c, to.words('ladder.done'), inner.x, y + text, text, inner.width);
}

type Context = CanvasRenderingContext2D;
type Inner = { readonly x: number; readonly y: number; readonly width: number };

const PAD = 26;

type Row = { readonly lines: readonly string[]; readonly mission: Mission };

function rowsOf(to: Surface, { board, career }: State, text: number, wide: number): Row[] {
  return activeOf(LADDERS[board], career.ladders[board]).map((mission) => {
    const room = wide - text * (0.5 + mission.reward * 0.72);
    const lines = linesOf(to, missionWords(to, mission), text, room).slice(0, 3);
    return { lines, mission };
  });
}

function missionWords(to: Surface, { event, target, span }: Mission): string {
  const { kind, a, b } = readEvent(event);
  const run = kind === 'feed' && span === 'run' ? '.run' : '';
  return to.words(`mission.${kind}${run}`, { target, tile: 2 ** a, count: b });
}

function signHeight(trek: readonly string[], rows: readonly Row[], text: number): number {
  if (trek.length > 0) return text * 1.3 * trek.length + text * 1.9 + 26;
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  return (
    text * 3.6 +
    lines * text * 1.2 +
    rows.length * (text * 0.5 + 26) +
    (rows.length === 0 ? text * 1.4 : 0)
  );
}

/** A mission: its words, the bed of its bar, and the marks it brings. @returns where the next one begins */
function paintRow(c: Context, x: number, y: number, wide: number, text: number, row: Row): number {
  const { lines, mission } = row;
  for (const [at, line] of lines.entries()) {
    write(c, line, x, y + text * (0.62 + at * 1.2), text, wide);
  }
  for (let mark = 0; mark < mission.reward; mark += 1) {
    draw.star(c, x + wide - text * (0.4 + mark * 0.72), y + text * 0.58, text * 0.36, '#e8971a');
  }
  const bar = y + lines.length * text * 1.2 + text * 0.16;
  draw.rounded(c, x, bar, wide, 12, 6, draw.fade(INK, 0.2));
  return bar + 14 + text * 0.36;
}

function write(c: Context, words: string, x: number, y: number, size: number, wide: number): void {
  c.font = draw.labelFont(size);
  c.textAlign = 'left';
  c.textBaseline = 'middle';
  c.fillStyle = INK;
  c.fillText(words, x, y, wide);
}

function bestOf({ career, board, top, moves }: State, name: BoardName): number {
  return Math.max(career.tops[name], name === board && moves > 0 ? top : 0);
}

/** How far under the cloth's inner edge the missions begin; in portrait 6 units higher. */
function bestHeight(text: number, portrait: boolean): number {
  return text * 1.5 * (portrait ? 1.1 : 3.2);
}

/** The best tile of every board, and the marks won. @returns where the missions begin */
function paintBest(
  c: Context,
  to: Surface,
  inner: Inner,
  text: number,
  state: State,
  portrait: boolean,
): number {
  const { career, board } = state;
  const high = text * 1.5;
  const across = portrait ? BOARD_NAMES.length : 2;
  const marks = text * 2.5;
  const wide = portrait ? (inner.width - marks) / across : inner.width / across;
  const y0 = portrait ? inner.y - 6 : inner.y + high;
  for (const [at, name] of BOARD_NAMES.entries()) {
    const x = inner.x + (at % across) * wide;
    const y = y0 + Math.floor(at / across) * high;
    const best = bestOf(state, name);
    if (best === 0) continue;
    paintGlyph(c, name, x + text * 0.5, y + high * 0.42, text * 0.42, name === board);
    write(c, String(2 ** best), x + text * 1.15, y + high * 0.44, text, wide - text * 1.3);
  }
  const x = inner.x + inner.width - text * 0.5;
  const y = (portrait ? y0 : inner.y) + high * 0.42;
  draw.star(c, x, y, text * 0.5, '#e8971a');
  c.font = draw.labelFont(text);
  c.textBaseline = 'middle';
  c.textAlign = 'right';
  c.fillStyle = '#b8690f';
  c.fillText(String(marksOf(career.ladders)), x - text * 0.75, y + 1);
  if (!portrait) {
    write(c, to.words('best.tiles'), inner.x, inner.y + high * 0.42, text, inner.width - marks);
  }
  return inner.y + bestHeight(text, portrait) - (portrait ? 6 : 0);
}

/** A board in small. */
function paintGlyph(
  c: Context,
  name: BoardName,
  x: number,
  y: number,
  r: number,
  here: boolean,
): void {
  const paint = here ? '#c2562f' : draw.fade(INK, 0.62);
  if (name === 'hex') {
    hexagon(c, x, y, r * 1.12, paint);
    return;
  }
  draw.rounded(c, x - r, y - r, r * 2, r * 2, r * 0.36, paint);
  const lines = name === 'four' ? 3 : 4;
  if (name === 'oasis') {
    draw.ring(c, x, y, r * 0.44, r * 0.34, '#8fe6f7');
    return;
  }
  c.fillStyle = '#fff0d0';
  for (let at = 1; at <= lines; at += 1) {
    const off = -r + (at / (lines + 1)) * r * 2;
    c.fillRect(x + off - 1, y - r, 2, r * 2);
    c.fillRect(x - r, y + off - 1, r * 2, 2);
  }
}

function trekWords(to: Surface, { trek }: State): string {
  return to.words('trek.text', { tile: 2 ** (trek?.goal ?? HOME), moves: trek?.moves ?? 0 });
}

/** Moves left in the day's challenge, below `lines` lines of text. */
function drawTrek(to: Surface, inner: Inner, text: number, state: State, lines: number): void {
  const { trek, moves } = state;
  if (!trek) return;
  const y = inner.y + lines * text * 1.3 + text * 0.4;
  draw.rounded(to.c, inner.x, y, inner.width, 16, 8, draw.fade(INK, 0.2));
  const left = 1 - moves / trek.moves;
  if (left > 0)
    draw.rounded(
      to.c,
      inner.x,
      y,
      Math.max(16, inner.width * left),
      16,
      8,
      left < 0.2 ? '#e0343f' : '#14a89a',
    );
  // The stars that the slides left now would earn.
  const spare = trek.moves - moves;
  const r = text * 0.62;
  for (const [at, least] of [0, ...TREK_STARS].entries()) {
    const x = inner.x + r + at * r * 2.5;
    const won = spare >= least;
    draw.star(to.c, x, y + 26 + r, r, won ? '#e8971a' : draw.fade(INK, 0.22));
    if (least === 0) continue;
    const notch = inner.x + (inner.width * least) / trek.moves;
    draw.rounded(to.c, notch - 2, y - 4, 4, 24, 2, INK);
  }
}

/** What moved in with the last new highest tile. */
export function drawNews(to: Surface, layout: Layout, ui: Ui): void {
  if (ui.since > NEWS || ui.top < 4) return;
  const part = ui.since / NEWS;
  const size = to.readable(34, 17);
  const grown = to.reducedMotion ? 1 : ease.back(Math.min(1, ui.since / 0.35));
  if (size * grown < 14 / to.px) return;
  to.c.globalAlpha = part > 0.8 ? (1 - part) * 5 : 1;
  const text = to.words(`news.${Math.min(ui.top, 15)}`);
  const { area, portrait } = layout;
  const column = (to.width - area.width) / 2;
  const x = portrait ? to.width / 2 : to.width - column / 2;
  const y = portrait ? area.y - 40 : to.height * 0.46;
  caption(to, text, x, y, size, portrait ? to.width - 120 : column - 30, NEWS_COLORS, grown);
  to.c.globalAlpha = 1;
}

/** From 2048 on: the tent, and the choice while it stands open. */
export function drawChoice(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (!mayCamp(state) || state.camped) return;
  if (!ui.choosing) {
    drawTent(to, tentAt(layout, to, to.px));
    return;
  }
  const { card, camp, ride } = choiceAt(layout, to.px);
  const grown = to.reducedMotion ? 1 : ease.back(Math.min(1, ui.since / 0.4));
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  to.stamp(
    `choice ${state.top}`,
    card.width + 20,
    card.height + 40,
    (c) => paintCard(c, card),
    x,
    y,
    { scaleX: grown, scaleY: grown },
  );
  if (grown < 0.9) return;
  to.label(String(2 ** Math.max(HOME, state.top)), x, card.y + 62, 84, {
    top: '#fff6c8',
    bottom: '#ffb02e',
  });
  const size = to.readable(28, 14.6);
  const words = to.words(state.top === HOME ? 'choice.home' : 'choice.on', {
    value: 2 ** (state.top + 1),
  });
  for (const [at, line] of linesOf(to, words, size, card.width - 60)
    .slice(0, 2)
    .entries()) {
    to.label(line, x, card.y + 138 + at * size * 1.3, size);
  }
  drawButton(to, camp, to.words('choice.camp'), draw.PALETTE.teal);
  drawButton(to, ride, to.words('choice.ride'), draw.PALETTE.orange);
}

function paintCard(c: CanvasRenderingContext2D, { width, height }: Rect): void {
  const [x, y] = [-width / 2, -height / 2];
  draw.rounded(c, x - 6, y - 2, width + 12, height + 18, 40, '#150a3a99');
  draw.rounded(c, x, y, width, height, 36, '#ffd25c');
  c.save();
  c.beginPath();
  c.roundRect(x + 7, y + 7, width - 14, height - 14, 30);
  c.clip();
  draw.sky(c, { x, y, width, height }, '#1b1050', '#5a2f9a', '#c9508a');
  for (let spark = 0; spark < 26; spark += 1) {
    const px = x + ((spark * 0.618) % 1) * width;
    const py = y + ((spark * 0.755) % 1) * height * 0.8;
    draw.star(c, px, py, 3 + (spark % 4) * 2, '#fff6c8cc');
  }
  c.restore();
}

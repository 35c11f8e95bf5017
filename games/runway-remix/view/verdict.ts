import * as draw from '@playgrove/kit/draw';
import { doll, type Mark } from '../rules/paperdoll/index.ts';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { opened, SCENES, verdictOf, type State } from '../rules.ts';
import { colorAt } from '../rules/colors.ts';
import type { Line } from '../rules/score.ts';
import { lookOf } from './cuts.ts';
import { paintPhoto } from './walkers.ts';
import { PHOTO, verdictBox, type Box } from './layout.ts';
import { sheet, wordButton, write } from './parts.ts';
import { OPENING, REMARK } from './pace.ts';
import { VERDICT } from './read.ts';
import type { Ui } from './state.ts';
import { head } from './thumb.ts';
import { say } from './words.ts';

/** Three judges: style, color and detail. */
const JUDGES: Readonly<Record<Line['judge'], () => readonly Mark[]>> = {
  style: () =>
    doll(
      lookOf(
        { body: 0, skin: 6, face: 0, eyes: 1 },
        {
          hair: { item: 'hair.afro', colour: colorAt(20, 2), pattern: 0 },
          top: { item: 'top.ruffle', colour: 0, pattern: 0 },
          ears: { item: 'jewel.hoops', colour: colorAt(6, 1), pattern: 0 },
        },
      ),
    ),
  colour: () =>
    doll(
      lookOf(
        { body: 4, skin: 2, face: 3, eyes: 2 },
        {
          hair: { item: 'hair.quiff', colour: colorAt(13, 1), pattern: 0 },
          top: { item: 'top.camp', colour: colorAt(2, 1), pattern: 3 },
          eyes: { item: 'eyes.round', colour: colorAt(6, 1), pattern: 0 },
        },
      ),
    ),
  detail: () =>
    doll(
      lookOf(
        { body: 1, skin: 4, face: 2, eyes: 0 },
        {
          hair: { item: 'hair.bun', colour: 3, pattern: 0 },
          top: { item: 'top.knit', colour: colorAt(17, 2), pattern: 0 },
          eyes: { item: 'eyes.cateye', colour: colorAt(23, 1), pattern: 0 },
        },
      ),
    ),
};

export function drawVerdict(to: Surface, state: State, ui: Ui): void {
  const wide = ui.width > ui.height;
  const verdict = verdictOf(state);
  const photo: Box = verdict
    ? wide
      ? { x: 0, y: 0, w: ui.width * PHOTO, h: ui.height }
      : {
          x: 0,
          y: 0,
          w: ui.width,
          h: Math.max(
            0,
            ui.height - 130 - verdict.lines.length * rowHeight(ui, wide, verdict.lines.length),
          ),
        }
    : { x: 0, y: 0, w: ui.width, h: ui.height };
  const name = SCENES[state.scene] ?? 'gala';
  to.layer(
    `photo ${name} ${JSON.stringify([state.worn, state.model, state.poses, photo, verdict !== undefined])}`,
    (c, bleed) => {
      c.fillStyle = '#5a2aa0';
      c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
      const left = Math.min(bleed.x, photo.x);
      const right = verdict && wide ? photo.w : bleed.x + bleed.width;
      const bottom = !verdict ? ui.height - 74 : wide ? bleed.y + bleed.height : photo.h;
      if (photo.h > 60)
        paintPhoto(
          c,
          { x: left, y: bleed.y, w: right - left, h: bottom - bleed.y },
          state,
          -bleed.y,
        );
    },
  );
  if (verdict)
    drawRemarks(
      to,
      state,
      ui,
      verdict.lines,
      wide
        ? { x: photo.w + 6, y: 4, w: ui.width - photo.w - 12, h: ui.height - 76 }
        : { x: 6, y: photo.h + 4, w: ui.width - 12, h: ui.height - photo.h - 76 },
    );
  const names = ['button.restyle', 'button.scene', 'button.finish'];
  const colors = ['#7338e8', '#2465e0', '#1d8f45'];
  VERDICT.forEach((_, index) => {
    wordButton(
      to,
      verdictBox(ui.width, ui.height, index, verdict !== undefined),
      to.words(names[index] ?? ''),
      colors[index] ?? draw.PALETTE.ink,
      ui.focused && Math.min(2, ui.focus) === index,
    );
  });
}

/** Two lines of a remark. On a narrow screen they need all the room: the photo gives way. */
const TWO_LINES = 36;
const MAX_ROW = 48;

function rowHeight(ui: Ui, wide: boolean, count: number): number {
  const all = ui.height - 76 - 44;
  if (wide) return Math.max(22, Math.min(MAX_ROW, Math.floor(all / count)));
  const room = Math.floor((ui.height * 0.62 - 54) / count);
  const most = Math.floor((all - 6) / count);
  return Math.min(MAX_ROW, most, Math.max(TWO_LINES, room));
}

function drawRemarks(to: Surface, state: State, ui: Ui, lines: readonly Line[], box: Box): void {
  const { c } = to;
  const wide = ui.width > ui.height;
  sheet(c, { ...box, h: box.h }, '#fbf2ff');
  const shown = to.reducedMotion
    ? lines.length
    : Math.min(lines.length, Math.max(0, Math.floor((ui.age - OPENING) / REMARK) + 1));
  const sum = Math.max(
    0,
    Math.round(lines.slice(0, shown).reduce((total, { points }) => total + points, 0)),
  );
  const verdict = verdictOf(state);
  drawStars(
    to,
    box,
    sum,
    shown === lines.length ? (verdict?.stars ?? 0) : 0,
    ui.age - OPENING - lines.length * REMARK,
  );
  const height = Math.min(rowHeight(ui, wide, lines.length), (box.h - 44) / lines.length);
  lines.slice(0, shown).forEach((line, index) => {
    const appeared = to.reducedMotion
      ? 1
      : ease.back(Math.min(1, (ui.age - OPENING - index * REMARK) / 0.2));
    drawRemark(
      to,
      line,
      box.x + 8 + (1 - appeared) * 30,
      box.y + 42 + index * height,
      box.w - 16,
      height,
      lines[index - 1]?.judge !== line.judge,
    );
  });
  const news = opened(state);
  if (shown < lines.length || news.length === 0) return;
  const text = to.words('verdict.unlock', { count: news.length });
  c.font = draw.textFont(15, 700);
  const w = c.measureText(text).width + 24;
  draw.rounded(c, box.x + box.w - w - 2, box.y - 20, w, 28, 14, draw.PALETTE.ink);
  draw.rounded(c, box.x + box.w - w, box.y - 18, w - 4, 24, 12, draw.PALETTE.yellow);
  write(c, text, box.x + box.w - w / 2 - 2, box.y - 6, 15, { align: 'center', bold: true });
}

function drawStars(to: Surface, box: Box, sum: number, stars: number, since: number): void {
  const { c } = to;
  write(c, `${sum}`, box.x + box.w - 14, box.y + 24, 24, {
    align: 'right',
    bold: true,
    color: '#7338e8',
  });
  write(c, to.words('verdict.title'), box.x + 14, box.y + 24, 18, {
    bold: true,
    most: box.w * 0.32,
  });
  for (let index = 0; index < 3; index += 1) {
    const x = box.x + box.w / 2 + (index - 0.6) * 36;
    const lit = index < stars && (to.reducedMotion || since > index * REMARK);
    const pop =
      lit && !to.reducedMotion ? 1 + Math.max(0, 0.6 - (since - index * REMARK) * 2.4) : 1;
    draw.fillPath(c, lit ? draw.PALETTE.yellow : '#e2d3f2', (path) =>
      draw.traceStar(path, x, box.y + 23, 16 * pop),
    );
    draw.rim(c, draw.PALETTE.ink, 2.5);
    if (lit) draw.star(c, x - 3, box.y + 20, 5, draw.fade('#ffffff', 0.7));
  }
}

function drawRemark(
  to: Surface,
  line: Line,
  x: number,
  y: number,
  w: number,
  height: number,
  face: boolean,
): void {
  const { c } = to;
  const size = Math.min(38, height * 1.5);
  if (face)
    head(
      to,
      `judge ${line.judge}`,
      JUDGES[line.judge],
      x + 20,
      y + height / 2,
      Math.max(26, Math.min(size, height - 1)),
    );
  const full = line.points >= line.most && line.points > 0;
  const tone = line.points <= 0 ? '#c02435' : full ? '#177a3a' : '#8a5a00';
  const score = line.most > 0 ? `${trim(line.points)}/${trim(line.most)}` : trim(line.points);
  write(c, score, x + w - 2, y + height / 2, 15, { align: 'right', bold: true, color: tone });
  const room = w - 104;
  const text = say(to, line.key, { ...line.values, judge: `judge.${line.judge}` });
  const letter = height >= 42 ? 15 : 14;
  const most = height >= 32 ? 2 : 1;
  const rows = draw.wrapWords(c, sentenceOf(to, line, text), draw.textFont(letter), room, most);
  rows.forEach((row, index) =>
    write(c, row, x + 44, y + height / 2 + (index - (rows.length - 1) / 2) * 17, letter, {
      most: room,
    }),
  );
}

/** A wish is named in the brief by a few words; the judge says whether the client got it. */
function sentenceOf(to: Surface, { key, points }: Line, text: string): string {
  if (!key.startsWith('must.')) return text;
  const sentence = to.words(points > 0 ? 'line.must.yes' : 'line.must.no', { what: text });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function trim(points: number): string {
  const value = Math.round(points * 10) / 10;
  return value < 0 ? `−${-value}` : `${value}`;
}

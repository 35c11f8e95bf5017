import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { opened, verdictOf, type State } from '../rules.ts';
import type { Line, Verdict } from '../rules/score.ts';
import { dressed } from './cuts.ts';
import { paintPhoto } from './walkers.ts';
import { PHOTO, verdictBox, type Box } from './layout.ts';
import { sheet, wordButton, write } from './parts.ts';
import { OPENING, REMARK } from './pace.ts';
import { VERDICT } from './read.ts';
import type { Ui } from './state.ts';
import { head } from './thumb.ts';
import { say } from './words.ts';

/** Three judges: body, skin, face and eyes, and what they wear. */
const JUDGES: Readonly<Record<Line['judge'], readonly [number, number, number, number, string]>> = {
  style: [0, 6, 0, 1, 'hair.afro:p2 top.ruffle:w jewel.hoops:y1'],
  colour: [4, 2, 3, 2, 'hair.quiff:t1 top.camp:r1 eyes.round:y1'],
  detail: [1, 4, 2, 0, 'hair.bun:e top.knit:b2 eyes.cateye:k1'],
};
const COLORS = { restyle: '#7338e8', finish: '#1d8f45' } as const;

export function drawVerdict(to: Surface, state: State, ui: Ui): void {
  const { width, height } = ui;
  const wide = width > height;
  const verdict = verdictOf(state);
  const count = verdict?.lines.length ?? 0;
  const beside = verdict !== undefined && wide;
  const left = height - 130 - count * rowHeight(ui, wide, count);
  const tall = verdict && !wide ? Math.max(0, left) : height;
  const photo: Box = { x: 0, y: 0, w: beside ? width * PHOTO : width, h: tall };
  const key = JSON.stringify([state.worn, state.model, state.poses, photo, count]);
  to.layer(`photo ${key}`, (c, bleed) => {
    c.fillStyle = '#5a2aa0';
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    if (photo.h <= 60) return;
    const x = Math.min(bleed.x, photo.x);
    const right = beside ? photo.w : bleed.x + bleed.width;
    const bottom = !verdict ? height - 74 : wide ? bleed.y + bleed.height : photo.h;
    paintPhoto(c, { x, y: bleed.y, w: right - x, h: bottom - bleed.y }, state, -bleed.y);
  });
  const box = wide
    ? { x: photo.w + 6, y: 4, w: width - photo.w - 12, h: height - 76 }
    : { x: 6, y: photo.h + 4, w: width - 12, h: height - photo.h - 76 };
  if (verdict) drawRemarks(to, state, ui, verdict, box);
  VERDICT.forEach((act, index) => {
    const button = verdictBox(width, height, index, verdict !== undefined);
    const lit = ui.focused && ui.focus % VERDICT.length === index;
    wordButton(to, button, to.words(`button.${act}`), COLORS[act], lit);
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

function drawRemarks(to: Surface, state: State, ui: Ui, { lines, stars }: Verdict, box: Box): void {
  const { c } = to;
  sheet(c, box, '#fbf2ff');
  const age = to.reducedMotion ? Infinity : ui.age - OPENING;
  const shown = Math.min(lines.length, Math.max(0, Math.floor(age / REMARK) + 1));
  const seen = lines.slice(0, shown);
  const sum = Math.max(0, Math.round(seen.reduce((total, { points }) => total + points, 0)));
  const all = shown === lines.length;
  drawStars(to, box, sum, all ? stars : 0, age - lines.length * REMARK);
  const wide = ui.width > ui.height;
  const height = Math.min(rowHeight(ui, wide, lines.length), (box.h - 44) / lines.length);
  seen.forEach((line, index) => {
    const x = box.x + 8 + (1 - ease.back(Math.min(1, (age - index * REMARK) / 0.2))) * 30;
    const face = lines[index - 1]?.judge !== line.judge;
    const at = { x, y: box.y + 42 + index * height, w: box.w - 16, h: height };
    drawRemark(to, line, at, face);
  });
  const count = opened(state).length;
  if (!all || count === 0) return;
  const text = to.words('verdict.unlock', { count });
  c.font = draw.textFont(15, 700);
  const w = c.measureText(text).width + 24;
  draw.rounded(c, box.x + box.w - w - 2, box.y - 20, w, 28, 14, draw.PALETTE.ink);
  draw.rounded(c, box.x + box.w - w, box.y - 18, w - 4, 24, 12, draw.PALETTE.yellow);
  write(c, text, box.x + box.w - w / 2 - 2, box.y - 6, 15, { align: 'center', bold: true });
}

function drawStars(to: Surface, { x, y, w }: Box, sum: number, stars: number, age: number): void {
  const { c } = to;
  write(c, `${sum}`, x + w - 14, y + 24, 24, { align: 'right', bold: true, color: '#7338e8' });
  write(c, to.words('verdict.title'), x + 14, y + 24, 18, { bold: true, most: w * 0.32 });
  for (let index = 0; index < 3; index += 1) {
    const since = age - index * REMARK;
    const lit = index < stars && since > 0;
    const pop = lit ? 1 + Math.max(0, 0.6 - since * 2.4) : 1;
    const [sx, sy] = [x + w / 2 + (index - 0.6) * 36, y + 23];
    const paint = lit ? draw.PALETTE.yellow : '#e2d3f2';
    draw.fillPath(c, paint, (path) => draw.traceStar(path, sx, sy, 16 * pop));
    draw.rim(c, draw.PALETTE.ink, 2.5);
    if (lit) draw.star(c, sx - 3, sy - 3, 5, draw.fade('#ffffff', 0.7));
  }
}

function drawRemark(to: Surface, remark: Line, at: Box, face: boolean): void {
  const { c } = to;
  const { x, y, w, h: height } = at;
  if (face) {
    const [body, skin, look, eyes, outfit] = JUDGES[remark.judge];
    const size = Math.max(26, Math.min(38, height - 1));
    const model = { body, skin, face: look, eyes };
    head(to, model, dressed(outfit), [x + 20, y + height / 2, size]);
  }
  const full = remark.points >= remark.most && remark.points > 0;
  const tone = remark.points <= 0 ? '#c02435' : full ? '#177a3a' : '#8a5a00';
  const score =
    remark.most > 0 ? `${trim(remark.points)}/${trim(remark.most)}` : trim(remark.points);
  write(c, score, x + w - 2, y + height / 2, 15, { align: 'right', bold: true, color: tone });
  const room = w - 104;
  const text = say(to, remark.key, { ...remark.values, judge: `judge.${remark.judge}` });
  const letter = height >= 42 ? 15 : 14;
  const most = height >= 32 ? 2 : 1;
  const rows = draw.wrapWords(c, sentenceOf(to, remark, text), draw.textFont(letter), room, most);
  rows.forEach((row, index) => {
    const middle = y + height / 2 + (index - (rows.length - 1) / 2) * 17;
    write(c, row, x + 44, middle, letter, { most: room });
  });
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

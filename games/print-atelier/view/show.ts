import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { briefOf, fabricsOf } from '../rules/briefs.ts';
import { hexOf } from '../rules/colors.ts';
import { starsFor, verdictOf } from '../rules/judge.ts';
import type { State } from '../rules/state.ts';
import { drawGarment, type Cloth } from './cloth.ts';
import { BAG, cutOf } from './garments.ts';
import type { Layout } from './layout.ts';
import { paintBody, paintHead, type Mood } from './person.ts';
import { drawForm } from './stage.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const SNIP = 0.7;
const WALK = 1.1;

const within = (part: number): number => Math.max(0, Math.min(1, part));

/** Scissors cut the print, the client walks on in it, stars say what earned them. */
export function drawShow(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const age = to.reducedMotion ? 9 : ui.age;
  if (age < SNIP) {
    drawForm(to, layout, state, ui);
    drawScissors(to, layout, within(age / SNIP));
  } else drawWalk(to, layout, state, ui, age - SNIP);
  drawBoard(to, layout, state, age - SNIP - 0.5);
}

function drawScissors(to: Surface, { stage }: Layout, part: number): void {
  const { c } = to;
  const y = stage.y + stage.height * 0.5;
  const x = stage.x - 120 + (stage.width + 240) * part;
  c.setLineDash([22, 16]);
  draw.segment(c, stage.x, y, x, y, 7, '#ffffff');
  c.setLineDash([]);
  const open = 0.16 + 0.2 * Math.abs(Math.sin(part * 16));
  draw.place(
    c,
    x,
    y,
    () => {
      for (const side of [-1, 1])
        draw.place(
          c,
          0,
          0,
          () => {
            draw.segment(c, -20, 0, 112, 0, 24, INK);
            draw.segment(c, -14, 0, 108, 0, 14, '#dfe6f2');
            draw.disc(c, -50, side * -16, 38, INK);
            draw.disc(c, -50, side * -16, 31, '#ff4f9a');
            draw.disc(c, -50, side * -16, 19, INK);
            draw.disc(c, -50, side * -16, 15, '#ffe0ee');
          },
          side * open,
        );
      draw.disc(c, 0, 0, 12, INK);
      draw.disc(c, 0, 0, 7, '#ffd02e');
    },
    0,
    1.3,
  );
}

function moodOf(stars: number, free: boolean): Mood {
  return free || stars > 1 ? 'glad' : stars === 1 ? 'hope' : 'sad';
}

function drawWalk(to: Surface, { stage }: Layout, state: State, ui: Ui, age: number): void {
  const { c } = to;
  const brief = briefOf(state.brief);
  const cut = cutOf(brief.garment);
  const foot = cut.legs ? Math.max(cut.hem + 80, 560) : cut.hem + 22;
  const scale = (stage.height - 24) / (foot + 156);
  const part = ease.out(within(age / WALK));
  const walks = part < 1 ? Math.sin(age * 11) : 0;
  const x = stage.x - 200 * scale + (stage.width / 2 + 200 * scale) * part;
  const y = stage.y + 126 * scale + (to.reducedMotion ? 0 : Math.abs(walks) * -8);
  const stars = starsFor(verdictOf(state), brief, state.drops);
  const glad = state.brief < 0 || stars > 1;
  const cheer = part === 1 && glad && !to.reducedMotion ? Math.abs(Math.sin(to.time * 5)) * -14 : 0;
  if (glad) drawGlints(to, x, y + 200 * scale, scale, part);
  draw.place(c, x, y + cheer, () => paintBody(c, brief.look, cut.hem, cut.legs, walks), 0, scale);
  const turn = part < 1 ? 26 * Math.cos(age * 11) : 9 * Math.sin(to.time * 2.2);
  const sway = (at: number): number => (to.reducedMotion ? 0 : at * at * turn);
  drawGarment(to, ui.cloth, state, 0, x, y + cheer, scale, sway);
  const head = y + cheer - 62 * scale;
  draw.place(
    c,
    x,
    head,
    () => paintHead(c, brief.look, moodOf(stars, state.brief < 0), to.time % 3 < 0.12),
    walks * 0.06,
    scale * 1.06,
  );
  if (brief.fabrics.length > 1)
    drawGarment(
      to,
      ui.cloth,
      state,
      1,
      x + 100 * scale,
      y + cheer + 212 * scale,
      scale * 0.8,
      sway,
    );
}

function drawGlints(to: Surface, x: number, y: number, scale: number, part: number): void {
  for (let at = 0; at < 10; at += 1) {
    const angle = at * 0.63 + to.time * 0.2;
    const far = (190 + (at % 3) * 50) * scale;
    const size = Math.max(0, Math.sin(to.time * 2.4 + at * 1.9)) * 26 * part;
    draw.sparkle(to.c, x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, '#fffbe0');
  }
}

/** Three stars and what each of them takes. */
function drawBoard(to: Surface, { table, portrait }: Layout, state: State, age: number): void {
  const { c } = to;
  const brief = briefOf(state.brief);
  const middle = table.x + table.width / 2;
  if (state.brief < 0) {
    to.label(to.words('show.free'), middle, table.y + table.height / 2, 84);
    return;
  }
  const verdict = verdictOf(state);
  const stars = starsFor(verdict, brief, state.drops);
  const area: Rect = {
    x: table.x + 30,
    y: table.y + (portrait ? 34 : 70),
    width: table.width - 60,
    height: Math.min(table.height - 60, 560),
  };
  const tall = area.height / 3;
  const lines = [
    { key: 'show.some', values: { count: Math.max(1, verdict.dials - 1) } },
    { key: 'show.all', values: {} },
    verdict.covered > 0
      ? { key: 'show.covered', values: {} }
      : { key: 'show.drops', values: { count: brief.spare } },
  ];
  for (const [at, { key, values }] of lines.entries()) {
    const y = area.y + tall * at;
    const earned = at < stars;
    const part = earned ? ease.back(within((age - at * 0.28) / 0.3)) : 0;
    draw.rounded(c, area.x, y + 4, area.width, tall - 16, 34, INK);
    draw.rounded(
      c,
      area.x + 5,
      y + 4,
      area.width - 10,
      tall - 24,
      30,
      part > 0.3 ? '#fff6d2' : '#e6dcea',
    );
    const middleY = y + tall / 2 - 6;
    const r = Math.min(62, tall * 0.36);
    draw.star(c, area.x + 84, middleY, r + 9, INK);
    draw.star(c, area.x + 84, middleY, r, '#cbbfd4');
    if (part > 0) draw.star(c, area.x + 84, middleY, r * part, '#ffc81f');
    draw.drawText(c, to.words(key, values), area.x + 166, middleY, {
      size: to.readable(40),
      color: earned ? INK : draw.fade(INK, 0.72),
      weight: 700,
      align: 'left',
      wide: area.width - 190,
      lines: 2,
    });
  }
}

/** The print, and the garment cut from it. */
export function paintPhoto(c: Context, area: Rect, state: State, cloth: Cloth | undefined): void {
  const brief = briefOf(state.brief);
  const fabric = hexOf(fabricsOf(brief, state.fabric)[0] ?? 0);
  c.fillStyle = fabric;
  c.fillRect(area.x, area.y, area.width, area.height);
  if (!cloth) return;
  const side = area.width / 5;
  for (let row = 0; row * side < area.height; row += 1)
    for (let column = 0; column < 5; column += 1)
      c.drawImage(cloth.done.canvas, area.x + column * side, area.y + row * side, side, side);
  c.fillStyle = draw.fade('#fff6e3', 0.72);
  c.fillRect(area.x, area.y, area.width, area.height);
  const cut = cutOf(brief.garment);
  const foot = cut.legs ? Math.max(cut.hem + 80, 560) : cut.hem + 22;
  const scale = (area.height * 0.92) / (foot + 150);
  const x = area.x + area.width / 2;
  const y = area.y + area.height * 0.04 + 124 * scale;
  draw.place(c, x, y, () => paintBody(c, brief.look, cut.hem, cut.legs, 0), 0, scale);
  for (const [name, piece] of cloth.pieces) {
    if (piece.cut === BAG || !name.startsWith('0')) continue;
    const { sheet, canvas } = piece.easel;
    c.drawImage(
      canvas,
      x + sheet.left * scale,
      y + sheet.top * scale,
      sheet.width * scale,
      sheet.height * scale,
    );
    break;
  }
  draw.place(c, x, y - 62 * scale, () => paintHead(c, brief.look, 'glad', false), 0, scale * 1.06);
}

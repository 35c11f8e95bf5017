import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { rowOf } from '../rules/reference.ts';
import { STARS, verdictFor, WORTH } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { LINE, SWEEP, choicesOf } from './choices.ts';
import { drawFace } from './face.ts';
import { drawTwinkle } from './sheen.ts';
import { drawBefore, drawMap, mark } from './map.ts';
import { choiceBox, type Layout } from './layout.ts';
import { fontOf, sheet, wordPress, write } from './parts.ts';
import { SHEET } from './picture.ts';
import { layoutFor, type Ui } from './ui.ts';

/** Where the line between before and after is, 0 (all after) to 1 of the sheet's width. */
function splitAt(ui: Ui): number {
  if (ui.sliding || ui.age > SWEEP / 1000) return ui.split;
  return 1 - ease.inOut(Math.min(1, ui.age / (SWEEP / 1000)));
}

const CHOICES = { touchup: '#7338e8', map: '#2465e0', finish: '#1d8f45' } as const;

export function drawVerdict(to: Surface, state: State, ui: Ui): void {
  const at = layoutFor(ui, state);
  const lost = state.look >= 0 && verdictFor(state.look, state.strokes).stars === 0;
  drawFace(to, state, ui, at.face);
  drawTwinkle(to, ui, at.face);
  if (ui.map && state.look >= 0) drawMap(to, state, at.face);
  const split = splitAt(ui);
  drawBefore(to, state, ui, at.face, split);
  if (split > 0.01) drawSplit(to, at, split, !ui.map);
  if (!to.reducedMotion && !lost) confetti(to, at, ui.age);
  drawTitle(to, state, at.panel);
  if (state.look >= 0) {
    drawLines(to, state, ui, under(at.panel));
    if (ui.map) drawLegend(to, at);
  } else {
    const { x, y, w, h } = at.panel;
    const options = { align: 'center', bold: true, most: w - 30 } as const;
    write(to.c, to.words('verdict.free'), x + w / 2, y + (h - 60 + NAME) / 2, 18, options);
  }
  const choices = choicesOf(state);
  choices.forEach((what, index) => {
    const urged = !ui.keyboard && lost && what === 'touchup';
    const lit = urged || (ui.keyboard && ui.focus === index) || (what === 'map' && ui.map);
    const box = choiceBox(at, index, choices.length);
    wordPress(to, box, to.words(`button.${what}`), CHOICES[what], lit);
  });
}

/** The line one can push: before on its left, after on its right. */
function drawSplit(to: Surface, { face }: Layout, split: number, handle: boolean): void {
  const { c } = to;
  const x = face.x + (SHEET.left + SHEET.width * split) * face.scale;
  const [top, bottom] = [face.y - 108 * face.scale, face.y + 102 * face.scale];
  draw.segment(c, x, top, x, bottom, 7, draw.PALETTE.ink);
  draw.segment(c, x, top, x, bottom, 3.5, '#ffffff');
  if (!handle) return;
  const y = face.y + 78 * face.scale;
  draw.disc(c, x, y, 17, '#ffffff');
  draw.rim(c, draw.PALETTE.ink, 3.5);
  for (const side of [-1, 1]) {
    draw.line(c, [x + side * 5, y - 5, x + side * 10, y, x + side * 5, y + 5], 3, draw.PALETTE.ink);
  }
}

const PAPER = [
  draw.PALETTE.pink,
  draw.PALETTE.yellow,
  draw.PALETTE.teal,
  draw.PALETTE.purple,
  draw.PALETTE.orange,
  draw.PALETTE.sky,
];

/** Paper that drifts down for as long as one looks. */
function confetti(to: Surface, { stage }: Layout, age: number): void {
  if (age < SWEEP / 1000) return;
  const { c } = to;
  for (let scrap = 0; scrap < 34; scrap += 1) {
    const pace = 0.07 + (scrap % 7) * 0.012;
    const t = (age * pace + scrap * 0.371) % 1;
    const x = stage.x + ((scrap * 0.618) % 1) * stage.w + Math.sin(age * 2 + scrap) * 12;
    const y = stage.y - 20 + t * (stage.h + 30);
    c.fillStyle = PAPER[scrap % PAPER.length] ?? draw.PALETTE.pink;
    const turn = Math.abs(Math.cos(age * 4 + scrap));
    c.fillRect(x - 4, y - 5 * turn, 8, 2 + 9 * turn);
  }
}

/** Height of the name on top of the panel: over the face it would lie on the hair. */
const NAME = 42;

function under({ x, y, w, h }: Layout['panel']): Layout['panel'] {
  return { x, y: y + NAME, w, h: h - NAME };
}

function drawTitle(to: Surface, state: State, { x, y, w }: Layout['panel']): void {
  const text = state.look < 0 ? to.words('level.studio') : to.words(`level.${lookId(state)}`);
  const size = Math.min(32, (w * 1.5) / Math.max(7, text.length));
  to.label(text, x + w / 2, y + NAME / 2 + 6, size, { top: '#ffffff', bottom: '#ffd98a' });
}

function lookId(state: State): string {
  return rowOf(state.look)?.id ?? 'studio';
}

function drawLines(to: Surface, state: State, ui: Ui, panel: Layout['panel']): void {
  const { c } = to;
  const verdict = verdictFor(state.look, state.strokes);
  const rows = [
    ['cover', verdict.cover, WORTH.cover],
    ['colour', verdict.color, WORTH.color],
    ['neat', verdict.neat, WORTH.neat],
  ] as const;
  const high = panel.h - 72;
  const top = panel.y + 12;
  const row = Math.min(40, high / 4);
  const shown = to.reducedMotion ? 9 : ui.age - SWEEP / 1000;
  let sum = 0;
  rows.forEach(([name, points, most], index) => {
    const part = Math.max(0, Math.min(1, (shown - (index * LINE) / 1000) / 0.35));
    sum += points * part;
    const y = top + row * (index + 0.5);
    const left = panel.x + 20;
    write(c, to.words(`verdict.${name}`), left, y, 16, { bold: true, most: 92 });
    const bar = { x: left + 98, w: panel.w - 20 * 2 - 98 - 62 };
    draw.rounded(c, bar.x, y - 7, bar.w, 14, 7, draw.fade(draw.PALETTE.ink, 0.16));
    const full = (points / most) * part;
    const color = points / most > 0.85 ? '#1d9a4a' : points / most > 0.6 ? '#e09a10' : '#d9485a';
    if (full > 0.03) draw.rounded(c, bar.x, y - 7, bar.w * full, 14, 7, color);
    write(c, `${Math.round(points * part)}/${most}`, panel.x + panel.w - 20, y, 16, {
      align: 'right',
      bold: true,
    });
  });
  const y = top + row * 3.5;
  const stars = STARS.filter((least) => sum >= least - 0.5).length;
  const large = Math.min(19, row * 0.52);
  for (let index = 0; index < 3; index += 1) {
    const x = panel.x + 40 + index * 40;
    draw.star(c, x, y, large, draw.PALETTE.ink);
    draw.star(c, x, y, large - 4.5, index < stars ? draw.PALETTE.yellow : '#d8cbe8');
  }
  const least = STARS[0];
  const key = verdict.stars === 0 ? 'verdict.lost' : 'verdict.total';
  write(c, to.words(key, { total: Math.round(sum), least }), panel.x + panel.w - 20, y, 20, {
    align: 'right',
    bold: true,
    most: panel.w - 182,
  });
}

/** Width of a sign and the space behind it. */
const SIGN = 21;

/** What the signs of the map mean: at the foot of the face. */
function drawLegend(to: Surface, { stage }: Layout): void {
  const { c } = to;
  const w = Math.min(stage.w - 12, 372);
  const box = { x: stage.x + (stage.w - w) / 2, y: stage.y + stage.h - 40, w, h: 36 };
  draw.stamped(
    to,
    `legend ${w.toFixed(0)}`,
    { x: box.x + box.w / 2, y: box.y + box.h / 2, width: box.w + 6, height: box.h + 10 },
    (on) => {
      sheet(on, { x: -box.w / 2, y: -box.h / 2, w: box.w, h: box.h }, draw.PALETTE.cream, 12, 2.5);
      const words = ['missing', 'other', 'stray'].map((what) => to.words(`map.${what}`));
      on.font = fontOf(14);
      const wide = words.map((text) => SIGN + on.measureText(text).width);
      const gap = (box.w - wide.reduce((sum, each) => sum + each, 0)) / 4;
      let x = gap - box.w / 2;
      words.forEach((text, index) => {
        on.save();
        on.translate(x + 9, 0);
        on.scale(3, 3);
        mark(on, index + 1, { x: 0, y: 0 });
        on.restore();
        write(on, text, x + SIGN, 0, 14);
        x += (wide[index] ?? 0) + gap;
      });
    },
  );
  c.globalAlpha = 1;
}

import * as draw from '@playgrove/kit/draw';
import { paint } from '@playgrove/kit/logic/marks';
import { ease, type Rect, type Surface } from '@playgrove/kit/runtime';
import { personOf } from '../people.ts';
import { CALM, lively } from '../people/eyes.ts';
import { rowOf } from '../rules/reference.ts';
import { STARS, verdictFor, WORTH } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { choicesOf, drawButton } from './buttons.ts';
import { drawFace, inFace } from './face.ts';
import type { Layout } from './layout.ts';
import { drawMap, mark } from './map.ts';
import { drawTwinkle } from './over.ts';
import { around, middleOf, sheet } from './parts.ts';
import { SHEET } from './picture.ts';
import { layoutFor, LINE, SWEEP, type Ui } from './ui.ts';

const { ink } = draw.PALETTE;

export function drawVerdict(to: Surface, state: State, ui: Ui): void {
  const at = layoutFor(to, state);
  const verdict = state.look < 0 ? undefined : verdictFor(state.look, state.strokes);
  drawFace(to, state, ui, at.face);
  drawTwinkle(to, ui, at.face);
  if (ui.map && verdict) drawMap(to, state, at.face);
  // Sweeps from all before (1) to all after (0), until it is pushed.
  const sweeps = !ui.sliding && ui.age < SWEEP / 1000;
  const split = sweeps ? 1 - ease.inOut(ui.age / (SWEEP / 1000)) : ui.split;
  if (split > 0) drawBefore(to, state, ui, at, split);
  if (!to.reducedMotion && verdict?.stars !== 0) confetti(to, at, ui.age);
  const { x, y, width, height } = at.panel;
  const title = to.words(`level.${rowOf(state.look)?.id ?? 'studio'}`);
  const size = Math.min(32, (width * 1.5) / Math.max(7, title.length));
  const color = { top: '#ffffff', bottom: '#ffd98a' };
  to.label(title, x + width / 2, y + NAME / 2 + 6, size, color);
  if (verdict) drawLines(to, state, ui, at.panel);
  else {
    const options = { size: 18, weight: 700, color: ink, wide: width - 30, lines: 1 };
    draw.drawText(
      to.c,
      to.words('verdict.free'),
      x + width / 2,
      y + (height - 60 + NAME) / 2,
      options,
    );
  }
  if (ui.map && verdict) drawLegend(to, at);
  for (const button of choicesOf(state, ui, at)) drawButton(to, button);
}

/** The left part of the face as it was before, and the line one can push. */
function drawBefore(to: Surface, state: State, ui: Ui, { face }: Layout, part: number): void {
  const { c } = to;
  const { sheets } = ui.picture;
  const { left, top, width, height } = SHEET;
  inFace(c, face, () =>
    draw.clipped(
      c,
      (path) => path.rect(left, top, width * part, height),
      () => {
        for (const each of sheets ? [sheets.under, sheets.over] : [])
          c.drawImage(each.canvas, left, top, width, height);
        paint(c, lively(personOf(state.person), CALM));
      },
    ),
  );
  if (part < 0.01) return;
  const x = face.x + (left + width * part) * face.scale;
  const [high, low, y] = [-108, 102, 78].map((at) => face.y + at * face.scale) as [
    number,
    number,
    number,
  ];
  draw.segment(c, x, high, x, low, 7, ink);
  draw.segment(c, x, high, x, low, 3.5, '#ffffff');
  if (ui.map) return;
  draw.disc(c, x, y, 17, '#ffffff');
  draw.rim(c, ink, 3.5);
  draw.place(c, x, y, () =>
    draw.drawPath(c, 'M-5 -5L-10 0L-5 5M5 -5L10 0L5 5', { line: ink, width: 3 }),
  );
}

const PAPER = (['pink', 'yellow', 'teal', 'purple', 'orange', 'sky'] as const).map(
  (name) => draw.PALETTE[name],
);

/** Paper that drifts down for as long as one looks. */
function confetti({ c }: Surface, { stage }: Layout, age: number): void {
  if (age < SWEEP / 1000) return;
  for (let scrap = 0; scrap < 34; scrap += 1) {
    const pace = 0.07 + (scrap % 7) * 0.012;
    const t = (age * pace + scrap * 0.371) % 1;
    const x = stage.x + ((scrap * 0.618) % 1) * stage.width + Math.sin(age * 2 + scrap) * 12;
    const y = stage.y - 20 + t * (stage.height + 30);
    c.fillStyle = PAPER[scrap % PAPER.length] ?? '';
    const turn = Math.abs(Math.cos(age * 4 + scrap));
    c.fillRect(x - 4, y - 5 * turn, 8, 2 + 9 * turn);
  }
}

/** Height of the name on top of the panel: over the face it would lie on the hair. */
const NAME = 42;

/** What was earned for what, line by line, and the stars. */
function drawLines(to: Surface, state: State, ui: Ui, panel: Rect): void {
  const { c } = to;
  const verdict = verdictFor(state.look, state.strokes);
  const rows = [
    ['cover', verdict.cover, WORTH.cover],
    ['colour', verdict.color, WORTH.color],
    ['neat', verdict.neat, WORTH.neat],
  ] as const;
  const [left, right, top] = [panel.x + 20, panel.x + panel.width - 20, panel.y + NAME + 12];
  const row = Math.min(40, (panel.height - NAME - 72) / 4);
  const shown = to.reducedMotion ? 9 : ui.age - SWEEP / 1000;
  const bold = { weight: 700, color: ink, lines: 1 };
  let sum = 0;
  rows.forEach(([name, points, most], index) => {
    const part = Math.max(0, Math.min(1, (shown - (index * LINE) / 1000) / 0.35));
    sum += points * part;
    const y = top + row * (index + 0.5);
    draw.drawText(c, to.words(`verdict.${name}`), left, y, {
      ...bold,
      size: 16,
      align: 'left',
      wide: 92,
    });
    const [x, wide] = [left + 98, right - left - 160];
    draw.rounded(c, x, y - 7, wide, 14, 7, draw.fade(ink, 0.16));
    const share = points / most;
    const color = share > 0.85 ? '#1d9a4a' : share > 0.6 ? '#e09a10' : '#d9485a';
    if (share * part > 0.03) draw.rounded(c, x, y - 7, wide * share * part, 14, 7, color);
    draw.drawText(c, `${Math.round(points * part)}/${most}`, right, y, {
      ...bold,
      size: 16,
      align: 'right',
    });
  });
  const y = top + row * 3.5;
  const stars = STARS.filter((least) => sum >= least - 0.5).length;
  const large = Math.min(19, row * 0.52);
  for (let index = 0; index < 3; index += 1) {
    const x = left + 20 + index * 40;
    draw.star(c, x, y, large, ink);
    draw.star(c, x, y, large - 4.5, index < stars ? draw.PALETTE.yellow : '#d8cbe8');
  }
  const key = verdict.stars === 0 ? 'verdict.lost' : 'verdict.total';
  const text = to.words(key, { total: Math.round(sum), least: STARS[0] });
  draw.drawText(c, text, right, y, { ...bold, size: 20, align: 'right', wide: panel.width - 182 });
}

/** What the signs of the map mean: at the foot of the face. */
function drawLegend(to: Surface, { stage }: Layout): void {
  const width = Math.min(stage.width - 12, 372);
  const x = stage.x + (stage.width - width) / 2;
  const box = { x, y: stage.y + stage.height - 40, width, height: 36 };
  draw.stamped(to, `legend ${width.toFixed(0)}`, { ...middleOf(box), height: 46 }, (c) => {
    sheet(c, around(box), draw.PALETTE.cream, 12, 2.5);
    ['missing', 'other', 'stray'].forEach((what, index) => {
      const left = (index / 3 - 0.46) * width;
      draw.transformed(c, { x: left, scale: 3 }, () => mark(c, index + 1, { x: 0, y: 0 }));
      const options = {
        size: 14,
        color: ink,
        align: 'left',
        wide: width / 3 - 26,
        lines: 1,
      } as const;
      draw.drawText(c, to.words(`map.${what}`), left + 12, 0, options);
    });
  });
}

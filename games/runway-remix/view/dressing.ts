import * as draw from '@playgrove/kit/draw';
import type { ColorName } from '@playgrove/kit/logic/color';
import type { PoseName } from '../rules/paperdoll/index.ts';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { briefOf, isDressed, type State } from '../rules.ts';
import type { Brief } from '../rules/briefs.ts';
import { colorAt, COLORS, NAMES } from '../rules/colors.ts';
import { contrastOf, itemOf, matching, met, mustWords } from '../rules/score.ts';
import { drawClient, outfitOf } from './client.ts';
import { dressed } from './cuts.ts';
import { middleOf, tabBox, toolBox, walkBox, type Box, type Layout } from './layout.ts';
import { note, sheet, tick, wordButton, write } from './parts.ts';
import { dressingRoom } from './scenery.ts';
import { layoutFor, TABS, type Ui } from './state.ts';
import { head, stickPose, thumb } from './thumb.ts';
import { lazy } from './lazy.ts';
import { drawCards } from './tray.ts';
import { say } from './words.ts';

type C = CanvasRenderingContext2D;

export function drawDressing(to: Surface, state: State, ui: Ui): void {
  const layout = layoutFor(ui);
  const { stage } = layout;
  to.layer(`room ${stage.w} ${stage.h} ${stage.y}`, (c, bleed) => dressingRoom(c, bleed, stage));
  drawClient(to, state, ui, stage);
  drawTools(to, state, ui, layout);
  drawPanel(to, state, ui, layout);
  const brief = briefOf(state);
  if (brief) drawBrief(to, state, brief, layout);
  else drawFree(to, layout);
  drawInfo(to, state, ui, layout);
}

function drawFree(to: Surface, { brief }: Layout): void {
  sheet(to.c, { ...brief, h: 56 });
  const most = brief.w - 20;
  write(to.c, to.words('free.title'), brief.x + 14, brief.y + 20, 18, { bold: true, most });
  write(to.c, to.words('free.hint'), brief.x + 14, brief.y + 40, 14, { most });
}

type Pill = {
  readonly text: string;
  readonly done?: boolean;
  readonly tone: string;
  /** Shown before the text as on the runway's buttons. */
  readonly pose?: PoseName;
};

function pillWidth(c: C, text: string, plain: boolean): number {
  c.font = draw.textFont(14);
  return Math.ceil(c.measureText(text).width) + (plain ? 16 : 34);
}

/** Pills in a row that breaks; returns the height they took. */
function pills(c: C, list: readonly Pill[], at: Omit<Box, 'h'>, painted: boolean): number {
  const { x, y, w } = at;
  let [px, py] = [x, y];
  for (const { text, done, tone, pose } of list) {
    const plain = done === undefined && pose === undefined;
    const width = pillWidth(c, text, plain);
    if (px + width > x + w && px > x) [px, py] = [x, py + 27];
    if (painted) {
      draw.rounded(c, px, py, width, 24, 12, tone);
      if (done !== undefined) tick(c, px + 13, py + 12, 8, done);
      if (pose) stickPose(c, pose, [px + 14, py + 22, 21], '#7338e8');
      write(c, text, px + (plain ? 8 : 26), py + 12.5, 14);
    }
    px += width + 5;
  }
  return py + 27 - y;
}

/** Narrower sheets have no room for a title: what is on them comes first. */
const TITLE_WIDTH = 340;

function drawBrief(to: Surface, state: State, brief: Brief, layout: Layout): void {
  const { x, y, w } = layout.brief;
  const { all, each } = matching(brief, state.worn);
  const count = to.words('brief.count', { all, most: brief.matches });
  const titled = w >= TITLE_WIDTH;
  const counted: Pill = { text: count, done: all >= brief.matches, tone: '#e6d6f5' };
  const isRight = contrastOf(brief, state.worn) === 'right';
  const apart = { done: isRight, tone: '#dcecff' };
  const list: Pill[] = [
    ...brief.wants.map((tag, index) => ({
      text: `${to.words(`tag.${tag}`)} ${each[index] ?? 0}/${brief.each}`,
      tone: '#ffe08a',
    })),
    ...(titled ? [] : [counted]),
    { text: say(to, 'brief.avoid', { tag: `tag.${brief.avoid}` }), tone: '#ffc9cf' },
    ...brief.musts.map((must) => {
      const { key, values } = mustWords(must);
      return { text: say(to, key, values), done: met(must, state.worn), tone: '#dff3e4' };
    }),
    { text: to.words(`pose.${brief.pose}`), pose: brief.pose, tone: '#e9d9ff' },
    ...(brief.contrast === 'any' ? [] : [{ ...apart, text: to.words(`brief.${brief.contrast}`) }]),
  ];
  const tallest = 180;
  const paintBrief = (c: C): void => {
    const [left, top] = [-w / 2, -tallest / 2];
    const at = { x: left + 10, y: top + (titled ? 32 : 8), w: w - 20 };
    const tall = pills(c, list, at, false);
    sheet(c, { x: left, y: top, w, h: at.y - top + tall + 4 });
    if (titled) {
      const room = pillWidth(c, count, false);
      const most = w - room - 40;
      write(c, to.words('brief.title'), left + 12, top + 19, 17, { bold: true, most });
      pills(c, [counted], { x: left + w - 10 - room, y: top + 7, w: room + 1 }, true);
    }
    pills(c, list, at, true);
  };
  const key = `brief ${JSON.stringify([w, count, list])}`;
  to.stamp(key, w, tallest, paintBrief, x + w / 2, y + tallest / 2);
}

/** White, gray and black have no tones worth telling. */
function colorWords(to: Surface, { hue, tone }: ColorName): string {
  if (['white', 'grey', 'black'].includes(hue)) return to.words(`hue.${hue}`);
  return say(to, 'colour.name', { tone: `tone.${tone}`, hue: `hue.${hue}` });
}

/** What was put on last, and how it speaks. */
function drawInfo(to: Surface, state: State, ui: Ui, { stage }: Layout): void {
  const piece = outfitOf(state, ui)[ui.slot];
  if (!piece) return;
  const item = itemOf(piece);
  const name = NAMES[piece.colour];
  const first = to.words(`item.${item.name}`);
  const second =
    ui.mode === 'colour' && name
      ? colorWords(to, name)
      : item.tags.map((tag) => to.words(`tag.${tag}`)).join(' · ');
  const most = stage.w - walkBox(layoutFor(ui)).w - 28;
  const paintInfo = (c: C): void => {
    c.font = draw.textFont(15, 700);
    const wide = Math.max(c.measureText(first).width, c.measureText(second).width);
    const w = Math.min(most, wide + 24);
    draw.rounded(c, -most / 2, -23, w, 46, 14, draw.fade(draw.PALETTE.ink, 0.78));
    write(c, first, 12 - most / 2, -8, 15, { color: '#ffffff', bold: true, most: w - 20 });
    write(c, second, 12 - most / 2, 10, 14, { color: '#ffe08a', most: w - 20 });
  };
  const y = stage.y + stage.h - 35;
  to.stamp(`info ${first} ${second} ${most}`, most, 46, paintInfo, stage.x + 8 + most / 2, y);
}

function drawTools(to: Surface, state: State, ui: Ui, layout: Layout): void {
  for (const [index, mode] of (['colour', 'print'] as const).entries()) {
    const box = toolBox(layout, index);
    const { x, y } = middleOf(box);
    const lit = ui.mode === mode;
    const paint = (c: Context): void => toolFace(c, mode, box.w, lit);
    to.stamp(`tool ${mode} ${lit} ${box.w}`, box.w + 8, box.h + 10, paint, x, y);
  }
  const ready = isDressed(state.worn);
  wordButton(to, walkBox(layout), to.words('button.walk'), ready ? '#1d8f45' : '#8d86a0');
  if (ready) return;
  const { x, y, w, h } = layout.stage;
  note(to.c, to.words('refuse.undressed'), x + w / 2, y + h - 78, w - 16);
}

/** The wheel of colors, or a piece of checked cloth. */
function toolFace(c: C, mode: 'colour' | 'print', size: number, lit: boolean): void {
  const r = size / 2;
  const face = lit ? draw.PALETTE.yellow : draw.PALETTE.cream;
  sheet(c, { x: -r, y: -r, w: size, h: size }, face, 3, 15);
  if (mode === 'colour') {
    for (let part = 0; part < 12; part += 1) {
      draw.fillPath(c, COLORS[colorAt(part * 2, 1)] ?? '#ffffff', (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r * 0.58, (part / 12) * Math.PI * 2, ((part + 1.05) / 12) * Math.PI * 2);
      });
    }
    draw.disc(c, 0, 0, r * 0.2, '#ffffff');
    return;
  }
  draw.rounded(c, -r * 0.58, -r * 0.58, r * 1.16, r * 1.16, 8, draw.PALETTE.ink);
  draw.rounded(c, -r * 0.5, -r * 0.5, r, r, 6, '#ffd9ea');
  c.fillStyle = draw.fade(draw.PALETTE.pink, 0.6);
  for (const line of [-0.5, -0.14, 0.22]) {
    c.fillRect(-r * 0.5, line * r, r, r * 0.18);
    c.fillRect(line * r, -r * 0.5, r * 0.18, r);
  }
}

/** What stands for a tab. */
const SAMPLES = Object.values({
  ...dressed('hair.waves:m top.tee bottom.jeans coat.blazer:p1 shoes.sneakers hat.crown'),
  ...dressed('dress.gown bag.handbag:o1 eyes.shades jewel.pearls:w'),
});

function drawPanel(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { c } = to;
  const { panel } = layout;
  draw.rounded(c, panel.x - 3, panel.y - 3, panel.w + 6, panel.h + 30, 18, draw.PALETTE.ink);
  draw.rounded(c, panel.x, panel.y, panel.w, panel.h + 30, 16, '#f3e3ff');
  const inside = (path: C): void => path.rect(panel.x, panel.y, panel.w, panel.h);
  draw.clipped(c, inside, () => drawShelf(to, state, ui, layout));
}

/** Tabs and what is chosen from. */
function drawShelf(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { c } = to;
  const { tray } = layout;
  TABS.forEach((tab, index) => {
    const box = tabBox(layout, index, TABS.length, ui.tab);
    const { x, y } = middleOf(box);
    if (index === ui.tab)
      draw.rounded(c, box.x + 2, box.y, box.w - 4, box.h, 12, draw.PALETTE.yellow);
    // The first frame, before any time has passed, does not wait for pictures of pieces.
    if (ui.time === 0) return;
    const sample = SAMPLES.find(({ item }) => item.startsWith(tab));
    if (sample) thumb(to, sample, [x, y, 36]);
    else head(to, state.model, dressed('top.tee:w'), [x, y, 38]);
  });
  c.fillStyle = '#d9c2f0';
  c.fillRect(tray.x, tray.y - 3, tray.w, 2);
  if (ui.mode === 'items') {
    if (ui.time > 0) drawCards(to, state, ui, layout);
  } else if (ui.mode === 'colour') lazy()?.drawWheel(to, state, ui, layout);
  else lazy()?.drawPrints(to, state, ui, layout);
}

import { textFont } from '@playgrove/kit/draw';
import type { ColorName } from '@playgrove/kit/logic/color';
import type { PoseName } from '../rules/paperdoll/index.ts';
import {
  disc,
  fade,
  fillPath,
  PALETTE,
  rim,
  rounded,
  type Surface,
  type Context,
} from '@playgrove/kit/runtime';
import { briefOf, isDressed, type State } from '../rules.ts';
import type { Brief } from '../rules/briefs.ts';
import { colorAt, COLORS, NAMES } from '../rules/colors.ts';
import { itemKey } from '../rules/items.ts';
import { contrastOf, itemOf, matching, met, mustWords } from '../rules/score.ts';
import { drawClient, outfitOf } from './client.ts';
import { middleOf, tabBox, toolBox, walkBox, type Layout } from './layout.ts';
import { sheet, tick, wordButton, write } from './parts.ts';
import { dressingRoom } from './scenery.ts';
import { layoutFor, TABS, type Ui } from './state.ts';
import { head, portrait, stickPose, thumb } from './thumb.ts';
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
  write(to.c, to.words('free.title'), brief.x + 14, brief.y + 20, 18, {
    bold: true,
    most: brief.w - 20,
  });
  write(to.c, to.words('free.hint'), brief.x + 14, brief.y + 40, 14, { most: brief.w - 20 });
}

type Pill = {
  readonly text: string;
  readonly done?: boolean;
  readonly tone: string;
  /** Shown before the text as on the runway's buttons. */
  readonly pose?: PoseName;
};

function pillWidth(c: C, text: string, plain: boolean): number {
  c.font = textFont(14);
  return Math.ceil(c.measureText(text).width) + (plain ? 16 : 34);
}

/** Pills in a row that breaks; returns the height they took. */
function pills(
  c: C,
  list: readonly Pill[],
  x: number,
  y: number,
  w: number,
  draw: boolean,
): number {
  let [px, py] = [x, y];
  for (const { text, done, tone, pose } of list) {
    const plain = done === undefined && pose === undefined;
    const width = pillWidth(c, text, plain);
    if (px + width > x + w && px > x) [px, py] = [x, py + 27];
    if (draw) {
      rounded(c, px, py, width, 24, 12, tone);
      if (done !== undefined) tick(c, px + 13, py + 12, 8, done);
      if (pose) stickPose(c, pose, px + 14, py + 22, 21, '#7338e8');
      write(c, text, px + (plain ? 8 : 26), py + 12.5, 14);
    }
    px += width + 5;
  }
  return py + 27 - y;
}

/** Narrower sheets have no room for a title: what is on them comes first. */
const TITLE_WIDTH = 340;

function contrastPill(to: Surface, brief: Brief, { worn }: State): Pill {
  const done = contrastOf(brief, worn) === 'right';
  return { text: to.words(`brief.${brief.contrast}`), done, tone: '#dcecff' };
}

/** Pieces that speak either style, of those that full marks ask for. */
function drawCount(c: C, x: number, y: number, all: number, of: number): void {
  rounded(c, x, y, 80, 19, 9, '#e6d6f5');
  if (all > 0) rounded(c, x, y, Math.max(19, 80 * Math.min(1, all / of)), 19, 9, '#bb8cff');
  write(c, `${all}/${of}`, x + 45, y + 10, 14, { align: 'center', bold: true });
  disc(c, x, y + 9.5, 13, PALETTE.yellow);
  rim(c, PALETTE.ink, 2.5);
  hanger(c, x, y + 9.5, 14, 2.2);
}

function hanger(c: C, x: number, y: number, r: number, line: number): void {
  rim(c, PALETTE.ink, line, (path) => {
    path.moveTo(x - r * 0.1, y - r * 0.42);
    path.quadraticCurveTo(x + r * 0.26, y - r * 0.5, x + r * 0.1, y - r * 0.16);
    path.lineTo(x, y);
    path.lineTo(x + r * 0.62, y + r * 0.4);
    path.lineTo(x - r * 0.62, y + r * 0.4);
    path.lineTo(x, y);
  });
}

function drawBrief(to: Surface, state: State, brief: Brief, layout: Layout): void {
  const { x, y, w } = layout.brief;
  const { all, each } = matching(brief, state.worn);
  const wants = brief.wants.map((tag, index) => ({
    text: `${to.words(`tag.${tag}`)} ${each[index] ?? 0}/${brief.each}`,
    tone: '#ffe08a',
  }));
  const titled = w >= TITLE_WIDTH;
  const list: Pill[] = [
    ...wants,
    ...(titled ? [] : [{ text: `${all}/${brief.matches}`, tone: '#e6d6f5' }]),
    { text: say(to, 'brief.avoid', { tag: `tag.${brief.avoid}` }), tone: '#ffc9cf' },
    ...brief.musts.map((must) => {
      const { key, values } = mustWords(must);
      return { text: say(to, key, values), done: met(must, state.worn), tone: '#dff3e4' };
    }),
    { text: to.words(`pose.${brief.pose}`), pose: brief.pose, tone: '#e9d9ff' },
  ];
  const steps = brief.contrast === 'any' ? [] : [contrastPill(to, brief, state)];
  // What has room next to the title stands there: the rows below are full.
  const aside = titled ? steps : [];
  if (aside.length === 0) list.push(...steps);
  const key = JSON.stringify([state.brief, w, all, list, steps]);
  const tallest = { w, h: 150 };
  const paintBrief = (c: C): void => {
    c.save();
    c.translate(-x - w / 2, -y - tallest.h / 2);
    const top = titled ? 32 : 8;
    const tall = pills(c, list, x + 10, y + top, w - 20, false);
    sheet(c, { x, y, w, h: tall + top + 4 });
    if (titled) {
      const room = aside.reduce((sum, { text }) => sum + pillWidth(c, text, false) + 6, 0);
      const most = w - 124 - room;
      write(c, to.words('brief.title'), x + 12, y + 19, 17, { bold: true, most });
      // Clear of the hanger beside it.
      pills(c, aside, x + w - 106 - room, y + 7, room, true);
      drawCount(c, x + w - 92, y + 9, all, brief.matches);
    }
    pills(c, list, x + 10, y + top, w - 20, true);
    c.restore();
  };
  to.stamp(`brief ${key}`, w, tallest.h, paintBrief, x + w / 2, y + tallest.h / 2);
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
  const first = to.words(itemKey(item));
  const second =
    ui.mode === 'colour' && name
      ? colorWords(to, name)
      : item.tags.map((tag) => to.words(`tag.${tag}`)).join(' · ');
  const most = stage.w - walkBox(layoutFor(ui)).w - 28;
  const paintInfo = (c: C): void => {
    c.font = textFont(15, 700);
    const wide = Math.max(c.measureText(first).width, c.measureText(second).width);
    const w = Math.min(most, wide + 24);
    rounded(c, -most / 2, -23, w, 46, 14, fade(PALETTE.ink, 0.78));
    write(c, first, 12 - most / 2, -8, 15, { color: '#ffffff', bold: true, most: w - 20 });
    write(c, second, 12 - most / 2, 10, 14, { color: '#ffe08a', most: w - 20 });
  };
  const y = stage.y + stage.h - 35;
  to.stamp(`info ${first} ${second} ${most}`, most, 46, paintInfo, stage.x + 8 + most / 2, y);
}

function drawTools(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { c } = to;
  const on = [ui.mode === 'colour', ui.mode === 'print', false, ui.pose >= 0];
  for (let index = 0; index < 4; index += 1) {
    const box = toolBox(layout, index);
    const { x, y } = middleOf(box);
    const paint = (on2: Context): void => toolFace(on2, index, box.w, on[index] === true);
    to.stamp(`tool ${index} ${String(on[index])} ${box.w}`, box.w + 8, box.h + 10, paint, x, y);
  }
  const ready = isDressed(state.worn);
  wordButton(to, walkBox(layout), to.words('button.walk'), ready ? '#1d8f45' : '#8d86a0');
  if (!ready)
    write(
      c,
      to.words('refuse.undressed'),
      layout.stage.x + layout.stage.w / 2,
      layout.stage.y + layout.stage.h - 74,
      14,
      { align: 'center', color: '#ffffff', bold: true },
    );
}

function toolFace(c: C, index: number, size: number, on: boolean): void {
  const r = size / 2;
  sheet(c, { x: -r, y: -r, w: size, h: size }, on ? PALETTE.yellow : PALETTE.cream, 3, 15);
  if (index === 0) {
    for (let part = 0; part < 12; part += 1) {
      fillPath(c, COLORS[colorAt(part * 2, 1)] ?? '#ffffff', (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r * 0.58, (part / 12) * Math.PI * 2, ((part + 1.05) / 12) * Math.PI * 2);
      });
    }
    disc(c, 0, 0, r * 0.2, '#ffffff');
  } else if (index === 1) {
    rounded(c, -r * 0.58, -r * 0.58, r * 1.16, r * 1.16, 8, PALETTE.ink);
    rounded(c, -r * 0.5, -r * 0.5, r, r, 6, '#ffd9ea');
    c.save();
    c.beginPath();
    c.roundRect(-r * 0.5, -r * 0.5, r, r, 6);
    c.clip();
    c.fillStyle = fade(PALETTE.pink, 0.6);
    for (let line = -0.5; line < 0.5; line += 0.36) {
      c.fillRect(-r * 0.5, line * r, r, r * 0.18);
      c.fillRect(line * r, -r * 0.5, r * 0.18, r);
    }
    c.restore();
  } else if (index === 2) {
    hanger(c, 0, 0, r, 3.5);
  } else {
    stickPose(c, 'wave', 0, r * 0.7, size * 0.76, PALETTE.ink);
  }
}

/** What stands for a tab. */
const SAMPLES: readonly (readonly [string, number])[] = [
  ['hair.waves', 7],
  ['top.tee', colorAt(13, 1)],
  ['bottom.jeans', colorAt(17, 1)],
  ['dress.gown', colorAt(23, 1)],
  ['coat.blazer', colorAt(20, 1)],
  ['shoes.sneakers', colorAt(2, 1)],
  ['hat.crown', colorAt(6, 1)],
  ['bag.handbag', colorAt(4, 1)],
  ['eyes.shades', colorAt(17, 2)],
  ['neck.pearls', 0],
];

function drawPanel(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { c } = to;
  const { panel, tray } = layout;
  rounded(c, panel.x - 3, panel.y - 3, panel.w + 6, panel.h + 30, 18, PALETTE.ink);
  rounded(c, panel.x, panel.y, panel.w, panel.h + 30, 16, '#f3e3ff');
  c.save();
  c.beginPath();
  c.rect(panel.x, panel.y, panel.w, panel.h);
  c.clip();
  TABS.forEach((tab, index) => {
    const box = tabBox(layout, index, TABS.length, ui.tab);
    const { x, y } = middleOf(box);
    if (index === ui.tab) rounded(c, box.x + 2, box.y, box.w - 4, box.h, 12, PALETTE.yellow);
    // The first frame, before any time has passed, does not wait for pictures of pieces.
    if (ui.time === 0) return;
    const [item, color] = SAMPLES[index] ?? [];
    if (item === 'neck.pearls')
      thumb(to, { item: 'jewel.pearls', colour: 0, pattern: 0 }, x, y, 36);
    else if (item && color !== undefined) thumb(to, { item, colour: color, pattern: 0 }, x, y, 36);
    else if (tab === 'model')
      head(to, `me ${JSON.stringify(state.model)}`, () => portrait(state.model), x, y, 38);
  });
  c.fillStyle = '#d9c2f0';
  c.fillRect(tray.x, tray.y - 3, tray.w, 2);
  if (ui.mode === 'items') {
    if (ui.time > 0) drawCards(to, state, ui, layout);
  } else if (ui.mode === 'colour') lazy()?.drawWheel(to, state, ui, layout);
  else lazy()?.drawPrints(to, state, ui);
  c.restore();
}

import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { briefOf, PACK_SIZE } from '../rules/briefs.ts';
import { countOf, starsFor } from '../rules/judge.ts';
import type { State } from '../rules/state.ts';
import { drawGarment } from './cloth.ts';
import { drawCheck, shakeOf } from './dials.ts';
import { cutOf } from './garments.ts';
import type { Layout } from './layout.ts';
import { paintMotif } from './motifs.ts';
import { paintHead, type Mood } from './person.ts';
import { paintForm, paintRoom } from './room.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

export function drawRoom(to: Surface, layout: Layout, state: State): void {
  const pack = Math.max(0, Math.floor(state.brief / PACK_SIZE));
  to.layer(`room ${pack} ${layout.width.toFixed(0)} ${layout.height.toFixed(0)}`, (c, bleed) =>
    paintRoom(c, bleed, layout, pack),
  );
}

type Spot = { readonly x: number; readonly y: number; readonly scale: number };

/** Where the neck of the dress form is, and the scale of what it wears. */
export function formOf({ stage }: Layout, state: State): Spot {
  const brief = briefOf(state.brief);
  const { hem, wide } = cutOf(brief.garment);
  const twin = brief.fabrics.length > 1;
  // The knob on top of the form is 72 above the neck.
  const room = stage.height - 56;
  const scale = Math.min(room / (hem + 96), (stage.width - (twin ? 190 : 24)) / (wide * 2), 2);
  return {
    x: stage.x + stage.width / 2 - (twin ? 70 : 0),
    y: stage.y + 12 + 72 * scale + Math.max(0, room - (hem + 96) * scale) * 0.4,
    scale,
  };
}

/** What the garment takes of the stage. */
export function garmentRect(layout: Layout, state: State): Rect {
  const { x, y, scale } = formOf(layout, state);
  const { hem, wide } = cutOf(briefOf(state.brief).garment);
  return { x: x - wide * scale, y, width: 2 * wide * scale, height: hem * scale };
}

/** The garment on its form, swaying; the bag beside it. */
export function drawForm(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const { x, y, scale } = formOf(layout, state);
  const { time, reducedMotion } = to;
  const { stage } = layout;
  const foot = Math.round((stage.y + stage.height - 34 - y) / scale);
  draw.contact(to.c, x, stage.y + stage.height - 26, 150 * scale, 0.3);
  draw.stamped(
    to,
    `form ${foot}`,
    {
      x,
      y: y + (foot / 2 - 40) * scale,
      width: 260,
      height: foot + 110,
      scaleX: scale,
      scaleY: scale,
    },
    (c) => {
      c.translate(0, 40 - foot / 2);
      paintForm(c, foot);
    },
  );
  const breeze = reducedMotion ? 0 : 1;
  const sway = (part: number): number =>
    part * part * (ui.swing * 1.5 + breeze * 7 * Math.sin(time * 1.7 - part * 2.2));
  drawGarment(to, ui.cloth, state, 0, x, y, scale, sway);
  if (brief.fabrics.length < 2) return;
  const bag = bagOf(layout, x, scale, state);
  const swings = (part: number): number => part * (ui.swing + breeze * 5 * Math.sin(time * 1.5));
  drawGarment(to, ui.cloth, state, 1, bag.x, bag.y, bag.scale, swings);
}

function bagOf({ stage }: Layout, x: number, scale: number, state: State): Spot {
  const { wide } = cutOf(briefOf(state.brief).garment);
  const side = stage.x + stage.width - 102;
  return {
    x: Math.min(side, x + wide * scale + 100),
    y: stage.y + stage.height - 330,
    scale: 1.12,
  };
}

function moodOf(state: State, ui: Ui): Mood {
  const { seen } = ui;
  if (!seen || state.marks.length === 0) return 'hope';
  if ((ui.since['green'] ?? 9) < 0.6) return 'wow';
  if (starsFor(seen, briefOf(state.brief), state.drops) > 0) return 'glad';
  return state.drops <= 1 ? 'sad' : 'hope';
}

/** The client looks on from a round mirror; below are the stamps they wish for. */
export function drawClient(to: Surface, { client }: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const { x, y, width } = client;
  const middle = x + width / 2;
  const mood = moodOf(state, ui);
  const blink = to.time % 3.6 < 0.12;
  to.stamp(
    `client ${brief.id} ${mood} ${blink}`,
    170,
    170,
    (c) => paintMirror(c, brief.look, mood, blink),
    middle,
    y + 76,
  );
  const { wish } = brief;
  if (!wish) return;
  const count = Math.min(wish.count, countOf(state.marks, brief) + (isWished(state, ui) ? 1 : 0));
  const done = count >= wish.count;
  const top = y + 140;
  const shown = middle + (done ? 0 : shakeOf(to, ui));
  to.stamp(
    `wish ${brief.id} ${done}`,
    width + 6,
    96,
    (c) => {
      draw.rounded(c, -width / 2, -40, width, 84, 28, INK);
      draw.rounded(c, 5 - width / 2, -36, width - 10, 73, 24, done ? '#e3f9dc' : '#ffffff');
      const size = [17, 22, 28][wish.size ?? 1] ?? 22;
      draw.place(c, 40 - width / 2, 0, () => paintMotif(c, wish.tool, '#8a3f9c'), 0, size);
    },
    shown,
    top + 42,
  );
  draw.drawText(to.c, `${count}/${wish.count}`, shown + 8, top + 43, {
    size: 40,
    color: INK,
    weight: 700,
  });
  drawCheck(to, shown + width / 2 - 30, top + 42, done, 1);
}

function isWished(state: State, { preview }: Ui): boolean {
  const { wish } = briefOf(state.brief);
  return (
    !!wish && preview?.tool === wish.tool && (wish.size === undefined || wish.size === preview.size)
  );
}

function paintMirror(c: Context, look: string, mood: Mood, blink: boolean): void {
  c.save();
  c.beginPath();
  c.arc(0, 0, 76, 0, Math.PI * 2);
  c.fillStyle = INK;
  c.fill();
  c.beginPath();
  c.arc(0, 0, 71, 0, Math.PI * 2);
  c.fillStyle = '#ffd02e';
  c.fill();
  c.beginPath();
  c.arc(0, 0, 63, 0, Math.PI * 2);
  c.fillStyle = '#bfe8ff';
  c.fill();
  c.clip();
  c.fillStyle = draw.fade('#ffffff', 0.5);
  c.fillRect(-60, -70, 24, 150);
  draw.place(c, 0, 14, () => paintHead(c, look, mood, blink), 0, 1.02);
  c.restore();
}

import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { briefOf, type Brief, type Zone } from '../rules/briefs.ts';
import { hexOf } from '../rules/colors.ts';
import { DIALS, type Dial, type Verdict } from '../rules/judge.ts';
import type { State } from '../rules/state.ts';
import { dialRect, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const GREEN = '#1faa4b';
const PLATE = '#fffaf0';

export const dialsOf = (brief: Brief): readonly Dial[] =>
  DIALS.filter((dial) =>
    dial === 'busy' ? brief.busy : dial === 'bold' ? brief.bold : brief.shares,
  );

/** The ribbon of a dial inside its plate. */
const ribbonOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 16,
  y: y + height - 54,
  width: width - 32,
  height: 36,
});

/** What is missing shakes after a cut that is too early. */
export const shakeOf = ({ reducedMotion }: Surface, { since: { refused = 9 } }: Ui): number =>
  reducedMotion || refused > 0.5 ? 0 : Math.sin(refused * 44) * 9 * (1 - refused * 2);

export function drawDials(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const dials = dialsOf(brief);
  const { seen } = ui;
  if (!seen) return;
  for (const [at, dial] of dials.entries()) {
    const isGreen = seen.off[dial] === 0;
    const area = dialRect(layout, at, dials.length);
    const rect = isGreen ? area : { ...area, x: area.x + shakeOf(to, ui) };
    drawPlate(to, rect, dial, brief, isGreen);
    const ribbon = ribbonOf(rect);
    if (dial === 'colors') drawShares(to, ribbon, brief, ui.needles.shares, seen);
    else if (dial === 'busy') drawNeedle(to.c, ribbon, ui.needles.busy, isGreen);
    else
      for (const [which, fabric] of brief.fabrics.entries())
        drawNeedle(
          to.c,
          ribbon,
          ui.needles.bold[which] ?? 0,
          isGreen,
          brief.fabrics.length > 1 ? hexOf(fabric) : undefined,
        );
    const since = ui.since[isGreen ? 'green' : 'refused'] ?? 9;
    const pop = 1 + 0.5 * Math.max(0, 1 - since * 4);
    const middle = dial === 'colors' ? rect.width - 38 : rect.width / 2;
    drawCheck(to, rect.x + middle, rect.y + 27, isGreen, pop);
  }
}

const ENDS: Readonly<Record<Dial, readonly [string, string]>> = {
  busy: ['dial.calm', 'dial.busy'],
  bold: ['dial.soft', 'dial.bold'],
  colors: ['dial.colors', 'dial.colors'],
};

function drawPlate(to: Surface, rect: Rect, dial: Dial, brief: Brief, isGreen: boolean): void {
  const { width, height } = rect;
  const size = to.readable(30);
  const key = `dial ${brief.id} ${dial} ${isGreen} ${width.toFixed(0)} ${size.toFixed(0)}`;
  const paint = (c: Context): void => {
    c.translate(-width / 2, -height / 2);
    draw.rounded(c, 0, 4, width, height, 24, draw.fade(INK, 0.9));
    draw.rounded(c, 0, 0, width, height - 2, 24, INK);
    draw.rounded(c, 4, 4, width - 8, height - 10, 20, isGreen ? '#e3f9dc' : PLATE);
    const ribbon = ribbonOf({ x: 0, y: 0, width, height });
    if (dial !== 'colors') {
      ribbonPicture(c, ribbon, dial);
      const zone = dial === 'busy' ? brief.busy : brief.bold;
      if (zone) paintZone(c, ribbon, zone);
    }
    const [from, until] = ENDS[dial];
    const text = (word: string, x: number, align: 'left' | 'right' | 'center'): void => {
      draw.drawText(c, to.words(word), x, 31, {
        size,
        color: INK,
        weight: 700,
        align,
        wide: (width - 84) / 2,
        lines: 1,
      });
    };
    if (dial === 'colors') text(from, 16, 'left');
    else {
      text(from, 16, 'left');
      text(until, width - 16, 'right');
    }
  };
  to.stamp(key, width + 4, height + 12, paint, rect.x + width / 2, rect.y + height / 2);
}

/** A strip of cloth that shows what its two ends mean. */
function ribbonPicture(c: Context, { x, y, width, height }: Rect, dial: Dial): void {
  draw.rounded(c, x - 4, y - 4, width + 8, height + 8, 12, INK);
  c.save();
  c.beginPath();
  c.roundRect(x, y, width, height, 9);
  c.clip();
  const steps = 14;
  for (let at = 0; at < steps; at += 1) {
    const part = (at + 0.5) / steps;
    const left = x + (at / steps) * width;
    if (dial === 'busy') {
      c.fillStyle = '#ffffff';
      c.fillRect(left, y, width / steps + 1, height);
      const r = 2 + part * 11;
      for (const row of [0.26, 0.74])
        draw.disc(c, left + width / steps / 2, y + height * row, r, '#f2629f');
    } else {
      c.fillStyle = draw.mix('#b9a7d6', '#ffffff', part);
      c.fillRect(left, y, width / steps + 1, height);
      c.fillStyle = draw.mix('#a896c8', '#2b1b4d', part);
      c.fillRect(left, y, width / steps / 2, height);
    }
  }
  c.restore();
}

/** What the client wants: framed in green, the rest fades. */
function paintZone(c: Context, { x, y, width, height }: Rect, [low, high]: Zone): void {
  const left = x + low * width;
  const wide = (high - low) * width;
  c.fillStyle = draw.fade(PLATE, 0.66);
  c.fillRect(x, y, left - x, height);
  c.fillRect(left + wide, y, x + width - left - wide, height);
  c.beginPath();
  c.roundRect(left - 3, y - 9, wide + 6, height + 18, 10);
  draw.rim(c, '#ffffff', 12);
  draw.rim(c, GREEN, 7);
}

function drawNeedle(
  c: Context,
  { x, y, width, height }: Rect,
  value: number,
  isGreen: boolean,
  cloth?: string,
): void {
  const at = x + Math.max(0, Math.min(1, value)) * width;
  draw.segment(c, at, y - 2, at, y + height + 8, 11, '#ffffff');
  draw.segment(c, at, y - 2, at, y + height + 8, 6, INK);
  drawKnob(c, at, y + height + 8, isGreen, cloth);
}

function drawKnob(c: Context, x: number, y: number, isGreen: boolean, cloth?: string): void {
  draw.disc(c, x, y, 14, INK);
  draw.disc(c, x, y, 9.5, cloth ?? (isGreen ? '#4fe07f' : draw.PALETTE.yellow));
}

/** As on the other dials, what the client wants is framed in green, and the print has the needle's knob. */
function drawShares(
  to: Surface,
  { x, y, width, height }: Rect,
  brief: Brief,
  shares: readonly number[],
  { measure, off }: Verdict,
): void {
  const { c } = to;
  const half = height / 2 + 5;
  const wanted = brief.shares ?? [];
  draw.rounded(c, x - 4, y - 12, width + 8, half * 2 + 10, 12, INK);
  bar(c, x, y - 8, width, half - 2, brief, wanted);
  if (measure.busy === 0) draw.rounded(c, x, y + half - 6, width, half, 6, '#ffffff');
  else bar(c, x, y + half - 6, width, half, brief, shares);
  c.beginPath();
  c.roundRect(x - 5, y - 12, width + 10, half + 5, 9);
  draw.rim(c, '#ffffff', 10);
  draw.rim(c, GREEN, 6);
  drawKnob(c, x - 2, y + half * 1.5 - 4, off.colors === 0);
}

function bar(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  { inks }: Brief,
  parts: readonly number[],
): void {
  let left = x;
  for (const [at, ink] of inks.entries()) {
    const wide = (parts[at] ?? 0) * width;
    c.fillStyle = hexOf(ink);
    c.fillRect(left, y, wide, height);
    left += wide;
  }
}

/** A gray ring that becomes a green check. */
export function drawCheck(to: Surface, x: number, y: number, isGreen: boolean, pop: number): void {
  const paint = (c: Context): void => {
    draw.disc(c, 0, 0, 21, INK);
    draw.disc(c, 0, 0, 16.5, isGreen ? GREEN : '#d8cfc4');
    if (!isGreen) return;
    c.beginPath();
    c.moveTo(-9, 1);
    c.lineTo(-2, 8);
    c.lineTo(10, -7);
    draw.rim(c, '#ffffff', 6);
  };
  to.stamp(`check ${isGreen}`, 50, 50, paint, x, y, { scaleX: pop, scaleY: pop });
}

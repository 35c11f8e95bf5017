import { activeOf } from '@playgrove/kit/logic/missions';
import * as draw from '@playgrove/kit/draw';
import { type Context, type Rect, type Surface, within } from '@playgrove/kit/runtime';
import { BLADE_KINDS, bladeAt } from '../rules/blades.ts';
import { openBlades } from '../rules/career.ts';
import { MISSIONS } from '../rules/missions.ts';
import type { State } from '../rules/state.ts';
import { BLADE_LOOKS } from './looks.ts';

type Screen = Pick<Surface, 'width' | 'height' | 'px'>;

/** A finger's width at least. */
const MIN_PX = 46;

/** Wide fields have the missions next to the blades, tall ones above them; a square has room for blades alone. */
const WIDE = 1200;
const TALL = 900;
/** How far missions may reach out of a wide field. */
const MISSIONS_OUT = 260;

/** Places of the blades on the shelf, along the lower edge. */
export function placesOf({ width, height, px }: Screen): readonly Rect[] {
  const count = BLADE_KINDS.length;
  const side = Math.max(92, MIN_PX / px);
  const gap = Math.min(18, (width - 40 - side * count) / (count - 1));
  const all = side * count + gap * (count - 1);
  const left = width >= WIDE ? width - all - 60 : (width - all) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + at * (side + gap),
    y: height - side - 26,
    width: side,
    height: side,
  }));
}

export function bladeUnder(screen: Screen, x: number, y: number): number | undefined {
  const at = placesOf(screen).findIndex((place) => within(place, { x, y }));
  return at < 0 ? undefined : at;
}

/** Before the first cut: the blades to choose from, and what there is to do. */
export function drawShelf(to: Surface, state: State, leaving: number): void {
  if (leaving >= 1) return;
  const { c } = to;
  c.save();
  c.globalAlpha = 1 - leaving;
  c.translate(0, leaving * 160);
  const places = placesOf(to);
  const text = to.readable(26, 16);
  const top = places[0]?.y ?? to.height;
  const [first, last] = [places[0], places.at(-1)];
  if (to.width >= WIDE) {
    // Reaches out of the field where there is room: counts need their place next to the words.
    const x = Math.min(50, Math.max(to.bleed.x + 90, 50 - MISSIONS_OUT));
    drawMissions(
      to,
      state,
      { x, foot: to.height - 24, width: (first?.x ?? to.width) - 60 - x },
      text,
    );
  } else if (to.height >= TALL) {
    const width = Math.min(to.width - 60, 640);
    drawMissions(to, state, { x: (to.width - width) / 2, foot: top - text * 2.1, width }, text);
  }
  if (first && last) drawRow(to, state, places, text);
  c.restore();
}

/** The blades and the name of the one that is taken: one picture. */
function drawRow(to: Surface, state: State, places: readonly Rect[], text: number): void {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const taken = state.career.blade;
  const open = openBlades(state.career);
  const name = to.words(`blade.${bladeAt(taken).name}`);
  const row = last.x + last.width - first.x;
  const most = to.width >= WIDE ? row - last.width + 100 : to.width - 40;
  const wide = Math.max(row, most) + 30;
  const middle = first.x + row / 2;
  const over = text * 2;
  const high = over + first.height + 20;
  const foot = first.y - over + high / 2;
  const paint = (c: Context): void => {
    c.translate(-middle, -foot);
    places.forEach((place, at) => drawBlade(c, place, at, at < open, at === taken, to.px));
    const size = fit(c, name, text * 1.06, most, to.px);
    draw.drawLabel(c, name, middle, first.y - text * 0.95, size, {
      top: '#ffffff',
      bottom: '#fff0b8',
    });
  };
  to.stamp(`shelf ${open} ${taken} ${name} ${text}`, wide, high, paint, middle, foot);
}

function fit(c: Context, words: string, size: number, most: number, px: number): number {
  const wide = draw.labelWidth(c, words, size);
  return wide <= most ? size : Math.max(14.2 / px, (size * most) / wide);
}

function drawBlade(
  c: Context,
  at: Rect,
  blade: number,
  open: boolean,
  taken: boolean,
  px: number,
): void {
  const { x, y, width, height } = at;
  draw.rounded(c, x - 3, y - 1, width + 6, height + 9, 26, '#0a1c4a99');
  draw.rounded(c, x, y, width, height, 24, taken ? '#fff3c8' : open ? '#17508fe6' : '#16305ccc');
  draw.rounded(c, x + 8, y + 7, width - 16, height * 0.2, 9, '#ffffff2b');
  const [mx, my] = [x + width / 2, y + height / 2];
  if (!open) {
    lock(c, mx, y + height * 0.36, width * 0.17);
    const needs = String(BLADE_KINDS[blade]?.needs ?? 0);
    draw.drawLabel(c, needs, mx, y + height * 0.76, Math.max(24, 14 / px), {
      top: '#ffffff',
      bottom: '#cfe0ff',
    });
    return;
  }
  const [glow, light] = BLADE_LOOKS[blade % BLADE_LOOKS.length] ?? ['#5ad7ff', '#a8f1ff'];
  const reach = width * 0.36;
  for (const [wide, color] of [
    [0.34, '#2b1b4d'],
    [0.24, glow],
    [0.11, light],
    [0.045, '#ffffff'],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(mx - reach, my + reach);
      path.quadraticCurveTo(mx - reach * wide, my - reach * wide, mx + reach, my - reach);
      path.quadraticCurveTo(mx + reach * wide, my + reach * wide, mx - reach, my + reach);
    });
  }
  if (!taken) return;
  draw.rim(c, '#ff8a1f', 7, (path) => path.roundRect(x, y, width, height, 24));
}

function lock(c: Context, x: number, y: number, r: number): void {
  c.strokeStyle = '#cfe0ff';
  c.lineWidth = r * 0.4;
  c.beginPath();
  c.arc(x, y - r * 0.25, r * 0.55, Math.PI, 0);
  c.stroke();
  draw.rounded(c, x - r * 0.9, y - r * 0.2, r * 1.8, r * 1.3, r * 0.3, '#cfe0ff');
}

type Mission = { readonly words: string; readonly now: number; readonly target: number };

/** Three missions, each with a bar of how far it is: one picture. */
function drawMissions(
  to: Surface,
  state: State,
  { x, foot, width }: { readonly x: number; readonly foot: number; readonly width: number },
  text: number,
): void {
  const { board } = state.career;
  const rows = activeOf(MISSIONS, board).map(({ id, event, span, target }) => ({
    words: to.words(`mission.${event}.${span}`, { target }),
    now: board.counts[id] ?? 0,
    target,
  }));
  const all = rows.length === 0 ? to.words('mission.all') : '';
  const high = text * 1.5 * Math.max(1, rows.length) + text * 0.7;
  const said = rows.map(({ words, now }) => `${words} ${now}`).join();
  to.stamp(
    `missions ${said}${all} ${width} ${text}`,
    width + 8,
    high + 16,
    (c) => {
      c.translate(-width / 2, -high / 2);
      paintMissions(c, rows, all, width, high, text, to.px);
    },
    x + width / 2,
    foot - high / 2,
  );
}

function paintMissions(
  c: Context,
  rows: readonly Mission[],
  all: string,
  width: number,
  high: number,
  text: number,
  px: number,
): void {
  draw.rounded(c, -3, -3, width + 6, high + 8, 26, '#08184299');
  draw.rounded(c, 0, 0, width, high, 24, '#123f7ed9');
  if (rows.length === 0) draw.drawLabel(c, all, width / 2, high / 2, text);
  rows.forEach(({ words, now, target }, at) => {
    const middle = text * 0.35 + text * 1.5 * (at + 0.5);
    const left = 20;
    const room = width - 40;
    draw.rounded(c, left, middle - text * 0.66, room, text * 1.32, text * 0.5, '#0a2a6399');
    const lit = (room * now) / target;
    if (lit > text)
      draw.rounded(c, left, middle - text * 0.66, lit, text * 1.32, text * 0.5, '#2f9c55');
    const count = `${now}/${target}`;
    const small = Math.max(14 / px, text * 0.86);
    const most = room - text * 1.6 - draw.labelWidth(c, count, small);
    const size = fit(c, words, text * 0.92, most, px);
    draw.drawLabel(c, words, left + text * 0.6, middle, size, { align: 'left' });
    draw.drawLabel(c, count, left + room - text * 0.5, middle, small, {
      align: 'right',
      top: '#ffffff',
      bottom: '#ffe79a',
    });
  });
}

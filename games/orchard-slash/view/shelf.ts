import { activeOf } from '@playgrove/kit/missions';
import { labelWidth, rounded, type Rect, type Surface } from '@playgrove/kit/stage';
import { BLADE_KINDS, bladeAt } from '../rules/blades.ts';
import { openBlades } from '../rules/career.ts';
import { MISSIONS } from '../rules/missions.ts';
import type { State } from '../rules/state.ts';
import { BLADE_LOOKS } from './looks.ts';

type Room = Pick<Surface, 'width' | 'height' | 'px'>;

/** A finger's width at least. */
const LEAST_PX = 46;

/** Wide fields have the missions beside the blades, tall ones above them; a square has room for blades alone. */
const WIDE = 1200;
const TALL = 900;

/** Places of the blades on the shelf, along the lower edge. */
export function placesOf({ width, height, px }: Room): readonly Rect[] {
  const count = BLADE_KINDS.length;
  const side = Math.max(92, LEAST_PX / px);
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

export function bladeUnder(room: Room, x: number, y: number): number | undefined {
  const at = placesOf(room).findIndex(
    (place) =>
      x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height,
  );
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
  const text = Math.max(26, 16 / to.px);
  const top = places[0]?.y ?? to.height;
  const [first, last] = [places[0], places.at(-1)];
  const middle = first && last ? (first.x + last.x + last.width) / 2 : to.width / 2;
  if (to.width >= WIDE) {
    const width = (first?.x ?? to.width) - 110;
    drawMissions(to, state, { x: 50, foot: to.height - 24, width }, text);
  } else if (to.height >= TALL) {
    const width = Math.min(to.width - 60, 640);
    drawMissions(to, state, { x: (to.width - width) / 2, foot: top - text * 2.1, width }, text);
  }
  const open = openBlades(state.career);
  places.forEach((place, at) => drawBlade(to, place, at, at < open, at === state.career.blade));
  const name = to.words(`blade.${bladeAt(state.career.blade).name}`);
  const most = to.width >= WIDE ? (last?.x ?? 0) - (first?.x ?? 0) + 100 : to.width - 40;
  to.label(name, middle, top - text * 0.95, fit(to, name, text * 1.06, most), {
    top: '#ffffff',
    bottom: '#fff0b8',
  });
  c.restore();
}

function fit(to: Surface, words: string, size: number, most: number): number {
  const wide = labelWidth(to.c, words, size);
  return wide <= most ? size : Math.max(14.2 / to.px, (size * most) / wide);
}

function drawBlade(to: Surface, at: Rect, blade: number, open: boolean, taken: boolean): void {
  const { c } = to;
  const { x, y, width, height } = at;
  rounded(c, x - 3, y - 1, width + 6, height + 9, 26, '#0a1c4a99');
  rounded(c, x, y, width, height, 24, taken ? '#fff3c8' : open ? '#17508fe6' : '#16305ccc');
  rounded(c, x + 8, y + 7, width - 16, height * 0.2, 9, '#ffffff2b');
  const [mx, my] = [x + width / 2, y + height / 2];
  if (!open) {
    lock(c, mx, y + height * 0.36, width * 0.17);
    const needs = String(BLADE_KINDS[blade]?.needs ?? 0);
    to.label(needs, mx, y + height * 0.76, Math.max(24, 14 / to.px), {
      top: '#ffffff',
      bottom: '#cfe0ff',
    });
    return;
  }
  const [glow, light] = BLADE_LOOKS[blade % BLADE_LOOKS.length] ?? ['#5ad7ff', '#a8f1ff'];
  const reach = width * 0.36;
  for (const [wide, colour] of [
    [0.34, '#2b1b4d'],
    [0.24, glow],
    [0.11, light],
    [0.045, '#ffffff'],
  ] as const) {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(mx - reach, my + reach);
    c.quadraticCurveTo(mx - reach * wide, my - reach * wide, mx + reach, my - reach);
    c.quadraticCurveTo(mx + reach * wide, my + reach * wide, mx - reach, my + reach);
    c.fill();
  }
  if (!taken) return;
  c.strokeStyle = '#ff8a1f';
  c.lineWidth = 7;
  c.beginPath();
  c.roundRect(x, y, width, height, 24);
  c.stroke();
}

function lock(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.strokeStyle = '#cfe0ff';
  c.lineWidth = r * 0.4;
  c.beginPath();
  c.arc(x, y - r * 0.25, r * 0.55, Math.PI, 0);
  c.stroke();
  rounded(c, x - r * 0.9, y - r * 0.2, r * 1.8, r * 1.3, r * 0.3, '#cfe0ff');
}

/** Three missions, each with a bar of how far it is. */
function drawMissions(
  to: Surface,
  state: State,
  { x, foot, width }: { readonly x: number; readonly foot: number; readonly width: number },
  text: number,
): void {
  const { c } = to;
  const active = activeOf(MISSIONS, state.career.board);
  const line = text * 1.5;
  const high = line * Math.max(1, active.length) + text * 0.7;
  const y = foot - high;
  rounded(c, x - 3, y - 3, width + 6, high + 8, 26, '#08184299');
  rounded(c, x, y, width, high, 24, '#123f7ed9');
  if (active.length === 0) {
    to.label(to.words('mission.all'), x + width / 2, y + high / 2, text);
    return;
  }
  active.forEach(({ id, event, span, target }, at) => {
    const middle = y + text * 0.35 + line * (at + 0.5);
    const now = state.career.board.counts[id] ?? 0;
    const left = x + 20;
    const room = width - 40;
    rounded(c, left, middle - text * 0.66, room, text * 1.32, text * 0.5, '#0a2a6399');
    const lit = (room * now) / target;
    if (lit > text) rounded(c, left, middle - text * 0.66, lit, text * 1.32, text * 0.5, '#2f9c55');
    const words = to.words(`mission.${event}.${span}`, { target });
    const size = fit(to, words, text * 0.92, room - text * 4.4);
    to.label(words, left + text * 0.6, middle, size, { align: 'left' });
    to.label(
      `${now}/${target}`,
      left + room - text * 0.5,
      middle,
      Math.max(14 / to.px, text * 0.86),
      {
        align: 'right',
        top: '#ffffff',
        bottom: '#ffe79a',
      },
    );
  });
}

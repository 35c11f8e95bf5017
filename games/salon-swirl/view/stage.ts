import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { ANCHORS, fall, pointAt, ROOTS, shrinkOf } from '../rules/hair.ts';
import { personOf, targetOf } from '../rules/look.ts';
import { PACK_SIZE } from '../rules/people.ts';
import { verdictOf } from '../rules.ts';
import { starsFor } from '../rules/score.ts';
import { REACH } from '../rules/stroke.ts';
import type { State, Zone } from '../rules/state.ts';
import { capColor, paintBuns, paintCap, paintLayer, paintOnTop, type Layer } from './hair.ts';
import { paintTool } from './icons.ts';
import type { Layout } from './layout.ts';
import { INK } from './palette.ts';
import { colorOfDye } from './panel.ts';
import { paintHead, paintBody, paintLively, type Mood } from './person.ts';
import { paintCounter, paintRoom } from './salon.ts';
import { headOf, WAITS, type Ui } from './ui.ts';

/** Clients from this one on get no marks for the scissors. */
const UNMARKED = PACK_SIZE * 4;

const dimmed = (zone: Zone, layer: Layer): number => (zone === 'all' || zone === layer ? 1 : 0.3);

export function drawBack(to: Surface, layout: Layout, state: State): void {
  const { client, panel } = layout;
  const key = `room ${state.client} ${panel.x.toFixed(0)} ${panel.y.toFixed(0)} ${client.x.toFixed(0)}`;
  to.layer(key, (c, bleed) => {
    paintRoom(c, bleed, layout, Math.floor(state.client / PACK_SIZE));
    draw.place(c, client.x, client.y, () => paintBody(c, personOf(state.client)), 0, client.scale);
    paintCounter(c, bleed, layout);
  });
}

const isGlad = (state: State): boolean => state.free || starsFor(verdictOf(state).total) > 0;

function moodOf(to: Surface, state: State, ui: Ui): Mood {
  const blink = (to.time + 1) % 3.7 < 0.13 ? 0.1 : 1;
  const { x, y } = ui.cursor;
  const looks =
    ui.stroke || ui.shown
      ? { x: Math.max(-1, Math.min(1, x / 110)), y: Math.max(-1, Math.min(1, y / 120)) }
      : { x: Math.sin(to.time * 0.5) * 0.4, y: 0 };
  const at = { open: blink, ...looks };
  if (state.phase === 'shown') {
    if (ui.age < WAITS) return { ...at, open: 0.1, mouth: 'smile' };
    if (isGlad(state)) return { ...at, mouth: 'laugh', ...(ui.age < 2 && { shut: 'glad' }) };
    return ui.age < 1.7 ? HORROR : { open: blink, x: 0.9, y: 0.6, mouth: 'worry' };
  }
  if (ui.shock > 0) return HORROR;
  if (ui.worry > 0) return { ...at, mouth: 'worry' };
  if (ui.stroke) {
    const beat = Math.sin(to.time * 9) > 0;
    switch (ui.tool) {
      case 'wash':
        return {
          ...at,
          shut: ui.kinds.wash === 0 ? 'glad' : 'tight',
          mouth: beat ? 'laugh' : 'smile',
        };
      case 'dry':
        return { ...at, shut: 'tight', mouth: beat ? 'oh' : 'teeth' };
      case 'cut':
        // Scissors right in front of the face.
        if (Math.abs(x) < 58 && Math.abs(y) < 70) return { ...at, open: 1.15, mouth: 'teeth' };
        break;
      case 'comb':
        if (ui.works > 0 && state.locks.some(({ knot }) => knot > 0))
          return { ...at, shut: 'tight', mouth: 'teeth' };
        break;
      default:
    }
  }
  if (ui.joy === 0) return { ...at, mouth: 'smile' };
  if (ui.tool === 'cut') return { ...at, mouth: 'oh' };
  return { ...at, mouth: 'laugh', ...(ui.tool !== 'dye' && { shut: 'glad' }) };
}

const HORROR: Mood = { open: 1.25, x: 0, y: -0.2, mouth: 'teeth' };

/** The client with every lock, in client units. */
export function drawClient(to: Surface, { client }: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const { traced } = ui;
  const { scale } = client;
  const person = personOf(state.client);
  const head = headOf(state, ui);
  if (!traced) return;
  const zone = state.phase === 'work' ? ui.zone : 'all';
  c.save();
  c.translate(client.x, client.y);
  c.scale(scale, scale);
  c.globalAlpha = dimmed(zone, 'back');
  paintLayer(c, traced.back);
  c.globalAlpha = 1;
  to.stamp(`head ${state.client}`, 190, 240, (paint) => paintHead(paint, person), 0, 0);
  paintLively(c, person, moodOf(to, state, ui));
  const cap = capColor(head);
  to.stamp(
    `cap ${cap} ${head.braids}`,
    180,
    240,
    (paint) => paintCap(paint, cap, head.braids),
    0,
    0,
  );
  c.globalAlpha = dimmed(zone, 'sides');
  paintLayer(c, traced.sides);
  c.globalAlpha = dimmed(zone, 'bangs');
  paintLayer(c, traced.bangs);
  c.globalAlpha = 1;
  paintBuns(c, head);
  paintOnTop(c, head);
  drawScraps(c, ui);
  if (state.phase === 'work') {
    if (ui.tool === 'cut' && !state.free && state.client < UNMARKED) drawMarks(c, state, ui);
    if (ui.tool === 'pin') drawAnchors(c, state, to.time);
    if (ui.hint) draw.ring(c, ui.hint.x, ui.hint.y, 22, 5, '#ffd02e');
    drawTool(c, state, ui, to.time);
  }
  c.restore();
}

function drawScraps(c: Context, { scraps }: Ui): void {
  for (const { points, color, x, y, turn } of scraps) {
    c.save();
    c.translate(x, y);
    c.rotate(turn);
    const trace = (): void => {
      c.beginPath();
      for (let n = 0; n < points.length; n += 2) c.lineTo(points[n] ?? 0, points[n + 1] ?? 0);
    };
    trace();
    draw.rim(c, INK, 13);
    draw.rim(c, color, 8);
    c.restore();
  }
}

/** Where scissors should go: a place on every lock that is too long. */
function marksOf(state: State, zone: Zone): readonly number[] {
  const target = targetOf(state.client);
  return state.locks.flatMap((lock, at) => {
    const wished = target[at];
    if (!wished || lock.pin > 0 || lock.len <= wished.len + 6) return [];
    if (zone !== 'all' && ROOTS[at]?.zone !== zone) return [];
    const { x, y } = pointAt(fall(at, lock), wished.len * shrinkOf(lock));
    return [x, y];
  });
}

function drawMarks(c: Context, state: State, ui: Ui): void {
  ui.marks ??= marksOf(state, ui.zone);
  c.beginPath();
  for (let n = 0; n < ui.marks.length; n += 2) {
    const x = ui.marks[n] ?? 0;
    const y = ui.marks[n + 1] ?? 0;
    c.moveTo(x + 4.5, y);
    c.arc(x, y, 4.5, 0, Math.PI * 2);
  }
  c.lineWidth = 4;
  c.strokeStyle = INK;
  c.stroke();
  c.fillStyle = '#ffffff';
  c.fill();
}

function drawAnchors(c: Context, { held }: State, time: number): void {
  const pulse = 1 + (held.length > 0 ? 0.16 * Math.sin(time * 7) : 0);
  for (const { x, y } of ANCHORS) {
    draw.disc(c, x, y, 21 * pulse, draw.fade(INK, 0.55));
    draw.ring(c, x, y, 17 * pulse, 4, held.length > 0 ? '#ffd02e' : '#ffffff');
    draw.disc(c, x, y, 6, '#ffffff');
  }
}

function drawTool(c: Context, state: State, ui: Ui, time: number): void {
  if (!ui.shown) return;
  const { x, y } = ui.cursor;
  const reach = REACH[ui.tool];
  const works = ui.works > 0 ? 1 : 0;
  if (reach > 0) draw.ring(c, x, y, reach, 2.4, ui.stroke ? '#ffffff' : '#ffffffb0');
  if (ui.tool === 'pin' && state.held.length > 0) {
    c.beginPath();
    for (const at of state.held) {
      const lock = state.locks[at];
      if (!lock) continue;
      const tip = pointAt(fall(at, lock), lock.len);
      c.moveTo(tip.x, tip.y);
      c.lineTo(x, y);
    }
    draw.rim(c, '#ffffffc0', 3);
  }
  const shake = works * Math.sin(time * 40) * 0.06;
  draw.place(
    c,
    x,
    y,
    () =>
      paintTool(
        c,
        ui.tool,
        ui.stroke ? 0.5 + 0.5 * Math.sin(time * 26) : 0.6,
        ui.tool === 'dye' ? colorOfDye(state, ui.kinds.dye) : undefined,
      ),
    shake,
    0.85,
  );
}

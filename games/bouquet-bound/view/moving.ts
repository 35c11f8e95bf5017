import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { drawPiece, sizeOf, pointOf } from './board.ts';
import type { Layout } from './layout.ts';
import type { Moment } from './timeline.ts';

/** The bed while a wave of the move runs over it; what comes in from above shows from its edge on. */
export function drawMoving(to: Surface, state: State, layout: Layout, moment: Moment): void {
  const { x, y, cell } = layout.frame;
  const below = moment.wave.name === 'basket' ? cell : 8;
  const edge = (c: CanvasRenderingContext2D): void =>
    c.rect(x - 8, y - 8, cell * state.columns + 16, cell * state.rows + 8 + below);
  draw.clipped(to.c, edge, () => drawPieces(to, state, layout, moment));
}

function drawPieces(to: Surface, state: State, layout: Layout, moment: Moment): void {
  const { wave, before, part: time } = moment;
  const { after } = wave;
  const size = sizeOf(layout);
  const places = new Map<number, number>();
  before.ids.forEach((id, cell) => {
    if (id > 0) places.set(id, cell);
  });
  const staying = new Set(after.ids);
  before.ids.forEach((id, cell) => {
    if (id > 0 && !staying.has(id)) drawLeaving(to, state, layout, moment, cell, size);
  });
  after.ids.forEach((id, cell) => {
    if (id === 0) return;
    const kind = after.kinds[cell] ?? -1;
    const power = after.power[cell] ?? 0;
    const to1 = pointOf(state, layout, cell);
    const was = places.get(id);
    if (was === undefined) {
      drawComing(to, state, layout, moment, cell, size);
      return;
    }
    const from = pointOf(state, layout, was);
    const far = Math.abs(from.x - to1.x) > layout.frame.cell * 1.5 && wave.name === 'flow';
    const eased = wave.name === 'fall' ? dropped(time) : ease.inOut(time);
    const grown =
      wave.name === 'finale' && wave.cells.includes(cell) ? 1 + Math.sin(time * Math.PI) * 0.35 : 1;
    const squash = wave.name === 'fall' && was !== cell && !to.reducedMotion ? landing(time) : 0;
    drawPiece(
      to,
      kind,
      power,
      from.x + (to1.x - from.x) * eased,
      from.y + (to1.y - from.y) * eased + squash * size,
      size,
      {
        scaleX: (1 + squash) * grown * (far ? Math.abs(1 - 2 * eased) : 1),
        scaleY: (1 - squash) * grown * (far ? Math.abs(1 - 2 * eased) : 1),
      },
    );
  });
}

/** Down with weight, there at eight tenths of the time. */
function dropped(time: number): number {
  const part = Math.min(1, time / 0.82);
  return part * part * (1.6 - 0.6 * part);
}

function landing(time: number): number {
  return time < 0.82 ? 0 : Math.sin(((time - 0.82) / 0.18) * Math.PI) * 0.13;
}

/** What a wave takes off the bed: it swells, turns and is gone. */
function drawLeaving(
  to: Surface,
  state: State,
  layout: Layout,
  moment: Moment,
  cell: number,
  size: number,
): void {
  const { before, wave, part: time } = moment;
  const { x, y } = pointOf(state, layout, cell);
  const kind = before.kinds[cell] ?? -1;
  if (wave.name === 'basket') {
    drawPiece(to, kind, 0, x, y + ease.in(time) * layout.frame.cell * 1.4, size, {
      alpha: 1 - time * time,
    });
    return;
  }
  const scale = time < 0.35 ? 1 + (time / 0.35) * 0.16 : 1.16 * (1 - ease.in((time - 0.35) / 0.65));
  if (scale <= 0.02) return;
  drawPiece(to, kind, before.power[cell] ?? 0, x, y, size, {
    scaleX: scale,
    scaleY: scale,
    rotate: to.reducedMotion ? 0 : time * 0.7,
    alpha: 1 - time * 0.4,
  });
}

/** What comes in: from above with its column, out of a hedge, or hatched where a long match was. */
function drawComing(
  to: Surface,
  state: State,
  layout: Layout,
  moment: Moment,
  cell: number,
  size: number,
): void {
  const { before, wave, part: time } = moment;
  const { after } = wave;
  const { x, y } = pointOf(state, layout, cell);
  const kind = after.kinds[cell] ?? -1;
  const power = after.power[cell] ?? 0;
  if (wave.name !== 'fall') {
    const scale = Math.max(0.01, ease.back(Math.max(0, (time - 0.3) / 0.7)));
    drawPiece(to, kind, power, x, y, size, { scaleX: scale, scaleY: scale });
    return;
  }
  const old = new Set(before.ids);
  let fresh = 1;
  let top = cell;
  for (
    let at = cell - state.columns;
    at >= 0 && (after.ids[at] ?? 0) > 0 && !old.has(after.ids[at] ?? 0);
    at -= state.columns
  ) {
    fresh += 1;
    top = at;
  }
  for (
    let at = cell + state.columns;
    at < after.ids.length && (after.ids[at] ?? 0) > 0 && !old.has(after.ids[at] ?? 0);
    at += state.columns
  )
    fresh += 1;
  const fromTop = top < state.columns;
  const eased = dropped(time);
  const squash = to.reducedMotion ? 0 : landing(time);
  if (!fromTop) {
    const scale = Math.max(0.01, ease.out(time));
    drawPiece(to, kind, power, x, y - (1 - eased) * layout.frame.cell * 0.5, size, {
      scaleX: scale,
      scaleY: scale,
    });
    return;
  }
  drawPiece(to, kind, power, x, y - (1 - eased) * fresh * layout.frame.cell + squash * size, size, {
    scaleX: 1 + squash,
    scaleY: 1 - squash,
    alpha: Math.min(1, time * 4),
  });
}

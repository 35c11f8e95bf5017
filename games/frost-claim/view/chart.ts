import { createEasel, type Easel } from '@playgrove/kit/draw/easel';
import { disc, fade, PALETTE, type Surface } from '@playgrove/kit/runtime';
import { CELL, type State } from '../rules/types.ts';
import { iceOf, tintOf } from './looks.ts';

/** A small map of the lake: a pixel a cell, painted again row by row where ice has changed. */
export type Chart = { easel: Easel | undefined; rows: string[]; look: string };

export const createChart = (): Chart => ({ easel: undefined, rows: [], look: '' });

/** World units along its side, and to the corner. */
const SIDE = 92;
const MARGIN = 12;
const SNOW = '#e6ecff';
const ROCK = '#5a5f8c';

export function paintChart(to: Surface, state: State, chart: Chart): void {
  const { size, rows } = state;
  const look = to.keepsake ?? '';
  chart.easel ??= createEasel({ left: 0, top: 0, width: size, height: size }, 1);
  const { easel } = chart;
  if (chart.look !== look) chart.rows = [];
  chart.look = look;
  if (easel)
    for (let row = 0; row < size; row += 1) {
      const text = rows[row] ?? '';
      if (chart.rows[row] === text) continue;
      chart.rows[row] = text;
      paintRow(easel, to, state, text, row);
    }
  const x = to.bleed.x + MARGIN;
  const y = to.bleed.y + to.bleed.height - MARGIN - SIDE;
  const { c } = to;
  c.globalAlpha = 0.92;
  disc(c, x + SIDE / 2, y + SIDE / 2, SIDE * 0.57, '#1d1b4a8c');
  if (easel) c.drawImage(easel.canvas, x, y, SIDE, SIDE);
  c.globalAlpha = 1;
  const scale = SIDE / (size * CELL);
  c.lineWidth = 2;
  c.lineJoin = 'round';
  for (const me of state.skaters) {
    if (me.away > 0) continue;
    if (me.path.length > 0) {
      c.strokeStyle = tintOf(to, me).deep;
      c.beginPath();
      c.moveTo(x + (me.path[0] ?? 0) * scale, y + (me.path[1] ?? 0) * scale);
      for (let at = 6; at < me.path.length; at += 6)
        c.lineTo(x + (me.path[at] ?? 0) * scale, y + (me.path[at + 1] ?? 0) * scale);
      c.lineTo(x + me.x * scale, y + me.y * scale);
      c.stroke();
    }
    const isYou = me.id === 0;
    disc(c, x + me.x * scale, y + me.y * scale, isYou ? 5 : 3.6, PALETTE.ink);
    const paint = isYou ? PALETTE.white : me.mood === 'hunt' ? '#ff5468' : tintOf(to, me).bright;
    disc(c, x + me.x * scale, y + me.y * scale, isYou ? 3.4 : 2.3, paint);
  }
}

function paintRow({ c, clear }: Easel, to: Surface, state: State, text: string, row: number): void {
  clear({ left: 0, top: row, width: text.length, height: 1 });
  for (let from = 0; from < text.length;) {
    const letter = text[from] ?? '~';
    let end = from + 1;
    while (text[end] === letter) end += 1;
    if (letter !== '~') {
      const owner = state.skaters[letter.charCodeAt(0) - 97];
      c.fillStyle =
        letter === '.' ? SNOW : owner ? iceOf(to, owner) : letter === '#' ? ROCK : fade(SNOW, 0.5);
      c.fillRect(from, row, end - from, 1);
    }
    from = end;
  }
}

import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { homeOf } from '../rules/moves.ts';
import { isRival } from '../rules/rivals.ts';
import type { State } from '../rules/state.ts';
import type { Mood } from './figures.ts';
import type { Layout } from './layout.ts';
import { stampFigure } from './pawns.ts';
import { GLAZES, kindOf } from './teams.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** Sides at the plates, left to right. */
const PLATES = [1, 2, 3];

/** Who else plays: a figure, a name, pawns at home. The one whose turn it is stands out. */
export function drawCompany(to: Surface, layout: Layout, state: State, ui: Ui): void {
  for (const [at, side] of PLATES.entries()) {
    const own = state.at[side] ?? [];
    const rect = layout.plates[at];
    if (own.length === 0 || !rect) continue;
    const { x, y, width, height } = rect;
    const kind = kindOf(state, side);
    const isTurn = state.side === side && state.winner < 0;
    const { main, dark, light } = GLAZES[kind];
    to.stamp(
      `plate ${kind} ${isTurn} ${width.toFixed(0)} ${height.toFixed(0)}`,
      width + 24,
      height + 30,
      (c) => {
        const [left, top] = [-width / 2, -height / 2];
        draw.rounded(c, left + 2, top + 8, width, height, 36, draw.fade(INK, 0.4));
        draw.rounded(c, left, top, width, height, 36, isTurn ? '#fff6b0' : INK);
        draw.rounded(c, left + 6, top + 6, width - 12, height - 12, 31, INK);
        draw.rounded(
          c,
          left + 9,
          top + 9,
          width - 18,
          height - 18,
          28,
          draw.down(c, top, -top, isTurn ? main : dark, isTurn ? dark : draw.shade(dark, 0.35)),
        );
        draw.disc(
          c,
          left + Math.min(height, width * 0.52) * 0.5,
          0,
          Math.min(height, width * 0.52) * 0.4,
          draw.fade(light, 0.35),
        );
      },
      x + width / 2,
      y + height / 2,
    );
    const face = Math.min(height, width * 0.52);
    const hop = isTurn && !to.reducedMotion ? Math.abs(Math.sin(to.time * 6)) * 8 : 0;
    stampFigure(
      to,
      kind,
      moodOf(state, side, ui),
      { x: x + face * 0.5, y: y + height / 2 + face * 0.42 - hop },
      face * 0.34,
    );
    const left = x + face * 0.98;
    const room = width - face * 0.98 - 18;
    const size = Math.min(to.readable(44), room / 2.7);
    const name = state.who[side] ?? 'none';
    draw.drawText(
      to.c,
      to.words(isRival(name) ? `rival.${name}` : `side.${side}`),
      left,
      y + height * 0.35,
      {
        size,
        color: '#ffffff',
        align: 'left',
        weight: 700,
        wide: room,
        lines: 1,
      },
    );
    const r = Math.min(17, room / own.length / 2.5);
    for (const [pip] of own.entries()) {
      const isHome = pip < homeOf(own);
      const px = left + r + pip * r * 2.45;
      draw.disc(to.c, px, y + height * 0.68, r, INK);
      draw.disc(to.c, px, y + height * 0.68, r - 3, isHome ? '#ffe27a' : '#ffffff38');
      if (isHome)
        draw.fillPath(to.c, '#b9600a', (path) =>
          draw.traceStar(path, px, y + height * 0.68, r * 0.6, 5, 0.46),
        );
    }
  }
}

function moodOf({ winner, last, side }: State, own: number, ui: Ui): Mood {
  if (winner >= 0) return winner === own ? 'glad' : 'sad';
  if (last?.sent.some(([hit]) => hit === own)) return 'sad';
  if (last && last.side === own && last.sent.length > 0) return 'glad';
  return side === own || ui.show.theirs.value < 0.5 ? 'glad' : 'calm';
}

import { PATTERNS } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { colorAt, COLORS, HUES, NEUTRAL_COUNT } from '../rules/colors.ts';
import { middleOf, printBox, swatchBox, wheelOf, type Layout } from './layout.ts';
import { ringed, sheet } from './parts.ts';
import { RINGS } from './read.ts';
import type { Ui } from './state.ts';
import { thumb } from './thumb.ts';

type C = CanvasRenderingContext2D;

export function drawWheel(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { x, y, r } = wheelOf(layout);
  const { c } = to;
  to.stamp(`wheel ${r}`, r * 2 + 10, r * 2 + 10, (on) => paintWheel(on, r), x, y);
  const chosen = ui.trying ?? state.worn[ui.slot]?.colour ?? 0;
  for (let index = 0; index < NEUTRAL_COUNT; index += 1) {
    const box = swatchBox(layout, index, NEUTRAL_COUNT);
    draw.rounded(c, box.x, box.y, box.w, box.h, 10, draw.PALETTE.ink);
    draw.rounded(c, box.x + 3, box.y + 3, box.w - 6, box.h - 6, 8, COLORS[index] ?? '#ffffff');
    if (chosen === index) ringed(c, box);
  }
  if (chosen < NEUTRAL_COUNT) return;
  const hue = Math.floor((chosen - NEUTRAL_COUNT) / 4);
  const ring = RINGS.findIndex((tone) => tone === (chosen - NEUTRAL_COUNT) % 4);
  const far = r * (0.2 + 0.8 * ((ring + 0.5) / 4));
  const turn = (hue / HUES) * Math.PI * 2;
  draw.disc(c, x + Math.cos(turn) * far, y + Math.sin(turn) * far, 13, COLORS[chosen] ?? '#ffffff');
  draw.rim(c, draw.PALETTE.ink, 6);
  draw.rim(c, '#ffffff', 3);
}

function paintWheel(c: C, r: number): void {
  draw.disc(c, 0, 0, r + 3, draw.PALETTE.ink);
  RINGS.forEach((tone, ring) => {
    const [from, to] = [r * (0.2 + 0.2 * ring), r * (0.2 + 0.2 * (ring + 1))];
    for (let hue = 0; hue < HUES; hue += 1) {
      const turn = ((hue - 0.5) / HUES) * Math.PI * 2;
      const next = ((hue + 0.52) / HUES) * Math.PI * 2;
      draw.fillPath(c, COLORS[colorAt(hue, tone)] ?? '#ffffff', (path) => {
        path.arc(0, 0, to, turn, next);
        path.arc(0, 0, from, next, turn, true);
        path.closePath();
      });
    }
  });
  draw.disc(c, 0, 0, r * 0.2, '#fff6e3');
}

export function drawPrints(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const piece = state.worn[ui.slot];
  if (!piece) return;
  PATTERNS.forEach((_, index) => {
    const box = printBox(layout, index);
    const { x, y } = middleOf(box);
    const lit = piece.pattern === index;
    const [w, h, face] = [box.w, box.h, lit ? draw.PALETTE.yellow : draw.PALETTE.cream];
    const paint = (c: Context): void =>
      sheet(c, { x: -w / 2, y: -h / 2, w, h: h - 3 }, face, 3, 12);
    to.stamp(`print ${String(lit)} ${box.w} ${box.h}`, box.w + 4, box.h + 8, paint, x, y);
    thumb(to, { ...piece, pattern: index }, [x, y - 1, Math.min(box.w, box.h) - 14]);
    if (ui.focused && ui.focus === index) ringed(to.c, box);
  });
}

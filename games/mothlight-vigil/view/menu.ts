import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { BOONS, type Boon } from '../rules/boons.ts';
import { MOTH_NAMES } from '../rules/moths.ts';
import { MOTH_NEEDS, mothsOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import { cardRect, hasMoths, mothRect } from './boards.ts';
import { drawMothAt } from './moth.ts';
import type { Ui } from './ui.ts';

const INK = '#1d1140';
const COLORS: Readonly<Record<Boon, string>> = {
  spark: '#a8500c',
  flies: '#3a7020',
  pulse: '#1c6c94',
  beam: '#a34426',
  trail: '#a33a7c',
  wick: '#86590f',
  wings: '#1f7066',
  pollen: '#3a62b4',
  warm: '#b03450',
  hush: '#5f4fc0',
  blaze: '#ad3c18',
};

function glyph(c: Context, boon: Boon): void {
  switch (boon) {
    case 'spark':
      for (const [x, y, r] of [
        [-9, 6, 13],
        [12, -8, 16],
      ] as const) {
        draw.sparkle(c, x, y, r + 4, '#b8701a');
        draw.sparkle(c, x, y, r, '#ffe066');
      }
      return;
    case 'flies':
      draw.ring(c, 0, 0, 20, 3, '#8fc86a');
      for (const angle of [-0.6, 1.5, 3.6]) {
        draw.disc(c, Math.cos(angle) * 20, Math.sin(angle) * 20, 8, '#3a6a1a');
        draw.disc(c, Math.cos(angle) * 20, Math.sin(angle) * 20, 6, '#c8f06a');
      }
      draw.disc(c, 0, 0, 6, '#ffcf4a');
      return;
    case 'pulse':
      draw.ring(c, 0, 0, 24, 3, '#8fd4f4');
      draw.ring(c, 0, 0, 16, 4.5, '#4ab4e8');
      draw.disc(c, 0, 0, 8, '#1a78b0');
      return;
    case 'beam':
      for (const [half, color] of [
        [17, '#ffd98a'],
        [8, '#fff6d0'],
      ] as const) {
        draw.fillPath(c, color, (path) => {
          path.moveTo(-20, 16);
          path.lineTo(18 - half * 0.6, -18 - half * 0.6);
          path.lineTo(18 + half * 0.6, -18 + half * 0.6);
        });
      }
      draw.disc(c, -17, 13, 9, '#d8742f');
      return draw.rim(c, INK, 2.6);
    case 'trail':
      for (const [x, y, r] of [
        [-16, 14, 6],
        [0, 4, 8],
        [15, -12, 10],
      ] as const) {
        for (let at = 0; at < 5; at += 1) {
          const angle = (at / 5) * Math.PI * 2;
          draw.disc(
            c,
            x + Math.cos(angle) * r * 0.7,
            y + Math.sin(angle) * r * 0.7,
            r * 0.6,
            '#f07ac0',
          );
        }
        draw.disc(c, x, y, r * 0.5, '#ffe27a');
      }
      return;
    case 'wick':
      draw.ring(c, 0, 0, 23, 3.4, '#e8b04a');
      draw.ring(c, 0, 0, 13, 3, '#f0d08a');
      for (const angle of [0.78, 2.35, 3.93, 5.5]) {
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        draw.line(c, [x * 15, y * 15, x * 26, y * 26], 4, '#a8641a');
      }
      return;
    case 'wings':
      for (const side of [-1, 1]) {
        draw.fillPath(c, '#5ad0b8', (path) => {
          path.moveTo(0, 4);
          path.bezierCurveTo(side * 8, -26, side * 28, -20, side * 25, -6);
          path.bezierCurveTo(side * 24, 6, side * 10, 10, 0, 4);
        });
        draw.rim(c, INK, 2.6);
        draw.fillPath(c, '#8ff0d0', (path) => {
          path.moveTo(0, 5);
          path.bezierCurveTo(side * 12, 8, side * 20, 14, side * 14, 22);
          path.bezierCurveTo(side * 8, 24, side * 2, 16, 0, 5);
        });
        draw.rim(c, INK, 2.6);
      }
      return;
    case 'pollen':
      draw.rim(c, INK, 14, (path) => path.arc(0, -2, 14, 0, Math.PI));
      draw.rim(c, '#4a7fe0', 9);
      for (const x of [-14, 14]) {
        draw.line(c, [x, -2, x, -14], 14, INK);
        draw.line(c, [x, -3, x, -8], 9, '#4a7fe0');
        draw.line(c, [x, -12, x, -14], 9, '#ffffff');
      }
      draw.sparkle(c, 0, -16, 9, '#3fc29a');
      return;
    case 'warm':
      draw.fillPath(c, '#f0566a', (path) => {
        path.moveTo(0, 22);
        path.bezierCurveTo(-34, -2, -18, -28, 0, -12);
        path.bezierCurveTo(18, -28, 34, -2, 0, 22);
      });
      draw.rim(c, INK, 3);
      return draw.line(c, [-8, 0, 8, 0, 0, 0, 0, -8, 0, 8], 5, '#ffffff');
    case 'hush':
      draw.disc(c, -2, 0, 21, '#8a7ae0');
      draw.disc(c, 8, -6, 18, '#fff7de');
      for (const x of [-1, 13]) {
        draw.rim(c, INK, 3, (path) => path.arc(x, 2, 5, 0.2, Math.PI - 0.2));
      }
      return;
    case 'blaze':
      draw.fillPath(c, draw.down(c, -26, 22, '#ffb03d', '#e8432f'), (path) => {
        path.moveTo(2, -26);
        path.bezierCurveTo(24, -6, 20, 20, 0, 22);
        path.bezierCurveTo(-22, 20, -18, -2, -8, -10);
        path.bezierCurveTo(-6, 0, 2, -8, 2, -26);
      });
      draw.rim(c, INK, 3);
      draw.fillPath(c, '#fff3a6', (path) => {
        path.moveTo(0, -4);
        path.bezierCurveTo(12, 6, 8, 17, 0, 17);
        path.bezierCurveTo(-9, 17, -9, 8, 0, -4);
      });
  }
}

/** A round picture for each boon, 34 in radius. */
function paintBoon(c: Context, boon: Boon): void {
  draw.disc(c, 0, 0, 40, INK);
  draw.disc(c, 0, 0, 36.5, draw.down(c, -36, 36, '#fffdf0', '#f4dfae'));
  glyph(c, boon);
}

function paintCard(c: Context, width: number, height: number, color: string): void {
  draw.rounded(c, -width / 2, -height / 2 + 8, width, height, 26, '#0d0630');
  draw.rounded(c, -width / 2, -height / 2, width, height, 26, INK);
  draw.rounded(
    c,
    -width / 2 + 5,
    -height / 2 + 5,
    width - 10,
    height - 10,
    22,
    draw.down(c, -height / 2, height / 2, draw.tint(color, 0.1), draw.shade(color, 0.3)),
  );
  draw.rounded(c, -width / 2 + 18, -height / 2 + 11, width - 36, 9, 4.5, '#ffffff40');
}

export function drawMenu(to: Surface, state: State, ui: Ui, scale: number): void {
  if (state.phase === 'choose') drawChoice(to, state, ui);
  else if (hasMoths(state)) drawMoths(to, state, scale);
}

function drawChoice(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  c.fillStyle = '#0a0628a6';
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const first = cardRect(0, to);
  const title = to.readable(38, 22);
  to.label(to.words('menu.choose'), to.width / 2, first.y - title * 0.95, title, {
    top: '#fffbe0',
    bottom: '#ffd02e',
  });
  for (const [at, boon] of state.offer.entries()) {
    const { x, y, width, height } = cardRect(at, to);
    const come = to.reducedMotion
      ? 1
      : Math.min(1, Math.max(0, ui.show.choice.value * 5 - at * 0.4));
    const lift = (1 - come) ** 3 * 60;
    const [mx, my] = [x + width / 2, y + height / 2 + lift];
    c.globalAlpha = come;
    const color = COLORS[boon];
    to.stamp(
      `card ${color} ${Math.round(width)} ${Math.round(height)}`,
      width + 8,
      height + 26,
      (on) => paintCard(on, width, height, color),
      mx,
      my,
    );
    const tall = !to.portrait;
    const ix = tall ? mx : x + 66;
    const iy = tall ? y + 62 + lift : my;
    const tx = tall ? mx : x + 122;
    const wide = tall ? width - 36 : width - 144;
    const align = tall ? 'center' : 'left';
    to.stamp(`boon ${boon}`, 84, 84, (on) => paintBoon(on, boon), ix, iy);
    const name = Math.min(to.readable(27, 17), 32);
    const nameY = tall ? y + 134 + lift : my - 32;
    draw.drawText(c, to.words(`boon.${boon}`), tx, nameY, {
      size: name,
      align,
      weight: 700,
      wide,
      lines: 1,
    });
    draw.drawText(c, to.words(`about.${boon}`), tx, tall ? y + 186 + lift : my + 12, {
      size: to.readable(20),
      align,
      wide,
      lines: 2,
      lead: 1.12,
      color: '#fff6e3',
    });
    pips(c, tall ? mx : tx, tall ? y + height - 26 + lift : my + 52, align, state, boon);
    c.globalAlpha = 1;
  }
}

/** How often it was chosen, and what this would make it. */
function pips(
  c: Context,
  x: number,
  y: number,
  align: 'center' | 'left',
  { boons }: State,
  boon: Boon,
): void {
  const of = BOONS[boon];
  const step = 22;
  const left = align === 'center' ? x - ((of - 1) * step) / 2 : x + 8;
  for (let at = 0; at < of; at += 1) {
    const had = at < boons[boon];
    const next = at === boons[boon];
    draw.disc(c, left + at * step, y, 8, INK);
    draw.disc(c, left + at * step, y, 5.6, had ? '#ffd02e' : next ? '#ffffff' : '#ffffff33');
  }
}

function drawMoths(to: Surface, state: State, scale: number): void {
  const { c } = to;
  for (const [at, name] of MOTH_NAMES.entries()) {
    const { x, y, width, height } = mothRect(at, to);
    const chosen = state.career.moth === at;
    const locked = at >= mothsOf(state.career);
    draw.rounded(c, x, y + 5, width, height, 20, '#0d0630');
    draw.rounded(c, x, y, width, height, 20, chosen ? '#ffd02e' : INK);
    draw.rounded(
      c,
      x + 4,
      y + 4,
      width - 8,
      height - 8,
      17,
      draw.down(c, y, y + height, chosen ? '#5a4ab8' : '#3a2f7a', '#241a58'),
    );
    if (locked) c.globalAlpha = 0.35;
    drawMothAt(c, scale, name, x + width / 2, y + height * 0.4, 0.62, 1, 0);
    c.globalAlpha = 1;
    const size = to.readable(18);
    const words = locked
      ? to.words('moth.dawns', { needs: MOTH_NEEDS[at] ?? 0 })
      : to.words(`moth.${name}`);
    draw.drawText(c, words, x + width / 2, y + height - 20, { size, wide: width - 10, lines: 1 });
  }
  const { y } = mothRect(0, to);
  const name = MOTH_NAMES[state.career.moth] ?? 'luna';
  draw.drawText(c, to.words(`moth.about.${name}`), to.width / 2, y - 30, {
    size: to.readable(21),
    rim: INK,
    wide: to.width - 40,
  });
}

/** A point that leads the eye to something out of sight. */
export function drawPointer(c: Context, x: number, y: number, angle: number, color: string): void {
  draw.place(
    c,
    x,
    y,
    () => {
      draw.fillPath(c, color, (path) => {
        path.moveTo(20, 0);
        path.lineTo(4, -11);
        path.lineTo(4, 11);
        path.closePath();
      });
      draw.rim(c, INK, 2.6);
    },
    angle,
  );
}

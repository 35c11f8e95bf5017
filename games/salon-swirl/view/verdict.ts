import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { verdictOf } from '../rules.ts';
import { ASPECTS, starsFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import { INK } from './palette.ts';
import { WAITS, type Ui } from './ui.ts';
import { paintBeforeAfter } from './wish.ts';

const eased = (part: number): number => 1 - (1 - Math.max(0, Math.min(1, part))) ** 3;

/** What the client says: a bar for each part of the wish, then stars. */
export function drawVerdict(
  to: Surface,
  { panel, client, portrait }: Layout,
  state: State,
  ui: Ui,
): void {
  const { c } = to;
  const age = to.reducedMotion ? 9 : ui.age;
  const stars = state.free ? 3 : starsFor(verdictOf(state).total);
  draw.place(c, client.x, client.y, () => drawSurprise(c, stars, age), 0, client.scale);
  for (let at = 0; at < (stars > 0 && age > WAITS ? 9 : 0); at += 1) {
    const angle = at * 0.7 + age * 0.25;
    const far = (120 + (at % 3) * 34) * client.scale;
    const glint = Math.max(0, Math.sin(age * 2.2 + at * 1.9));
    draw.sparkle(
      c,
      client.x + Math.cos(angle) * far,
      client.y - 20 * client.scale + Math.sin(angle) * far * 0.9,
      22 * glint,
      '#fff6c8',
    );
  }
  const area: Rect = portrait
    ? { x: 14, y: panel.y + 8, width: to.width - 28, height: to.height - panel.y - 20 }
    : { x: panel.x + 14, y: 40, width: panel.width - 28, height: to.height - 80 };
  if (state.free) {
    to.label(to.words('verdict.free'), area.x + area.width / 2, area.y + area.height / 2, 54);
    return;
  }
  const verdict = verdictOf(state);
  const lines = ASPECTS.filter(
    (aspect) => verdict.requested.includes(aspect) || verdict.parts[aspect] < 0.96,
  );
  const starRoom = portrait ? 210 : area.width;
  const barsWide = portrait ? area.width - starRoom : area.width;
  const barsTall = portrait ? area.height : area.height * 0.62;
  const each = Math.min(74, barsTall / Math.max(1, lines.length));
  const top = area.y + (barsTall - each * lines.length) / 2;
  for (const [at, aspect] of lines.entries()) {
    const part = verdict.parts[aspect] * eased((age - 0.25 - at * 0.16) / 0.5);
    const y = top + each * (at + 0.5);
    draw.drawText(c, to.words(`aspect.${aspect}`), area.x + 6, y, {
      size: to.readable(29),
      color: INK,
      weight: 700,
      align: 'left',
      wide: 128,
      lines: 1,
    });
    const from = area.x + 138;
    const wide = barsWide - 138 - 92;
    draw.rounded(c, from - 3, y - 17, wide + 6, 34, 17, INK);
    draw.rounded(c, from, y - 14, wide, 28, 14, '#e9d8c4');
    if (part > 0.02)
      draw.rounded(
        c,
        from,
        y - 14,
        Math.max(28, wide * part),
        28,
        14,
        draw.down(c, y - 14, y + 14, ...colorsOf(verdict.parts[aspect])),
      );
    draw.drawText(c, `${Math.round(part * 100)}%`, from + wide + 12, y, {
      size: to.readable(29),
      color: INK,
      weight: 700,
      align: 'left',
    });
  }
  const middle = portrait
    ? { x: area.x + area.width - 102, y: area.y + area.height * 0.36 }
    : { x: area.x + area.width / 2, y: area.y + area.height * 0.74 };
  for (let at = 0; at < 3; at += 1) {
    const part = at < stars ? eased((age - 0.9 - at * 0.22) / 0.3) : 0;
    const x = middle.x + (at - 1) * 66;
    const y = middle.y - (at === 1 ? 10 : 0);
    draw.star(c, x, y, 38, INK);
    draw.star(c, x, y, 31, '#e0cdb8');
    if (part > 0) draw.star(c, x, y, 31 * part, '#ffc81f');
  }
  to.label(`${Math.round(verdict.total * eased((age - 0.5) / 0.9))}%`, middle.x, middle.y + 84, 58);
}

/** How far something has fallen onto the head, with a bounce: 0 to 1. */
function landed(part: number): number {
  if (part <= 0) return 0;
  if (part < 0.6) return (part / 0.6) ** 2;
  return part < 1 ? 1 - 0.09 * Math.sin(((part - 0.6) / 0.4) * Math.PI) : 1;
}

/** Star glasses for three stars, hearts for fewer, and a paper bag if the look is a flop. */
function drawSurprise(c: Context, stars: number, age: number): void {
  if (stars === 3) {
    const fall = landed((age - 1.2) / 0.5);
    if (fall > 0) draw.place(c, 0, -4 - 340 * (1 - fall), () => paintGlasses(c), (1 - fall) * 0.6);
  } else if (stars > 0) {
    for (const at of [0, 1, 2, 3]) {
      const part = (age - WAITS - at * 0.3) / 1.3;
      if (part <= 0 || part >= 1) continue;
      const x = (at % 2 === 0 ? -1 : 1) * (86 + at * 10) + Math.sin(part * 7 + at) * 8;
      draw.place(
        c,
        x,
        30 - part * 150,
        () => paintHeart(c),
        0,
        Math.min(1, part * 5, (1 - part) * 4),
      );
    }
  } else {
    const fall = landed((age - 1.3) / 0.5);
    if (fall > 0) draw.place(c, 0, -420 * (1 - fall), () => paintBag(c, Math.sin(age * 5)));
  }
}

function paintGlasses(c: Context): void {
  for (const [color, width] of [
    [INK, 14],
    ['#ff5fa8', 7],
  ] as const)
    draw.rim(c, color, width, (path) => {
      path.moveTo(-66, -4);
      path.lineTo(66, -4);
    });
  for (const side of [-1, 1]) {
    draw.star(c, side * 33, 0, 37, INK);
    draw.star(c, side * 33, 0, 31, '#ff5fa8');
    draw.star(c, side * 33, 0, 22, '#35135f');
    draw.blob(c, side * 33 - 6, -7, 6, 3.5, '#ffffffc0', -0.6);
  }
}

function paintHeart(c: Context): void {
  const heart = (path: Context): void => {
    path.moveTo(0, 16);
    path.bezierCurveTo(-30, -4, -14, -24, 0, -8);
    path.bezierCurveTo(14, -24, 30, -4, 0, 16);
    path.closePath();
  };
  c.beginPath();
  heart(c);
  draw.rim(c, INK, 7);
  draw.fillPath(c, '#ff4f70', heart);
}

/** Eyes look around in its holes. */
function paintBag(c: Context, look: number): void {
  const bag = (path: Context): void => {
    path.moveTo(-104, 100);
    path.lineTo(-96, -120);
    for (let at = 0; at < 8; at += 1) path.lineTo(-84 + at * 24, at % 2 === 0 ? -136 : -120);
    path.lineTo(104, 100);
    path.closePath();
  };
  c.beginPath();
  bag(c);
  draw.rim(c, INK, 9);
  draw.fillPath(c, draw.down(c, -130, 100, '#e0b884', '#c99a5e'), bag);
  draw.rim(c, '#a87840', 4, (path) => {
    path.moveTo(-72, -110);
    path.lineTo(-80, 92);
    path.moveTo(74, -110);
    path.lineTo(82, 92);
  });
  for (const side of [-1, 1]) {
    draw.blob(c, side * 31, -4, 22, 20, INK);
    draw.blob(c, side * 31, -4, 16, 14, '#ffffff');
    draw.disc(c, side * 31 + look * 7, -3, 7.5, INK);
  }
  draw.rim(c, INK, 6, (path) => {
    path.moveTo(-24, 58);
    path.quadraticCurveTo(-12, 46, 0, 56);
    path.quadraticCurveTo(12, 66, 24, 54);
  });
}

function colorsOf(part: number): readonly [string, string] {
  if (part > 0.88) return ['#7fe38c', '#2fae4a'];
  return part > 0.6 ? ['#ffe07a', '#f2a81f'] : ['#ff9a9f', '#e5424f'];
}

/** Before and after, to save and share. */
export function paintPhoto(c: Context, area: Rect, state: State): void {
  c.fillStyle = draw.down(c, area.y, area.y + area.height, '#8fe3d6', '#4fc4c4', '#2c8fa6');
  c.fillRect(area.x, area.y, area.width, area.height);
  draw.place(c, area.x + area.width / 2, area.y + area.height / 2, () =>
    paintBeforeAfter(c, area.width, area.height, state),
  );
}

import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { speciesOf, TROPHY } from '../rules/fish.ts';
import { LOOK } from '../rules/inputs.ts';
import type { Catch, State } from '../rules/state.ts';
import { drawFish } from './fishes.ts';
import { lightOf } from './light.ts';
import { landscape, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const PAPER = '#fffaf0';
const RARE_COLORS = ['#7a9a5c', '#2f9ad0', '#8a5ce0', '#f0642c', '#e8a400'] as const;

/** A caught fish is looked at and measured before it is let go. */
export function drawCatch(to: Surface, state: State, ui: Ui): void {
  const caught = state.caught.at(-1);
  if (state.phase !== 'caught' || !caught) return;
  const { c } = to;
  const flat = landscape(ui.size);
  const text = to.readable(27, 14.6);
  const wide = Math.min(to.width - 36, flat ? 700 : 560);
  const fact = to.words(`fact.${caught.fish}`);
  const lines = draw.wrapWords(c, fact, draw.textFont(text), wide - 48).length;
  const below = text * (4.4 + 1.22 * lines);
  // Long facts on a small screen take from the picture.
  const shot = Math.max(130, Math.min(300, to.height - 210 - below));
  const high = shot + below + 40;
  const top = Math.max(flat ? 100 : 150, (to.height - high) * 0.42);
  const light = lightOf(state.params.lake, 1);
  const paint = (): void => {
    const x = -wide / 2;
    const y = -high / 2;
    draw.rounded(c, x - 4, y - 4, wide + 8, high + 14, 24, INK);
    draw.rounded(c, x, y, wide, high, 20, PAPER);
    const water = draw.down(c, y + 16, y + 16 + shot, light.sky[1], light.water[1], light.water[2]);
    draw.rounded(c, x + 16, y + 16, wide - 32, shot, 14, water);
    const long = Math.min(wide * 0.9, shot * 1.7) * (0.7 + 0.25 * caught.size);
    drawFish(to, caught.fish, long * 0.03, y + 16 + shot / 2, long);
    tags(to, caught, x + 30, -x - 30, y + 46);
    words(to, caught, x + 24, y + shot + 22 + text, wide - 48, text);
    const at = y + shot + 22 + text * (3.5 + 0.61 * lines);
    draw.drawText(c, fact, 0, at, { size: text, color: '#4a3a6c', wide: wide - 48, lead: 1.22 });
    if (state.since < LOOK) return;
    const blink = to.reducedMotion ? 1 : 0.72 + Math.sin(to.time * 4) * 0.28;
    const color = { top: '#ffffff', bottom: '#a8f0ff', alpha: blink };
    to.label(to.words('release'), 0, -y - text * 0.8, to.readable(34, 19), color);
  };
  const pop = to.reducedMotion ? 1 : ease.back(Math.min(1, 0.2 + ui.age / 0.32));
  draw.place(c, to.width / 2, top + high / 2, paint, 0, pop);
}

/** How rare it is as stars, and whether it is new, the longest yet or a trophy. */
function tags(to: Surface, caught: Catch, left: number, right: number, y: number): void {
  for (let at = 0; at <= speciesOf(caught.fish).rank; at += 1) {
    draw.star(to.c, left + at * 31, y, 16, INK);
    draw.star(to.c, left + at * 31, y, 11, '#ffd02e');
  }
  const tag = caught.isNew
    ? 'tag.new'
    : caught.size >= TROPHY
      ? 'tag.trophy'
      : caught.isBest
        ? 'tag.best'
        : undefined;
  if (!tag) return;
  const color = { top: '#ffffff', bottom: caught.isNew ? '#7dffb0' : '#ffd02e' };
  to.label(to.words(tag), right, y, to.readable(32, 17), { align: 'right', ...color });
}

/** Its name, length and points, and what was done well. */
function words(to: Surface, caught: Catch, x: number, y: number, wide: number, text: number): void {
  const { c } = to;
  const name = to.words(`fish.${caught.fish}`);
  const room = (size: number, said: string, most: number): number =>
    to.readable(Math.min(size, (size * most) / draw.labelWidth(c, said, size)), 14.05);
  const color = RARE_COLORS[speciesOf(caught.fish).rank] ?? INK;
  to.label(name, x, y, room(text * 1.4, name, wide * 0.74), {
    align: 'left',
    top: color,
    rim: PAPER,
  });
  const size = to.words('size', { value: caught.cm });
  to.label(size, x + wide, y, text * 1.1, { align: 'right', top: '#3a2a5c', rim: PAPER });
  const points = `+${caught.points}`;
  draw.coin(c, x + text * 0.6, y + text * 1.5, text * 0.58);
  const gold = { top: '#fff6c8', bottom: '#ffb52e' };
  to.label(points, x + text * 1.4, y + text * 1.5, text * 1.24, { align: 'left', ...gold });
  const praise = [
    caught.perfect ? ['praise.perfect'] : [],
    caught.nose ? ['praise.nose'] : [],
    caught.clean ? ['praise.clean'] : [],
  ].flat();
  const said = praise.map((key) => to.words(key)).join(' · ');
  if (!said) return;
  draw.drawText(c, said, x + wide, y + text * 1.5, {
    size: text,
    align: 'right',
    color: '#2f8a4c',
    lines: 1,
    wide: wide - text * 1.9 - draw.labelWidth(c, points, text * 1.24),
  });
}

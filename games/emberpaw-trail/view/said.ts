import type { Cue } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { STRIP, WIDE, type Ui } from './ui.ts';

const SECONDS = 1;
/** How far above a fall its reason stands, so that fox and thorns are seen. */
const ABOVE = 104;

const SAID: Readonly<Record<string, { readonly key: string; readonly face: Face }>> = {
  spark: { key: 'shout.spark', face: ['#fffbe0', '#ffc23a'] },
  ember: { key: 'shout.ember', face: ['#fff2a0', '#ff6a2a'] },
  all: { key: 'shout.all', face: ['#ffffff', '#ff8a1f'] },
  thorns: { key: 'shout.thorns', face: ['#ffffff', '#ff5a8a'] },
  pit: { key: 'shout.pit', face: ['#ffffff', '#8fb8ff'] },
};

/** Notes what is to be said; the newest word takes the place of the one before. */
export function note(ui: Ui, cues: readonly Cue[]): void {
  for (const { name, value, at } of cues) {
    if (SAID[name]) ui.said = { name, value: value ?? 0, at, age: 0 };
  }
}

/** What was found is written above the map, what the fox fell from above the point: neither fox nor way is covered. */
export function drawSaid(to: Surface, ui: Ui, dt: number): void {
  const { said } = ui;
  const what = said && SAID[said.name];
  if (!what) return;
  said.age += dt;
  if (said.age >= SECONDS) {
    ui.said = undefined;
    return;
  }
  const text = to.words(what.key, { value: said.value });
  const size = Math.max(34, 20 / to.px);
  const part = said.age / SECONDS;
  const grown = to.reducedMotion || part > 0.2 ? 1 : ease.back(part / 0.2);
  if (grown <= 0.02) return;
  const fell = said.name === 'thorns' || said.name === 'pit';
  const half = (text.length / 4 + 0.6) * size;
  const wide = ui.size.width - half;
  const [x, y] =
    fell && said.at
      ? [
          Math.max(half, Math.min(wide, said.at.x + ui.origin.x)),
          Math.max(STRIP + size, said.at.y + ui.origin.y - ABOVE),
        ]
      : [ui.size.width / 2, aboveMap(ui, size)];
  const { c } = to;
  c.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
  draw.shout(c, text, x, y, size * grown, what.face);
  c.globalAlpha = 1;
}

/** Between strip and map; where there is no room, next to what the strip shows, or right below it. */
function aboveMap(ui: Ui, size: number): number {
  const room = ui.origin.y - STRIP;
  if (room > size * 1.4) return STRIP + room / 2;
  return ui.size.width < WIDE ? STRIP + size * 0.9 : STRIP / 2;
}

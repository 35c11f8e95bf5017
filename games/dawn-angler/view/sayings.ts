import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { SULK } from '../rules/outing.ts';
import type { Miss, State } from '../rules/state.ts';
import { traitsOf } from '../rules/traits.ts';
import { CASTS } from '../rules/water.ts';
import { landscape, type Ui } from './ui.ts';

/** A water's rules as a day begins; what went wrong. */
export function drawSayings(to: Surface, state: State, ui: Ui): void {
  if (ui.strange && state.cast === 0 && state.phase === 'idle') drawRules(to, state);
  if (state.phase === 'lost' && state.miss) drawMiss(to, state, state.miss, ui);
}

/** What went wrong, and how to go on. */
function drawMiss(to: Surface, state: State, miss: Miss, ui: Ui): void {
  const { c } = to;
  const full = to.readable(54, 27);
  const size =
    full * (to.reducedMotion ? 1 : Math.max(0.55, ease.back(Math.min(1, ui.age / 0.25))));
  const small = to.readable(28, 15);
  const said = to.words(`why.${miss}`);
  const lines = draw.wrapWords(c, said, draw.textFont(small), 490).length;
  const high = full * 1.9 + small * 1.25 * (lines + 1.5);
  const x = to.width / 2;
  let y = to.height * (landscape(ui.size) ? 0.33 : 0.36);
  draw.rounded(c, x - 262, y - full, 524, high, 34, '#140a2ec8');
  to.label(to.words(`lost.${miss}`), x, y, size, { top: '#ffffff', bottom: '#ff9a8a' });
  y += full * 0.75;
  const color = '#fff6da';
  draw.drawText(c, said, x, y + small * (lines * 0.625 - 0.025), { size: small, color, wide: 490 });
  if (state.since < SULK) return;
  const left = CASTS - state.cast - 1;
  const next = to.words(left > 0 ? 'next.cast' : 'next.end', { value: left });
  draw.drawText(c, next, x, y + small * (0.7 + lines * 1.25), { size: small, color: '#ffe08a' });
}

/** Before the first cast: a line for each of this water's rules. */
function drawRules(to: Surface, state: State): void {
  const size = to.readable(28, 15.5);
  let y = to.height * (landscape(to) ? 0.4 : 0.37);
  for (const trait of traitsOf(state)) {
    const said = to.words(`water.${trait}`);
    const lines = draw.wrapWords(to.c, said, draw.textFont(size), to.width - 70);
    to.c.font = draw.textFont(size);
    const longest = Math.max(...lines.map((line) => to.c.measureText(line).width));
    const wide = longest + size * 1.4;
    const high = size * (0.7 + 1.15 * lines.length);
    const top = y - size * 0.9;
    draw.rounded(to.c, (to.width - wide) / 2, top, wide, high, size * 0.8, '#140a2ec8');
    draw.drawText(to.c, said, to.width / 2, top + high / 2, {
      size,
      color: '#ffe8a8',
      wide: to.width - 70,
      lead: 1.15,
    });
    y += high + 8;
  }
}

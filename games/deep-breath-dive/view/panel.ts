import * as draw from '@playgrove/kit/draw';
import { activeOf } from '@playgrove/kit/logic/missions';
import type { Surface } from '@playgrove/kit/runtime';
import { timesOf } from '../rules/dive.ts';
import { MISSIONS } from '../rules/goals.ts';
import type { State } from '../rules/state.ts';
import { bagSize, depthSize, LEFT, LEFT_GOLD, POP, RIGHT, timesFace } from './lettering.ts';
import { shopOpen } from './shop.ts';
import { px, py, type Ui } from './ui.ts';

/** A mission's picture, by its event. */
const SIGNS: Readonly<Partial<Record<string, string>>> = {
  loot: 'shell',
  surface: 'turtle',
  pearl: 'pearl',
  clean: 'jelly',
  brush: 'puffer',
  heavy: 'idol',
  chest: 'chest',
  crown: 'crown',
  bell: 'bell',
};

/** Before the first dive: the missions, a picture and a short line each. */
export function drawMissions(to: Surface, state: State, ui: Ui): void {
  // The first runs are for diving.
  if (ui.newcomer || state.phase !== 'ready') return;
  const { c } = to;
  const size = to.readable(25);
  const high = size * 1.9;
  // In the sand where the screen is wide enough, else under the boat.
  const side = (to.width - 600) / 2;
  const landscape = side > size * 12;
  const y0 = py(ui, 0) + (landscape ? 60 : 132);
  const room = (shopOpen(state) && !landscape ? to.height - 200 : to.height - 30) - y0;
  const list = activeOf(MISSIONS, state.career.board).slice(
    0,
    Math.max(0, Math.floor(room / high)),
  );
  const wide = landscape ? Math.min(side - 10, size * 18) : Math.min(to.width - 24, size * 19);
  const x = landscape ? 20 : (to.width - wide) / 2;
  list.forEach(({ id, event, span, target }, at) => {
    const now = Math.min(target, state.career.board.counts[id] ?? 0);
    const text = to.words(`mission.${event}.${span}`, { target });
    const y = y0 + at * high;
    const tall = high - 8;
    draw.rounded(c, x, y, wide, tall, tall / 2, draw.fade('#04122e', 0.72));
    const sign = SIGNS[event];
    const middle = y + tall / 2;
    if (sign) to.sprite(sign, x + tall * 0.6, middle, tall * 0.8);
    else draw.coin(c, x + tall * 0.6, middle, tall * 0.3);
    c.font = `600 ${size}px Fredoka, system-ui, sans-serif`;
    c.textBaseline = 'middle';
    c.fillStyle = '#ffffff';
    c.textAlign = 'left';
    c.fillText(text, x + tall * 1.2, middle, wide - tall * 1.5 - size * 4);
    c.fillStyle = '#9ff4ff';
    c.textAlign = 'right';
    if (span !== 'once' && target > 1)
      c.fillText(`${now}/${target}`, x + wide - tall * 0.4, middle);
  });
}

/** In the water: the bag, its multiplier, and the depth. */
export function drawBag(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const times = timesOf(state);
  const size = bagSize(to);
  const y = to.height - size * 1.1;
  const text = String(state.bag);
  const by = `×${times}`;
  const left = (text.length * 0.56 + by.length * 0.56 + 1.5) * size;
  const x = to.width / 2 - left / 2;
  const pop = 1 + POP * Math.max(0, 1 - ui.zone.age * 2.4);
  draw.rounded(
    c,
    x - size * 0.5,
    y - size * 0.78,
    left + size,
    size * 1.56,
    size * 0.78,
    draw.fade('#04031a', 0.62),
  );
  draw.coin(c, x + size * 0.42, y, size * 0.5);
  to.label(text, x + size * 1.06, y, size, LEFT_GOLD);
  const at = x + size * (1.3 + text.length * 0.56 + by.length * 0.28);
  draw.shout(c, by, at, y, size * pop, timesFace(times));
  const side = ui.at.x > 0.6 ? -1 : 1;
  const value = Math.max(0, Math.round(ui.at.y));
  if (ui.depth.value !== value) ui.depth = { value, text: to.words('depth', { value }) };
  const [dx, dy] = [px(ui, ui.at.x) + side * 134, py(ui, ui.at.y)];
  to.label(ui.depth.text, dx, dy, depthSize(to), side > 0 ? LEFT : RIGHT);
}

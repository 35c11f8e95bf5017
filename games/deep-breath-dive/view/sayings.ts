import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { bubble } from './life.ts';
import { AMBER, CYAN, gainSize, GOLD, PINK, zoneSize } from './lettering.ts';
import { px, py, type Ui } from './ui.ts';

/** How long the name of a new zone stands, seconds; and where. */
export const ZONE_NAMED = 1.5;
export const zoneY = (to: Pick<Surface, 'width' | 'height'>): number =>
  to.height * (to.width > to.height * 1.3 ? 0.12 : 0.2);

/** What treasures add, rising; the name of a new zone; the haul of a dive. */
export function drawSayings(to: Surface, ui: Ui): void {
  for (const { text, x, y, age, worth } of ui.rises) {
    const part = age / 0.9;
    const size = gainSize(to, worth) * grown(age / 0.18);
    to.c.globalAlpha = part > 0.7 ? (1 - part) / 0.3 : 1;
    draw.shout(to.c, text, px(ui, x), py(ui, y) - 26 - ease.out(part) * 44, size, GOLD);
  }
  const { id, age } = ui.zone;
  if (id !== '' && age < ZONE_NAMED) {
    to.c.globalAlpha = age > 1 ? (ZONE_NAMED - age) / 0.5 : 1;
    const size = zoneSize(to) * grown(age / 0.3);
    draw.shout(to.c, to.words(`zone.${id}`), to.width / 2, zoneY(to), size, CYAN);
  }
  banked(to, ui);
  to.c.globalAlpha = 1;
}

/** Starts smaller instead of larger, so that one bitmap serves all sizes. */
const grown = (part: number): number => 0.7 + 0.3 * ease.back(Math.min(1, part));

function banked(to: Surface, ui: Ui): void {
  const { banked: haul } = ui;
  if (!haul) return;
  const size = to.readable(62, 32) * grown(haul.age / 0.35);
  const [x, y] = [to.width / 2, py(ui, 0) - to.height * 0.2];
  to.c.globalAlpha = haul.age > 2.9 ? Math.max(0, (3.4 - haul.age) / 0.5) : 1;
  if (haul.pearl) {
    bubble(to.c, x, y - size * 0.2, size * 0.95);
    to.sprite('pearl', x, y - size * 0.2, size * 1.1);
    draw.shout(to.c, `+${haul.coins}`, x, y + size * 0.9, size * 0.7, PINK);
    draw.shout(to.c, to.words('pearl.kept'), x, y + size * 1.55, size * 0.5, PINK);
    return;
  }
  draw.shout(to.c, `${haul.bag} × ${haul.times}`, x, y - size * 0.75, size * 0.55, CYAN);
  draw.shout(to.c, `+${haul.coins}`, x, y, size, AMBER);
}

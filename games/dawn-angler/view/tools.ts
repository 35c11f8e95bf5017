import * as draw from '@playgrove/kit/draw';
import { affordable } from '@playgrove/kit/logic/upgrades';
import type { Surface } from '@playgrove/kit/runtime';
import { SHOP, type State } from '../rules/state.ts';
import { drawBait } from './baits.ts';
import { toolsOf, type Tool } from './layout.ts';
import { lazy } from './lazy.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const COLORS = { shop: '#f08a2c', journal: '#a85ad8', chosen: '#2fbf6a', owned: '#3f74c8' };
const LOCKED = '#5a5678';

/** Before a cast: the bait box, the journal, the shop. */
export function drawTools(to: Surface, state: State, { size }: Ui): void {
  if (state.phase !== 'idle') return;
  const { c } = to;
  const { album, purse } = state.career;
  const tools = toolsOf(size, state);
  for (const { id, rect, owned } of tools) {
    const { x, y, width, height } = rect;
    const middle = x + width / 2;
    const menu = id === 'shop' || id === 'journal';
    const lift = id === state.bait ? 6 : 0;
    const look = menu ? id : lift > 0 ? 'chosen' : 'owned';
    if (lift > 0) draw.rounded(c, x - 6, y - 6 - lift, width + 12, height + 20, 34, '#ffffff');
    to.stamp(
      `tool ${owned ? look : 'locked'} ${width}`,
      width + 4,
      height * 1.2 + 4,
      (on) =>
        draw.button(on, -width / 2, -height / 2, width, height, owned ? COLORS[look] : LOCKED),
      middle,
      y + height / 2 - lift,
    );
    if (menu)
      draw.place(c, middle, y + height / 2 - 2, () => lazy()?.drawMenuIcon(c, id === 'shop'));
    else if (owned) drawBait(to, id, middle, y + height / 2 - 2 - lift, 1.15);
    else lazy()?.drawPadlock(c, middle, y + height / 2);
    const news = id === 'shop' ? affordable(SHOP, purse) : id === 'journal' ? album.unseen : [];
    if (news.length > 0) drawNews(to, x + width - 8, y + 8);
  }
  for (const tool of tools) drawName(to, tool);
  const shop = tools.find(({ id }) => id === 'shop');
  if (shop) lazy()?.drawCoins(to, state, shop.rect);
}

/** An exclamation mark on a red dot: something can be bought, a fish is new. */
function drawNews({ c }: Surface, x: number, y: number): void {
  draw.disc(c, x, y, 15, INK);
  draw.disc(c, x, y, 11.5, '#ff4b55');
  draw.rounded(c, x - 2, y - 7, 4.4, 9, 2, '#ffffff');
  draw.disc(c, x, y + 6, 2.4, '#ffffff');
}

/** What a button is, on a tag across its lower edge. */
function drawName(to: Surface, { id, rect: { x, y, width, height } }: Tool): void {
  const menu = id === 'shop' || id === 'journal';
  const size = to.readable(19, 14.05);
  const foot = y + height;
  draw.rounded(to.c, x - 2, foot - size * 0.5, width + 4, size * 1.36, size * 0.6, '#140a2ee6');
  draw.drawText(
    to.c,
    to.words(menu ? `tool.${id}` : `bait.${id}`),
    x + width / 2,
    foot + size * 0.2,
    {
      size,
      color: '#fff6da',
      wide: width - 4,
      lines: 1,
    },
  );
}

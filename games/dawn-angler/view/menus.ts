import { menuBoard, ware, type MenuCell } from '@playgrove/kit/draw/menu';
import { foundOf } from '@playgrove/kit/logic/collection';
import type { Board, Rect, Saying } from '@playgrove/kit/runtime';
import { livesIn } from '../rules/fish.ts';
import { SHOP, WARES, type State } from '../rules/state.ts';
import { bookOf, storeOf } from './layout.ts';
import type { Size, Ui } from './ui.ts';

const tool = (id: string, rect: Rect): MenuCell => ({
  id,
  rect,
  label: { key: `menu.${id}` },
  tone: 'open',
});

/** Five kinds of gear and the way out. */
export function storeCells({ career }: State, size: Size): readonly MenuCell[] {
  const { close, rows } = storeOf(size);
  const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };
  const wares = WARES.map((name, at) =>
    ware(SHOP, career.purse, name, rows[at] ?? nowhere, { key: `about.${name}` }),
  );
  return [...wares, tool('close', close)];
}

/** Five fish of a water, the pages before and after, and the way out. */
export function bookCells({ career }: State, { size, page, line }: Ui): readonly MenuCell[] {
  const { lines, before, after, close } = bookOf(size);
  const fish = lines.flatMap((rect, at): readonly MenuCell[] => {
    const species = livesIn(page)[at];
    if (!species) return [];
    const found = foundOf(career.album, species.id);
    const label: Saying[] = found
      ? [{ key: `fish.${species.id}` }, { key: 'entry', values: { ...found } }]
      : [{ key: 'unknown' }];
    return [{ id: species.id, rect, label, tone: 'open', selected: at === line }];
  });
  return [...fish, tool('before', before), tool('after', after), tool('close', close)];
}

export function boards(state: State, ui: Ui): readonly Board[] {
  if (state.phase === 'shop') return [menuBoard('tool.shop', storeCells(state, ui.size))];
  return state.phase === 'journal' ? [menuBoard('tool.journal', bookCells(state, ui))] : [];
}

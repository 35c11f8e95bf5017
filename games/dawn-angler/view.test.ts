import { find, freshCollection } from '@playgrove/kit/logic/collection';
import type { CellEvent, InputEvent } from '@playgrove/kit/runtime';
import { describe, expect, it } from 'vitest';
import { dealt } from './fixtures.ts';
import { livesIn, SPECIES } from './rules/fish.ts';
import { FRESH, type State } from './rules/state.ts';
import { bookOf, storeOf } from './view/layout.ts';
import { boards } from './view/menus.ts';
import { read } from './view/read.ts';
import { createUi, type Ui } from './view/ui.ts';

const NEWCOMER = { best: {}, stars: {}, plays: 0, isNewcomer: true };
const FISH = livesIn(0).map(({ id }) => id);

/** A menu that is open, with one fish in the journal and some coins. */
function opened(phase: 'shop' | 'journal', coins = 0): { state: State; ui: Ui } {
  const { album } = find(SPECIES, freshCollection(), FISH[1] ?? '', 31);
  const purse = { ...FRESH.purse, coins };
  const { state } = dealt('menus', 0, { ...FRESH, album, purse });
  state.phase = phase;
  return { state, ui: createUi(state, NEWCOMER) };
}

const cellsOf = ({ state, ui }: ReturnType<typeof opened>) => boards(state, ui)[0]?.cells ?? [];
const on = (id: string, phase: CellEvent['phase'] = 'down'): InputEvent => ({
  kind: 'cell',
  phase,
  id,
});
const pressed = (x: number, y: number): InputEvent => ({
  kind: 'press',
  phase: 'down',
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

describe('the journal', () => {
  it('names its fish once they are caught, and its buttons', () => {
    const cells = cellsOf(opened('journal'));
    expect(cells.map(({ id }) => id)).toEqual([...FISH, 'before', 'after', 'close']);
    expect(cells.slice(0, 2).map(({ label }) => label)).toEqual([
      [{ key: 'unknown' }],
      [{ key: `fish.${FISH[1]}` }, { key: 'entry', values: { count: 1, best: 31 } }],
    ]);
  });

  it('shows the fish that the focus is on, and turns its pages around', () => {
    const { state, ui } = opened('journal');
    expect(read(on(FISH[2] ?? '', 'focus'), state, ui)).toBe('redraw');
    expect([ui.page, ui.line]).toEqual([0, 2]);
    expect(read(on('before'), state, ui)).toBe('redraw');
    expect([ui.page, ui.line]).toEqual([11, 0]);
    read(on('after'), state, ui);
    expect(ui.page).toBe(0);
    expect(read(on('close'), state, ui)).toEqual({ act: 'close' });
  });
});

describe('the shop', () => {
  it('sells what can be paid for', () => {
    const shop = opened('shop', 75);
    const open = cellsOf(shop).filter(({ disabled }) => disabled !== true);
    expect(open.map(({ id }) => id)).toEqual(['line', 'box', 'close']);
    expect(read(on('line'), shop.state, shop.ui)).toEqual({ act: 'buy', ware: 'line' });
  });

  it.each(['shop', 'journal'] as const)(
    'closes with a press outside, like the journal: %s',
    (phase) => {
      const { state, ui } = opened(phase);
      const { frame } = phase === 'shop' ? storeOf(ui.size) : bookOf(ui.size);
      expect(read(pressed(frame.x + 40, frame.y + 40), state, ui)).toBeUndefined();
      expect(read(pressed(frame.x + 40, frame.y - 40), state, ui)).toEqual({ act: 'close' });
    },
  );
});

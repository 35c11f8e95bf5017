import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { isPotion, isSmoky, keyOf, type Bottle } from '../rules/bottles.ts';
import { isWon, type State } from '../rules/state.ts';
import { backRect, layoutOf } from './layout.ts';
import { showsBack, type Ui } from './ui.ts';

/** What is in a bottle, from the top down. */
function contents(layers: Bottle, size: number): Saying[] {
  if (layers.length === 0) return [{ key: 'cell.empty', values: { size } }];
  if (isPotion(layers)) return [{ key: 'cell.potion' }, { key: `dye.${layers[0]}` }];
  return layers
    .toReversed()
    .map((layer) => ({ key: isSmoky(layer) ? `smoke.${keyOf(layer)}` : `dye.${layer}` }));
}

/** The bottles as elements: what keys and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  if (isWon(state)) return [];
  const layout = layoutOf(to, state);
  const { bottles, sizes } = state;
  const cells = bottles.map((layers, at): BoardCell => ({
    id: String(at),
    rect: layout.cells[at] ?? { x: 0, y: 0, width: 1, height: 1 },
    label: [
      { key: 'cell.bottle', values: { number: at + 1 } },
      ...contents(layers, sizes[at] ?? 0),
    ],
    selected: at === ui.picked,
  }));
  const grid: Board = { kind: 'grid', label: 'board.bottles', columns: 1, cells };
  if (!showsBack(state)) return [grid];
  const back: BoardCell = { id: 'back', rect: backRect(layout), label: { key: 'tool.back' } };
  return [grid, { kind: 'tools', label: 'board.tools', columns: 0, cells: [back] }];
}

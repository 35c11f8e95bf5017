import type { Control } from '@playgrove/kit/draw/controls';
import { choose } from '@playgrove/kit/draw/controls';
import type { Board, BoardCell, Sizes } from '@playgrove/kit/runtime';
import { BONUS_AT, DICE, ROLLS } from '../rules/boxes.ts';
import { numbers, type Input, type State } from '../rules.ts';
import { BONUS_ROW, columnRect, columnsOf, layoutOf, readingOrder, rowRect } from './layout.ts';
import { boxLabel } from './talk.ts';
import { dearest, isMine, press, sync, type Ui } from './ui.ts';

/** Dice, button and boxes as elements: fingers, keys and screen readers all reach them. */
function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  sync(state, ui);
  const layout = layoutOf(to, state);
  const mine = isMine(state);
  const dice = state.dice.map((value, die): BoardCell => {
    const isKept = ((ui.keep >> die) & 1) === 1;
    return {
      id: `d${die}`,
      rect: columnRect(layout, die),
      label: {
        key: value === 0 ? 'cell.no-die' : isKept ? 'cell.kept' : 'cell.die',
        values: { value },
      },
      selected: isKept,
      disabled: !mine,
    };
  });
  const order = readingOrder(state);
  const boxes = order.map((row): BoardCell => {
    const rect = rowRect(layout, state, row);
    if (row === BONUS_ROW) {
      const seat = state.with === 'friend' ? state.seat : 0;
      const values = { now: Math.min(BONUS_AT, numbers(state, seat)), target: BONUS_AT };
      return { id: 'bonus', rect, label: { key: 'cell.bonus', values }, disabled: true };
    }
    return {
      id: `b${row}`,
      rect,
      label: boxLabel(state, ui, row),
      selected: ui.box === row,
      disabled: !mine,
    };
  });
  const go = ui.box >= 0 ? 'button.write' : state.rolls < ROLLS ? 'button.roll' : 'button.pick';
  return [
    { kind: 'grid', label: 'board.dice', columns: DICE, cells: dice },
    {
      kind: 'tools',
      label: 'board.tools',
      columns: 1,
      cells: [
        { id: 'go', rect: layout.button, label: { key: go }, home: true, disabled: !mine },
        { id: 'log', rect: layout.log, label: { key: 'cell.log' } },
      ],
    },
    { kind: 'grid', label: 'board.pad', columns: columnsOf(order), cells: boxes },
  ];
}

/** In the first game: roll, keep a pair, roll, pick the box that pays most, write it. */
function lesson(state: State, ui: Ui): string | 'wait' | undefined {
  if (state.last !== null) return undefined;
  if (!isMine(state)) return 'wait';
  if (state.rolls === 0) return 'go';
  if (state.rolls < ROLLS) {
    if (ui.keep !== 0) return 'go';
    const best = state.dice.indexOf(Math.max(...state.dice));
    return `d${best}`;
  }
  if (ui.box >= 0) return 'go';
  return `b${dearest(state)}`;
}

export const cells: Control<State, Input, Ui> = choose<State, Input, Ui>({
  boards: boardsOf,
  press,
  teach: lesson,
});

const KEYS = ['1', '2', '3', '4', '5'];

/** The keys 1 to 5 keep dice. */
export const digits: Control<State, Input, Ui> = {
  keys: KEYS,
  read: (event, state, ui) =>
    event.kind === 'key' && event.phase === 'down' && KEYS.includes(event.key)
      ? press(`d${Number(event.key) - 1}`, state, ui)
      : undefined,
};

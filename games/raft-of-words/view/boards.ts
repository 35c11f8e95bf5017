import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { seenCells, type State } from '../rules.ts';
import { cellsOf } from '../rules/board.ts';
import { frameOf, layoutOf, lilyPoint, lilySize, MIDDLE } from './layout.ts';
import type { Ui } from './ui.ts';

const BLANK: Saying = { key: 'raft.blank' };

/** The rafts for screen readers, the wheel for keys too, and the two buttons. */
export function boardsOf(state: State, _: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const frame = frameOf(layout, state);
  const seen = seenCells(state);
  const side = lilySize(state.order.length) * 2;
  const rafts = state.slots.map((slot, at): BoardCell => {
    const { word, x, y, down } = slot;
    const [wide, high] = down ? [1, word.length] : [word.length, 1];
    const letters = cellsOf(slot).map((cell, index) =>
      seen.has(cell)
        ? { key: 'raft.letter', values: { letter: word.charAt(index).toUpperCase() } }
        : BLANK,
    );
    return {
      id: `r${at}`,
      rect: {
        x: frame.x + x * frame.cell,
        y: frame.y + y * frame.cell,
        width: wide * frame.cell,
        height: high * frame.cell,
      },
      label: [
        {
          key: down ? 'raft.down' : 'raft.across',
          values: { number: at + 1, letters: word.length },
        },
        ...letters,
      ],
      keysOnly: true,
      disabled: true,
    };
  });
  const lilies = state.order.map((lily, place): BoardCell => {
    const { x, y } = lilyPoint(layout, state, lily);
    const isSpelled = state.spelled.includes(lily);
    return {
      id: `l${lily}`,
      rect: { x: x - side / 2, y: y - side / 2, width: side, height: side },
      label: {
        key: isSpelled ? 'lily.spelled' : 'lily.letter',
        values: { letter: state.letters.charAt(lily).toUpperCase() },
      },
      keysOnly: true,
      home: place === 0,
    };
  });
  const { x, y } = layout.wheel;
  const middle: BoardCell = {
    id: 'middle',
    rect: { x: x - MIDDLE, y: y - MIDDLE, width: MIDDLE * 2, height: MIDDLE * 2 },
    label: { key: state.spelled.length > 0 ? 'tool.say' : 'tool.shuffle' },
  };
  const tank: BoardCell = {
    id: 'tank',
    rect: layout.tank,
    label: { key: 'tool.show', values: { count: state.fish } },
  };
  const wheel = [...lilies, middle];
  return [
    { kind: 'grid', label: 'board.rafts', columns: rafts.length, cells: rafts },
    { kind: 'grid', label: 'board.wheel', columns: wheel.length, cells: wheel },
    { kind: 'tools', label: 'board.tank', columns: 0, cells: [tank] },
  ];
}

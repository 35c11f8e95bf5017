import type { Board, BoardCell, Rect, Saying, Sizes } from '@playgrove/kit/runtime';
import { CHECKS, DRUMS, has, hitsOf, STEPS, usedOf, type State } from '../rules/state.ts';
import { recordsOf } from '../rules/jukebox.ts';
import { layoutOf, LISTEN, padRect, type Layout, type ToolId } from './layout.ts';
import { isHeard, type Ui } from './ui.ts';

const INK = '#2b1b4d';

/** Pads, earlier checks and tools as elements: what fingers, keys and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to, state.rows.length);
  if (state.phase !== 'play') return [];
  const isMix = state.mode === 'jukebox';
  const boards: Board[] = [
    { kind: 'grid', label: 'board.pads', columns: STEPS, cells: pads(state, layout) },
    { kind: 'tools', label: 'board.tools', columns: 0, cells: tools(state, layout, to) },
  ];
  boards.splice(1, 0, {
    kind: 'grid',
    label: isMix ? 'board.mix' : 'board.listen',
    columns: 1,
    cells: isMix ? mixers(state, layout) : listens(state, layout),
  });
  if (state.checks.length > 0)
    boards.push({
      kind: 'grid',
      label: 'board.checks',
      columns: state.checks.length,
      cells: stubs(state, ui, layout),
    });
  return boards;
}

function pads({ rows, peaks, mode }: State, layout: Layout): BoardCell[] {
  return rows.flatMap(({ mine, locked }, row) =>
    Array.from({ length: STEPS }, (_, step): BoardCell => {
      const peak = peaks[step] ?? -1;
      const on = has(mine, step);
      const label: Saying[] = [
        { key: `row.${DRUMS[row]}` },
        { key: on ? 'pad.on' : 'pad.off', values: { step: step + 1 } },
      ];
      if (mode === 'case')
        label.push(
          peak < 0 ? { key: 'pad.stained' } : { key: 'pad.peak', values: { count: peak } },
        );
      return { id: `p-${row}-${step}`, rect: padRect(layout, row, step), label, locked };
    }),
  );
}

function tools(state: State, layout: Layout, { readable }: Sizes): BoardCell[] {
  const isMix = state.mode === 'jukebox';
  const ids: readonly ToolId[] = isMix ? ['mine', 'check'] : ['case', 'mine', 'check'];
  return ids.map((id) => {
    const name = isMix ? `mix.${id}` : `tool.${id}`;
    const on = isHeard(state, id);
    return {
      id,
      rect: layout.tools[id],
      label: { key: on ? `${name}.stop` : name },
      text: { key: `${name}.short` },
      size: readable(30),
      level: 0.72,
      color: id === 'check' ? '#ffffff' : INK,
      selected: on,
    };
  });
}

function stubs({ checks }: State, ui: Ui, { stubs: places }: Layout): BoardCell[] {
  return checks.flatMap(({ right }, at) => {
    const rect = places[at];
    const total = right.reduce((sum, count) => sum + count, 0);
    const label = { key: 'stub', values: { check: at + 1, right: total } };
    return rect ? [{ id: `stub-${at}`, rect, label, selected: ui.review === at }] : [];
  });
}

/** Whether a row can be listened to alone. */
export const listenable = (state: State, row: number): boolean =>
  state.mode === 'case' &&
  !state.rows[row]?.locked &&
  (state.listened.includes(row) || usedOf(state) < CHECKS - 1);

/** Portrait screens show counts beside the name, which use up no guess. */
function nameOf({ rows, portrait, screen }: Layout, row: number): Rect {
  const strip = rows[row]?.strip ?? screen;
  return portrait ? { ...strip, width: LISTEN } : strip;
}

/** A press on a row's name plays it alone. */
function listens(state: State, layout: Layout): BoardCell[] {
  return state.rows.map((_, row) => ({
    id: `row-${row}`,
    rect: nameOf(layout, row),
    label: [
      { key: `row.${DRUMS[row]}` },
      { key: state.listened.includes(row) ? 'listen.again' : 'listen' },
    ],
    selected: state.solo === row,
    disabled: !listenable(state, row),
  }));
}

/** Jukebox: a press on a row's name puts the next record's row on. */
function mixers(state: State, layout: Layout): BoardCell[] {
  const records = recordsOf(state);
  return state.rows.map(({ mine }, row) => {
    const record = records[state.picks[row] ?? -1];
    const values = { record: record?.no ?? 0, hits: hitsOf(mine) };
    const label = [
      { key: `row.${DRUMS[row]}` },
      { key: record ? 'mixer.record' : 'mixer.own', values },
    ];
    return { id: `row-${row}`, rect: layout.rows[row]?.strip ?? layout.screen, label };
  });
}

import * as draw from '@playgrove/kit/draw';
import type { Board, BoardCell, Sizes, Surface } from '@playgrove/kit/runtime';
import { FACES } from '../rules/faces.ts';
import { shapeOf } from '../rules/shape.ts';
import { isStuck, isWon, tableOf, type State } from '../rules/state.ts';
import { frameOf, layoutOf, tileRect, type Layout } from './layout.ts';
import { pairsBack, type Ui } from './ui.ts';

type Known = {
  readonly taken: State['taken'];
  readonly layout: Layout;
  readonly picked: number | undefined;
  readonly back: number;
  readonly boards: readonly Board[];
};

const known = new WeakMap<Ui, Known>();

/** The tiles that nothing lies on, and the way back, as elements: what keys and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const back = pairsBack(state, ui);
  const { taken } = state;
  const last = known.get(ui);
  if (
    last?.taken === taken &&
    last.layout === layout &&
    last.picked === ui.picked &&
    last.back === back
  )
    return last.boards;
  const boards: Board[] = [];
  const cells = isWon(state) ? [] : tileCells(state, ui, layout);
  if (cells.length > 0) boards.push({ kind: 'grid', label: 'board.tiles', columns: 1, cells });
  if (back > 0)
    boards.push({
      kind: 'tools',
      label: 'board.tools',
      columns: 0,
      cells: [
        {
          id: 'back',
          rect: layout.back,
          label: { key: 'tool.back', values: { count: back } },
        },
      ],
    });
  known.set(ui, { taken, layout, picked: ui.picked, back, boards });
  return boards;
}

/** Those drawn last first: a press belongs to what is on top. */
function tileCells(state: State, ui: Ui, layout: Layout): BoardCell[] {
  const shape = shapeOf(state.deal.layout);
  const table = tableOf(state);
  const frame = frameOf(layout, state);
  const home = homeOf(state, ui);
  const cells: BoardCell[] = [];
  for (let place = shape.size - 1; place >= 0; place -= 1) {
    if (table.there[place] !== 1 || table.isCovered(place)) continue;
    const free = table.isFree(place);
    cells.push({
      id: `t${place}`,
      rect: tileRect(frame, shape, place),
      label: [
        { key: `face.${FACES[state.tiles[place] ?? 0] ?? ''}` },
        {
          key: !free ? 'cell.blocked' : state.fresh.includes(place) ? 'cell.fresh' : 'cell.free',
        },
        {
          key: 'cell.at',
          values: {
            row: Math.floor((shape.y[place] ?? 0) / 2) + 1,
            column: Math.floor((shape.x[place] ?? 0) / 2) + 1,
            layer: (shape.z[place] ?? 0) + 1,
          },
        },
      ],
      selected: place === ui.picked,
      home: place === home,
    });
  }
  return cells;
}

/** The free tile nearest to the last pair. */
function homeOf(state: State, ui: Ui): number | undefined {
  const { x, y } = shapeOf(state.deal.layout);
  const free = tableOf(state).free();
  const { near = free[0] ?? 0 } = ui;
  const far = (place: number): number =>
    Math.hypot((x[place] ?? 0) - (x[near] ?? 0), (y[place] ?? 0) - (y[near] ?? 0));
  return free.reduce<number | undefined>(
    (best, place) => (best === undefined || far(place) < far(best) ? place : best),
    undefined,
  );
}

/** The button's face, and why it is there; or what gold tiles are for. */
export function drawBack(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const count = pairsBack(state, ui);
  if (count === 0) {
    // Until a gold tile has been matched for the first time.
    if (state.links === 0 && state.fresh.length > 0) drawWords(to, layout, 'tip.gold');
    return;
  }
  const { x, y, width, height } = layout.back;
  to.stamp(
    `back ${width} ${height}`,
    width + 20,
    height + 30,
    (c) => draw.button(c, -width / 2, -height / 2, width, height * 0.86, '#ffd25a'),
    x + width / 2,
    y + height / 2,
  );
  // On the canvas, so that the words come and go with the button.
  draw.drawText(to.c, to.words('tool.back.short', { count }), x + width / 2, y + height * 0.42, {
    size: to.readable(layout.portrait ? 38 : 30),
    color: '#2b1b4d',
    wide: width - 24,
  });
  drawWords(to, layout, isStuck(state) ? 'back.stuck' : 'back.dead');
}

function drawWords(to: Surface, { words, portrait }: Layout, key: string): void {
  draw.drawText(to.c, to.words(key), words.x, words.y, {
    size: to.readable(portrait ? 34 : 28),
    color: '#fff6da',
    rim: '#1a1440',
    wide: words.wide,
  });
}

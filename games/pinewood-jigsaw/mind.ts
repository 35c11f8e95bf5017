import type { Mind } from '@playgrove/kit/contract';
import {
  cuttingOf,
  groupOf,
  HOME,
  homeOf,
  isEdge,
  isWhole,
  nextTo,
  TRAY,
  type Input,
  type State,
} from './rules/state.ts';

/** A piece that fits now, and where: next to what lies already, else a corner of the edge. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (state.size < 0 || isWhole(state)) return undefined;
    const cutting = cuttingOf(state);
    const loose = [...state.tray, ...state.group.keys()].filter(
      (piece) =>
        state.group[piece] === TRAY ||
        (state.group[piece] !== HOME && groupOf(state, piece).length === 1),
    );
    const others = [...state.group.keys()].filter((piece) => state.group[piece] !== HOME);
    const touches = (piece: number): boolean =>
      nextTo(cutting, piece).some((next) => state.group[next] === HOME);
    const piece =
      loose.find(touches) ?? loose.find((each) => isEdge(cutting, each)) ?? loose[0] ?? others[0];
    if (piece === undefined) return undefined;
    const home = homeOf(cutting, piece);
    return {
      say: touches(piece) ? 'hint.next' : isEdge(cutting, piece) ? 'hint.edge' : 'hint.place',
      at: [{ x: home.x + cutting.width / 2, y: home.y + cutting.height / 2 }],
      input: { act: 'put', piece, ...home },
    };
  },
};

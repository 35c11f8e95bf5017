import type { Hint, Mind } from '@playgrove/kit/contract';
import { weighed } from './bot.ts';
import { legal, type Input, type State } from './rules.ts';
import { BOARDS, linesAround } from './rules/board.ts';
import { isCornered } from './rules/missions.ts';
import { slide, type Slid } from './rules/slide.ts';

/** How each direction is written: the same in every language. */
const ARROWS = { square: ['→', '↓', '←', '↑'], hex: ['→', '↘', '↙', '←', '↖', '↗'] } as const;

/** Why a slide is good, with the cells to look at. */
type Reason = {
  readonly say: string;
  readonly value?: number;
  readonly count?: number;
  readonly cells: readonly number[];
};

/** The slide that looks best three moves ahead, and the plainest reason for it. */
function hint(state: State): Hint<Input> | undefined {
  const [best] = weighed(state, 1);
  if (!best) return undefined;
  const direction = recordInCorner(state) ?? best.direction;
  const { say, value, count, cells } = reasonFor(state, direction);
  const arrows = state.board === 'hex' ? ARROWS.hex : ARROWS.square;
  return {
    say,
    values: {
      way: arrows[direction] ?? '',
      ...(value !== undefined && { value: 2 ** value }),
      ...(count !== undefined && { count }),
    },
    at: cells.flatMap((cell) => BOARDS[state.board].cells[cell] ?? []),
    input: direction,
  };
}

/** A slide that merges the two highest tiles in a corner: nothing that looks further is plainer. */
function recordInCorner(state: State): Input | undefined {
  const lines = linesAround(state.board, state.stones);
  return legal(state).find((direction) => {
    const { tiles, merges } = slide(state, lines[direction] ?? []);
    return BOARDS[state.board].corners.some((cell) =>
      merges.some((merge) => merge.cell === cell && merge.v > state.top && tiles[cell]),
    );
  });
}

function reasonFor(state: State, direction: Input): Reason {
  const lines = linesAround(state.board, state.stones);
  const slid = slide(state, lines[direction] ?? []);
  const after = settled(state, slid);
  const { merges } = slid;
  const biggest = merges.toSorted((a, b) => b.v - a.v)[0];
  const cells = sourcesOf(state, slid);
  if (legal(state).length === 1) return { say: 'hint.only', cells };
  const well = state.wells.find((each) =>
    merges.some(({ cell, v }) => cell === each.cell && v >= each.wants),
  );
  if (well) return { say: 'hint.well', value: well.wants, cells: [well.cell] };
  if (biggest && biggest.v > state.top) {
    return { say: 'hint.record', value: biggest.v, cells };
  }
  const corner = cornerKept(state, direction);
  if (biggest && merges.length > 1) {
    const say = corner === undefined ? 'hint.merges' : 'hint.merges-corner';
    return { say, count: merges.length, value: biggest.v, cells };
  }
  if (corner !== undefined) return { say: 'hint.corner', value: state.top, cells: [corner] };
  const pair = newPair(state, after);
  if (pair && (!biggest || pair.v >= biggest.v)) {
    return { say: 'hint.pair', value: pair.v, cells: pair.cells };
  }
  if (biggest) return { say: 'hint.merge', value: biggest.v, cells };
  return { say: 'hint.order', cells: [] };
}

/** Where the tiles lie that a slide merges. */
function sourcesOf(state: State, { tiles }: Slid): number[] {
  const ids = tiles.flatMap((tile) => tile?.merged ?? []);
  return state.tiles.flatMap((tile, cell) => (tile && ids.includes(tile.id) ? [cell] : []));
}

function settled(state: State, { tiles }: Slid): State {
  return { ...state, tiles };
}

/** The corner where the highest tile stays, while some other slide would move it out. */
function cornerKept(state: State, direction: Input): number | undefined {
  if (!isCornered(state)) return undefined;
  const lines = linesAround(state.board, state.stones);
  const keeps = (way: Input): boolean => isCornered(settled(state, slide(state, lines[way] ?? [])));
  if (!keeps(direction) || legal(state).every(keeps)) return undefined;
  const { tiles } = slide(state, lines[direction] ?? []);
  return BOARDS[state.board].corners.find((cell) => tiles[cell]?.v === state.top);
}

/** The highest pair of neighbors that a slide brings together. */
function newPair(
  before: State,
  after: State,
): { readonly v: number; readonly cells: readonly number[] } | undefined {
  const found = pairAfter(before, after);
  if (!found) return undefined;
  const ids = found.cells.map((cell) => after.tiles[cell]?.id);
  const cells = before.tiles.flatMap((tile, cell) => (tile && ids.includes(tile.id) ? [cell] : []));
  return { v: found.v, cells };
}

function pairAfter(
  before: State,
  after: State,
): { v: number; cells: readonly number[] } | undefined {
  const old = new Set(pairsOf(before).map(({ ids }) => ids));
  return pairsOf(after)
    .filter(({ ids }) => !old.has(ids))
    .toSorted((a, b) => b.v - a.v)[0];
}

function pairsOf(
  state: State,
): { readonly ids: string; readonly v: number; readonly cells: readonly number[] }[] {
  const lines = linesAround(state.board, state.stones);
  // The other half of the directions are these backward.
  return lines.slice(0, lines.length / 2).flatMap((way) =>
    way.flatMap((line) => {
      const pairs = [];
      let last: number | undefined;
      for (const cell of line) {
        const tile = state.tiles[cell];
        const other = last === undefined ? undefined : state.tiles[last];
        if (!tile) continue;
        if (other && last !== undefined && other.v === tile.v) {
          const ids = [other.id, tile.id].toSorted((a, b) => a - b).join(' ');
          pairs.push({ ids, v: tile.v, cells: [last, cell] });
        }
        last = cell;
      }
      return pairs;
    }),
  );
}

export const mind: Mind<State, Input> = { hint };

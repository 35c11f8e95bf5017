import { BOARDS } from './board.ts';
import type { State } from './state.ts';

/** The board as characters: `#` a stone, `(16)` a well that wants 16, `~` where the wind blows. */
export function picture(state: State): string {
  const { cells, name } = BOARDS[state.board];
  const rows = new Map<number, string[]>();
  for (const [index, cell] of cells.entries()) {
    const row = rows.get(cell.y) ?? [];
    row.push(signOf(state, index).padStart(6));
    rows.set(cell.y, row);
  }
  const lines = [...rows.values()].map((row) =>
    row.join('').padStart(name === 'hex' ? 15 + row.length * 3 : 0),
  );
  const { score, moves, trek, wind, camped } = state;
  const facts = [
    `score ${score}`,
    `moves ${moves}${trek ? ` of ${trek.moves} for ${2 ** trek.goal}` : ''}`,
    ...(wind ? [`wind in ${wind.moves}`] : []),
    ...(camped ? ['camped'] : []),
  ];
  return `${lines.join('\n')}\n${facts.join(', ')}`;
}

function signOf(state: State, index: number): string {
  const tile = state.tiles[index];
  if (tile) return String(2 ** tile.v);
  if (state.stones.includes(index)) return '#';
  const well = state.wells.find(({ cell }) => cell === index);
  if (well) return `(${2 ** well.wants})`;
  if (state.wind?.cell === index) return '~';
  return '.';
}

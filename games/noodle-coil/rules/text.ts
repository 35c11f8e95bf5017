import { trayFor } from '../levels.ts';
import { KINDS, type ArenaState, type GridState, type State } from './types.ts';

/** Initials of toppings, for boards as characters. */
const LETTERS = KINDS.map((kind) => kind.charAt(0));

export function textOf(state: State): string {
  return state.mode === 'grid' ? gridText(state) : arenaText(state);
}

function gridText(state: GridState): string {
  const tray = trayFor(state.level);
  const { width, size } = tray.grid;
  const cells = Array.from({ length: size }, (_, cell): string =>
    tray.blocks.has(cell) ? '#' : '.',
  );
  for (const { cell, kind } of state.food) cells[cell] = LETTERS[kind] ?? '?';
  for (const cell of state.body) cells[cell] = 'o';
  cells[state.body[0] ?? 0] = '^>v<'.charAt(state.way);
  const rows = cells.join('').match(new RegExp(`.{${width}}`, 'g')) ?? [];
  const { score, eaten, coiled, age, end } = state;
  const fate = end ? ` bit ${end.by}` : state.won ? ' won' : '';
  return [
    `${state.level < 0 ? 'classic' : `level ${state.level + 1}`} score ${score} eaten ${eaten} coiled ${coiled} tick ${age}${fate}`,
    ...rows,
  ].join('\n');
}

function arenaText(state: ArenaState): string {
  const { score, eaten, coiled, felled, age, end, noodles } = state;
  return [
    `arena length ${noodles[0].size} score ${score} eaten ${eaten} coiled ${coiled} felled ${felled} tick ${age}${end ? ` bit ${end.who ?? end.by}` : ''}`,
    ...noodles.map(({ mind, x, y, heading, size, away }) =>
      away > 0 ? `${mind} away ${away}` : `${mind} ${size} @${x},${y} ${heading}`,
    ),
    `food ${state.food.map(({ kind }) => LETTERS[kind]).join('')}`,
  ].join('\n');
}

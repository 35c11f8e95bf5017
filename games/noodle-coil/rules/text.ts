import { trayFor } from '../levels.ts';
import { BOWL } from './food.ts';
import { KINDS, type ArenaState, type GridState, type State } from './types.ts';

/** Initials of toppings, for boards as characters. */
const LETTERS = KINDS.map((kind) => kind.charAt(0));
/** World units that one character of the arena stands for. */
const ACROSS = 60;

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
  const across = Math.ceil((2 * BOWL) / ACROSS);
  const cells = Array.from({ length: across }, () => Array.from({ length: across }, () => ' '));
  const put = (x: number, y: number, letter: string): void => {
    const row = cells[Math.floor((y + BOWL) / ACROSS)];
    const column = Math.floor((x + BOWL) / ACROSS);
    if (row && column >= 0 && column < across) row[column] = letter;
  };
  for (const { x, y } of state.food) put(x, y, '.');
  for (const noodle of state.noodles) {
    if (noodle.away > 0) continue;
    const letter = noodle.id === 0 ? 'o' : String(noodle.id);
    for (let at = 0; at < noodle.path.length; at += 2)
      put(noodle.path[at] ?? 0, noodle.path[at + 1] ?? 0, letter);
    put(noodle.x, noodle.y, noodle.id === 0 ? '@' : noodle.mind.charAt(0).toUpperCase());
  }
  const { score, eaten, coiled, felled, age, end, noodles } = state;
  return [
    `arena length ${noodles[0].size} score ${score} eaten ${eaten} coiled ${coiled} felled ${felled} tick ${age}${end ? ` bit ${end.who ?? end.by}` : ''}`,
    ...cells.map((row) => row.join('').trimEnd()),
  ].join('\n');
}

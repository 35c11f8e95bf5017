import type { Run } from '@playgrove/kit/logic/gridboard';
import type { Hatch } from './strike.ts';
import { BURST, COLUMN, QUEEN, ROW, type State } from './state.ts';

/**
 * What long matches leave behind, by cell: four in a line a bee that flies along it, lines that cross
 * a bumblebee, five in a line a queen. It sits where the player's hand was, or in the middle.
 */
export function hatchings(
  state: State,
  lines: readonly Run[],
  swapped: readonly number[],
): Map<number, Hatch> {
  const found = new Map<number, Hatch>();
  for (const group of crossing(lines)) {
    const longest = Math.max(...group.map(({ cells }) => cells.length));
    const [first] = group;
    if (!first || (longest < 4 && group.length === 1)) continue;
    const cells = group.flatMap((line) => line.cells);
    const shared = cells.filter((cell, index) => cells.indexOf(cell) !== index);
    const middle = first.cells[Math.floor((first.cells.length - 1) / 2)] ?? first.cells[0] ?? 0;
    const spot = [
      ...swapped.filter((cell) => cells.includes(cell)),
      ...shared,
      middle,
      ...cells,
    ].find((cell) => state.vine[cell] === 0 && state.power[cell] === 0 && !found.has(cell));
    if (spot === undefined) continue;
    if (longest >= 5) found.set(spot, { kind: QUEEN, power: 0 });
    else if (group.length > 1) found.set(spot, { kind: first.kind, power: BURST });
    else found.set(spot, { kind: first.kind, power: first.along === 'row' ? ROW : COLUMN });
  }
  return found;
}

/** Lines of one kind that share a cell belong together. */
function crossing(lines: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const line of lines) {
    const touching = groups.filter((group) =>
      group.some(({ cells }) => cells.some((cell) => line.cells.includes(cell))),
    );
    const [home] = touching;
    if (!home) {
      groups.push([line]);
      continue;
    }
    home.push(line);
    for (const other of touching.slice(1)) {
      home.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups;
}

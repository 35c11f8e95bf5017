import { landing, MINE, other, POP, THEIRS, threats, type Side } from './board.ts';
import { RIVALS } from './rivals.ts';
import type { State } from './state.ts';

/** Said aloud: a message key, and the cell that it is about. */
export type Said = { readonly key: string; readonly cell?: number };

/** Lines of each squirrel for calm moments. */
const LINES = 2;
/** The first ones point at what they see, the others keep the place to themselves. */
const POINTS = 3;

/** What the squirrel on the branch says. */
export function speech(state: State): Said {
  const { rival, end, turn, moves, winner, first, within } = state;
  const friend = rival === 'friend';
  if (end === 'line') {
    if (friend) return { key: 'muse.over' };
    if (rival === 'puzzle') return { key: winner === MINE ? 'muse.solved' : 'muse.missed' };
    return { key: `muse.${rival}.${winner === MINE ? 'lost' : 'won'}` };
  }
  if (end !== null) return { key: end === 'slow' ? 'muse.missed' : 'muse.draw' };
  if (friend) return { key: `muse.${turn === MINE ? 'red' : 'green'}` };
  if (rival === 'puzzle') return { key: `muse.puzzle-${within - Math.ceil(moves / 2)}` };
  if (moves === 0) return { key: first === MINE ? `muse.${rival}.hello` : 'muse.begins' };
  if (turn === THEIRS) return seen(state, MINE) ?? { key: `muse.${rival}.thinks` };
  const tells = RIVALS.indexOf(rival) < POINTS;
  const threat = seen(state, THEIRS) ?? seen(state, MINE) ?? blocked(state) ?? waiting(state);
  if (threat) return tells ? threat : { key: threat.key };
  return { key: `muse.${rival}.${1 + (Math.floor(moves / 4) % LINES)}` };
}

/** A line that `side` could close now. */
function seen(state: State, side: Side): Said | undefined {
  const cells = threats(state, side);
  const [cell] = cells;
  if (cell === undefined) return undefined;
  const whose = side === THEIRS ? 'mine' : 'yours';
  return { key: `muse.${whose}${cells.length > 1 ? '-two' : ''}`, cell };
}

/** Whether the squirrel's last apple has just closed a gap of the player's. */
function blocked({ rule, cells, last }: State): Said | undefined {
  if (!last || last.move >= POP) return undefined;
  const before = cells.with(last.cell, 0);
  const at = { rule, cells: before, turn: last.side };
  return threats(at, other(last.side)).includes(last.cell)
    ? { key: 'muse.blocked', cell: last.cell }
    : undefined;
}

/** A cell above a free one, in which the squirrel would win. */
function waiting({ rule, cells }: State): Said | undefined {
  for (let column = 0; column * 6 < cells.length; column += 1) {
    const under = landing(cells, column);
    if (under === undefined || landing(cells.with(under, MINE), column) === undefined) continue;
    const at = { rule, cells: cells.with(under, MINE), turn: THEIRS } as const;
    if (threats(at, THEIRS).includes(under + 1)) return { key: 'muse.waits', cell: under + 1 };
  }
  return undefined;
}

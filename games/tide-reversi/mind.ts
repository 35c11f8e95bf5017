import { think } from '@playgrove/kit/logic/boardai';
import type { Hint, Mind } from '@playgrove/kit/contract';
import { CORNERS, EMPTY, count, flips, legal, other } from './rules/board.ts';
import { chosen, perfect } from './rules/rivals.ts';
import { DECIDED, seaOf, TASTELESS } from './rules/sea.ts';
import { pointOf, rules, type Input, type State } from './rules.ts';

/** Hints read the game to its end from this many open cells. */
const READS = 10;
const READING = { nodes: 400_000 };
/** A move that leaves the other side this few is a squeeze; one that turns this few is quiet. */
const SQUEEZE = 3;
const QUIET = 2;

function rival(state: State): Input | undefined {
  if (!rules.waits?.(state)) return undefined;
  const { rival: name, cells, turn, salt } = state;
  if (name === 'friend') return undefined;
  return name === 'perfect' ? perfect(cells, turn) : chosen(name, cells, turn, salt);
}

/** The octopus's own choice, with the plainest reason that holds for it. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  const { cells, turn } = state;
  if (count(cells, EMPTY) <= READS) {
    const thought = think(TASTELESS, seaOf(cells, turn), READING);
    if (thought?.sure) {
      const lead = Math.round(thought.value / DECIDED);
      const say = lead > 0 ? 'hint.wins' : lead === 0 ? 'hint.levels' : 'hint.least';
      return advice(thought.move, say, { lead: Math.abs(lead) });
    }
  }
  const cell = chosen('octopus', cells, turn, state.salt);
  if (cell === undefined) return undefined;
  const turned = flips(cells, cell, turn);
  const next = [...cells];
  for (const each of [cell, ...turned]) next[each] = turn;
  const left = legal(next, other(turn)).length;
  if (CORNERS.includes(cell)) return advice(cell, 'hint.corner');
  if (left === 0) return advice(cell, 'hint.stuck');
  if (left <= SQUEEZE) return advice(cell, 'hint.squeeze', { left });
  if (turned.length <= QUIET) return advice(cell, 'hint.quiet', { turned: turned.length });
  return advice(cell, 'hint.strong', { turned: turned.length });
}

function advice(
  input: number,
  say: string,
  values: Readonly<Record<string, number>> = {},
): Hint<Input> {
  return { say, values, at: [pointOf(input)], input };
}

export const mind: Mind<State, Input> = { rival, hint };

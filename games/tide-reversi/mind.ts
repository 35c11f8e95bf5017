import { compare, think } from '@playgrove/kit/logic/boardai';
import type { Hint, Mind, Mistake } from '@playgrove/kit/contract';
import { CELLS, CORNERS, EMPTY, count, flips, legal, other } from './rules/board.ts';
import { chosen, OCTOPUS, perfect } from './rules/rivals.ts';
import { DECIDED, seaOf, TASTELESS } from './rules/sea.ts';
import { pointOf, rules, type Input, type State } from './rules.ts';

/** Hints read the game to its end from this many open cells. */
const READS = 10;
const READING = { nodes: 400_000 };
/** A game looked back at: positions for each move. */
const REREADS = { nodes: 8000, depth: 6 };
/** In the octopus's measure, where a corner is about 100: a shell at the end, a win that was lost. */
const SHELL = 10;
const TURNED = 100;
const WORTH_A_WORD = 50;
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
  return cell === undefined ? undefined : strong(state, cell);
}

/** A strong move, with what is plain about it. */
function strong({ cells, turn }: State, cell: number): Hint<Input> {
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

/** What a move gave away as the octopus sees it; near the end, in shells. */
function mistake(state: State, input: Input): Mistake<Input> | undefined {
  const { rival: name, cells, turn } = state;
  if (name === 'friend' || name === 'perfect') return undefined;
  const isEnd = count(cells, EMPTY) <= READS;
  const game = isEnd ? TASTELESS : OCTOPUS;
  const read = compare(game, seaOf(cells, turn), input % CELLS, isEnd ? READING : REREADS);
  if (!read) return undefined;
  const { best } = read;
  const lost = isEnd ? (read.lost / DECIDED) * SHELL : read.lost;
  // A lead that was thrown away is worse than a narrower win.
  const turns = isEnd && best.value > 0 && best.value <= read.lost ? TURNED : 0;
  return lost + turns < WORTH_A_WORD
    ? undefined
    : { lost: lost + turns, better: strong(state, best.move) };
}

export const mind: Mind<State, Input> = { rival, hint, mistake };

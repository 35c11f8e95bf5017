import type { Json, Result } from '@playgrove/kit/contract';
import { freshBoard, parseBoard, type MissionBoard } from '@playgrove/kit/logic/missions';
import { BOARD_NAMES, type BoardName } from './board.ts';
import { CHARMS } from './charms.ts';
import { AT_A_TIME, LADDERS, marksOf } from './missions.ts';

/** What a player carries from game to game. */
export type Carried = {
  /** The exponent of the highest tile ever, by board; 0 before the first game. */
  readonly tops: Readonly<Record<BoardName, number>>;
  /** Camps made, on all boards. */
  readonly camps: number;
  readonly charm: number;
  readonly ladders: Readonly<Record<BoardName, MissionBoard>>;
};

const byBoard = <T>(of: (name: BoardName) => T): Readonly<Record<BoardName, T>> =>
  Object.fromEntries(BOARD_NAMES.map((name) => [name, of(name)])) as Record<BoardName, T>;

export const FRESH: Carried = {
  tops: byBoard(() => 0),
  camps: 0,
  charm: 0,
  ladders: byBoard((name) => freshBoard(LADDERS[name], AT_A_TIME)),
};

/** No exponent on 25 cells is higher. */
const HIGHEST = 27;

/** How many charms are open: they open in their order. */
export function openCharms({ ladders }: Pick<Carried, 'ladders'>): number {
  const marks = marksOf(ladders);
  return CHARMS.filter((charm) => charm.marks <= marks).length;
}

/** Storage is a stranger: what is malformed is refused by name. */
export function parseCarried(raw: Json): Result<Carried> {
  if (!isObject(raw)) return wrong('expected an object');
  const { tops, camps, charm, ladders } = raw;
  if (!isCount(camps)) return wrong(`camps: expected a count, got ${JSON.stringify(camps)}`);
  if (!isObject(tops)) return wrong('tops: expected an object');
  if (!isObject(ladders)) return wrong('ladders: expected an object');
  const heights: Partial<Record<BoardName, number>> = {};
  const read: Partial<Record<BoardName, MissionBoard>> = {};
  for (const name of BOARD_NAMES) {
    const top = tops[name];
    if (!isCount(top) || top > HIGHEST) {
      return wrong(`tops.${name}: expected 0 to ${HIGHEST}, got ${JSON.stringify(top)}`);
    }
    heights[name] = top;
    const board = parseBoard(LADDERS[name], ladders[name], AT_A_TIME);
    if (!board.ok) return wrong(`ladders.${name}: ${board.error}`);
    read[name] = board.value;
  }
  const value = {
    tops: heights as Record<BoardName, number>,
    camps,
    ladders: read as Record<BoardName, MissionBoard>,
  };
  if (!isCount(charm) || charm >= openCharms(value)) {
    return wrong(`charm: expected an open one, got ${JSON.stringify(charm)}`);
  }
  return { ok: true, value: { ...value, charm } };
}

function isObject(raw: Json | undefined): raw is { readonly [key: string]: Json } {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isCount(raw: Json | undefined): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0;
}

function wrong(error: string): { ok: false; error: string } {
  return { ok: false, error: `career: ${error}` };
}

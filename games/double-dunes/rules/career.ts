import type { Json, Result } from '@playgrove/kit/contract';
import { clamped, lenient, whole, type Parser } from '@playgrove/kit/core/parse';
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

/** A charm that asks for more marks than it did stays with the player who wears it. */
export const parseCarried: (raw: Json) => Result<Carried> = lenient(
  {
    tops: lenient(
      byBoard(() => clamped(0, HIGHEST)),
      FRESH.tops,
    ),
    camps: clamped(0, Number.MAX_SAFE_INTEGER),
    charm: whole(0, CHARMS.length - 1),
    ladders: lenient(
      byBoard(
        (name): Parser<MissionBoard> =>
          (raw) =>
            parseBoard(LADDERS[name], raw, AT_A_TIME),
      ),
      FRESH.ladders,
    ),
  },
  FRESH,
);

import type { Json, Result } from '@playgrove/kit/contract';
import { clamped, lenient, type Parser } from '@playgrove/kit/core/parse';
import { freshBoard, parseBoard, type MissionBoard } from '@playgrove/kit/logic/missions';
import { BOARD_NAMES, type BoardName } from './board.ts';
import { AT_A_TIME, LADDERS } from './missions.ts';

/** What a player carries from game to game. */
export type Carried = {
  /** The exponent of the highest tile ever, by board; 0 before the first game. */
  readonly tops: Readonly<Record<BoardName, number>>;
  /** Camps made, on all boards. */
  readonly camps: number;
  readonly ladders: Readonly<Record<BoardName, MissionBoard>>;
};

const byBoard = <T>(of: (name: BoardName) => T): Readonly<Record<BoardName, T>> =>
  Object.fromEntries(BOARD_NAMES.map((name) => [name, of(name)])) as Record<BoardName, T>;

export const FRESH: Carried = {
  tops: byBoard(() => 0),
  camps: 0,
  ladders: byBoard((name) => freshBoard(LADDERS[name], AT_A_TIME)),
};

/** No exponent on 25 cells is higher. */
const HIGHEST = 27;

export const parseCarried: (raw: Json) => Result<Carried> = lenient(
  {
    tops: lenient(
      byBoard(() => clamped(0, HIGHEST)),
      FRESH.tops,
    ),
    camps: clamped(0, Number.MAX_SAFE_INTEGER),
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

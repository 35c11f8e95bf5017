import type { BoardGame, ChanceGame } from './game.ts';

const flip = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/**
 * One to three from a heap; the player who takes the last wins. Lost for the side to move exactly
 * at multiples of four.
 */
export type Heap = { readonly left: number; readonly mover: 0 | 1 };
export const takeAway: BoardGame<Heap, number> = {
  mover: ({ mover }) => mover,
  moves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
  after: ({ left, mover }, take) => ({ left: left - take, mover: flip(mover) }),
  worth: ({ left, mover }) => (left > 0 ? 0 : mover === 0 ? -1 : 1),
  key: ({ left, mover }) => left * 2 + mover,
};

/** Three in a row on nine cells of `.`, `0` and `1`: a draw between good players. */
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const hasLine = (board: string, side: string): boolean =>
  LINES.some((line) => [...line].every((cell) => board[Number(cell)] === side));
const counted = (board: string, sign: string): number => board.split(sign).length - 1;
const moverOf = (board: string): 0 | 1 => (counted(board, '0') === counted(board, '1') ? 0 : 1);
export const threeInARow: BoardGame<string, number> = {
  mover: moverOf,
  moves: (board) =>
    hasLine(board, '0') || hasLine(board, '1')
      ? []
      : [...board].flatMap((sign, cell) => (sign === '.' ? [cell] : [])),
  after: (board, cell) => `${board.slice(0, cell)}${moverOf(board)}${board.slice(cell + 1)}`,
  worth: (board) => Number(hasLine(board, '0')) - Number(hasLine(board, '1')),
  key: (board) => board,
};

/**
 * Coins in a row; one or two are taken from the left, and a pair of equal coins earns another turn.
 * Worth is side 0's coins minus side 1's.
 */
export type Row = {
  readonly coins: readonly number[];
  readonly mover: 0 | 1;
  readonly lead: number;
};
export const coins: BoardGame<Row, number> = {
  mover: ({ mover }) => mover,
  moves: (row) => [1, 2].filter((take) => take <= row.coins.length),
  after({ coins: row, mover, lead }, take) {
    const sum = row.slice(0, take).reduce((total, coin) => total + coin, 0);
    const again = take === 2 && row[0] === row[1];
    return {
      coins: row.slice(take),
      mover: again ? mover : flip(mover),
      lead: lead + (mover === 0 ? sum : -sum),
    };
  },
  worth: ({ lead }) => lead,
  key: ({ coins: row, mover, lead }) => `${row.join()} ${mover} ${lead}`,
};

/**
 * A die is thrown up to `throws` times; after each throw the player may stop. Worth is what shows.
 * With one throw it is 3.5 on average, with two 4.25, with three 14/3.
 */
export type Die = { readonly shows: number; readonly throws: number; readonly stopped: boolean };
export const keepOrThrow: ChanceGame<Die, 'keep' | 'throw'> = {
  mover: () => 0,
  moves: ({ shows, throws, stopped }) =>
    stopped || shows === 0 ? [] : throws > 0 ? ['keep', 'throw'] : ['keep'],
  after: (die, move) => (move === 'keep' ? { ...die, stopped: true } : { ...die, shows: 0 }),
  worth: ({ shows }) => shows,
  chances: ({ shows, throws }) =>
    shows > 0
      ? []
      : [1, 2, 3, 4, 5, 6].map((face) => ({
          part: 1 / 6,
          to: { shows: face, throws: throws - 1, stopped: false },
        })),
};

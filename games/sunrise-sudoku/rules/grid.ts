/** Cells are numbered along rows from the top left, 0 to 80. Digits are 1 to 9; 0 is an empty cell. */
export const CELLS = 81;
/** Bit d − 1 stands for digit d. */
export const ALL = 0b111111111;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number =>
  Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** What must hold every digit once: rows are 0 to 8, columns 9 to 17, boxes 18 to 26. */
export const UNITS: readonly (readonly number[])[] = [
  ...range(9).map((row) => range(9).map((place) => row * 9 + place)),
  ...range(9).map((column) => range(9).map((place) => place * 9 + column)),
  ...range(9).map((box) => range(CELLS).filter((cell) => boxOf(cell) === box)),
];

/** By cell: its row, column and box. */
export const UNITS_OF: readonly (readonly [number, number, number])[] = range(CELLS).map((cell) => [
  rowOf(cell),
  9 + columnOf(cell),
  18 + boxOf(cell),
]);

/** By cell: the twenty others in its units. */
export const PEERS: readonly (readonly number[])[] = range(CELLS).map((cell) => [
  ...new Set(UNITS_OF[cell]?.flatMap((unit) => UNITS[unit] ?? []).filter((one) => one !== cell)),
]);

const SEES: readonly ReadonlySet<number>[] = PEERS.map((peers) => new Set(peers));

/** Whether two cells share a unit. */
export const sees = (a: number, b: number): boolean => SEES[a]?.has(b) === true;

export const bitOf = (digit: number): number => 1 << (digit - 1);

/** The digits of a mask, smallest first. */
export function digitsOf(mask: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & bitOf(digit));
}

/** By cell: the digits that no cell seen from it holds; 0 for a filled cell. */
export function candidatesOf(values: readonly number[]): number[] {
  return values.map((value, cell) => {
    if (value !== 0) return 0;
    let mask = ALL;
    for (const peer of PEERS[cell] ?? []) {
      const held = values[peer] as number;
      if (held !== 0) mask &= ~bitOf(held);
    }
    return mask;
  });
}

/** `53..7…` or with 0 for empty cells. */
export const toValues = (text: string): number[] =>
  Array.from(text, (sign) => (sign >= '1' && sign <= '9' ? Number(sign) : 0));

export const toText = (values: readonly number[]): string =>
  values.map((value) => (value === 0 ? '.' : String(value))).join('');

/** The picture and the table around it, in units: whole numbers, so that every engine agrees. */
export const WIDTH = 2400;
export const HEIGHT = 1800;
/** The table goes on this far around the frame. */
export const MARGIN = 600;
export const TABLE_WIDTH = WIDTH + MARGIN * 2;
export const TABLE_HEIGHT = HEIGHT + MARGIN * 2;

/** Columns and rows; all divide the picture without a rest. */
export const SIZES = [
  { columns: 4, rows: 3, stars: 1 },
  { columns: 6, rows: 4, stars: 1 },
  { columns: 8, rows: 6, stars: 2 },
  { columns: 12, rows: 8, stars: 2 },
  { columns: 15, rows: 10, stars: 3 },
  { columns: 20, rows: 15, stars: 3 },
] as const;
export const MAX_PIECES = 300;

/** Groups are named after one of their pieces; these two are none. */
export const TRAY = -1;
export const HOME = -2;

export type Params = {
  /** Which picture; −1 draws one, for the day. */
  readonly picture: number;
  /** Which of `SIZES`; −1 lets the player choose. */
  readonly size: number;
};

export type State = {
  picture: number;
  /** Which of `SIZES`; −1 until the player has chosen. */
  size: number;
  /** What the edges are cut from. */
  cut: number;
  /** Pieces that are not on the table yet, in the order of the tray. */
  tray: number[];
  /** By piece: `TRAY`, `HOME`, or the group that it belongs to. */
  group: number[];
  /** By piece: how far it is from its place in the frame. All pieces of a group agree. */
  x: number[];
  y: number[];
  /** By piece: quarter turns that it lies turned. Groups of two and more are the right way up. */
  turn: number[];
  /** By piece: 1 once it was put down without a click. */
  tried: number[];
  /** Pieces that clicked on their first try. */
  clean: number;
  /** Clicks in a row. */
  streak: number;
  /** 1 once the edge was complete. */
  edged: number;
  /** Pictures that were finished before this one. */
  done: number;
};

export type Input =
  | { readonly act: 'cut'; readonly size: number; readonly turned: 0 | 1 }
  /** The piece's upper left corner, in units of the table; its group comes along. */
  | { readonly act: 'put'; readonly piece: number; readonly x: number; readonly y: number }
  | { readonly act: 'turn'; readonly piece: number }
  | { readonly act: 'stow'; readonly piece: number };

export type Cutting = {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  /** Of a piece, in units, without its tabs. */
  readonly width: number;
  readonly height: number;
  /** How near edges must come to click, in units. */
  readonly magnet: number;
};

/** A part of the shorter side of a piece. */
const MAGNET = 0.2;

const CUTTINGS = SIZES.map(({ columns, rows }): Cutting => {
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  const magnet = Math.floor(Math.min(width, height) * MAGNET);
  return { columns, rows, count: columns * rows, width, height, magnet };
});
const NONE: Cutting = { columns: 1, rows: 1, count: 0, width: WIDTH, height: HEIGHT, magnet: 0 };

export const cuttingOf = ({ size }: Pick<State, 'size'>): Cutting => CUTTINGS[size] ?? NONE;

/** The upper left corner of a piece's place in the frame. */
export function homeOf(
  { columns, width, height }: Cutting,
  piece: number,
): { x: number; y: number } {
  return {
    x: MARGIN + (piece % columns) * width,
    y: MARGIN + Math.floor(piece / columns) * height,
  };
}

/** The upper left corner of a piece on the table. */
export function placeOf(state: State, piece: number): { x: number; y: number } {
  const home = homeOf(cuttingOf(state), piece);
  return { x: home.x + (state.x[piece] ?? 0), y: home.y + (state.y[piece] ?? 0) };
}

/** The up to four pieces next to a piece. */
export function nextTo({ columns, count }: Cutting, piece: number): readonly number[] {
  const column = piece % columns;
  const around: number[] = [];
  if (column > 0) around.push(piece - 1);
  if (column < columns - 1) around.push(piece + 1);
  if (piece >= columns) around.push(piece - columns);
  if (piece + columns < count) around.push(piece + columns);
  return around;
}

export const isEdge = (cutting: Cutting, piece: number): boolean =>
  nextTo(cutting, piece).length < 4;

/** The pieces that move with a piece. */
export function groupOf({ group }: State, piece: number): readonly number[] {
  const own = group[piece];
  if (own === undefined || own === TRAY) return [piece];
  return group.flatMap((other, each) => (other === own ? [each] : []));
}

/** Pieces that are joined to a neighbor or lie in the frame. */
export function joinedOf({ group }: State): number {
  const sizes = new Map<number, number>();
  for (const each of group) sizes.set(each, (sizes.get(each) ?? 0) + 1);
  let joined = 0;
  for (const [name, size] of sizes)
    if (name === HOME || (name !== TRAY && size > 1)) joined += size;
  return joined;
}

/** Whether all pieces are one group, in the frame or beside it. */
export const isWhole = ({ group }: State): boolean =>
  group.length > 0 && group[0] !== TRAY && group.every((each) => each === group[0]);

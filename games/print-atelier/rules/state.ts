/** The side of the tile, in its own units. */
export const SIDE = 256;

export const MOTIFS = [
  'dot',
  'daisy',
  'leaf',
  'heart',
  'star',
  'moon',
  'drop',
  'lemon',
  'fish',
  'butterfly',
  'diamond',
  'shell',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** A stamp, or the brush, which draws lines. */
export type Tool = Motif | 'brush';
export const TOOLS: readonly Tool[] = [...MOTIFS, 'brush'];

/** Half the width of a stamp, by size. */
export const RADII = [18, 29, 44] as const;
/** Half the width of a line, by size. */
export const WIDTHS = [4, 7, 11] as const;
/** A brush holds ink for a line this long. */
export const LONGEST = 260;
/** Points of the longest line. */
export const MAX_POINTS = 40;

/** How a mark repeats inside the tile. */
export const MIRRORS = ['plain', 'drop', 'mirror', 'four', 'turn'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Something printed on the tile. */
export type Mark = {
  readonly tool: Tool;
  /** An index into the brief's inks. */
  readonly ink: number;
  readonly size: number;
  /** x and y in turn; one point for a stamp. */
  readonly points: readonly number[];
};

export type Params = {
  /** An index into the briefs; −1 is the free atelier. */
  readonly brief: number;
};

export type State = {
  readonly brief: number;
  marks: readonly Mark[];
  /** Marks that can still be printed. */
  drops: number;
  /** Free atelier: cloth and mirror are chosen. */
  fabric: number;
  mirror: number;
  phase: 'work' | 'shown';
  /** Ticks of the show that are left. */
  rest: number;
};

export type Input =
  | ({ readonly act: 'print' } & Mark)
  | { readonly act: 'undo' }
  | { readonly act: 'cloth'; readonly fabric: number; readonly mirror: number }
  | { readonly act: 'cut' };

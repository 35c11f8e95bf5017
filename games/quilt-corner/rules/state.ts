/** A patch in the hand: its form and its fabric. */
export type Held = { readonly shape: number; readonly fabric: number };

export type GoalKind = 'lines' | 'buttons' | 'motifs' | 'endless';

export type Params = {
  /** Which quest of `QUESTS`. */
  readonly quest: number;
  /** How many patches there are; 0 without end. */
  readonly patches: number;
};

/** The last patch that was sewn on and what it did, for the picture. */
export type Last = Held & {
  readonly slot: number;
  readonly at: number;
  readonly lines: readonly number[];
  /** Cell and distance from a line, flat: pairs. */
  readonly swept: readonly number[];
  readonly dealt: boolean;
};

export type State = {
  quest: number;
  goal: GoalKind;
  target: number;
  /** Lines, buttons or motifs so far, as the goal counts. */
  done: number;
  /** By cell: its fabric, or empty, or a hole. */
  cells: number[];
  /** By cell: 1 where a button is sewn on. */
  buttons: number[];
  /** Three slots; null where the patch has been used. */
  hand: (Held | null)[];
  /** How many fabrics come, and how many of a hundred patches are large. */
  fabrics: number;
  large: number;
  /** Patches given, and left with those in the hand; 0 without end. */
  patches: number;
  left: number;
  placed: number;
  score: number;
  /** Stitches in a row, and the patches that may pass until it breaks. */
  combo: number;
  thread: number;
  lines: number;
  motifs: number;
  best: number;
  /** No patch in the hand fits anywhere. */
  stuck: boolean;
  losses: number;
  last: Last | null;
};

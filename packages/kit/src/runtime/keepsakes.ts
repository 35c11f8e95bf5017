/**
 * A look of what a game shows most: its hero, board, table, cue or frame. Rows of these are data;
 * `keepsakes` of kit/draw/keepsakes makes them a `View.keepsakes`.
 */
export type Keepsake = {
  /** Never changed or reused: it is stored. Its name is the message `keepsake.<id>`. */
  readonly id: string;
  /**
   * What opens it: stars won in all levels. In games without stars: points of the best score. The
   * first row is open from the start and needs 0.
   */
  readonly needs: number;
};

/** The looks of a game. The rules never hear of them. */
export interface Keepsakes<K extends Keepsake = Keepsake> {
  /** From the first to the last that opens. */
  readonly rows: readonly [K, ...K[]];
  /** Paints the thing around 0, 0, inside 100 × 100 units: for the sheet, the map and the results. */
  paint(c: CanvasRenderingContext2D, look: K): void;
  /** The look that the player has chosen; the first row where it is unknown. */
  of(to: { readonly keepsake?: string | undefined }): K;
  /**
   * Ids of looks that players had won otherwise before stars opened them: they stay open.
   * @param career as an earlier release stored it, unchecked
   */
  owned?(career: unknown): readonly string[];
}

/** All in world units. */
export type FanOptions = {
  /** Face-down cards, which come first. */
  readonly down: number;
  readonly up: number;
  /** The room from the first card's top edge to the last one's bottom edge. */
  readonly room: number;
  /** A card's height. */
  readonly height: number;
  /** Steps of a fan with room, relative to the height. Default 0.16 face down, 0.36 face up. */
  readonly closed?: number;
  readonly open?: number;
  /** The smallest step that still shows a face-up card's corner. Default 0.2 of the height. */
  readonly least?: number;
};

/**
 * The smallest step of face-down cards, relative to the height: players only need to count them.
 */
const MIN_CLOSED = 0.05;

/**
 * The distance of each card of a fan from the previous one: `closed` after a face-down card, `open`
 * after a face-up one. If a fan does not fit, its backs move closer together first, then its faces.
 */
export function fanSteps(options: FanOptions): { readonly closed: number; readonly open: number } {
  const { down, up, room, height } = options;
  const wanted = {
    closed: height * (options.closed ?? 0.16),
    open: height * (options.open ?? 0.36),
  };
  // The last card is fully visible, so it takes no step.
  const faces = Math.max(0, up - 1);
  const backs = up > 0 ? down : Math.max(0, down - 1);
  const spare = Math.max(0, room - height);
  if (backs * wanted.closed + faces * wanted.open <= spare) return wanted;
  const closed = Math.min(
    wanted.closed,
    Math.max(height * MIN_CLOSED, backs > 0 ? (spare - faces * wanted.open) / backs : 0),
  );
  const left = spare - backs * closed;
  const least = height * (options.least ?? 0.2);
  const open = faces > 0 ? Math.min(wanted.open, Math.max(least, left / faces)) : wanted.open;
  return { closed, open };
}

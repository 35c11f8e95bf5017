/** CSS pixels. */
export type ScreenRect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Between the bubble and its neighbors, in CSS pixels. */
const GAP = 8;
/** Rows tried from top to bottom. */
const ROWS = 12;

/**
 * The position where a bubble covers the least: preferably high up, and centered.
 * @param bubble its size
 * @param room the allowed area
 * @param busy areas that it should not cover, in any order
 */
export function bubblePosition(
  bubble: Pick<ScreenRect, 'width' | 'height'>,
  room: ScreenRect,
  busy: readonly ScreenRect[],
): Pick<ScreenRect, 'left' | 'top'> {
  const freeX = Math.max(0, room.width - bubble.width);
  const freeY = Math.max(0, room.height - bubble.height);
  let best = { left: room.left + freeX / 2, top: room.top };
  let least = Infinity;
  // Also tries directly below and above each busy area, where gaps begin.
  const edges = busy.flatMap(({ top, height }) => [
    top - room.top - bubble.height - GAP,
    top - room.top + height + GAP,
  ]);
  const steps = Array.from({ length: ROWS + 1 }, (_, row) => (row / ROWS) * freeY);
  const tops = [...steps, ...edges.filter((y) => y >= 0 && y <= freeY)].sort((a, b) => a - b);
  for (const y of tops) {
    for (const part of [0.5, 0, 1]) {
      const at = { left: room.left + freeX * part, top: room.top + y };
      const covered = busy.reduce((sum, each) => sum + overlap({ ...at, ...bubble }, each), 0);
      if (covered < least) {
        least = covered;
        best = at;
      }
    }
  }
  return best;
}

function overlap(a: ScreenRect, b: ScreenRect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

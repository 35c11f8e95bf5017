/** The width that the layout's proportions are drawn for, in CSS pixels. */
const DESIGN_WIDTH = 720;
/** The root scale at that width and above, in pixels. */
const MAX_SCALE = 70;
export const RESIZE_DEBOUNCE = 300;

/** The root scale for a viewport's width: it grows with the width and stays at 70 from 720 on. */
export function rootScale(width: number): number {
  const share = Math.min(Math.max(width, 0) / DESIGN_WIDTH, 1);
  return Math.round(share * MAX_SCALE * 100) / 100;
}

let shown: string | undefined;

/**
 * Sets `--scale` on the root to the root scale. It sizes cards and gaps; text is in `rem`, so a
 * visitor's own text size is never overridden.
 */
export function showScale(width = innerWidth): void {
  const scale = `${rootScale(width)}px`;
  if (scale === shown) return;
  shown = scale;
  document.documentElement.style.setProperty('--scale', scale);
}

/** Updates the root scale 300 ms after the last change of size. */
export function followViewport(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    // Read here, where the page is about to be laid out anyway; in the timer it would be once more.
    const width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(() => showScale(width), RESIZE_DEBOUNCE);
  });
}

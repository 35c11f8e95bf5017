import type { Rect } from '../view.ts';

/** CSS pixels left free on each side. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** The world's position on the screen. */
export type Fit = {
  /** CSS pixels per world unit. */
  readonly px: number;
  /** The world's origin, in CSS pixels from the canvas' corner. */
  readonly left: number;
  readonly top: number;
  /** The whole canvas in world units. */
  readonly bleed: Rect;
};

/**
 * The largest centered placement of a world inside the canvas minus its insets. All sizes in CSS
 * pixels.
 */
export function placeWorld(
  world: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  insets: Insets,
): Fit {
  const width = Math.max(1, screen.width - insets.left - insets.right);
  const height = Math.max(1, screen.height - insets.top - insets.bottom);
  const px = Math.min(width / world.width, height / world.height);
  const left = insets.left + (width - world.width * px) / 2;
  const top = insets.top + (height - world.height * px) / 2;
  return {
    px,
    left,
    top,
    bleed: { x: -left / px, y: -top / px, width: screen.width / px, height: screen.height / px },
  };
}

/** From CSS pixels on the canvas to world units. */
export function toWorld(fit: Fit, x: number, y: number): { x: number; y: number } {
  return { x: (x - fit.left) / fit.px, y: (y - fit.top) / fit.px };
}

import type { IconId } from './sheet.ts';
// oxlint-disable-next-line house/borders -- only a type: painters of scenery take a surface
import type { Surface } from '../runtime/view.ts';
import type { Placement, Svg } from './svg.ts';

export type HeroOptions = Omit<Placement, 'x' | 'y' | 'scale'> & {
  /** Ink rim in card pixels. Default 3 % of the size, at most 10; 0 for none. */
  readonly outline?: number;
  /** Default 1.12. */
  readonly saturation?: number;
};

export type LetterOptions = {
  /** Face colors, top and bottom. Default white. */
  readonly top?: string;
  readonly bottom?: string;
  /** Color of the rim; `none` for bare letters. */
  readonly rim?: string;
  readonly rotate?: number;
};

/** What the build provides for a card: the two things that plain SVG cannot do. */
export interface CardTools {
  /** An icon or a drawing with a rim, its longer side `size`, its center at x, y. */
  hero(
    picture: IconId | Svg,
    x: number,
    y: number,
    size: number,
    options?: HeroOptions,
  ): Promise<Svg>;
  /**
   * A number or a letter in the display face as outlines, its center at x, y; `size` is the height
   * of a capital. Cards have no words: this is for number tiles and playing cards.
   */
  letters(text: string, x: number, y: number, size: number, options?: LetterOptions): Svg;
  /** A piece, painted by the view's own painter around 0, 0 in its own units. */
  piece(paint: (c: CanvasRenderingContext2D) => void, where?: Placement): Svg;
  /** A part of the world, painted by the view's own scenery. */
  scene(cut: Cut, paint: (to: Surface) => void): Svg;
}

/** A part of the view's world that a card shows. */
export type Cut = {
  /** The world's size in its own units. */
  readonly width: number;
  readonly height: number;
  /** The square of it that fills the card: its upper left corner and its side. Default: the middle. */
  readonly x?: number;
  readonly y?: number;
  readonly side?: number;
};

/** What a game's `card.ts` exports as `card`: the picture's SVG inside a 512 × 512 square. */
export type Card = (tools: CardTools) => Promise<readonly Svg[]>;

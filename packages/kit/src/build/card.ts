import type { IconId } from './sheet.ts';
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
}

/** What a game's `card.ts` exports as `card`: the picture's SVG inside a 512 × 512 square. */
export type Card = (tools: CardTools) => Promise<readonly Svg[]>;

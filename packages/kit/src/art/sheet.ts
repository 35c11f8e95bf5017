import type { Svg } from './svg.ts';

/** A picture of an icon set: `fluent-emoji:red-apple`, `noto:treasure-chest`. */
export type IconId = `${'fluent-emoji' | 'fluent-emoji-flat' | 'noto'}:${string}`;

/** How one sprite differs from the rest of its sheet. */
export type SpriteFinish = {
  /** Of the sheet's size; a coin baked at 0.5 takes a quarter of the bytes. Default 1. */
  readonly scale?: number;
  /** Degrees clockwise, before the rim is drawn. */
  readonly rotate?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** Ink rim as a part of the sprite's longer side; 0 for none. */
  readonly outline?: number;
  /** 1 leaves the colours as they are. */
  readonly saturation?: number;
};

/** What a game's `sprites.ts` exports as `sprites`: baked into one WebP atlas by the build. */
export type SpriteSheet = {
  /** Longer side of a sprite of scale 1, in pixels: the largest drawn size × 2, at most 256. */
  readonly size: number;
  /** By the name that `surface.sprite` is called with. */
  readonly icons: Readonly<Record<string, IconId | (SpriteFinish & { readonly icon: IconId })>>;
  /** Drawings of the game's own (`drawing(64, 64, …)`), trimmed and rimmed like the icons. */
  readonly own?: Readonly<Record<string, Svg | (SpriteFinish & { readonly svg: Svg })>>;
  /** Default 0.02. */
  readonly outline?: number;
  /** Default 1.12. */
  readonly saturation?: number;
};

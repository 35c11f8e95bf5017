import type { Svg } from './svg.ts';

/** An icon of an icon set: `fluent-emoji:red-apple`, `noto:treasure-chest`. */
export type IconId = `${'fluent-emoji' | 'fluent-emoji-flat' | 'noto'}:${string}`;

/** How one sprite differs from the rest of its sheet. */
export type SpriteFinish = {
  /** Relative to the sheet's size; a coin baked at 0.5 takes a quarter of the bytes. Default 1. */
  readonly scale?: number;
  /** Degrees clockwise, before the rim is drawn. */
  readonly rotate?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
  /** Ink rim, relative to the sprite's longer side; 0 for none. */
  readonly outline?: number;
  /** 1 leaves the colors unchanged. */
  readonly saturation?: number;
};

/** What a game's `sprites.ts` exports as `sprites`: baked into one WebP atlas by the build. */
export type SpriteSheet = {
  /** Longer side of a sprite of scale 1, in pixels: the largest drawn size × 2, at most 256. */
  readonly size: number;
  /** By name, as in `surface.sprite`. */
  readonly icons: Readonly<Record<string, IconId | (SpriteFinish & { readonly icon: IconId })>>;
  /** The game's drawings (`drawing(64, 64, …)`), trimmed and rimmed like the icons. */
  readonly own?: Readonly<Record<string, Svg | (SpriteFinish & { readonly svg: Svg })>>;
  /** Default 0.02. */
  readonly outline?: number;
  /** Default 1.12. */
  readonly saturation?: number;
};

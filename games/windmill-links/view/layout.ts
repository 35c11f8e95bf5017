import type { Point } from '@playgrove/kit/runtime';
import { LONG, WIDE } from '../rules/hole.ts';

/** World units of a tile. */
export const TILE = 100;
/** The page beyond the tiles, in tiles. */
export const MARGIN = 0.3;
/** Tiles that must fit, across and along. */
const NEEDS = { across: WIDE + 0.62, along: LONG + 0.7 } as const;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The hole's upper left corner on the screen. */
  readonly left: number;
  readonly top: number;
  /** Away from the light, in the hole's own directions: one tile long on the screen's lower right. */
  readonly shade: Point;
};

/** Tiles below the page for two players' strokes. */
const BAR = 1.05;

type Players = { readonly params: { readonly players: 1 | 2 } };

/** All of the hole fits under the strip; wide screens lay it on its side, ball on the left. */
export function worldFor(
  aspect: number,
  { params }: Players,
  room: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const height = room.height;
  const width = height * aspect;
  const bar = params.players === 2 ? BAR : 0;
  const [wide, high] = aspect > 1 ? [NEEDS.along, NEEDS.across] : [NEEDS.across, NEEDS.along];
  const px = Math.min(width / wide, height / (high + bar));
  return { width: (width / px) * TILE, height: (height / px) * TILE };
}

export function layoutOf(
  { width, height }: { readonly width: number; readonly height: number },
  { params }: Players,
): Layout {
  const bar = params.players === 2 ? BAR * TILE : 0;
  const portrait = height >= width;
  const [across, along] = portrait ? [WIDE, LONG] : [LONG, WIDE];
  return {
    width,
    height,
    portrait,
    left: (width - across * TILE) / 2,
    top: (height - bar - along * TILE) / 2,
    shade: portrait ? { x: 0.5, y: 0.86 } : { x: 0.86, y: -0.5 },
  };
}

/** From tiles to the screen. */
export function toScreen({ portrait, left, top }: Layout, { x, y }: Point): Point {
  return portrait
    ? { x: left + x * TILE, y: top + y * TILE }
    : { x: left + (LONG - y) * TILE, y: top + x * TILE };
}

/** A direction on the screen as one on the hole. */
export function toHole({ portrait }: Layout, x: number, y: number): Point {
  return portrait ? { x, y } : { x: y, y: -x };
}

/** Draws in tiles from here on, until restored. */
export function enterHole(c: CanvasRenderingContext2D, { portrait, left, top }: Layout): void {
  if (portrait) c.transform(TILE, 0, 0, TILE, left, top);
  else c.transform(0, TILE, -TILE, 0, left + LONG * TILE, top);
}

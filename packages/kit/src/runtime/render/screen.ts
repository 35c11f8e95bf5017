import type { Json } from '../../contract/index.ts';
import { safeInset } from '../base/dom.ts';
import { drawLabel } from './draw/lettering.ts';
import type { SpriteAtlas } from './sprites.ts';
import { CanvasSurface } from './surface.ts';
import type { Game } from '../game.ts';
import type { Words } from '../base/words.ts';

/**
 * The resources that draw a game: the same for the page's canvas and for pictures of How to play.
 */
export type SurfaceParts = {
  readonly atlas: SpriteAtlas;
  readonly words: Words;
  readonly seeThrough: boolean | undefined;
};

export function makeSurface(canvas: HTMLCanvasElement, parts: SurfaceParts): CanvasSurface {
  const { atlas, words, seeThrough } = parts;
  const surface = new CanvasSurface(
    canvas,
    {
      sprite: (c, name, x, y, size, options) => atlas.draw(c, name, x, y, size, options),
      label: drawLabel,
    },
    seeThrough,
  );
  surface.words = words;
  return surface;
}

/** CSS pixels: the page's size, and the height of the strip over it. */
export type Screen = {
  readonly width: number;
  readonly height: number;
  readonly strip: number;
};

/** The size of a view's world on a screen. */
export function worldOn(
  { view }: Game,
  state: Json,
  { width, height, strip }: Screen,
): { readonly width: number; readonly height: number } {
  const room = { width, height: height - (view.hud === 'above' ? strip : 0) };
  return view.world(width / Math.max(1, height - strip), state, room);
}

/** Lays a view's world out on a screen. */
export function layOutWorld(
  surface: CanvasSurface,
  game: Game,
  world: { readonly width: number; readonly height: number },
  screen: Screen,
): void {
  surface.resize(world, screen, {
    top: game.view.hud === 'above' ? screen.strip : safeInset('top'),
    right: safeInset('right'),
    bottom: safeInset('bottom'),
    left: safeInset('left'),
  });
}

import type { Json } from '../../contract/index.ts';
import type { Game } from '../game.ts';
import { layOutWorld, worldOn, type Screen } from './screen.ts';
import type { CanvasSurface } from './surface.ts';

export type LayoutParts = {
  readonly game: Game;
  readonly surface: CanvasSurface;
  readonly root: HTMLElement;
  /** The score strip over the game. */
  readonly strip: HTMLElement;
};

/** Fits the view's world to the page, below the score strip or under it. */
export class Layout {
  readonly #parts: LayoutParts;
  #screen: Screen = { width: 1, height: 1, strip: 0 };
  #laidOut = '';

  constructor(parts: LayoutParts) {
    this.#parts = parts;
  }

  get screen(): Screen {
    return this.#screen;
  }

  /**
   * @param force lays out even if no size has changed
   * @returns whether it laid out, so that a new frame is due
   */
  update(state: Json, force = false): boolean {
    const { game, surface, root, strip: over } = this.#parts;
    const page = root.getBoundingClientRect();
    const strip = Math.ceil(over.getBoundingClientRect().bottom - page.top);
    this.#screen = { width: page.width, height: page.height, strip };
    const world = worldOn(game, state, this.#screen);
    const { width, height } = world;
    const key = [page.width, page.height, strip, width, height, devicePixelRatio].join();
    if (key === this.#laidOut && !force) return false;
    this.#laidOut = key;
    layOutWorld(surface, game, world, this.#screen);
    return true;
  }
}

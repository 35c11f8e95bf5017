import { BoardLayer } from './board-layer.ts';
import { BoardHand } from './boards.ts';
import type { Play } from './play.ts';
import type { CanvasSurface } from './surface.ts';
import type { Board, InputEvent } from './view.ts';
import type { Words } from './words.ts';

export type BoardDoorOptions = {
  readonly play: () => Play;
  readonly surface: CanvasSurface;
  readonly words: Words;
  /** Takes what came from the elements: a screen reader's press, Tab. */
  readonly event: (event: InputEvent) => void;
  /** Where the elements go. */
  readonly host: (layer: HTMLElement) => void;
};

/** The boards of a view on the page. Loaded on demand: most games have none. */
export class BoardDoor {
  readonly #options: BoardDoorOptions;
  readonly #hand = new BoardHand(() => this.#boards);
  readonly #layer: BoardLayer;

  constructor(options: BoardDoorOptions) {
    this.#options = options;
    const { words, event, host } = options;
    this.#layer = new BoardLayer(words, (cell) => {
      if (cell.phase !== 'focus' || cell.id !== this.#hand.focus) event(cell);
    });
    host(this.#layer.root);
    this.show();
  }

  /** The events that the view should read instead of this one. */
  read(event: InputEvent): readonly InputEvent[] {
    return this.#hand.read(event);
  }

  /** Brings the elements up to date. @param event what made them change: a key takes the focus along */
  show(event?: InputEvent): void {
    const { focus } = this.#hand;
    this.#layer.show(this.#boards, this.#options.surface.fit, focus);
    if (event?.kind === 'pad' && focus !== undefined) this.#layer.focus(focus);
  }

  get #boards(): readonly Board[] {
    const { game, session, ui } = this.#options.play();
    return game.view.boards?.(session.state, ui, this.#options.surface) ?? [];
  }
}

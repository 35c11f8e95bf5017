import { adoptStyle } from '../base/dom.ts';
import style from './board-layer.css?inline';
import { BoardLayer } from './board-layer.ts';
import { BoardHand } from './boards.ts';
import type { Stage } from '../stage/stage.ts';
import type { CanvasSurface } from '../render/surface.ts';
import type { Board, InputEvent } from '../view.ts';
import { createWords, joinWords, type Words } from '../base/words.ts';
import boardWords from './strings/en.json' with { type: 'json' };

export type PageBoardsOptions = {
  readonly stage: Stage;
  readonly surface: CanvasSurface;
  readonly words: Words;
  /** Receives events of the elements: a screen reader's press, Tab. */
  readonly event: (event: InputEvent) => void;
  /** Puts the elements on the page. */
  readonly host: (layer: HTMLElement) => void;
};

/** The boards of a view as elements on the page. Loaded on demand: most games have none. */
export class PageBoards {
  readonly #options: PageBoardsOptions;
  readonly #hand = new BoardHand(() => this.#boards);
  readonly #layer: BoardLayer;

  constructor(options: PageBoardsOptions) {
    this.#options = options;
    adoptStyle(style);
    const { words, event, host } = options;
    this.#layer = new BoardLayer(joinWords(words, createWords(boardWords)), (cell) => {
      if (cell.phase !== 'focus' || cell.id !== this.#hand.focus) event(cell);
    });
    host(this.#layer.root);
    this.show();
  }

  /** The events for the view instead of this one. */
  read(event: InputEvent): readonly InputEvent[] {
    return this.#hand.read(event);
  }

  /**
   * Updates the elements. @param event the one that changed them: after a key, the focus follows
   */
  show(event?: InputEvent): void {
    this.#hand.show();
    const { focus } = this.#hand;
    this.#layer.show(this.#boards, this.#options.surface.fit, focus);
    if (event?.kind === 'pad' && focus !== undefined) this.#layer.focus(focus);
  }

  get #boards(): readonly Board[] {
    const { game, session, ui } = this.#options.stage.play;
    return game.view.boards?.(session.state, ui, this.#options.surface) ?? [];
  }
}

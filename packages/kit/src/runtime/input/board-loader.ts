import type { InputEvent } from '../view.ts';
import type { PageBoards, PageBoardsOptions } from './page-boards.ts';

/**
 * The boards of a view, if it has any. Until their code has loaded, events go to the view
 * unchanged.
 */
export class BoardLoader {
  readonly #options: PageBoardsOptions | undefined;
  #boards: PageBoards | undefined;
  #listener: ((event: InputEvent) => void) | undefined;

  /** @param options undefined if the view has no boards */
  constructor(options: Omit<PageBoardsOptions, 'event'> | undefined) {
    this.#options = options && { ...options, event: (event) => this.#listener?.(event) };
  }

  /** @param listener receives events of the elements */
  listen(listener: (event: InputEvent) => void): void {
    this.#listener = listener;
  }

  /** Loads the code. If it fails to load, the next call tries again. */
  async open(): Promise<void> {
    if (!this.#options || this.#boards) return;
    try {
      const { PageBoards } = await import('./page-boards.ts');
      this.#boards ??= new PageBoards(this.#options);
    } catch {
      // Without a connection, the canvas alone still shows and handles everything for pointers.
    }
  }

  /** The events for the view instead of this one. */
  read(event: InputEvent): readonly InputEvent[] {
    return this.#boards?.read(event) ?? [event];
  }

  /** Updates the elements. @param event the one that changed them */
  show(event?: InputEvent): void {
    this.#boards?.show(event);
  }
}

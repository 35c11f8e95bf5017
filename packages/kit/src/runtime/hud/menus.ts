import type { SheetsOptions, PageNews } from './sheets/context.ts';
import type { Sheets } from './sheets/sheets.ts';
import { offersModes } from './facts.ts';
import { whenIdle } from '../base/idle.ts';
import type { Finish } from '../stage/finish.ts';
import type { PadButton } from '../view.ts';

export type MenusOptions = Omit<SheetsOptions, 'pageNews'> & {
  readonly load: (options: SheetsOptions) => Promise<Sheets>;
};

/**
 * Opens sheets. They load while the page is idle, so that they open at once, offline too. If they
 * fail to load, the next press on the game continues without them.
 */
export class Menus {
  readonly #options: MenusOptions;
  #sheets: Sheets | undefined;
  #loading: Promise<void> | undefined;
  /** The sheet to show as soon as the sheets have loaded. */
  #wanted: ((sheets: Sheets) => void) | undefined;

  /** What the page around the game has said last, by kind. */
  readonly pageNews: PageNews = {};

  constructor(options: MenusOptions) {
    this.#options = options;
  }

  /** Whether a sheet is open or about to open. */
  get isOpen(): boolean {
    return this.#wanted !== undefined || (this.#sheets?.isOpen ?? false);
  }

  /** Loads the sheets when the browser is idle. */
  prepare(): void {
    whenIdle(() => void this.#load());
  }

  pause(title: string): void {
    this.#open((sheets) => sheets.pause(title));
  }

  /** The list of modes, from the strip. */
  modes(): void {
    const { stage, game } = this.#options;
    const { session } = stage.play;
    if (stage.phase !== 'playing' || !offersModes({ game, session, day: stage.day })) return;
    stage.pause();
    this.#open((sheets) => sheets.levels(() => stage.resume()));
  }

  results(finish: Finish): void {
    this.#open((sheets) => sheets.results(finish));
  }

  close(): void {
    this.#wanted = undefined;
    this.#sheets?.close();
  }

  /** A gamepad's button. @returns whether a sheet handled it */
  pad(button: PadButton): boolean {
    if (!this.isOpen) return false;
    this.#sheets?.pad(button);
    return true;
  }

  /** A press on the game: if the sheet that should be open failed to load, the game continues. */
  goOn(): void {
    const { stage } = this.#options;
    if (this.isOpen) return;
    if (stage.phase === 'paused') stage.resume();
    if (stage.phase === 'results') stage.restart();
  }

  #open(show: (sheets: Sheets) => void): void {
    if (this.#sheets) {
      show(this.#sheets);
      return;
    }
    this.#wanted = show;
    void this.#load();
  }

  /** If they fail to load, the next call requests them again. */
  #load(): Promise<void> {
    this.#loading ??= this.#options
      .load({
        ...this.#options,
        pageNews: this.pageNews,
      })
      .then(
        (sheets) => {
          this.#sheets = sheets;
          const wanted = this.#wanted;
          this.#wanted = undefined;
          wanted?.(sheets);
        },
        () => {
          this.#loading = undefined;
          this.#wanted = undefined;
        },
      );
    return this.#loading;
  }
}

import { levelNumber, listedLevels } from '../host/index.ts';
import type { Sheets, SheetsOptions } from './sheets/sheets.ts';
import { whenIdle } from './idle.ts';
import type { Finish } from './finish.ts';
import type { PadButton } from './view.ts';

export type MenusOptions = Omit<SheetsOptions, 'levelTitle' | 'playing'> & {
  /** Fetches the sheets; tests bring their own. */
  readonly load?: (options: SheetsOptions) => Promise<Sheets>;
};

/**
 * The eager door to the sheets: they are fetched while nothing else happens, so that they open at
 * once and offline too. Where they cannot be had, the next press goes on without them.
 */
export class Menus {
  readonly #options: MenusOptions;
  #sheets: Sheets | undefined;
  #loading: Promise<void> | undefined;
  /** What is to be shown as soon as there are sheets. */
  #wanted: ((sheets: Sheets) => void) | undefined;

  constructor(options: MenusOptions) {
    this.#options = options;
  }

  /** A sheet is open, or about to be. */
  get isOpen(): boolean {
    return this.#wanted !== undefined || (this.#sheets?.isOpen ?? false);
  }

  /** Fetches the sheets when the browser has nothing else to do. */
  prepare(): void {
    whenIdle(() => void this.#load());
  }

  pause(title: string): void {
    this.#open((sheets) => sheets.pause(title));
  }

  results(finish: Finish): void {
    this.#open((sheets) => sheets.results(finish));
  }

  close(): void {
    this.#wanted = undefined;
    this.#sheets?.close();
  }

  /** A gamepad's button. @returns whether a sheet is there to take it */
  pad(button: PadButton): boolean {
    if (!this.isOpen) return false;
    this.#sheets?.pad(button);
    return true;
  }

  /** A press on the game: when the sheet that should be open could not be had, play goes on. */
  knock(): void {
    const { stage, restart, resume } = this.#options;
    if (this.isOpen) return;
    if (stage.phase === 'paused') resume();
    if (stage.phase === 'results') restart();
  }

  /** What is being played: the level, or the day; nothing where there is no choice. */
  playing = (): string | undefined => {
    const { stage, words, game } = this.#options;
    if (stage.day) return words('kit.daily', { value: shortDate(stage.day) });
    return listedLevels(game.rules.levels).length > 1 ? this.levelTitle(stage.level) : undefined;
  };

  /** A level's own name, or its number. */
  levelTitle = (id: string): string => {
    const { words, game } = this.#options;
    const key = `level.${id}`;
    if (words.has(key)) return words(key);
    return words('kit.level', { value: levelNumber(game.rules.levels, id) });
  };

  #open(show: (sheets: Sheets) => void): void {
    if (this.#sheets) {
      show(this.#sheets);
      return;
    }
    this.#wanted = show;
    void this.#load();
  }

  /** What fails is tried again at the next chance. */
  #load(): Promise<void> {
    const { load = fetchSheets } = this.#options;
    this.#loading ??= load({
      ...this.#options,
      levelTitle: this.levelTitle,
      playing: this.playing,
    }).then(
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

/** `21 Nov 2026`. */
function shortDate(date: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(date));
}

async function fetchSheets(options: SheetsOptions): Promise<Sheets> {
  const module = await import('./sheets/sheets.ts');
  return new module.Sheets(options);
}

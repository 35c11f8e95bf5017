import type { Finish } from '../../stage/finish.ts';
import { createWords, joinWords } from '../../base/words.ts';
import type { PadButton } from '../../view.ts';
import { adoptStyle } from '../../base/dom.ts';
import type { SheetContext, SheetsOptions } from './context.ts';
import { offerDaily } from './daily-sheet.ts';
import { Frame } from './frame.ts';
import { showLevels } from './levels-sheet.ts';
import { showPause } from './pause-sheet.ts';
import { showResults } from './results-sheet.ts';
import style from './sheets.css?inline';
import sheetWords from './strings/en.json' with { type: 'json' };

/** The sheets over a game: pause, levels, the daily challenge, How to play, results. */
export class Sheets {
  readonly #context: SheetContext;
  #offer: HTMLElement | undefined;

  constructor(options: SheetsOptions) {
    adoptStyle(style);
    this.#context = {
      ...options,
      words: joinWords(options.words, createWords(sheetWords)),
      frame: new Frame(options.host),
    };
    if (options.manifest.daily) this.#offer = offerDaily(this.#context);
  }

  get isOpen(): boolean {
    return this.#context.frame.isOpen;
  }

  close(): void {
    this.#context.frame.close();
  }

  pad(button: PadButton): void {
    this.#context.frame.pad(button);
  }

  pause(title: string): void {
    this.#offer?.remove();
    showPause(this.#context, title);
  }

  results(finish: Finish): void {
    this.#offer?.remove();
    showResults(this.#context, finish);
  }

  /** @param back the action of its back button */
  levels(back: () => void): void {
    showLevels(this.#context, back);
  }
}

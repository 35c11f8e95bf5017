import { element } from '../base/dom.ts';
import type { Words } from '../base/words.ts';
import type { Chip } from '../view.ts';

/** How long the words stay, in milliseconds. */
const SHOWN_MS = 6000;

/**
 * Says under the strip what a number with a star or a target counts, the first time that a page
 * shows it. Other pictures speak for themselves.
 */
export class PillWords {
  readonly #words: Words;
  readonly #host: HTMLElement;
  readonly #notes = new Map<string, HTMLElement>();

  /** @param host the strip */
  constructor(words: Words, host: HTMLElement) {
    this.#words = words;
    this.#host = host;
  }

  /** @param chips all of the strip */
  say(chips: readonly Chip[]): void {
    for (const { id, icon, label, text } of chips) {
      if (icon !== 'star' && icon !== 'target') continue;
      const words = this.#words(label, { value: text });
      const known = this.#notes.get(id);
      if (known) {
        // It counts on while it is shown.
        known.textContent = words;
        continue;
      }
      const note = element('p', { class: 'notice' }, words);
      this.#notes.set(id, note);
      note.style.inset = '100% 12px auto';
      this.#host.append(note);
      setTimeout(() => note.remove(), SHOWN_MS);
    }
  }
}

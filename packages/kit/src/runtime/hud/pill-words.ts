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
  readonly #said = new Set<string>();

  /** @param host the strip */
  constructor(words: Words, host: HTMLElement) {
    this.#words = words;
    this.#host = host;
  }

  /** @param chips all of the strip */
  say(chips: readonly Chip[]): void {
    for (const { id, icon, label, text } of chips) {
      if ((icon !== 'star' && icon !== 'target') || this.#said.has(id)) continue;
      this.#said.add(id);
      const note = element('p', { class: 'notice' }, this.#words(label, { value: text }));
      note.style.inset = '100% 12px auto';
      this.#host.append(note);
      setTimeout(() => note.remove(), SHOWN_MS);
    }
  }
}

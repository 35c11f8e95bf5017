import type { GameMessage } from '@playgrove/protocol/messages';
import type { Stage } from '../stage/stage.ts';
import type { Words } from '../base/words.ts';
import { element } from '../base/dom.ts';

/** How long a notice stays, in milliseconds. */
const SHOWN_MS = 8000;

export type NoticesOptions = {
  readonly stage: Pick<Stage, 'refusedSave' | 'mended' | 'trouble'>;
  readonly words: Words;
  readonly host: HTMLElement;
  readonly send: (message: GameMessage) => void;
};

type Notice = Extract<GameMessage, { kind: 'mended' }>['what'];

/** Says once on a page what of the player's things could not be read or stored, to the operator too. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #said = new Set<Notice>();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Call when something may have been read or stored. */
  update(): void {
    const { stage } = this.#options;
    if (stage.refusedSave !== undefined) this.#say('save', stage.refusedSave);
    if (stage.mended.length > 0) this.#say('career', stage.mended.map(placeOf).join(' '));
    if (stage.trouble !== undefined) this.#say(stage.trouble, '');
  }

  #say(what: Notice, why: string): void {
    if (this.#said.has(what)) return;
    this.#said.add(what);
    const { words, host, send } = this.#options;
    const note = element('p', { class: 'notice', role: 'status' }, words(`kit.notice-${what}`));
    host.append(note);
    setTimeout(() => note.remove(), SHOWN_MS);
    send({ kind: 'mended', what, why: placeOf(why).slice(0, 200) });
  }
}

/** Where something was wrong, without what the player had there. */
function placeOf(line: string): string {
  return line.split(':', 1)[0] ?? '';
}

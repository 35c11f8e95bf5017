import { element, icon, type IconName } from './dom.ts';
import { plain } from './hud.ts';
import type { Settings } from './storage.ts';
import type { Words } from './words.ts';

type Action = {
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: 'go' | 'plain' | 'warm';
  readonly act: () => void;
};

/** Milliseconds after opening in which presses do not count. */
const MISPRESS_MS = 250;

/** One choice on the levels sheet. */
export type LevelChoice = {
  readonly id: string;
  readonly title: string;
  readonly stars: number;
  readonly best: number | undefined;
  readonly current: boolean;
};

/** What the results sheet tells. */
export type Results = {
  readonly title: string;
  readonly reason: string | undefined;
  readonly almost: string | undefined;
  readonly score: number | undefined;
  readonly scoreLabel: string;
  readonly best: number | undefined;
  readonly newBest: boolean;
  readonly stars: number | undefined;
  readonly next: (() => void) | undefined;
  readonly levels: (() => void) | undefined;
  readonly again: () => void;
};

/**
 * The dialogs over a game, one at a time. `showModal` gives focus trap and an inert page for nothing.
 */
export class Sheets {
  readonly #host: HTMLElement;
  readonly #words: Words;
  #open: HTMLDialogElement | undefined;

  constructor(host: HTMLElement, words: Words) {
    this.#host = host;
    this.#words = words;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  close(): void {
    const dialog = this.#open;
    this.#open = undefined;
    if (!dialog) return;
    dialog.close();
    dialog.remove();
  }

  /** Resume, restart, levels, how to play and the settings. `resume` is also what Escape does. */
  pause(options: {
    readonly title: string;
    readonly settings: Settings;
    readonly levels: (() => void) | undefined;
    readonly controls: Readonly<Record<string, string>>;
    readonly change: (settings: Settings) => void;
    readonly restart: () => void;
    readonly resume: () => void;
  }): void {
    const words = this.#words;
    const then = (act: () => void) => () => {
      this.close();
      act();
    };
    const actions: Action[] = [
      { label: words('kit.resume'), icon: 'play', tone: 'go', act: then(options.resume) },
      { label: words('kit.restart'), icon: 'restart', act: then(options.restart) },
    ];
    if (options.levels)
      actions.push({ label: words('kit.levels'), icon: 'star', act: options.levels });
    this.#show(
      options.title,
      [
        this.#buttons(actions),
        this.#switches(options.settings, options.change),
        this.#how(options.controls),
      ],
      then(options.resume),
    );
  }

  levels(choices: readonly LevelChoice[], choose: (id: string) => void, back: () => void): void {
    const words = this.#words;
    const list = element('div', { class: choices.length > 8 ? 'levels many' : 'levels' });
    for (const choice of choices) {
      const detail = choice.best === undefined ? '' : `${words('kit.best')} ${plain(choice.best)}`;
      const node = element(
        'button',
        { type: 'button', class: 'level', 'aria-current': choice.current ? 'true' : undefined },
        element('b', {}, choice.title),
      );
      if (detail) node.append(element('small', {}, detail));
      if (choice.stars > 0)
        node.append(stars(choice.stars, words('kit.stars', { value: choice.stars })));
      node.addEventListener('click', () => {
        this.close();
        choose(choice.id);
      });
      list.append(node);
    }
    this.#show(
      words('kit.levels'),
      [list, this.#buttons([{ label: words('kit.back'), act: back }])],
      back,
    );
  }

  results(results: Results): void {
    const words = this.#words;
    const parts: Node[] = [];
    if (results.stars !== undefined) {
      parts.push(stars(results.stars, words('kit.stars', { value: results.stars })));
    }
    if (results.score !== undefined) {
      parts.push(
        element(
          'p',
          { class: results.newBest ? 'final new-best' : 'final' },
          element('small', {}, results.newBest ? words('kit.new-best') : results.scoreLabel),
          element('b', {}, plain(results.score)),
        ),
      );
    }
    if (results.best !== undefined && !results.newBest) {
      parts.push(element('p', { class: 'quiet' }, `${words('kit.best')} ${plain(results.best)}`));
    }
    if (results.reason) parts.push(element('p', { class: 'reason' }, results.reason));
    if (results.almost) parts.push(element('p', { class: 'almost' }, results.almost));
    const then = (act: () => void) => () => {
      this.close();
      act();
    };
    const actions: Action[] = [];
    if (results.next)
      actions.push({ label: words('kit.next'), icon: 'play', tone: 'go', act: then(results.next) });
    actions.push({
      label: words('kit.again'),
      icon: 'restart',
      tone: results.next ? 'plain' : 'go',
      act: then(results.again),
    });
    if (results.levels)
      actions.push({ label: words('kit.levels'), icon: 'star', act: results.levels });
    parts.push(this.#buttons(actions));
    const dialog = this.#show(results.title, parts, then(results.again));
    // A press that was meant for the game must not answer the sheet.
    const opened = performance.now();
    const early = (event: Event): void => {
      if (performance.now() - opened < MISPRESS_MS) event.stopPropagation();
    };
    dialog.addEventListener('click', early, { capture: true });
  }

  #show(title: string, parts: readonly Node[], dismiss: () => void): HTMLDialogElement {
    this.close();
    const heading = element('h2', { id: 'sheet-title' }, title);
    const dialog = element(
      'dialog',
      { class: 'sheet', 'aria-labelledby': 'sheet-title' },
      heading,
      ...parts,
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      dismiss();
    });
    this.#host.append(dialog);
    this.#open = dialog;
    dialog.showModal();
    return dialog;
  }

  #buttons(actions: readonly Action[]): HTMLElement {
    const row = element('div', { class: 'actions' });
    for (const [index, action] of actions.entries()) {
      const node = element(
        'button',
        { type: 'button', class: `big ${action.tone ?? 'plain'}`, autofocus: index === 0 },
        ...(action.icon ? [icon(action.icon)] : []),
        element('span', {}, action.label),
      );
      node.addEventListener('click', action.act);
      row.append(node);
    }
    return row;
  }

  #switches(settings: Settings, change: (settings: Settings) => void): HTMLElement {
    const words = this.#words;
    let now = settings;
    const toggle = (label: string, value: () => boolean, flip: () => Settings): HTMLElement => {
      const node = element(
        'button',
        { type: 'button', role: 'switch', class: 'switch' },
        element('span', {}, label),
        element('i'),
      );
      const paint = (): void => node.setAttribute('aria-checked', String(value()));
      node.addEventListener('click', () => {
        now = flip();
        change(now);
        paint();
      });
      paint();
      return node;
    };
    return element(
      'div',
      { class: 'switches' },
      toggle(
        words('kit.sound'),
        () => !now.muted,
        () => ({ ...now, muted: !now.muted }),
      ),
      toggle(
        words('kit.music'),
        () => now.music,
        () => ({ ...now, music: !now.music }),
      ),
      toggle(
        words('kit.haptics'),
        () => now.haptics,
        () => ({ ...now, haptics: !now.haptics }),
      ),
      toggle(
        words('kit.calm'),
        () => now.calm,
        () => ({ ...now, calm: !now.calm }),
      ),
    );
  }

  #how(controls: Readonly<Record<string, string>>): HTMLElement {
    const words = this.#words;
    const list = element('dl', { class: 'how' });
    for (const [device, text] of Object.entries(controls)) {
      list.append(element('dt', {}, words(`kit.${device}`)), element('dd', {}, text));
    }
    return element('details', {}, element('summary', {}, words('kit.how')), list);
  }
}

function stars(count: number, label: string): HTMLElement {
  const row = element('span', { class: 'stars', role: 'img', 'aria-label': label });
  for (let index = 0; index < 3; index += 1) {
    const star = icon('star');
    star.setAttribute('class', index < count ? 'lit' : 'unlit');
    row.append(star);
  }
  return row;
}

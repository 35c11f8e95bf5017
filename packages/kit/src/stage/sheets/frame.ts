import { element } from '../dom.ts';
import type { PadButton } from '../view.ts';
import { nextBox, type Direction } from './focus.ts';

/** What a sheet consists of. */
export type SheetParts = {
  readonly title: string;
  /** Beside the title, before and after it. */
  readonly before?: Node;
  readonly after?: Node;
  readonly body: readonly Node[];
  readonly look?: string;
  /** What Escape does, and B on a gamepad. */
  readonly dismiss: () => void;
  /** What Space and Enter do with no button focused, and a press beside the sheet. Default: dismiss. */
  readonly otherwise?: () => void;
  /** What other keys do, lower case. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Called when it is on the page, before the focus is set. */
  readonly shown?: () => void;
  /** Where the focus begins. Default: the first button. */
  readonly focus?: HTMLElement;
};

/** Milliseconds after opening in which presses do not count: they were meant for the game. */
const MISPRESS_MS = 250;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * The dialogs over a game, one at a time. `showModal` gives focus trap and an inert page for nothing;
 * arrow keys and gamepads move the focus to the nearest button that way.
 */
export class Frame {
  readonly #host: HTMLElement;
  #open: HTMLDialogElement | undefined;
  #parts: SheetParts | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
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

  show(parts: SheetParts): void {
    const again = this.isOpen;
    this.close();
    const heading = element('h2', { id: 'sheet-title' }, parts.title);
    const dialog = element(
      'dialog',
      {
        class: `sheet ${parts.look ?? ''} ${again ? 'turned' : ''}`,
        'aria-labelledby': 'sheet-title',
      },
      element(
        'header',
        {},
        ...(parts.before ? [parts.before] : []),
        heading,
        ...(parts.after ? [parts.after] : []),
      ),
      ...parts.body,
    );
    this.#listen(dialog, parts);
    this.#host.append(dialog);
    this.#open = dialog;
    this.#parts = parts;
    const first = parts.focus ?? dialog.querySelector<HTMLElement>('.actions button');
    // Whoever has gone elsewhere stays there: a dialog that opens late must not call the focus back.
    const away = !document.hasFocus();
    dialog.inert = away;
    dialog.showModal();
    dialog.inert = false;
    parts.shown?.();
    if (away)
      addEventListener('focus', () => this.#open === dialog && first?.focus(), { once: true });
    else first?.focus();
    parts.focus?.scrollIntoView({ block: 'center' });
  }

  /** Says something for a moment. */
  toast(text: string): void {
    const dialog = this.#open;
    if (!dialog) return;
    dialog.querySelector('.toast')?.remove();
    const node = element('p', { class: 'toast', role: 'status' });
    node.addEventListener('animationend', () => node.remove());
    dialog.append(node);
    node.textContent = text;
  }

  /** A button of a gamepad: the cross moves, A presses, B goes back. */
  pad(button: PadButton): void {
    const dialog = this.#open;
    if (!dialog) return;
    const focused = document.activeElement;
    if (button === 'b') this.#parts?.dismiss();
    else if (button === 'a' && focused instanceof HTMLElement && dialog.contains(focused))
      focused.click();
    else if (button === 'up' || button === 'down' || button === 'left' || button === 'right') {
      move(dialog, button);
    }
  }

  #listen(dialog: HTMLDialogElement, parts: SheetParts): void {
    const opened = performance.now();
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      parts.dismiss();
    });
    dialog.addEventListener('keydown', (event) => {
      const way = ARROWS[event.key];
      if (way) {
        event.preventDefault();
        move(dialog, way);
      }
      if (!event.repeat) parts.keys?.[event.key.toLowerCase()]?.();
      const idle = event.target === dialog && /^(?: |Enter)$/.test(event.key);
      if (idle && performance.now() - opened > MISPRESS_MS) (parts.otherwise ?? parts.dismiss)();
    });
    dialog.addEventListener(
      'click',
      (event) => {
        if (performance.now() - opened < MISPRESS_MS) event.stopPropagation();
        else if (event.target === dialog && isBeside(dialog, event))
          (parts.otherwise ?? parts.dismiss)();
      },
      { capture: true },
    );
  }
}

/** A click on the backdrop is told to the dialog itself. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function move(dialog: HTMLElement, direction: Direction): void {
  const all = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled), summary, a[href]')];
  const nodes = all.filter((node) => node.getClientRects().length > 0);
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const from = nodes.indexOf(document.activeElement as HTMLElement);
  const next = nodes[nextBox(boxes, from, direction)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

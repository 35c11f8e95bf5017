import { element } from '../../base/dom.ts';
import type { PadButton } from '../../view.ts';
import { nextFocus, type Direction } from './focus.ts';
import { Hands, PressGuard, timeOf } from './press-guard.ts';

/** The content of a sheet. */
export type SheetParts = {
  readonly title: string;
  /** Next to the title, before and after it. */
  readonly before?: Node;
  readonly after?: Node;
  readonly body: readonly Node[];
  readonly look?: string;
  /** It opens by itself, amid the presses of a game. */
  readonly sudden?: boolean;
  /** The action of B on a gamepad. */
  readonly dismiss: () => void;
  /** The action of Escape. Default: dismiss. */
  readonly escape?: () => void;
  /** The action of a press outside the sheet, and of Space and Enter without a focused button. Default: dismiss. */
  readonly outside?: () => void;
  /** Actions of other keys, lower case. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Called when it is on the page, before the focus is set. */
  readonly shown?: () => void;
  /** The first focused element. Default: the first button. */
  readonly focus?: HTMLElement;
};

/** What leaves the results: other games, and the system's sheet for sharing. */
const LEAVING = '.more-games, .leaving';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Keys that press a button. */
const PRESSES = /^(?: |Enter)$/;

/**
 * The dialogs over a game, one at a time. `showModal` provides the focus trap and an inert page;
 * arrow keys and gamepads move the focus to the nearest button in that direction.
 */
export class Frame {
  readonly #host: HTMLElement;
  #open: HTMLDialogElement | undefined;
  #parts: SheetParts | undefined;
  #guard: PressGuard | undefined;
  readonly #hands = new Hands();

  constructor(host: HTMLElement) {
    this.#host = host;
    // Before the browser makes it a `cancel`, which closes a dialog whatever its listener says when
    // the player has pressed nothing else; and wherever the browser has left the focus.
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#open || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) this.#escape();
    });
    addEventListener('visibilitychange', () => {
      this.#hands.forget();
      if (!document.hidden) this.#guard?.appear();
    });
    this.#watchHands();
  }

  /** Before any other listener, and whatever has the focus. */
  #watchHands(): void {
    const hands = this.#hands;
    const on = <K extends keyof WindowEventMap>(
      type: K,
      act: (event: WindowEventMap[K], at: number) => void,
    ): void =>
      addEventListener(type, (event) => act(event, timeOf(event)), {
        capture: true,
        passive: true,
      });
    on('pointerdown', ({ pointerId, isPrimary }, at) => {
      // The first finger: one whose end was never heard of is no longer there.
      if (isPrimary) hands.forget();
      hands.press(pointerId, at);
    });
    on('pointerup', ({ pointerId }, at) => hands.lift(pointerId, at));
    on('pointercancel', ({ pointerId }, at) => hands.lift(pointerId, at));
    on('keydown', ({ code, metaKey }, at) => {
      // Some systems never tell the end of a key that is pressed with this one.
      if (!metaKey) hands.press(code, at);
    });
    on('keyup', ({ code }, at) => hands.lift(code, at));
    addEventListener('blur', () => hands.forget());
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
    // A dialog that opens after the player has left must not take the focus back.
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

  /** Shows a text for a moment. */
  toast(text: string): void {
    const dialog = this.#open;
    if (!dialog) return;
    dialog.querySelector('.toast')?.remove();
    const node = element('p', { class: 'toast', role: 'status' });
    node.addEventListener('animationend', () => node.remove());
    dialog.append(node);
    node.textContent = text;
  }

  /** A button of a gamepad: the D-pad moves, A presses, B goes back. */
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

  #escape(): void {
    const { escape, dismiss } = this.#parts ?? {};
    (escape ?? dismiss)?.();
  }

  #listen(dialog: HTMLDialogElement, parts: SheetParts): void {
    const guard = new PressGuard(parts.sudden ? this.#hands : undefined);
    this.#guard = guard;
    const isEarly = (event: Event): boolean => {
      const { target } = event;
      return guard.isEarly(event, target instanceof Element && target.closest(LEAVING) !== null);
    };
    const { dismiss, outside = dismiss } = parts;
    // The back gesture of Android; a dialog that it closes on its own is dismissed.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (event.cancelable) this.#escape();
    });
    dialog.addEventListener('close', () => this.#open === dialog && dismiss());
    // A touch where the sheet has nothing to scroll would scroll the page around the game.
    dialog.addEventListener(
      'touchmove',
      (event) => {
        const [touch] = event.touches;
        if (!touch || !event.cancelable) return;
        if (isBeside(dialog, touch) || !scrolls(event.target, dialog)) event.preventDefault();
      },
      { passive: false },
    );
    // A touch that started before the sheet was ready ends a press of the game, not one of the
    // sheet.
    let pressed = false;
    dialog.addEventListener('pointerdown', (event) => (pressed = !isEarly(event)), {
      capture: true,
    });
    dialog.addEventListener('keydown', (event) => {
      // So does a held key, which goes on repeating.
      if (PRESSES.test(event.key) && (event.repeat || isEarly(event))) {
        event.preventDefault();
        return;
      }
      const way = ARROWS[event.key];
      if (way) {
        event.preventDefault();
        move(dialog, way);
      }
      if (!event.repeat) parts.keys?.[event.key.toLowerCase()]?.();
      if (event.target === dialog && PRESSES.test(event.key)) outside();
    });
    dialog.addEventListener(
      'click',
      (event) => {
        // Clicks without a count come from keys, gamepads and screen readers.
        const meant = event.detail === 0 ? !isEarly(event) : pressed;
        pressed = false;
        if (!meant) {
          event.preventDefault();
          event.stopPropagation();
        } else if (event.target === dialog && isBeside(dialog, event)) outside();
      },
      { capture: true },
    );
  }
}

/** A press on the backdrop targets the dialog itself. */
function isBeside(
  dialog: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function scrolls(target: EventTarget | null, dialog: HTMLElement): boolean {
  for (let node = target; node instanceof HTMLElement; node = node.parentElement) {
    const clips = getComputedStyle(node).overflowY !== 'visible';
    if (clips && node.scrollHeight > node.clientHeight) return true;
    if (node === dialog) return false;
  }
  return false;
}

function move(dialog: HTMLElement, direction: Direction): void {
  const all = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled), summary, a[href]')];
  const nodes = all.filter((node) => node.getClientRects().length > 0);
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const from = nodes.indexOf(document.activeElement as HTMLElement);
  const next = nodes[nextFocus(boxes, from, direction)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

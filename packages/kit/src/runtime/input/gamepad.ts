import type { Point } from '../../contract/index.ts';
import type { PadButton } from '../view.ts';

/** The part of a browser's `Gamepad` that is used. */
export type PadState = {
  readonly connected: boolean;
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
};

export type GamepadSink = {
  /** The open sheet's handler. @returns whether a sheet is open */
  menu(button: PadButton): boolean;
  pad(button: PadButton, phase: 'down' | 'up'): void;
  pause(): void;
};

/** Standard layout, https://w3c.github.io/gamepad/#remapping */
const BUTTONS: readonly (PadButton | 'pause' | undefined)[] = [
  'a',
  'b',
  'x',
  'y',
  'l',
  'r',
  undefined,
  undefined,
  'tab',
  'pause',
  undefined,
  undefined,
  'up',
  'down',
  'left',
  'right',
];

const WAYS: ReadonlySet<string> = new Set(['up', 'down', 'left', 'right']);
const STICK_DEAD = 0.25;
const STICK_PRESS = 0.55;
/** Milliseconds until a held direction repeats in a sheet, and between repeats. */
const REPEAT_AFTER = 380;
const REPEAT_EVERY = 120;

/**
 * Turns a gamepad's state, read once a frame, into presses: for the open sheet, or for the game.
 */
export class GamepadReader {
  readonly #sink: GamepadSink;
  /** Pressed buttons, and whether the game knows: presses that a sheet handled are not reported. */
  readonly #down = new Map<PadButton | 'pause', { reported: boolean; next: number }>();
  stick: Point = { x: 0, y: 0 };

  constructor(sink: GamepadSink) {
    this.#sink = sink;
  }

  /** What counts as held for the game. */
  get held(): readonly PadButton[] {
    return [...this.#down].flatMap(([button, { reported }]) =>
      reported && button !== 'pause' ? [button] : [],
    );
  }

  /** Releases everything; a button that is still down counts only when it is pressed again. */
  release(): void {
    for (const [button, press] of this.#down) this.#letGo(button, press);
    this.stick = { x: 0, y: 0 };
  }

  /**
   * @param pads as `navigator.getGamepads` gives them
   * @param now milliseconds
   * @returns whether anything was pressed
   */
  poll(pads: readonly (PadState | null)[], now: number): boolean {
    const pad = pads.find((candidate) => candidate?.connected);
    const pressed = pad ? pressedOn(pad) : new Set<PadButton | 'pause'>();
    const [x = 0, y = 0] = pad?.axes ?? [];
    this.stick = Math.hypot(x, y) < STICK_DEAD ? { x: 0, y: 0 } : { x, y };
    for (const [button, press] of this.#down) {
      if (pressed.has(button)) continue;
      this.#letGo(button, press);
      this.#down.delete(button);
    }
    for (const button of pressed) {
      const press = this.#down.get(button);
      if (!press) this.#press(button, now);
      else if (!press.reported && WAYS.has(button) && now >= press.next) {
        this.#sink.menu(button as PadButton);
        press.next = now + REPEAT_EVERY;
      }
    }
    return pressed.size > 0;
  }

  #press(button: PadButton | 'pause', now: number): void {
    // The pause button also goes back.
    const taken = this.#sink.menu(button === 'pause' ? 'b' : button);
    this.#down.set(button, { reported: !taken, next: now + REPEAT_AFTER });
    if (taken) return;
    if (button === 'pause') this.#sink.pause();
    else this.#sink.pad(button, 'down');
  }

  #letGo(button: PadButton | 'pause', press: { reported: boolean; next: number }): void {
    if (press.reported && button !== 'pause') this.#sink.pad(button, 'up');
    press.reported = false;
    press.next = Infinity;
  }
}

function pressedOn({ buttons, axes: [x = 0, y = 0] }: PadState): Set<PadButton | 'pause'> {
  const pressed = new Set<PadButton | 'pause'>();
  for (const [index, button] of buttons.entries()) {
    const name = BUTTONS[index];
    if (button.pressed && name) pressed.add(name);
  }
  if (Math.hypot(x, y) > STICK_PRESS) {
    if (Math.abs(x) >= Math.abs(y)) pressed.add(x > 0 ? 'right' : 'left');
    else pressed.add(y > 0 ? 'down' : 'up');
  }
  return pressed;
}

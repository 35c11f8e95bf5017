import type { Point } from '../../contract/index.ts';
import type { GamepadReader } from './gamepad.ts';
import { toWorld, type Fit } from '../render/fit.ts';
import { SwipeReader } from './swipe.ts';
import type { Device, Held, InputEvent, PadButton, Press } from '../view.ts';

/** Keys that the kit handles, unless the game reads them itself. */
export type Command = 'undo' | 'redo' | 'restart' | 'mute' | 'pause' | 'leave' | 'hint';

export type InputSink = {
  event(event: InputEvent): void;
  command(command: Command): void;
  /** A gamepad's button for the open sheet. @returns whether one is open */
  menu(button: PadButton): boolean;
  /** A touch, click or key: the moment when sound may start. */
  gesture(): void;
  /** A finger left: some browsers let sound start only now. */
  lifted(): void;
};

const PAD_KEYS: Readonly<Record<string, PadButton>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
  Space: 'a',
  Enter: 'a',
  NumpadEnter: 'a',
  ShiftLeft: 'b',
  ShiftRight: 'b',
  KeyX: 'x',
  KeyC: 'y',
  KeyQ: 'l',
  KeyE: 'r',
};

const COMMAND_KEYS: Readonly<Record<string, Command>> = {
  KeyU: 'undo',
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyR: 'restart',
  KeyH: 'hint',
  KeyM: 'mute',
  KeyP: 'pause',
  Escape: 'leave',
};

const NOBODY: InputSink = {
  event: () => undefined,
  command: () => undefined,
  menu: () => false,
  gesture: () => undefined,
  lifted: () => undefined,
};

/** Touch, mouse, pen, keyboard and gamepad in, `InputEvent`s in world units out. */
export class Input {
  readonly #canvas: HTMLCanvasElement;
  readonly #fit: () => Fit;
  #sink: InputSink = NOBODY;
  /** Whether past events are being replayed: their pointers may be gone. */
  #replaying = false;
  readonly #wanted: ReadonlySet<string>;
  readonly #presses = new Map<number, { from: Point; swipe: SwipeReader }>();
  readonly #held = new Set<PadButton>();
  /** Set once a gamepad has been seen. */
  #gamepad: GamepadReader | undefined;
  /** The canvas' corner on the page, CSS pixels. */
  #corner: Point = { x: 0, y: 0 };
  /** The device used last, for prompts that match it. */
  device: Device;

  /**
   * @param fit the world's position on the canvas
   * @param wanted keys (lower case) that the game reads itself: the kit ignores them
   * @param load loads the gamepad reader; tests pass a fake
   */
  constructor(
    canvas: HTMLCanvasElement,
    fit: () => Fit,
    wanted: readonly string[],
    load: () => Promise<typeof GamepadReader> = loadReader,
  ) {
    this.#canvas = canvas;
    this.#fit = fit;
    this.#wanted = new Set(wanted);
    this.device = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(type, (event) => this.#pointer(event));
    }
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    for (const type of ['keydown', 'keyup'] as const) {
      window.addEventListener(type, (event) => this.#key(event, type === 'keydown'));
    }
    window.addEventListener('gamepadconnected', async () => {
      // If it fails to load, the next gamepad tries again.
      const Reader = await load().catch(() => undefined);
      this.#gamepad ??=
        Reader &&
        new Reader({
          menu: (button) => this.#sink.menu(button),
          pad: (button, phase) => this.#pad(button, phase, 'gamepad'),
          pause: () => this.#sink.command('pause'),
        });
    });
  }

  /** Reports to a sink from now on. */
  listen(sink: InputSink): void {
    this.#sink = sink;
  }

  /** Replays events from before there was a listener. */
  replay(events: readonly Event[]): void {
    this.#replaying = true;
    for (const event of events) {
      if (event instanceof PointerEvent) this.#pointer(event);
      else if (event instanceof KeyboardEvent) this.#key(event, event.type === 'keydown');
    }
    this.#replaying = false;
  }

  get held(): Held {
    const { held = [], stick = { x: 0, y: 0 } } = this.#gamepad ?? {};
    return { pad: new Set([...this.#held, ...held]), stick };
  }

  /** Releases everything: the page lost focus, or a dialog opened. */
  release(): void {
    for (const button of this.#held) this.#pad(button, 'up', 'keyboard');
    this.#held.clear();
    this.#gamepad?.release();
    this.#presses.clear();
  }

  /** Gamepads have no events for buttons; call this once a frame. @param now milliseconds */
  pollGamepads(now: number): void {
    if (this.#gamepad?.poll(navigator.getGamepads(), now)) this.device = 'gamepad';
  }

  #pad(button: PadButton, phase: 'down' | 'up' | 'repeat', device: 'keyboard' | 'gamepad'): void {
    this.#sink.event({ kind: 'pad', phase, button, device });
  }

  /** Measured once a press, since it forces layout. */
  #findCorner(): void {
    const { left, top } = this.#canvas.getBoundingClientRect();
    this.#corner = { x: left, y: top };
  }

  #local(event: PointerEvent): Point {
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }

  #press(event: PointerEvent, phase: Press['phase'], from: Point): void {
    const fit = this.#fit();
    const world = (point: Point): Point => toWorld(fit, point.x, point.y);
    const merged = phase === 'move' ? event.getCoalescedEvents?.() : undefined;
    const events = merged?.length ? merged : [event];
    const path = events.map((each) => world(this.#local(each)));
    const last = world(this.#local(event));
    this.#sink.event({
      kind: 'press',
      phase,
      pointer: event.pointerId,
      device:
        event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
      x: last.x,
      y: last.y,
      path,
      times: events.map(({ timeStamp }) => timeStamp),
      from: world(from),
    });
  }

  #pointer(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#move(event);
    else this.#end(event, event.type === 'pointerup' ? 'up' : 'cancel');
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.preventDefault();
    this.device = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    this.#canvas.focus({ preventScroll: true });
    if (this.#canvas.isConnected && event.isTrusted && !this.#replaying)
      this.#canvas.setPointerCapture(event.pointerId);
    this.#sink.gesture();
    this.#findCorner();
    const from = this.#local(event);
    this.#presses.set(event.pointerId, { from, swipe: new SwipeReader(from) });
    this.#press(event, 'down', from);
  }

  #move(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) {
      if (event.pointerType !== 'mouse') return;
      this.#findCorner();
      this.#press(event, 'hover', this.#local(event));
      return;
    }
    this.#press(event, 'move', press.from);
    this.#flick(press.swipe, this.#local(event));
  }

  #end(event: PointerEvent, phase: 'up' | 'cancel'): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#presses.delete(event.pointerId);
    if (phase === 'up') this.#sink.lifted();
    if (phase === 'up') this.#flick(press.swipe, this.#local(event));
    this.#press(event, phase, press.from);
  }

  #flick(swipe: SwipeReader, to: Point): void {
    const found = swipe.move(to);
    if (!found) return;
    const fit = this.#fit();
    this.#sink.event({ kind: 'swipe', ...found, from: toWorld(fit, swipe.from.x, swipe.from.y) });
  }

  #key(event: KeyboardEvent, down: boolean): void {
    if (document.querySelector('dialog[open]')) {
      // What was held when the dialog opened is released anyway.
      const button = PAD_KEYS[event.code];
      if (!down && button && this.#held.delete(button)) this.#pad(button, 'up', 'keyboard');
      return;
    }
    if (event.target instanceof HTMLElement && event.target.closest('button, a, input, select')) {
      if (event.code === 'Space' || event.code === 'Enter' || event.code === 'NumpadEnter') return;
    }
    const key = event.key.toLowerCase();
    if (this.#wanted.has(key)) {
      event.preventDefault();
      if (down && !event.repeat) this.#sink.gesture();
      if (!event.repeat) this.#sink.event({ kind: 'key', phase: down ? 'down' : 'up', key });
      return;
    }
    const command = this.#commandOf(event);
    if (command) {
      if (down && !event.repeat) this.#sink.command(command);
      // Not even for Escape: the press that opens a dialog would close it.
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const button = PAD_KEYS[event.code];
    if (!button) return;
    event.preventDefault();
    this.device = 'keyboard';
    if (!down) this.#held.delete(button);
    else this.#held.add(button);
    if (down && !event.repeat) this.#sink.gesture();
    this.#pad(button, down ? (event.repeat ? 'repeat' : 'down') : 'up', 'keyboard');
  }

  #commandOf(event: KeyboardEvent): Command | undefined {
    if (event.altKey) return undefined;
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
      return event.code === 'KeyY' ? 'redo' : undefined;
    }
    return COMMAND_KEYS[event.code];
  }
}

/** It comes with the sheets, which have loaded before a gamepad is plugged in. */
async function loadReader(): Promise<typeof GamepadReader> {
  // oxlint-disable-next-line no-restricted-imports -- a lazy chunk is not a dependency of this one
  return (await import('../hud/sheets/sheets.ts')).GamepadReader;
}

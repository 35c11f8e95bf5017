import type { Point } from '../../contract/index.ts';
import type { GamepadReader } from './gamepad.ts';
import { meaningOf, type Command, type KeyMeaning, type KeyOptions } from './key-meaning.ts';
import { toWorld, type Fit } from '../render/fit.ts';
import { SwipeReader } from './swipe.ts';
import type { Game } from '../game.ts';
import type { Device, Held, InputEvent, PadButton, Press } from '../view.ts';

export type { Command } from './key-meaning.ts';

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

const NOBODY: InputSink = {
  event: () => undefined,
  command: () => undefined,
  menu: () => false,
  gesture: () => undefined,
  lifted: () => undefined,
};

export type InputOptions = KeyOptions & {
  /** Whether a second finger makes no input of its own. */
  readonly oneFinger: boolean;
  /** Whether the game reads the right mouse button. */
  readonly secondButton: boolean;
};

/** What a game reads. */
export function inputOptions({ rules: { pace }, view }: Game): InputOptions {
  return {
    keys: new Set(view.keys),
    byPlace: view.keysByPlace === true,
    undoes: pace.kind === 'turns' && pace.undo !== 'none',
    oneFinger: pace.kind === 'turns' || view.oneFinger === true,
    secondButton: view.secondButton === true,
  };
}

/**
 * Milliseconds. A second finger that comes sooner makes a pinch; a first finger that has not moved
 * for longer only rests on the screen.
 */
const TOGETHER_MS = 160;

/** A pointer that is down. */
type Down = {
  readonly from: Point;
  readonly swipe: SwipeReader;
  readonly second: boolean;
  /** The last event of it. */
  last: PointerEvent;
  /** Whether it has gone farther than a tap. */
  drags: boolean;
};

/** Touch, mouse, pen, keyboard and gamepad in, `InputEvent`s in world units out. */
export class Input {
  readonly #canvas: HTMLCanvasElement;
  readonly #fit: () => Fit;
  #sink: InputSink = NOBODY;
  /** Whether past events are being replayed: their pointers may be gone. */
  #replaying = false;
  readonly #options: InputOptions;
  readonly #presses = new Map<number, Down>();
  /** Fingers that count for nothing until they are lifted, and whether they pinch. */
  readonly #idle = new Set<number>();
  #pinches = false;
  /** By code: keys that are down. */
  readonly #keys = new Map<string, KeyMeaning>();
  /** Set once a gamepad has been seen. */
  #gamepad: GamepadReader | undefined;
  /** The canvas' corner on the page, CSS pixels. */
  #corner: Point = { x: 0, y: 0 };
  /** The device used last, for prompts that match it. */
  device: Device;

  /**
   * @param fit the world's position on the canvas
   * @param options what the game reads
   * @param load loads the gamepad's reader, once there is one to read
   */
  constructor(
    canvas: HTMLCanvasElement,
    fit: () => Fit,
    options: InputOptions,
    load: () => Promise<typeof GamepadReader>,
  ) {
    this.#canvas = canvas;
    this.#fit = fit;
    this.#options = options;
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
    const keys = [...this.#keys.values()];
    const pressed = keys.flatMap((key) => (key.kind === 'pad' ? [key.button] : []));
    return { pad: new Set([...pressed, ...held]), stick };
  }

  /** Releases everything: the page lost focus, or a dialog opened. */
  release(): void {
    this.#releaseKeys();
    this.#gamepad?.release();
    this.#presses.clear();
    this.#idle.clear();
    this.#pinches = false;
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

  #press(event: PointerEvent, phase: Press['phase'], from: Point, second = false): void {
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
      ...(second && { second }),
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
    const second = event.pointerType === 'mouse' && event.button === 2;
    if (event.pointerType === 'mouse' && event.button !== 0 && !second) return;
    if (second && !this.#options.secondButton) return;
    event.preventDefault();
    this.device = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    this.#canvas.focus({ preventScroll: true });
    if (this.#canvas.isConnected && event.isTrusted && !this.#replaying)
      this.#canvas.setPointerCapture(event.pointerId);
    this.#sink.gesture();
    if (this.#options.oneFinger && !this.#plays(event)) {
      this.#idle.add(event.pointerId);
      return;
    }
    this.#findCorner();
    const from = this.#local(event);
    const swipe = new SwipeReader(from);
    this.#presses.set(event.pointerId, { from, swipe, second, last: event, drags: false });
    this.#press(event, 'down', from, second);
  }

  /**
   * Whether a finger plays. While another draws it does not. With one that has just come it
   * pinches, and neither plays until all are lifted. One that rests it replaces.
   */
  #plays(event: PointerEvent): boolean {
    if (this.#pinches) return false;
    for (const [pointer, press] of this.#presses) {
      const rests = event.timeStamp - press.last.timeStamp >= TOGETHER_MS;
      if (!rests && press.drags) return false;
      this.#presses.delete(pointer);
      this.#idle.add(pointer);
      this.#press(press.last, 'cancel', press.from, press.second);
      this.#pinches ||= !rests;
    }
    return !this.#pinches;
  }

  #move(event: PointerEvent): void {
    if (this.#idle.has(event.pointerId)) return;
    const press = this.#presses.get(event.pointerId);
    if (!press) {
      if (event.pointerType !== 'mouse') return;
      this.#findCorner();
      this.#press(event, 'hover', this.#local(event));
      return;
    }
    press.last = event;
    this.#press(event, 'move', press.from, press.second);
    this.#flick(press, this.#local(event));
  }

  #end(event: PointerEvent, phase: 'up' | 'cancel'): void {
    this.#idle.delete(event.pointerId);
    const press = this.#presses.get(event.pointerId);
    this.#presses.delete(event.pointerId);
    if (this.#idle.size === 0 && this.#presses.size === 0) this.#pinches = false;
    if (!press) return;
    if (phase === 'up') this.#sink.lifted();
    if (phase === 'up') this.#flick(press, this.#local(event));
    this.#press(event, phase, press.from, press.second);
  }

  #flick(press: Down, to: Point): void {
    const { swipe } = press;
    const found = swipe.move(to);
    if (!found) return;
    press.drags = true;
    const fit = this.#fit();
    this.#sink.event({ kind: 'swipe', ...found, from: toWorld(fit, swipe.from.x, swipe.from.y) });
  }

  #key(event: KeyboardEvent, down: boolean): void {
    if (!down) {
      if (this.#keys.has(event.code)) event.preventDefault();
      this.#releaseKey(event.code);
      return;
    }
    // A Mac does not report the release of keys while Cmd is down.
    if (event.key === 'Meta') this.#releaseKeys();
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLElement && event.target.closest('button, a, input, select')) {
      if (event.code === 'Space' || event.code === 'Enter' || event.code === 'NumpadEnter') return;
    }
    const meaning = meaningOf(event, this.#options);
    if (!meaning) return;
    // Not even for Escape: the press that opens a dialog would close it.
    event.preventDefault();
    this.#keys.set(event.code, meaning);
    if (meaning.kind === 'command') {
      if (!event.repeat) this.#sink.command(meaning.command);
      return;
    }
    if (!event.repeat) this.#sink.gesture();
    if (meaning.kind === 'key') {
      if (!event.repeat) this.#sink.event({ kind: 'key', phase: 'down', key: meaning.key });
      return;
    }
    this.device = 'keyboard';
    this.#pad(meaning.button, event.repeat ? 'repeat' : 'down', 'keyboard');
  }

  /** A key means when it is released what it meant when it was pressed. */
  #releaseKey(code: string): void {
    const meaning = this.#keys.get(code);
    this.#keys.delete(code);
    if (meaning?.kind === 'pad') this.#pad(meaning.button, 'up', 'keyboard');
    if (meaning?.kind === 'key') this.#sink.event({ kind: 'key', phase: 'up', key: meaning.key });
  }

  #releaseKeys(): void {
    for (const code of this.#keys.keys()) this.#releaseKey(code);
  }
}

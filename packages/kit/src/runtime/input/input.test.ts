import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GamepadReader, type PadState } from './gamepad.ts';
import { Input, type InputOptions } from './input.ts';
import type { InputEvent } from '../view.ts';

/** Replaces canvas and window: listeners that the test calls. */
class FakeTarget {
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();

  addEventListener(kind: string, listener: (event: unknown) => void): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  fire(kind: string, event: object = {}): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(event);
  }
}

const A = 0;
const B = 1;
const START = 9;
const UP = 12;
const DOWN = 13;

let pads: (PadState | null)[];
let canvas: FakeTarget & { isConnected?: boolean };
let page: FakeTarget;
let heard: string[];
let sheetOpen: boolean;
let now: number;

/** A gamepad with these buttons down and its left stick at this position. */
function pad(buttons: readonly number[], x = 0, y = 0): PadState {
  const all = Array.from({ length: 17 }, (_, index) => ({ pressed: buttons.includes(index) }));
  return { connected: true, buttons: all, axes: [x, y] };
}

const OPTIONS: InputOptions = {
  keys: new Set(),
  byPlace: false,
  undoes: false,
  oneFinger: true,
  secondButton: false,
};

function open(load = async () => GamepadReader, options: Partial<InputOptions> = {}): Input {
  const input = new Input(
    canvas as unknown as HTMLCanvasElement,
    () => ({ px: 1, left: 0, top: 0, bleed: { x: 0, y: 0, width: 1, height: 1 } }),
    { ...OPTIONS, ...options },
    load,
  );
  input.listen({
    event: (event: InputEvent) => {
      if (event.kind === 'pad') heard.push(`${event.device} ${event.button} ${event.phase}`);
      if (event.kind === 'key') heard.push(`${event.key} ${event.phase}`);
      if (event.kind === 'swipe') heard.push(`swipe ${event.direction}`);
      if (event.kind === 'press')
        heard.push(`${event.second ? 'second ' : ''}${event.pointer} ${event.phase} ${event.x}`);
    },
    command: (command) => void heard.push(command),
    menu(button) {
      if (sheetOpen) heard.push(`sheet ${button}`);
      return sheetOpen;
    },
    gesture: () => undefined,
    lifted: () => undefined,
  });
  return input;
}

/** Reads the pads in their current state, a frame later. */
function frame(input: Input, state: PadState | null = null, ms = 16): void {
  pads = [null, state];
  now += ms;
  input.pollGamepads(now);
}

beforeEach(() => {
  pads = [];
  heard = [];
  sheetOpen = false;
  now = 1000;
  page = new FakeTarget();
  canvas = Object.assign(new FakeTarget(), {
    focus: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { getGamepads: () => pads });
  vi.stubGlobal('document', { querySelector: () => (sheetOpen ? {} : null) });
  vi.stubGlobal('HTMLElement', FakeTarget);
});
afterEach(() => vi.unstubAllGlobals());

async function plugIn(): Promise<void> {
  page.fire('gamepadconnected');
  // The reader has loaded by then.
  await new Promise<void>((settle) => setTimeout(settle));
}

async function withPad(): Promise<Input> {
  const input = open();
  await plugIn();
  return input;
}

describe('a gamepad', () => {
  test('is not read before one was connected', () => {
    const input = open();
    frame(input, pad([A]));
    expect(heard).toEqual([]);
    expect(input.device).toBe('mouse');
  });

  test('is ignored if its reader fails to load, until the next one is connected', async () => {
    const input = open(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return GamepadReader;
    });
    let loads = 0;
    await plugIn();
    frame(input, pad([A]));
    expect(heard).toEqual([]);
    await plugIn();
    frame(input, pad([A]));
    expect(heard).toEqual(['gamepad a down']);
  });

  test('reports each press and release once', async () => {
    const input = await withPad();
    for (const state of [pad([A]), pad([A]), pad([A, UP]), pad([])]) frame(input, state);
    expect(heard).toEqual(['gamepad a down', 'gamepad up down', 'gamepad a up', 'gamepad up up']);
    expect(input.device).toBe('gamepad');
  });

  test('is held until it is released', async () => {
    const input = await withPad();
    frame(input, pad([A], 0.5, 0));
    expect(input.held).toEqual({ pad: new Set(['a']), stick: { x: 0.5, y: 0 } });
    frame(input, pad([], 0.1, 0.1));
    expect(input.held).toEqual({ pad: new Set(), stick: { x: 0, y: 0 } });
  });

  test('has a stick that presses the direction it points to', async () => {
    const input = await withPad();
    for (const [x, y] of [
      [0.9, 0.2],
      [0.2, -0.9],
      [0.3, 0.3],
    ] as const)
      frame(input, pad([], x, y));
    expect(heard).toEqual([
      'gamepad right down',
      'gamepad right up',
      'gamepad up down',
      'gamepad up up',
    ]);
  });

  test('pauses with its start button', async () => {
    const input = await withPad();
    for (const state of [pad([START]), pad([START]), pad([])]) frame(input, state);
    expect(heard).toEqual(['pause']);
  });

  test('releases everything when it is unplugged', async () => {
    const input = await withPad();
    frame(input, pad([A], 1, 0));
    frame(input, null);
    expect(heard.filter((what) => what.endsWith(' up'))).toEqual([
      'gamepad a up',
      'gamepad right up',
    ]);
    expect(input.held.pad.size).toBe(0);
  });

  test('released by the page must be pressed again', async () => {
    const input = await withPad();
    frame(input, pad([A]));
    input.release();
    frame(input, pad([A]));
    expect(heard).toEqual(['gamepad a down', 'gamepad a up']);
    frame(input, pad([]));
    frame(input, pad([A]));
    expect(heard.at(-1)).toBe('gamepad a down');
  });
});

describe('with a sheet open', () => {
  test('the sheet gets the presses, and the game does not', async () => {
    const input = await withPad();
    sheetOpen = true;
    for (const state of [pad([DOWN]), pad([]), pad([A]), pad([B]), pad([START])]) {
      frame(input, state);
    }
    expect(heard).toEqual(['sheet down', 'sheet a', 'sheet b', 'sheet b']);
    expect(input.held.pad.size).toBe(0);
  });

  test('a press that closes it does not reach the game', async () => {
    const input = await withPad();
    sheetOpen = true;
    frame(input, pad([A]));
    sheetOpen = false;
    frame(input, pad([A]));
    frame(input, pad([]));
    expect(heard).toEqual(['sheet a']);
  });

  test('a held direction repeats, other buttons do not', async () => {
    const input = await withPad();
    sheetOpen = true;
    for (let ms = 0; ms < 700; ms += 20) frame(input, pad([DOWN, A]), 20);
    expect(heard.filter((what) => what === 'sheet down').length).toBe(4);
    expect(heard.filter((what) => what === 'sheet a').length).toBe(1);
  });

  test('a key that was held when it opened is released', () => {
    const input = open();
    key('down', 'ArrowLeft', 'ArrowLeft');
    sheetOpen = true;
    key('up', 'ArrowLeft', 'ArrowLeft');
    expect(heard).toEqual(['keyboard left down', 'keyboard left up']);
    expect(input.held.pad.size).toBe(0);
    key('down', 'ArrowLeft', 'ArrowLeft');
    expect(heard).toHaveLength(2);
  });
});

/** A key's press or release; `taken` says whether the browser does not get it. */
function key(
  phase: 'down' | 'up',
  code: string,
  prints: string,
  held: Partial<KeyboardEvent> = {},
): { taken: boolean } {
  const event = {
    code,
    key: prints,
    taken: false,
    preventDefault(): void {
      this.taken = true;
    },
    ...held,
  };
  page.fire(`key${phase}`, event);
  return event;
}

describe('a key', () => {
  test('with Ctrl is left to the browser, and neither moves nor restarts', () => {
    open(undefined, { undoes: true, keys: new Set(['f']) });
    for (const letter of ['R', 'F', 'D', 'S', 'P', 'W', 'A']) {
      const { taken } = key('down', `Key${letter}`, letter.toLowerCase(), { ctrlKey: true });
      expect(taken, letter).toBe(false);
    }
    expect(heard).toEqual([]);
    expect(key('down', 'KeyY', 'z', { ctrlKey: true }).taken).toBe(true);
    expect(heard).toEqual(['undo']);
  });

  test('is released as what it was pressed as, whatever is held by then', () => {
    open(undefined, { keys: new Set(['f']) });
    key('down', 'KeyF', 'f');
    key('down', 'KeyA', 'a');
    key('up', 'KeyF', 'F', { ctrlKey: true });
    key('up', 'KeyA', 'a', { metaKey: true });
    expect(heard).toEqual(['f down', 'keyboard left down', 'f up', 'keyboard left up']);
  });

  test('is released when Cmd goes down, since a Mac reports no release then', () => {
    const input = open();
    key('down', 'ArrowRight', 'ArrowRight');
    key('down', 'MetaLeft', 'Meta', { metaKey: true });
    expect(heard.at(-1)).toBe('keyboard right up');
    expect(input.held.pad.size).toBe(0);
  });
});

/** A pointer's event `ms` after the first. */
function finger(type: string, pointer: number, x: number, ms: number, mouse?: number): void {
  canvas.fire(`pointer${type}`, {
    type: `pointer${type}`,
    pointerId: pointer,
    pointerType: mouse === undefined ? 'touch' : 'mouse',
    button: mouse ?? 0,
    clientX: x,
    clientY: 0,
    timeStamp: ms,
    preventDefault: () => undefined,
  });
}

describe('in a game for one finger', () => {
  test('a pinch is no input, and what the first finger began is canceled', () => {
    open();
    finger('down', 1, 10, 0);
    finger('down', 2, 50, 60);
    finger('move', 1, 30, 80);
    finger('move', 2, 90, 80);
    finger('up', 1, 30, 100);
    // Not even a third finger plays before all are lifted.
    finger('down', 3, 70, 400);
    finger('up', 3, 70, 420);
    finger('up', 2, 90, 500);
    expect(heard).toEqual(['1 down 10', '1 cancel 10']);
    finger('down', 4, 20, 600);
    expect(heard.at(-1)).toBe('4 down 20');
  });

  test('a second finger while one draws does nothing', () => {
    open();
    finger('down', 1, 10, 0);
    finger('move', 1, 40, 200);
    finger('down', 2, 90, 250);
    finger('up', 2, 90, 280);
    finger('move', 1, 60, 300);
    expect(heard).toEqual(['1 down 10', '1 move 40', 'swipe right', '1 move 60']);
  });

  test('a finger that rests on the screen gives way to one that plays', () => {
    open();
    finger('down', 1, 10, 0);
    finger('down', 2, 90, 400);
    finger('up', 2, 90, 450);
    finger('up', 1, 10, 900);
    expect(heard).toEqual(['1 down 10', '1 cancel 10', '2 down 90', '2 up 90']);
  });
});

test('in other games every finger plays', () => {
  open(undefined, { oneFinger: false });
  finger('down', 1, 10, 0);
  finger('down', 2, 90, 20);
  expect(heard).toEqual(['1 down 10', '2 down 90']);
});

describe('the right mouse button', () => {
  test('does nothing', () => {
    open();
    finger('down', 1, 10, 0, 2);
    finger('up', 1, 10, 50, 2);
    expect(heard).toEqual([]);
  });

  test('is a second action in games that have one', () => {
    open(undefined, { secondButton: true });
    finger('down', 1, 10, 0, 2);
    finger('move', 1, 12, 20, 2);
    finger('up', 1, 12, 50, 2);
    expect(heard).toEqual(['second 1 down 10', 'second 1 move 12', 'second 1 up 12']);
  });

  test('opens no menu over the game', () => {
    open();
    let opened = true;
    canvas.fire('contextmenu', { preventDefault: () => (opened = false) });
    expect(opened).toBe(false);
  });
});

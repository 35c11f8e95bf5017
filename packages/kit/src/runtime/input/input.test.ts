import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GamepadReader, type PadState } from './gamepad.ts';
import { Input } from './input.ts';
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
let page: FakeTarget;
let heard: string[];
let sheetOpen: boolean;
let now: number;

/** A gamepad with these buttons down and its left stick at this position. */
function pad(buttons: readonly number[], x = 0, y = 0): PadState {
  const all = Array.from({ length: 17 }, (_, index) => ({ pressed: buttons.includes(index) }));
  return { connected: true, buttons: all, axes: [x, y] };
}

function open(load = async () => GamepadReader): Input {
  const input = new Input(
    new FakeTarget() as unknown as HTMLCanvasElement,
    () => ({ px: 1, left: 0, top: 0, bleed: { x: 0, y: 0, width: 1, height: 1 } }),
    [],
    load,
  );
  input.listen({
    event: (event: InputEvent) => {
      if (event.kind === 'pad') heard.push(`${event.device} ${event.button} ${event.phase}`);
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
    const key = { code: 'ArrowLeft', key: 'ArrowLeft', preventDefault: () => undefined };
    page.fire('keydown', key);
    sheetOpen = true;
    page.fire('keyup', key);
    expect(heard).toEqual(['keyboard left down', 'keyboard left up']);
    expect(input.held.pad.size).toBe(0);
    page.fire('keydown', key);
    expect(heard).toHaveLength(2);
  });
});

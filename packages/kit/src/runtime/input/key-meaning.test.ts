import { describe, expect, test } from 'vitest';
import { meaningOf, type KeyOptions } from './key-meaning.ts';

const NOTHING: KeyOptions = { keys: new Set(), byPlace: false, undoes: true };

/** What a key of a layout means: `code` is its place, `key` what it prints there. */
function meaning(
  code: string,
  key: string,
  { held = '', ...options }: Partial<KeyOptions> & { readonly held?: string } = {},
): string | undefined {
  const found = meaningOf(
    {
      code,
      key,
      shiftKey: held.includes('shift'),
      ctrlKey: held.includes('ctrl'),
      metaKey: held.includes('cmd'),
      altKey: held.includes('alt'),
      getModifierState: (name: string) => name === 'AltGraph' && held.includes('altgr'),
    },
    { ...NOTHING, ...options },
  );
  if (!found) return undefined;
  return found.kind === 'pad' ? found.button : found.kind === 'key' ? found.key : found.command;
}

const read = (...keys: readonly string[]): { readonly keys: ReadonlySet<string> } => ({
  keys: new Set(keys),
});

describe('undo and redo are where the letters are printed', () => {
  test.each([
    ['a US keyboard', 'KeyZ', 'KeyY'],
    ['a German keyboard', 'KeyY', 'KeyZ'],
    ['a French keyboard', 'KeyW', 'KeyY'],
  ])('on %s, with Ctrl and with Cmd', (_, z, y) => {
    for (const held of ['ctrl', 'cmd']) {
      expect(meaning(z, 'z', { held })).toBe('undo');
      expect(meaning(z, 'Z', { held: `${held} shift` })).toBe('redo');
      expect(meaning(y, 'y', { held })).toBe('redo');
    }
  });

  test('on a Russian keyboard the places count', () => {
    expect(meaning('KeyZ', 'я', { held: 'ctrl' })).toBe('undo');
    expect(meaning('KeyU', 'г')).toBe('undo');
  });

  test('and are the browser’s in games without undo', () => {
    expect(meaning('KeyZ', 'z', { held: 'ctrl', undoes: false })).toBeUndefined();
    // Such a game may have an undo of its own.
    expect(meaning('KeyZ', 'z', { held: 'ctrl', undoes: false, ...read('z') })).toBe('z');
  });
});

describe('letters count by what they print', () => {
  test.each([
    ['Semicolon', 'm', 'mute'],
    ['KeyR', 'p', 'pause'],
    ['KeyO', 'r', 'restart'],
    ['KeyF', 'u', 'undo'],
    ['KeyJ', 'h', 'hint'],
    ['KeyP', 'P', 'pause'],
    ['Escape', 'Escape', 'leave'],
  ])('%s that prints %s is %s', (code, key, command) => {
    expect(meaning(code, key)).toBe(command);
  });

  test('so do the keys that a game reads itself', () => {
    expect(meaning('KeyE', 'f', read('f'))).toBe('f');
    expect(meaning('Backspace', 'Backspace', read('backspace'))).toBe('backspace');
    expect(meaning('KeyR', 'r', read('r'))).toBe('r');
  });

  test('but a letter at a place that moves is a move', () => {
    expect(meaning('KeyW', 'z')).toBe('up');
    expect(meaning('KeyS', 'r')).toBe('down');
  });
});

describe('moves count by place', () => {
  test('on a French keyboard Z, Q, S and D', () => {
    const pressed = [
      ['KeyW', 'z'],
      ['KeyA', 'q'],
      ['KeyS', 's'],
      ['KeyD', 'd'],
    ] as const;
    expect(pressed.map(([code, key]) => meaning(code, key))).toEqual([
      'up',
      'left',
      'down',
      'right',
    ]);
    const spin = { ...read('w', 'a', 's', 'd'), byPlace: true };
    expect(pressed.map(([code, key]) => meaning(code, key, spin))).toEqual(['w', 'a', 's', 'd']);
    // Its A is where Q is on a US keyboard.
    expect(meaning('KeyQ', 'a', spin)).toBe('l');
  });
});

describe('digits', () => {
  const digits = read('1', '2', '9');

  test('count in the upper row of a French keyboard, with and without Shift', () => {
    expect(meaning('Digit1', '&', digits)).toBe('1');
    expect(meaning('Digit2', 'é', digits)).toBe('2');
    expect(meaning('Digit9', 'ç', digits)).toBe('9');
    expect(meaning('Digit2', '2', { ...digits, held: 'shift' })).toBe('2');
  });

  test('are not the signs above them on a US keyboard', () => {
    expect(meaning('Digit1', '!', { ...digits, held: 'shift' })).toBeUndefined();
    expect(meaning('Numpad9', '9', digits)).toBe('9');
  });
});

describe('the browser keeps its keys', () => {
  test.each(['ctrl', 'cmd', 'alt', 'ctrl shift'])('with %s', (held) => {
    for (const key of 'abcdefghijklmnopqrstuvwx'.split('')) {
      const options = { held, ...read('r', 'f', 'd', 'a') };
      expect(meaning(`Key${key.toUpperCase()}`, key, options), key).toBeUndefined();
    }
    for (const key of ['ArrowLeft', 'Enter', 'Backspace', 'Escape']) {
      expect(meaning(key, key, { held, ...read('enter', 'backspace') }), key).toBeUndefined();
    }
    expect(meaning('Digit1', '1', { held, ...read('1') })).toBeUndefined();
  });

  test('and AltGr types signs', () => {
    // German: AltGr+8. Windows reports Ctrl and Alt with it.
    expect(meaning('Digit8', '[', { held: 'altgr ctrl alt', ...read('[', '8') })).toBe('[');
    expect(meaning('Digit8', '[', { held: 'altgr', ...read('8') })).toBeUndefined();
    expect(meaning('KeyQ', '@', { held: 'altgr' })).toBeUndefined();
    expect(meaning('KeyE', '€', { held: 'altgr' })).toBeUndefined();
  });
});

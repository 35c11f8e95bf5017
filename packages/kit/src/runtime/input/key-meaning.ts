import type { PadButton } from '../view.ts';

/** Keys that the kit handles, unless the game reads them itself. */
export type Command = 'undo' | 'redo' | 'restart' | 'mute' | 'pause' | 'leave' | 'hint';

export type KeyMeaning =
  /** A key that the game reads itself. */
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'pad'; readonly button: PadButton }
  | { readonly kind: 'command'; readonly command: Command };

export type KeyOptions = {
  /** Keys (lower case) that the game reads itself: the kit ignores them. */
  readonly keys: ReadonlySet<string>;
  /** Whether `keys` are places on a keyboard, named after the letters there on a US one. */
  readonly byPlace: boolean;
  /** Whether moves can be undone: without it, Ctrl+Z is the browser's. */
  readonly undoes: boolean;
};

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** By place, so that moves are under the same fingers on every layout. */
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

/** By what they print, since players know them as letters. */
const COMMAND_KEYS: Readonly<Record<string, Command>> = {
  u: 'undo',
  z: 'undo',
  y: 'redo',
  r: 'restart',
  h: 'hint',
  m: 'mute',
  p: 'pause',
  escape: 'leave',
};

/** What a key means to the game; undefined if it is the browser's or nobody's. */
export function meaningOf(event: KeyPress, options: KeyOptions): KeyMeaning | undefined {
  const { keys, byPlace } = options;
  const letter = letterOf(event);
  if (event.altKey || event.getModifierState?.('AltGraph')) {
    // AltGr types signs, such as brackets on a German keyboard.
    const isSign = letter.length === 1 && !/[\p{L}\p{N}]/u.test(letter);
    return isSign && keys.has(letter) ? { kind: 'key', key: letter } : undefined;
  }
  if (event.ctrlKey || event.metaKey) return chord(letter, event.shiftKey, options);
  const own = byPlace ? placeOf(event.code) : keys.has(letter) ? letter : digitOf(event);
  if (own !== undefined && keys.has(own)) return { kind: 'key', key: own };
  const button = PAD_KEYS[event.code];
  if (button) return { kind: 'pad', button };
  const command = COMMAND_KEYS[letter];
  return command && { kind: 'command', command };
}

/** Ctrl or Cmd with a letter: undo and redo where there are any, else the browser's. */
function chord(letter: string, shift: boolean, options: KeyOptions): KeyMeaning | undefined {
  const command =
    letter === 'z' ? (shift ? 'redo' : 'undo') : letter === 'y' && !shift ? 'redo' : undefined;
  if (!command) return undefined;
  if (options.undoes) return { kind: 'command', command };
  // A game with an undo of its own reads it as a letter.
  const own = command === 'undo' && options.keys.has('z') && !options.byPlace;
  return own ? { kind: 'key', key: 'z' } : undefined;
}

/** What a key prints, lower case. Keyboards of another script print Latin letters by place. */
function letterOf({ key, code }: KeyPress): string {
  const low = key.toLowerCase();
  const foreign = low.length === 1 && /\p{L}/u.test(low) && !/\p{Script=Latin}/u.test(low);
  return (foreign ? placeOf(code) : undefined) ?? low;
}

/** The letter at a place on a US keyboard. */
function placeOf(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** The digit of a key in the upper row. A French keyboard prints it only with Shift. */
function digitOf({ code, shiftKey }: KeyPress): string | undefined {
  return shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
}

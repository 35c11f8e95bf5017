/**
 * What a game page and the page around it say to each other, by `postMessage`.
 * Both sides check the origin first, then read with these; anything else is ignored.
 */

/** From a game to the page around it. */
export type GameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'first-input' }
  | { readonly kind: 'play-start' }
  | {
      readonly kind: 'play-end';
      readonly seconds: number;
      readonly score?: number;
      readonly won?: boolean;
    }
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'best'; readonly score: number; readonly better: 'higher' | 'lower' }
  | { readonly kind: 'mute'; readonly muted: boolean }
  /** The player pressed Escape: keyboard focus should go back to the page. */
  | { readonly kind: 'leave' }
  /** The game cannot go on. */
  | { readonly kind: 'failed'; readonly why: string };

/** From the page around it to a game. */
export type PageMessage =
  /** A game that was loaded ahead of time and waits at its first frame may begin. */
  | { readonly kind: 'show' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'mute'; readonly muted: boolean }
  | { readonly kind: 'locale'; readonly locale: string };

/** Every message carries this, so that other scripts' messages are told apart. */
const MARK = 'play/1';

type Fields = Readonly<
  Record<string, 'number' | 'string' | 'boolean' | 'number?' | 'boolean?' | 'better'>
>;

const GAME: Readonly<Record<GameMessage['kind'], Fields>> = {
  ready: {},
  'first-input': {},
  'play-start': {},
  'play-end': { seconds: 'number', score: 'number?', won: 'boolean?' },
  score: { score: 'number' },
  best: { score: 'number', better: 'better' },
  mute: { muted: 'boolean' },
  leave: {},
  failed: { why: 'string' },
};

const PAGE: Readonly<Record<PageMessage['kind'], Fields>> = {
  show: {},
  pause: {},
  resume: {},
  restart: {},
  mute: { muted: 'boolean' },
  locale: { locale: 'string' },
};

/** Wraps a message for `postMessage`. */
export function seal<M extends GameMessage | PageMessage>(
  message: M,
): M & { readonly mark: string } {
  return { ...message, mark: MARK };
}

/** Reads what a game sent; nothing when it is not a well-formed game message. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  return read(data, GAME) as GameMessage | undefined;
}

/** Reads what the page around a game sent; nothing when it is not a well-formed page message. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  return read(data, PAGE) as PageMessage | undefined;
}

function read(data: unknown, kinds: Readonly<Record<string, Fields>>): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { mark, kind, ...rest } = data as Readonly<Record<string, unknown>>;
  if (mark !== MARK || typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined;
  const out: Record<string, unknown> = { kind };
  for (const [name, type] of Object.entries(kinds[kind] ?? {})) {
    const value = rest[name];
    if (value === undefined && type.endsWith('?')) continue;
    if (!fits(value, type.replace('?', ''))) return undefined;
    out[name] = value;
  }
  return out;
}

function fits(value: unknown, type: string): boolean {
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'better') return value === 'higher' || value === 'lower';
  if (type === 'string') return typeof value === 'string' && value.length <= 2000;
  return typeof value === type;
}

import { BRIDGE, type Bridge } from './found.ts';

const found = (globalThis as { [BRIDGE]?: Bridge })[BRIDGE];

/** Outside the portal, on an author's own machine, nobody listens. */
const bridge: Bridge = found ?? {
  tell: () => undefined,
  hear: () => undefined,
  now: { muted: false, locale: navigator.language },
};

export const start = (): void => bridge.tell({ kind: 'start' });
export const stop = (): void => bridge.tell({ kind: 'stop' });
export const ready = (): void => bridge.tell({ kind: 'ready' });
export const nothing = (): void => undefined;
export const done = (): Promise<void> => Promise.resolve();

export function score(value: unknown): void {
  const number = Number(value);
  if (Number.isFinite(number)) bridge.tell({ kind: 'score', score: number });
}

const waiting: ((shown: boolean) => void)[] = [];
bridge.hear((message) => {
  if (message.kind !== 'ad-done') return;
  for (const resolve of waiting.splice(0)) resolve(message.shown);
});

/** Offers the portal a moment for an ad, which pauses the game. @returns whether one was shown */
export function adBreak(): Promise<boolean> {
  if (!found) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) bridge.tell({ kind: 'ad-break' });
  });
}

export function onPause(pause: () => void, resume: () => void): void {
  bridge.hear(({ kind }) => {
    if (kind === 'pause') pause();
    else if (kind === 'resume') resume();
  });
}

export function onMute(change: (muted: boolean) => void): void {
  bridge.hear((message) => {
    if (message.kind === 'mute') change(message.muted);
  });
}

export const isMuted = (): boolean => bridge.now.muted;
/** `en-US`. */
export const locale = (): string => bridge.now.locale;
/** `en`. */
export const language = (): string => bridge.now.locale.slice(0, 2);

/** What an SDK keeps for its game: JSON under one name in the game's own storage. */
export function box(name: string) {
  const key = `sdk:${name}`;
  const read = (): Record<string, unknown> => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  return {
    read,
    write: (values: Readonly<Record<string, unknown>>): void => {
      localStorage.setItem(key, JSON.stringify(values));
    },
    merge(values: Readonly<Record<string, unknown>>): void {
      this.write({ ...read(), ...values });
    },
  };
}

export function device(): 'mobile' | 'tablet' | 'desktop' {
  if (!/Mobi|Android|iPad|iPhone/i.test(navigator.userAgent)) return 'desktop';
  return /iPad|Tablet/i.test(navigator.userAgent) ? 'tablet' : 'mobile';
}

/** Calls a game's callback after the caller has gone on, as a loaded script would. */
export function later(call: unknown, ...args: unknown[]): void {
  if (typeof call !== 'function') return;
  void Promise.resolve().then(() => (call as (...all: unknown[]) => void)(...args));
}

export function publish(values: Readonly<Record<string, unknown>>): void {
  Object.assign(window, values);
}

import { MARK, type HostToGame, type GameToHost } from '../wire.ts';
import { on } from './patch.ts';

/** The window around this frame, stored before the game's view of it changes. */
const around = window.parent;
const post = around.postMessage.bind(around);
const listeners: ((message: HostToGame) => void)[] = [];
const children = new Set<Window>();

export function tell(message: GameToHost): void {
  try {
    post({ ...message, mark: MARK }, '*');
  } catch {
    // What cannot be cloned cannot be saved either.
  }
}

export function hear(listener: (message: HostToGame) => void): void {
  listeners.push(listener);
}

/** Messages of the cage never reach the game's own listeners; those of frames inside go out through here. */
function receive(event: MessageEvent<{ readonly mark?: unknown } | null>): void {
  if (event.data?.mark !== MARK) return;
  event.stopImmediatePropagation();
  if (event.source === around) {
    for (const listener of listeners) listener(event.data as unknown as HostToGame);
    for (const child of children) child.postMessage(event.data, '*');
    return;
  }
  const child = event.source as Window | null;
  if (!child || child === window) return;
  children.add(child);
  post(event.data, '*');
}

export function listen(): void {
  on('message', receive, true);
}

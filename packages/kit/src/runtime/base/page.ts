import type { GameMessage } from '@playgrove/protocol/messages';
import { seal } from '@playgrove/protocol/seal';

/** The page around the game. There is none if the game is alone in its tab. */
export type Page = {
  readonly embedded: boolean;
  send(message: GameMessage): void;
  /** Calls back with the data of each message from now on, after those that came before. */
  listen(receive: (data: unknown) => void): void;
};

/** @param origin the portal's origin; empty means the game's own */
export function openPage(origin: string): Page {
  const { parent } = window;
  const embedded = parent !== window;
  const portal = origin || location.origin;
  if (!embedded) return { embedded, send: () => undefined, listen: () => undefined };
  const early: unknown[] = [];
  let receive = (data: unknown): void => void early.push(data);
  window.addEventListener('message', (event) => {
    if (event.source === parent && event.origin === portal) receive(event.data);
  });
  return {
    embedded,
    send: (message) => parent.postMessage(seal(message), portal),
    listen: (to) => {
      receive = to;
      early.splice(0).forEach(to);
    },
  };
}

import {
  readPageMessage,
  seal,
  type GameMessage,
  type PageMessage,
} from '@playgrove/events/messages';

/** The one door to the page around the game. Alone in its tab, a game talks to nobody. */
export type Page = {
  readonly embedded: boolean;
  send(message: GameMessage): void;
};

/**
 * @param origin where the portal is served from; empty means where the game is
 * @param receive called with each well-formed message from there
 */
export function openPage(origin: string, receive: (message: PageMessage) => void): Page {
  const { parent } = window;
  const embedded = parent !== window;
  const portal = origin || location.origin;
  if (!embedded) return { embedded, send: () => undefined };
  window.addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== portal) return;
    const message = readPageMessage(event.data);
    if (message) receive(message);
  });
  return { embedded, send: (message) => parent.postMessage(seal(message), portal) };
}

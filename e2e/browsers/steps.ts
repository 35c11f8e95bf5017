import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** A machine that others work on too may be many times slower. */
const PATIENCE = { timeout: 30_000, intervals: [20, 50, 100] };

/** Waits until a function in the page (or in a frame of it) returns something true. */
export async function until<A extends readonly (string | number | boolean)[]>(
  tab: Tab,
  what: string,
  act: (...args: A) => unknown,
  args: A,
  depth = 0,
): Promise<void> {
  await expect(async () => {
    expect(await tab.runIn(depth, act, ...args), what).toBeTruthy();
  }, what).toPass(PATIENCE);
}

/** Waits until the body has the class of a route. */
export const arrives = (tab: Tab, route: string): Promise<void> =>
  until(tab, `the route ${route}`, (name) => document.body.classList.contains(name), [route]);

/** Waits until React has taken the page over. */
export const live = (tab: Tab): Promise<void> =>
  until(
    tab,
    'a live page',
    () => (window as { hydration?: { live: boolean } }).hydration?.live === true,
    [],
  );

/** Waits until the play page's game is drawn and has the keyboard. */
export const gameStarts = (tab: Tab): Promise<void> =>
  until(
    tab,
    'a game with the keyboard',
    () => {
      const frame = document.querySelector('iframe');
      const canvas = frame?.contentDocument?.querySelector('#game canvas[tabindex]');
      return canvas?.checkVisibility() === true && document.activeElement === frame;
    },
    [],
  );

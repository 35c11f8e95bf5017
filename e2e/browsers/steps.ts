import { expect } from '@playwright/test';
import type { Spot, Tab } from './tab.ts';

/** A machine that others work on too may be many times slower. */
const TIMEOUT = { timeout: 120_000, intervals: [20, 50, 100] };

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
  }, what).toPass(TIMEOUT);
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

/** Waits until an element that is seen has these words in it. */
export const shows = (tab: Tab, selector: string, words: string): Promise<void> =>
  until(
    tab,
    `${selector} with “${words}”`,
    (where, wanted) =>
      [...document.querySelectorAll<HTMLElement>(where)].some(
        (node) => node.checkVisibility() && node.innerText.includes(wanted),
      ),
    [selector, words],
  );

/**
 * Presses an element as a visitor does: it is in view, at rest, and nothing is over it.
 * @param words in its text, or its whole label
 */
export async function pressOn(tab: Tab, selector: string, words = ''): Promise<void> {
  let before: Spot | undefined;
  await expect(async () => {
    const spot = await tab.run(
      (where, wanted) => {
        const node = [...document.querySelectorAll<HTMLElement>(where)].find(
          (each) =>
            each.checkVisibility() &&
            (each.textContent?.includes(wanted) || each.ariaLabel === wanted),
        );
        if (!node) return 'missing';
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = node.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return top && node.contains(top) ? middle : `under ${top?.outerHTML.slice(0, 80)}`;
      },
      selector,
      words,
    );
    const rested = before;
    before = typeof spot === 'string' ? undefined : spot;
    expect(spot, `${selector} ${words}`).toEqual(rested ?? 'at rest');
  }).toPass(TIMEOUT);
  if (before) await tab.press('mouse', [before]);
}

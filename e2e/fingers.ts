import type { Page } from '@playwright/test';

export type Spot = { readonly x: number; readonly y: number };

/** One finger, through the browser's own protocol: what it does comes to the page as from a screen. */
export type Finger = {
  down(at: Spot): Promise<void>;
  /** @param heldMs how long it was on the glass, by the events' own clock */
  up(heldMs: number): Promise<void>;
  tap(at: Spot, heldMs?: number): Promise<void>;
};

const SHORT_MS = 40;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let seconds = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: readonly Spot[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...touchPoints],
      timestamp: seconds,
    });
  const finger: Finger = {
    async down(at) {
      // Far enough from the last tap to be no double tap.
      seconds += 1;
      await send('touchStart', [at]);
    },
    async up(heldMs) {
      seconds += heldMs / 1000;
      await send('touchEnd', []);
    },
    async tap(at, heldMs = SHORT_MS) {
      await finger.down(at);
      await finger.up(heldMs);
    },
  };
  return finger;
}

import { expect, type Frame, type Page } from '@playwright/test';
import type { GamesSite } from './site.ts';

export type Said = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Opens a game where the portal would, and waits for the word that it is there. */
export async function open(page: Page, site: GamesSite, slug: string): Promise<Frame> {
  await page.evaluate(
    (url) => (window as unknown as { open(url: string): void }).open(url),
    site.page(slug),
  );
  await expect
    .poll(() => kinds(page), { message: slug, intervals: [20, 50, 100] })
    .toContain(/throws/.test(slug) ? 'failed' : 'ready');
  return gameFrame(page);
}

export function gameFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/files/'));
  if (!frame) throw new Error('there is no game');
  return frame;
}

export const said = (page: Page): Promise<readonly Said[]> => page.evaluate('said');
export const kinds = async (page: Page): Promise<string[]> =>
  (await said(page)).map(({ kind }) => kind);

export async function titleIs(page: Page, title: string, slug: string): Promise<void> {
  await expect
    .poll(
      () =>
        gameFrame(page)
          .title()
          .catch(() => ''),
      { message: slug, intervals: [20, 50, 100] },
    )
    .toBe(title);
}

/** Sends the cage a message as the portal does, and waits until it has read it. */
export const frameMessage = (page: Page, message: object): Promise<void> =>
  page.evaluate(
    (value) =>
      new Promise<void>((settle) => {
        const cage = document.querySelector('iframe')?.contentWindow;
        const read = ({ source }: MessageEvent): void => {
          if (source !== window) return;
          cage?.removeEventListener('message', read);
          settle();
        };
        cage?.addEventListener('message', read);
        (window as unknown as { send(message: object): void }).send(value);
      }),
    message,
  );

/** Waits while the page around the game draws. */
export const twentyFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((settle) => {
        let frames = 20;
        const next = (): void => void (--frames > 0 ? requestAnimationFrame(next) : settle());
        next();
      }),
  );

import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** A button by its whole accessible name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { handover?: { live: boolean } }).handover?.live === true);

/** Waits until React has taken the page over. */
export const live = (page: Page): Promise<void> => expect.poll(() => isLive(page)).toBe(true);

/** Lets a clock that is held go on in steps of 10 ms until something holds. */
export async function runUntil(page: Page, ready: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await ready()).toBe(true);
  }).toPass();
}

/** Makes a page live whose clock is held, by a press beside everything. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.click(195, 2);
  await runUntil(page, () => isLive(page));
}

/** Goes to another route of the page that is open. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), `#${path}`);

type Sent = Readonly<Record<string, unknown>>;

/** Every event that a page sends to statistics, as it is sent; with a name, those alone. */
export function listen(page: Page, name?: string): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/statistic.gif') return;
    const event = JSON.parse(url.searchParams.get('c') ?? '{}') as Sent;
    if (name === undefined || event['name'] === name) sent.push(event);
  });
  return sent;
}

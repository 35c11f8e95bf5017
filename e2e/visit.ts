import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** A button by its whole accessible name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { hydration?: { live: boolean } }).hydration?.live === true);

/** Waits until React has taken the page over. */
export async function live(page: Page): Promise<void> {
  const isHydrated = (): boolean =>
    (window as { hydration?: { live: boolean } }).hydration?.live === true;
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
}

/** Lets a clock that is held go on in steps of 10 ms until something holds. */
export async function runUntil(page: Page, ready: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await ready()).toBe(true);
  }).toPass();
}

/** Makes a page live whose clock is held, by a press outside everything. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.click(195, 2);
  await runUntil(page, () => isLive(page));
}

/** Ids of the games whose cards a list shows, in their order. */
export const idsIn = (list: Locator): Promise<string[]> =>
  list
    .locator('a[data-game]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-game') ?? ''));

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

/** Holds responses back. @returns a function that lets them through */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(url, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

/** Has the game of the play page send a message to the page around it. */
export async function says(page: Page, message: object): Promise<void> {
  await expect(page.frameLocator('iframe').locator('#game canvas[tabindex]')).toBeVisible();
  const frame = page.frames()[1];
  if (!frame) throw new Error('the play page has no frame');
  await frame.evaluate((sent) => parent.postMessage({ ...sent, mark: 'play/1' }, origin), message);
}

/** Has toasts of pages opened from now on stay for as long as they are looked at. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => (ms === 3000 ? 0 : own(act, ms)),
    });
  });
}

/** Has category files say that there are two more games than they hold. */
export async function promiseMoreGames(page: Page): Promise<void> {
  await page.route('**/data/category/**', async (route) => {
    const list = (await (await route.fetch()).json()) as { readonly count: number };
    await route.fulfill({ json: { ...list, count: list.count + 2 } });
  });
}

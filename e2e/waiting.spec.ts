import type { Game } from '@playgrove/catalogue';
import type { Frame, Page } from '@playwright/test';
import { expect, holdClock, test } from './fixtures.ts';
import { FLAT_GAMES } from './games.ts';
import { live } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const marks = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));

/** The frame of the game that waits on a detail page, once it has drawn its first frame. */
async function waiting(page: Page): Promise<Frame> {
  await expect(page.locator('.play.held iframe')).toBeAttached();
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await frame.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  return frame;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // Small machines let no game wait; this one may be small.
    Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    if (self === top) addEventListener('message', ({ data }) => heard.push(data?.kind));
  });
});

test('on an idle detail page its game waits: unseen, out of reach, without saving or sending anything', async ({
  page,
}) => {
  await page.goto(`/#/detail/${game.id}`);
  const frame = await waiting(page);
  const held = page.locator('.play.held');
  await expect(held).toBeHidden();
  expect(await held.getAttribute('aria-hidden')).toBe('true');
  expect(await held.evaluate((node) => (node as HTMLElement).inert)).toBe(true);
  await expect(page.locator('iframe')).not.toBeFocused();
  expect(await marks(frame)).not.toContain('shown');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'ready',
  ]);
  const stored = await frame.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.startsWith('game'))).toEqual([]);
});

test('a game gets ready while nobody moves, or at once for a visitor about to press Play', async ({
  page,
}) => {
  await holdClock(page);
  await page.goto(`/#/detail/${game.id}`);
  const frames = page.locator('iframe');
  let stirs = 0;
  const stir = (): Promise<void> => page.mouse.move(5, 5 + (stirs += 1));
  await expect(async () => {
    await page.clock.runFor(100);
    await stir();
    const hydrated = await page.evaluate(
      () => (window as { hydration?: { live: boolean } }).hydration?.live,
    );
    expect(hydrated).toBe(true);
  }).toPass();
  for (let second = 0; second < 8; second += 1) {
    await page.clock.runFor(1000);
    await page.waitForLoadState('networkidle');
    await stir();
    await expect(frames).toHaveCount(0);
  }
  await play(page).hover();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('.play.held iframe')).toBeAttached({ timeout: 50 });
  }).toPass();
});

test('Play shows the very game that waited, with the keyboard in its hands', async ({ page }) => {
  await page.goto(`/#/detail/${game.id}`);
  const frame = await waiting(page);
  await frame.evaluate(() => Object.assign(window, { same: true }));
  await play(page).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('iframe')).toBeVisible();
  await frame.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  expect(await frame.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  await expect(page.locator('.play.held')).toHaveCount(0);
});

test('a visitor who goes back from a game leaves it, and finds a new one', async ({ page }) => {
  await page.goto(`/#/detail/${game.id}`);
  await (await waiting(page)).evaluate(() => Object.assign(window, { same: true }));
  await play(page).click();
  await expect(page.locator('iframe')).toBeFocused();
  await page.goBack();
  await expect(page.locator('body')).toHaveClass('detail');
  const fresh = await waiting(page);
  expect(await fresh.evaluate(() => (window as { same?: boolean }).same)).toBeUndefined();
  await page.evaluate(() => (location.hash = '#/term'));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a game that was played in another tab meanwhile is loaded again', async ({
  page,
  context,
}) => {
  await page.goto(`/#/detail/${game.id}`);
  const frame = await waiting(page);
  await frame.evaluate(() => Object.assign(window, { same: true }));
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('game-settings', '{"muted":true}'));
  await frame.waitForFunction(() => localStorage.getItem('game-settings') !== null);
  await play(page).click();
  await page.waitForFunction(() => {
    const shown = document.querySelector('iframe')?.contentWindow;
    return shown?.performance.getEntriesByName('shown').length && !('same' in shown);
  });
  await expect(page.locator('iframe')).toBeFocused();
});

test('no game waits for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await page.goto(`/#/detail/${game.id}`);
  await live(page);
  await page.clock.runFor(20_000);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
});

import type { Game } from '@playgrove/catalogue';
import { expect, test } from './fixtures.ts';
import { CATALOGUE, FLAT_GAMES, handsOf } from './games.ts';
import { button, holdBack, live, says } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const START = new Date('2026-03-09T12:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

test('a visitor who leaves a game stays where they went, however late its sheet opens', async ({
  page,
}) => {
  const release = await holdBack(page, '**/kit-later-*.js');
  await page.goto(`/#/game/${game.id}`);
  // Before it is there, the game hears no key.
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  // The first press pauses, the second leaves.
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).not.toBeFocused();
  release();
  const resume = page.frameLocator('iframe').getByRole('button', { name: 'Resume' });
  await expect(resume).toBeVisible();
  await expect(page.locator('iframe')).not.toBeFocused();
  await page.locator('iframe').focus();
  await expect(resume).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).not.toBeFocused();
  await expect(resume).toBeVisible();
});

test('a visitor who leaves a game before the page comes alive stays out of it', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/live-play-*.js');
  await page.goto(`/#/game/${game.id}`);
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  const resume = page.frameLocator('iframe').getByRole('button', { name: 'Resume' });
  await expect(resume).toBeFocused();
  await page.keyboard.press('Escape');
  release();
  await live(page);
  await expect(page.locator('h1 a')).toBeFocused();
  await expect(resume).toBeVisible();
});

test('the link out of a game is hidden from the start, and shown to the keyboard', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/live-play-*.css');
  await page.goto(`/#/game/${game.id}`);
  const link = page.locator('.leave');
  await expect(link).toHaveCSS('opacity', '0');
  release();
  await live(page);
  await expect(link).toHaveCSS('opacity', '0');
  // A game that becomes ready takes the focus once.
  await expect(page.locator('iframe')).toBeFocused();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

test('arrow keys and Space never scroll the page around a game', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto(`/#/game/${game.id}`);
  await expect(page.locator('iframe')).toBeFocused();
  for (const key of ['ArrowDown', 'Space', 'ArrowRight', 'PageDown'])
    await page.keyboard.press(key);
  const moved = await page.evaluate(() => [scrollX, scrollY]);
  expect(moved).toEqual([0, 0]);
});

for (const [held, width, height] of [
  ['in portrait', 390, 844],
  ['in landscape', 844, 390],
] as const) {
  test(`a finger outside the game scrolls nothing on a phone ${held}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/#/game/${game.id}`);
    await expect(page.locator('iframe')).toBeFocused();
    await live(page);
    const hands = await handsOf(page);
    const swipeUp = async (x: number, from: number): Promise<number> => {
      await hands.touch(
        { phase: 'start', at: { x, y: from } },
        ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
          phase: 'move' as const,
          at: { x, y: from * (1 - part * 0.8) },
        })),
        { phase: 'end', at: { x, y: from * 0.2 } },
      );
      // What a finger scrolls is reported with the next frame.
      return page.evaluate(
        () =>
          new Promise<number>((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)));
          }),
      );
    };
    const tools = await page.getByRole('group', { name: 'Game controls' }).boundingBox();
    if (!tools) throw new Error('no tools');
    expect(await swipeUp(width / 2, height * 0.7)).toBe(0);
    expect(await swipeUp(tools.x + 2, tools.y + tools.height - 3)).toBe(0);
    const inGame = page.frameLocator('iframe');
    await inGame.getByRole('button', { name: 'Pause' }).click();
    await expect(inGame.getByRole('dialog')).toBeVisible();
    for (const x of [4, width / 2]) expect(await swipeUp(x, height * 0.85)).toBe(0);
    await page.evaluate(() => scrollTo(0, 50));
    expect(await page.evaluate(() => scrollY)).toBe(50);
  });
}

test('a game is shown from its own page, /allgame/{id}/index.html, and keeps the keyboard whatever tool is pressed @spec:own-page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (self === top) return;
    addEventListener('blur', () => top?.document.body.setAttribute('data-blurred', ''));
  });
  await page.goto(`/#/game/${game.id}`);
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`/allgame/${game.id}/index\\.html$`),
  );
  await expect(page.locator('iframe')).toBeFocused();
  await live(page);
  await button(page, 'Sound').click();
  await button(page, 'Favorite').click();
  await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).not.toHaveAttribute('data-blurred');
});

test('the page listens to nobody but its game', async ({ page }) => {
  await page.goto(`/#/game/${game.id}`);
  await expect(page.locator('iframe')).toBeFocused();
  await page.evaluate(() => postMessage({ kind: 'failed', why: 'forged', mark: 'play/1' }, origin));
  await says(page, { kind: 'failed', why: 7 });
  await says(page, { kind: 'open', game: 'f'.repeat(32) });
  await says(page, { kind: 'mute', muted: true });
  await expect(button(page, 'Sound')).toHaveAttribute('aria-pressed', 'false');
  expect(new URL(page.url()).hash).toBe(`#/game/${game.id}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a game whose page fails offers another try and other games @spec:game-fails', async ({
  page,
  quiet,
}) => {
  quiet.expect(/404/);
  const address = `**/allgame/${game.id}/index.html`;
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not here' }));
  await page.goto(`/#/game/${game.id}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('didn’t start');
  await expect(alert.getByRole('link')).toHaveCount(Math.min(3, CATALOGUE.games.length - 1));
  await page.unroute(address);
  await button(page, 'Try again').click();
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a game that says nothing for twenty seconds is given up @spec:game-silent', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await page.route(`**/allgame/${game.id}/index.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="game"></div>' }),
  );
  await page.goto(`/#/game/${game.id}`);
  await live(page);
  await page.clock.pauseAt(later(19));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText('taking too long');
});

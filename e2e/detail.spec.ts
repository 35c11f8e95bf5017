import { similarFinder, type Game } from '@playgrove/catalogue';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, holdClock, test } from './fixtures.ts';
import { CATALOGUE, FLAT_GAMES } from './games.ts';
import { button, go, live, wake } from './visit.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];
const START = new Date('2026-03-09T12:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

test('the detail page has Play, Like, Dislike, Favorite, Share and Report; a vote and a report with a note reach the server @spec:detail-actions', async ({
  page,
}) => {
  await page.goto(`/#/detail/${game.id}`);
  for (const name of ['Play', 'Like', 'Dislike', 'Favorite', 'Share', 'Report'])
    await expect(button(page, name), name).toHaveCount(1);
  const voted = page.waitForResponse(/\/content\/vote$/);
  await button(page, 'Like').click();
  expect(await (await voted).json()).toMatchObject({ code: 200 });
  await expect(button(page, 'Like')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast').filter({ hasText: `You like ${game.title}` })).toBeVisible();
  // Pressed again, it is taken back.
  await button(page, 'Like').click();
  await expect(button(page, 'Like')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Report').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio')).toHaveCount(6);
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page, 'Send').click();
  // Nothing was chosen, so nothing is sent.
  await expect(sheet).toBeVisible();
  await page.getByRole('radio', { name: 'It freezes' }).check();
  await sheet.getByRole('textbox').fill('  After level 3\nnothing moves ');
  const reported = page.waitForResponse(/\/content\/report$/);
  await button(page, 'Send').click();
  const answer = await reported;
  expect(await answer.json()).toMatchObject({ code: 200 });
  expect(answer.request().postDataJSON()).toEqual({
    game: game.id,
    reason: 'stuck',
    note: 'After level 3 nothing moves',
  });
  await expect(page.locator('.toast').filter({ hasText: 'take a look' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('a favorite waits among the visitor’s games, in another tab too @spec:favorites', async ({
  page,
  context,
}) => {
  await page.goto(`/#/detail/${game.id}`);
  await button(page, 'Favorite').click();
  await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await other.goto('/');
  await button(other, 'Your games').click();
  const panel = other.getByRole('region', { name: 'Your games' });
  // Shelves that are empty offer games, this one maybe among them.
  const favorites = panel
    .locator('section')
    .filter({ has: other.getByRole('heading', { name: 'Favorites' }) });
  const none = panel.getByText('Tap the heart on a game to save it here.');
  await expect(none).toHaveCount(0);
  await expect(favorites.getByRole('link', { name: game.title })).toBeVisible();
  await button(page, 'Favorite').click();
  await expect(none).toBeVisible();
});

test('sharing without a share sheet copies the link; the toast says so at the bottom center for three seconds @spec:share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: START });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/#/detail/${game.id}`);
  await live(page);
  await page.clock.pauseAt(later(60));
  await button(page, 'Share').click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('Link copied');
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y ?? 0).toBeGreaterThan(height * 0.75);
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toMatch(/^\/games\/[a-z0-9-]+\/$/);
  expect(await (await page.request.get(copied.href)).text()).toContain(`/#/game/${game.id}`);
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

/** A game with three pictures in play, whether or not any were made for this build. */
async function withScreenshots(page: Page): Promise<void> {
  const picture = { create: { width: 90, height: 144, channels: 3, background: '#36c' } } as const;
  const body = await sharp(picture).webp().toBuffer();
  await page.route('**/allgame/preview/still-*', (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  );
  const detail = `/data/detail/${game.id}.json`;
  const facts = (await (await page.request.get(detail)).json()) as object;
  const stills = [1, 2, 3].map((at) => ({
    file: `/allgame/preview/still-${at}.webp`,
    width: 450,
    height: 720,
    alt: `moment ${at}`,
  }));
  await page.route(`**${detail}`, (route) => route.fulfill({ json: { ...facts, stills } }));
  await page.goto(`/#/detail/${game.id}`);
  await live(page);
}

test('a screenshot opens large: keys step and stop at the ends, Escape or a press outside it closes, the focus comes back @spec:screenshots', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withScreenshots(page);
  const second = page.getByRole('button', { name: 'moment 2' });
  await second.click();
  const large = page.getByRole('dialog', { name: 'Screenshots' });
  await expect(large.getByRole('status')).toHaveText('2 of 3');
  await expect(large.getByRole('img', { name: 'moment 2' })).toBeInViewport();
  for (const _ of ['to the third', 'no further']) await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('status')).toHaveText('3 of 3');
  await expect(large.getByRole('button', { name: 'Next screenshot' })).toBeHidden();
  await large.getByRole('button', { name: 'Previous screenshot' }).click();
  await expect(large.getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.getByRole('button', { name: 'moment 1' }).click();
  await expect(large).toBeVisible();
  await page.mouse.click(12, 400);
  await expect(large).toHaveCount(0);
});

test('what is open over a page closes when the visitor goes Back: screenshots, the menu, the games of this device', async ({
  page,
}) => {
  await page.goto('/#/cookie');
  await withScreenshots(page);
  await button(page, 'moment 2').click();
  const large = page.getByRole('dialog', { name: 'Screenshots' });
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(page.locator('body')).toHaveClass('cookie');
  await expect(large).toHaveCount(0);
  for (const name of ['Menu', 'Your games']) {
    await go(page, '/term');
    await expect(page.locator('body')).toHaveClass('term');
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    await opener.click();
    await expect(page.locator('html')).toHaveAttribute('data-layer');
    await page.goBack();
    await expect(page.locator('body')).toHaveClass('cookie');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).not.toHaveAttribute('data-layer');
  }
});

/** Long text, a clip and stills. */
const owls = CATALOGUE.games.find(({ title }) => title === 'Owl Roost') as Game;

test('a game’s page leads with one line, then the controls; its clip plays next to Play and pauses; long text folds; like games stand above Maybe you like', async ({
  page,
}) => {
  await page.goto(`/#/detail/${owls.id}`);
  await live(page);
  const lead = (await page.locator('.hero .lead').textContent()) ?? '';
  expect(lead.length).toBeGreaterThan(10);
  expect(lead.length).toBeLessThanOrEqual(90);
  expect(owls.description?.startsWith(lead)).toBe(true);
  await expect(page.locator('.sheet h2').first()).toHaveText('How to play');

  const clip = page.locator('.hero-art video.clip.on');
  await expect(clip).toBeVisible();
  await expect
    .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  const pause = button(page, 'Pause preview');
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(await clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await pause.click();
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);

  const folded = page.locator('.fold p');
  await expect(folded).toBeHidden();
  await page.locator('.fold:not(.controls .fold) summary').click();
  await expect(folded).toBeVisible();
  expect(owls.description?.endsWith((await folded.textContent()) ?? '-')).toBe(true);

  const similarTo = similarFinder(CATALOGUE.games);
  const [like, similar] = CATALOGUE.games
    .map((each) => [each, similarTo(each)] as const)
    .find(([, games]) => games.length > 0) ?? [game, []];
  await page.goto(`/#/detail/${like.id}`);
  await expect(page.locator('.hero h1')).toHaveText(like.title);
  await expect(page.locator('.cards h2')).toHaveText(['More like this', 'Maybe you like']);
  const links = page.locator('a[data-list="similar"]');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.dataset['game'])))
    .toEqual(similar.map(({ id }) => id));
});

test('only the controls of this device are open on its page: by touch the others are folded', async ({
  browser,
}) => {
  for (const [hasTouch, folded] of [
    [true, true],
    [false, false],
  ] as const) {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    await page.goto(`/#/detail/${owls.id}`);
    const controls = page.locator('.controls');
    await expect(controls.getByText('Touch', { exact: true })).toBeVisible();
    const keyboard = controls.locator('dt').filter({ hasText: 'Keyboard' });
    await expect(keyboard).toBeVisible({ visible: !folded });
    if (folded) await controls.getByText('Keyboard and gamepad').click();
    await expect(keyboard).toBeVisible();
    await context.close();
  }
});

test('a wide screen shows How to play next to the screenshots, and a very wide one also similar games', async ({
  page,
}) => {
  await page.goto(`/#/detail/${owls.id}`);
  await live(page);
  const place = async (part: string): Promise<{ x: number; y: number; end: number }> => {
    const box = await page.locator(`.detail-page ${part}`).boundingBox();
    if (!box) throw new Error(`${part} is not shown`);
    return { x: box.x, y: box.y, end: box.x + box.width };
  };
  for (const width of [960, 1440, 1900, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // The root scale follows the new width in a later task.
    await expect(async () => {
      const [pictures, how, like] = [
        await place('.screenshots'),
        await place('.how'),
        await place('[aria-labelledby="similar"]'),
      ];
      expect(how.y, `${width}`).toBe(pictures.y);
      expect(how.x, `${width}`).toBeGreaterThan(pictures.end);
      if (width < 1900) {
        expect(like.x, `${width}`).toBe(pictures.x);
        expect(like.y, `${width}`).toBeGreaterThan(how.y);
      } else {
        expect(like.x, `${width}`).toBeGreaterThan(how.end);
        expect(like.y, `${width}`).toBe(how.y);
      }
      // All screenshots fit their column.
      const strip = page.locator('.screenshots ul');
      const hidden = await strip.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(hidden, `pixels of screenshots out of sight at ${width}`).toBe(0);
    }).toPass();
  }
});

test('a game’s page moves within a second on its own clock', async ({ page }) => {
  await holdClock(page);
  await page.goto(`/#/detail/${owls.id}`);
  await wake(page);
  await page.clock.runFor(1000);
  // The clock stands still from here on.
  await expect(page.locator('.hero-art video.clip.on')).toBeVisible();
});

test('a visitor who prefers reduced motion or saves data gets the stills and no clip', async ({
  page,
}) => {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) clips.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/detail/${owls.id}`);
  await live(page);
  await expect(page.locator('.screenshots img')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.reload();
  await live(page);
  await expect(page.locator('.screenshots img')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(clips).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { gamesFrom } from './games.ts';
import { serveGames } from './site.ts';
import { frameMessage, gameFrame, kinds, open, titleIs, twentyFrames } from './visit.ts';

test('a game that is hidden and shown again stays paused while an ad covers it', async ({
  page,
}) => {
  const site = await serveGames(gamesFrom('poki'));
  await page.goto(site.address);
  await page.evaluate('showsAds = true');
  await open(page, site, 'poki');
  await expect.poll(() => kinds(page)).toContain('ad-break');
  const game = gameFrame(page);
  await game.evaluate(() => {
    const counting = window as unknown as { drawn: number };
    counting.drawn = 0;
    const next = (): void => {
      counting.drawn++;
      requestAnimationFrame(next);
    };
    next();
  });
  const drawn = () => game.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const comeBack = async (): Promise<void> => {
    const cage = page.frames().find((one) => one.url().endsWith(site.page('poki')));
    if (!cage) throw new Error('There is no page around the game.');
    await cage.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await frameMessage(page, { kind: 'pause' });
  await comeBack();
  await twentyFrames(page);
  const held = await drawn();
  await twentyFrames(page);
  expect(await drawn()).toBe(held);

  await page.evaluate('showsAds = false');
  await frameMessage(page, { kind: 'ad-done', shown: true });
  await titleIs(page, 'ok', 'poki');
  await expect.poll(drawn).toBeGreaterThan(held);
  // Without an ad, the game goes on as soon as it is shown again.
  await frameMessage(page, { kind: 'pause' });
  await twentyFrames(page);
  const hidden = await drawn();
  await comeBack();
  await expect.poll(drawn).toBeGreaterThan(hidden);
  await site.close();
});

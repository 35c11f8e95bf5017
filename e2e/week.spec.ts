/** A new visitor's first week, by the clock: six days with a challenge and one without. */
import { expect, test } from './fixtures.ts';
import { says } from './visit.ts';

test.use({ timezoneId: 'America/New_York' });

/** Sunday to Saturday; what the streak is in the evening. Thursday is missed. */
const WEEK = [
  ['2026-11-22', 1],
  ['2026-11-23', 2],
  ['2026-11-24', 3],
  ['2026-11-25', 4],
  ['2026-11-27', 5],
  ['2026-11-28', 6],
] as const;

test('a week of a new visitor: five challenges a day, a streak that grows, one missed day frozen', async ({
  page,
}, testInfo) => {
  await page.clock.install({ time: new Date('2026-11-22T09:00:00-05:00') });
  for (const [date, streak] of WEEK) {
    await page.clock.setSystemTime(new Date(`${date}T09:00:00-05:00`));
    await page.goto('/');
    await page.reload();
    const links = page.getByRole('region', { name: 'Today' }).locator('ol a');
    await expect(links).toHaveCount(5);
    await expect(links.first()).toHaveAttribute('href', new RegExp(`\\?daily=${date}$`));
    await page.screenshot({ path: testInfo.outputPath(`${date}-home.png`) });
    await links.first().click();
    await expect(page.locator('body')).toHaveClass('game');
    await says(page, { kind: 'daily', date, won: true, score: 100, stars: 3 });
    await expect(page.getByRole('status').filter({ hasText: 'Done!' })).toHaveText(
      `Done! 1 of 5 today. ${streak}-day streak.`,
    );
    await page.goto('/#/today');
    await expect(page.getByRole('heading', { name: `${streak}-day streak` })).toBeVisible();
    await expect(page.locator('.today-list li.done')).toHaveCount(1);
    await page.screenshot({ path: testInfo.outputPath(`${date}-today.png`) });
  }
  await expect(page.locator('.week')).toContainText('Thursday: frozen');
  await page.goto('/#/me');
  await expect(page.getByRole('heading', { name: 'Your grove' })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('progress.png') });
});

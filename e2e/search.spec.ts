import type { Game } from '@playgrove/catalogue';
import { expect, test } from './fixtures.ts';
import { FLAT_GAMES } from './games.ts';
import { button, live } from './visit.ts';

const [game, other] = FLAT_GAMES as readonly [Game, Game, ...Game[]];

test('search forgives a typing mistake', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await expect(field).toBeFocused();
  const [first = '', ...rest] = game.title.split(' ');
  const mistyped = `${first.slice(0, -2)}${first.at(-1) ?? ''}${first.at(-2) ?? ''}`;
  await page.keyboard.type([mistyped, ...rest].join(' '));
  await expect(page.getByRole('option').filter({ hasText: game.title }).first()).toBeVisible();
});

test('search opens over a game too, and closing it brings the bar back', async ({ page }) => {
  await page.goto(`/#/game/${game.id}`);
  const field = page.getByRole('combobox');
  await expect(field).toBeHidden();
  // A game that begins takes the keyboard.
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeFocused();
  await button(page, 'Menu').focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await button(page, 'Close search').click();
  await expect(field).toBeHidden();
  await expect(button(page, 'Menu')).toBeVisible();
});

test('a search that breaks down says so, and the next letter loads it again; nothing found offers four games', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Own = Worker;
    globalThis.Worker = class extends Own {
      override postMessage(what: unknown): void {
        const words = (what as { readonly words?: string }).words;
        if (words === 'qq') this.dispatchEvent(new Event('error'));
        else super.postMessage(what, []);
      }
    };
  });
  await page.goto('/');
  await page.mouse.click(195, 2);
  await live(page);
  await page.keyboard.press('/');
  const [field, panel] = [page.getByRole('combobox'), page.locator('.found')];
  await field.fill(game.title);
  await expect(page.getByRole('option').first()).toContainText(game.title);
  await field.fill('qq');
  await expect(panel.getByRole('status')).toHaveText(
    'Search isn’t loading. Check your connection.',
  );
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Random game' })).toBeVisible();
  await field.fill(other.title);
  await expect(page.getByRole('option').first()).toContainText(other.title);
  await field.fill('zzzzzzzz');
  await expect(panel.getByRole('status')).toHaveText(
    'No games match “zzzzzzzz”. Try one of these:',
  );
  await expect(page.getByRole('option')).toHaveCount(4);
  const offered = await page.getByRole('option').first().locator('.title').innerText();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.locator('h1')).toHaveText(offered);
});

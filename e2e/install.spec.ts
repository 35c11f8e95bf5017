import { expect, test } from './fixtures.ts';
import { CATALOGUE } from './games.ts';

const [game] = CATALOGUE.games;
if (!game) throw new Error('games/: there is no game to test');

test('the shortcuts of the installed site lead to the last game and to a random one', async ({
  page,
  request,
}) => {
  const { shortcuts } = (await (await request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  const [onwards, random] = shortcuts;
  if (!onwards || !random) throw new Error('the manifest has no two shortcuts');
  for (const { src } of shortcuts.flatMap(({ icons }) => icons))
    expect((await request.get(src)).status()).toBe(200);
  await page.goto(random.url);
  await expect(page.locator('body')).toHaveClass('detail');
  expect(new URL(page.url()).search).toBe('');
  await page.goto(onwards.url);
  await expect(page.locator('body')).toHaveClass('home');
  const recent = { id: game.id, title: game.title, icon: game.icon_path };
  await page.evaluate(
    (kept) => localStorage.setItem('portal', kept),
    JSON.stringify({ recent: [recent] }),
  );
  await page.goto(onwards.url);
  await expect(page.locator('body')).toHaveClass('game');
  expect(new URL(page.url()).hash).toBe(`#/game/${game.id}`);
});

test('installing is offered among one’s games when the browser offers it, once, and never by itself', async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Your games' });
  const open = () => page.getByRole('button', { name: 'Your games' }).click();
  await open();
  await expect(panel.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const held = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => void document.body.setAttribute('data-prompted', ''),
    });
    return !dispatchEvent(offer);
  });
  expect(held, 'the browser’s own banner is held back').toBe(true);
  await open();
  await panel.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted');
  await expect(panel.getByRole('button', { name: 'Install' })).toHaveCount(0);
});

test('? lists the keys, not while somebody types, and Escape closes the list', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => (window as { handover?: { live: boolean } }).handover?.live);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Shift+?');
  await expect(list).toBeVisible();
  await expect(list.getByText('Search', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('what?');
  await expect(page.getByRole('combobox')).toHaveValue('what?');
  await expect(list).toHaveCount(0);
});

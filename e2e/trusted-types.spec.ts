import { expect, test } from './fixtures.ts';

test('a page of the portal takes markup and scripts only from its own code, and all of it works', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main a[href*="#/detail/"]').first()).toBeVisible();
  const refused = await page.evaluate(() => {
    const tries: Readonly<Record<string, () => void>> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="1">'),
      script: () => (document.createElement('script').src = '/a.js'),
      worker: () => void new Worker('/a.js'),
      'another policy': () =>
        void (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('other', {}),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(['markup', 'script', 'worker', 'another policy']);
  // The search runs in a worker.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.beforeEach(({ quiet }) => {
  quiet.expect(/Trusted(?:HTML|ScriptURL|TypePolicy)|trusted-types|require-trusted-types-for/);
});

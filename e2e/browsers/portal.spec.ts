import { HOT, RECOMMEND } from '@playgrove/catalogue';
import { expect, test } from './fixtures.ts';
import { arrives, live } from './steps.ts';

test('home shows its sections', async ({ visit: { tab, address } }) => {
  await tab.open(address);
  await arrives(tab, 'home');
  await live(tab);
  const headings = await tab.run(() =>
    [...document.querySelectorAll('main h2')].map((node) => node.textContent),
  );
  expect(headings).toEqual(expect.arrayContaining([RECOMMEND, HOT, 'Maybe you like']));
});

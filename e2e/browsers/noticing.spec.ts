import type { Game } from '@playgrove/catalogue';
import { FLAT_GAMES } from '../games.ts';
import { expect, test } from './fixtures.ts';
import { gameStarts } from './steps.ts';

const [game] = FLAT_GAMES as readonly [Game, ...Game[]];

/** Without these, a test of this folder would pass over a page that breaks. */
test('whatever goes wrong in a page or in its game is noticed', async ({ visit, allow }) => {
  allow(/./s);
  const { tab, address } = visit;
  await tab.open(`${address}/#/game/${game.id}`);
  await gameStarts(tab);
  expect(await visit.problems()).toEqual([]);
  for (const depth of [0, 1]) {
    await tab.runIn(
      depth,
      (where) => {
        console.error(`said ${where}`);
        console.warn(`warned ${where}`);
        setTimeout(() => {
          throw new Error(`thrown ${where}`);
        });
        void Promise.reject(new Error(`rejected ${where}`));
        new Image().src = `http://127.0.0.1:1/blocked-${where}.png`;
        void fetch(`/missing-${where}`);
      },
      depth,
    );
    for (const what of ['said', 'warned', 'thrown', 'rejected', 'blocked-', 'missing-'])
      await expect
        .poll(async () => (await visit.problems()).join('\n'), what)
        .toMatch(new RegExp(`${what} ?${depth}`));
  }
});

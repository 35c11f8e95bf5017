import { gameUrl, type Game } from '@playgrove/catalogue';
import { CATALOGUE } from '../games.ts';
import { expect, test } from './fixtures.ts';
import { until } from './steps.ts';

const [game] = CATALOGUE.games as readonly [Game, ...Game[]];

test(
  'a browser that is too old sees that it is, and which ones work, and nothing over it',
  {
    tag: '@too-old',
  },
  async ({ visit: { tab, address }, allow }) => {
    // Its scripts fail in any way that they like.
    allow(/./s);
    for (const path of ['/', `/#/detail/${game.id}`, `/#/game/${game.id}`, gameUrl(game.id)]) {
      await tab.open('about:blank');
      await tab.open(address + path);
      await until(
        tab,
        `${path}: the notice`,
        () =>
          document.querySelector('.old-browser')?.checkVisibility() === true &&
          document.readyState === 'complete',
        [],
      );
      const seen = await tab.run(() => {
        const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const notice = document.querySelector<HTMLElement>('.old-browser');
        return {
          covers: spots.every(([x, y]) => {
            const top = document.elementFromPoint(x * innerWidth, y * innerHeight);
            return top !== null && notice?.contains(top);
          }),
          words: notice?.innerText,
        };
      });
      expect(seen.covers, path).toBe(true);
      expect(seen.words, path).toMatch(
        /This browser is too old.*Chrome or Edge 111, Firefox 121, Safari 16\.4/s,
      );
    }
  },
);

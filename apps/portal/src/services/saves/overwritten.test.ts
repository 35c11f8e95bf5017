import { expect, it } from 'vitest';
import { device, dump } from './fake-device.ts';
import { mergeOverwritten } from './overwritten.ts';

const game = (stars: object, best: object, lower = false) => ({
  version: 1,
  records: 1,
  best,
  stars,
  plays: 3,
  taught: true,
  lower,
});

it.each([
  [false, 900],
  [true, 400],
])(
  'stores again what a closing tab won and this one overwrote (less is better: %s)',
  (lower, best) => {
    const storage = device({ 'game:pond': game({ a: 1, b: 2 }, { a: 400 }, lower) });
    mergeOverwritten(storage, 'game:pond', JSON.stringify(game({ a: 3 }, { a: 900 }, lower)));
    expect(dump(storage)['game:pond']).toMatchObject({ stars: { a: 3, b: 2 }, best: { a: best } });
  },
);

it('joins the days of a game and takes the better of each', () => {
  const daily = (days: object) => ({ version: 1, records: 1, runs: [], longest: 0, days });
  const storage = device({
    'game:pond': game({}, {}, true),
    'game:pond:daily': daily({ '2026-11-20': { won: true, score: 30 } }),
  });
  const text = JSON.stringify(
    daily({ '2026-11-20': { won: true, score: 20 }, '2026-11-19': { won: true, score: 9 } }),
  );
  mergeOverwritten(storage, 'game:pond:daily', text);
  expect(dump(storage)['game:pond:daily']).toMatchObject({
    days: { '2026-11-20': { score: 20 }, '2026-11-19': { score: 9 } },
  });
});

it.each([
  ['what was removed', 'game:pond', undefined],
  ['coins, which are spent too', 'game:pond:career', { coins: 3 }],
  ['a game in progress', 'game:pond:save:a', { seed: 'x', at: 1 }],
])('leaves %s as it is', (_, key, now) => {
  const storage = device(now && { [key]: now });
  mergeOverwritten(storage, key, JSON.stringify({ coins: 90, seed: 'y', at: 2, stars: { a: 3 } }));
  expect(dump(storage)).toEqual(now ? { [key]: now } : {});
});

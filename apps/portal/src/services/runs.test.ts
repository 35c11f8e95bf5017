import { packText } from '@playgrove/protocol/packed-text';
import { expect, it } from 'vitest';
import { readOwnGames } from '../data/read-extras.ts';
import { idOf } from '../testing/fixtures.ts';
import { runRoute } from './runs.ts';

const GAMES = readOwnGames({
  games: { 'tidy-pond': { id: idOf(7), hz: 60 }, broken: { id: 'no id' } },
});

const route = async (run: readonly unknown[]) =>
  runRoute('r-1', await packText(JSON.stringify(run)), GAMES);

it('leads a run to its game, on the board or the day that was played', async () => {
  expect(await route([1, 'tidy-pond', 3, 'easy', 's&1'])).toBe(
    `/game/${idOf(7)}?level=easy&seed=s%261&run=r-1`,
  );
  expect(await route([1, 'tidy-pond', 3, 'daily', 'daily/tidy-pond/2026-11-28'])).toBe(
    `/game/${idOf(7)}?daily=2026-11-28&run=r-1`,
  );
});

it('leads nowhere with a game that is not here, and with text that is not a run', async () => {
  for (const slug of ['other', 'broken', 'constructor', '__proto__'])
    expect(await route([1, slug, 3, 'easy', 's'])).toBeUndefined();
  expect(await route([1, 'tidy-pond', 3])).toBeUndefined();
  expect(await runRoute('r-1', 'junk', GAMES)).toBeUndefined();
});

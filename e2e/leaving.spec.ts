import type { Page } from '@playwright/test';
import { dayKey } from '@playgrove/protocol/insights';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { test } from './counting.ts';
import { expect } from './fixtures.ts';
import { FLAT_GAMES } from './games.ts';
import { go, live, says } from './visit.ts';

/** Opens a game in a new tab and plays it for the given seconds, as the game reports them. */
async function play(from: Page, game: string, seconds: number): Promise<Page> {
  const page = await from.context().newPage();
  await page.goto(`/#/cookie`);
  await live(page);
  await go(page, `/game/${game}`);
  await says(page, { kind: 'play-start' });
  await says(page, { kind: 'play-time', seconds });
  return page;
}

// A browser without a window says so and counts as a bot. What outlives a page is sent by the browser
// itself, which knows nothing of a user agent that only the page was given.
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0';
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...LAUNCH_ARGS, `--user-agent=${AGENT}`],
  },
});

test('a play that is left counts once, with its time, however it is left', async ({
  page,
  baseURL,
}) => {
  const [game] = FLAT_GAMES;
  if (!game) throw new Error('there is no game');
  const counted = async () => {
    const day = dayKey(Date.now());
    const reply = await fetch(`${baseURL}/insights/data/days?from=${day}&to=${day}`);
    const { contents } = (await reply.json()) as {
      contents: readonly { plays: number; ends: number; seconds: number }[];
    };
    const [{ plays = 0, ends = 0, seconds = 0 } = {}] = contents;
    return { plays, ends, seconds };
  };
  let [plays, ends, seconds] = [0, 0, 0];
  const adds = async (more: readonly [plays: number, ends: number, seconds: number]) => {
    [plays, ends, seconds] = [plays + more[0], ends + more[1], seconds + more[2]];
    await expect.poll(counted, { timeout: 15_000 }).toEqual({ plays, ends, seconds });
  };

  const away = await play(page, game.id, 3);
  await go(away, '/');
  await adds([1, 1, 3]);
  await away.close();

  const reloaded = await play(page, game.id, 4);
  await reloaded.reload();
  await adds([1, 1, 4]);
  await reloaded.close();

  const back = await play(page, game.id, 5);
  await back.goBack();
  await adds([1, 1, 5]);
  await back.close();

  const closed = await play(page, game.id, 6);
  await closed.close({ runBeforeUnload: true });
  await adds([1, 1, 6]);

  // Hidden and shown again it is the same play.
  const hidden = await play(page, game.id, 7);
  await hidden.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await adds([1, 1, 7]);
  await says(hidden, { kind: 'play-end', seconds: 9 });
  await adds([0, 0, 2]);
  await hidden.close({ runBeforeUnload: true });

  // What a killed browser had reported before stays.
  const killed = await play(page, game.id, 29);
  await adds([1, 0, 0]);
  await says(killed, { kind: 'play-time', seconds: 30 });
  await adds([0, 1, 30]);
  await says(killed, { kind: 'play-time', seconds: 59 });
  const crashed = killed.waitForEvent('crash');
  killed.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await adds([0, 0, 0]);
});

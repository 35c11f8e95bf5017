import { gameId } from '../tools/catalogue.ts';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { expect, test } from './fixtures.ts';
import { botRun, endOf, gameOn, linkTo, playByHand, pressUntil, watchToEnd } from './run-links.ts';

/** A host in a local network, to which browsers hand out neither hashes nor the clipboard. */
const HOST = 'portal.test';

test.use({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  baseURL: async ({}, use) => {
    const address = new URL(process.env['PORTAL_ADDRESS'] ?? '');
    address.hostname = HOST;
    await use(address.origin);
  },
  launchOptions: {
    executablePath: findChromium(),
    args: [...LAUNCH_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test('a run’s link opens without encryption, and a run can be passed on', async ({
  page,
  quiet,
}) => {
  // Browsers say of each page that this header does nothing here.
  quiet.expect(/The Cross-Origin-Opener-Policy header has been ignored/);
  const run = await botRun('tidy-potions', 'plain');
  await page.addInitScript(() => {
    const { prototype } = Document;
    const { execCommand } = prototype;
    prototype.execCommand = function (command) {
      const field = this.activeElement as HTMLTextAreaElement;
      Object.assign(window.top ?? window, { copied: field.value });
      return execCommand.call(this, command);
    };
  });
  await page.goto(await linkTo(run));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await watchToEnd(page, endOf(run, undefined));
  await page.goto(`/#/game/${gameId('tidy-potions')}?level=${run.level}&seed=${run.seed}&beat=99`);
  await playByHand(page, run);
  await pressUntil(gameOn(page), 'Share run', 'Copied!');
  const copied = await page.evaluate(() => (window as { copied?: string }).copied);
  const [link = ''] = /http\S+#\/run\S+/.exec(copied ?? '') ?? [];
  expect(new URL(link).hostname).toBe(HOST);
});

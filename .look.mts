import { chromium } from 'playwright-core';
import { linkTo } from './e2e/run-links.ts';
import { botRun } from './tools/play/bot-run.ts';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  ),
});
const runs = {
  'tide-reversi': await botRun('tide-reversi', { skill: 0.2, seed: 'a' }),
  'gambit-grove': await botRun('gambit-grove', { skill: 0.2, seed: 'a' }),
};
for (const [slug, run] of Object.entries(runs))
  for (const [w, h, dark] of [
    [390, 844, false],
    [320, 568, true],
    [844, 390, false],
    [1440, 900, true],
  ] as const) {
    const c = await b.newContext({
      viewport: { width: w, height: h },
      hasTouch: w < 1000,
      deviceScaleFactor: w < 1000 ? 2 : 1,
      colorScheme: dark ? 'dark' : 'light',
      serviceWorkers: 'block',
    });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && console.log(slug, m.text()));
    await p.goto('http://127.0.0.1:4402' + (await linkTo(run)));
    const f = p.frameLocator('iframe');
    await f.locator('.run-moment').first().waitFor({ timeout: 120000 });
    await p.screenshot({ path: `/tmp/brief/lb-${slug}-${w}-a.png` });
    if (w < 1000) await f.locator('.run-moment').nth(1).tap();
    else await f.locator('.run-moment').nth(1).click();
    await p.waitForTimeout(900);
    await p.screenshot({ path: `/tmp/brief/lb-${slug}-${w}-b.png` });
    await c.close();
  }
await b.close();

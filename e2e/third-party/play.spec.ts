import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, expect, test as base } from '@playwright/test';
import { allGames, attacksOn, gamesFrom } from './games.ts';
import { frameMessage, gameFrame, kinds, open, said, titleIs, twentyFrames } from './visit.ts';
import { OWN_HOSTS, serveGames, serveRemote, type GamesSite } from './site.ts';

const GAMES = allGames();

/** One site for all: games are built and served once. */
const test = base.extend<object, { site: GamesSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      const site = await serveGames(GAMES);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

test('each game does in its cage what it would do alone, and has its saves after a reload', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept(dialog.defaultValue()));
  await page.goto(site.address);
  const wrong: string[] = [];
  expect(Object.keys(GAMES).length).toBeGreaterThan(80);
  for (const [slug, { title = 'ok' }] of Object.entries(GAMES)) {
    await open(page, site, slug).catch((error: unknown) =>
      wrong.push(`${slug}: ${String(error).slice(0, 300)}`),
    );
    await titleIs(page, title, slug).catch(async () =>
      wrong.push(
        `${slug}: "${await gameFrame(page)
          .title()
          .catch(() => 'gone')}"`,
      ),
    );
    if (slug !== 'throws-at-load')
      expect(await gameFrame(page).evaluate(() => window.origin), slug).toBe('null');
  }
  await page.reload();
  for (const [slug, { again }] of Object.entries(GAMES)) {
    if (again === undefined) continue;
    await open(page, site, slug);
    await titleIs(page, again, slug).catch(async () =>
      wrong.push(`${slug} again: "${await gameFrame(page).title()}"`),
    );
  }
  expect(wrong).toEqual([]);
});

test('a game learns of the end while its page can still save', async ({ page, site }) => {
  await page.goto(site.address);
  await open(page, site, 'saves-at-the-end');
  await titleIs(page, 'ok none', 'saves-at-the-end');
  await page.reload();
  await open(page, site, 'saves-at-the-end');
  await titleIs(page, 'ok hidden pagehide unload', 'saves-at-the-end');
});

test('a game in a frame of its page keeps its saves', async ({ page, site }) => {
  await page.goto(site.address);
  for (const title of ['ok 1', 'ok 2']) {
    await open(page, site, 'game-in-a-frame');
    const inside = () => page.frames().find((one) => one.url().endsWith('play/inside.html'));
    await expect.poll(() => inside()?.title()).toBe(title);
    await page.reload();
  }
});

/** What the page 'clock' tells of itself. */
type Clock = { frames: number; ticks: number; longest: number; now: number; date: number };

test('mute silences, pause stops time, keys stay in the game, Escape twice leaves it', async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  const sound = await open(page, site, 'sound-unlock');
  type Audio = { readonly audio: AudioContext };
  const state = () => sound.evaluate(() => (window as unknown as Audio).audio.state);
  await page.mouse.click(100, 100);
  await expect.poll(state).toBe('running');
  await expect
    .poll(() => kinds(page))
    .toEqual(expect.arrayContaining(['first-input', 'play-start']));
  const loudness = () =>
    sound.evaluate(() => (window as unknown as { ear: GainNode }).ear.gain.value);
  expect(await loudness()).toBe(1);
  // The browser says when an element's sound really changes; the game sees its own wish.
  type Media = { readonly media: HTMLAudioElement; readonly volumes: number };
  const media = () =>
    sound.evaluate(() => {
      const { media: element, volumes } = window as unknown as Media;
      return [volumes, element.muted];
    });
  expect(await media()).toEqual([0, false]);
  await frameMessage(page, { kind: 'mute', muted: true });
  await expect.poll(loudness).toBe(0);
  await expect.poll(media).toEqual([1, false]);
  await frameMessage(page, { kind: 'mute', muted: false });
  await expect.poll(loudness).toBe(1);
  await expect.poll(media).toEqual([2, false]);
  await frameMessage(page, { kind: 'pause' });
  await expect.poll(state).toBe('suspended');
  await frameMessage(page, { kind: 'resume' });
  await expect.poll(state).toBe('running');

  const clock = await open(page, site, 'clock');
  const look = () => clock.evaluate(() => (window as unknown as { state(): Clock }).state());
  await expect.poll(async () => (await look()).frames).toBeGreaterThan(3);
  await frameMessage(page, { kind: 'pause' });
  await expect
    .poll(async () => {
      const [one, two] = [await look(), await look()];
      return one.now === two.now;
    })
    .toBe(true);
  const stopped = await look();
  // The page around it goes on: the game's frames and timers would have come many times by now.
  await twentyFrames(page);
  const still = await look();
  expect({ ...still, date: 0 }).toEqual({ ...stopped, date: 0 });
  // The date goes on: what grows while nobody looks has grown.
  expect(still.date).toBeGreaterThan(stopped.date);
  const outside = () => page.evaluate(() => performance.now());
  const before = await outside();
  await frameMessage(page, { kind: 'resume' });
  await expect.poll(async () => (await look()).ticks).toBeGreaterThan(still.ticks);
  const after = await look();
  // No more time has passed in the game than around it since: what was paused is left out.
  expect(after.now - still.now).toBeLessThanOrEqual((await outside()) - before + 1);

  await page.evaluate(() => (document.body.style.height = '4000px'));
  const keys = await open(page, site, 'keys-and-scroll');
  await page.mouse.click(100, 100);
  for (const key of ['ArrowDown', ' ', 'PageDown', 'End']) await page.keyboard.press(key);
  await expect.poll(() => keys.title()).toBe('ArrowDown, ,PageDown,End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await keys.evaluate(() => scrollY)).toBe(0);
  // Old games hear the character of a key.
  expect(await keys.evaluate(() => (window as unknown as { typed: string }).typed)).toBe(' ');
  expect(await kinds(page)).not.toContain('leave');
  // On a slow machine two presses may come too far apart, so the pair is tried again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await kinds(page)).toContain('leave');
  }).toPass();

  await frameMessage(page, { kind: 'restart' });
  await expect
    .poll(async () => (await kinds(page)).filter((kind) => kind === 'ready'))
    .toHaveLength(2);
  expect(await kinds(page)).toContain('play-end');
});

test('a play lasts as long as the game was played, without the time it was paused', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.address);
  await open(page, site, 'keys-and-scroll');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.click(100, 100);
  await expect.poll(() => kinds(page)).toContain('play-start');
  await page.clock.fastForward(5000);
  await frameMessage(page, { kind: 'pause' });
  await page.clock.fastForward(60_000);
  await frameMessage(page, { kind: 'resume' });
  await page.clock.fastForward(2500);
  await frameMessage(page, { kind: 'restart' });
  await expect.poll(() => kinds(page)).toContain('play-end');
  expect((await said(page)).find(({ kind }) => kind === 'play-end')?.['seconds']).toBe(7.5);
});

test('fullscreen asks the portal, links out are offered, and a game that breaks says why', async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  await open(page, site, 'fullscreen-and-lock');
  await page.mouse.click(100, 100);
  await expect
    .poll(async () => (await said(page)).filter(({ kind }) => kind === 'fullscreen'))
    .toHaveLength(2);
  await open(page, site, 'links-out');
  await gameFrame(page).locator('#out').click();
  const cage = page.frameLocator('iframe').locator('.cage-link');
  await expect(cage).toContainText('This game links to another site.');
  const offered = cage.getByRole('link');
  await expect(offered).toHaveAttribute('href', 'https://more.example/');
  // The keyboard reaches the offer, and its keys are not taken for the game's.
  await offered.focus();
  await page.keyboard.press('Tab');
  await expect(cage.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await titleIs(page, 'ok stayed', 'links-out');
  await open(page, site, 'throws-at-load');
  await expect
    .poll(async () => (await said(page)).find(({ kind }) => kind === 'failed')?.['why'])
    .toContain('undefinedThing');
});

test('no other site can frame a game that has no inner frames', async ({ launchOptions }) => {
  const foreign = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<iframe src="${new URL(request.url ?? '', 'http://x').searchParams.get('frame')}">`,
    );
  });
  await new Promise<void>((settle) => foreign.listen(0, '127.0.0.1', settle));
  const { port } = foreign.address() as AddressInfo;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), OWN_HOSTS],
  });
  /** Whether another site's page shows a game's first page. */
  const isShown = async (site: GamesSite, slug: string): Promise<boolean> => {
    const page = await browser.newPage();
    const file = new URL(site.page(slug).replace('index.html', 'files/index.html'), site.address);
    await page.goto(`http://localhost:${port}/?frame=${file.href}`);
    const url = () => page.frames()[1]?.url() ?? '';
    // It is empty until the browser has said where the frame got to.
    await expect.poll(url).not.toBe('');
    const shown = url();
    await page.close();
    expect([file.href, 'chrome-error://chromewebdata/']).toContain(shown);
    return shown === file.href;
  };
  try {
    for (const own of [false, true]) {
      const site = await serveGames(gamesFrom('owner', 'game-in-a-frame'), { own });
      try {
        expect(await isShown(site, 'owner')).toBe(false);
        // The page around an inner frame has an origin only where the game has one.
        expect(await isShown(site, 'game-in-a-frame')).toBe(!own);
        const page = await browser.newPage();
        await page.goto(site.address);
        await open(page, site, 'game-in-a-frame');
        const inside = () => page.frames().find((one) => one.url().endsWith('play/inside.html'));
        await expect.poll(() => inside()?.title()).toBe('ok 1');
        await page.close();
      } finally {
        await site.close();
      }
    }
  } finally {
    await browser.close();
    foreign.closeAllConnections();
    foreign.close();
  }
});

test('a hostile game gets nothing, and the portal stays usable', async ({ page }) => {
  const requests: string[] = [];
  const foreign = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((settle) => foreign.listen(0, '127.0.0.1', settle));
  const { port } = foreign.address() as AddressInfo;
  // Another name of this machine is another host.
  const site = await serveGames(attacksOn(`http://localhost:${port}`));
  try {
    await page.goto(site.address);
    await page.evaluate(() => {
      localStorage.setItem('secret', 'x');
      document.cookie = 'secret=1';
    });
    await open(page, site, 'thief');
    await titleIs(page, 'nothing', 'thief');
    expect(requests).toEqual([]);
    expect(page.url()).toBe(`${site.address}/`);

    await open(page, site, 'collider');
    await titleIs(page, '1 2', 'collider');
    const files = site.page('collider').replace('index.html', 'files/');
    for (const path of ['index.html', 'evil.svg', 'packed/index.html.br']) {
      const direct = await page.context().newPage();
      const answer = await direct.goto(site.address + files + path).catch(() => null);
      if (answer) expect(answer.headers()['content-security-policy'], path).toMatch(/^sandbox /);
      expect(await direct.evaluate(() => window.origin), path).toBe('null');
      await direct.close();
    }

    await open(page, site, 'flood');
    await titleIs(page, 'flooding', 'flood');
    await page.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)));
    expect((await said(page)).length).toBe(
      (await said(page)).filter(({ kind }) => kind !== 'leave').length,
    );

    await open(page, site, 'endless');
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await expect(page.locator('iframe')).toHaveCount(0);
    await open(page, site, 'collider');
  } finally {
    foreign.closeAllConnections();
    foreign.close();
    await site.close();
  }
});

test("on its own host a game has the browser's storage, and still stays in its frame", async ({
  launchOptions,
}) => {
  const site = await serveGames(gamesFrom('owner'), { own: true });
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), OWN_HOSTS],
  });
  try {
    const page = await browser.newPage();
    await page.goto(site.address);
    await page.evaluate(() => localStorage.setItem('secret', 'x'));
    await open(page, site, 'owner');
    await titleIs(page, 'ok 1', 'owner');
    const frame = gameFrame(page);
    expect(await frame.evaluate(() => window.origin)).toBe(new URL(site.page('owner')).origin);
    expect(await frame.evaluate(() => localStorage.getItem('secret'))).toBeNull();
    // The page around it shares its origin, and cannot lead the tab elsewhere either.
    const cage = frame.parentFrame();
    for (const one of [frame, cage]) {
      await one?.evaluate(() => {
        try {
          window.top?.location.assign('https://evil.example/');
        } catch {
          // Refused.
        }
      });
    }
    expect(page.url()).toBe(`${site.address}/`);
    await page.reload();
    await open(page, site, 'owner');
    await titleIs(page, 'ok 2', 'owner');
  } finally {
    await browser.close();
    await site.close();
  }
});

test('a game on another host is requested only on Play, and no other host is', async ({
  launchOptions,
}) => {
  const remote = await serveRemote();
  const site = await serveGames({}, { remote: remote.host });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(site.address);
    expect(remote.requests).toEqual([]);
    await page.evaluate(
      (url) => (window as unknown as { open(url: string): void }).open(url),
      site.page('remote-game'),
    );
    await expect.poll(() => kinds(page)).toContain('ready');
    const frame = page.frames().find((one) => one.url().includes(remote.host));
    await expect.poll(() => frame?.title()).toBe('remote');
    expect(remote.requests).toEqual(['/game/index.html']);
    // It has its own origin, and cannot reach the page around it.
    const reached = await frame?.evaluate(() => {
      try {
        return parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(reached).toBe('SecurityError');
    const cage = frame?.parentFrame();
    await cage?.evaluate((host) => {
      const other = document.createElement('iframe');
      other.src = `https://${host.replace('localhost', '127.0.0.1')}/other.html`;
      document.body.append(other);
      return new Promise((settle) => other.addEventListener('load', settle));
    }, remote.host);
    expect(remote.requests).toEqual(['/game/index.html']);
  } finally {
    await browser.close();
    await site.close();
    remote.close();
  }
});

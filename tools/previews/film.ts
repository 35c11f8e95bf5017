import type { Browser, Page } from 'playwright-core';
import { arrive, pass, setHand } from '../play/page.ts';
import type { DrivenSite } from '../play/site.ts';
import { CLIP_RATE, liveliest } from './encode.ts';

/** What the bot plays a clip on: a square of game below the strip of figures, which is left out. */
const CLIP_SCREEN = { width: 480, height: 570 };
const CLIP_CUT = { x: 0, y: 90, width: 480, height: 480 };
/** Stills have the shape games are played in: portrait as on a phone, or landscape as on a desk. */
const PORTRAIT = { width: 450, height: 720 };
const LANDSCAPE = { width: 960, height: 600 };

const FRAMES = 60;
/** Seconds of play before the film begins, and seconds of a film that the clip is cut from. */
const LEAD = 18;
const FILM = 8;
/** Seconds of play before each still, each counted from the one before. */
const STILLS = [
  { moment: 'soon after the start', after: 5 },
  { moment: 'in the middle of a game', after: 22 },
  { moment: 'later in a game', after: 40 },
] as const;
/** A clip shows a game played well; on stills something may have gone wrong before. */
const CLIP_SKILL = 1;
const STILL_SKILL = 0.8;
/** While nobody looks, one frame in this many is drawn. */
const UNSEEN = 30;
/** Films of a game in which too little moves, before the liveliest is taken; and what is too little. */
const TAKES = 5;
const TOO_LITTLE = 1;
/** Seconds of play between two films. */
const BETWEEN = 9;
/** Seconds before a sheet that belong to it. */
const SHEET = 0.4;
/** Plays that may end while they are filmed, before the film is taken as it is. */
const ATTEMPTS = 4;

export type StillShot = {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  /** `Tide Reversi, in the middle of a game; on screen: 13, Nipper the crab, 30` */
  readonly alt: string;
};

/**
 * The liveliest seconds of a game in full swing, as pictures of a steady rate. A game in
 * which people mostly think is filmed again further on until something happens.
 * @throws Error when the page fails
 */
export function film(browser: Browser, site: DrivenSite, slug: string): Promise<Buffer[]> {
  return onPage(browser, site, slug, [CLIP_SCREEN, CLIP_SKILL], async (page) => {
    await page.addStyleTag({ content: '.hud { visibility: hidden !important }' });
    await playOn(page, LEAD);
    let best: { readonly pictures: Buffer[]; readonly moves: number } | undefined;
    for (let take = 1; ; take += 1) {
      const taken = await filmOnce(page);
      const { at, moves } = await liveliest(taken);
      if (!best || moves > best.moves) best = { pictures: taken.slice(at), moves };
      if (best.moves >= TOO_LITTLE || take >= TAKES) return best.pictures;
      await playOn(page, BETWEEN);
    }
  });
}

async function filmOnce(page: Page): Promise<Buffer[]> {
  let taken: Buffer[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const now: Buffer[] = [];
    while (now.length < FILM * CLIP_RATE && !(await isOver(page))) {
      await pass(page, FRAMES / CLIP_RATE);
      now.push(await page.screenshot({ clip: CLIP_CUT, animations: 'allow' }));
    }
    const over = await isOver(page);
    // What shows a sheet already is no play: the last moments go.
    const play = over ? now.slice(0, -SHEET * CLIP_RATE) : now;
    if (play.length > taken.length) taken = play;
    if (taken.length >= FILM * CLIP_RATE || attempt >= ATTEMPTS) return taken;
    // A play that is shorter than the film is filmed from its first move.
    await (over ? playNext(page) : playOn(page, 4));
  }
}

/** Three moments of a game, as a player sees them. @throws Error when the page fails */
export function takeStills(
  browser: Browser,
  site: DrivenSite,
  slug: string,
  facts: { readonly title: string; readonly orientation: string },
): Promise<StillShot[]> {
  const screen = facts.orientation === 'landscape' ? LANDSCAPE : PORTRAIT;
  return onPage(browser, site, slug, [screen, STILL_SKILL], async (page) => {
    // As in the portal, whose own bar has sound and restart.
    await page.evaluate(() => document.querySelector('#game')?.classList.add('embedded'));
    const shots: StillShot[] = [];
    for (const { moment, after } of STILLS) {
      await playOn(page, after);
      // A sheet that has just come up is no play.
      for (let more = 0; more < 3 && (await isOver(page)); more += 1) await playOn(page, 4);
      const words = await onScreen(page);
      const picture = await page.screenshot();
      const alt = `${facts.title}, ${moment}${words === '' ? '' : `; on screen: ${words}`}`;
      shots.push({ picture, ...screen, alt });
    }
    return shots;
  });
}

/** Opens a driven game, and closes it whatever happens. */
async function onPage<T>(
  browser: Browser,
  site: DrivenSite,
  slug: string,
  [viewport, skill]: readonly [{ readonly width: number; readonly height: number }, number],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    await arrive(page, site.address(slug));
    await setHand(page, { skill, playing: true, drawn: 1 });
    const result = await work(page);
    if (trouble.length > 0) throw new Error(`${slug}: ${trouble[0]}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Lets the bot play for this many seconds, from one play into the next where one ends. */
async function playOn(page: Page, seconds: number): Promise<void> {
  await setHand(page, { drawn: UNSEEN });
  let left = Math.round(seconds * FRAMES);
  for (let turn = 0; left > 0 && turn < 12; turn += 1) {
    left -= await pass(page, left, { untilDialog: true });
    if (!(await isOver(page))) continue;
    await playNext(page);
    await setHand(page, { drawn: UNSEEN });
    left = Math.max(left, 4 * FRAMES);
  }
  await setHand(page, { drawn: 1 });
  await pass(page, 6);
}

/** Goes on from the sheet that is shown. */
async function playNext(page: Page): Promise<void> {
  await setHand(page, { drawn: 1 });
  // A sheet does not answer in its first moments.
  await pass(page, 30);
  const next = page.locator('dialog[open] .actions button').first();
  if ((await next.count()) === 0) return;
  await next.evaluate((button: HTMLElement) => button.click());
  // Nor is it gone at once: a film that begins meanwhile would end before its first picture.
  await pass(page, 6);
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('dialog[open]').count()) > 0;
}

/** What the strip over the game says, for those who cannot see the picture. */
function onScreen(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hud-score-value, .hud-level, .hud-goal')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.textContent?.trim() ?? '')
      .filter((words) => words !== '')
      .join(', '),
  );
}

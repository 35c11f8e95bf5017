import { element } from '../base/dom.ts';
import type { Game } from '../game.ts';
import type { GameManifest } from '../base/manifest.ts';
import { drawFirstFrame, openGame, type Opening } from './opening.ts';
import { Preload } from './preload.ts';
import type * as Run from './run.ts';

type Runner = typeof Run;

/** What a game's own script knows. */
type BuiltManifest = Omit<GameManifest, 'siteName' | 'portalOrigin' | 'boards'>;

/**
 * Puts a game on the page: finds `#game` and draws the first frame at once. The code that plays the
 * game, art and sound load afterward. What the site's settings say of the game is in its page.
 * @throws if the page has no `#game`, or the browser has no 2D canvas
 */
export function mount(game: Game, built: BuiltManifest): void {
  const { site = '', portal = '', runs } = document.documentElement.dataset;
  const boards = built.daily === true && runs !== undefined;
  const manifest = { ...built, siteName: site, portalOrigin: portal, boards };
  const root = document.querySelector<HTMLElement>('#game');
  if (!root) throw new Error('mount: this page has no element with the id "game"');
  const preload = new Preload(manifest.slug);
  preload.step(() => {
    // Loads while the first frame is dealt and drawn.
    const runner = loadRunner(game);
    runner.catch(() => undefined);
    const opening = openGame(game, manifest, root);
    preload.step(() => {
      drawFirstFrame(opening);
      performance.mark('first-frame');
      opening.page.send({ kind: 'ready' });
      const art = opening.atlas.load();
      void start(opening, runner).then(({ run }) => run(opening, preload, art));
    });
  });
}

/** Loads the code that plays the game, with everything that its view needs for input. */
async function loadRunner(game: Game): Promise<Runner> {
  const [runner] = await Promise.all([
    import('./run.ts'),
    // If they fail to load, the game requests them again itself.
    game.view.boards && import('../input/page-boards.ts').catch(() => undefined),
  ]);
  return runner;
}

/**
 * Waits for the code that plays the game. Until it loads, the first frame stays, with a message.
 */
async function start({ game, root, words }: Opening, first: Promise<Runner>): Promise<Runner> {
  let runner = first;
  for (let tries = 1; ; tries += 1) {
    const note = element('p', { class: 'advice stalled', role: 'alert' });
    try {
      return await runner;
    } catch {
      // Some browsers remember that a module failed to load. Nothing was played yet, so a reload
      // loses nothing.
      if (tries > 1 && navigator.onLine) location.reload();
      note.textContent = words('kit.not-loaded');
      root.append(note);
    }
    await anotherChance();
    note.remove();
    runner = loadRunner(game);
  }
}

/** A touch, a key, or a restored connection. */
function anotherChance(): Promise<void> {
  return new Promise((settle) => {
    const done = new AbortController();
    for (const type of ['online', 'pointerdown', 'keydown']) {
      window.addEventListener(
        type,
        () => {
          done.abort();
          settle();
        },
        { signal: done.signal },
      );
    }
  });
}

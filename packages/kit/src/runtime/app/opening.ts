import { dayOfSeed } from '../../session/daily.ts';
import { element } from '../base/dom.ts';
import { hudFacts } from '../hud/facts.ts';
import { Hud } from '../hud/hud.ts';
import kitWords from '../hud/strings/en.json' with { type: 'json' };
import { EarlyInput } from '../input/early-input.ts';
import { Layout } from '../render/layout.ts';
import { makeSurface } from '../render/screen.ts';
import { SpriteAtlas } from '../render/sprites.ts';
import type { CanvasSurface } from '../render/surface.ts';
import type { Game } from '../game.ts';
import { FirstDealer } from '../stage/first-dealer.ts';
import { freshSeed, readLaunchParams, type LaunchParams } from '../stage/launch-params.ts';
import type { GameManifest } from '../base/manifest.ts';
import { openSession, type Opened } from '../stage/opened.ts';
import { openPage, type Page } from '../base/page.ts';
import { readableOf, readMuted, readProgress } from '../stage/stored.ts';
import { createWords, type MutableWords } from '../base/words.ts';

/** A game's page at its first frame. The parts that play the game are added to it. */
export type Opening = {
  readonly game: Game;
  readonly manifest: GameManifest;
  readonly params: LaunchParams;
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly words: MutableWords;
  readonly atlas: SpriteAtlas;
  readonly surface: CanvasSurface;
  readonly hud: Hud;
  readonly layout: Layout;
  readonly page: Page;
  readonly dealer: FirstDealer;
  readonly opened: Opened;
  readonly early: EarlyInput;
};

export const newSeed = (): string => freshSeed((words) => crypto.getRandomValues(words));

/** Deals the game and builds its page, without drawing. */
export function openGame(game: Game, manifest: GameManifest, root: HTMLElement): Opening {
  const words = createWords(kitWords, manifest.strings);
  const params = readLaunchParams(location.search);
  const store = readableOf(manifest.slug);
  const progress = readProgress(game.rules);
  const dealer = new FirstDealer({ game, store, params, newSeed });
  const opened = openSession(dealer, game, progress);
  const { session, ui } = opened;
  const canvas = element('canvas', {
    tabindex: '0',
    role: 'application',
    'aria-label': manifest.title,
  });
  const atlas = new SpriteAtlas(manifest.atlas);
  const surface = makeSurface(canvas, { atlas, words, seeThrough: game.view.seeThrough });
  surface.keepsake = progress.keepsake;
  const hud = new Hud(words);
  const muted = readMuted();
  const day = dayOfSeed(game.rules.slug, session.start.seed);
  hud.show(
    hudFacts({
      game,
      words,
      session,
      ui,
      day,
      best: day === undefined ? progress.best[session.start.level] : undefined,
      muted,
      playing: true,
      hint: undefined,
    }),
  );
  const page = openPage(manifest.portalOrigin);
  root.replaceChildren(canvas, hud.root);
  root.classList.toggle('embedded', page.embedded);
  return {
    game,
    manifest,
    params,
    root,
    canvas,
    words,
    atlas,
    surface,
    hud,
    layout: new Layout({ game, surface, root, strip: hud.root }),
    page,
    dealer,
    opened,
    early: new EarlyInput(canvas, muted),
  };
}

/** Draws the first frame: the position at rest. */
export function drawFirstFrame({ game, surface, layout, opened }: Opening): void {
  const { session, ui } = opened;
  layout.update(session.state);
  surface.begin({ x: 0, y: 0, rotate: 0 });
  game.view.draw(surface, session.state, ui, { from: undefined, part: 0, cues: [], dt: 0 });
}

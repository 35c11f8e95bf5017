import type { Run } from '../../session/run.ts';
import type { Words } from '../base/words.ts';
import type { Page } from '../base/page.ts';
import type { Announcer } from '../feedback/announcer.ts';
import type { Hud } from '../hud/hud.ts';
import type { RunActions } from '../hud/sheets/context.ts';
import type { Rival, Standing } from '../replay/rival.ts';
import type { Viewer } from '../replay/viewer.ts';
import type { LaunchParams } from '../stage/launch-params.ts';
import type { Stage } from '../stage/stage.ts';
import type { Game } from '../game.ts';
import type { PadButton } from '../view.ts';
import type { CanvasSurface } from '../render/surface.ts';
import type { Display } from './display.ts';
import type * as Later from './later-run.ts';

export type RunsParts = {
  readonly game: Game;
  /** Address of the game's mind, if it has one. */
  readonly mind?: string;
  readonly root: HTMLElement;
  readonly words: Words;
  readonly surface: CanvasSurface;
  readonly page: Pick<Page, 'send' | 'embedded'>;
  readonly stage: Stage;
  readonly hud: Pick<Hud, 'root'>;
  readonly params: LaunchParams;
  readonly announcer: Announcer;
  readonly display: Display;
};

/** Runs on this page: what was played is watched or packed, what a link has brought is shown. */
export class Runs implements RunActions {
  readonly #parts: RunsParts;
  #viewer: Viewer | undefined;
  /** Shows how far the rival is. */
  #standing: ((standing: Standing | undefined) => void) | undefined;
  /** Whether a link has brought a run to look at, before anything else. */
  received = false;
  /** Waits for the page around the game to have stored a run. */
  #stored: ((id: string) => void) | undefined;

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  async watch(): Promise<void> {
    const { run } = this.#parts.stage;
    if (typeof run !== 'string') this.#show(await load(), run);
  }

  async pack(): Promise<string | undefined> {
    const { run } = this.#parts.stage;
    // Every best run is stored, and few are watched: the player of runs stays where it is.
    return typeof run === 'string'
      ? undefined
      : (await import('../replay/packed-run.ts')).packRun(run);
  }

  /** @returns the id of the stored run; undefined where nobody stores it */
  store(packed: string): Promise<string | undefined> {
    const { page } = this.#parts;
    if (!page.embedded) return Promise.resolve(undefined);
    page.send({ kind: 'store-run', run: packed });
    return new Promise((settle) => {
      this.#stored = (id) => settle(id === '' ? undefined : id);
    });
  }

  /** The page around the game has answered `store`. */
  stored(id: string): void {
    this.#stored?.(id);
    this.#stored = undefined;
  }

  /** Shows a run that a link has brought. */
  async receive(packed: string): Promise<void> {
    const { stage } = this.#parts;
    this.received = true;
    // No time of the board below passes until somebody plays it.
    stage.pause();
    const later = await load();
    this.#show(later, await later.unpackRun(packed));
  }

  /** Plays a run from a link against the player. */
  async race(packed: string): Promise<void> {
    const { stage, params } = this.#parts;
    const rival = await this.#rival(packed, params.by);
    // Without its run, the score is still there to beat.
    if (rival) stage.race(rival);
  }

  async rematch(packed: string): Promise<void> {
    const { stage, words } = this.#parts;
    const rival = await this.#rival(packed, words('kit.best'));
    if (rival) stage.race(rival, rival.run);
  }

  async #rival(packed: string, by: string | undefined): Promise<Rival | undefined> {
    const { game, hud, words } = this.#parts;
    const later = await load();
    const run = await later.unpackRun(packed);
    const facts = hud.root.querySelector('.hud-facts');
    if (!run || !facts) return undefined;
    // One rival at a time.
    this.#standing?.(undefined);
    this.#standing = later.rivalChip(facts, words, by);
    return new later.Rival(game, run, this.#standing);
  }

  /** A gamepad's button. @returns whether a run is on the screen */
  pad(button: PadButton): boolean {
    this.#viewer?.pad(button);
    return this.#viewer !== undefined;
  }

  /** Another game has begun: what was watched is gone. */
  began(): void {
    if (this.#parts.stage.phase === 'watching') return;
    this.#viewer?.remove();
    this.#viewer = undefined;
  }

  #show({ Viewer: Made }: typeof Later, run: Run | undefined): void {
    const { stage, announcer, display, surface } = this.#parts;
    const isOwn = stage.phase === 'results';
    const viewer = new Made(
      {
        ...this.#parts,
        progress: stage.progress,
        sizes: surface,
        say: (text) => announcer.say(text),
        cues: (cues) => announcer.cues(cues),
        changed: (moved) => (moved ? display.moved() : display.update()),
        closed: () => this.#close(),
        board: () => {
          this.#close();
          if (isOwn) stage.restart(undefined, true);
        },
      },
      run,
    );
    this.#viewer = viewer;
    if (viewer.shown) stage.watch(viewer.shown);
    viewer.show();
  }

  #close(): void {
    const { stage } = this.#parts;
    if (stage.phase === 'watching') stage.watch();
    else {
      this.#viewer?.remove();
      this.#viewer = undefined;
      stage.resume();
    }
  }
}

function load(): Promise<typeof Later> {
  return import('./later-run.ts');
}

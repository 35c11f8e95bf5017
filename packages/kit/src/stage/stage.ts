import type { Cue, Ending, Json } from '../contract/index.ts';
import { dailySeed, Session, starsMissing, starsWon, type Start } from '../host/index.ts';
import type { Page } from './page.ts';
import { Play } from './play.ts';
import type { Progress, Settings, Store } from './storage.ts';
import type { Wish } from './wish.ts';
import type { Game, Held, InputEvent } from './view.ts';

export type Phase = 'playing' | 'paused' | 'ending' | 'results';

/** How a sitting ended, with what it changed. */
export type Finish = {
  readonly won: boolean;
  readonly ending: Ending | undefined;
  readonly score: number | undefined;
  readonly best: number | undefined;
  readonly newBest: boolean;
  readonly stars: number | undefined;
  readonly next: string | undefined;
};

/** What the stage tells the page's parts: HUD, sheets, feel. */
export type StageListener = {
  cues(cues: readonly Cue[]): void;
  /** Score, chips or undo may have changed. `say` is true after a player's move. */
  changed(say: boolean): void;
  refused(why: string): void;
  /** The last move has come to rest; the results come after a moment. */
  ending(finish: Finish): void;
  results(finish: Finish): void;
  /** Another session began. */
  began(): void;
};

/** Milliseconds between the last move and the results: long enough to see why. */
const ENDING_MS = 900;
const TICK_SAVE_MS = 5000;
/** After a pause the clock waits, so that nobody resumes into a wall. */
const RESUME_HOLD_MS = 450;
/** Losses in a row after which the ghost hand comes back. */
const HELP_AFTER = 3;

export type StageOptions = {
  readonly game: Game;
  readonly store: Store;
  readonly page: Page;
  readonly listener: StageListener;
  /** From the address: a level's id, a seed, a day. */
  readonly wish: Omit<Wish, 'sharp'>;
  /** Makes a fresh seed. */
  readonly newSeed: () => string;
};

/** The life of a game on a page: begin, pause, end, record, begin again. It knows no DOM. */
export class Stage {
  readonly #options: StageOptions;
  #play: Play;
  #phase: Phase = 'playing';
  #progress: Progress;
  #settings: Settings;
  #finish: Finish | undefined;
  #endingLeft = 0;
  /** The end has been recorded, but its last move is still being shown. */
  #unsaid = false;
  #sinceSave = 0;
  #dirty = false;
  /** Inputs taken since this deal, or since the page opened on a stored game. */
  #inputs = 0;
  #resumed = false;
  #seconds = 0;
  #losses = 0;
  #touched = false;
  /** Why the stored game could not be resumed, if it could not. */
  readonly refusedSave: string | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#progress = options.store.progress();
    this.#settings = options.store.settings();
    const resumed = this.#resume();
    this.refusedSave = resumed.refused;
    this.#play = this.#playOn(resumed.session ?? this.#deal(this.#wishedLevel()));
    if (resumed.session && this.#isTicks && resumed.session.time > 0) this.#phase = 'paused';
  }

  get play(): Play {
    return this.#play;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get settings(): Settings {
    return this.#settings;
  }

  get progress(): Progress {
    return this.#progress;
  }

  get finish(): Finish | undefined {
    return this.#finish;
  }

  get level(): string {
    return this.#play.session.start.level;
  }

  get best(): number | undefined {
    return this.#progress.best[this.level];
  }

  get score(): number | undefined {
    const { rules, state } = this.#play.session;
    return rules.score?.(state);
  }

  /** Whether the ghost hand should be shown (when the view has something to show). */
  get teaching(): boolean {
    return !this.#progress.taught || this.#losses >= HELP_AFTER;
  }

  /** The one action has succeeded. */
  taught(): void {
    this.#losses = 0;
    if (!this.#progress.taught) this.#keep({ ...this.#progress, taught: true });
  }

  change(settings: Settings): void {
    const muted = settings.muted !== this.#settings.muted;
    this.#settings = settings;
    this.#options.store.keepSettings(settings);
    if (muted) this.#options.page.send({ kind: 'mute', muted: settings.muted });
    this.#options.listener.changed(false);
  }

  event(event: InputEvent): void {
    if (this.#phase !== 'playing') return;
    this.#touch();
    this.#play.feed(event);
  }

  undo(): void {
    if (this.#phase === 'playing') this.#play.undo();
  }

  redo(): void {
    if (this.#phase === 'playing') this.#play.redo();
  }

  pause(): void {
    if (this.#phase !== 'playing') return;
    this.#phase = 'paused';
    this.save();
    this.#options.listener.changed(false);
  }

  resume(): void {
    if (this.#phase !== 'paused') return;
    this.#phase = 'playing';
    this.#play.wake();
    if (this.#play.session.time > 0) this.#play.hold(RESUME_HOLD_MS);
    this.#options.listener.changed(false);
  }

  /** A new deal of the same level, or of another; a locked one leaves it at the same. */
  restart(wanted: string = this.level): void {
    const level = this.#isOpen(wanted) ? wanted : this.level;
    if (this.#inputs > 0 && this.#phase !== 'results' && this.#phase !== 'ending')
      this.#sendEnd(undefined);
    this.#keepCareer();
    this.#options.store.dropSave();
    this.#play = this.#playOn(this.#deal(level));
    this.#phase = 'playing';
    this.#finish = undefined;
    this.#inputs = 0;
    this.#resumed = false;
    this.#seconds = 0;
    this.#dirty = false;
    this.#keep({ ...this.#progress, level });
    this.#options.listener.began();
    this.#options.listener.changed(true);
  }

  /** Passes real time in milliseconds. */
  frame(elapsedMs: number, held: Held): void {
    if (this.#phase === 'paused' || this.#phase === 'results') return;
    this.#play.frame(elapsedMs, held);
    if (this.#phase === 'playing') {
      if (this.#inputs > 0) this.#seconds += Math.min(elapsedMs, 250) / 1000;
      this.#sinceSave += elapsedMs;
      if (this.#dirty && (!this.#isTicks || this.#sinceSave > TICK_SAVE_MS)) this.save();
      return;
    }
    if (!this.#finish) return;
    if (this.#unsaid) {
      if (!this.#play.still) return;
      this.#unsaid = false;
      this.#options.listener.ending(this.#finish);
    }
    this.#endingLeft -= elapsedMs;
    if (this.#endingLeft > 0) return;
    this.#phase = 'results';
    this.#options.listener.results(this.#finish);
  }

  /** Stores the game in progress now. */
  save(): void {
    const { session } = this.#play;
    this.#sinceSave = 0;
    this.#dirty = false;
    if (session.status !== 'playing' || (this.#inputs === 0 && !this.#resumed)) return;
    this.#keepCareer();
    this.#options.store.keepSave(session.save() as unknown as Json);
  }

  get #isTicks(): boolean {
    return this.#options.game.rules.pace.kind === 'ticks';
  }

  #touch(): void {
    if (this.#touched) return;
    this.#touched = true;
    this.#options.page.send({ kind: 'first-input' });
  }

  #playOn(session: Session): Play {
    const { game, listener } = this.#options;
    const { best, stars, plays } = this.#progress;
    return new Play(
      game,
      session,
      { best, stars, plays },
      {
        cues: (cues) => {
          listener.cues(cues);
          if (cues.length > 0) listener.changed(false);
        },
        moved: () => this.#moved(),
        refused: (why) => listener.refused(why),
        ended: () => this.#ended(),
      },
    );
  }

  #moved(): void {
    this.#dirty = true;
    this.#inputs += 1;
    if (this.#inputs === 1) {
      this.#keep({ ...this.#progress, plays: this.#progress.plays + 1 });
      this.#options.page.send({ kind: 'play-start' });
    }
    this.#options.listener.changed(!this.#isTicks);
  }

  #ended(): void {
    const { rules, state } = this.#play.session;
    const status = rules.status(state);
    const won = status === 'won';
    const finish = this.#record(won);
    this.#finish = finish;
    this.#losses = status === 'won' || finish.newBest ? 0 : this.#losses + 1;
    this.#phase = 'ending';
    this.#endingLeft = ENDING_MS;
    this.#options.store.dropSave();
    this.#dirty = false;
    this.#unsaid = true;
    this.#sendEnd(finish);
    this.#options.listener.changed(false);
  }

  /** What the rules carry on to the next game, stored before this one can be lost. */
  #keepCareer(): void {
    const { career } = this.#play.session;
    if (career !== undefined) this.#options.store.keepCareer(career);
  }

  #record(won: boolean): Finish {
    this.#keepCareer();
    const { rules, state } = this.#play.session;
    const { level } = this;
    const score = rules.score?.(state);
    const before = this.#progress.best[level];
    const lower = rules.scoring?.better === 'lower';
    const counts = score !== undefined && (!lower || won);
    const better = counts && (before === undefined || (lower ? score < before : score > before));
    const stars = won ? rules.stars?.(state) : undefined;
    this.#keep({
      ...this.#progress,
      best: better ? { ...this.#progress.best, [level]: score } : this.#progress.best,
      stars: stars
        ? { ...this.#progress.stars, [level]: Math.max(stars, this.#progress.stars[level] ?? 0) }
        : this.#progress.stars,
    });
    if (better) {
      this.#options.page.send({ kind: 'best', score, better: rules.scoring?.better ?? 'higher' });
    }
    const ids = rules.levels.map((each) => each.id);
    const next = won ? ids[ids.indexOf(level) + 1] : undefined;
    return {
      won,
      ending: rules.ending?.(state),
      score,
      best: this.#progress.best[level],
      newBest: better && before !== undefined,
      stars,
      next: next !== undefined && this.#isOpen(next) ? next : undefined,
    };
  }

  #sendEnd(finish: Finish | undefined): void {
    const score = finish ? finish.score : this.score;
    this.#options.page.send({
      kind: 'play-end',
      seconds: Math.round(this.#seconds),
      ...(score !== undefined && { score }),
      ...(finish && { won: finish.won }),
    });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    this.#options.store.keepProgress(progress);
  }

  #wishedLevel(): string {
    const { wish, game } = this.#options;
    const wishes = [wish.level, this.#progress.level];
    return wishes.find((id) => id !== undefined && this.#isOpen(id)) ?? game.rules.levels[0].id;
  }

  /** Whether there is such a level, and enough stars for it. */
  #isOpen(id: string): boolean {
    const { levels } = this.#options.game.rules;
    const level = levels.find((each) => each.id === id);
    return !!level && starsMissing(level, starsWon(levels, this.#progress.stars)) === 0;
  }

  #deal(id: string): Session {
    const { game, wish, newSeed } = this.#options;
    const level = game.rules.levels.find((each) => each.id === id) ?? game.rules.levels[0];
    const daily = wish.daily ? dailySeed(game.rules.slug, wish.daily) : undefined;
    const start: Start = {
      level: level.id,
      params: level.params,
      seed: daily ?? wish.seed ?? newSeed(),
      ...this.#career(),
    };
    return new Session(game.rules, start);
  }

  /** What the player brings along; what cannot be read is set aside, never overwritten. */
  #career(): Pick<Start, 'career'> {
    const { game, store } = this.#options;
    const { career } = game.rules;
    const stored = store.career();
    if (!career || stored === undefined) return {};
    if (stored.ok) {
      const read = career.parse(stored.value as Json);
      if (read.ok) return { career: read.value };
    }
    store.setCareerAside();
    return {};
  }

  /** Takes up the stored game, unless the address asks for another one. */
  #resume(): { readonly session?: Session; readonly refused?: string } {
    const { game, store, wish } = this.#options;
    if (wish.seed || wish.daily) return {};
    const stored = store.save();
    if (!stored) return {};
    const read = stored.ok ? Session.resume(game.rules, stored.value) : stored;
    if (!read.ok) {
      store.setSaveAside();
      return { refused: read.error };
    }
    if (wish.level && wish.level !== read.value.start.level) return {};
    if (read.value.status !== 'playing') return {};
    this.#resumed = true;
    return { session: read.value };
  }
}

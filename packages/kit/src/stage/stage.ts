import type { Cue, Json } from '../contract/index.ts';
import { dayOfSeed, utcDate, type Session } from '../host/index.ts';
import { Dailies } from './dailies.ts';
import { Dealer } from './dealer.ts';
import { compared, type Finish } from './finish.ts';
import type { Page } from './page.ts';
import { Play } from './play.ts';
import type { Progress, Settings, Store } from './storage.ts';
import type { Wish } from './wish.ts';
import type { Game, Held, InputEvent, Voice } from './view.ts';

export type Phase = 'playing' | 'paused' | 'ending' | 'results';

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
  /** The day's date in UTC. Default: by the device's clock. */
  readonly today?: () => string;
  /** Puts off what nobody sees until the frame that is being made has been handed over. Default: does it at once. */
  readonly later?: (work: () => void) => void;
};

/** What goes on sounding follows the game this often: each tone glides for as long. */
const VOICES_MS = 45;

/** The life of a game on a page: begin, pause, end, record, begin again. It knows no DOM. */
export class Stage {
  readonly #options: StageOptions;
  readonly #today: () => string;
  #voiced = 0;
  /** What is kept of the daily challenges. */
  readonly dailies: Dailies;
  readonly #dealer: Dealer;
  #play: Play;
  /** The date when this game was dealt or taken up. */
  #begunOn: string;
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
    this.#today = options.today ?? (() => utcDate(Date.now()));
    this.dailies = new Dailies(options.store, this.#today);
    this.#dealer = new Dealer(options, this.dailies);
    const resumed = this.#dealer.resume();
    this.refusedSave = resumed.refused;
    this.#resumed = resumed.session !== undefined;
    this.#begunOn = this.#today();
    this.#play = this.#playOn(resumed.session ?? this.#dealer.first(this.#progress));
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

  /** The day whose challenge is being played. */
  get day(): string | undefined {
    const { rules, start } = this.#play.session;
    return dayOfSeed(rules.slug, start.seed);
  }

  get best(): number | undefined {
    const { day } = this;
    return day ? this.dailies.mark(day)?.score : this.#progress.best[this.level];
  }

  get score(): number | undefined {
    const { rules, state } = this.#play.session;
    return rules.score?.(state);
  }

  /**
   * What goes on sounding now; nothing in games without such sounds, and a moment after it was told.
   * @param now milliseconds
   */
  voices(now: number): readonly Voice[] | undefined {
    const { view } = this.#options.game;
    if (!view.voices || now - this.#voiced < VOICES_MS) return undefined;
    this.#voiced = now;
    const { session, ui } = this.#play;
    const heard = this.#phase === 'playing' || this.#phase === 'ending';
    return heard ? view.voices(session.state, ui) : [];
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

  /**
   * A new deal of the same level, or of another; a locked one leaves it at the same. Without a level
   * a day's challenge is begun again.
   */
  restart(wanted?: string): void {
    const { day, level } = this;
    if (wanted === undefined && day) {
      this.#begin(() => this.#dealer.day(day));
      return;
    }
    const id = wanted !== undefined && this.#dealer.isOpen(wanted, this.#progress) ? wanted : level;
    this.#begin(() => this.#dealer.level(id));
    this.#keep({ ...this.#progress, level: id });
  }

  /** The challenge of a day, from its start; nothing happens when the day is yet to come. */
  beginDay(date: string): void {
    if (this.dailies.isOpen(date)) this.#begin(() => this.#dealer.day(date));
  }

  #begin(deal: () => Session): void {
    if (this.#inputs > 0 && this.#phase !== 'results' && this.#phase !== 'ending')
      this.#sendEnd(undefined);
    this.#keepCareer();
    this.#options.store.dropSave();
    this.#begunOn = this.#today();
    this.#play = this.#playOn(deal());
    this.#phase = 'playing';
    this.#finish = undefined;
    this.#inputs = 0;
    this.#resumed = false;
    this.#seconds = 0;
    this.#dirty = false;
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
      if (this.#dirty && (!this.#isTicks || this.#sinceSave > TICK_SAVE_MS)) this.#saveLater();
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

  #saveLater(): void {
    const { later = (work) => work() } = this.#options;
    this.#sinceSave = 0;
    this.#dirty = false;
    later(() => this.save());
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
    // Everybody meets a day's challenge with empty hands, and leaves it so.
    if (career !== undefined && !this.day) this.#options.store.keepCareer(career);
  }

  #record(won: boolean): Finish {
    this.#keepCareer();
    const { rules, state } = this.#play.session;
    const { level, day } = this;
    const { scoring } = rules;
    const result = compared(rules, state, won, this.best);
    const { better, best, ...told } = result;
    if (day) {
      const daily = this.dailies.finish(day, this.#begunOn, result, scoring?.better);
      return { ...told, best, next: undefined, daily };
    }
    const { stars = 0 } = result;
    const { progress } = this;
    this.#keep({
      ...progress,
      best: better && best !== undefined ? { ...progress.best, [level]: best } : progress.best,
      stars:
        stars > (progress.stars[level] ?? 0)
          ? { ...progress.stars, [level]: stars }
          : progress.stars,
    });
    if (better && best !== undefined) {
      this.#options.page.send({ kind: 'best', score: best, better: scoring?.better ?? 'higher' });
    }
    const ids = rules.levels.map((each) => each.id);
    const next = won ? ids[ids.indexOf(level) + 1] : undefined;
    return {
      ...told,
      best,
      next: next !== undefined && this.#dealer.isOpen(next, this.#progress) ? next : undefined,
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
}

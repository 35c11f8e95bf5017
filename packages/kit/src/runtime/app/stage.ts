import type { Cue, Json } from '../../contract/index.ts';
import { dayOfSeed } from '../../session/daily.ts';
import { areModes } from '../../session/levels.ts';
import type { Session } from '../../session/session.ts';
import { Dailies } from './dailies.ts';
import { Dealer, type DealerOptions } from './dealer.ts';
import { isNewcomer, openSession, openUi, type Opened } from './opened.ts';
import {
  bestMessage,
  compared,
  dailyMessage,
  duelOf,
  endMessage,
  isDayMet,
  progressMessage,
  withResult,
  type Finish,
} from './finish.ts';
import type { Page } from './page.ts';
import { Play } from './play.ts';
import { PlayTime } from './play-time.ts';
import type { Progress, Settings } from './storage.ts';
import type { Held, InputEvent, Voice } from '../view.ts';

export type Phase = 'playing' | 'paused' | 'ending' | 'results';

/** Reports to the page's parts: score strip, sheets, feedback. */
export type StageListener = {
  cues(cues: readonly Cue[]): void;
  /** Score, chips or undo may have changed. `say` is true after a player's move. */
  changed(say: boolean): void;
  refused(why: string): void;
  /** The last move's animation is over; the results follow after a moment. */
  ending(finish: Finish): void;
  results(finish: Finish): void;
  /** Another session started. */
  began(): void;
  /** The clock runs again after a pause. */
  resumed(): void;
};

/** Milliseconds between the last move and the results: long enough to see why. */
const ENDING_MS = 900;
const TICK_SAVE_MS = 5000;
/** A delay before the clock runs after a pause, so that nobody resumes into a wall. */
const RESUME_HOLD_MS = 450;
/** Losses in a row that bring back the ghost hand. */
const HELP_AFTER = 3;

export type StageOptions = DealerOptions & {
  readonly page: Pick<Page, 'send'>;
  /** The game that the page has opened with. Default: opens one. */
  readonly opened?: Opened;
  /** A level's title. */
  readonly levelTitle?: (id: string) => string;
  /** Points that count as the day's challenge met. */
  readonly dailyScore?: number | undefined;
  /** Runs work that nobody sees after the frame that is being drawn. Default: at once. */
  readonly defer?: (work: () => void) => void;
};

/** Milliseconds between two updates of sustained sounds; each tone glides for as long. */
const VOICES_MS = 45;

/** The life of a game on a page: start, pause, end, record, restart. It does not use the DOM. */
export class Stage {
  readonly #options: StageOptions;
  #listener: StageListener | undefined;
  #voiced = 0;
  /** The stored record of daily challenges. */
  readonly dailies: Dailies;
  readonly #dealer: Dealer;
  #play: Play;
  /** The date when this game was dealt or resumed. */
  #begunOn: string;
  #phase: Phase = 'playing';
  #progress: Progress;
  #settings: Settings;
  #finish: Finish | undefined;
  #endingLeft = 0;
  /** Whether the end is recorded and the last move is still on screen. */
  #unsaid = false;
  #sinceSave = 0;
  #dirty = false;
  /** Inputs since this deal, or since the page opened on a stored game. */
  #inputs = 0;
  #resumed = false;
  readonly #time: PlayTime;
  #losses = 0;
  #touched = false;
  /** Why the stored game could not be resumed, if it failed. */
  readonly refusedSave: string | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#progress = options.store.progress();
    this.#settings = options.store.settings();
    this.#dealer = new Dealer(options);
    this.#time = new PlayTime(options.page);
    this.dailies = new Dailies(options.store, () => this.#dealer.today);
    const { session, ui, resumed, refused } =
      options.opened ?? openSession(this.#dealer, options.game, this.#progress);
    this.refusedSave = refused;
    this.#resumed = resumed;
    this.#begunOn = this.#dealer.today;
    this.#play = this.#playOn(session, ui);
    if (resumed && this.#isTicks && session.time > 0) this.#phase = 'paused';
  }

  /** Reports to a listener from now on. */
  listen(listener: StageListener): void {
    this.#listener = listener;
  }

  /** Reports to the page around the game what the player has won so far. */
  report(): void {
    const { rules } = this.#play.session;
    this.#options.page.send(progressMessage(rules, this.#progress, this.dailies.streak.now));
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

  /** Whether the player is in the first or second run: only the game and its goal are shown. */
  get isNewcomer(): boolean {
    return isNewcomer(this.#progress);
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
   * Sustained sounds, a few times a second; `undefined` between, and in games without such sounds.
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

  /** Whether to show the ghost hand (if the view has something to show). */
  get teaching(): boolean {
    return !this.#progress.taught || this.#losses >= HELP_AFTER;
  }

  /** Call when the taught action has succeeded. */
  taught(): void {
    this.#losses = 0;
    if (!this.#progress.taught) this.#store({ ...this.#progress, taught: true });
  }

  change(settings: Settings): void {
    const muted = settings.muted !== this.#settings.muted;
    this.#settings = settings;
    this.#options.store.keepSettings(settings);
    if (muted) this.#options.page.send({ kind: 'mute', muted: settings.muted });
    this.#listener?.changed(false);
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
    this.#listener?.changed(false);
  }

  resume(): void {
    if (this.#phase !== 'paused') return;
    this.#phase = 'playing';
    this.#play.wake();
    if (this.#play.session.time > 0) this.#play.hold(RESUME_HOLD_MS);
    this.#listener?.changed(false);
    this.#listener?.resumed();
  }

  /**
   * A new deal of the same level, or of another one; a locked one is ignored. Without a level, a
   * day's challenge restarts, as does the deal of a level with `retry: 'same'` (`Level.retry`).
   */
  restart(wanted?: string): void {
    const { day, level } = this;
    if (wanted === undefined && day) return this.#begin(() => this.#dealer.day(day));
    const id = wanted !== undefined && this.#dealer.isOpen(wanted, this.#progress) ? wanted : level;
    const before = wanted === undefined ? this.#play.session : undefined;
    this.#begin(() => this.#dealer.level(id, before));
    this.#store({ ...this.#progress, level: id });
  }

  /** The challenge of a day, from its start; ignored if the day is in the future. */
  beginDay(date: string): void {
    if (this.dailies.isOpen(date)) this.#begin(() => this.#dealer.day(date));
  }

  #begin(deal: () => Session): void {
    if (this.#inputs > 0 && this.#phase !== 'results' && this.#phase !== 'ending')
      this.#sendEnd(undefined);
    this.#keepCareer();
    this.#options.store.dropSave();
    this.#begunOn = this.#dealer.today;
    const session = deal();
    this.#play = this.#playOn(session, openUi(this.#options.game, session, this.#progress));
    this.#phase = 'playing';
    this.#finish = undefined;
    this.#inputs = 0;
    this.#resumed = false;
    this.#time.begin();
    this.#dirty = false;
    this.#listener?.began();
    this.#listener?.changed(true);
  }

  /** Passes real time in milliseconds. */
  frame(elapsedMs: number, held: Held): void {
    if (this.#phase === 'paused' || this.#phase === 'results') return;
    this.#play.frame(elapsedMs, held);
    if (this.#phase === 'playing') {
      if (this.#inputs > 0) this.#time.pass(elapsedMs);
      this.#sinceSave += elapsedMs;
      if (this.#dirty && (!this.#isTicks || this.#sinceSave > TICK_SAVE_MS)) this.#deferSave();
      return;
    }
    if (!this.#finish) return;
    if (this.#unsaid) {
      if (!this.#play.still) return;
      this.#unsaid = false;
      this.#listener?.ending(this.#finish);
    }
    this.#endingLeft -= elapsedMs;
    if (this.#endingLeft > 0) return;
    this.#phase = 'results';
    this.#listener?.results(this.#finish);
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

  #deferSave(): void {
    const { defer = (work) => work() } = this.#options;
    this.#sinceSave = 0;
    this.#dirty = false;
    defer(() => this.save());
  }

  get #isTicks(): boolean {
    return this.#options.game.rules.pace.kind === 'ticks';
  }

  #touch(): void {
    if (this.#touched) return;
    this.#touched = true;
    this.#options.page.send({ kind: 'first-input' });
  }

  #playOn(session: Session, ui: unknown): Play {
    return new Play(this.#options.game, session, ui, {
      cues: (cues) => {
        this.#listener?.cues(cues);
        if (cues.length > 0) this.#listener?.changed(false);
      },
      moved: () => this.#moved(),
      refused: (why) => this.#listener?.refused(why),
      ended: () => this.#ended(),
      opened: (level) => this.restart(level),
    });
  }

  #moved(): void {
    this.#dirty = true;
    this.#inputs += 1;
    if (this.#inputs === 1) {
      this.#store({ ...this.#progress, plays: this.#progress.plays + 1 });
      this.#options.page.send({ kind: 'play-start', ...(this.day && { daily: true }) });
    }
    this.#listener?.changed(!this.#isTicks);
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
    this.report();
    this.#listener?.changed(false);
  }

  /** The career for the next game, stored before this game can be lost. */
  #keepCareer(): void {
    const { career } = this.#play.session;
    // A day's challenge neither uses nor changes the career.
    if (career !== undefined && !this.day) this.#options.store.keepCareer(career);
  }

  #record(won: boolean): Finish {
    this.#keepCareer();
    const { rules, state, start } = this.#play.session;
    const { level, day } = this;
    const { scoring } = rules;
    const result = compared(rules, state, won, this.best);
    const { better, best, ...compare } = result;
    const duel = duelOf(rules, result, this.#options.params, { start, day });
    const shared = { ...compare, ...(duel && { duel }) };
    if (day) {
      const met = isDayMet(rules, rules.status(state), result.score, this.#options.dailyScore);
      const daily = this.dailies.finish(day, this.#begunOn, { ...result, met }, scoring?.better);
      if (daily.own) this.#options.page.send(dailyMessage(day, met, result));
      return { ...shared, best, next: undefined, daily };
    }
    this.#store(withResult(this.#progress, level, result));
    if (better && best !== undefined) {
      this.#options.page.send(bestMessage(rules, best, this.#options.levelTitle?.(level)));
    }
    const ids = rules.levels.map((each) => each.id);
    const next = won && !areModes(rules.levels) ? ids[ids.indexOf(level) + 1] : undefined;
    return {
      ...shared,
      best,
      next: next !== undefined && this.#dealer.isOpen(next, this.#progress) ? next : undefined,
    };
  }

  #sendEnd(finish: Finish | undefined): void {
    this.#options.page.send(endMessage(this.#time.seconds, finish));
  }

  #store(progress: Progress): void {
    this.#progress = progress;
    const { scoring } = this.#options.game.rules;
    this.#options.store.keepProgress(progress, scoring?.better === 'lower');
  }
}

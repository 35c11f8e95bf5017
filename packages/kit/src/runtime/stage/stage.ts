import { dayOfSeed } from '../../session/daily.ts';
import type { Run } from '../../session/run.ts';
import type { Unrecorded } from '../../session/run-recorder.ts';
import type { Session } from '../../session/session.ts';
import { CareerKeeper } from './careers.ts';
import type { Dailies } from './dailies.ts';
import { Dealer, openedOn, type Resumed } from './dealer.ts';
import { isNewcomer, openUi } from './opened.ts';
import { endMessage, type Finish } from './finish.ts';
import { Play, type PlayListener } from './play.ts';
import { PlayTime } from './play-time.ts';
import { Records } from './records.ts';
import { Saver } from './saver.ts';
import type { Trouble } from './shelf.ts';
import { ENDING_MS, HELP_AFTER, RESUME_HOLD_MS, TIMED } from './stage-options.ts';
import type { Phase, Race, Shown, StageListener, StageOptions } from './stage-options.ts';
import type { Progress, Settings, Slot } from './stored.ts';
import { VoicePacer } from './voice-pacer.ts';
import type { Held, InputEvent, Voice } from '../view.ts';

export type { Phase, StageListener, StageOptions } from './stage-options.ts';

/** The life of a game on a page: start, pause, end, record, restart. It does not use the DOM. */
export class Stage {
  readonly #options: StageOptions;
  #listener: StageListener | undefined;
  readonly #voices: VoicePacer;
  /** What the player has won, as it is stored. */
  readonly records: Records;
  readonly #dealer: Dealer;
  #play: Play;
  /** A run that is watched, and the phase to go back to. */
  #shown: { readonly run: Shown; readonly before: Phase } | undefined;
  #race: Race | undefined;
  readonly #careers: CareerKeeper;
  readonly #saver: Saver;
  #phase: Phase = 'playing';
  #settings: Settings;
  #finish: Finish | undefined;
  #endingLeft = 0;
  /** Whether the end is recorded and the last move is still on screen. */
  #unsaid = false;
  /** The player’s inputs since this deal, or since the page opened on a stored game. */
  #inputs = 0;
  readonly #time: PlayTime;
  #losses = 0;
  #touched = false;
  /** Why the stored game could not be resumed, if it failed. */
  readonly refusedSave: string | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#settings = options.store.settings();
    this.#dealer = new Dealer(options, options.dealer);
    this.#time = new PlayTime(options.page);
    this.#voices = new VoicePacer(options.surface);
    this.records = new Records(options, this.#dealer);
    const opened = openedOn(this.#dealer, options, this.progress);
    const { session, ui, stored, refused } = opened;
    this.refusedSave = refused;
    this.#careers = new CareerKeeper(options.store);
    this.#saver = new Saver(options, this.#dealer);
    this.#play = this.#playOn(session, ui);
    this.#saver.begin(opened);
    this.#careers.begin(session);
    if (stored && this.#play.isTicks && session.time > 0) this.#phase = 'paused';
  }

  /** Reports to a listener from now on. */
  listen(listener: StageListener): void {
    this.#listener = listener;
  }

  /** Reports to the page around the game what the player has won so far. */
  report(): void {
    this.records.report();
  }

  /** What is on the screen: this game, or a run that is watched. */
  get play(): Play {
    return this.#shown?.run.play ?? this.#play;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get settings(): Settings {
    return this.#settings;
  }

  get progress(): Progress {
    return this.records.progress;
  }

  /** The stored record of daily challenges. */
  get dailies(): Dailies {
    return this.records.dailies;
  }

  /** Whether the player is in the first or second run: only the game and its goal are shown. */
  get isNewcomer(): boolean {
    return isNewcomer(this.progress);
  }

  get finish(): Finish | undefined {
    return this.#shown ? undefined : this.#finish;
  }

  /** The run of this game until now, or why it is not whole. */
  get run(): Run | Unrecorded {
    return this.#saver.recorder.run;
  }

  get level(): string {
    return this.play.session.start.level;
  }

  /** The day whose challenge is being played. */
  get day(): string | undefined {
    const { rules, start } = this.play.session;
    return dayOfSeed(rules.slug, start.seed);
  }

  get best(): number | undefined {
    return this.records.bestOf(this.play.session);
  }

  get score(): number | undefined {
    const { rules, state } = this.play.session;
    return rules.score?.(state);
  }

  /**
   * Sustained sounds, a few times a second; `undefined` between, and in games without such sounds.
   * @param now milliseconds
   */
  voices(now: number): readonly Voice[] | undefined {
    const { running = TIMED.has(this.#phase) } = this.#shown?.run ?? {};
    return this.#voices.due(now, this.play, running);
  }

  /** Whether to show the ghost hand (if the view has something to show). */
  get teaching(): boolean {
    return !this.progress.taught || this.#losses >= HELP_AFTER;
  }

  /** Call when the taught action has succeeded. */
  taught(): void {
    this.#losses = 0;
    if (!this.progress.taught) this.records.change((stored) => ({ ...stored, taught: true }));
  }

  change(settings: Settings): void {
    const muted = settings.muted !== this.#settings.muted;
    this.#settings = settings;
    this.#options.store.keepSettings(settings);
    if (muted) this.#options.page.send({ kind: 'mute', muted: settings.muted });
    this.#listener?.changed(false);
  }

  event(event: InputEvent): void {
    this.#shown?.run.event(event);
    if (this.#phase !== 'playing') return;
    if (!this.#touched) this.#options.page.send({ kind: 'first-input' });
    this.#touched = true;
    this.#play.feed(event);
  }

  /** Shows a run in place of the game, which waits; without one, goes back to it. */
  watch(run?: Shown): void {
    if (!run && !this.#shown) return;
    const before = this.#shown?.before ?? this.#phase;
    this.#shown = run && { run, before };
    this.#phase = run ? 'watching' : before;
    this.#listener?.began();
    this.#listener?.changed(false);
    if (!run && before === 'results' && this.#finish) this.#listener?.results(this.#finish);
    if (!run && before === 'paused') this.resume();
  }

  /** Plays a rival along, now or on the board that is named, and with each game begun after it. */
  race(rival: Race, on?: Pick<Run, 'level' | 'seed'>): void {
    this.#race = rival;
    if (!on) rival.begin(this.#play);
    else this.#deal(() => this.#dealer.level(on.level, { start: on, status: 'lost' }, true));
  }

  undo(): void {
    if (this.#phase === 'playing') this.#play.undo();
  }

  /** Undoes the move that lost a game, and plays on. */
  takeBack(): void {
    if (this.#phase !== 'results' || this.#play.session.undoLeft === 0) return;
    this.#phase = 'playing';
    this.#finish = undefined;
    this.#time.begin();
    this.#play.undo();
    this.#listener?.began();
  }

  advise(hint: Parameters<Play['advise']>[0]): void {
    if (hint) this.#saver.hinted(this.#play.session);
    this.#play.advise(hint);
  }

  get hints(): number {
    return this.#saver.hints;
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

  /** Levels and days with a game in progress, this one among them. */
  get slots(): readonly Slot[] {
    return this.#options.store.slots();
  }

  /** What could not be stored so far, and why. */
  get trouble(): Trouble | undefined {
    return this.#options.store.trouble;
  }

  /** What could not be read of the stored career, one line a place. */
  get mended(): readonly string[] {
    return this.#dealer.mended;
  }

  /**
   * Without a level, deals the day or the level that is played once more; the same deal for a day
   * and where the level says so (`Level.retry`). With one, opens it, where it was left if it is in
   * progress; a locked one is ignored.
   * @param same deals the same board whatever the level says
   */
  restart(wanted?: string, same = false): void {
    const { day, level } = this;
    if (wanted !== undefined) {
      if (this.#dealer.isOpen(wanted, this.progress)) this.#open(wanted);
      return;
    }
    const before = this.#play.session;
    this.#deal(() => (day ? this.#dealer.day(day) : this.#dealer.level(level, before, same)));
  }

  /** The challenge of a day, where it was left; ignored if the day is in the future. */
  beginDay(date: string): void {
    if (!this.dailies.isOpen(date)) return;
    this.#leave();
    const resumed = this.#dealer.resume(`@${date}`);
    this.#begin({ ...resumed, session: resumed.session ?? this.#dealer.day(date) });
  }

  /** Takes in what another tab has stored meanwhile. */
  refresh(): void {
    const { store } = this.#options;
    this.records.refresh();
    this.#settings = store.settings();
    const isUntouched = this.#phase === 'playing' && this.#inputs === 0;
    const slot = this.#saver.slotOf(this.#play.session);
    if (isUntouched && store.isStale(slot)) {
      const resumed = this.#dealer.resume(slot);
      if (resumed.session) this.#begin({ ...resumed, session: resumed.session });
    }
    this.#listener?.changed(false);
    this.report();
  }

  #deal(deal: () => Session): void {
    this.#leave();
    this.#saver.drop(this.#play.session);
    this.#begin({ session: deal() });
  }

  #open(level: string): void {
    this.#leave();
    const resumed = this.#dealer.resume(level);
    this.#begin({ ...resumed, session: resumed.session ?? this.#dealer.level(level) });
    this.records.change((stored) => ({ ...stored, level, last: level }));
  }

  /** Stores the game that is played, which may be left for another. */
  #leave(): void {
    if (this.#inputs > 0 && this.#phase !== 'results' && this.#phase !== 'ending')
      this.#sendEnd(undefined);
    this.save();
  }

  #begin(opened: Resumed & { readonly session: Session }): void {
    const { session, stored } = opened;
    this.#play = this.#playOn(session, openUi(this.#options.game, session, this.progress, stored));
    this.#phase = 'playing';
    this.#shown = undefined;
    this.#finish = undefined;
    this.#inputs = 0;
    this.#saver.begin(opened);
    this.#careers.begin(session);
    this.#race?.begin(this.#play);
    this.#time.begin();
    if (stored && this.#play.isTicks && session.time > 0) this.#play.hold(RESUME_HOLD_MS);
    this.#listener?.began();
    this.#listener?.changed(true);
  }

  /** Passes real time in milliseconds. */
  frame(elapsedMs: number, held: Held): void {
    this.#shown?.run.frame(elapsedMs);
    if (!TIMED.has(this.#phase)) return;
    this.#play.frame(elapsedMs, held);
    this.#race?.follow(this.#play);
    if (this.#phase === 'playing') {
      if (this.#inputs > 0) this.#time.pass(elapsedMs);
      const { defer = (work) => work() } = this.#options;
      if (this.#saver.pass(elapsedMs, this.#play.isTicks)) defer(() => this.save());
      return;
    }
    if (!this.#finish) return;
    if (this.#unsaid) {
      if (!this.#play.endShown) return;
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
    if (this.#saver.save(this.#play.session, this.#inputs > 0)) this.#keepCareer();
  }

  #playOn(session: Session, ui: unknown): Play {
    const listener: PlayListener = {
      cues: (cues) => {
        this.#listener?.cues(cues);
        if (cues.length > 0) this.#listener?.changed(false);
      },
      moved: (isRivals) => this.#moved(isRivals),
      refused: (why) => this.#listener?.refused(why),
      ended: () => this.#ended(),
      opened: (level) => this.restart(level),
    };
    return new Play(this.#options.game, session, ui, listener, this.#options.surface);
  }

  #moved(isRivals = false): void {
    this.#saver.moved();
    if (!isRivals && ++this.#inputs === 1) {
      const last = this.#saver.slotOf(this.#play.session);
      this.records.change((stored) => ({ ...stored, last, plays: stored.plays + 1 }));
      this.#options.page.send({ kind: 'play-start', ...(this.day && { daily: true }) });
    }
    this.#listener?.changed(!this.#play.isTicks);
  }

  #ended(): void {
    const { session } = this.#play;
    // A rival's move may end it after a reload, without an input here.
    this.#keepCareer(session.begun);
    const finish = this.records.enter(session, this.#saver.begunOn);
    this.#finish = finish;
    this.#losses = finish.won || finish.newBest ? 0 : this.#losses + 1;
    this.#phase = 'ending';
    this.#endingLeft = ENDING_MS;
    this.#saver.drop(session);
    this.#unsaid = true;
    this.#sendEnd(finish);
    this.report();
    this.#listener?.changed(false);
  }

  /** The career for the next game, stored before this game can be lost. */
  #keepCareer(isPlayed = this.#inputs > 0): void {
    // A day's challenge neither uses nor changes the career, and nor does a game nobody has played.
    if (!this.day && isPlayed) this.#careers.keep(this.#play.session);
  }

  #sendEnd(finish: Finish | undefined): void {
    this.#options.page.send(endMessage(this.#time.seconds, finish));
  }
}

import type { Json, Level } from '../../contract/index.ts';
import { localDate } from '@playgrove/language/days';
import { dailyLevel, dailySeed, isDayOpen } from '../../session/daily.ts';
import { starsMissing, starsWon } from '../../session/levels.ts';
import { Session, type Start } from '../../session/session.ts';
import { slotOf, type Progress, type Readable, type Slot, type StoredGame } from './stored.ts';
import type { Game } from '../game.ts';
import type { LaunchParams } from './launch-params.ts';

export type DealerOptions = {
  readonly game: Game;
  readonly store: Readable;
  /** From the address: a level's id, a seed, a day. */
  readonly params: Omit<LaunchParams, 'sharp'>;
  /** Makes a fresh seed. */
  readonly newSeed: () => string;
  /** The date on the player's calendar. Default: by the device's clock. */
  readonly today?: () => string;
};

/** A game in progress that goes on, or why it cannot. */
export type Resumed = {
  readonly session?: Session;
  readonly stored?: StoredGame | undefined;
  readonly refused?: string | undefined;
  /** Where that game is stored. */
  readonly slot?: Slot;
};

/** Deals the first game of a page, and days that have begun; `Dealer` also deals levels again. */
export class FirstDealer {
  readonly #options: DealerOptions;
  readonly #today: () => string;
  /** What could not be read of the career that was dealt last. */
  mended: readonly string[] = [];
  /** Whether nothing of it could be read. */
  isRefused = false;

  constructor(options: DealerOptions) {
    this.#options = options;
    this.#today = options.today ?? (() => localDate(new Date()));
  }

  get today(): string {
    return this.#today();
  }

  /** Where a session is stored while it is in progress. */
  slotOf(start: Pick<Start, 'level' | 'seed'>): Slot {
    const { game, params } = this.#options;
    return slotOf(game.rules.slug, start, params.seed);
  }

  /** The first game of a page: the one in progress, else a new one. */
  first(progress: Progress): Resumed & { readonly session: Session } {
    const resumed = this.#firstResumed(progress);
    return { ...resumed, session: resumed.session ?? this.#firstDealt(progress) };
  }

  /** Whether there is such a level; with `progress`, also whether there are enough stars for it. */
  isOpen(id: string, progress?: Pick<Progress, 'stars'>): boolean {
    const level = this.#levels.find((each) => each.id === id);
    if (!level || level.daily) return false;
    return !progress || starsMissing(level, starsWon(this.#levels, progress.stars)) === 0;
  }

  /** A day's challenge, the same for everybody: it uses no career. */
  day(date: string): Session {
    const { rules } = this.#options.game;
    return this.deal(dailyLevel(rules.levels, date), dailySeed(rules.slug, date), {});
  }

  /** The game in progress of a slot. */
  resume(slot: Slot): Resumed {
    const { game, store } = this.#options;
    const stored = store.inProgress(slot);
    if (!stored) return {};
    const read = stored.ok ? Session.resume(game.rules, stored.value) : stored;
    if (!read.ok || !stored.ok) return { refused: read.ok ? slot : read.error, slot };
    const session = read.value;
    // A slot holds its own games alone.
    const fits = session.status === 'playing' && this.slotOf(session.start) === slot;
    return fits ? { session, stored: stored.value } : {};
  }

  get #levels(): Game['rules']['levels'] {
    return this.#options.game.rules.levels;
  }

  /** What the address names goes on if it is in progress; without an address, what was played last. */
  #firstResumed(progress: Progress): Resumed {
    const { params, game } = this.#options;
    const { slug } = game.rules;
    const day = this.#linkedDay();
    if (day) return this.resume(slotOf(slug, { level: '', seed: dailySeed(slug, day) }));
    const { seed, level } = params;
    if (seed !== undefined) {
      const resumed = this.resume(slotOf(slug, { level: '', seed }, seed));
      return resumed.session?.start.seed === seed ? resumed : {};
    }
    const linked = level !== undefined && this.isOpen(level, progress) ? level : undefined;
    const [first, second] = linked !== undefined ? [linked] : [progress.last, progress.level];
    const resumed = first !== undefined ? this.resume(first) : {};
    if (resumed.session || second === undefined || second === first) return resumed;
    return { ...resumed, ...this.resume(second) };
  }

  /** The day or the level of the address, else the level played last. */
  #firstDealt(progress: Progress): Session {
    const day = this.#linkedDay();
    if (day) return this.day(day);
    const { level: linked, beat, run, seed } = this.#options.params;
    const wanted = [linked, progress.level];
    const open = wanted.find((level) => level !== undefined && this.isOpen(level, progress));
    // A board that came with a score to beat, or with a run, is open to everybody.
    const duel = (beat !== undefined || run) && linked !== undefined && this.isOpen(linked);
    const id = duel ? linked : (open ?? this.#levels[0].id);
    const level = this.#levels.find((each) => each.id === id) ?? this.#levels[0];
    return this.deal(level, seed ?? this.#options.newSeed());
  }

  /** The day that the address names, unless it is in the future. */
  #linkedDay(): string | undefined {
    const { daily } = this.#options.params;
    return daily !== undefined && isDayOpen(daily, this.today) ? daily : undefined;
  }

  /** Deals a level, or a day, which uses no career. */
  deal({ id, params }: Level<Json>, seed: string, career = this.#career()): Session {
    return new Session(this.#options.game.rules, { level: id, params, seed, ...career });
  }

  /** The player's career; `Dealer` sets an unreadable one aside, so that it is not overwritten. */
  #career(): Pick<Start, 'career'> {
    const { game, store } = this.#options;
    const { career } = game.rules;
    const stored = store.career();
    if (!career || stored === undefined) return {};
    const read = stored.ok ? career.parse(stored.value as Json) : stored;
    if (read.ok) {
      this.mended = read.mended ?? [];
      return { career: read.value };
    }
    this.isRefused = true;
    this.mended = [read.error];
    return {};
  }
}

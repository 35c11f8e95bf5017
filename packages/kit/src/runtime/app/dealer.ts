import type { Json, Level } from '../../contract/index.ts';
import { localDate } from '@playgrove/events/days';
import { dailyLevel, dailySeed, dayOfSeed, isDayOpen } from '../../session/daily.ts';
import { starsMissing, starsWon } from '../../session/levels.ts';
import { Session, type Start } from '../../session/session.ts';
import type { Progress, Store } from './storage.ts';
import type { Game } from '../view.ts';
import type { LaunchParams } from './launch-params.ts';

export type DealerOptions = {
  readonly game: Game;
  readonly store: Store;
  /** From the address: a level's id, a seed, a day. */
  readonly params: Omit<LaunchParams, 'sharp'>;
  /** Makes a fresh seed. */
  readonly newSeed: () => string;
  /** The date on the player's calendar. Default: by the device's clock. */
  readonly today?: () => string;
};

/** Deals games: unlocked levels, and days that have begun. */
export class Dealer {
  readonly #options: DealerOptions;
  readonly #today: () => string;

  constructor(options: DealerOptions) {
    this.#options = options;
    this.#today = options.today ?? (() => localDate(new Date()));
  }

  get today(): string {
    return this.#today();
  }

  /** The first game of a page: the day or the level of its address, else the level played last. */
  first(progress: Progress): Session {
    const day = this.#linkedDay();
    if (day) return this.day(day);
    const { level: linked, beat } = this.#options.params;
    const wanted = [linked, progress.level];
    const id = wanted.find((level) => level !== undefined && this.isOpen(level, progress));
    // A board that came with a score to beat is open to everybody.
    if (beat !== undefined && linked !== undefined && this.isOpen(linked))
      return this.level(linked);
    return this.level(id ?? this.#levels[0].id);
  }

  /** Whether there is such a level; with `progress`, also whether there are enough stars for it. */
  isOpen(id: string, progress?: Pick<Progress, 'stars'>): boolean {
    const level = this.#levels.find((each) => each.id === id);
    if (!level || level.daily) return false;
    return !progress || starsMissing(level, starsWon(this.#levels, progress.stars)) === 0;
  }

  /** @param before the game of this level that is restarted: see `Level.retry` */
  level(id: string, before?: Pick<Session, 'start' | 'status'>): Session {
    const { params, newSeed } = this.#options;
    const level = this.#levels.find((each) => each.id === id) ?? this.#levels[0];
    const same = before && level.retry === 'same' && before.status !== 'won';
    return this.#deal(level, params.seed ?? (same ? before.start.seed : newSeed()), this.#career());
  }

  /** A day's challenge, the same for everybody: it uses no career. */
  day(date: string): Session {
    const { rules } = this.#options.game;
    return this.#deal(dailyLevel(rules.levels, date), dailySeed(rules.slug, date), {});
  }

  /** Resumes the stored game, unless the address names another one. */
  resume(): { readonly session?: Session; readonly refused?: string } {
    const { game, store, params } = this.#options;
    if (params.seed) return {};
    const stored = store.save();
    if (!stored) return {};
    const read = stored.ok ? Session.resume(game.rules, stored.value) : stored;
    if (!read.ok) {
      store.setSaveAside();
      return { refused: read.error };
    }
    const session = read.value;
    return session.status === 'playing' && this.#isLinked(session.start) ? { session } : {};
  }

  get #levels(): Game['rules']['levels'] {
    return this.#options.game.rules.levels;
  }

  /** Whether a stored game is the one that the address names, if it names one. */
  #isLinked({ level, seed }: Start): boolean {
    const { game, params } = this.#options;
    const day = this.#linkedDay();
    if (day) return day === dayOfSeed(game.rules.slug, seed);
    return params.level === undefined || params.level === level;
  }

  /** The day that the address names, unless it is in the future. */
  #linkedDay(): string | undefined {
    const { daily } = this.#options.params;
    return daily !== undefined && isDayOpen(daily, this.today) ? daily : undefined;
  }

  #deal({ id, params }: Level<Json>, seed: string, career: Pick<Start, 'career'>): Session {
    return new Session(this.#options.game.rules, { level: id, params, seed, ...career });
  }

  /** The player's career; an unreadable one is set aside, never overwritten. */
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
}

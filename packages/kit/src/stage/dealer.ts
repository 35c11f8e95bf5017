import type { Json, Level } from '../contract/index.ts';
import {
  dailyLevel,
  dailySeed,
  dayOfSeed,
  Session,
  starsMissing,
  starsWon,
  type Start,
} from '../host/index.ts';
import type { Dailies } from './dailies.ts';
import type { Progress, Store } from './storage.ts';
import type { Game } from './view.ts';
import type { Wish } from './wish.ts';

export type DealerOptions = {
  readonly game: Game;
  readonly store: Store;
  /** From the address: a level's id, a seed, a day. */
  readonly wish: Omit<Wish, 'sharp'>;
  /** Makes a fresh seed. */
  readonly newSeed: () => string;
};

/** Knows what may be played, and deals it. */
export class Dealer {
  readonly #options: DealerOptions;
  readonly #dailies: Dailies;

  constructor(options: DealerOptions, dailies: Dailies) {
    this.#options = options;
    this.#dailies = dailies;
  }

  /** What a page begins with: the day or the level of its address, else the level played last. */
  first(progress: Progress): Session {
    const day = this.#wishedDay();
    if (day) return this.day(day);
    const wishes = [this.#options.wish.level, progress.level];
    const id = wishes.find((wish) => wish !== undefined && this.isOpen(wish, progress));
    return this.level(id ?? this.#levels[0].id);
  }

  /** Whether there is such a level, and enough stars for it. */
  isOpen(id: string, { stars }: Pick<Progress, 'stars'>): boolean {
    const level = this.#levels.find((each) => each.id === id);
    if (!level || level.daily) return false;
    return starsMissing(level, starsWon(this.#levels, stars)) === 0;
  }

  level(id: string): Session {
    const { wish, newSeed } = this.#options;
    const level = this.#levels.find((each) => each.id === id) ?? this.#levels[0];
    return this.#deal(level, wish.seed ?? newSeed(), this.#career());
  }

  /** A day's challenge, the same for everybody: nothing won elsewhere is brought along. */
  day(date: string): Session {
    const { rules } = this.#options.game;
    return this.#deal(dailyLevel(rules.levels, date), dailySeed(rules.slug, date), {});
  }

  /** Takes up the stored game, unless the address asks for another one. */
  resume(): { readonly session?: Session; readonly refused?: string } {
    const { game, store, wish } = this.#options;
    if (wish.seed) return {};
    const stored = store.save();
    if (!stored) return {};
    const read = stored.ok ? Session.resume(game.rules, stored.value) : stored;
    if (!read.ok) {
      store.setSaveAside();
      return { refused: read.error };
    }
    const session = read.value;
    return session.status === 'playing' && this.#isWished(session.start) ? { session } : {};
  }

  get #levels(): Game['rules']['levels'] {
    return this.#options.game.rules.levels;
  }

  #isWished({ level, seed }: Start): boolean {
    const { game, wish } = this.#options;
    const day = this.#wishedDay();
    if (day) return day === dayOfSeed(game.rules.slug, seed);
    return wish.level === undefined || wish.level === level;
  }

  /** The day that the address asks for, unless it is yet to come. */
  #wishedDay(): string | undefined {
    const { daily } = this.#options.wish;
    return daily !== undefined && this.#dailies.isOpen(daily) ? daily : undefined;
  }

  #deal({ id, params }: Level<Json>, seed: string, career: Pick<Start, 'career'>): Session {
    return new Session(this.#options.game.rules, { level: id, params, seed, ...career });
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
}

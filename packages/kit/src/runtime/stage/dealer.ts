import type { Session, Start } from '../../session/session.ts';
import { FirstDealer, type DealerOptions as FirstOptions, type Resumed } from './first-dealer.ts';
import type { Store } from './storage.ts';
import { openSession, openUi, type Opened } from './opened.ts';
import type { Progress, Slot } from './stored.ts';

export type { Resumed } from './first-dealer.ts';

/** A game whose board may be dealt once more. */
type Before = { readonly start: Pick<Start, 'seed'>; readonly status: Session['status'] };

export type DealerOptions = Omit<FirstOptions, 'store'> & { readonly store: Store };

/** Deals games: unlocked levels, and days that have begun. */
export class Dealer extends FirstDealer {
  readonly #options: DealerOptions;
  /** The seed of the address, until its board is won or left for another level. */
  #linkedSeed: string | undefined;

  /** @param first has dealt the first game of this page */
  constructor(options: DealerOptions, first?: FirstDealer) {
    super(options);
    this.#options = options;
    this.#linkedSeed = options.params.seed;
    this.mended = first?.mended ?? [];
    if (first?.isRefused) options.store.setCareerAside();
  }

  /** One that cannot be read is set aside. */
  override resume(slot: Slot): Resumed {
    const resumed = super.resume(slot);
    if (resumed.slot !== undefined) this.#options.store.setGameAside(resumed.slot);
    return resumed;
  }

  /**
   * @param before the game of this level that is restarted: see `Level.retry`
   * @param again deals its board once more in any case
   */
  level(id: string, before?: Before, again = false): Session {
    const { levels } = this.#options.game.rules;
    const level = levels.find((each) => each.id === id) ?? levels[0];
    const isOpen = before !== undefined && before.status !== 'won';
    // A shared board can be tried again until it is won, and one with a score to beat after that.
    const { beat } = this.#options.params;
    const isLinked =
      before?.start.seed === this.#linkedSeed && (isOpen || (before && beat !== undefined));
    if (!isLinked) this.#linkedSeed = undefined;
    const same = again || isLinked || (isOpen && level.retry === 'same');
    const seed = (same ? before?.start.seed : undefined) ?? this.#options.newSeed();
    const session = this.deal(level, seed);
    if (this.isRefused) this.#options.store.setCareerAside();
    this.isRefused = false;
    return session;
  }
}

/** What a page has opened with; the game that an earlier release stored takes its place. */
export function openedOn(
  dealer: Dealer,
  options: DealerOptions & { readonly opened?: Opened },
  progress: Progress,
): Opened {
  const { store, params, game, opened = openSession(dealer, game, progress) } = options;
  if (opened.slot !== undefined) store.setGameAside(opened.slot);
  if (opened.stored) store.see(dealer.slotOf(opened.session.start));
  const isNamed = params.level ?? params.seed ?? params.daily;
  if (store.former === undefined || opened.stored || isNamed !== undefined) return opened;
  const { session, stored, refused } = dealer.resume(store.former);
  if (!session) return { ...opened, refused };
  return { session, stored, refused, ui: openUi(game, session, progress, stored) };
}

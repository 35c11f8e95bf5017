import { dayOfSeed } from '../../session/daily.ts';
import { areModes } from '../../session/levels.ts';
import type { Session } from '../../session/session.ts';
import { Dailies } from './dailies.ts';
import type { Dealer, DealerOptions } from './dealer.ts';
import {
  bestMessage,
  compared,
  dailyMessage,
  duelOf,
  isDayMet,
  progressMessage,
  withResult,
  type Finish,
} from './finish.ts';
import type { Page } from '../base/page.ts';
import { keepsakeStates, nextKeepsake, withKeepsakes, type KeepsakeState } from './keepsakes.ts';
import type { Progress } from './stored.ts';

export type RecordsOptions = DealerOptions & {
  readonly page: Pick<Page, 'send'>;
  /** A level's title. */
  readonly levelTitle?: (id: string) => string;
  /** A look's name. */
  readonly keepsakeName?: (id: string) => string;
  /** Points that count as the day's challenge met. */
  readonly dailyScore?: number | undefined;
};

/** What the player has won: stars, bests and days, as they are stored now. */
export class Records {
  readonly #options: RecordsOptions;
  readonly #dealer: Dealer;
  /** The stored record of daily challenges. */
  readonly dailies: Dailies;
  progress: Progress;

  constructor(options: RecordsOptions, dealer: Dealer) {
    this.#options = options;
    this.#dealer = dealer;
    this.progress = options.store.progress();
    this.dailies = new Dailies(options.store, () => dealer.today);
    this.#takeOver();
  }

  /** Enters looks that were won before stars opened them. */
  #takeOver(): void {
    const { game, store } = this.#options;
    const career = game.view.keepsakes?.owned && store.career();
    if (!career?.ok) return;
    const ids = game.view.keepsakes?.owned?.(career.value) ?? [];
    if (ids.every((id) => this.progress.keepsakes.includes(id))) return;
    this.change((stored) => ({
      ...stored,
      keepsakes: [...new Set([...stored.keepsakes, ...ids])],
    }));
  }

  /** Changes what is stored now, which another tab may have changed. */
  change(change: (stored: Progress) => Progress): void {
    this.progress = this.#options.store.changeProgress(change);
  }

  /** Reads what another tab may have stored. */
  refresh(): void {
    this.progress = this.#options.store.progress();
    this.dailies.refresh();
  }

  /** Reports to the page around the game what the player has won so far. */
  report(): void {
    const { game, page } = this.#options;
    const next = this.#nextKeepsake();
    page.send(progressMessage(game.rules, this.progress, this.dailies.streak.now, next));
  }

  /** The looks that stars open, in order; none in games without. */
  get keepsakes(): readonly KeepsakeState[] {
    const { rules, view } = this.#options.game;
    return view.keepsakes ? keepsakeStates(view.keepsakes, rules, this.progress) : [];
  }

  /** Shows the game in another look; one that is not open is ignored. */
  choose(id: string): void {
    if (this.keepsakes.some((each) => each.id === id && each.missing === 0))
      this.change((stored) => ({ ...stored, keepsake: id }));
  }

  /** The best score of a session's level, or of its day. */
  bestOf({ rules, start }: Session): number | undefined {
    const day = dayOfSeed(rules.slug, start.seed);
    return day ? this.dailies.mark(day)?.score : this.progress.best[start.level];
  }

  /** Enters how a game ended. @param begunOn the date on which it was dealt */
  enter(session: Session, begunOn: string): Finish {
    const { page, params, dailyScore, levelTitle } = this.#options;
    const { rules, state, start } = session;
    const { scoring, levels } = rules;
    const { level } = start;
    const status = rules.status(state);
    const won = status === 'won';
    const day = dayOfSeed(rules.slug, start.seed);
    const starless = levels.find(({ id }) => id === level)?.starless;
    const result = compared(rules, state, won, this.bestOf(session), starless);
    const { better, best, ...compare } = result;
    const duel = duelOf(rules, result, params, { start, day });
    const shared = { ...compare, ...(duel && { duel }) };
    if (day) {
      const met = isDayMet(rules, status, result.score, dailyScore);
      const daily = this.dailies.finish(day, begunOn, { ...result, met }, scoring?.better);
      if (daily.own) page.send(dailyMessage(day, met, result));
      return { ...shared, best, next: undefined, daily };
    }
    const opened = this.#entered((stored) =>
      withResult(stored, level, result, scoring?.better === 'lower'),
    );
    if (better && best !== undefined) page.send(bestMessage(rules, best, levelTitle?.(level)));
    const ids = levels.map((each) => each.id);
    const next = won && !areModes(levels) ? ids[ids.indexOf(level) + 1] : undefined;
    const isOpen = next !== undefined && this.#dealer.isOpen(next, this.progress);
    return { ...shared, best, next: isOpen ? next : undefined, ...(opened && { opened }) };
  }

  /** Enters a result. @returns the last look that it opens */
  #entered(enter: (stored: Progress) => Progress): string | undefined {
    const { rules, view } = this.#options.game;
    const closed = new Set(this.keepsakes.flatMap(({ id, missing }) => (missing > 0 ? [id] : [])));
    this.change((stored) => withKeepsakes(view.keepsakes, rules, enter(stored)));
    return this.keepsakes.findLast(({ id, missing }) => missing === 0 && closed.has(id))?.id;
  }

  /** The next look that stars open, for the page around the game. */
  #nextKeepsake(): { readonly name: string; readonly missing: number } | undefined {
    const { game, keepsakeName } = this.#options;
    const next = game.rules.stars && nextKeepsake(this.keepsakes);
    return next && { name: keepsakeName?.(next.id) ?? next.id, missing: next.missing };
  }
}

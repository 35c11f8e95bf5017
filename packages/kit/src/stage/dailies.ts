import {
  isDay,
  readDailyRecord,
  streakOn,
  withCounted,
  withDay,
  type DailyRecord,
  type DayMark,
  type Streak,
} from '../host/index.ts';
import type { Compared, DailyFinish } from './finish.ts';
import type { Store } from './storage.ts';

/** The daily challenges of one game, as this device remembers them. */
export class Dailies {
  readonly #store: Store;
  readonly #today: () => string;
  #record: DailyRecord;

  /** @param today the day's date in UTC */
  constructor(store: Store, today: () => string) {
    this.#store = store;
    this.#today = today;
    this.#record = readDailyRecord(store.daily());
  }

  get today(): string {
    return this.#today();
  }

  get streak(): Streak {
    return streakOn(this.#record, this.today);
  }

  mark(date: string): DayMark | undefined {
    return this.#record.days[date];
  }

  /** Whether a day is one and has begun: nobody plays ahead. */
  isOpen(date: string): boolean {
    return isDay(date) && date <= this.today;
  }

  /**
   * Enters how a day's challenge ended.
   * @param begunOn when it was dealt: one begun on its day counts for the streak though midnight passed
   */
  finish(
    day: string,
    begunOn: string,
    { won, score, stars }: Compared,
    better: 'higher' | 'lower' = 'higher',
  ): DailyFinish {
    const mark: DayMark = {
      won,
      ...(score !== undefined && { score }),
      ...(stars !== undefined && { stars }),
    };
    // Another tab may have played in the meantime.
    this.#record = readDailyRecord(this.#store.daily());
    const before = this.streak.now;
    let record = withDay(this.#record, day, mark, better);
    if (begunOn === day) record = withCounted(record, day);
    this.#record = record;
    this.#store.keepDaily(record);
    const { streak } = this;
    return { day, streak, counted: begunOn === day && streak.now > before };
  }
}

import { isDayOpen } from '../../session/daily.ts';
import {
  readDailyRecord,
  streakOn,
  withCounted,
  withDay,
  withLocalDays,
  type DailyRecord,
  type DayMark,
  type Streak,
} from '../../session/daily-record.ts';
import type { Compared, DailyFinish } from './finish.ts';
import type { Store } from './storage.ts';

/** The daily challenges of one game on this device. */
export class Dailies {
  readonly #store: Store;
  readonly #today: () => string;
  #record: DailyRecord;

  /** @param today the date on the player's calendar */
  constructor(store: Store, today: () => string) {
    this.#store = store;
    this.#today = today;
    this.#record = this.#read();
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

  /** Whether a day is valid and has begun: future days can't be played. */
  isOpen(date: string): boolean {
    return isDayOpen(date, this.today);
  }

  /**
   * Enters how a day's challenge ended.
   * @param begunOn when it was dealt: one begun on its day counts for the streak though midnight passed
   * @param result `met`: the day's goal was met, without which the day does not count
   */
  finish(
    day: string,
    begunOn: string,
    { met, score, stars }: Compared & { readonly met: boolean },
    better: 'higher' | 'lower' = 'higher',
  ): DailyFinish {
    const mark: DayMark = {
      won: met,
      ...(score !== undefined && { score }),
      ...(stars !== undefined && { stars }),
    };
    // Another tab may have played in the meantime.
    this.#record = this.#read();
    const before = this.streak.now;
    let record = withDay(this.#record, day, mark, better);
    const own = begunOn === day;
    if (own && met) record = withCounted(record, day);
    this.#record = record;
    this.#store.keepDaily(record);
    const { streak } = this;
    return { day, own, met, streak, counted: own && streak.now > before };
  }

  /** Reads again what another tab may have stored. */
  refresh(): void {
    this.#record = this.#read();
  }

  #read(): DailyRecord {
    return withLocalDays(readDailyRecord(this.#store.daily()), this.today);
  }
}

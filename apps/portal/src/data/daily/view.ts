import { localDate, untilTomorrow } from '@playgrove/language/days';
import type { GameSummary } from '../game-summary.ts';
import { flameOn, weekOn, type DayResult, type Flame, type FlameRecord } from './flame.ts';
import { pickDay, type DailyRow } from './pick.ts';

/** One of the day's challenges. */
export type DayGame = {
  readonly game: GameSummary;
  readonly minutes: number;
  readonly goal?: DailyRow[2];
  readonly done: boolean;
  /** What it came to. */
  readonly result?: DayResult | undefined;
};

/** What the visitor's day looks like. */
export type DayView = {
  readonly date: string;
  readonly five: readonly DayGame[];
  readonly flame: Flame;
  readonly week: ReturnType<typeof weekOn>;
  /** Whole minutes until the next day's challenges, at least one. */
  readonly minutesLeft: number;
  /** All days, for the calendar. */
  readonly record: FlameRecord;
  readonly firstWeekday: number;
};

export type DaySource = {
  readonly rows: readonly DailyRow[];
  readonly games: readonly GameSummary[];
  readonly record: FlameRecord;
  readonly now: Date;
  /** 0 for Monday to 6 for Sunday. */
  readonly firstWeekday: number;
};

const MINUTE = 60_000;

export function dayView({ rows, games, record, now, firstWeekday }: DaySource): DayView {
  const date = localDate(now);
  const byId = new Map(games.map((game) => [game.id, game]));
  const known = rows.filter(([id]) => byId.has(id));
  const ticks = record.ticks[date] ?? [];
  const results = record.results[date] ?? {};
  return {
    date,
    five: pickDay(known, date).flatMap(([id, minutes, goal]) => {
      const game = byId.get(id);
      return game ? [{ game, minutes, goal, done: ticks.includes(id), result: results[id] }] : [];
    }),
    flame: flameOn(record, date, firstWeekday),
    week: weekOn(record, date, firstWeekday),
    minutesLeft: Math.ceil(untilTomorrow(now) / MINUTE),
    record,
    firstWeekday,
  };
}

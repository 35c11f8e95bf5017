import { fillMessage } from '@playgrove/language/message-format';
import { readLaunch } from '@playgrove/protocol/challenge';
import type { DayView } from '../../../data/daily/view.ts';
import type { DetailFile } from '../../../data/files.ts';
import { growthOf } from '../../../data/grove.ts';
import type { Site } from '../../../data/site.ts';
import { readProgress } from '../../../services/progress/progress.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { dateText } from '../../../ui/locale/dates.ts';
import { numberText } from '../../../ui/locale/numbers.ts';
import { doneText } from './next-step.ts';
import { streakText } from '../today-row.tsx';
import * as messages from './messages/en.json';

export type DayStripText = {
  readonly text: string;
  /** What somebody new to the game needs to know besides. */
  readonly twist?: string | undefined;
  readonly done?: boolean;
  /** The run has begun: on a narrow screen the twist replaces the goal. */
  readonly begun?: boolean;
};

/** A line over the game: that it is a day's challenge and what to do, then what has come of it. */
export function DayStrip({ text, twist, done = false, begun = false }: DayStripText) {
  const state = done ? ' done' : begun && twist !== undefined ? ' begun' : '';
  return (
    <p className={`day-strip${state}`}>
      <Glyph name={done ? 'check' : 'flame'} />
      <span>
        <b role="status">{text}</b>
        {twist !== undefined && <span>{twist}</span>}
      </span>
    </p>
  );
}

/** What the strip says at first; undefined where the route's query names no day. */
export function firstStrip(
  { id, how }: Pick<DetailFile, 'id' | 'how'>,
  query: string | undefined,
  site: Pick<Site, 'daily'>,
  day: DayView,
): DayStripText | undefined {
  const launch = readLaunch(query);
  if (!launch || !('daily' in launch)) return undefined;
  if (launch.daily !== day.date) {
    return { text: fillMessage(messages.dailyPast, { date: dateText(launch.daily, 'day') }) };
  }
  const goal = site.daily.find(([of]) => of === id)?.[2] ?? messages.dailyPlain;
  const words =
    typeof goal === 'number' ? fillMessage(messages.dailyScore, { n: numberText(goal) }) : goal;
  const { step } = growthOf({ progress: readProgress(() => localStorage)[id] });
  const isNew = step === 'seed' || step === 'sprout';
  return {
    text: fillMessage(messages.dailyGoal, { goal: words }),
    // The second of a game's three lines says its twist.
    twist: isNew ? how?.[1] : undefined,
  };
}

/** What it says once the challenge of a game was completed, be it one of the five or not. */
export function stripDone(day: DayView, id: string): DayStripText {
  const isOfFive = day.five.some(({ game }) => game.id === id);
  const words = { day: doneText(day), streak: streakText(day.flame.now) };
  return {
    text: fillMessage(isOfFive ? messages.dailyDone : messages.dailyDoneElse, words),
    done: true,
  };
}

/** What it says while something else is played in the same place. */
export function stripElse(day: DayView): DayStripText {
  return {
    text: fillMessage(messages.dailyElse, { day: doneText(day) }),
    done: false,
    begun: false,
  };
}

import { fillMessage } from '@playgrove/language/message-format';
import type { PageMessage } from '@playgrove/protocol/messages';
import type { DayGame, DayView } from '../../../data/daily/view.ts';
import { growthOf, type Grown } from '../../../data/grove.ts';
import { growthText } from '../../grove/growth-text.ts';
import { ME_HREF } from '../own-strip.tsx';
import { dayHref } from '../today-row.tsx';
import * as messages from './messages/en.json';

/** What is next after a run: one line, and where it leads. */
export type NextThing = {
  readonly line: string;
  readonly href: string;
  /** Id of the game that it opens, if it is one. */
  readonly game?: string;
};

/**
 * What is next after a run of a game: a challenge of today, else the next step of the game's tree.
 * What there is to own in a game its own results say.
 */
export function nextThing(day: DayView, grown: Grown): NextThing | undefined {
  const next = openOf(day);
  if (next) {
    const line = fillMessage(doneOf(day) > 0 ? messages.nextOfDay : messages.firstOfDay, {
      day: doneText(day),
      game: challengeText(next),
    });
    return { line, href: dayHref(next.game.id, day.date), game: next.game.id };
  }
  const growth = growthOf(grown).next;
  return growth && { line: growthText(growth), href: ME_HREF };
}

/** Tells a game what its results offer next. */
export function nextMessage(day: DayView, thing: NextThing | undefined): PageMessage {
  const next = openOf(day);
  const { length } = day.five;
  return {
    kind: 'next',
    line: thing?.line ?? '',
    streak: day.flame.now,
    // The challenge that was won may be none of the five.
    ...(length > 0 && { done: doneOf(day) > 0 ? doneText(day) : '' }),
    ...(next && { main: fillMessage(messages.nextGame, { game: challengeText(next) }) }),
  };
}

/** `2 of 5`. */
export function doneText(day: DayView): string {
  return fillMessage(messages.doneOf, { done: doneOf(day), n: day.five.length });
}

function doneOf({ five }: DayView): number {
  return five.filter(({ done }) => done).length;
}

/** The shortest of the day's challenges that is not done yet. */
function openOf({ five }: DayView): DayGame | undefined {
  return five.find(({ done }) => !done);
}

/** `Rim Rhapsody, 2 min`. */
function challengeText({ game, minutes }: DayGame): string {
  return fillMessage(messages.challenge, { game: game.title, n: minutes });
}

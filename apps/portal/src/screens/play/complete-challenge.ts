import { defined } from '@playgrove/catalogue';
import { fillMessage } from '@playgrove/language/message-format';
import type { GameMessage } from '@playgrove/protocol/messages';
import type { DetailFile } from '../../data/files.ts';
import { browserDaily, completeDay, openDay, showBadge } from '../../features/today/daily.ts';
import type { Services } from '../../services/context.ts';
import { toast } from '../../services/toasts.ts';
import * as messages from './messages/en.json';

/** Ticks a challenge of the day, and says so where nothing else does. */
export function completeChallenge(
  { date, score, stars }: Extract<GameMessage, { readonly kind: 'daily' }>,
  { id }: DetailFile,
  { site, homeData }: Services,
  announces: boolean,
): void {
  const record = completeDay(browserDaily, date, id, defined({ score, stars }));
  if (!record) return;
  const day = openDay(browserDaily, site, homeData, record);
  const streak = day.flame.now;
  const done = day.five.filter((each) => each.done).length;
  showBadge(day);
  if (!announces) return;
  const isOfToday = day.five.some(({ game }) => game.id === id);
  toast(
    isOfToday
      ? fillMessage(messages.dayDone, { done, n: day.five.length, streak })
      : fillMessage(messages.dailyDone, { streak }),
  );
}

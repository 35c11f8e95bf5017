import { fillMessage } from '@playgrove/language/message-format';
import type { DayGame, DayView } from '../../data/daily/view.ts';
import { gamePath } from '../../data/routes.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Picture } from '../../ui/picture.tsx';
import { nextText } from './next.ts';
import * as messages from './messages/en.json';

/** Where the whole day is shown. */
export const TODAY_HREF = '#/today';

/** Home's row of the day's challenges. */
export function DayRow({ day }: { readonly day: DayView }) {
  const { date, five, flame, minutesLeft } = day;
  return (
    <section className="today-row" aria-labelledby="today">
      <div className="today-head">
        <h2 id="today">
          <a href={TODAY_HREF}>{messages.today}</a>
        </h2>
        <FlamePill now={flame.now} lit={flame.today} />
        <p className="today-next" suppressHydrationWarning>
          {nextText(minutesLeft)}
        </p>
      </div>
      <ol className="today-five">
        {five.map((each, position) => (
          <Challenge key={each.game.id} {...each} date={date} position={position} />
        ))}
      </ol>
    </section>
  );
}

/** The streak: a flame that burns once a challenge of today is completed. */
export function FlamePill({ now, lit }: { readonly now: number; readonly lit: boolean }) {
  return (
    <span className={lit ? 'flame-pill lit' : 'flame-pill'}>
      <Glyph name="flame" />
      <span aria-hidden="true">{now}</span>
      <span className="hidden">{streakText(now)}</span>
    </span>
  );
}

/** `3-day streak`. */
export function streakText(now: number): string {
  return now > 0 ? fillMessage(messages.streak, { n: now }) : messages.noStreak;
}

/** Opens the day's board of a game. */
export const dayHref = (id: string, date: string): string => `#${gamePath(id)}?daily=${date}`;

function Challenge({
  game,
  minutes,
  done,
  date,
  position,
}: DayGame & { readonly date: string; readonly position: number }) {
  return (
    <li className={done ? 'done' : undefined}>
      <a
        href={dayHref(game.id, date)}
        data-game={game.id}
        data-layout="scroll"
        data-list="today"
        data-position={position}
      >
        <span className="art">
          {/* Not eager: six connections would carry these small pictures before the large ones below. */}
          <Picture icon={game.icon} sizes="64px" />
        </span>
        <span className="words">
          <span className="title">{game.title}</span>
          {done ? (
            <span className="tick">
              <Glyph name="check" />
              {messages.done}
            </span>
          ) : (
            <span className="minutes">{fillMessage(messages.minutes, { n: minutes })}</span>
          )}
        </span>
      </a>
    </li>
  );
}

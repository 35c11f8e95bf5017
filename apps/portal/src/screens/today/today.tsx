import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode } from 'react';
import type { DayGame, DayView } from '../../data/daily/view.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { dateText } from '../../ui/locale/dates.ts';
import { numberText } from '../../ui/locale/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { LOOKS, Month, type MonthProps } from '../../features/today/page/month.tsx';
import { nextText } from '../../features/today/next.ts';
import { dayHref } from '../../features/today/today-row.tsx';
import * as messages from './messages/en.json';

export type TodayProps = {
  readonly day: DayView;
  readonly onShare?: () => void;
  readonly onReminder?: () => void;
  readonly children?: ReactNode;
} & Omit<MonthProps, 'day'>;

/** The day's five challenges, and the streak that any one of them keeps. */
export function Today({ day, month, onMonth, onShare, onReminder, children }: TodayProps) {
  const { date, five, minutesLeft } = day;
  const done = five.filter((each) => each.done).length;
  if (five.length === 0) {
    return (
      <div className="today-page">
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p className="page-lead">{messages.none}</p>
        <p>
          <a className="button primary" href="#/">
            {messages.someGames}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="today-page">
      <header className="today-top">
        <h1 tabIndex={-1}>{messages.title}</h1>
        <time dateTime={date}>{dateText(date, 'day')}</time>
      </header>
      <p className="page-lead">{messages.lead}</p>
      <div className="today-parts">
        <Streak day={day} />
        <section className="today-list" aria-labelledby="challenges">
          <div className="today-list-head">
            <h2 id="challenges">{messages.challenges}</h2>
            <p className="count">
              {done === five.length
                ? fillMessage(messages.allDone, { n: done })
                : fillMessage(messages.doneOf, { done, n: five.length })}
            </p>
            <p className="today-next" suppressHydrationWarning>
              <Glyph name="clock" />
              {nextText(minutesLeft)}
            </p>
          </div>
          <ol>
            {five.map((each, position) => (
              <Challenge key={each.game.id} {...each} date={date} position={position} />
            ))}
          </ol>
          <div className="today-foot">
            <button
              type="button"
              className={done > 0 ? 'button primary' : 'button'}
              onClick={onShare}
              data-live
            >
              <Glyph name="share" />
              {messages.share}
            </button>
            <button
              type="button"
              className="button"
              title={messages.calendarHint}
              onClick={onReminder}
              data-live
            >
              <Glyph name="calendar" />
              {messages.calendarFile}
            </button>
          </div>
        </section>
        <Month day={day} month={month} onMonth={onMonth} />
      </div>
      <p className="today-rules">{messages.rules}</p>
      {children}
    </div>
  );
}

function Streak({ day: { flame, week } }: { readonly day: DayView }) {
  const { now, today, freeze } = flame;
  return (
    <section className={today ? 'streak lit' : 'streak'} aria-labelledby="streak">
      <div className="streak-now">
        <Glyph name="flame" />
        <div>
          <h2 id="streak">
            {now > 0 ? fillMessage(messages.streak, { n: now }) : messages.noStreak}
          </h2>
          <p>{today ? messages.safe : now > 0 ? messages.keepStreak : messages.startStreak}</p>
        </div>
      </div>
      <ol className="week" aria-label={messages.week}>
        {week.map(({ date, look }) => (
          <li key={date} className={look}>
            <span aria-hidden="true">{dateText(date, 'letter')}</span>
            <i>
              {look === 'done' && <Glyph name="check" />}
              {look === 'frozen' && <Glyph name="snow" />}
            </i>
            <span className="hidden">{`${dateText(date, 'weekday')}: ${LOOKS[look]}`}</span>
          </li>
        ))}
      </ol>
      {now > 0 && (
        <p className="streak-facts">
          <Glyph name="snow" />
          {freeze ? messages.freezeReady : messages.freezeUsed}
        </p>
      )}
    </section>
  );
}

function Challenge({
  game,
  minutes,
  goal,
  done,
  date,
  position,
}: DayGame & { readonly date: string; readonly position: number }) {
  const label = done ? messages.againGame : messages.playGame;
  return (
    <li className={done ? 'done' : undefined}>
      <span className="art">
        <Picture icon={game.icon} sizes="(min-width: 100rem) 14vw, 88px" eager />
        {done && (
          <span className="stamp">
            <Glyph name="check" />
          </span>
        )}
      </span>
      <span className="words">
        <span className="title">{game.title}</span>
        <span className="facts">
          <span>
            {typeof goal === 'number'
              ? fillMessage(messages.goalScore, { n: numberText(goal) })
              : (goal ?? messages.goalWin)}
          </span>
          <span>
            {done ? <strong>{messages.done}</strong> : fillMessage(messages.about, { n: minutes })}
          </span>
        </span>
      </span>
      <a
        className={done ? 'button' : 'button primary'}
        href={dayHref(game.id, date)}
        aria-label={fillMessage(label, { game: game.title })}
        data-game={game.id}
        data-layout="list"
        data-list="today"
        data-position={position}
      >
        {done ? messages.again : messages.play}
      </a>
    </li>
  );
}

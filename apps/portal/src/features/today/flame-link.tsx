import { fillMessage } from '@playgrove/language/message-format';
import type { DayView } from '../../data/daily/view.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { streakText, TODAY_HREF } from './today-row.tsx';
import * as messages from './messages/en.json';

/** The way to Today from everywhere: a flame with the streak. */
export function FlameLink({ day: { flame, five } }: { readonly day: DayView }) {
  const done = five.filter((each) => each.done).length;
  const label = fillMessage(messages.flame, {
    streak: streakText(flame.now),
    done,
    n: five.length,
  });
  return (
    <a
      className={flame.today ? 'flame-link lit' : 'flame-link'}
      href={TODAY_HREF}
      aria-label={label}
    >
      <Glyph name="flame" />
      {flame.now > 0 && <b>{flame.now}</b>}
    </a>
  );
}

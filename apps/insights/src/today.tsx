import type { DayFigures } from '@playgrove/protocol/insights';
import { showChange, showCount, weekdayOf } from './words.ts';

const TILES: readonly (readonly [name: string, of: (day: DayFigures) => number])[] = [
  ['Plays', ({ plays }) => plays],
  ['Visitors', ({ visitors }) => visitors],
  ['Minutes played', ({ seconds }) => Math.round(seconds / 60)],
  ['Page views', ({ views }) => views],
  // First thing to know when everything else says zero.
  ['Set aside as bots', ({ bots }) => bots],
];

/** Today so far compared with the same weekday of last week. @param days the last eight, today last */
export function Today({ days }: { readonly days: readonly DayFigures[] }) {
  const [before, today] = [days[0], days.at(-1)];
  if (!before || !today) return null;
  const weekday = weekdayOf(before.day);
  return (
    <dl className="tiles">
      {TILES.map(([name, of]) => (
        <div key={name} className="tile">
          <dt>{name}</dt>
          <dd>
            <strong>{showCount(of(today))}</strong>
            <span>
              {of(before) === 0
                ? `None last ${weekday}`
                : `${showCount(of(before))} last ${weekday}, full day (${showChange(of(today), of(before))})`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

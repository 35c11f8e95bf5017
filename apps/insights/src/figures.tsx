import { dayKey, dayStart, type InsightRange } from '@playgrove/protocol/insights';
import { useState } from 'react';
import { useInsight } from './ask.ts';
import { Funnel } from './funnel.tsx';
import { Ads, Clicks, Days, Games, Problems, Runs } from './sections.tsx';
import { Returns } from './returns.tsx';
import { Section } from './section.tsx';
import { Today } from './today.tsx';
import { isoDay } from './words.ts';

const DAY = 86_400_000;
const SPANS = [7, 28, 90, 365] as const;

const WORDS = [
  ['Average play', 'Time in a game from Play to leaving it, on average.'],
  [
    'Plays over the limit',
    'Plays beyond what one network may add to public figures in a day. Only you see them.',
  ],
  ['Daily visitors (total)', 'Visitors of each day, added up. Who comes on two days counts twice.'],
  ['Plays per page view', 'Plays as a share of the views of the game’s page.'],
  [
    'Set aside as bots',
    'Events of search engines, monitors and test browsers. They count here and nowhere else.',
  ],
  ['Came back', 'Devices that played the game again on a later day.'],
] as const;

function lastDays(count: number): InsightRange {
  const now = Date.now();
  return { from: dayKey(now - (count - 1) * DAY), to: dayKey(now) };
}

/** What was counted. */
export function Figures() {
  const [range, setRange] = useState(() => lastDays(28));
  const { game: _, ...everything } = range;
  const week = useInsight('days', useState(() => lastDays(8))[0]);
  const days = useInsight('days', range);
  const funnel = useInsight('funnel', everything);
  const games = useInsight('games', everything);
  const clicks = useInsight('clicks', everything);
  const problems = useInsight('problems', range);
  const runs = useInsight('runs', range);
  const ads = useInsight('ads', everything);
  const titles = games.kind === 'here' ? games.found : [];
  return (
    <main>
      <Section title="Today so far" answer={week}>
        {(found) => <Today days={found} />}
      </Section>
      <Choice range={range} onChange={setRange} titles={titles} />
      <Section title="From card to play" answer={funnel}>
        {(found) => <Funnel funnel={found} />}
      </Section>
      <Section title="Coming back" answer={funnel}>
        {(found) => <Returns returns={found.returns} />}
      </Section>
      <Section title="Days" answer={days}>
        {(found) => <Days days={found} />}
      </Section>
      <Section title="Games" answer={games}>
        {(found) => <Games games={found} />}
      </Section>
      <Section title="Where visitors click" answer={clicks}>
        {(found) => <Clicks clicks={found} />}
      </Section>
      <Section title="Problems" answer={problems}>
        {(found) => <Problems problems={found} />}
      </Section>
      <Section title="Runs and boards" answer={runs}>
        {(found) => <Runs runs={found} />}
      </Section>
      {ads.kind === 'here' && ads.found.on ? (
        <Section title="Ads" answer={ads}>
          {(found) => <Ads ads={found} />}
        </Section>
      ) : null}
      <details>
        <summary>What the words mean</summary>
        <dl>
          {WORDS.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </main>
  );
}

function Choice(props: {
  readonly range: InsightRange;
  readonly onChange: (range: InsightRange) => void;
  readonly titles: readonly { readonly game: string; readonly title: string }[];
}) {
  const { range, onChange, titles } = props;
  const set = (change: Partial<InsightRange>) => {
    const { game, ...days } = { ...range, ...change };
    const next = { ...days, ...(game === undefined || game === '' ? {} : { game }) };
    if (dayStart(next.from) !== undefined && dayStart(next.to) !== undefined) onChange(next);
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div role="group" aria-label="Range">
        {SPANS.map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={sameDays(lastDays(span), range)}
            onClick={() => set(lastDays(span))}
          >
            {span} days
          </button>
        ))}
      </div>
      <DayField label="From" day={range.from} onChange={(from) => set({ from })} />
      <DayField label="To" day={range.to} onChange={(to) => set({ to })} />
      <label>
        Show days, problems and runs for
        <select value={range.game ?? ''} onChange={(event) => set({ game: event.target.value })}>
          <option value="">all games</option>
          {titles
            .toSorted((a, b) => a.title.localeCompare(b.title))
            .map(({ game, title }) => (
              <option key={game} value={game}>
                {title}
              </option>
            ))}
        </select>
      </label>
    </form>
  );
}

function DayField(props: {
  readonly label: string;
  readonly day: number;
  readonly onChange: (day: number) => void;
}) {
  return (
    <label>
      {props.label}
      <input
        type="date"
        value={isoDay(props.day)}
        onChange={(event) => props.onChange(Number(event.target.value.replaceAll('-', '')))}
      />
    </label>
  );
}

function sameDays(one: InsightRange, other: InsightRange): boolean {
  return one.from === other.from && one.to === other.to;
}

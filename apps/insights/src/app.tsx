import { dayNumber, dayStart, type InsightRange } from '@playgrove/events/insights';
import { useState, type ReactNode } from 'react';
import { useInsight, type Asked } from './ask.ts';
import { Ads, Clicks, Days, Games, Problems } from './sections.tsx';
import { isoDay } from './words.ts';

const DAY = 86_400_000;
const SPANS = [7, 28, 90, 365] as const;

function lastDays(count: number): InsightRange {
  const now = Date.now();
  return { from: dayNumber(now - (count - 1) * DAY), to: dayNumber(now) };
}

/** The operator's page. */
export function App({ site }: { readonly site: string }) {
  const [range, setRange] = useState(() => lastDays(28));
  const { game: _, ...everything } = range;
  const days = useInsight('days', range);
  const games = useInsight('games', everything);
  const clicks = useInsight('clicks', everything);
  const problems = useInsight('problems', range);
  const ads = useInsight('ads', everything);
  const titles = games.kind === 'here' ? games.found : [];
  return (
    <>
      <header>
        <h1>Insights</h1>
        <p>{site}. Days are in UTC.</p>
        <Choice range={range} onChange={setRange} titles={titles} />
      </header>
      <main>
        <Section title="Days" asked={days}>
          {(found) => <Days days={found} />}
        </Section>
        <Section title="Games" asked={games}>
          {(found) => <Games games={found} />}
        </Section>
        <Section title="Where visitors click" asked={clicks}>
          {(found) => <Clicks clicks={found} />}
        </Section>
        <Section title="Problems" asked={problems}>
          {(found) => <Problems problems={found} />}
        </Section>
        {ads.kind === 'here' && ads.found.on ? (
          <Section title="Ads" asked={ads}>
            {(found) => <Ads ads={found} />}
          </Section>
        ) : null}
      </main>
    </>
  );
}

function Section<T>(props: {
  readonly title: string;
  readonly asked: Asked<T>;
  readonly children: (found: T) => ReactNode;
}) {
  const { title, asked, children } = props;
  return (
    <section aria-label={title} aria-busy={asked.kind === 'waiting'}>
      <h2>{title}</h2>
      {asked.kind === 'waiting' ? <p>Reading …</p> : null}
      {asked.kind === 'failed' ? <p role="alert">{asked.why}</p> : null}
      {asked.kind === 'here' ? children(asked.found) : null}
    </section>
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
        Days and reports of
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

import type { Returns as Found } from '@playgrove/protocol/insights';
import { Ranks } from './ranks.tsx';
import { Table, type Column } from './table.tsx';
import { showCount, showShare } from './words.ts';

const AGES: Readonly<Record<string, string>> = {
  first: 'First day',
  second: 'Second day',
  week: 'Third to seventh day',
  later: 'Later',
};

const WAYS: Readonly<Record<string, string>> = {
  today: 'Today',
  grove: 'Your grove',
  search: 'Search',
  suggested: 'Suggestions',
  browse: 'Lists, links and the rest',
};

type Way = Found['ways'][number];

const COLUMNS: readonly Column<Way>[] = [
  { head: 'Way to a play', value: ({ way }) => WAYS[way] ?? way },
  { head: 'Days used', value: ({ used }) => used },
  {
    head: 'Another day within a week',
    value: ({ back }) => back,
    show: ({ used, back }) => `${showCount(back)} (${showShare(back, used)})`,
  },
];

/** How devices come back, and by which way they had played before. */
export function Returns({ returns: { ages, others, ways } }: { readonly returns: Found }) {
  const days = ages.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="columns">
        <Ranks
          title="Days with a play, by how long ago the device first played"
          none="No device has said how it comes back in this period."
          rows={ages.map(({ what, count }) => ({
            name: AGES[what] ?? what,
            value: count,
            text: `${showCount(count)} (${showShare(count, days)})`,
          }))}
        />
        <div>
          <dl className="totals">
            <div>
              <dt>Games a day with a play</dt>
              <dd>{days === 0 ? '–' : ((days + others) / days).toFixed(1)}</dd>
            </div>
          </dl>
          <p className="note">
            Each device knows its own days and sends only these words with a play. A day counts as
            followed when the device plays again within a week; the last days of a range may still
            be.
          </p>
        </div>
      </div>
      <Table title="What brings players back" file="returns" columns={COLUMNS} rows={ways} />
    </>
  );
}

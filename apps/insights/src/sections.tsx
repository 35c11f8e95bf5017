import type {
  AdFigures,
  ClickFigures,
  DayFigures,
  GameFigures,
  ProblemFigures,
  RunFigures,
  Share,
} from '@playgrove/protocol/insights';
import { Bars, Lines } from './charts.tsx';
import { byList } from './lists.ts';
import { Ranks } from './ranks.tsx';
import { Table, type Column } from './table.tsx';
import { isoDay, showChange, showCount, showDay, showShare, showTime } from './words.ts';

const sum = <T,>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

const counted = <T,>(head: string, value: (row: T) => number): Column<T> => ({
  head,
  value,
  show: (row) => showCount(value(row)),
});

const DAY_COLUMNS: readonly Column<DayFigures>[] = [
  { head: 'Day', value: ({ day }) => isoDay(day) },
  counted('Plays', ({ plays }) => plays),
  counted('Minutes', ({ seconds }) => Math.round(seconds / 60)),
  counted('Visitors', ({ visitors }) => visitors),
  counted('Page views', ({ views }) => views),
  counted('Bots', ({ bots }) => bots),
  counted('Plays over the limit', ({ overPlays }) => overPlays),
  counted('Minutes over the limit', ({ overSeconds }) => Math.round(overSeconds / 60)),
];

export function Days({ days }: { readonly days: readonly DayFigures[] }) {
  const points = days.map((each) => ({
    ...each,
    at: showDay(each.day),
    minutes: Math.round(each.seconds / 60),
  }));
  const ends = sum(days, (each) => each.ends);
  const seconds = sum(days, (each) => each.seconds);
  const totals: readonly (readonly [string, string])[] = [
    ['Plays', showCount(sum(days, (each) => each.plays))],
    ['Plays over the limit', showCount(sum(days, (each) => each.overPlays))],
    ['Minutes played', showCount(seconds / 60)],
    ['Average play', ends === 0 ? '–' : showTime(seconds / ends)],
    ['Daily visitors (total)', showCount(sum(days, (each) => each.visitors))],
    ['Page views', showCount(sum(days, (each) => each.views))],
    ['Set aside as bots', showCount(sum(days, (each) => each.bots))],
  ];
  const busy = days.filter((each) =>
    Object.entries(each).some(([name, figure]) => name !== 'day' && figure > 0),
  );
  const empty = days.length - busy.length;
  return (
    <>
      <dl className="totals">
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="columns">
        <Lines
          label="plays, visitors and page views by day"
          points={points}
          series={[
            { key: 'plays', name: 'Plays' },
            { key: 'visitors', name: 'Visitors' },
            { key: 'views', name: 'Page views' },
          ]}
        />
        <Bars
          label="minutes played by day"
          points={points}
          series={{ key: 'minutes', name: 'Minutes' }}
        />
      </div>
      <Table title="By day" file="days" columns={DAY_COLUMNS} rows={busy.toReversed()} />
      {empty > 0 && busy.length > 0 && (
        <p className="none">Days on which nothing was counted: {empty}.</p>
      )}
    </>
  );
}

const GAME_COLUMNS: readonly Column<GameFigures>[] = [
  { head: 'Game', value: ({ title }) => title },
  counted('Plays', ({ plays }) => plays),
  counted('Over the limit', ({ overPlays }) => overPlays),
  {
    head: 'Change',
    value: ({ plays, before }) => plays - before,
    show: ({ plays, before }) => showChange(plays, before),
  },
  counted('Minutes', ({ seconds }) => Math.round(seconds / 60)),
  {
    head: 'Average play',
    value: ({ seconds, ends }) => (ends === 0 ? 0 : Math.round(seconds / ends)),
    show: ({ seconds, ends }) => (ends === 0 ? '–' : showTime(seconds / ends)),
  },
  counted('Card clicks', ({ clicks }) => clicks),
  counted('Game page views', ({ details }) => details),
  {
    head: 'Plays per page view',
    value: ({ plays, details }) => (details === 0 ? 0 : plays / details),
    show: ({ plays, details }) => showShare(plays, details),
  },
  counted('Votes up', ({ up }) => up),
  counted('Votes down', ({ down }) => down),
  counted('Reports', ({ reports }) => reports),
];

export function Games({ games }: { readonly games: readonly GameFigures[] }) {
  const all = sum(games, ({ plays }) => plays);
  return (
    <>
      <Ranks
        title="Most played"
        none="No plays in this period."
        rows={games.slice(0, 10).map(({ title, plays }) => ({
          name: title,
          value: plays,
          text: `${showCount(plays)} (${showShare(plays, all)})`,
        }))}
      />
      <Table title="Games" file="games" columns={GAME_COLUMNS} rows={games} />
      <p className="note">
        Change compares with the same number of days just before. Sort by it to see what’s rising. A
        play begins with the first input. Public figures leave out plays over the limit of their
        network. Plays and minutes here include them.
      </p>
    </>
  );
}

function shareColumns(
  head: string,
  what: string,
  rows: readonly Share[],
): readonly Column<Share>[] {
  const all = sum(rows, ({ count }) => count);
  return [
    { head, value: (row) => row.what },
    counted(what, ({ count }) => count),
    {
      head: 'Share',
      value: ({ count }) => count / all,
      show: ({ count }) => showShare(count, all),
    },
  ];
}

export function Clicks({ clicks }: { readonly clicks: ClickFigures }) {
  const place = ({ what, count }: Share) => ({ what: String(Number(what) + 1), count });
  const positions = clicks.position.map(place);
  const tables: readonly (readonly [string, string, string, readonly Share[]])[] = [
    ['Clicks by layout', 'Layout', 'Clicks', clicks.layout],
    ['Clicks by list', 'List', 'Clicks', byList(clicks.category)],
    ['Clicks by position', 'Position', 'Clicks', positions],
    ['Clicks on More', 'List', 'Clicks', byList(clicks.more)],
    ['Views by page', 'Page', 'Views', clicks.views],
    ['Views by campaign', 'Campaign', 'Views', clicks.campaigns],
  ];
  const bars = positions.map(({ what, count }) => ({ at: what, count }));
  const filled = tables.filter(([, , , rows]) => rows.length > 0);
  const missing = tables.filter(([, , , rows]) => rows.length === 0).map(([title]) => title);
  return (
    <>
      {bars.length > 0 && (
        <Bars
          label="clicks by position in a list"
          points={bars}
          series={{ key: 'count', name: 'Clicks' }}
        />
      )}
      <div className="side">
        {filled.map(([title, head, what, rows]) => (
          <Table
            key={title}
            title={title}
            file={title.toLowerCase().replaceAll(' ', '-')}
            columns={shareColumns(head, what, rows)}
            rows={rows}
          />
        ))}
      </div>
      <Missing titles={missing} />
    </>
  );
}

/** Names the tables without rows in one line, instead of an empty box for each. */
function Missing({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const [first = '', ...others] = titles;
  const inside = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);
  const list = [first, ...others.map(inside)].join(', ');
  return <p className="none">{list}: none in this period.</p>;
}

export function Problems({ problems }: { readonly problems: ProblemFigures }) {
  return (
    <div className="side">
      <Table
        title="Errors"
        file="errors"
        columns={[
          { head: 'Where', value: ({ path }) => path },
          { head: 'Code', value: ({ code }) => code },
          counted<ProblemFigures['errors'][number]>('Errors', ({ count }) => count),
        ]}
        rows={problems.errors}
      />
      <Table
        title="Reports of broken games"
        file="reports"
        columns={[
          { head: 'Game', value: ({ title }) => title },
          { head: 'Reason', value: ({ reason }) => reason },
          counted<ProblemFigures['reports'][number]>('Reports', ({ count }) => count),
        ]}
        rows={problems.reports}
      />
      {problems.notes.length > 0 && (
        <Table
          title="What they wrote"
          file="report-notes"
          columns={[
            { head: 'Day', value: ({ day }) => isoDay(day) },
            { head: 'Game', value: ({ title }) => title },
            { head: 'Reason', value: ({ reason }) => reason },
            { head: 'Note', value: ({ note }) => note },
          ]}
          rows={problems.notes}
        />
      )}
      {problems.overflow.length > 0 && (
        <Table
          title="Table limits reached"
          file="overflow"
          columns={[
            { head: 'Table', value: ({ what }) => what },
            counted<Share>('Times', ({ count }) => count),
          ]}
          rows={problems.overflow}
        />
      )}
    </div>
  );
}

export function Runs({ runs }: { readonly runs: RunFigures }) {
  if (runs.counts.length === 0) return <p className="none">No runs in this period.</p>;
  return (
    <>
      <div className="side">
        <Table
          title="What happened to runs"
          file="runs"
          columns={[
            { head: 'What', value: ({ what }) => RUN_WORDS[what] ?? what },
            counted<Share>('Times', ({ count }) => count),
          ]}
          rows={runs.counts}
        />
        {runs.flagged.length > 0 && (
          <Table
            title="Flagged entries"
            file="flagged"
            columns={[
              { head: 'Day', value: ({ day }) => isoDay(day) },
              { head: 'Game', value: ({ title }) => title },
              { head: 'Score', value: ({ score }) => score },
              { head: 'Run', value: ({ run }) => run },
            ]}
            rows={runs.flagged}
          />
        )}
      </div>
      <p className="note">
        Every run that comes in is played again here first. Flagged entries were pressed faster than
        any hand can for a whole minute: boards don’t show them. Open <code>/#/run/</code> and the
        run to watch one.
      </p>
    </>
  );
}

/** What the codes of runs mean. */
const RUN_WORDS: Readonly<Record<string, string>> = {
  watched: 'Watched from a link',
  raced: 'Raced from a link',
  shared: 'Shared',
  stored: 'Stored for a link',
  entered: 'Entered on a board',
  flagged: 'Flagged',
  busy: 'Refused: the server was busy',
  'no-room': 'Refused: no room for more runs',
  'cross-site': 'Refused: sent by another site',
  'too-many-this-hour': 'Refused: over the limit of the network',
  'unknown-game': 'Refused: unknown game',
  'day-closed': 'Refused: the day’s board was closed',
  'not-a-run': 'Refused: not a run',
  'other-game': 'Refused: another game',
  'other-level': 'Refused: another level',
  'other-day': 'Refused: another day',
  'with-career': 'Refused: played with upgrades',
  'not-finished': 'Refused: no result for a board',
  'earlier-version': 'Refused: another version of the game',
  'unknown-level': 'Refused: unknown level',
  'too-long': 'Refused: too long',
  'deal-refused': 'Refused: could not be dealt',
  'input-refused': 'Refused: a move that the game refuses',
  'ends-elsewhere': 'Refused: ended differently',
  'other-result': 'Refused: another result',
  'takes-too-long': 'Refused: took too long to check',
  'takes-too-much-memory': 'Refused: took too much memory',
};

export function Ads({ ads }: { readonly ads: AdFigures }) {
  return (
    <Table
      title="Ads"
      file="ads"
      columns={[
        { head: 'Slot', value: ({ slot }) => slot },
        { head: 'Event', value: ({ kind }) => kind },
        counted<AdFigures['rows'][number]>('Count', ({ count }) => count),
        { head: 'Time in view', value: ({ ms }) => ms, show: ({ ms }) => showTime(ms / 1000) },
      ]}
      rows={ads.rows}
    />
  );
}

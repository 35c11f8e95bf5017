import type { Funnel as Found, FunnelFigures } from '@playgrove/protocol/insights';
import { listName } from './lists.ts';
import { Ranks } from './ranks.tsx';
import { Table, type Column } from './table.tsx';
import { showCount, showShare } from './words.ts';

const STEPS: readonly (readonly [name: string, of: (row: FunnelFigures) => number])[] = [
  ['Seen', ({ seen }) => seen],
  ['Game page', ({ details }) => details],
  ['Played', ({ plays }) => plays],
  ['Played 1 min+', ({ minutes }) => minutes],
  ['Came back', ({ back }) => back],
];

/** Each step with its part of the one before. */
function columnsOf<Row extends FunnelFigures>(
  head: string,
  name: (row: Row) => string,
  second: string,
): readonly Column<Row>[] {
  const steps = STEPS.map(([step, of], at): Column<Row> => {
    const before = STEPS[at - 1]?.[1];
    return {
      head: at === 1 ? second : step,
      value: of,
      show: (row) =>
        before && before(row) > 0
          ? `${showCount(of(row))} (${showShare(of(row), before(row))})`
          : showCount(of(row)),
    };
  });
  return [{ head, value: name }, ...steps];
}

/** How many went on from a card to a game's page, to a play, and came back. */
export function Funnel({ funnel }: { readonly funnel: Found }) {
  const { games, lists, daily } = funnel;
  const totals = STEPS.map(([name, of]) => ({
    name,
    value: games.reduce((sum, row) => sum + of(row), 0),
  }));
  const plays = totals[2]?.value ?? 0;
  return (
    <>
      <div className="columns">
        <Ranks
          title="All games"
          none="No cards seen and no plays in this period."
          rows={totals.map(({ name, value }, at) => {
            const before = totals[at - 1]?.value ?? 0;
            const part = before > 0 ? ` (${showShare(value, before)})` : '';
            return { name, value, text: `${showCount(value)}${part}` };
          })}
        />
        <div>
          <dl className="totals">
            <div>
              <dt>Plays of a daily challenge</dt>
              <dd>{showCount(daily)}</dd>
            </div>
            <div>
              <dt>Their share of all plays</dt>
              <dd>{showShare(daily, plays)}</dd>
            </div>
          </dl>
          <p className="note">
            A percentage compares a step with the one before it. Seen counts cards on the screens of
            visitors who moved, touched or scrolled, each card once a page. Came back counts a
            device that plays a game again on a later day.
          </p>
        </div>
      </div>
      <Table
        title="Funnel by game"
        file="funnel-games"
        columns={columnsOf<Found['games'][number]>('Game', ({ title }) => title, 'Game page')}
        rows={games}
      />
      <Table
        title="Funnel by list"
        file="funnel-lists"
        columns={columnsOf<Found['lists'][number]>('List', ({ list }) => listName(list), 'Clicked')}
        rows={lists}
      />
    </>
  );
}

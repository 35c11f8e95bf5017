import {
  daysOf,
  rangeBefore,
  type AdFigures,
  type ClickFigures,
  type DayFigures,
  type GameFigures,
  type InsightPart,
  type InsightRange,
  type Insights,
  type Share,
} from '@playgrove/events/insights';
import type { Database, Row, Statements, Value } from '../store/database.ts';

export type Question = { readonly part: InsightPart; readonly range: InsightRange };

/** What the counters hold; titles of games are not among them. */
export type Found = {
  readonly days: readonly DayFigures[];
  readonly games: readonly Omit<GameFigures, 'title'>[];
  readonly clicks: ClickFigures;
  readonly problems: {
    readonly errors: Insights['problems']['errors'];
    readonly reports: readonly Omit<Insights['problems']['reports'][number], 'title'>[];
  };
  readonly ads: Omit<AdFigures, 'on'>;
};

const READ: {
  readonly [P in InsightPart]: (tx: Statements, range: InsightRange) => Promise<Found[P]>;
} = { days, games, clicks, problems, ads };

/** Answers one question from the counters as they are at one moment. */
export function ask(db: Database, { part, range }: Question): Promise<Found[InsightPart]> {
  return db.transaction<Found[InsightPart]>('snapshot', (tx) => READ[part](tx, range));
}

/** Sums come back as text from a database that adds up in more digits. */
function number(row: Row | undefined, name: string): number {
  return Number(row?.[name] ?? 0);
}

/** The rows of a table that fall into a range. `of` holds a condition more. */
function within(range: InsightRange, byGame = true): { where: string; values: Value[] } {
  const one = byGame && range.game !== undefined;
  return {
    where: `day BETWEEN ? AND ?${one ? ' AND game = ?' : ''}`,
    values: [range.from, range.to, ...(one ? [range.game ?? ''] : [])],
  };
}

async function by(
  tx: Statements,
  key: string,
  sql: string,
  values: readonly Value[],
): Promise<ReadonlyMap<Value, Row>> {
  const rows = await tx.all(sql, values);
  return new Map(rows.map((row) => [row[key] ?? '', row]));
}

async function days(tx: Statements, range: InsightRange): Promise<Found['days']> {
  const { where, values } = within(range);
  const sum = (columns: string, table: string) =>
    by(tx, 'day', `SELECT day, ${columns} FROM ${table} WHERE ${where} GROUP BY day`, values);
  const plays = await sum(
    'SUM(starts) AS plays, SUM(ends) AS ends, SUM(seconds) AS seconds',
    'plays',
  );
  const views = await sum('SUM(views) AS views', 'views');
  const whole = range.game === undefined ? await wholeDays(tx, range) : undefined;
  return daysOf(range).map((day) => ({
    day,
    plays: number(plays.get(day), 'plays'),
    ends: number(plays.get(day), 'ends'),
    seconds: number(plays.get(day), 'seconds'),
    views: number(views.get(day), 'views'),
    visitors: number(whole?.closed.get(day), 'visitors') + number(whole?.open.get(day), 'visitors'),
    bots: number(whole?.bots.get(day), 'events'),
  }));
}

/** What is counted for the portal as a whole. */
async function wholeDays(tx: Statements, range: InsightRange) {
  const { where, values } = within(range, false);
  const read = (sql: string) => by(tx, 'day', sql, values);
  return {
    closed: await read(`SELECT day, visitors FROM visitor_days WHERE ${where}`),
    // Days that are not closed, and who came after closing.
    open: await read(`SELECT day, COUNT(*) AS visitors FROM visitors WHERE ${where} GROUP BY day`),
    bots: await read(`SELECT day, events FROM bots WHERE ${where}`),
  };
}

async function games(tx: Statements, range: InsightRange): Promise<Found['games']> {
  const perGame = (columns: string, table: string, over: InsightRange, more = '') => {
    const { where, values } = within(over);
    const sql = `SELECT game, ${columns} FROM ${table} WHERE ${where}${more} GROUP BY game`;
    return by(tx, 'game', sql, values);
  };
  const plays = await perGame(
    'SUM(starts) AS plays, SUM(ends) AS ends, SUM(seconds) AS seconds',
    'plays',
    range,
  );
  const before = await perGame('SUM(starts) AS plays', 'plays', rangeBefore(range));
  const details = await perGame(
    'SUM(views) AS views',
    'views',
    range,
    " AND route = 'detail' AND game <> ''",
  );
  const votes = await perGame('SUM(up) AS up, SUM(down) AS down', 'votes', range);
  const reports = await perGame('SUM(reports) AS reports', 'reports', range);
  const clicked = await clicksOfGames(tx, range);
  const all = [plays, before, details, votes, reports, clicked].flatMap((map) => [...map.keys()]);
  const rows = [...new Set(all)].map((game) => ({
    game: String(game),
    plays: number(plays.get(game), 'plays'),
    before: number(before.get(game), 'plays'),
    ends: number(plays.get(game), 'ends'),
    seconds: number(plays.get(game), 'seconds'),
    details: number(details.get(game), 'views'),
    clicks: number(clicked.get(game), 'n'),
    up: number(votes.get(game), 'up'),
    down: number(votes.get(game), 'down'),
    reports: number(reports.get(game), 'reports'),
  }));
  return rows.sort((a, b) => b.plays - a.plays || (a.game < b.game ? -1 : 1));
}

function clicksOfGames(tx: Statements, { from, to, game }: InsightRange) {
  const one = game === undefined ? '' : ' AND what = ?';
  return by(
    tx,
    'what',
    `SELECT what, SUM(clicks) AS n FROM click_sums WHERE day BETWEEN ? AND ? AND kind = 'game'${one} GROUP BY what`,
    [from, to, ...(game === undefined ? [] : [game])],
  );
}

async function clicks(tx: Statements, range: InsightRange): Promise<Found['clicks']> {
  const { where, values } = within(range, false);
  const shares = async (
    table: string,
    what: string,
    count: string,
    more = '',
  ): Promise<Share[]> => {
    const rows = await tx.all(
      `SELECT ${what} AS what, SUM(${count}) AS n FROM ${table} WHERE ${where}${more} GROUP BY ${what} ORDER BY n DESC, ${what} LIMIT 100`,
      values,
    );
    return rows.map((row) => ({ what: String(row['what']), count: number(row, 'n') }));
  };
  const kind = (name: string) => shares('click_sums', 'what', 'clicks', ` AND kind = '${name}'`);
  const position = await kind('position');
  return {
    layout: await kind('layout'),
    category: await kind('category'),
    position: position.sort((a, b) => Number(a.what) - Number(b.what)),
    more: await shares('more', 'category', 'clicks'),
    campaigns: await shares('campaigns', 'campaign', 'views'),
    views: await shares('views', 'route', 'views'),
  };
}

async function problems(tx: Statements, range: InsightRange): Promise<Found['problems']> {
  const all = within(range, false);
  const errors = await tx.all(
    `SELECT code, path, SUM(errors) AS n FROM errors WHERE ${all.where} GROUP BY code, path ORDER BY n DESC, code, path LIMIT 200`,
    all.values,
  );
  const { where, values } = within(range);
  const reports = await tx.all(
    `SELECT game, reason, SUM(reports) AS n FROM reports WHERE ${where} GROUP BY game, reason ORDER BY n DESC, game, reason LIMIT 200`,
    values,
  );
  return {
    errors: errors.map((row) => ({
      code: number(row, 'code'),
      path: String(row['path']),
      count: number(row, 'n'),
    })),
    reports: reports.map((row) => ({
      game: String(row['game']),
      reason: String(row['reason']),
      count: number(row, 'n'),
    })),
  };
}

async function ads(tx: Statements, range: InsightRange): Promise<Found['ads']> {
  const { where, values } = within(range, false);
  const rows = await tx.all(
    `SELECT slot, kind, SUM(events) AS n, SUM(ms) AS ms FROM ads WHERE ${where} GROUP BY slot, kind ORDER BY slot, kind`,
    values,
  );
  return {
    rows: rows.map((row) => ({
      slot: String(row['slot']),
      kind: String(row['kind']),
      count: number(row, 'n'),
      ms: number(row, 'ms'),
    })),
  };
}

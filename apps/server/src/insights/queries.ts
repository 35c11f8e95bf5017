import { AGES, WAYS } from '@playgrove/protocol';
import {
  daysOf,
  rangeBefore,
  type AdFigures,
  type ClickFigures,
  type DayFigures,
  type Funnel,
  type GameFigures,
  type InsightPart,
  type InsightRange,
  type Insights,
  type RunFigures,
  type Share,
} from '@playgrove/protocol/insights';
import type { Database, Row, Statements, Value } from '../store/database.ts';

export type Query = { readonly part: InsightPart; readonly range: InsightRange };

/** Results by part, without the titles of games, which counters do not hold. */
export type Results = {
  readonly days: readonly DayFigures[];
  readonly games: readonly Omit<GameFigures, 'title'>[];
  readonly funnel: Omit<Funnel, 'games'> & {
    readonly games: readonly Omit<Funnel['games'][number], 'title'>[];
  };
  readonly clicks: ClickFigures;
  readonly problems: {
    readonly errors: Insights['problems']['errors'];
    readonly overflow: Insights['problems']['overflow'];
    readonly reports: readonly Omit<Insights['problems']['reports'][number], 'title'>[];
    readonly notes: readonly Omit<Insights['problems']['notes'][number], 'title'>[];
  };
  readonly runs: Omit<RunFigures, 'flagged'> & {
    readonly flagged: readonly Omit<RunFigures['flagged'][number], 'title'>[];
  };
  readonly ads: Omit<AdFigures, 'on'>;
};

const READ: {
  readonly [P in InsightPart]: (tx: Statements, range: InsightRange) => Promise<Results[P]>;
} = { days, games, funnel, clicks, problems, runs, ads };

/** Runs a query on one snapshot of the counters. */
export function runQuery(db: Database, { part, range }: Query): Promise<Results[InsightPart]> {
  return db.transaction<Results[InsightPart]>('snapshot', (tx) => READ[part](tx, range));
}

/** PostgreSQL returns some sums as text. */
function number(row: Row | undefined, name: string): number {
  return Number(row?.[name] ?? 0);
}

/** The condition for rows of a range. */
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

async function days(tx: Statements, range: InsightRange): Promise<Results['days']> {
  const { where, values } = within(range);
  const sum = (columns: string, table: string) =>
    by(tx, 'day', `SELECT day, ${columns} FROM ${table} WHERE ${where} GROUP BY day`, values);
  const plays = await playsBy(tx, 'day', range);
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
    overPlays: number(plays.get(day), 'over_plays'),
    overSeconds: number(plays.get(day), 'over_seconds'),
  }));
}

/** Plays by day or by game, and how many of them are beyond the public limits. */
function playsBy(tx: Statements, key: 'day' | 'game', range: InsightRange) {
  const { where, values } = within(range);
  const sums = ['plays', 'ends', 'seconds', 'over_plays', 'over_seconds'];
  const some = (table: string, over: string) =>
    `SELECT ${key}, starts AS plays, ends, seconds, ${over} FROM ${table} WHERE ${where}`;
  return by(
    tx,
    key,
    `SELECT ${key}, ${sums.map((name) => `SUM(${name}) AS ${name}`).join(', ')} FROM (` +
      `${some('plays', '0 AS over_plays, 0 AS over_seconds')} UNION ALL ` +
      `${some('plays_over', 'starts AS over_plays, seconds AS over_seconds')}` +
      `) AS together GROUP BY ${key}`,
    [...values, ...values],
  );
}

/** Counters of the whole portal. */
async function wholeDays(tx: Statements, range: InsightRange) {
  const { where, values } = within(range, false);
  const read = (sql: string) => by(tx, 'day', sql, values);
  return {
    closed: await read(`SELECT day, visitors FROM visitor_days WHERE ${where}`),
    // Open days, and visitors who arrived after their day was closed.
    open: await read(`SELECT day, COUNT(*) AS visitors FROM visitors WHERE ${where} GROUP BY day`),
    bots: await read(`SELECT day, events FROM bots WHERE ${where}`),
  };
}

async function games(tx: Statements, range: InsightRange): Promise<Results['games']> {
  const perGame = (columns: string, table: string, over: InsightRange, more = '') => {
    const { where, values } = within(over);
    const sql = `SELECT game, ${columns} FROM ${table} WHERE ${where}${more} GROUP BY game`;
    return by(tx, 'game', sql, values);
  };
  const plays = await playsBy(tx, 'game', range);
  const before = await playsBy(tx, 'game', rangeBefore(range));
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
    overPlays: number(plays.get(game), 'over_plays'),
  }));
  return rows.sort((a, b) => b.plays - a.plays || (a.game < b.game ? -1 : 1));
}

/** @see Returns */
function returnsOf(count: (step: string, what: string) => number): Funnel['returns'] {
  return {
    ages: AGES.map((what) => ({ what, count: count('age', what) })),
    others: count('another', 'game'),
    ways: WAYS.map((way) => ({ way, used: count('way', way), back: count('after', way) })),
  };
}

/** @see Funnel */
async function funnel(tx: Statements, range: InsightRange): Promise<Results['funnel']> {
  const { where, values } = within(range, false);
  const rows = await tx.all(
    `SELECT step, kind, what, SUM(times) AS n FROM funnel WHERE ${where} GROUP BY step, kind, what`,
    values,
  );
  const counts = new Map(
    rows.map((row) => [[row['step'], row['kind'], row['what']].join(' '), number(row, 'n')]),
  );
  const names = (kind: string): string[] =>
    rows.flatMap((row) => (row['kind'] === kind ? [String(row['what'])] : []));
  const steps = (kind: string, what: string) => {
    const of = (step: string): number => counts.get(`${step} ${kind} ${what}`) ?? 0;
    return { seen: of('seen'), minutes: of('minute'), back: of('back') };
  };
  const everything = { from: range.from, to: range.to };
  const perGame = new Map((await games(tx, everything)).map((row) => [row.game, row]));
  const perList = await by(
    tx,
    'what',
    `SELECT what, SUM(clicks) AS n FROM click_sums WHERE ${where} AND kind = 'category' GROUP BY what`,
    values,
  );
  const lists = new Set([...names('list'), ...[...perList.keys()].map(String)]);
  return {
    games: [...new Set([...names('game'), ...perGame.keys()])]
      .map((game) => ({
        game,
        ...steps('game', game),
        details: perGame.get(game)?.details ?? 0,
        plays: perGame.get(game)?.plays ?? 0,
      }))
      .sort((a, b) => b.plays - a.plays || (a.game < b.game ? -1 : 1)),
    lists: [...lists]
      .map((list) => ({
        list,
        ...steps('list', list),
        details: number(perList.get(list), 'n'),
        plays: counts.get(`play list ${list}`) ?? 0,
      }))
      .sort((a, b) => b.seen - a.seen || b.plays - a.plays || (a.list < b.list ? -1 : 1)),
    daily: [...counts]
      .filter(([key]) => key.startsWith('daily game '))
      .reduce((sum, [, count]) => sum + count, 0),
    returns: returnsOf((step, what) => counts.get(`${step} device ${what}`) ?? 0),
  };
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

async function clicks(tx: Statements, range: InsightRange): Promise<Results['clicks']> {
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

async function problems(tx: Statements, range: InsightRange): Promise<Results['problems']> {
  const all = within(range, false);
  const errors = await tx.all(
    `SELECT code, path, SUM(errors) AS n FROM errors WHERE ${all.where} GROUP BY code, path ORDER BY n DESC, code, path LIMIT 200`,
    all.values,
  );
  const overflow = await tx.all(
    `SELECT what, SUM(times) AS n FROM overflow WHERE ${all.where} GROUP BY what ORDER BY n DESC, what`,
    all.values,
  );
  const { where, values } = within(range);
  const reports = await tx.all(
    `SELECT game, reason, SUM(reports) AS n FROM reports WHERE ${where} GROUP BY game, reason ORDER BY n DESC, game, reason LIMIT 200`,
    values,
  );
  const notes = await tx.all(
    `SELECT day, game, reason, note FROM report_notes WHERE ${where} ORDER BY day DESC, game, reason, note LIMIT 200`,
    values,
  );
  return {
    errors: errors.map((row) => ({
      code: number(row, 'code'),
      path: String(row['path']),
      count: number(row, 'n'),
    })),
    overflow: overflow.map((row) => ({ what: String(row['what']), count: number(row, 'n') })),
    reports: reports.map((row) => ({
      game: String(row['game']),
      reason: String(row['reason']),
      count: number(row, 'n'),
    })),
    notes: notes.map((row) => ({
      day: number(row, 'day'),
      game: String(row['game']),
      reason: String(row['reason']),
      note: String(row['note']),
    })),
  };
}

async function runs(tx: Statements, range: InsightRange): Promise<Results['runs']> {
  const { where, values } = within(range);
  const counts = await tx.all(
    `SELECT what, SUM(times) AS n FROM run_counts WHERE ${where} GROUP BY what ORDER BY n DESC, what`,
    values,
  );
  const flagged = await tx.all(
    `SELECT day, game, score, run FROM boards WHERE ${where} AND shown = 0 ORDER BY day DESC, game, run LIMIT 100`,
    values,
  );
  return {
    counts: counts.map((row) => ({ what: String(row['what']), count: number(row, 'n') })),
    flagged: flagged.map((row) => ({
      day: number(row, 'day'),
      game: String(row['game']),
      score: String(row['score']),
      run: String(row['run']),
    })),
  };
}

async function ads(tx: Statements, range: InsightRange): Promise<Results['ads']> {
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

import { commandLine } from '../base/command.ts';
import type { Database } from './database.ts';

/** One change of the tables. Each is applied once and in order, and never edited after a release. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** In SQL that SQLite and PostgreSQL both understand. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '2026-11-21 counters',
    statements: [
      `CREATE TABLE ledger (chunk TEXT PRIMARY KEY, day INTEGER NOT NULL)`,
      `CREATE INDEX ledger_day ON ledger (day)`,
      `CREATE TABLE salts (day INTEGER PRIMARY KEY, salt TEXT NOT NULL)`,
      `CREATE TABLE totals (game TEXT PRIMARY KEY, plays BIGINT NOT NULL, up BIGINT NOT NULL, down BIGINT NOT NULL)`,
      `CREATE TABLE plays (day INTEGER NOT NULL, game TEXT NOT NULL, starts BIGINT NOT NULL, ends BIGINT NOT NULL, seconds DOUBLE PRECISION NOT NULL, PRIMARY KEY (day, game))`,
      `CREATE TABLE votes (day INTEGER NOT NULL, game TEXT NOT NULL, up BIGINT NOT NULL, down BIGINT NOT NULL, PRIMARY KEY (day, game))`,
      `CREATE TABLE reports (day INTEGER NOT NULL, game TEXT NOT NULL, reason TEXT NOT NULL, reports BIGINT NOT NULL, PRIMARY KEY (day, game, reason))`,
      `CREATE TABLE clicks (day INTEGER NOT NULL, game TEXT NOT NULL, layout TEXT NOT NULL, category TEXT NOT NULL, position INTEGER NOT NULL, clicks BIGINT NOT NULL, PRIMARY KEY (day, game, layout, category, position))`,
      `CREATE TABLE more (day INTEGER NOT NULL, category TEXT NOT NULL, clicks BIGINT NOT NULL, PRIMARY KEY (day, category))`,
      `CREATE TABLE views (day INTEGER NOT NULL, route TEXT NOT NULL, game TEXT NOT NULL, views BIGINT NOT NULL, PRIMARY KEY (day, route, game))`,
      `CREATE TABLE home_clicks (day INTEGER NOT NULL, route TEXT NOT NULL, clicks BIGINT NOT NULL, PRIMARY KEY (day, route))`,
      `CREATE TABLE errors (day INTEGER NOT NULL, code INTEGER NOT NULL, path TEXT NOT NULL, errors BIGINT NOT NULL, PRIMARY KEY (day, code, path))`,
      `CREATE TABLE ads (day INTEGER NOT NULL, kind TEXT NOT NULL, slot TEXT NOT NULL, events BIGINT NOT NULL, ms BIGINT NOT NULL, PRIMARY KEY (day, kind, slot))`,
      `CREATE TABLE campaigns (day INTEGER NOT NULL, campaign TEXT NOT NULL, views BIGINT NOT NULL, PRIMARY KEY (day, campaign))`,
      `CREATE TABLE bots (day INTEGER PRIMARY KEY, events BIGINT NOT NULL)`,
      `CREATE TABLE visitors (day INTEGER NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY (day, visitor))`,
      `CREATE TABLE visitor_days (day INTEGER PRIMARY KEY, visitors BIGINT NOT NULL)`,
    ],
  },
  {
    name: '2026-11-21 click sums',
    statements: [
      `CREATE TABLE click_sums (day INTEGER NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, clicks BIGINT NOT NULL, PRIMARY KEY (day, kind, what))`,
      ...['game', 'layout', 'category', 'position'].map(
        (kind) =>
          `INSERT INTO click_sums (day, kind, what, clicks) SELECT day, '${kind}', CAST(${kind} AS TEXT), SUM(clicks) FROM clicks GROUP BY day, ${kind}`,
      ),
    ],
  },
  {
    name: '2026-11-23 plays beyond the limit',
    statements: [
      `CREATE TABLE plays_over (day INTEGER NOT NULL, game TEXT NOT NULL, starts BIGINT NOT NULL, ends BIGINT NOT NULL, seconds DOUBLE PRECISION NOT NULL, PRIMARY KEY (day, game))`,
    ],
  },
  {
    name: '2026-11-23 bounds of tables',
    statements: [
      `CREATE TABLE overflow (day INTEGER NOT NULL, what TEXT NOT NULL, times BIGINT NOT NULL, PRIMARY KEY (day, what))`,
    ],
  },
  {
    name: '2026-11-23 funnel',
    statements: [
      `CREATE TABLE funnel (day INTEGER NOT NULL, step TEXT NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, times BIGINT NOT NULL, PRIMARY KEY (day, step, kind, what))`,
    ],
  },
  {
    name: '2026-11-28 runs',
    statements: [
      `CREATE TABLE run_counts (day INTEGER NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL, times BIGINT NOT NULL, PRIMARY KEY (day, game, what))`,
      `CREATE TABLE runs (id TEXT PRIMARY KEY, day INTEGER NOT NULL, game TEXT NOT NULL, size INTEGER NOT NULL, packed TEXT NOT NULL)`,
      `CREATE INDEX runs_day ON runs (day)`,
      `CREATE TABLE boards (day INTEGER NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, rank DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL, made BIGINT NOT NULL, score TEXT NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL, run TEXT NOT NULL, shown INTEGER NOT NULL, PRIMARY KEY (day, game, player))`,
      `CREATE INDEX boards_rank ON boards (day, game, shown, rank, length, made)`,
      `CREATE INDEX boards_player ON boards (player, day)`,
      `CREATE TABLE circles (circle TEXT PRIMARY KEY, day INTEGER NOT NULL)`,
      `CREATE INDEX circles_day ON circles (day)`,
      `CREATE TABLE members (circle TEXT NOT NULL, player TEXT NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (circle, player))`,
    ],
  },
  {
    name: '2026-11-28 notes of reports',
    statements: [
      `CREATE TABLE report_notes (day INTEGER NOT NULL, game TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, times BIGINT NOT NULL, PRIMARY KEY (day, game, reason, note))`,
    ],
  },
];

/**
 * Brings the tables up to date. If several processes start at once, one of them does it.
 * @throws Error if a newer release made the tables
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<void> {
  await db.transaction('alone', async (tx) => {
    await tx.run(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)',
    );
    const rows = await tx.all<{ name: string }>('SELECT name FROM migrations ORDER BY number');
    const done = rows.map(({ name }) => name);
    refuseNewer(db.name, done, migrations);
    for (const [number, { name, statements }] of migrations.entries()) {
      if (number < done.length) continue;
      for (const statement of statements) await tx.run(statement);
      await tx.run('INSERT INTO migrations (number, name) VALUES (?, ?)', [number, name]);
    }
  });
}

/** A store or a backup is of a newer release. */
export class NewerVersion extends Error {}

/** @throws NewerVersion naming both versions if this release does not know one of the migrations */
export function refuseNewer(
  what: string,
  done: readonly string[],
  migrations: readonly Migration[] = MIGRATIONS,
): void {
  if (done.every((name, number) => migrations[number]?.name === name)) return;
  throw new NewerVersion(
    `${what} is of version "${done.at(-1)}", which this release does not know: it goes up to ` +
      `"${migrations.at(-1)?.name}". Use the release that wrote it, or a newer one. To go back, stop ` +
      `the server and restore a backup of this release: ${commandLine('restore', '<backup>', '--replace')}.`,
  );
}

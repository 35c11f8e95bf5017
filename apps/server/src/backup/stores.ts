import type { Database, Statements } from '../store/database.ts';
import { MIGRATIONS, refuseNewer } from '../store/migrations.ts';
import { insert } from '../store/sql-store.ts';
import { SALTS, TABLES, type Table } from '../store/tables.ts';
import { difference, fingerprint, type Fingerprint } from './fingerprint.ts';

const EVERYTHING: readonly Table[] = [...TABLES, SALTS];

/** Fingerprints of the copied tables, by name. */
export type Copied = Readonly<Record<string, Fingerprint>>;

/**
 * Reads the names of the migrations that a store has had.
 * @throws Error if there is no store, or if it is of a newer or older release
 */
export async function readVersion(db: Database): Promise<readonly string[]> {
  const names = await readKnownVersion(db);
  if (!names) throw new Error(`There is no store in ${db.name}.`);
  if (names.length < MIGRATIONS.length) {
    throw new Error(
      `${db.name} is of version "${names.at(-1)}" and this release needs "${MIGRATIONS.at(-1)?.name}": ` +
        'start the server once with this release, or use the one that wrote it.',
    );
  }
  return names;
}

/**
 * Reads the names of the migrations that a store has had, maybe not all that this release has.
 * @returns undefined if there is no store
 * @throws NewerVersion if it is of a newer release
 */
export async function readKnownVersion(db: Database): Promise<readonly string[] | undefined> {
  if (!(await db.tables()).has('migrations')) return undefined;
  const rows = await db.transaction('snapshot', (tx) =>
    tx.all<{ name: string }>('SELECT name FROM migrations ORDER BY number'),
  );
  const names = rows.map(({ name }) => name);
  refuseNewer(db.name, names);
  return names;
}

/**
 * Creates the empty tables of a version.
 * @param replace drops an existing store with everything in it
 * @throws Error if a store exists and `replace` is false
 */
export async function createTables(
  tx: Statements,
  name: string,
  existing: ReadonlySet<string>,
  versions: readonly string[],
  replace: boolean,
): Promise<void> {
  const ours = ['migrations', ...EVERYTHING.map((table) => table.name)].filter((table) =>
    existing.has(table),
  );
  if (ours.length > 0 && !replace) {
    throw new Error(
      `${name} already has a store. Add --replace to overwrite it; everything in it will be lost.`,
    );
  }
  for (const table of ours) await tx.run(`DROP TABLE ${table}`);
  await tx.run('CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  for (const [number, version] of versions.entries()) {
    const migration = MIGRATIONS.find((one) => one.name === version);
    for (const statement of migration?.statements ?? []) await tx.run(statement);
    await tx.run('INSERT INTO migrations (number, name) VALUES (?, ?)', [number, version]);
  }
}

/**
 * Copies a store into another one and compares every row. The other one stays as it is if anything
 * is wrong.
 */
export async function copyStore(from: Database, to: Database, replace: boolean): Promise<Copied> {
  const versions = await readVersion(from);
  const existing = await to.tables();
  return from.transaction('snapshot', (source) =>
    to.transaction('alone', async (target) => {
      await createTables(target, to.name, existing, versions, replace);
      const copied: Record<string, Fingerprint> = {};
      for (const table of EVERYTHING) {
        const { name, columns } = table;
        for await (const part of source.parts(`SELECT ${columns.join(', ')} FROM ${name}`)) {
          const rows = part.map((row) => columns.map((column) => row[column] ?? ''));
          await insert(target, name, columns, rows);
        }
        const wanted = await fingerprint(source, table);
        const wrong = difference(name, wanted, await fingerprint(target, table));
        if (wrong !== undefined)
          throw new Error(`The copy is not the same and was undone: ${wrong}.`);
        copied[name] = wanted;
      }
      return copied;
    }),
  );
}

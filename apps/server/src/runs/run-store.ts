import {
  MAX_MEMBERS,
  TOP_ROWS,
  type Board,
  type BoardRow,
  type Circle,
} from '@playgrove/protocol/runs';
import type { PlayerName } from '@playgrove/protocol/names';
import { dayOf, daysLater, type Day } from '../base/day.ts';
import type { Database, Row, Statements, TransactionKind, Value } from '../store/database.ts';
import { migrate, MIGRATIONS } from '../store/migrations.ts';

/** A proven run as it is stored. */
export type RunRow = { readonly id: string; readonly game: string; readonly packed: string };

/** An entry of a day's board, with the run that proves it. */
export type EntryRow = {
  readonly day: Day;
  readonly run: RunRow;
  /** The hash of the device's key. */
  readonly player: string;
  readonly name: PlayerName;
  readonly score?: number;
  readonly length: number;
  /** The lower, the better. */
  readonly rank: number;
  /** False if only the operator sees it. */
  readonly shown: boolean;
};

/** Somebody in a circle; both are hashes of keys. */
export type MemberRow = {
  readonly circle: string;
  readonly player: string;
  readonly name: PlayerName;
};

/** Days that boards, runs and silent circles are kept. */
export const KEPT_DAYS = 90;
/** Runs stay a little longer than the rows that name them: a board's day is not the server's. */
const SPARE_DAYS = 3;
const WEEK = 7;
const BETTER =
  'excluded.rank < boards.rank OR (excluded.rank = boards.rank AND excluded.length < boards.length)';
const SHOWN =
  'SELECT rank, length, made, player, score, first, second, run FROM boards WHERE day = ? AND game = ? AND shown = 1';

/** Runs, boards and circles in the store. Every method is one transaction. */
export class RunStore {
  readonly #db: Database;
  readonly #maxBytes: number;
  readonly #now: () => number;
  #upToDate = false;
  /** Bytes of all runs; counted again now and then, because other nodes add some too. */
  #bytes: number | undefined;

  constructor(db: Database, maxBytes: number, now: () => number = Date.now) {
    this.#db = db;
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** Stores a run. @returns false if there is no room */
  save(run: RunRow): Promise<boolean> {
    return this.#in('write', (tx) => this.#save(tx, run));
  }

  async find(id: string): Promise<string | undefined> {
    const rows = await this.#in('snapshot', (tx) =>
      tx.all<{ packed: string }>('SELECT packed FROM runs WHERE id = ?', [id]),
    );
    return rows[0]?.packed;
  }

  /** Enters a run on its board if it is the player's best. @returns undefined if there is no room */
  enter(entry: EntryRow): Promise<Board | undefined> {
    const { day, run, player, name, score, length, rank, shown } = entry;
    return this.#in('write', async (tx) => {
      if (!(await this.#save(tx, run))) return undefined;
      const row: Readonly<Record<string, Value>> = {
        day,
        game: run.game,
        player,
        rank,
        length,
        made: this.#now(),
        score: score === undefined ? '' : JSON.stringify(score),
        first: name[0],
        second: name[1],
        run: run.id,
        shown: shown ? 1 : 0,
      };
      const columns = Object.keys(row);
      const replaced = columns.slice(3).map((column) => `${column} = excluded.${column}`);
      // What is flagged never takes the place of what is shown.
      await tx.run(
        `INSERT INTO boards (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ` +
          `ON CONFLICT (day, game, player) DO UPDATE SET ${replaced.join(', ')} ` +
          `WHERE excluded.shown > boards.shown OR (excluded.shown = boards.shown AND (${BETTER}))`,
        Object.values(row),
      );
      await tx.run(
        'UPDATE boards SET first = ?, second = ? WHERE day = ? AND game = ? AND player = ?',
        [...name, day, run.game, player],
      );
      return boardOf(tx, day, run.game, player);
    });
  }

  board(day: Day, game: string, player: string | undefined): Promise<Board> {
    return this.#in('snapshot', (tx) => boardOf(tx, day, game, player));
  }

  async startCircle(member: MemberRow): Promise<void> {
    await this.#in('write', async (tx) => {
      const sql = 'INSERT INTO circles (circle, day) VALUES (?, ?)';
      await tx.run(sql, [member.circle, dayOf(this.#now())]);
      await this.#addMember(tx, member);
    });
  }

  /** Adds a member or renames one. */
  joinCircle(member: MemberRow): Promise<'joined' | 'unknown' | 'full'> {
    return this.#in('write', async (tx) => {
      // Writing first makes members who join at once wait for each other.
      if (!(await this.#touch(tx, member.circle))) return 'unknown';
      const [row] = await tx.all<{ n: number; known: number }>(
        'SELECT COUNT(*) AS n, COALESCE(SUM(CASE WHEN player = ? THEN 1 ELSE 0 END), 0) AS known FROM members WHERE circle = ?',
        [member.player, member.circle],
      );
      if (Number(row?.known) === 0 && Number(row?.n) >= MAX_MEMBERS) return 'full';
      await this.#addMember(tx, member);
      return 'joined';
    });
  }

  /** The last one to leave ends the circle. */
  async leaveCircle({ circle, player }: Pick<MemberRow, 'circle' | 'player'>): Promise<void> {
    await this.#in('write', async (tx) => {
      await tx.run('DELETE FROM members WHERE circle = ? AND player = ?', [circle, player]);
      await tx.run(
        'DELETE FROM circles WHERE circle = ? AND NOT EXISTS (SELECT 1 FROM members WHERE members.circle = circles.circle)',
        [circle],
      );
    });
  }

  /** What a member sees of a circle; undefined for everybody else. @param days the week, oldest first */
  readCircle(
    { circle, player }: Pick<MemberRow, 'circle' | 'player'>,
    days: readonly Day[],
  ): Promise<Circle | undefined> {
    return this.#in('write', async (tx) => {
      const members = await tx.all(
        'SELECT player, first, second FROM members WHERE circle = ? ORDER BY made, player',
        [circle],
      );
      if (!members.some((row) => row['player'] === player)) return undefined;
      await this.#touch(tx, circle);
      const rows = await tx.all(
        'SELECT boards.day AS day, boards.game AS game, boards.player AS player, rank, length, boards.made AS made, score, members.first AS first, members.second AS second, run ' +
          'FROM members JOIN boards ON boards.player = members.player ' +
          'WHERE members.circle = ? AND boards.day BETWEEN ? AND ? AND shown = 1 ' +
          'ORDER BY boards.day, boards.game, rank, length, boards.made, boards.player',
        [circle, days[0] ?? 0, days.at(-1) ?? 0],
      );
      return circleOf(members, rows, player, days);
    });
  }

  /** Forgets what is too old. */
  async forget(): Promise<void> {
    const before = (days: number): Day => dayOf(daysLater(this.#now(), -days));
    const deleted = await this.#in('write', async (tx) => {
      const boards = await tx.run('DELETE FROM boards WHERE day < ?', [before(KEPT_DAYS)]);
      const runs = await tx.run('DELETE FROM runs WHERE day < ?', [before(KEPT_DAYS + SPARE_DAYS)]);
      await tx.run('DELETE FROM circles WHERE day < ?', [before(KEPT_DAYS)]);
      await tx.run(
        'DELETE FROM members WHERE NOT EXISTS (SELECT 1 FROM circles WHERE circles.circle = members.circle)',
      );
      return boards + runs;
    });
    this.#bytes = undefined;
    if (deleted > 0) await this.#db.reclaim();
  }

  /** Deletes a run with every entry that it proves. @returns how many entries that were */
  async deleteRun(id: string): Promise<{ readonly runs: number; readonly entries: number }> {
    return this.#in('write', async (tx) => ({
      runs: await tx.run('DELETE FROM runs WHERE id = ?', [id]),
      entries: await tx.run('DELETE FROM boards WHERE run = ?', [id]),
    }));
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  async #save(tx: Statements, { id, game, packed }: RunRow): Promise<boolean> {
    const today = dayOf(this.#now());
    // One that is sent again stays as long as a new one.
    const known = await tx.run('UPDATE runs SET day = ? WHERE id = ?', [today, id]);
    if (known > 0) return true;
    const bytes = (this.#bytes ??= await bytesOf(tx)) + packed.length;
    if (bytes > this.#maxBytes) return false;
    await tx.run(
      'INSERT INTO runs (id, day, game, size, packed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
      [id, today, game, packed.length, packed],
    );
    this.#bytes = bytes;
    return true;
  }

  /** @returns whether the circle exists */
  async #touch(tx: Statements, circle: string): Promise<boolean> {
    const sql = 'UPDATE circles SET day = ? WHERE circle = ?';
    return (await tx.run(sql, [dayOf(this.#now()), circle])) > 0;
  }

  async #addMember(tx: Statements, { circle, player, name }: MemberRow): Promise<void> {
    await tx.run(
      'INSERT INTO members (circle, player, first, second, made) VALUES (?, ?, ?, ?, ?) ' +
        'ON CONFLICT (circle, player) DO UPDATE SET first = excluded.first, second = excluded.second',
      [circle, player, ...name, this.#now()],
    );
  }

  async #in<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T> {
    if (!this.#upToDate) await migrate(this.#db, MIGRATIONS);
    this.#upToDate = true;
    try {
      return await this.#db.transaction(kind, work);
    } catch (error) {
      this.#bytes = undefined;
      throw error;
    }
  }
}

async function bytesOf(tx: Statements): Promise<number> {
  const [row] = await tx.all<{ n: number }>('SELECT COALESCE(SUM(size), 0) AS n FROM runs');
  return Number(row?.n ?? 0);
}

async function boardOf(tx: Statements, day: Day, game: string, player?: string): Promise<Board> {
  const rows = await tx.all(`${SHOWN} ORDER BY rank, length, made, player LIMIT ${TOP_ROWS}`, [
    day,
    game,
  ]);
  const of = await countOf(tx, SHOWN, [day, game]);
  const top = rows.map((row, index) => rowOf(row, index + 1, player));
  if (player === undefined) return { top, of };
  const [own] = await tx.all(`${SHOWN} AND player = ?`, [day, game, player]);
  if (!own) return { top, of };
  const key = ['rank', 'length', 'made', 'player'].map((name) => own[name] ?? 0);
  const [rank = 0, length = 0, made = 0, who = ''] = key;
  const better = await countOf(
    tx,
    `${SHOWN} AND (rank < ? OR (rank = ? AND (length < ? OR (length = ? AND (made < ? OR (made = ? AND player < ?))))))`,
    [day, game, rank, rank, length, length, made, made, who],
  );
  return { top, of, place: better + 1 };
}

async function countOf(tx: Statements, sql: string, values: readonly Value[]): Promise<number> {
  const [row] = await tx.all<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (${sql}) AS counted`,
    values,
  );
  return Number(row?.n ?? 0);
}

function rowOf(row: Row, place: number, player: string | undefined): BoardRow {
  const score = String(row['score'] ?? '');
  return {
    place,
    name: nameIn(row),
    ...(score !== '' && { score: Number(score) }),
    length: Number(row['length']),
    run: String(row['run']),
    ...(player !== undefined && row['player'] === player && { you: true as const }),
  };
}

function nameIn(row: Row): [number, number] {
  return [Number(row['first']), Number(row['second'])];
}

/** @param rows of all members, the best of each day and game first */
function circleOf(
  members: readonly Row[],
  rows: readonly Row[],
  player: string,
  days: readonly Day[],
): Circle {
  const today = new Map<string, BoardRow[]>();
  const firsts = new Map<Value, number>();
  const played = new Map<string, number>();
  let last = '';
  for (const row of rows) {
    const [day = 0, game = '', who = ''] = [row['day'], row['game'], row['player']];
    const board = `${day} ${game}`;
    if (board !== last) firsts.set(who, (firsts.get(who) ?? 0) + 1);
    last = board;
    played.set(`${who} ${day}`, (played.get(`${who} ${day}`) ?? 0) + 1);
    if (day !== days.at(-1)) continue;
    const top = today.get(String(game)) ?? [];
    top.push(rowOf(row, top.length + 1, player));
    today.set(String(game), top);
  }
  return {
    members: members.map((row) => {
      const who = row['player'] ?? '';
      return {
        name: nameIn(row),
        ...(who === player && { you: true as const }),
        days: days.map((day) => played.get(`${who} ${day}`) ?? 0),
        firsts: firsts.get(who) ?? 0,
      };
    }),
    today: [...today].map(([game, top]) => ({ game, top })),
  };
}

/** The week that ends on a day. @param end milliseconds since 1970, within that day in UTC */
export function weekTo(end: number): readonly Day[] {
  return Array.from({ length: WEEK }, (_, index) => dayOf(daysLater(end, index - WEEK + 1)));
}

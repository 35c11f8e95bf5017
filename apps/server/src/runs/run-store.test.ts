import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MAX_MEMBERS } from '@playgrove/protocol/runs';
import type { Database } from '../store/database.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { scratch } from '../testing/site.ts';
import { RunStore, weekTo, type EntryRow } from './run-store.ts';

const DAY = 20261128;
const NOON = Date.UTC(2026, 10, 28, 12);
const DAY_MS = 86_400_000;
const GAME = '0123456789abcdef0123456789abcdef';

const entry = (player: string, rank: number, more: Partial<EntryRow> = {}): EntryRow => ({
  day: DAY,
  run: { id: `run-of-${player}-${rank}`, game: GAME, packed: 'abc' },
  player,
  name: [1, 2],
  score: -rank,
  length: 100,
  rank,
  shown: true,
  ...more,
});

type Open = () => Database;

describe('runs in SQLite', () => {
  keepsItsWord(() => {
    const file = join(scratch(), 'counters.db');
    return () => openSqlite(file);
  });
});

const found = findPostgres();
describe.skipIf(!found)('runs in PostgreSQL', () => {
  let running: RunningPostgres;
  let number = 0;
  beforeAll(async () => {
    if (found) running = await startPostgres(found, ['fsync=off']);
  });
  afterAll(() => running.stop());
  const fresh = (): Open => {
    const name = `runs${(number += 1)}`;
    running.createDatabase(name);
    return () => openPostgres(running.url(name));
  };
  keepsItsWord(fresh);

  it('keep one entry of a player whom two nodes enter at once', async () => {
    const open = fresh();
    const nodes = [storeOf(open), storeOf(open)];
    await nodes[0]?.board(DAY, GAME, undefined);
    const ranks = Array.from({ length: 20 }, (_, index) => -index);
    await Promise.all(nodes.flatMap((node) => ranks.map((rank) => node.enter(entry('ann', rank)))));
    const board = await nodes[1]?.board(DAY, GAME, 'ann');
    expect([board?.of, board?.top[0]?.score, board?.place]).toEqual([1, 19, 1]);
  });

  it('let no circle grow beyond its limit through two nodes', async () => {
    const open = fresh();
    const nodes = [storeOf(open), storeOf(open)];
    await nodes[0]?.startCircle({ circle: 'c', player: 'p', name: [0, 0] });
    const players = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const joined = await Promise.all(
      nodes.flatMap((node, at) =>
        players.map((player) =>
          node.joinCircle({ circle: 'c', player: `${player} ${at}`, name: [0, 0] }),
        ),
      ),
    );
    expect(joined.filter((outcome) => outcome === 'joined')).toHaveLength(MAX_MEMBERS - 1);
  });
});

function storeOf(open: Open, maxBytes = 1e9, now: () => number = () => NOON): RunStore {
  const store = new RunStore(open(), maxBytes, now);
  onTestFinished(() => store.close());
  return store;
}

function keepsItsWord(fresh: () => Open): void {
  const run = { id: 'abcdefghijklmnop', game: GAME, packed: 'q1ZKBgA' };

  it('are found again, once each', async () => {
    const store = storeOf(fresh());
    expect(await store.find(run.id)).toBeUndefined();
    expect([await store.save(run), await store.save(run)]).toEqual([true, true]);
    expect(await store.find(run.id)).toBe(run.packed);
  });

  it('have so much room and no more, over all nodes', async () => {
    const open = fresh();
    const store = storeOf(open, 20);
    const packed = 'a'.repeat(10);
    expect(await store.save({ ...run, packed })).toBe(true);
    expect(await store.save({ ...run, packed })).toBe(true);
    expect(await store.save({ ...run, id: 'b', packed })).toBe(true);
    expect(await store.save({ ...run, id: 'c', packed })).toBe(false);
    expect(await storeOf(open, 20).enter(entry('ann', -1))).toBeUndefined();
    expect((await store.board(DAY, GAME, 'ann')).of).toBe(0);
  });

  it('stand on a board, the best first, a player once', async () => {
    let now = NOON;
    const store = storeOf(fresh(), 1e9, () => (now += 1));
    await store.enter(entry('ann', -10));
    await store.enter(entry('bob', -30));
    await store.enter(entry('cleo', -10, { length: 90 }));
    await store.enter(entry('dan', -10));
    await store.enter(entry('eve', -99, { day: DAY - 1 }));
    await store.enter(entry('eve', -99, { run: { ...run, game: 'f'.repeat(32) } }));
    const board = await store.enter(entry('ann', -5, { name: [7, 8] }));
    expect(board?.top.map(({ place, score, length }) => [place, score, length])).toEqual([
      [1, 30, 100],
      [2, 10, 90],
      [3, 10, 100],
      [4, 10, 100],
    ]);
    // A worse run changes the name alone.
    expect(board?.top[2]).toMatchObject({ name: [7, 8], you: true, run: 'run-of-ann--10' });
    expect([board?.of, board?.place]).toEqual([4, 3]);
    const better = await store.enter(entry('ann', -40));
    expect([better?.of, better?.place, better?.top[0]?.run]).toEqual([4, 1, 'run-of-ann--40']);
    expect(await store.board(DAY, GAME, undefined)).toMatchObject({ of: 4 });
    expect((await store.board(DAY, GAME, undefined)).place).toBeUndefined();
  });

  it('show twenty rows, and a place beyond them', async () => {
    const store = storeOf(fresh());
    for (let player = 0; player < 30; player += 1) {
      await store.enter(entry(`p${player}`, player));
    }
    const board = await store.board(DAY, GAME, 'p27');
    expect([board.top.length, board.of, board.place]).toEqual([20, 30, 28]);
  });

  it('have no score where the game has none', async () => {
    const { score: _score, ...plain } = entry('ann', 100);
    const board = await storeOf(fresh()).enter(plain);
    expect(board?.top).toEqual([
      { place: 1, name: [1, 2], length: 100, run: 'run-of-ann-100', you: true },
    ]);
  });

  it('that are flagged are kept and not shown, and push out nothing that is', async () => {
    const store = storeOf(fresh());
    await store.enter(entry('bot', -500, { shown: false }));
    expect(await store.board(DAY, GAME, 'bot')).toEqual({ top: [], of: 0 });
    await store.enter(entry('ann', -10));
    const board = await store.enter(entry('ann', -500, { shown: false }));
    expect(board?.top[0]?.score).toBe(10);
    const honest = await store.enter(entry('bot', -3));
    expect([honest?.of, honest?.place]).toEqual([2, 2]);
  });

  it('are forgotten after ninety days, and circles after ninety silent ones', async () => {
    let now = NOON;
    const store = storeOf(fresh(), 1e9, () => now);
    await store.enter(entry('ann', -10, { run }));
    await store.startCircle({ circle: 'silent', player: 'ann', name: [0, 0] });
    await store.startCircle({ circle: 'alive', player: 'ann', name: [0, 0] });
    const read = async (circle: string): Promise<boolean> =>
      (await store.readCircle({ circle, player: 'ann' }, weekTo(now))) !== undefined;
    now = NOON + 90 * DAY_MS;
    await store.forget();
    expect([(await store.board(DAY, GAME, 'ann')).of, await read('alive')]).toEqual([1, true]);
    now = NOON + 91 * DAY_MS;
    await store.forget();
    expect((await store.board(DAY, GAME, 'ann')).of).toBe(0);
    expect([await read('silent'), await read('alive')]).toEqual([false, true]);
    // No row points at a run that is gone.
    expect(await store.find(run.id)).toBe(run.packed);
    now = NOON + 94 * DAY_MS;
    await store.forget();
    expect(await store.find(run.id)).toBeUndefined();
  });

  it('are deleted with every entry that they prove', async () => {
    const store = storeOf(fresh());
    await store.enter(entry('ann', -10, { run }));
    await store.enter(entry('bob', -10, { run }));
    await store.enter(entry('cleo', -9));
    expect(await store.deleteRun(run.id)).toEqual({ runs: 1, entries: 2 });
    expect(await store.find(run.id)).toBeUndefined();
    expect((await store.board(DAY, GAME, undefined)).of).toBe(1);
  });

  it('in a circle are seen by its members alone, today’s and the week’s', async () => {
    const store = storeOf(fresh());
    const week = weekTo(NOON);
    expect(week).toEqual([20261122, 20261123, 20261124, 20261125, 20261126, 20261127, DAY]);
    await store.startCircle({ circle: 'c', player: 'ann', name: [1, 1] });
    expect(await store.joinCircle({ circle: 'c', player: 'bob', name: [2, 2] })).toBe('joined');
    expect(await store.joinCircle({ circle: 'none', player: 'bob', name: [2, 2] })).toBe('unknown');
    await store.enter(entry('ann', -10));
    await store.enter(entry('bob', -20));
    await store.enter(entry('eve', -90));
    await store.enter(entry('bot', -90, { shown: false }));
    await store.enter(entry('ann', -5, { day: 20261122 }));
    await store.enter(entry('ann', -5, { day: 20261121 }));
    const circle = await store.readCircle({ circle: 'c', player: 'ann' }, week);
    expect(circle?.members).toEqual([
      { name: [1, 1], you: true, days: [1, 0, 0, 0, 0, 0, 1], firsts: 1 },
      { name: [2, 2], days: [0, 0, 0, 0, 0, 0, 1], firsts: 1 },
    ]);
    expect(circle?.today.map(({ game }) => game)).toEqual([GAME]);
    expect(circle?.today[0]?.top.map(({ place, name, score }) => [place, name, score])).toEqual([
      [1, [2, 2], 20],
      [2, [1, 1], 10],
    ]);
    expect(await store.readCircle({ circle: 'c', player: 'eve' }, week)).toBeUndefined();
    await store.joinCircle({ circle: 'c', player: 'bob', name: [3, 3] });
    await store.leaveCircle({ circle: 'c', player: 'ann' });
    const left = await store.readCircle({ circle: 'c', player: 'bob' }, week);
    expect(left?.members.map(({ name }) => name)).toEqual([[3, 3]]);
    await store.leaveCircle({ circle: 'c', player: 'bob' });
    expect(await store.joinCircle({ circle: 'c', player: 'ann', name: [0, 0] })).toBe('unknown');
  });

  it('in a circle are those of fifty members at most', async () => {
    const store = storeOf(fresh());
    await store.startCircle({ circle: 'c', player: 'p0', name: [0, 0] });
    for (let player = 1; player < MAX_MEMBERS; player += 1) {
      await store.joinCircle({ circle: 'c', player: `p${player}`, name: [0, 0] });
    }
    const joining = (player: string) => store.joinCircle({ circle: 'c', player, name: [1, 1] });
    expect([await joining('late'), await joining('p7')]).toEqual(['full', 'joined']);
  });
}

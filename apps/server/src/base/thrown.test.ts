import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { messageOf } from './thrown.ts';

describe('the description of a thrown value', () => {
  it.each<[unknown, string]>([
    [new Error('the disk is full'), 'the disk is full'],
    [new AggregateError([new Error('one'), 'two']), 'one, two'],
    ['gone', 'gone'],
    [{ code: 'SQLITE_CORRUPT', rawCode: 11 }, 'SQLITE_CORRUPT'],
    [{ message: 'no', code: 'EX' }, 'no'],
    [new TypeError(''), 'TypeError'],
    [{ why: { deep: 1 } }, '{ why: { deep: 1 } }'],
    [undefined, 'unknown error (undefined)'],
    [7, 'unknown error (7)'],
    ['', 'unknown error ()'],
  ])('%j is said as %s', (thrown, words) => {
    expect(messageOf(thrown)).toBe(words);
  });

  it('works for values that the SQLite driver throws in another thread', async () => {
    const code = `
      const Libsql = require('libsql');
      new Libsql(':memory:').exec('SELECT * FROM nothing');`;
    const worker = new Worker(code, { eval: true });
    const [thrown] = await once(worker, 'error').catch((error: unknown) => [error]);
    expect(messageOf(thrown)).toMatch(/no such table|SQLITE_ERROR/);
  });
});

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch } from '../testing/site.ts';
import { closedSegments } from './forward.ts';
import { Spool, type SpoolOptions } from './spool.ts';

async function openSpool(folder: string, options: Partial<SpoolOptions> = {}) {
  const closed: string[] = [];
  const failures: unknown[] = [];
  const spool = await Spool.open(folder, {
    segmentBytes: 1 << 20,
    syncEach: false,
    onClosed: (segment) => closed.push(segment),
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { spool, closed, failures };
}

describe('the spool', () => {
  it('has a line in its file once the append is done', async () => {
    const folder = scratch();
    const { spool } = await openSpool(folder);
    await Promise.all([spool.append('a\n'), spool.append('b\n')]);
    await spool.append('c\n');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\.open$/);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('a\nb\nc\n');
    await spool.close();
  });

  it('writes the lines of one turn in one write', async () => {
    const { spool } = await openSpool(scratch());
    const appends = Array.from({ length: 50 }, () => spool.append('x\n'));
    expect(spool.waiting).toBe(50);
    await appends[0];
    expect(spool.waiting).toBe(0);
    await spool.close();
  });

  it('closes a segment when it is large, on request, and at the end, but never an empty one', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder, { segmentBytes: 4 });
    await spool.rotate();
    expect(closed).toHaveLength(0);
    await spool.append('abcd\n');
    await spool.rotate();
    expect(closed).toHaveLength(1);
    await spool.append('e\n');
    await spool.rotate();
    await spool.append('f\n');
    await spool.close();
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['abcd\n', 'e\n', 'f\n']);
    expect(await closedSegments(folder)).toEqual(closed);
  });

  it('reports the size of a segment before it can be counted and removed', async () => {
    const folder = scratch();
    const calls: unknown[] = [];
    const { spool } = await openSpool(folder, {
      onClosing: (segment, bytes) => calls.push([segment, bytes, readdirSync(folder)]),
      // The counting thread may be faster than this one.
      onClosed: (segment) => rmSync(segment),
    });
    await spool.append('four\n');
    const [open = ''] = readdirSync(folder);
    await spool.rotate();
    const segment = join(folder, open.replace(/open$/, 'segment'));
    expect(calls).toEqual([[segment, 5, [open]]]);
    await spool.close();
  });

  it('closes a segment later if it could not be closed at once', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder);
    await spool.append('a\n');
    const [open = ''] = readdirSync(folder);
    const name = open.replace(/open$/, 'segment');
    // A folder has the name of the next file.
    mkdirSync(join(folder, name));
    await expect(spool.rotate()).rejects.toThrow(name);
    rmSync(join(folder, name), { recursive: true });
    await spool.rotate();
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['a\n']);
    await spool.close();
  });

  it('drops a segment that was removed', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder);
    await spool.append('a\n');
    rmSync(join(folder, readdirSync(folder)[0] ?? ''));
    await expect(spool.rotate()).rejects.toThrow('ENOENT');
    await spool.append('b\n');
    await spool.rotate();
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['b\n']);
    await spool.close();
  });

  it('writes pending lines when it closes', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder, { syncEach: true });
    const last = spool.append('last\n');
    await spool.close();
    await last;
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['last\n']);
  });

  it('closes segments that an earlier run left open', async () => {
    const folder = scratch();
    writeFileSync(join(folder, '1-00000001.open'), 'left\n');
    await openSpool(folder);
    expect(await closedSegments(folder)).toEqual([join(folder, '1-00000001.segment')]);
  });

  it('removes lines torn by a full disk, and continues when there is space', async () => {
    const folder = scratch();
    const disk = { full: false };
    const { spool, failures } = await openSpool(folder, {
      write: async (file, bytes) => {
        await file.appendFile(disk.full ? bytes.subarray(0, bytes.length / 2) : bytes);
        if (disk.full) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      },
    });
    await spool.append('one\n');
    disk.full = true;
    await expect(spool.append('refused\n')).rejects.toThrow('no space left');
    expect([spool.failure, failures.length]).toEqual([failures[0], 1]);
    disk.full = false;
    await spool.append('two\n');
    expect(spool.failure).toBeUndefined();
    await spool.close();
    const [segment = ''] = await closedSegments(folder);
    expect(readFileSync(segment, 'utf8')).toBe('one\ntwo\n');
  });

  it('reports a failed write, and writes again when it can', async () => {
    const folder = join(scratch(), 'spool');
    const { spool, failures } = await openSpool(folder);
    rmSync(folder, { recursive: true });
    await expect(spool.append('a\n')).rejects.toThrow('ENOENT');
    expect(failures).toHaveLength(1);
    const { spool: other } = await openSpool(folder);
    await other.close();
    await spool.append('b\n');
    await spool.close();
    expect((await closedSegments(folder)).map((path) => readFileSync(path, 'utf8'))).toEqual([
      'b\n',
    ]);
  });
});

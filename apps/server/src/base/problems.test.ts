import { describe, expect, it } from 'vitest';
import { onceAMinute } from './problems.ts';

function open() {
  const lines: string[] = [];
  const clock = { at: 0 };
  const log = onceAMinute(
    (line) => lines.push(line),
    () => clock.at,
  );
  return { lines, clock, log };
}

const missing = (file: string) =>
  Object.assign(new Error(`ENOENT: no such file, open '${file}'`), { code: 'ENOENT' });

describe('a recurring problem', () => {
  it('is logged once a minute, whatever file it names', () => {
    const { lines, clock, log } = open();
    for (let number = 0; number < 200; number += 1) {
      clock.at = number * 500;
      log('the spool cannot be written', missing(`/data/spool/${number}.open`));
    }
    expect(lines).toEqual([
      "the spool cannot be written: ENOENT: no such file, open '/data/spool/0.open'",
      "the spool cannot be written: ENOENT: no such file, open '/data/spool/120.open'",
    ]);
  });

  it('does not hide other problems', () => {
    const { lines, log } = open();
    log('the spool cannot be written', missing('a'));
    log('the spool cannot be written', Object.assign(new Error('full'), { code: 'ENOSPC' }));
    log('events are not counted', 'the disk is full');
    log('events are not counted', 'counters.db is damaged');
    log('events are not counted', 'counters.db is damaged');
    log('2 lines could not be read');
    expect(lines).toHaveLength(5);
  });
});

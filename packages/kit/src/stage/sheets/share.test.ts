import { describe, expect, test } from 'vitest';
import { passOn, shareText } from './share.ts';

const PLAIN = {
  title: 'Pond',
  what: undefined,
  stars: undefined,
  score: undefined,
  streak: 0,
  rows: undefined,
  address: 'https://example.org/pond',
};

describe('the text to share', () => {
  test('tells title, day, stars, score, streak, rows and address', () => {
    const text = shareText({
      ...PLAIN,
      what: 'Daily 21 Nov 2026',
      stars: 2,
      score: '1,240',
      streak: 5,
      rows: '🟩🟩⬜\n🟩🟩🟩\n',
    });
    expect(text).toBe(
      'Pond · Daily 21 Nov 2026\n⭐⭐☆  1,240  🔥 5\n🟩🟩⬜\n🟩🟩🟩\nhttps://example.org/pond',
    );
  });

  test('leaves out what there is not, and a streak that is none', () => {
    expect(shareText({ ...PLAIN, streak: 1 })).toBe('Pond\nhttps://example.org/pond');
  });
});

describe('passing it on', () => {
  const fails = (name: string) => async (): Promise<void> => {
    throw new DOMException('no', name);
  };
  const works = (into: string[]) => async (text: string) => void into.push(text);

  test('goes to the share sheet where there is one, and else to the clipboard', async () => {
    const [shared, copied]: [string[], string[]] = [[], []];
    expect(await passOn('t', { share: works(shared), copy: works(copied) })).toBe('shared');
    expect(await passOn('t', { copy: works(copied) })).toBe('copied');
    expect([shared, copied]).toEqual([['t'], ['t']]);
  });

  test('is not forced on a player who closes the share sheet', async () => {
    const copied: string[] = [];
    const doors = { share: fails('AbortError'), copy: works(copied) };
    expect(await passOn('t', doors)).toBe('closed');
    expect(copied).toEqual([]);
  });

  test('copies where sharing is forbidden, and says when nothing works', async () => {
    const copied: string[] = [];
    expect(await passOn('t', { share: fails('NotAllowedError'), copy: works(copied) })).toBe(
      'copied',
    );
    expect(await passOn('t', { copy: fails('NotAllowedError') })).toBe('failed');
    expect(await passOn('t', {})).toBe('failed');
  });
});

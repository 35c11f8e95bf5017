import { describe, expect, test } from 'vitest';
import { passOn, shareAddress, shareText, type ShareLink } from './share.ts';

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
  test('includes title, day, stars, score, streak, rows and address', () => {
    const text = shareText({
      ...PLAIN,
      what: 'Daily Nov 21, 2026',
      stars: 2,
      score: '1,240',
      streak: 5,
      rows: '🟩🟩⬜\n🟩🟩🟩\n',
    });
    expect(text).toBe(
      'Pond · Daily Nov 21, 2026\n⭐⭐☆  1,240  🔥 5\n🟩🟩⬜\n🟩🟩🟩\nhttps://example.org/pond',
    );
  });

  test('leaves out missing parts, and a streak below two', () => {
    expect(shareText({ ...PLAIN, streak: 1 })).toBe('Pond\nhttps://example.org/pond');
  });
});

describe('the link to share', () => {
  const LINK: ShareLink = {
    page: 'https://example.org/games/pond/',
    day: undefined,
    start: { level: 'short', seed: 'x7&y=1' },
    score: 1240.12345,
    by: 'Ann',
  };

  test('leads to the same board with the score to beat, on the portal', () => {
    const url = new URL(shareAddress(LINK));
    expect(url.origin + url.pathname).toBe('https://example.org/games/pond/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      level: 'short',
      seed: 'x7&y=1',
      beat: '1240.123',
      by: 'Ann',
    });
    expect(new URL(shareAddress({ ...LINK, by: '' })).searchParams.has('by')).toBe(false);
  });

  test('names the day, and then nothing else', () => {
    expect(shareAddress({ ...LINK, day: '2026-11-22' })).toBe(`${LINK.page}?daily=2026-11-22`);
  });

  test('is the game’s page where there is no score to beat', () => {
    for (const score of [undefined, -5, 1e12])
      expect(shareAddress({ ...LINK, score })).toBe(LINK.page);
  });
});

describe('passing it on', () => {
  const fails = (name: string) => async (): Promise<void> => {
    throw new DOMException('no', name);
  };
  const works = (into: string[]) => async (text: string | Promise<string>) =>
    void into.push(await text);

  test('uses the share sheet if there is one, else the clipboard', async () => {
    const [shared, copied]: [string[], string[]] = [[], []];
    expect(await passOn('t', { share: works(shared), copy: works(copied) })).toBe('shared');
    expect(await passOn('t', { copy: works(copied) })).toBe('copied');
    expect([shared, copied]).toEqual([['t'], ['t']]);
  });

  test('does not copy if the player closes the share sheet', async () => {
    const copied: string[] = [];
    const deps = { share: fails('AbortError'), copy: works(copied) };
    expect(await passOn('t', deps)).toBe('closed');
    expect(copied).toEqual([]);
  });

  test('copies if sharing is blocked, and reports if nothing works', async () => {
    const copied: string[] = [];
    expect(await passOn('t', { share: fails('NotAllowedError'), copy: works(copied) })).toBe(
      'copied',
    );
    expect(await passOn('t', { copy: fails('NotAllowedError') })).toBe('failed');
    expect(await passOn('t', {})).toBe('failed');
  });

  /** As browsers that hand out the clipboard and the share sheet only while a press is handled. */
  function strictBrowser() {
    const given: string[] = [];
    let pressed = true;
    const take = (): void => {
      if (!pressed) throw new DOMException('no press', 'NotAllowedError');
    };
    void Promise.resolve().then(() => {
      pressed = false;
    });
    return {
      given,
      share: async (text: string) => {
        take();
        given.push(text);
      },
      copy: async (text: string | Promise<string>) => {
        take();
        given.push(await text);
      },
    };
  }
  const coming = (text: string) =>
    new Promise<string>((settle) => {
      setImmediate(() => settle(text));
    });

  test('copies a link that is still on its way, within the press', async () => {
    const { given, copy } = strictBrowser();
    expect(await passOn(coming('t'), { copy })).toBe('copied');
    expect(given).toEqual(['t']);
  });

  test('asks for another press where the share sheet opens no more, which then opens it', async () => {
    const first = strictBrowser();
    expect(await passOn(coming('t'), first)).toBe('late');
    const second = strictBrowser();
    expect(await passOn('t', second)).toBe('shared');
    expect([first.given, second.given]).toEqual([[], ['t']]);
  });

  test('tells why the link itself does not come', async () => {
    const lost = Promise.reject(new Error('no code'));
    const copied: string[] = [];
    await expect(passOn(lost, { share: works(copied), copy: works(copied) })).rejects.toThrow(
      'no code',
    );
    expect(copied).toEqual([]);
  });
});

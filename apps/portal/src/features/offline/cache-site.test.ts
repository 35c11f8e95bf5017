import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../data/game-summary.ts';
import { cacheSite, type CacheSiteDeps } from './cache-site.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const GAME = { id: 'a', title: 'A', icon: HASH } as GameSummary;

function deps(change: Partial<CacheSiteDeps> = {}): { deps: CacheSiteDeps; log: string[] } {
  const log: string[] = [];
  return {
    log,
    deps: {
      register: async () => void log.push('register'),
      saveData: false,
      fetch: async (address) => void log.push(address),
      idle: async () => void log.push('idle'),
      updateSaved: async () => void log.push('renew'),
      ...change,
    },
  };
}

describe('availability the site for offline', () => {
  test('lists, facts and one picture of each game are fetched after the worker is there, each when the page is idle', async () => {
    const { deps: open, log } = deps();
    await cacheSite(open, [GAME], [['Puzzle&Logic', 1]]);
    expect(log).toEqual([
      'register',
      ...[
        '/data/category/Recommend.json',
        '/data/category/Hot.json',
        '/data/category/Puzzle_26_Logic.json',
        '/data/detail/a.json',
        `/allgame/icon/${HASH}-320.avif`,
      ].flatMap((address) => ['idle', address]),
      'renew',
    ]);
  });

  test('a visitor who spares data downloads nothing more', async () => {
    const { deps: open, log } = deps({ saveData: true });
    await cacheSite(open, [GAME], []);
    expect(log).toEqual(['register']);
  });

  test('without service workers nothing happens', async () => {
    const { deps: open, log } = deps({ register: undefined });
    await cacheSite(open, [GAME], []);
    expect(log).toEqual([]);
  });

  test('a refused worker leaves the page as it was', async () => {
    const { deps: open, log } = deps({ register: () => Promise.reject(new Error('forbidden')) });
    await expect(cacheSite(open, [GAME], [])).resolves.toBeUndefined();
    expect(log).toEqual([]);
  });
});

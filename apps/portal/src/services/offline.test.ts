import { describe, expect, test } from 'vitest';
import type { Slim } from '../records/rows.ts';
import { keepOffline, type OfflineDoors } from './offline.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const GAME = { id: 'a', title: 'A', icon: HASH } as Slim;

function doors(change: Partial<OfflineDoors> = {}): { doors: OfflineDoors; log: string[] } {
  const log: string[] = [];
  return {
    log,
    doors: {
      register: async () => void log.push('register'),
      saveData: false,
      fetch: async (address) => void log.push(address),
      renew: async () => void log.push('renew'),
      ...change,
    },
  };
}

describe('keeping the site for offline', () => {
  test('lists, facts and one picture of each game are fetched after the worker is there', async () => {
    const { doors: open, log } = doors();
    await keepOffline(open, [GAME], [['Puzzle&Logic', 1]]);
    expect(log).toEqual([
      'register',
      '/data/category/Recommend.json',
      '/data/category/Hot.json',
      '/data/category/Puzzle_26_Logic.json',
      '/data/detail/a.json',
      `/allgame/icon/${HASH}-320.avif`,
      'renew',
    ]);
  });

  test('a visitor who spares data downloads nothing more', async () => {
    const { doors: open, log } = doors({ saveData: true });
    await keepOffline(open, [GAME], []);
    expect(log).toEqual(['register']);
  });

  test('without service workers nothing happens', async () => {
    const { doors: open, log } = doors({ register: undefined });
    await keepOffline(open, [GAME], []);
    expect(log).toEqual([]);
  });

  test('a refused worker leaves the page as it was', async () => {
    const { doors: open, log } = doors({ register: () => Promise.reject(new Error('forbidden')) });
    await expect(keepOffline(open, [GAME], [])).resolves.toBeUndefined();
    expect(log).toEqual([]);
  });
});

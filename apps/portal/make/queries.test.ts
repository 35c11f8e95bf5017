/** What visitors type, and what it must and must not find among our own games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf, readGameFacts, type GameFacts } from '@playgrove/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine, type Find } from '../src/shell/search/engine.ts';
import { CONFIG } from '../src/testing/fixtures.ts';
import { PORTAL } from './bundle.ts';
import { makeData } from './data.ts';
import { idOf } from './ids.ts';

const GAMES = join(PORTAL, '../../games');

const slugs = new Map<string, string>();
const facts = new Map<string, GameFacts>();
let find: Find;

beforeAll(async () => {
  for (const slug of readdirSync(GAMES).filter((name) => /^[a-z][a-z0-9-]*$/.test(name))) {
    const raw: unknown = JSON.parse(readFileSync(join(GAMES, slug, 'game.json'), 'utf8'));
    const read = readGameFacts(slug, raw);
    if (!read.ok) throw new Error(`${slug}: ${JSON.stringify(read.error)}`);
    facts.set(slug, read.value);
    slugs.set(idOf(slug), slug);
  }
  const games = [...facts].map(([slug, fact]) => gameOf(fact, idOf(slug)));
  const data = makeData({ games, facts, icons: {}, config: CONFIG });
  find = await openEngine((address) => Promise.resolve(data.files.get(address)));
});

const found = (typed: string): string[] => find(typed).games.map(({ id }) => slugs.get(id) ?? id);

/**
 * `queries.txt`: `typed | what may come first | what must not come at all`; `-` for nothing, `*` for every other game.
 * After `~` stands what is offered first in place of a game that is not here.
 */
const TABLE = readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8');

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([typed = '', first = '', never = '']) => ({
    typed,
    first: first.split(' '),
    never: never.split(' '),
  }));

it('is a table of at least 335 searches for games that are there', () => {
  expect(rows.length).toBeGreaterThanOrEqual(335);
  const known = new Set([...slugs.values(), '-', '*', '~']);
  expect(new Set(rows.map(({ typed }) => typed)).size).toBe(rows.length);
  const unknown = rows.flatMap(({ first, never }) => [...first, ...never]);
  expect(unknown.filter((slug) => !known.has(slug))).toEqual([]);
});

it.each(rows)('$typed', ({ typed, first, never }) => {
  const games = found(typed);
  if (first.includes('-')) {
    expect(games).toEqual([]);
    expect(find(typed).instead).toHaveLength(4);
    return;
  }
  const shown = first.includes('~') ? find(typed).instead.map(({ id }) => slugs.get(id)) : games;
  if (first.includes('~')) expect(games).toEqual([]);
  expect(first).toContain(shown[0]);
  const refused = never.includes('*') ? shown.filter((slug) => !first.includes(slug ?? '')) : never;
  expect(shown.filter((slug) => refused.includes(slug ?? ''))).toEqual([]);
});

describe('facts', () => {
  it.each(['offline', 'no wifi', 'no sound', 'games without sound'])(
    '"%s" finds every game',
    (typed) => {
      expect(find(typed).total).toBe(slugs.size);
    },
  );

  it('hands over every game that fits, and says how many there are', () => {
    const { games, total } = find('daily');
    expect(total).toBeGreaterThan(8);
    expect(games).toHaveLength(total);
  });

  it.each(['games', 'free games', 'best free online games', 'unblocked', '5 minute games'])(
    '"%s" means any game',
    (typed) => {
      expect(find(typed).total).toBe(slugs.size);
    },
  );

  it('names the game that is not here, and none for a word', () => {
    expect(find('play candy crush').missing).toBe('Candy Crush');
    expect(find('subway surfers').missing).toBe('Subway Surfers');
    expect(find('chess').missing).toBeUndefined();
    expect(find('candy c').missing).toBeUndefined();
  });

  it('lists the newest for "new", not the best', () => {
    const released = (typed: string) =>
      find(typed).games.map(({ id }) => facts.get(slugs.get(id) ?? '')?.released ?? '');
    for (const typed of ['new', 'new games', 'newest games'])
      expect(released(typed)).toEqual(released(typed).toSorted().toReversed());
    expect(released('best games')).not.toEqual(released('new'));
  });

  it('offers other games for other words that mean nothing', () => {
    // Of a few words, some begin at the same game by chance; which ones depends on how many there are.
    const typed = ['zzzzqq', 'asdf', 'qwerty', 'hjklo', 'blub', 'xyzzy', 'wwwq', 'ghjkk', 'vbnmm'];
    const offered = typed.map((word) =>
      find(word)
        .instead.map(({ id }) => id)
        .join(),
    );
    expect(new Set(offered).size).toBeGreaterThan((3 / 5) * typed.length);
  });

  it('offers what is nearest to a game that is not here', () => {
    const near = (typed: string): string | undefined => slugs.get(find(typed).instead[0]?.id ?? '');
    expect(near('backgammon')).toBe('crown-checkers');
    expect(near('poker')).toBe('velvet-klondike');
    expect(near('bus')).toBe('redrock-drift');
  });
});

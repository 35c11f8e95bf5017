import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byScoreThenTitle,
  categories,
  categoryList,
  gamesByCategory,
  homeSections,
  hotList,
  maybeYouLike,
  recommendList,
} from './collections.ts';
import type { Listed } from './game.ts';

const CATES = ['Puzzle', 'Arcade', 'Racing', 'Skill', 'Music', 'Sports', 'Classic'];

const listed = fc.record(
  {
    title: fc.string({ minLength: 1, maxLength: 8 }),
    players: fc.constantFrom('1.2M+', '35M+', '749K+', '3K+'),
    score: fc.constantFrom('3.5', '4.4', '4.5', '4.6', '4.7', '4.9'),
    cate: fc.constantFrom(...CATES),
    common: fc.constant<1>(1),
  },
  { requiredKeys: ['title'] },
);
const catalogue = fc
  .array(listed, { maxLength: 120 })
  .map((games): Listed[] => games.map((each, index) => ({ ...each, id: `id-${index}` })));
/** A random source that gives the numbers in turn, over and over. */
const random = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
  .map((numbers) => {
    let at = 0;
    return () => numbers[at++ % numbers.length] ?? 0;
  });

function game(id: string, facts: Partial<Listed> = {}): Listed {
  return { id, title: id, ...facts };
}

const key = ({ score, title }: Listed) => [score, title];
const ids = (games: readonly Listed[]) => games.map(({ id }) => id);

describe('the Recommend list', () => {
  it('takes games rated 4.7 or more and no others @spec:recommend-rating', () => {
    const games = [
      game('a', { score: '4.6' }),
      game('b', { score: '4.7' }),
      game('c', { score: '5.0' }),
      game('d'),
    ];
    expect(ids(recommendList(games))).toEqual(['c', 'b']);
  });

  it('includes common games', () => {
    expect(ids(recommendList([game('a', { score: '4.9', common: 1 })]))).toEqual(['a']);
  });

  it('stops at 21 @spec:recommend-size', () => {
    const games = Array.from({ length: 30 }, (_, index) => game(`g${index}`, { score: '4.8' }));
    expect(recommendList(games)).toHaveLength(21);
  });
});

describe('the Hot list', () => {
  it('takes games whose players text ends in M+ @spec:hot-players', () => {
    const games = [
      game('a', { players: '940K+' }),
      game('b', { players: '1.2M+' }),
      game('c', { players: '35M' }),
      game('d'),
    ];
    expect(ids(hotList(games))).toEqual(['b']);
  });

  it('stops at 21 @spec:hot-size', () => {
    const games = Array.from({ length: 22 }, (_, index) => game(`g${index}`, { players: '2M+' }));
    expect(hotList(games)).toHaveLength(21);
  });
});

describe('categories', () => {
  it('are distinct and alphabetical, and skip games without one @spec:categories-sorted', () => {
    const games = [
      game('a', { cate: 'Skill' }),
      game('b', { cate: 'Arcade' }),
      game('c', { cate: 'Skill' }),
      game('d'),
    ];
    expect(categories(games)).toEqual(['Arcade', 'Skill']);
  });

  it('hold every categorised game exactly once @spec:category-games', () => {
    fc.assert(
      fc.property(catalogue, (games) => {
        const grouped = [...gamesByCategory(games)];
        for (const [name, list] of grouped) {
          expect(list).toEqual(games.filter(({ cate }) => cate === name));
        }
        expect(grouped.map(([name]) => name)).toEqual(categories(games));
        expect(grouped.flatMap(([, list]) => list)).toHaveLength(
          games.filter(({ cate }) => cate !== undefined).length,
        );
      }),
    );
  });

  it('answer a name with their games, best first, then by title @spec:list-of-a-name', () => {
    const games = [
      game('low', { cate: 'Skill', score: '4.1', title: 'A' }),
      game('zed', { cate: 'Skill', score: '4.8', title: 'Zed' }),
      game('abe', { cate: 'Skill', score: '4.8', title: 'abe' }),
      game('none', { cate: 'Skill', title: 'B' }),
    ];
    expect(ids(categoryList(games, 'Skill') ?? [])).toEqual(['abe', 'zed', 'low', 'none']);
  });

  it('answer an unknown name with nothing, the special names always @spec:special-names', () => {
    expect(categoryList([game('a', { cate: 'Skill' })], 'skill')).toBeUndefined();
    expect(categoryList([], 'Recommend')).toEqual([]);
    expect(categoryList([], 'Hot')).toEqual([]);
  });
});

/** What the rules say about a game in a home section of that name. */
function belongs(each: Listed, section: string): boolean {
  if (section === 'Recommend') return Number(each.score) > 4.5 && each.common === undefined;
  if (section === 'Hot') return (each.players ?? '').endsWith('M+') && each.common === undefined;
  return each.cate === section;
}

describe('home sections', () => {
  const many = CATES.flatMap((cate) =>
    Array.from({ length: 7 }, (_, index) =>
      game(`${cate}${index}`, { cate, score: '4.9', players: '2M+' }),
    ),
  );

  it('are Recommend, Hot and four categories in the layouts scroll, puzzle, list, scroll, list, list @spec:section-layouts', () => {
    const sections = homeSections(many, () => 0.5);
    expect(sections.map(({ name }) => name).slice(0, 2)).toEqual(['Recommend', 'Hot']);
    expect(sections.map(({ layout }) => layout)).toEqual([
      'scroll',
      'puzzle',
      'list',
      'scroll',
      'list',
      'list',
    ]);
    expect(sections.map(({ games }) => games.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('leave out what has no games and keep the order of layouts', () => {
    const games = Array.from({ length: 7 }, (_, index) => game(`g${index}`, { cate: 'Skill' }));
    expect(homeSections(games, () => 0).map(({ name, layout }) => [name, layout])).toEqual([
      ['Skill', 'scroll'],
    ]);
    expect(homeSections([], () => 0)).toEqual([]);
  });

  it('show no game twice while others remain, and those that stand above last', () => {
    fc.assert(
      fc.property(catalogue, random, (games, source) => {
        const seen = new Set<string>();
        for (const { name, games: shown } of homeSections(games, source)) {
          const fresh = games.filter((each) => belongs(each, name) && !seen.has(each.id)).length;
          const repeated = shown.map(({ id }) => seen.has(id));
          expect(repeated.filter((again) => !again)).toHaveLength(Math.min(6, fresh));
          expect(repeated).toEqual(repeated.toSorted());
          for (const { id } of shown) seen.add(id);
        }
      }),
    );
  });

  it('leave each drawn category six games of its own, so that none repeats what Recommend or Hot shows', () => {
    fc.assert(
      fc.property(random, (source) => {
        const shown = homeSections(many, source).flatMap(({ games }) => ids(games));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  it('show what stands above all of them only when nothing else is left', () => {
    const games = Array.from({ length: 9 }, (_, index) => game(`g${index}`, { score: '4.9' }));
    const [section] = homeSections(games, () => 0.5, ids(games.slice(0, 5)));
    const shown = ids(section?.games ?? []);
    expect(shown.slice(0, 4).toSorted()).toEqual(['g5', 'g6', 'g7', 'g8']);
    expect(shown).toHaveLength(6);
  });

  it('repeat a game from above before one of another section', () => {
    const games = Array.from({ length: 12 }, (_, index) =>
      game(`g${index}`, { score: '4.9', players: '2M+' }),
    );
    const sections = homeSections(games, () => 0.5, ids(games.slice(0, 6)));
    const shown = sections.flatMap((section) => ids(section.games));
    expect(new Set(shown).size).toBe(12);
  });

  it('do not show a category of six games @spec:section-least', () => {
    const games = Array.from({ length: 6 }, (_, index) => game(`g${index}`, { cate: 'Skill' }));
    expect(homeSections(games, () => 0)).toEqual([]);
  });

  it('hold to the rules for any catalogue and any draw @spec:section-rules', () => {
    fc.assert(
      fc.property(catalogue, random, (games, source) => {
        const sections = homeSections(games, source);
        const drawn = sections.filter(({ name }) => name !== 'Recommend' && name !== 'Hot');
        const full = [...gamesByCategory(games)].filter(([, list]) => list.length > 6);
        expect(drawn).toHaveLength(Math.min(4, full.length));
        expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
        for (const { name, games: shown } of sections) {
          expect(new Set(ids(shown)).size).toBe(shown.length);
          expect(shown.length).toBeGreaterThan(0);
          expect(shown.length).toBeLessThanOrEqual(6);
          expect(shown.filter((each) => !belongs(each, name))).toEqual([]);
        }
      }),
    );
  });

  it('can draw every category and every game of it @spec:section-draws', () => {
    const names = new Set<string>();
    const shown = new Set<string>();
    for (let step = 0; step < 100; step += 1) {
      let at = step;
      const sections = homeSections(many, () => (at = (at * 37 + 11) % 100) / 100);
      for (const { name, games } of sections) {
        names.add(name);
        for (const { id } of games) shown.add(id);
      }
    }
    expect([...names].toSorted()).toEqual(['Hot', 'Recommend', ...CATES].toSorted());
    expect(shown.size).toBe(many.length);
  });
});

describe('Maybe you like', () => {
  it('draws 21 different games by default, never the excluded one @spec:maybe-sample', () => {
    fc.assert(
      fc.property(catalogue, random, fc.nat(130), (games, source, count) => {
        const usual = maybeYouLike(games, source, { without: 'id-0' });
        expect(usual).toHaveLength(Math.min(21, Math.max(0, games.length - 1)));
        expect(new Set(ids(usual)).size).toBe(usual.length);
        expect(ids(usual)).not.toContain('id-0');
        expect(maybeYouLike(games, source, { count })).toHaveLength(Math.min(count, games.length));
      }),
    );
  });

  it('puts games that are shown already last, and leaves none out for it', () => {
    const games = Array.from({ length: 24 }, (_, index) => game(`g${index}`));
    const shown = new Set(ids(games.slice(0, 12)));
    const drawn = ids(maybeYouLike(games, () => 0.5, { shown }));
    const plain = ids(maybeYouLike(games, () => 0.5));
    expect(drawn.toSorted()).toEqual(plain.toSorted());
    const again = drawn.map((id) => shown.has(id));
    expect(again).toEqual(again.toSorted());
    expect(new Set(again).size).toBe(2);
  });

  it('stays within the list when the source gives 1', () => {
    expect(ids(maybeYouLike([game('a'), game('b')], () => 1))).toEqual(['b', 'a']);
  });
});

describe('sorting', () => {
  it('does not depend on the order given', () => {
    fc.assert(
      fc.property(catalogue, (games) => {
        const there = byScoreThenTitle(games).map(key);
        expect(byScoreThenTitle(games.toReversed()).map(key)).toEqual(there);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { MAX_SIMILAR, similarFinder } from './similar.ts';

const game = (id: string, cate: string, tags: string, score = 4, unlisted?: 1) => ({
  id,
  title: id,
  cate,
  tags: tags.split(' ') as readonly string[] as [string, string, string, string, string],
  score: String(score),
  ...(unlisted && { unlisted }),
});
const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

const ONE = game('one', 'Puzzle', 'logic grid owls daily calm');

it('puts games with rare shared tags and the same category first, better ratings between equals', () => {
  const games = [
    ONE,
    game('both', 'Puzzle', 'logic grid b c daily', 3),
    game('tags', 'Sports', 'logic grid b c daily', 5),
    game('category', 'Puzzle', 'a b c d daily', 4),
    game('category, better', 'Puzzle', 'a b c d daily', 4.5),
    game('nothing', 'Sports', 'a b c d e', 5),
    game('unlisted', 'Puzzle', 'logic grid owls daily calm', 5, 1),
    game('a daily only', 'Music', 'a b c d daily', 5),
  ];
  expect(ids(similarFinder(games)(ONE))).toEqual([
    'both',
    'category, better',
    'category',
    'tags',
    'a daily only',
  ]);
});

it('shows six at most, and none where fewer than three are like it', () => {
  const many = Array.from({ length: 9 }, (_, at) => game(`g${at}`, 'Puzzle', 'a b c d e'));
  expect(similarFinder([ONE, ...many])(ONE)).toHaveLength(MAX_SIMILAR);
  expect(similarFinder([ONE, ...many.slice(0, 2)])(ONE)).toEqual([]);
  expect(similarFinder([ONE])(ONE)).toEqual([]);
});

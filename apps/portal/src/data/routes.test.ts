import { expect, it } from 'vitest';
import { categoryPath, countedPath, detailPath, gamePath, hashPath, parseRoute } from './routes.ts';
import { idOf } from '../testing/fixtures.ts';

it.each([
  ['/', { name: 'home' }],
  ['', { name: 'home' }],
  ['/?x=1', { name: 'home' }],
  ['/term', { name: 'term' }],
  ['/privacy/', { name: 'privacy' }],
  ['/cookie?from=mail', { name: 'cookie' }],
  ['/credits', { name: 'credits' }],
  ['/category/Puzzle%26Logic', { name: 'category', category: 'Puzzle&Logic' }],
  ['/category/Puzzle&Logic', { name: 'category', category: 'Puzzle&Logic' }],
  ['/category/Puzzle?tag=long%20way', { name: 'category', category: 'Puzzle', tag: 'long way' }],
  [`/detail/${idOf(7)}`, { name: 'detail', id: idOf(7) }],
  [`/game/${idOf(7)}`, { name: 'game', id: idOf(7), query: '' }],
  [`/game/${idOf(7)}?daily=2026-11-22`, { name: 'game', id: idOf(7), query: 'daily=2026-11-22' }],
  ['/today', { name: 'today' }],
  ['/me', { name: 'me', query: '' }],
  ['/me?take=x', { name: 'me', query: 'take=x' }],
  ['/run/abcdEFGH0123_-xy', { name: 'run', run: 'abcdEFGH0123_-xy' }],
  ['/run?packed', { name: 'run', run: 'packed' }],
  ['/run', { name: 'error' }],
  ['/run/a/b', { name: 'error' }],
  ['/me/more', { name: 'error' }],
  ['/detail/short', { name: 'error' }],
  ['/detail/../../etc/passwd', { name: 'error' }],
  ['/term/more', { name: 'error' }],
  ['/category', { name: 'error' }],
  ['/category/%E0%A4%A', { name: 'error' }],
  ['/home', { name: 'error' }],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

it('writes paths that it reads back', () => {
  expect(parseRoute(categoryPath('A/B? 100% é', 'x&y'))).toEqual({
    name: 'category',
    category: 'A/B? 100% é',
    tag: 'x&y',
  });
  expect(parseRoute(detailPath(idOf(1)))).toEqual({ name: 'detail', id: idOf(1) });
  expect(parseRoute(gamePath(idOf(1)))).toEqual({ name: 'game', id: idOf(1), query: '' });
});

it('lets statistics know of no score, name or progress that a link brings', () => {
  const game = `/game/${idOf(1)}`;
  expect(
    [
      `${game}?seed=x&beat=7&by=Ann`,
      `${game}?level=a&seed=x&beat=7`,
      '/me?take=abc',
      `${game}?daily=2026-11-22`,
      '/category/Puzzle?tag=x',
      `${game}?daily=2026-11-22&run=packed`,
      '/run/abcdEFGH0123_-xy',
      '/run?packed',
    ].map(countedPath),
  ).toEqual([
    game,
    game,
    '/me',
    `${game}?daily=2026-11-22`,
    '/category/Puzzle?tag=x',
    `${game}?daily=2026-11-22`,
    '/run',
    '/run',
  ]);
});

it('reads the path out of a hash', () => {
  expect(['', '#', '#/', '#/term', '#term'].map(hashPath)).toEqual([
    '/',
    '/',
    '/',
    '/term',
    '/term',
  ]);
});

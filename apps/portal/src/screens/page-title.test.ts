import { expect, it } from 'vitest';
import type { DetailFile, TextFile } from '../data/files.ts';
import type { PageData } from '../data/page-data.ts';
import { idOf } from '../testing/fixtures.ts';
import { pageTitle } from './page-title.ts';

const game: DetailFile = { id: idOf(1), title: 'One', icon: '/a.png', tags: [], url: '/' };
const text: TextFile = { title: 'Terms of Use', summary: [], sections: [] };
const list = { name: 'Hot', count: 0, pages: 1, tags: [], games: [] };

it.each<[PageData | undefined, string]>([
  [undefined, 'Grove'],
  [{ name: 'home' }, 'Grove'],
  [{ name: 'category', list, games: [], others: [] }, 'Hot · Grove'],
  [{ name: 'detail', game, others: [] }, 'One · Grove'],
  [{ name: 'game', game, others: [] }, 'One · Grove'],
  [{ name: 'term', text }, 'Terms of Use · Grove'],
  [{ name: 'error', why: 'not-found' }, 'Oops, Something Went Wrong... · Grove'],
])('titles every page but home with what it shows: %o @spec:window-titles', (pageData, title) => {
  expect(pageTitle(pageData, { name: 'Grove' })).toBe(title);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stats, type StatsProps } from './stats.tsx';

/** What a screen reader says: a picture's label, and text. */
const said = (game: StatsProps['game'], withVotes = false): string =>
  renderToStaticMarkup(<Stats game={game} withVotes={withVotes} />)
    .replaceAll(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<span[^>]*role="img" aria-label="([^"]*)"[^>]*>[^<]*<\/span>/g, '$1')
    .replaceAll(/<[^>]+>/g, '');

it('shows the figures', () => {
  const game = { plays: '57', rated: 'editors', score: '4.6' } as const;
  const shown = renderToStaticMarkup(<Stats game={game} />).replaceAll(/<[^>]+>/g, ' ');
  expect(shown.split(' ').filter((word) => word !== '')).toEqual(['57', 'plays', '4.6']);
});

it('says what was counted and whose rating it is', () => {
  expect(said({})).toBe('');
  expect(said({ genre: 'Sudoku', cate: 'Puzzle&Logic' })).toBe('Sudoku');
  expect(said({ cate: 'Puzzle&Logic' })).toBe('Puzzle &amp; Logic');
  expect(said({ plays: '57', rated: 'editors', score: '4.6' })).toBe(
    '57 playsour rating 4.6 out of 5',
  );
  expect(said({ plays: '1.2K+', rated: 'visitors', score: '4.1' })).toBe(
    '1.2K+ playsrated 4.1 out of 5',
  );
});

it('says how many visitors voted where there is room, of their rating alone', () => {
  const game = { plays: '3', score: '4.1', votes: 60 } as const;
  expect(said({ ...game, rated: 'visitors' }, true)).toBe('3 playsrated 4.1 out of 560 votes');
  expect(said({ ...game, rated: 'editors' }, true)).toBe('3 playsour rating 4.1 out of 5');
});

it('shows no rating that only orders lists', () => {
  expect(said({ plays: '3', score: '4.1' }, true)).toBe('3 plays');
});

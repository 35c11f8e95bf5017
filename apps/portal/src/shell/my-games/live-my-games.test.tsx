import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameSummary } from '../../data/game-summary.ts';
import { readSaved } from '../../data/saved-state.ts';
import { ServicesContext, type Services } from '../../services/context.ts';
import { LiveMyGames } from './live-my-games.tsx';

const [pond, owls] = ['pond', 'owls'].map((title, at) => ({
  id: `${at}`.repeat(32),
  title,
  icon: '/icon',
})) as unknown as readonly [GameSummary, GameSummary];

/** The titles of a panel's games, and those of its shelves. */
function panelOf(favorites: readonly GameSummary[], recent: readonly GameSummary[]) {
  vi.stubGlobal('window', {});
  const saved = { ...readSaved(undefined), favorites, recent };
  const store = { initial: saved, saved, change: () => {}, subscribe: () => () => {} };
  const html = renderToStaticMarkup(
    <ServicesContext value={{ store } as unknown as Services}>
      <LiveMyGames
        site={{ daily: [] }}
        layer={null}
        onClose={() => {}}
        onRandom={() => {}}
        pool={[]}
      />
    </ServicesContext>,
  );
  return {
    games: [...html.matchAll(/class="title">(.*?)</g)].map(([, title]) => title),
    shelves: [...html.matchAll(/<\/svg>([^<]+)<\/h2>/g)].map(([, title]) => title),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('shows a recently played favorite only once', () => {
  const { games, shelves } = panelOf([pond], [pond, owls]);
  expect(games).toEqual(['pond', 'owls']);
  expect(shelves).toEqual(['Favorites', 'Recently played', 'Saved for offline']);
});

it('hides Recently played when every game in it is a favorite', () => {
  expect(panelOf([pond], [pond]).shelves).toEqual(['Favorites', 'Saved for offline']);
});

it('says what will be on the shelves of a new visitor', () => {
  const { games, shelves } = panelOf([], []);
  expect(games).toEqual([]);
  expect(shelves).toEqual(['Favorites', 'Recently played', 'Saved for offline']);
});

import type { Parts } from '../app/page.tsx';
import { isFavorite, type SavedState } from '../data/saved-state.ts';
import { Category, hasMore } from '../screens/category/category.tsx';
import { Detail } from '../screens/detail/detail.tsx';
import { ErrorScreen } from '../screens/error/error.tsx';
import { Home } from '../screens/home/home.tsx';
import { Legal } from '../screens/legal/legal.tsx';
import { MeShell } from '../screens/me/me-shell.tsx';
import { Play } from '../screens/play/play.tsx';
import { Today } from '../screens/today/today.tsx';
import { browserDaily, openDay } from '../features/today/daily.ts';
import { firstStrip } from '../features/today/play/day-strip.tsx';
import { Footer } from '../shell/footer.tsx';
import { Loading } from '../ui/loading.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/** Every part as it is before anything is pressed. */
export function staticParts(saved: SavedState): Parts {
  return {
    topBar: ({ site, route, homeData }) => (
      <TopBar site={site} route={route} day={openDay(browserDaily, site, homeData)} />
    ),
    footer: ({ site }) => <Footer site={site} theme={saved.theme ?? site.theme} />,
    home: ({ site, homeData }) => (
      <Home
        site={site}
        sections={homeData.sections}
        maybe={homeData.maybe}
        recent={saved.recent}
        best={saved.best}
        day={openDay(browserDaily, site, homeData)}
      />
    ),
    today: ({ site, homeData }) => <Today day={openDay(browserDaily, site, homeData)} />,
    me: () => <MeShell />,
    run: () => <Loading on />,
    category: ({ site, pageData }) => (
      <Category
        site={site}
        list={pageData.list}
        parts={[pageData.games]}
        others={pageData.others}
        tag={pageData.tag}
        more={hasMore(pageData.list, pageData.games.length, pageData.tag)}
      />
    ),
    detail: ({ site, pageData: { game, similar, others, partial } }) => (
      <Detail
        game={game}
        server={site.server}
        similar={similar}
        others={others}
        favorite={isFavorite(saved, game.id)}
        vote={saved.votes[game.id]}
        best={saved.best[game.id]}
        partial={partial}
      />
    ),
    game: ({ site, homeData, pageData: { name, game, others, query } }) =>
      name === 'game' ? (
        <Play
          site={site}
          game={game}
          query={query}
          day={firstStrip(game, query, site, openDay(browserDaily, site, homeData))}
          others={others}
          phase={{ name: 'loading' }}
          muted={saved.muted}
          favorite={isFavorite(saved, game.id)}
        />
      ) : null,
    text: ({ pageData }) => <Legal text={pageData.text} />,
    error: ({ why, games }) => <ErrorScreen why={why} games={games} />,
  };
}

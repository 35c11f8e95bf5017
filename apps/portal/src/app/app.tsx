import {
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PageData } from '../data/page-data.ts';
import { countedPath, hashPath, parseRoute, type RouteName } from '../data/routes.ts';
import { ErrorScreen } from '../screens/error/error.tsx';
import { LiveHome } from '../screens/home/live-home.tsx';
import { pageTitle } from '../screens/page-title.ts';
import { ChunkLoadError } from '../services/chunks.ts';
import { RetryContext, useServices, type Services } from '../services/context.ts';
import { setProgress, setShownRoute } from '../services/dom-state.ts';
import { LiveFooter } from '../shell/live-footer.tsx';
import { LiveTopBar } from '../shell/live-top-bar.tsx';
import { focusOn } from '../shell/presses.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { Page, type Parts } from './page.tsx';
import { fallbackPageData } from './release.ts';
import { fetchScreen, LAZY_SCREENS } from './screens.tsx';
import { useThirdParties } from './use-third-parties.ts';

/** What is on the page. */
export type View = {
  readonly path: string;
  readonly route: RouteName;
  readonly pageData: PageData | undefined;
};

export type AppProps = {
  /** What the first paint has written. */
  readonly start: View;
  /** Called once the page is hydrated. */
  readonly onLive: () => void;
};

const PARTS: Parts = {
  ...LAZY_SCREENS,
  topBar: LiveTopBar,
  footer: LiveFooter,
  home: LiveHome,
  error: ({ why, games }) => (
    <ErrorScreen why={why} games={games} onRetry={useContext(RetryContext)} />
  ),
};

export function App({ start, onLive }: AppProps) {
  const services = useServices();
  const { site, homeData } = services;
  const [view, setView] = useState(start);
  const retry = useNavigation(start, setView, services);
  useArrival(view, services);
  useThirdParties(view.pageData?.name ?? view.route, view.path);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is hydrated
  useEffect(onLive, []);
  return (
    <ErrorBoundary
      resetKey={view}
      fallback={
        <main id="main">
          <ErrorScreen why="broken" games={[]} onRetry={() => location.reload()} />
        </main>
      }
    >
      <RetryContext value={retry}>
        <Page
          site={site}
          homeData={homeData}
          route={view.pageData?.name ?? view.route}
          pageData={view.pageData}
          parts={PARTS}
        />
      </RetryContext>
    </ErrorBoundary>
  );
}

/**
 * Follows the hash: the screen's code and what it shows are loaded, then both change at once.
 * @returns what loads the page again after it failed
 */
function useNavigation(start: View, show: (view: View) => void, services: Services): () => void {
  const shown = useRef(start.path);
  const latest = useRef(start.path);
  const go = useCallback(
    async (to: string, again = false): Promise<void> => {
      const { site } = services;
      const route = parseRoute(to);
      latest.current = to;
      setProgress('on');
      const [pageData] = await Promise.all([
        // By the script inside the page, which has the code for it.
        window.hydration?.load(route),
        fetchScreen(route.name),
      ]).catch(async (error: unknown) => [
        await fallbackPageData(site, again && error instanceof ChunkLoadError),
      ]);
      if (latest.current !== to || !pageData) return;
      shown.current = to;
      show({ path: to, route: route.name, pageData });
    },
    [services, show],
  );
  useEffect(() => {
    const follow = (): void => {
      const path = hashPath(location.hash);
      if (path !== shown.current || latest.current !== path) void go(path);
    };
    addEventListener('hashchange', follow);
    // It may have changed while the page was hydrated.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, [go]);
  return useCallback(() => void go(latest.current, true), [go]);
}

/** What every arrival does: title, body class, top of the page, focus on the heading, one page view. */
function useArrival(view: View, { site, count }: Services): void {
  const arrived = useRef<View>(undefined);
  const route = view.pageData?.name ?? view.route;
  // Before anything that measures the page: all its styles depend on it.
  useInsertionEffect(() => setShownRoute(route), [route]);
  useLayoutEffect(() => {
    if (arrived.current === view) return;
    const isFirst = arrived.current === undefined;
    arrived.current = view;
    const { pageData } = view;
    document.title = pageTitle(pageData, site);
    if (!isFirst) {
      scrollTo({ top: 0, behavior: 'instant' });
      focusOn(document.querySelector('h1'));
    }
    count({ name: 'page_view', path: countedPath(view.path) });
    setProgress('done');
  }, [view, site, count]);
}

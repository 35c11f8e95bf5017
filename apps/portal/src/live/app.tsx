import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { Page, type Parts } from '../page.tsx';
import { parseRoute, type RouteName } from '../routes.ts';
import { sceneTitle, setScene, type Scene } from '../scene.ts';
import { fetchFile } from '../services/files.ts';
import type { Kept } from '../services/storage.ts';
import { ErrorScreen } from '../screens/error/error.tsx';
import { LiveHome } from '../screens/home/live-home.tsx';
import { Footer, type FooterProps } from '../shell/footer.tsx';
import { LiveTopBar } from '../shell/live-top-bar.tsx';
import { focusOn } from '../shell/presses.ts';
import { endProgress, startProgress } from '../shell/progress.ts';
import { showTheme } from '../shell/theme.ts';
import { Boundary } from '../guard/boundary.tsx';
import { sceneInstead } from './release.ts';
import { FETCHED, fetchScreen } from './screens.tsx';
import { useServices, type Services } from './services.ts';
import { useOutside } from './use-outside.ts';

/** What is on the page. */
export type View = {
  readonly path: string;
  readonly route: RouteName;
  readonly scene: Scene | undefined;
};

export type AppProps = {
  /** What the first paint has drawn. */
  readonly start: View;
  readonly kept: Kept;
  /** Called once the page is live. */
  readonly onLive: () => void;
};

const RETRY = 'portal:retry';

const PARTS: Parts = {
  ...FETCHED,
  topBar: LiveTopBar,
  footer: LiveFooter,
  home: LiveHome,
  error: ({ why, games }) => (
    <ErrorScreen why={why} games={games} onRetry={() => dispatchEvent(new Event(RETRY))} />
  ),
};

export function App({ start, kept: first, onLive }: AppProps) {
  const services = useServices();
  const { site, deck, store } = services;
  const [path] = useHashLocation({ ssrPath: start.path });
  const kept = useSyncExternalStore(
    store.subscribe,
    () => store.kept,
    () => first,
  );
  const [view, setView] = useState(start);
  useNavigation(path, start, setView, services);
  useArrival(view, services);
  useOutside(view);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  useEffect(onLive, []);
  return (
    <Boundary
      of={view}
      instead={
        <main id="main">
          <ErrorScreen why="broken" games={[]} onRetry={() => location.reload()} />
        </main>
      }
    >
      <Page
        site={site}
        deck={deck}
        kept={kept}
        route={view.scene?.name ?? view.route}
        scene={view.scene}
        parts={PARTS}
      />
    </Boundary>
  );
}

/** Follows the hash: the screen's code and what it shows are fetched, then both change at once. */
function useNavigation(
  path: string,
  start: View,
  show: (view: View) => void,
  services: Services,
): void {
  const shown = useRef(start.path);
  const latest = useRef(start.path);
  const go = useCallback(
    async (to: string): Promise<void> => {
      const { site, deck } = services;
      const route = parseRoute(to);
      latest.current = to;
      startProgress();
      const [scene] = await Promise.all([
        setScene(route, site, deck, fetchFile, Math.random),
        fetchScreen(route.name),
      ]).catch(async () => [await sceneInstead(site)]);
      if (latest.current !== to || !scene) return;
      shown.current = to;
      show({ path: to, route: route.name, scene });
    },
    [services, show],
  );
  useEffect(() => {
    if (path !== shown.current || latest.current !== path) void go(path);
  }, [path, go]);
  useEffect(() => {
    const retry = (): void => void go(latest.current);
    addEventListener(RETRY, retry);
    return () => removeEventListener(RETRY, retry);
  }, [go]);
}

/** What every arrival does: title, body class, top of the page, focus on the heading, one page view. */
function useArrival(view: View, { site, count }: Services): void {
  const arrived = useRef<View>(undefined);
  useLayoutEffect(() => {
    if (arrived.current === view) return;
    const begun = arrived.current !== undefined;
    arrived.current = view;
    const { scene } = view;
    document.body.className = scene?.name ?? view.route;
    document.title = scene ? sceneTitle(scene, site) : site.name;
    if (begun) {
      scrollTo({ top: 0, behavior: 'instant' });
      focusOn(document.querySelector('h1'));
    }
    count({ name: 'page_view', path: view.path });
    endProgress();
  }, [view, site, count]);
}

function LiveFooter({ site, theme }: Pick<FooterProps, 'site' | 'theme'>) {
  const { change } = useServices();
  return (
    <Footer
      site={site}
      theme={theme}
      onTheme={(chosen) => {
        change((kept) => ({ ...kept, theme: chosen === 'system' ? undefined : chosen }));
        showTheme(chosen);
      }}
    />
  );
}

import type { ComponentType, ReactNode } from 'react';
import { chunk } from '../services/chunks.ts';
import type { RouteName } from '../data/routes.ts';
import { usePreload } from '../screens/play/use-preload.ts';
import type { Parts } from './page.tsx';

/** Screens whose code and styles are loaded when first needed. */
type LazyScreens = Pick<Parts, 'today' | 'me' | 'run' | 'category' | 'detail' | 'game' | 'text'>;

/**
 * The screens that are here. They are looked up while rendering and not loaded by `React.lazy`:
 * hydration must find the same elements as the first paint at once, and not a screen that suspends.
 */
const loaded: { -readonly [K in keyof LazyScreens]?: LazyScreens[K] } = {};

const LOADERS = {
  today: chunk('today', async () => {
    loaded.today = (await import('../screens/today/live-today.tsx')).LiveToday;
  }),
  me: chunk('me', async () => {
    loaded.me = (await import('../screens/me/live-me.tsx')).LiveMe;
  }),
  run: chunk('run', async () => {
    loaded.run = (await import('../screens/run/live-run.tsx')).LiveRun;
  }),
  category: chunk('category', async () => {
    loaded.category = (await import('../screens/category/live-category.tsx')).LiveCategory;
  }),
  detail: chunk('detail', async () => {
    loaded.detail = (await import('../screens/detail/live-detail.tsx')).LiveDetail;
  }),
  game: chunk('game', async () => {
    loaded.game = (await import('../screens/play/live-play.tsx')).LivePlay;
  }),
  text: chunk('text', async () => {
    loaded.text = (await import('../screens/legal/live-legal.tsx')).LiveLegal;
  }),
} as const satisfies Record<keyof LazyScreens, () => Promise<void>>;

/**
 * Loads what a route's screen needs.
 * @throws ChunkLoadError when it does not come
 */
export async function fetchScreen(route: RouteName): Promise<void> {
  if (route === 'home' || route === 'error') return;
  await LOADERS[route in LOADERS ? (route as keyof typeof LOADERS) : 'text']();
}

function screenOf<K extends keyof LazyScreens>(name: K): LazyScreens[K] {
  const screen = loaded[name];
  if (!screen) throw new Error(`The screen ${name} was shown before it was loaded`);
  return screen as LazyScreens[K];
}

/** Looks a screen up when it is rendered. */
function lazy<K extends keyof LazyScreens>(name: K): LazyScreens[K] {
  const Lazy = (props: object): ReactNode => {
    const Screen = screenOf(name) as ComponentType<object>;
    return <Screen {...props} />;
  };
  return Lazy as LazyScreens[K];
}

const Game = lazy('game');

export const LAZY_SCREENS: LazyScreens = {
  today: lazy('today'),
  me: lazy('me'),
  run: lazy('run'),
  category: lazy('category'),
  detail: lazy('detail'),
  game: (props) => {
    const preloads = usePreload(props, LOADERS.game);
    if (props.pageData.name === 'detail' && !preloads) return null;
    return <Game {...props} />;
  },
  text: lazy('text'),
};

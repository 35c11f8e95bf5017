import type { Parts } from '../page.tsx';
import type { RouteName } from '../routes.ts';
import { useWaiting } from '../screens/play/use-waiting.ts';
import { chunk } from '../services/chunks.ts';

/** Screens whose code and styles are fetched when first needed. */
type Fetched = {
  readonly category: Parts['category'];
  readonly detail: Parts['detail'];
  readonly game: Parts['detail'];
  readonly text: Parts['text'];
};

const present: { -readonly [K in keyof Fetched]?: Fetched[K] } = {};

const COMING = {
  category: chunk('category', async () => {
    present.category = (await import('../screens/category/live-category.tsx')).LiveCategory;
  }),
  detail: chunk('detail', async () => {
    present.detail = (await import('../screens/detail/live-detail.tsx')).LiveDetail;
  }),
  game: chunk('game', async () => {
    present.game = (await import('../screens/play/live-play.tsx')).LivePlay;
  }),
  text: chunk('text', async () => {
    present.text = (await import('../screens/legal/live-legal.tsx')).LiveLegal;
  }),
} as const satisfies Record<keyof Fetched, () => Promise<void>>;

/**
 * Fetches what a route's screen needs.
 * @throws ChunkLoadError when it does not come
 */
export async function fetchScreen(route: RouteName): Promise<void> {
  if (route === 'home' || route === 'error') return;
  const name = route === 'category' || route === 'detail' || route === 'game' ? route : 'text';
  await COMING[name]();
}

/** A screen that was fetched before its scene was set. */
function fetched<K extends keyof Fetched>(name: K): Fetched[K] {
  const screen = present[name];
  if (!screen) throw new Error(`The screen ${name} was shown before it was fetched`);
  return screen as Fetched[K];
}

export const FETCHED: Pick<Parts, 'category' | 'detail' | 'game' | 'text'> = {
  category: (props) => {
    const Screen = fetched('category');
    return <Screen {...props} />;
  },
  detail: (props) => {
    const Screen = fetched('detail');
    return <Screen {...props} />;
  },
  game: (props) => {
    const waits = useWaiting(props, COMING.game);
    if (props.scene.name === 'detail' && !waits) return null;
    const Screen = fetched('game');
    return <Screen {...props} />;
  },
  text: (props) => {
    const Screen = fetched('text');
    return <Screen {...props} />;
  },
};

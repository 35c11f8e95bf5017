import type { ComponentType, ReactNode } from 'react';
import { AdSlot } from './ads/slot.tsx';
import { Guard } from './guard/guard.tsx';
import type { Slim } from './records/rows.ts';
import type { RouteName } from './routes.ts';
import type { Deck, Scene } from './scene.ts';
import type { Kept } from './services/storage.ts';
import type { Theme } from './shell/footer.tsx';
import { Loading } from './shell/loading.tsx';
import type { Site } from './site.ts';

type SceneOf<N extends Scene['name']> = Extract<Scene, { readonly name: N }>;

/** Games offered on the error page. */
const INSTEAD = 6;

/** One way to render each part of a page: still for the first paint, live under React. */
export type Parts = {
  readonly topBar: ComponentType<{
    readonly site: Site;
    readonly route: RouteName;
    readonly deck: Deck;
  }>;
  readonly footer: ComponentType<{ readonly site: Site; readonly theme: Theme }>;
  readonly home: ComponentType<{ readonly site: Site; readonly deck: Deck; readonly kept: Kept }>;
  readonly category: ComponentType<{ readonly site: Site; readonly scene: SceneOf<'category'> }>;
  readonly detail: ComponentType<GameScreenProps>;
  /** Beside a detail page it renders nothing, or the game that waits to be shown. */
  readonly game: ComponentType<GameScreenProps>;
  readonly text: ComponentType<{
    readonly scene: SceneOf<'term' | 'privacy' | 'cookie' | 'credits'>;
  }>;
  readonly error: ComponentType<{
    readonly why: SceneOf<'error'>['why'];
    readonly games: readonly Slim[];
  }>;
};

/** What a screen about one game is given. */
export type GameScreenProps = {
  readonly site: Site;
  readonly deck: Deck;
  readonly scene: SceneOf<'detail' | 'game'>;
  readonly kept: Kept;
};

export type PageProps = {
  readonly site: Site;
  readonly deck: Deck;
  readonly kept: Kept;
  /** Where the visitor is; while its scene is on its way there is none. */
  readonly route: RouteName;
  readonly scene: Scene | undefined;
  readonly parts: Parts;
};

/** The whole page: bar, screen, footer. */
export function Page({ site, deck, kept, route, scene, parts }: PageProps): ReactNode {
  const TopBar = parts.topBar;
  const Footer = parts.footer;
  return (
    <>
      <TopBar site={site} route={route} deck={deck} />
      <main id="main">
        {scene ? (
          <Guard of={scene} instead={<parts.error why="broken" games={[]} />}>
            {() => <Screen site={site} deck={deck} kept={kept} scene={scene} parts={parts} />}
          </Guard>
        ) : (
          <Loading on />
        )}
      </main>
      <Guard late>{() => <Footer site={site} theme={kept.theme ?? site.theme} />}</Guard>
    </>
  );
}

function Screen(props: Omit<PageProps, 'route' | 'scene'> & { readonly scene: Scene }): ReactNode {
  const { site, deck, kept, scene, parts } = props;
  switch (scene.name) {
    case 'home':
      return <parts.home site={site} deck={deck} kept={kept} />;
    case 'category':
      return (
        <>
          <parts.category key={scene.list.name} site={site} scene={scene} />
          <AdSlot key={`ad-${scene.list.name}`} site={site} name="category" />
        </>
      );
    case 'detail':
    case 'game': {
      const { id } = scene.game;
      const given = { site, deck, scene, kept };
      const shown = scene.name === 'detail';
      // What waits beside a detail page is what Play shows: the same element, so that nothing loads anew.
      return (
        <>
          {shown && <parts.detail key={`detail ${id}`} {...given} />}
          {shown && <AdSlot key={`ad-${id}`} site={site} name="detail" />}
          <parts.game key={`game ${id}`} {...given} />
        </>
      );
    }
    case 'error':
      return <parts.error why={scene.why} games={deck.maybe.slice(0, INSTEAD)} />;
    default:
      return <parts.text scene={scene} />;
  }
}

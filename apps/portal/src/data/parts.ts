import type { HomeData } from './home-data.ts';
import type { PageData } from './page-data.ts';
import type { RouteName } from './routes.ts';
import type { GameSummary } from './game-summary.ts';
import type { Site } from './site.ts';

type PageDataOf<N extends PageData['name']> = Extract<PageData, { readonly name: N }>;

/** What a screen about one game is given. */
type GameProps = {
  readonly site: Site;
  readonly homeData: HomeData;
  readonly pageData: PageDataOf<'detail' | 'game'>;
};

/** What each part of a page is given, whether it is written as markup or rendered by React. */
export type PartProps = {
  readonly topBar: { readonly site: Site; readonly route: RouteName; readonly homeData: HomeData };
  readonly footer: { readonly site: Site };
  readonly home: { readonly site: Site; readonly homeData: HomeData };
  readonly today: { readonly site: Site; readonly homeData: HomeData };
  readonly me: {
    readonly site: Site;
    readonly homeData: HomeData;
    readonly pageData: PageDataOf<'me'>;
  };
  readonly run: { readonly pageData: PageDataOf<'run'> };
  readonly category: { readonly site: Site; readonly pageData: PageDataOf<'category'> };
  readonly detail: GameProps;
  /** Next to a detail page it renders nothing, or the game that is loaded ahead of time. */
  readonly game: GameProps;
  readonly text: { readonly pageData: PageDataOf<'term' | 'privacy' | 'cookie' | 'credits'> };
  readonly error: {
    readonly why: PageDataOf<'error'>['why'];
    readonly games: readonly GameSummary[];
  };
};

import type { ComponentType, ReactNode } from 'react';
import { Island } from '#island';
import type { HomeData } from '../data/home-data.ts';
import type { PageData } from '../data/page-data.ts';
import type { PartProps } from '../data/parts.ts';
import type { RouteName } from '../data/routes.ts';
import type { Site } from '../data/site.ts';
import { AdSlot } from '../ui/ad-slot.tsx';
import { Loading } from '../ui/loading.tsx';

/** Games offered on the error page. */
const INSTEAD = 6;

/** One way to render each part of a page: static for the first paint, interactive under React. */
export type Parts = { readonly [K in keyof PartProps]: ComponentType<PartProps[K]> };

export type PageProps = {
  readonly site: Site;
  readonly homeData: HomeData;
  /** Where the visitor is, even while the page data is loading. */
  readonly route: RouteName;
  readonly pageData: PageData | undefined;
  readonly parts: Parts;
};

/** The whole page: bar, screen, footer. */
export function Page({ site, homeData, route, pageData, parts }: PageProps): ReactNode {
  const TopBar = parts.topBar;
  const Footer = parts.footer;
  return (
    <>
      <TopBar site={site} route={route} homeData={homeData} />
      <main id="main">
        {pageData ? (
          <Island resetKey={pageData} fallback={<parts.error why="broken" games={[]} />}>
            {() => <Screen site={site} homeData={homeData} pageData={pageData} parts={parts} />}
          </Island>
        ) : (
          <Loading on />
        )}
      </main>
      <Island deferred>{() => <Footer site={site} />}</Island>
    </>
  );
}

function Screen(
  props: Omit<PageProps, 'route' | 'pageData'> & { readonly pageData: PageData },
): ReactNode {
  const { site, homeData, pageData, parts } = props;
  switch (pageData.name) {
    case 'home':
      return <parts.home site={site} homeData={homeData} />;
    case 'today':
      return <parts.today site={site} homeData={homeData} />;
    case 'me':
      return <parts.me site={site} homeData={homeData} pageData={pageData} />;
    case 'run':
      return <parts.run key={pageData.run} pageData={pageData} />;
    case 'category':
      return (
        <>
          <parts.category key={pageData.list.name} site={site} pageData={pageData} />
          <AdSlot key={`ad-${pageData.list.name}`} site={site} name="category" />
        </>
      );
    case 'detail':
    case 'game': {
      const { id } = pageData.game;
      const given = { site, homeData, pageData };
      const shown = pageData.name === 'detail';
      // The game that is loaded next to a detail page is the one that Play shows: the same element,
      // so that it does not load twice.
      return (
        <>
          {shown && <parts.detail key={`detail ${id}`} {...given} />}
          {shown && <AdSlot key={`ad-${id}`} site={site} name="detail" />}
          <parts.game key={`game ${id} ${pageData.query ?? ''}`} {...given} />
        </>
      );
    }
    case 'error':
      return <parts.error why={pageData.why} games={homeData.maybe.slice(0, INSTEAD)} />;
    default:
      return <parts.text pageData={pageData} />;
  }
}

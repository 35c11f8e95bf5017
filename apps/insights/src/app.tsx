import { useEffect, useSyncExternalStore } from 'react';
import { Figures } from './figures.tsx';
import { GamesPage } from './games-page.tsx';

const PAGES = [
  { hash: '#figures', name: 'Figures', note: 'Days are in UTC.' },
  { hash: '#games', name: 'Games', note: 'The games of this site.' },
] as const;

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The operator's page. */
export function App({ site }: { readonly site: string }) {
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const [figures] = PAGES;
  const page = PAGES.find((one) => one.hash === hash) ?? figures;
  useEffect(() => {
    document.title = `${page === figures ? 'Insights' : page.name} – ${site}`;
  }, [page, figures, site]);
  return (
    <>
      <header>
        <p className="site">{site}</p>
        <h1>Insights</h1>
        <nav aria-label="Pages">
          {PAGES.map((one) => (
            <a
              key={one.hash}
              href={one.hash}
              {...(one === page && { 'aria-current': 'page' as const })}
            >
              {one.name}
            </a>
          ))}
        </nav>
        <p>{page.note}</p>
      </header>
      {page === figures ? <Figures /> : <GamesPage />}
    </>
  );
}

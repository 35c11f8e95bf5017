import { startTransition, useState } from 'react';
import { drawMaybe } from '../../live/draw.ts';
import { painted } from '../../live/painted.ts';
import type { Parts } from '../../page.tsx';
import type { Slim } from '../../records/rows.ts';
import type { Deck } from '../../scene.ts';
import { Home } from './home.tsx';

/** What Refresh drew last: it stays while the visitor looks at other pages. */
const refreshed = new WeakMap<Deck, readonly Slim[]>();

/** Maybe you like changes on Refresh alone; the sections stay as they were drawn. */
export const LiveHome: Parts['home'] = ({ site, deck, kept }) => {
  const [maybe, setMaybe] = useState(() => refreshed.get(deck) ?? deck.maybe);
  const [loading, setLoading] = useState(false);
  const refresh = async (): Promise<void> => {
    // What lies in the page is drawn in a moment: a sign that comes and goes would only flicker.
    setLoading(!deck.whole);
    const next = await drawMaybe(site, deck);
    refreshed.set(deck, next);
    // The press itself is answered first.
    await painted();
    startTransition(() => setMaybe(next));
    setLoading(false);
  };
  return (
    <Home
      site={site}
      sections={deck.sections}
      maybe={maybe}
      recent={kept.recent}
      loading={loading}
      onRefresh={() => void refresh()}
    />
  );
};

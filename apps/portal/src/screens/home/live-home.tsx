import { useState } from 'react';
import { drawMaybe } from '../../live/draw.ts';
import type { Parts } from '../../page.tsx';
import { Home } from './home.tsx';

/** Maybe you like changes on Refresh alone; the sections stay as they were drawn. */
export const LiveHome: Parts['home'] = ({ site, deck, kept }) => {
  const [maybe, setMaybe] = useState(deck.maybe);
  const [loading, setLoading] = useState(false);
  const refresh = async (): Promise<void> => {
    setLoading(true);
    setMaybe(await drawMaybe(site, deck));
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

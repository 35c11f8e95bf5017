import { startTransition, useState } from 'react';
import { shownIn } from '../../data/home-data.ts';
import type { PartProps } from '../../data/parts.ts';
import { useSaved, useServices } from '../../services/context.ts';
import { useDay } from '../../features/today/use-day.ts';
import { nextFrame } from '../../services/frames.ts';
import { sampleGames } from '../../services/sample-games.ts';
import { Home } from './home.tsx';

/** Maybe you like changes on Refresh alone; the sections stay as they were sampled. */
export function LiveHome({ site, homeData }: PartProps['home']) {
  const { session } = useServices();
  const recent = useSaved((saved) => saved.recent);
  const best = useSaved((saved) => saved.best);
  const day = useDay();
  const [maybe, setMaybe] = useState(session.maybe);
  const [loading, setLoading] = useState(false);
  const refresh = async (): Promise<void> => {
    const sampled = sampleGames(site, homeData, { shown: shownIn(homeData.sections) });
    // The press itself is answered first.
    await nextFrame();
    // What is inside the page is sampled in a moment: an indicator would only flicker.
    setLoading(!homeData.whole);
    const next = await sampled;
    session.setMaybe(next);
    startTransition(() => setMaybe(next));
    setLoading(false);
  };
  return (
    <Home
      site={site}
      sections={homeData.sections}
      maybe={maybe}
      recent={recent}
      best={best}
      day={day}
      loading={loading}
      onRefresh={() => void refresh()}
    />
  );
}

import './me.css';
import '../../features/grove/grove.css';
import { maybeYouLike } from '@playgrove/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { pointsOf } from '../../data/daily/pick.ts';
import type { PartProps } from '../../data/parts.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { growthOf } from '../../data/grove.ts';
import type { SavedState } from '../../data/saved-state.ts';
import { useSaved } from '../../services/context.ts';
import { LiveLookBack } from '../../features/look-back/live-look-back.tsx';
import { browserDaily, openDay, readDays } from '../../features/today/daily.ts';
import { offlineDeps, savedGames } from '../../features/offline/offline-games.ts';
import { readProgress } from '../../services/progress/progress.ts';
import { LiveTransfer } from './live-transfer.tsx';
import { STORE_KEY } from '../../services/storage.ts';
import { MeShell } from './me-shell.tsx';
import { Me, type MyGame } from './me.tsx';

const SUGGESTED = 6;

/** What this device remembers of the visitor, and the ways to move it to another device. */
export function LiveMe({ site, homeData, pageData }: PartProps['me']) {
  const saved = useSaved((all) => all);
  const [offline, setOffline] = useState<ReadonlyMap<string, number>>(new Map());
  const [ready, setReady] = useState(false);
  // Read again after something was taken in.
  const [round, setRound] = useState(0);
  useEffect(() => {
    void savedGames(offlineDeps()).then(setOffline);
    setReady(true);
  }, []);
  const others = useMemo(
    () => maybeYouLike(homeData.pool, Math.random, { count: SUGGESTED }),
    [homeData],
  );
  const { games, day } = useMemo(
    () => {
      const record = readDays(browserDaily);
      const now = openDay(browserDaily, site, homeData, record);
      const goals = new Map(site.daily.map((row) => [row[0], pointsOf(row)]));
      const mine = gamesOf(saved, homeData.pool, offline).map((each) => ({
        ...each,
        growth: growthOf({ ...each, goal: goals.get(each.game.id) }),
        today: record.ticks[now.date]?.includes(each.game.id) === true,
      }));
      return { games: mine, day: now };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the round stands for what is read from storage
    [saved, homeData, offline, site, round],
  );
  if (!ready) return <MeShell />;
  return (
    <Me games={games} flame={day.flame} others={others} lookBack={<LiveLookBack day={day} />}>
      <LiveTransfer
        // Another link brings another offer.
        key={pageData.query}
        site={site}
        query={pageData.query}
        onChange={() => {
          // The store listens to changes by other tabs; this one looks like theirs.
          const newValue = localStorage.getItem(STORE_KEY);
          dispatchEvent(new StorageEvent('storage', { key: STORE_KEY, newValue }));
          setRound((now) => now + 1);
        }}
      />
    </Me>
  );
}

/** Every game that this device knows something of, last played first. */
function gamesOf(
  { recent, favorites, best }: SavedState,
  pool: readonly GameSummary[],
  offline: ReadonlyMap<string, number>,
): readonly Omit<MyGame, 'growth' | 'today'>[] {
  const progress = readProgress(() => localStorage);
  const known = new Map<string, GameSummary>();
  for (const game of [...pool, ...favorites, ...recent]) known.set(game.id, game);
  const ids = [
    ...recent.map(({ id }) => id),
    ...Object.keys(best),
    ...Object.keys(progress),
    ...offline.keys(),
  ];
  return [...new Set(ids)].flatMap((id) => {
    const game = known.get(id);
    return game ? [{ game, best: best[id], progress: progress[id], saved: offline.get(id) }] : [];
  });
}

import type { GameMessage, PageMessage } from '@playgrove/protocol/messages';
import { useCallback, useState } from 'react';
import { pointsOf } from '../../../data/daily/pick.ts';
import type { DetailFile } from '../../../data/files.ts';
import type { Grown } from '../../../data/grove.ts';
import { useServices, type Services } from '../../../services/context.ts';
import { goTo } from '../../../services/go-to.ts';
import { rememberClick } from '../../../services/play-history.ts';
import { readProgress } from '../../../services/progress/progress.ts';
import { firstStrip, stripDone, stripElse, type DayStripText } from './day-strip.tsx';
import { nextMessage, nextThing, type NextThing } from './next-step.ts';
import { TODAY_HREF } from '../today-row.tsx';

export type Next = {
  readonly strip: DayStripText | undefined;
  /** What is next, once a run has ended. */
  readonly thing: NextThing | undefined;
  /** What to tell the game of it now. */
  readonly message: () => PageMessage;
  /** Takes in what a game says. */
  readonly hear: (message: GameMessage) => void;
};

/** What is next while a game is played, for the page and for the game's own results. */
export function useNext(game: DetailFile, query: string | undefined): Next {
  const services = useServices();
  const [strip, setStrip] = useState(() =>
    firstStrip(game, query, services.site, services.openDay()),
  );
  const [thing, setThing] = useState<NextThing>();
  const message = useCallback(() => {
    const day = services.openDay();
    return nextMessage(day, nextThing(day, grownOf(game, services)));
  }, [game, services]);
  const hear = useCallback(
    (said: GameMessage): void => {
      const day = services.openDay();
      const next = nextThing(day, grownOf(game, services));
      if (said.kind === 'play-end') setThing(next);
      if (said.kind === 'play-start') {
        setThing(undefined);
        const first = said.daily && firstStrip(game, query, services.site, day);
        setStrip(
          (now) => now && (first ? { ...first, begun: true } : { ...now, ...stripElse(day) }),
        );
      }
      if (said.kind === 'daily' && said.won && said.date === day.date)
        // With what it said besides: the game below keeps its size.
        setStrip((now) => now && { ...now, ...stripDone(day, game.id) });
      if (said.kind !== 'go') return;
      if (said.to === 'today') return goTo(TODAY_HREF);
      if (next?.game) rememberClick(() => localStorage, next.game, 'next');
      if (next) goTo(next.href);
    },
    [game, query, services],
  );
  return { strip, thing, message, hear };
}

/** What this device knows of a game's tree. */
function grownOf({ id }: DetailFile, { site, store }: Services): Grown {
  return {
    progress: readProgress(() => localStorage)[id],
    best: store.saved.best[id],
    goal: pointsOf(site.daily.find(([of]) => of === id)),
  };
}

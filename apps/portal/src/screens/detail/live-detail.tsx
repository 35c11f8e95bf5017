import { fillMessage } from '@playgrove/language/message-format';
import { useEffect, useRef, useState } from 'react';
import type { PartProps } from '../../data/parts.ts';
import { gamePath } from '../../data/routes.ts';
import { summaryOf } from '../../data/game-summary.ts';
import { isFavorite, toggleFavorite } from '../../data/saved-state.ts';
import { chunk } from '../../services/chunks.ts';
import { useSaved, useServices } from '../../services/context.ts';
import { sampleGames } from '../../services/sample-games.ts';
import { copyEmbedCode, shareGame } from '../../services/share/share.ts';
import { toast } from '../../services/toasts.ts';
import { goTo } from '../../services/go-to.ts';
import { Detail } from './detail.tsx';
import { showHeroClip } from './hero-clip.ts';
import { LiveReportSheet } from './live-report-sheet.tsx';
import { useOffline } from '../../features/offline/use-offline.ts';
import * as messages from './messages/en.json';

const fetchLarge = chunk('large', async () => (await import('./large-view.ts')).showLarge);

/** Votes that the server has taken since the page was loaded, by game id. */
const counted = new Map<string, boolean>();

export function LiveDetail({ site, homeData, pageData }: PartProps['detail']) {
  const { game } = pageData;
  const { store, callContent, served } = useServices();
  const isMarked = useSaved((saved) => isFavorite(saved, game.id));
  const ownVote = useSaved((saved) => saved.votes[game.id]);
  const best = useSaved((saved) => saved.best[game.id]);
  const [others, setOthers] = useState(pageData.others);
  const offline = useOffline(game, site);
  const [reporting, setReporting] = useState(false);
  const art = useRef<HTMLDivElement>(null);
  const { clip } = game;
  useEffect(() => {
    if (art.current && clip !== undefined) return showHeroClip(art.current, clip);
    return undefined;
  }, [clip]);

  const vote = (up: boolean): void => {
    const set = (value: boolean | undefined) =>
      store.change((now) => {
        const { [game.id]: _, ...votes } = now.votes;
        return { ...now, votes: value === undefined ? votes : { ...votes, [game.id]: value } };
      });
    if (ownVote === up) {
      set(undefined);
      return toast(messages.voteRemoved);
    }
    set(up);
    const said = (): void =>
      toast(up ? fillMessage(messages.liked, { game: game.title }) : messages.disliked);
    // Without a server the vote is a note on this device. What was counted once is not counted again.
    if (!served || counted.get(game.id) === up) return said();
    // If it fails, the visitor sees a toast and the vote is taken back.
    callContent('vote', { game: game.id, up }).then(
      () => {
        counted.set(game.id, up);
        said();
      },
      () => set(ownVote),
    );
  };
  const favorite = (): void => {
    toast(isMarked ? messages.favoriteRemoved : messages.favoriteAdded);
    store.change((now) => toggleFavorite(now, summaryOf(game)));
  };
  return (
    <Detail
      game={game}
      server={site.server}
      art={art}
      similar={pageData.similar}
      others={others}
      favorite={isMarked}
      vote={ownVote}
      best={best}
      offline={offline}
      on={{
        play: () => goTo(`#${gamePath(game.id)}`),
        vote,
        favorite,
        share: () => void shareGame(game),
        embed: () => void copyEmbedCode(game),
        report: () =>
          served
            ? setReporting(true)
            : toast(fillMessage(messages.writeTo, { address: site.contact })),
        large: (at) => {
          fetchLarge().then(
            (show) => show(game.stills ?? [], at),
            () => toast(messages.pictureFailed),
          );
        },
        refresh: () => void sampleGames(site, homeData, { without: game.id }).then(setOthers),
      }}
    >
      {reporting && <LiveReportSheet game={game} onClose={() => setReporting(false)} />}
    </Detail>
  );
}

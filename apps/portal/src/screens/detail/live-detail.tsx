import { useState } from 'react';
import { drawMaybe } from '../../live/draw.ts';
import { useServices } from '../../live/services.ts';
import { shareGame } from '../../live/share.ts';
import { slimOf } from '../../live/slim.ts';
import type { Parts } from '../../page.tsx';
import { gamePath } from '../../routes.ts';
import { chunk } from '../../services/chunks.ts';
import { isFavourite, toggleFavourite } from '../../services/storage.ts';
import { toast } from '../../shell/toasts.ts';
import { Detail } from './detail.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useOffline } from './use-offline.ts';

const fetchLarge = chunk('large', async () => (await import('./large-view.ts')).showLarge);

export const LiveDetail: Parts['detail'] = ({ site, deck, scene, kept }) => {
  const { game } = scene;
  const { change, callContent, served } = useServices();
  const [others, setOthers] = useState(scene.others);
  const offline = useOffline(game.id, site.gamesOrigin);
  const [reporting, setReporting] = useState(false);

  const vote = (up: boolean): void => {
    if (kept.votes[game.id] === up) return;
    const before = kept.votes[game.id];
    const set = (value: boolean | undefined) =>
      change((now) => {
        const { [game.id]: _, ...votes } = now.votes;
        return { ...now, votes: value === undefined ? votes : { ...votes, [game.id]: value } };
      });
    set(up);
    // Where nobody counts votes it is the visitor's own note.
    if (!served) return;
    // The server counts it. Where it fails the visitor was told, and the vote is taken back.
    callContent('vote', { game: game.id, up }).catch(() => set(before));
  };
  const favourite = (): void => {
    toast(isFavourite(kept, game.id) ? 'Taken from your favourites' : 'Kept among your favourites');
    change((now) => toggleFavourite(now, slimOf(game)));
  };
  return (
    <Detail
      game={game}
      others={others}
      favourite={isFavourite(kept, game.id)}
      vote={kept.votes[game.id]}
      best={kept.best[game.id]}
      offline={offline}
      on={{
        play: () => {
          location.hash = `#${gamePath(game.id)}`;
        },
        vote,
        favourite,
        share: () => void shareGame(game),
        report: () => (served ? setReporting(true) : toast(`Please write to ${site.contact}`)),
        large: (at) => {
          fetchLarge().then(
            (show) => show(game.stills ?? [], at),
            () => toast('The picture could not be fetched.'),
          );
        },
        refresh: () => void drawMaybe(site, deck, { without: game.id }).then(setOthers),
      }}
    >
      {reporting && <ReportSheet game={game} onClose={() => setReporting(false)} />}
    </Detail>
  );
};

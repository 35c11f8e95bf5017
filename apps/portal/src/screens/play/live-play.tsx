import './failure.css';
import { HELD } from '@playgrove/protocol/held';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PartProps } from '../../data/parts.ts';
import { summaryOf } from '../../data/game-summary.ts';
import { useNext } from '../../features/today/play/use-next.ts';
import { isFavorite, toggleFavorite } from '../../data/saved-state.ts';
import { useSaved, useServices } from '../../services/context.ts';
import { reportLost } from '../../services/connection.ts';
import { shareGame } from '../../services/share/share.ts';
import { toast } from '../../services/toasts.ts';
import { gameAddress, Play } from './play.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useReturn } from './use-connection.ts';
import { useOverwritten } from './use-overwritten.ts';
import { usePlaySession } from './use-play-session.ts';
import * as messages from './messages/en.json';

/** Try again starts a new attempt from nothing. */
export function LivePlay(props: PartProps['game']) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  site,
  pageData,
  onRetry,
}: PartProps['game'] & { readonly onRetry: () => void }) {
  const { game, similar = [], others: drawn, query } = pageData;
  // After a run, the games that are most like it come first.
  const [others] = useState(() => [
    ...new Map([...similar, ...drawn].map((each) => [each.id, each])).values(),
  ]);
  const next = useNext(game, query);
  const { store } = useServices();
  const muted = useSaved((saved) => saved.muted);
  const favorite = useSaved((saved) => isFavorite(saved, game.id));
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { wide, toggle, set } = useFullscreen(container);
  const held = pageData.name === 'detail';
  // It stays the same when the game is shown: another address would load the game again.
  const [address] = useState(`${gameAddress(site, game, query)}${held ? HELD : ''}`);
  useOverwritten();
  const { phase, send, focusGame } = usePlaySession({
    site,
    game,
    next,
    frame,
    container,
    query,
    held,
    others,
    onFullscreen: set,
  });
  // What failed while nobody saw it is tried again before anybody does.
  const failedUnseen = !held && phase.name === 'failed' && address.endsWith(HELD);
  useLayoutEffect(() => {
    if (failedUnseen) onRetry();
  }, [failedUnseen, onRetry]);
  const isLost = phase.name === 'failed' && phase.ready !== undefined;
  useReturn(isLost, onRetry);
  return (
    <Play
      site={site}
      game={game}
      query={query}
      day={next.strip}
      thing={game.caged ? next.thing : undefined}
      others={others}
      phase={phase}
      muted={muted}
      favorite={favorite}
      wide={wide}
      held={held}
      address={address}
      container={container}
      frame={frame}
      on={{
        restart: () => {
          send({ kind: 'restart' });
          focusGame();
        },
        sound: () => {
          send({ kind: 'mute', muted: !muted });
          store.change((saved) => ({ ...saved, muted: !muted }));
          focusGame();
        },
        favorite: () => {
          toast(favorite ? messages.favoriteRemoved : messages.favoriteAdded);
          store.change((saved) => toggleFavorite(saved, summaryOf(game)));
        },
        share: () => void shareGame(game),
        fullscreen: () => {
          toggle();
          focusGame();
        },
        // Without a connection the next attempt begins when there is one.
        retry: isLost ? reportLost : onRetry,
      }}
    />
  );
}

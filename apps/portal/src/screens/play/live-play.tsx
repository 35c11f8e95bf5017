import './after.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../live/services.ts';
import { shareGame } from '../../live/share.ts';
import { slimOf } from '../../live/slim.ts';
import type { GameScreenProps } from '../../page.tsx';
import { isFavourite, toggleFavourite } from '../../services/storage.ts';
import { toast } from '../../shell/toasts.ts';
import { useFullscreen } from './fullscreen.ts';
import { gameAddress, Play } from './play.tsx';
import { useSitting } from './use-sitting.ts';

/** Tells a game's page to stop at its first frame until it is shown. */
const HELD = '#held';

/** One attempt at a game follows another: Try again begins anew. */
export function LivePlay(props: GameScreenProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  site,
  scene,
  kept,
  onRetry,
}: GameScreenProps & { readonly onRetry: () => void }) {
  const { game, others } = scene;
  const { change } = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { wide, toggle } = useFullscreen(room);
  const held = scene.name === 'detail';
  // It stays what it was when the game is shown: another address would load it anew.
  const [address] = useState(`${gameAddress(site, game)}${held ? HELD : ''}`);
  const { phase, ended, send, give, closeEnd } = useSitting({ site, game, frame, room, held });
  // What failed while nobody saw it is tried again before anybody does.
  const failedUnseen = !held && phase.name === 'failed' && address.endsWith(HELD);
  useLayoutEffect(() => {
    if (failedUnseen) onRetry();
  }, [failedUnseen, onRetry]);
  return (
    <Play
      site={site}
      game={game}
      others={others}
      phase={phase}
      ended={ended}
      muted={kept.muted}
      favourite={isFavourite(kept, game.id)}
      wide={wide}
      held={held}
      address={address}
      room={room}
      frame={frame}
      on={{
        restart: () => {
          closeEnd();
          send({ kind: 'restart' });
          give();
        },
        sound: () => {
          send({ kind: 'mute', muted: !kept.muted });
          change((now) => ({ ...now, muted: !kept.muted }));
          give();
        },
        favourite: () => {
          toast(favouriteWords(isFavourite(kept, game.id)));
          change((now) => toggleFavourite(now, slimOf(game)));
        },
        share: () => void shareGame(game),
        fullscreen: () => {
          toggle();
          give();
        },
        retry: onRetry,
        closeEnd: () => {
          closeEnd();
          give();
        },
      }}
    />
  );
}

function favouriteWords(marked: boolean): string {
  return marked ? 'Taken from your favourites' : 'Kept among your favourites';
}

import './after.css';
import {
  readGameMessage,
  seal,
  type GameMessage,
  type PageMessage,
} from '@playgrove/events/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../live/services.ts';
import { shareLink } from '../../live/share.ts';
import { slimOf } from '../../live/slim.ts';
import type { Parts } from '../../page.tsx';
import { detailPath } from '../../routes.ts';
import { inFront, isFavourite, toggleFavourite } from '../../services/storage.ts';
import { toast } from '../../shell/toasts.ts';
import { betterOf } from './best.ts';
import { Play, type Ended, type Phase } from './play.tsx';
import { useFullscreen } from './fullscreen.ts';

/** How long a game may take to say that it is ready. */
const PATIENCE_MS = 20_000;
const WORDS = {
  slow: 'It has not answered for 20 seconds. The connection may be slow, or the game may be broken.',
  missing: 'Its page could not be fetched.',
} as const;

export const LivePlay: Parts['game'] = ({ site, scene, kept }) => {
  const { game, others } = scene;
  const { change, count } = useServices();
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const [ended, setEnded] = useState<Ended>();
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { wide, toggle } = useFullscreen(room);
  const origin = site.gamesOrigin === '' ? location.origin : site.gamesOrigin;
  const present = useRef({ kept, record: false });
  present.current.kept = kept;

  const send = useCallback(
    (message: PageMessage): void =>
      frame.current?.contentWindow?.postMessage(seal(message), origin),
    [origin],
  );
  const give = (): void => frame.current?.focus({ preventScroll: true });

  const hear = useCallback(
    (message: GameMessage): void => {
      switch (message.kind) {
        case 'ready':
          setPhase({ name: 'ready' });
          if (present.current.kept.muted) send({ kind: 'mute', muted: true });
          give();
          break;
        case 'play-start':
          present.current.record = false;
          setEnded(undefined);
          count({ name: 'play_start', game: game.id });
          change((now) => ({ ...now, recent: inFront(now.recent, slimOf(game)) }));
          break;
        case 'play-end': {
          const { seconds, score } = message;
          const event = { name: 'play_end', game: game.id, seconds } as const;
          count(score === undefined ? event : { ...event, score });
          const best = present.current.kept.best[game.id];
          setEnded({
            ...(score === undefined ? {} : { score }),
            ...(best === undefined ? {} : { best }),
            record: present.current.record,
          });
          break;
        }
        case 'best': {
          const { score, better } = message;
          const before = present.current.kept.best[game.id];
          const best = betterOf(before, score, better);
          if (best === before) break;
          present.current.record = before !== undefined;
          change((now) => ({ ...now, best: { ...now.best, [game.id]: best } }));
          setEnded((shown) => shown && { ...shown, best, record: present.current.record });
          break;
        }
        case 'mute':
          change((now) => ({ ...now, muted: message.muted }));
          break;
        case 'leave':
          room.current?.querySelector<HTMLElement>('h1 a')?.focus({ preventScroll: true });
          break;
        case 'failed':
          setPhase({ name: 'failed', why: message.why });
          break;
        default:
      }
    },
    [change, count, game, send],
  );

  useEffect(() => {
    const receive = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) hear(message);
    };
    addEventListener('message', receive);
    for (const early of window.handover?.messages.splice(0) ?? []) receive(early);
    return () => removeEventListener('message', receive);
  }, [hear, origin]);

  useEffect(() => {
    if (phase.name !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase({ name: 'failed', why: WORDS.slow }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase.name, attempt]);

  useEffect(() => {
    const element = frame.current;
    const look = (): void => {
      if (element && isMissing(element)) setPhase({ name: 'failed', why: WORDS.missing });
    };
    // It may have loaded before this page came alive.
    if (element?.contentDocument?.readyState === 'complete') look();
    element?.addEventListener('load', look);
    return () => element?.removeEventListener('load', look);
  }, [attempt]);

  useEffect(() => {
    const pause = (): void => {
      if (document.hidden) send({ kind: 'pause' });
    };
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [send]);

  const restart = (): void => {
    setEnded(undefined);
    send({ kind: 'restart' });
    give();
  };
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
      room={room}
      frame={frame}
      attempt={attempt}
      on={{
        restart,
        sound: () => {
          send({ kind: 'mute', muted: !kept.muted });
          change((now) => ({ ...now, muted: !now.muted }));
          give();
        },
        favourite: () => {
          toast(
            isFavourite(kept, game.id)
              ? 'Taken from your favourites'
              : 'Kept among your favourites',
          );
          change((now) => toggleFavourite(now, slimOf(game)));
        },
        share: () => void shareLink(game.title, detailPath(game.id)),
        fullscreen: () => {
          toggle();
          give();
        },
        retry: () => {
          setAttempt(attempt + 1);
          setPhase({ name: 'loading' });
        },
        closeEnd: () => {
          setEnded(undefined);
          give();
        },
      }}
    />
  );
};

/** Whether what a frame has loaded is no game page. Another origin's page cannot be looked into. */
function isMissing(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (!page || page.location.href === 'about:blank') return false;
  return page.querySelector('#game') === null;
}

import {
  readGameMessage,
  seal,
  type GameMessage,
  type PageMessage,
} from '@playgrove/events/messages';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useServices, type Services } from '../../live/services.ts';
import { slimOf } from '../../live/slim.ts';
import type { DetailFile } from '../../records/files.ts';
import { inFront } from '../../services/storage.ts';
import type { Site } from '../../site.ts';
import { betterOf } from './best.ts';
import type { Ended, Phase } from './play.tsx';

/** How long a game may take to say that it is ready. */
export const PATIENCE_MS = 20_000;

const SLOW =
  'It has not answered for 20 seconds. The connection may be slow, or the game may be broken.';
const MISSING = 'Its page could not be fetched.';

export type SittingParts = {
  readonly site: Pick<Site, 'gamesOrigin'>;
  readonly game: DetailFile;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly room: RefObject<HTMLElement | null>;
  /** The game waits to be shown. */
  readonly held: boolean;
};

export type Sitting = {
  readonly phase: Phase;
  readonly ended: Ended | undefined;
  /** Tells the game something. */
  readonly send: (message: PageMessage) => void;
  /** Gives the keyboard to the game. */
  readonly give: () => void;
  readonly closeEnd: () => void;
};

/** What goes on between the page and the game in its frame. */
export function useSitting({ site, game, frame, room, held }: SittingParts): Sitting {
  const services = useServices();
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const [ended, setEnded] = useState<Ended>();
  const record = useRef(false);
  const origin = site.gamesOrigin === '' ? location.origin : site.gamesOrigin;

  const send = useCallback(
    (message: PageMessage): void =>
      frame.current?.contentWindow?.postMessage(seal(message), origin),
    [frame, origin],
  );
  const give = useCallback((): void => {
    // Focusing a frame that has the focus takes it away for a moment, and the game would pause.
    if (document.activeElement !== frame.current) frame.current?.focus({ preventScroll: true });
  }, [frame]);

  useEffect(() => {
    const hear = (message: GameMessage): void => {
      if (message.kind === 'ready') {
        setPhase({ name: 'ready' });
      } else if (message.kind === 'failed') setPhase({ name: 'failed', why: message.why });
      else if (message.kind === 'leave') {
        room.current?.querySelector<HTMLElement>('h1 a')?.focus({ preventScroll: true });
      } else {
        if (message.kind === 'play-start') record.current = false;
        if (message.kind === 'best') record.current = isRecord(message, game, services);
        remember(message, game, services);
        if (message.kind === 'play-start') setEnded(undefined);
        if (message.kind === 'play-end') setEnded(endOf(message, game, services, record.current));
        else if (message.kind === 'best') {
          const best = services.store.kept.best[game.id] ?? message.score;
          setEnded((shown) => shown && { ...shown, best, record: record.current });
        }
      }
    };
    const receive = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) hear(message);
    };
    addEventListener('message', receive);
    const { handover } = window;
    if (handover) handover.heard = true;
    for (const early of handover?.messages.splice(0) ?? []) receive(early);
    return () => removeEventListener('message', receive);
  }, [services, game, frame, room, origin]);

  useLayoutEffect(() => {
    if (phase.name !== 'ready' || held) return;
    send({ kind: 'show' });
    if (services.store.kept.muted) send({ kind: 'mute', muted: true });
    if (!isBusy()) give();
  }, [services, phase, held, send, give]);

  useEffect(() => {
    if (phase.name !== 'loading' || held) return undefined;
    const timer = setTimeout(() => setPhase({ name: 'failed', why: SLOW }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase.name, held]);

  useEffect(() => {
    const element = frame.current;
    const look = (): void => {
      if (element && isMissing(element)) setPhase({ name: 'failed', why: MISSING });
    };
    // It may have loaded before this page came alive.
    if (element?.contentDocument?.readyState === 'complete') look();
    element?.addEventListener('load', look);
    return () => element?.removeEventListener('load', look);
  }, [frame]);

  useEffect(() => {
    const pause = (): void => {
      if (document.hidden) send({ kind: 'pause' });
    };
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [send]);

  return { phase, ended, send, give, closeEnd: () => setEnded(undefined) };
}

/** Whether the visitor is busy with the page: a layer is open or something is being typed. */
function isBusy(): boolean {
  const root = document.documentElement;
  return root.hasAttribute('data-layer') || document.activeElement?.matches('input') === true;
}

/** What this device and statistics keep of what a game says. */
function remember(message: GameMessage, game: DetailFile, { change, count }: Services): void {
  switch (message.kind) {
    case 'play-start':
      count({ name: 'play_start', game: game.id });
      change((now) => ({ ...now, recent: inFront(now.recent, slimOf(game)) }));
      break;
    case 'play-end': {
      const { seconds, score } = message;
      const event = { name: 'play_end', game: game.id, seconds } as const;
      count(score === undefined ? event : { ...event, score });
      break;
    }
    case 'best': {
      const { score, better } = message;
      change((now) => {
        const best = betterOf(now.best[game.id], score, better);
        return { ...now, best: { ...now.best, [game.id]: best } };
      });
      break;
    }
    case 'mute':
      change((now) => ({ ...now, muted: message.muted }));
      break;
    default:
  }
}

/** Whether a best score beats one that was kept before: the first is no record. */
function isRecord(
  { score, better }: Extract<GameMessage, { readonly kind: 'best' }>,
  game: DetailFile,
  { store }: Services,
): boolean {
  const before = store.kept.best[game.id];
  return before !== undefined && betterOf(before, score, better) !== before;
}

function endOf(
  { score }: Extract<GameMessage, { readonly kind: 'play-end' }>,
  game: DetailFile,
  { store }: Services,
  record: boolean,
): Ended {
  const best = store.kept.best[game.id];
  return {
    ...(score === undefined ? {} : { score }),
    ...(best === undefined ? {} : { best }),
    record,
  };
}

/** Whether what a frame has loaded is no game page. Another origin's page cannot be looked into. */
function isMissing(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (!page || page.location.href === 'about:blank') return false;
  return page.querySelector('#game') === null;
}

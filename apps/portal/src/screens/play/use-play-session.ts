import { localDate } from '@playgrove/language/days';
import { pageLanguage } from '@playgrove/language/message-format';
import { readLaunch } from '@playgrove/protocol/challenge';
import {
  readGameMessage,
  seal,
  type GameMessage,
  type OtherGame,
  type PageMessage,
} from '@playgrove/protocol/messages';
import { DEFAULT_ICON } from '@playgrove/catalogue';
import type { StatisticEvent } from '@playgrove/protocol';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DetailFile } from '../../data/files.ts';
import { smallIcon } from '../../data/icons.ts';
import { detailPath } from '../../data/routes.ts';
import { summaryOf, type GameSummary } from '../../data/game-summary.ts';
import { inFront } from '../../data/saved-state.ts';
import { originOf, type Site } from '../../data/site.ts';
import { useServices, type Services } from '../../services/context.ts';
import type { Next } from '../../features/today/play/use-next.ts';
import { hasFlag } from '../../services/dom-state.ts';
import { clickedList, comesBack } from '../../services/play-history.ts';
import { playerName } from '../../services/player.ts';
import { noteMonth } from '../../services/progress/month.ts';
import { noteProgress } from '../../services/progress/progress.ts';
import { wantsNoTracking } from '../../services/statistics.ts';
import { noteVisit } from '../../services/visits.ts';
import { fetchRun, storeRun } from '../../services/runs.ts';
import { goTo } from '../../services/go-to.ts';
import { chunk } from '../../services/chunks.ts';
import { OTHERS_SHOWN, type Phase } from './play.tsx';
import { PlayReport } from './play-report.ts';
import { completeChallenge } from './complete-challenge.ts';
import { storeWhole, useConnection } from './use-connection.ts';
import * as messages from './messages/en.json';

/** After these something else may be next. */
const CHANGES_NEXT: ReadonlySet<GameMessage['kind']> = new Set(['daily', 'progress', 'best']);

/** How long a game may take to say that it is ready. */
export const TIMEOUT_MS = 20_000;

/** Most players never put a run on a board. */
const fetchBoards = chunk('boards', () => import('../../features/boards/live-enter.tsx'));

export type PlaySessionOptions = {
  readonly site: Pick<Site, 'gamesOrigin'>;
  readonly game: DetailFile;
  /** What is next after a run. */
  readonly next: Next;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly container: RefObject<HTMLElement | null>;
  /** The route's query: what the game is opened with, unchecked. */
  readonly query: string | undefined;
  /** The game is loaded and not shown yet. */
  readonly held: boolean;
  /** Other games, for the game to offer below its results. */
  readonly others: readonly GameSummary[];
  /** The game asks to fill the screen, or to leave it. */
  readonly onFullscreen: (on: boolean) => void;
};

export type PlaySession = {
  readonly phase: Phase;
  /** Sends a message to the game. */
  readonly send: (message: PageMessage) => void;
  /** Moves the keyboard focus to the game. */
  readonly focusGame: () => void;
};

/** The conversation between the page and the game in its frame, as long as it is open. */
export function usePlaySession({
  site,
  game,
  next,
  frame,
  container,
  query,
  held,
  others,
  onFullscreen,
}: PlaySessionOptions): PlaySession {
  const services = useServices();
  const { hear, message: tellNext } = next;
  // The strip says what a toast would say.
  const announces = next.strip === undefined;
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const report = usePlayReport(game.id, services);
  const origin = originOf(site, game.id) || location.origin;

  const send = useCallback(
    (message: PageMessage): void =>
      frame.current?.contentWindow?.postMessage(seal(message), origin),
    [frame, origin],
  );
  const focusGame = useCallback((): void => {
    // Focusing a frame that has the focus takes it away for a moment, and the game would pause.
    if (document.activeElement !== frame.current) frame.current?.focus({ preventScroll: true });
  }, [frame]);

  // The visitor may have left the game before the page came alive and heard that it is ready.
  const left = useRef(false);
  /** What of the player's things could not be read or stored: each counts once a page. */
  const counted = useRef(new Set<string>());

  useEffect(() => {
    const onGameMessage = (message: GameMessage): void => {
      if (message.kind === 'ready') {
        setPhase({ name: 'ready' });
      } else if (message.kind === 'failed') {
        setPhase({ name: 'failed', why: game.caged ? messages.broken : message.why });
        // The game's own words are for its operator.
        if (game.caged) services.count(failureOf(game, message.why));
      } else if (message.kind === 'mended') {
        const { what, why } = message;
        if (!counted.current.has(what)) services.count(mendingOf(game, what, why));
        counted.current.add(what);
      } else if (message.kind === 'fullscreen') onFullscreen(message.on);
      else if (message.kind === 'leave') {
        left.current = true;
        container.current?.querySelector<HTMLElement>('h1 a')?.focus({ preventScroll: true });
      } else if (message.kind === 'open') {
        const chosen = others.find(({ id }) => id === message.game);
        if (chosen) goTo(`#${detailPath(chosen.id)}`);
      } else if (message.kind === 'enter-board') {
        const { date, run } = message;
        // The visitor has seen why it failed.
        void fetchBoards()
          .then(({ enterRun }) => enterRun(services.callContent, { date, game, run }))
          .catch(() => undefined);
      } else if (message.kind === 'store-run') {
        services.count({ name: 'run', game: game.id, what: 'shared' });
        void storeRun(message.run, services).then((id) => send({ kind: 'run-stored', id }));
      } else if (message.kind === 'ad-break') {
        void breakForAd(services, send).then((shown) => shown && focusGame());
      } else if (!reportPlay(message, report)) remember(message, game, services, announces);
      hear(message);
      if (CHANGES_NEXT.has(message.kind)) send(tellNext());
    };
    const receive = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) onGameMessage(message);
    };
    addEventListener('message', receive);
    const { hydration } = window;
    if (hydration) hydration.listening = true;
    for (const early of hydration?.messages.splice(0) ?? []) receive(early);
    return () => removeEventListener('message', receive);
  }, [
    services,
    game,
    report,
    frame,
    container,
    origin,
    others,
    onFullscreen,
    announces,
    hear,
    tellNext,
    send,
    focusGame,
  ]);

  useLayoutEffect(() => {
    if (phase.name !== 'ready' || held) {
      left.current = false;
      return;
    }
    send({ kind: 'show' });
    if (services.store.saved.muted) send({ kind: 'mute', muted: true });
    if (!isBusy() && !left.current) focusGame();
  }, [services, phase, held, send, focusGame]);

  useEffect(() => {
    if (phase.name !== 'ready') return;
    send({ kind: 'locale', locale: pageLanguage() });
    send({ kind: 'player', name: playerName(() => localStorage) });
    const games = others.slice(0, OTHERS_SHOWN).map(offerOf);
    send({ kind: 'others', games });
    send(tellNext());
  }, [phase, others, tellNext, send]);

  useEffect(() => {
    const launch = readLaunch(query);
    if (phase.name !== 'ready' || held || launch?.run === undefined) return undefined;
    const gone = new AbortController();
    fetchRun(launch.run, services.callContent).then(
      (run) => {
        if (gone.signal.aborted) return;
        const race = launch.beat !== undefined;
        services.count({ name: 'run', game: game.id, what: race ? 'raced' : 'watched' });
        send({ kind: 'run', run, race });
      },
      // The visitor has seen why, and can play the board.
      () => {},
    );
    return () => gone.abort();
  }, [phase, held, query, game.id, services, send]);

  const onConnectionLost = useCallback(
    (ready: readonly GameSummary[]) => setPhase({ name: 'failed', why: messages.notSaved, ready }),
    [],
  );
  useConnection({
    game,
    others,
    waiting: phase.name === 'loading' && !held,
    onLost: onConnectionLost,
  });

  useEffect(() => {
    if (phase.name !== 'loading' || held) return undefined;
    const timer = setTimeout(() => setPhase({ name: 'failed', why: messages.slow }), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase.name, held]);

  useEffect(() => {
    const element = frame.current;
    const checkFrame = (): void => {
      if (element && isMissing(element)) setPhase({ name: 'failed', why: messages.missing });
    };
    // It may have loaded before this page was hydrated.
    if (element?.contentDocument?.readyState === 'complete') checkFrame();
    element?.addEventListener('load', checkFrame);
    return () => element?.removeEventListener('load', checkFrame);
  }, [frame]);
  useAnotherTry(frame, phase.name === 'loading' && origin === location.origin);

  useEffect(() => {
    const pause = (): void => {
      if (document.hidden) send({ kind: 'pause' });
    };
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [send]);

  return { phase, send, focusGame };
}

/** How long after the browser's own error page a game is loaded again, in milliseconds. */
const AGAIN_MS = 1000;

/** Loads a game again when the connection was gone just as its page was requested. */
function useAnotherTry(frame: RefObject<HTMLIFrameElement | null>, waiting: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !waiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Of what the frame may show, only the browser's own error page is closed to this one.
    const isLost = (): boolean => element.contentDocument === null;
    const again = (): void => {
      if (isLost()) element.contentWindow?.location.replace(element.src);
    };
    const checkFrame = (): void => {
      // The error page may stand there before its load event comes, and must count once.
      clearTimeout(timer);
      if (isLost()) timer = setTimeout(again, AGAIN_MS);
    };
    checkFrame();
    element.addEventListener('load', checkFrame);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', checkFrame);
    };
  }, [frame, waiting]);
}

/** Shows an ad while the game waits, if there is one now. @returns whether there was one */
async function breakForAd(
  { breaks }: Services,
  send: (message: PageMessage) => void,
): Promise<boolean> {
  const pause = (): void => send({ kind: 'pause' });
  const shown = (await breaks.show?.(pause).catch(() => false)) ?? false;
  if (shown) send({ kind: 'resume' });
  send({ kind: 'ad-done', shown });
  return shown;
}

/** Reports plays while the game is open, the last one when it is left. */
function usePlayReport(game: string, { count, site }: Services): PlayReport {
  const [report] = useState(() => {
    const storage = (): Storage => localStorage;
    const from = clickedList(storage, game, Date.now());
    return new PlayReport({
      game,
      from,
      comesBack: () => comesBack(storage, game, localDay(new Date())),
      noteVisit: () =>
        site.statistics && !wantsNoTracking(navigator)
          ? noteVisit(storage, { game, list: from, today: localDate(new Date()) })
          : undefined,
      count,
    });
  });
  useEffect(() => {
    const leave = (): void => report.leave();
    const hide = (): void => {
      if (document.hidden) leave();
    };
    document.addEventListener('visibilitychange', hide);
    // Not every browser hides a page before it goes.
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [report]);
  return report;
}

/** The visitor's date, such as 20261121. */
function localDay(now: Date): number {
  return now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
}

/** @returns whether the message is about a play's time and nothing else */
function reportPlay(message: GameMessage, report: PlayReport): boolean {
  if (message.kind === 'play-start') report.start(message.daily === true);
  else if (message.kind === 'play-time') report.time(message.seconds);
  else if (message.kind === 'play-end') report.end(message.seconds, message.score);
  return message.kind === 'play-time' || message.kind === 'play-end';
}

/** Whether the visitor is busy with the page: a layer is open or something is being typed. */
function isBusy(): boolean {
  return hasFlag('layer') || document.activeElement?.matches('input') === true;
}

/** A third-party game that broke at its start, as it is counted. */
function failureOf({ url }: DetailFile, why: string): StatisticEvent {
  return { name: 'httpError', code: 0, url: `${url} ${why}`.slice(0, 300) };
}

/** What a game could not read or store, as it is counted. */
function mendingOf({ url }: DetailFile, what: string, why: string): StatisticEvent {
  return { name: 'httpError', code: 0, url: `${url} ${what} ${why}`.trim().slice(0, 300) };
}

/** Stores what a game says. */
function remember(
  message: GameMessage,
  game: DetailFile,
  services: Services,
  announces: boolean,
): void {
  const { store } = services;
  switch (message.kind) {
    case 'play-start':
      store.change((now) => ({ ...now, recent: inFront(now.recent, summaryOf(game)) }));
      storeWhole(game, services.site);
      break;
    case 'best': {
      const { score, better, unit, level } = message;
      if (better === 'lower') noteProgress(() => localStorage, game.id, { lower: true });
      store.change((now) => ({ ...now, best: { ...now.best, [game.id]: { score, unit, level } } }));
      break;
    }
    case 'daily':
      if (message.won) completeChallenge(message, game, services, announces);
      break;
    case 'progress': {
      const { kind: _kind, keepsake: _keepsake, ...progress } = message;
      const { stars, levels, streak } = progress;
      // A game that is only loaded reports that nothing was won yet.
      if (stars + levels + streak > 0) {
        noteMonth(() => localStorage, localDate(new Date()).slice(0, '2026-11'.length));
        noteProgress(() => localStorage, game.id, progress);
      }
      break;
    }
    case 'mute':
      store.change((now) => ({ ...now, muted: message.muted }));
      break;
    default:
  }
}

/** A game as another game's results show it. */
function offerOf({ id, title, icon }: GameSummary): OtherGame {
  const picture = smallIcon(icon);
  // A game's page shows pictures of this site alone.
  return { id, title, picture: /^\/(?!\/)/.test(picture) ? picture : DEFAULT_ICON };
}

/** Whether what a frame has loaded is no game page. Another origin's page cannot be looked into. */
function isMissing(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  if (!page || page.location.href === 'about:blank') return false;
  return page.querySelector('#game') === null;
}

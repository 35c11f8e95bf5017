import { keepsRuns, type PortalConfig } from '@playgrove/site-config/config';
import { Reader } from './insights/reader.ts';
import { runChild } from './base/child.ts';
import { GameChanges } from './operator/game-changes.ts';
import type { NoChanges } from './operator/game-routes.ts';
import { Metrics } from './operator/metrics.ts';
import type { Dresser } from './dressing.ts';
import { Runs } from './runs/runs.ts';
import type { Settings } from './settings/settings.ts';
import { readSiteSettings } from './site/site-settings.ts';
import { lockFolder } from './store/folder-lock.ts';
import { LiveApp, readBuilt } from './live.ts';
import { knownOf } from './statistics/bounds.ts';
import { openStatistics } from './statistics/statistics.ts';
import { problemLog } from './problem-log.ts';
import { messageOf } from './base/thrown.ts';

export type Running = {
  /** The address of the site, such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /**
   * Reads the site's folder again and serves what is there now. A site that cannot be read is logged,
   * and the one before it stays.
   */
  reload(): Promise<void>;
  /** Takes no new requests, finishes running ones, and closes everything. */
  stop(): Promise<void>;
};

/** The programs of a release. */
export type Release = {
  readonly dresser: Dresser;
  /** Runs `add-game` and its like. */
  readonly games: string | undefined;
};

/**
 * Starts the server. It serves the site as soon as it listens; the promise resolves once it takes
 * events.
 * @param release what a release brings: it gives the site other settings before it is read again, and
 * changes its games
 * @throws Error in plain words if there is no built site or the port is not available
 */
export async function start(
  config: PortalConfig,
  settings: Settings,
  release?: Release,
): Promise<Running> {
  if (!config.server) {
    throw new Error(
      'portal.config.ts has server: false, so there is nothing to start. Upload dist/ to a static host, or set server: true.',
    );
  }
  const counts = settings.role === 'consumer';
  if (counts && !config.statistics) {
    throw new Error(
      'ROLE=consumer has nothing to do while statistics are off in portal.config.ts.',
    );
  }
  // A server that only counts serves no site.
  const built = counts ? undefined : readBuilt(settings.site, config);
  // Replaced by the app's log once there is one.
  let log = (line: string): void => void process.stderr.write(`${line}\n`);
  const metrics = new Metrics();
  const place = {
    data: settings.data,
    ...(settings.storeUrl === undefined ? {} : { storeUrl: settings.storeUrl }),
  };
  const statistics = config.statistics
    ? await openStatistics({
        ...place,
        role: settings.role,
        ...(settings.bus ? { bus: settings.bus } : {}),
        ...(settings.raw === undefined ? {} : { raw: settings.raw }),
        known: knownOf(built?.games ?? [], config.ads.on),
        syncMs: settings.syncMs,
        onProblem: problemLog((line) => log(line)),
        onStored: (seconds, events) => metrics.stored(seconds, events),
      })
    : undefined;
  const unlock =
    !statistics && built && settings.storeUrl === undefined && keepsRuns(config)
      ? lockFolder(settings.data)
      : undefined;
  const runs =
    built && keepsRuns(config)
      ? new Runs({
          ...place,
          site: built.site.folder,
          maxBytes: settings.runBytes,
          onVerdict: (game, outcome) => {
            metrics.runJudged(outcome);
            statistics?.intake?.verdict(game, outcome);
          },
          onPlayed: (seconds) => metrics.runPlayed(seconds),
          onProblem: (why) => log(`runs: ${why}`),
        })
      : undefined;
  metrics.watchProcess();
  if (statistics) metrics.watchBacklog(() => statistics.backlog());
  const reader = new Reader(place);
  const games = gameChanges(settings, release?.games, () => reloadOrFail());
  const app = new LiveApp(
    {
      config,
      settings,
      ...(statistics ? { statistics, insights: { reader, ads: config.ads.on } } : {}),
      metrics,
      ...(runs ? { runs } : {}),
      games,
      graceMs: settings.stopMs,
    },
    built,
  );
  log = (line) => app.log.error(line);
  const readAgain = async (): Promise<void> => {
    const dressed = await release?.dresser();
    const next = readBuilt(
      dressed?.site ?? settings.site,
      dressed?.config ?? readSiteSettings(settings.site) ?? config,
    );
    // Visitors of the old site go on sending events of its games until the new one is served.
    await app.take(next);
    statistics?.setKnown(knownOf(next.games, next.config.ads.on));
    runs?.use(next.site.folder);
    app.log.info({ site: next.site.folder }, 'serving another site');
  };
  let reloading = Promise.resolve();
  /** One after the other; one that fails stops none after it. */
  const reloadOrFail = (): Promise<void> => {
    const next = reloading.then(readAgain);
    reloading = next.catch(() => undefined);
    return next;
  };
  const stop = async (): Promise<void> => {
    // The last requests may still submit events, so the app closes first.
    const changed = typeof games === 'string' ? undefined : games.close();
    await app.close();
    await changed;
    await reader.close();
    await runs?.close();
    await statistics?.close();
    unlock?.();
  };
  let address: string;
  try {
    address = await app.listen(settings.host, settings.port);
  } catch (error) {
    await stop();
    throw new Error(listenFailure(error, settings), { cause: error });
  }
  try {
    // The site is already being served.
    await statistics?.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address,
    reload: () =>
      counts
        ? Promise.resolve()
        : reloadOrFail().catch((error: unknown) =>
            app.log.error(`reload failed, still serving the old site: ${messageOf(error)}`),
          ),
    stop,
  };
}

/** What the Games page changes games with, or why it cannot. */
function gameChanges(
  { data, bus, operatorToken }: Settings,
  program: string | undefined,
  serve: () => Promise<void>,
): GameChanges | NoChanges {
  if (program === undefined) return 'repository';
  // Each node has its own games.
  if (bus) return 'several-nodes';
  if (operatorToken === undefined) return 'no-token';
  return new GameChanges({ program, run: runChild, data, serve });
}

/**
 * Explains why the server cannot listen, and which setting to change.
 * @param name of the setting for the port
 * @param usual its default
 */
export function listenFailure(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  name = 'PORT',
  usual = 8080,
): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const next = port < 65_535 ? port + 1 : usual;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken: stop what uses it, or choose another with ${name}=${next}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} on ${host} is not allowed: choose one from 1024 on, such as ${name}=${usual}.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}: choose another with HOST, such as HOST=127.0.0.1.`;
  }
  return `The server cannot listen on ${host}:${port}: ${messageOf(error)}`;
}

import type { PortalConfig } from '@playgrove/catalogue/config';
import { buildApp } from './app.ts';
import { readPage } from './insights/page.ts';
import { Reader } from './insights/reader.ts';
import { Metrics } from './operator/metrics.ts';
import type { Settings } from './settings.ts';
import { readSiteCatalogue } from './site/catalogue.ts';
import { readSite } from './site/files.ts';
import { knownOf } from './statistics/bounds.ts';
import { openStatistics } from './statistics/statistics.ts';

export type Running = {
  /** Where the site is, ready to open: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Takes no new requests, lets those under way finish, and closes everything. */
  stop(): Promise<void>;
};

/**
 * Starts the server: it serves the site as soon as it listens, and is started once events are taken.
 * @throws Error in plain words when there is no built site or the port cannot be had
 */
export async function start(config: PortalConfig, settings: Settings): Promise<Running> {
  const counts = settings.role === 'consumer';
  if (counts && !config.statistics) {
    throw new Error(
      'ROLE=consumer has nothing to do while statistics are off in portal.config.ts.',
    );
  }
  // A server that only counts serves no site.
  const site = counts ? undefined : readSite(settings.site, config);
  const games = site ? readSiteCatalogue(site) : [];
  // Lines go to the app's log once there is one.
  let log = (problem: string): void => void process.stderr.write(`${problem}\n`);
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
        ...(settings.rawDays === undefined ? {} : { rawDays: settings.rawDays }),
        known: knownOf(games, config.ads.on),
        syncMs: settings.syncMs,
        log: (problem) => log(problem),
        onStored: (seconds, events) => metrics.stored(seconds, events),
      })
    : undefined;
  metrics.watchProcess();
  if (statistics) metrics.watchBacklog(() => statistics.backlog());
  const reader = new Reader(place);
  const app = buildApp({
    config,
    settings,
    games,
    ...(site ? { site } : {}),
    ...(statistics ? { statistics } : {}),
    metrics,
    ...(site && statistics
      ? { insights: { page: readPage(settings.site), reader, games, ads: config.ads.on } }
      : {}),
  });
  log = (problem) => app.log.error(problem);
  const stop = async (): Promise<void> => {
    // First the last answers, then what they have to count.
    await app.close();
    await reader.close();
    await statistics?.close();
  };
  let address: string;
  try {
    address = await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await stop();
    throw new Error(whyNot(error, settings), { cause: error });
  }
  try {
    // The site is served meanwhile.
    await statistics?.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

/**
 * Why a port could not be had, and which setting to change.
 * @param name of the setting that holds the port
 * @param usual its value when nothing is set
 */
export function whyNot(
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
  return `The server cannot listen on ${host}:${port}: ${String(error)}`;
}

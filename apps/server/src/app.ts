import type { RequestListener, Server } from 'node:http';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { CONTENT_PATH, STATISTIC_PATH } from '@playgrove/protocol';
import { CAGED, readable } from '@playgrove/third-party/server';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { answer } from './http/answer.ts';
import { apiRoutes } from './api/routes.ts';
import { runRoutes } from './api/run-routes.ts';
import { answerDirectly, type Direct, type DirectDeps, type Prepared } from './front/direct.ts';
import { FileCache } from './front/files.ts';
import { createLimitedServer, type ConnectionLimits } from './http/server.ts';
import { endWhenClosing } from './http/stop.ts';
import type { PageFile } from './insights/page.ts';
import type { GameRoutesDeps } from './operator/game-routes.ts';
import { Metrics } from './operator/metrics.ts';
import { operatorRoutes, type OperatorDeps } from './operator/routes.ts';
import type { Runs } from './runs/runs.ts';
import type { Settings } from './settings/settings.ts';
import type { Site } from './site/files.ts';
import { gameOfHost, hasFile } from './site/hosts.ts';
import { commonHeaders } from './site/policy.ts';
import { serveSite } from './site/serve.ts';
import type { Intake } from './statistics/intake.ts';
import { eventReader, PIXEL, pixelHeaders, pixelRoute } from './api/pixel.ts';
import type { Readiness } from './statistics/readiness.ts';
import type { GameTotal } from './store/store.ts';
import { messageOf } from './base/thrown.ts';

/** What an app answers with, whatever site it shows. */
export type AppDeps = {
  readonly config: PortalConfig;
  readonly settings: Pick<Settings, 'log' | 'proxies' | 'operatorToken'>;
  /** Without statistics, every event is refused. */
  readonly statistics?: {
    readonly intake: Intake | undefined;
    totals(): readonly GameTotal[];
    readiness(): Promise<Readiness>;
  };
  readonly metrics?: Metrics;
  /** Undefined while runs are off. */
  readonly runs?: Runs;
  /** The data of the operator's page; without it there is no page. */
  readonly insights?: Pick<NonNullable<OperatorDeps['insights']>, 'reader' | 'ads'>;
  /** What changes the site's games. By default nothing does: the repository's commands do. */
  readonly games?: GameRoutesDeps['changes'];
  /** Milliseconds that a stop waits for running requests; 10 s by default. */
  readonly graceMs?: number;
  /** Limits of connections that differ from the defaults. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Receives log lines instead of standard output. */
  readonly logTo?: { write(line: string): void };
};

/** What an app shows, until another app takes its place. */
export type Shown = {
  /** Undefined on a server that only counts, or that shows the operator's page alone. */
  readonly site?: Site;
  readonly games: readonly Game[];
  /** The operator's page, if it was built. */
  readonly page?: ReadonlyMap<string, PageFile> | undefined;
};

/** How an app is reached, if it does not listen by itself. */
export type Serving = {
  /** Makes the server that passes requests on to the listener; by default its own. */
  readonly serve?: (listener: RequestListener) => Server;
  /** Reads files into memory before the app is ready, and not once it listens. */
  readonly readsFirst?: boolean;
};

const NOTHING: Shown = { games: [] };

const MAX_ADDRESS_LENGTH = 4096;
const MAX_BODY_BYTES = 4096;

/** Builds the whole server except for listening, so that tests can inject requests without a port. */
export function buildApp(deps: AppDeps, shown = NOTHING, serving: Serving = {}): FastifyInstance {
  const { config, settings, insights } = deps;
  const { site, games, page } = shown;
  const common = commonHeaders(config);
  const trust = (_address: string, hop: number) => hop < settings.proxies;
  let direct: Direct = () => false;
  const app: FastifyInstance = Fastify({
    // Events and small files are answered before Fastify, see `directAnswers`.
    serverFactory: (routed) => {
      const listener: RequestListener = (request, response) => {
        // Files and routes are named from the site's root.
        const { url = '' } = request;
        if (url.startsWith(config.base)) request.url = url.slice(config.base.length - 1);
        // Those know nothing of hosts.
        const own = gameOfHost(config, request.headers.host) !== undefined;
        if (own || !direct(request, response)) routed(request, response);
      };
      return serving.serve?.(listener) ?? createLimitedServer(listener, deps.limits);
    },
    logger: loggerOptions(deps),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // Third-party games have addresses that no router reads.
    rewriteUrl: ({ url = '' }) => (CAGED.test(url) ? readable(url) : url),
    trustProxy: trust,
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    // Malformed addresses reach no route and no hook.
    frameworkErrors: (error, _request, reply) =>
      plain(reply.headers(common), error.statusCode ?? 400, 'This address isn’t valid.'),
    // A new site reads its files before it serves, which can take minutes on a slow disk.
    pluginTimeout: 0,
    // Idle connections of browsers must not delay a stop.
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (request.url.length > MAX_ADDRESS_LENGTH)
      await plain(reply, 414, 'This address is too long.');
    const game = gameOfHost(config, request.headers.host);
    // Paths are checked once more, unescaped, where files are looked up.
    if (game !== undefined && !hasFile(game, request.url.split('?', 1)[0] ?? ''))
      await plain(reply, 404, 'This host serves only one game.');
  });
  const closing = endWhenClosing(app, deps.graceMs ?? 10_000);
  const metrics = deps.metrics ?? new Metrics();
  app.server.on('drop', () => metrics.connectionRefused());
  logOutcomes(app, site, metrics);
  answerFailures(app);
  app.get('/health', { exposeHeadRoute: true }, (_request, reply) => answer(reply, 200, 'ok'));
  const statistics = config.statistics ? deps.statistics : undefined;
  const guard = { token: settings.operatorToken, proxies: settings.proxies };
  app.get('/ready', { exposeHeadRoute: true }, async (_request, reply) => {
    const { ready, parts: state } = (await statistics?.readiness()) ?? { ready: true, parts: {} };
    const code = ready ? 200 : 503;
    return answer(reply, code, state, code);
  });
  operatorRoutes(app, {
    guard,
    metrics,
    games: deps.games ?? 'repository',
    ...(insights ? { insights: { ...insights, page, games } } : {}),
  });
  if (!site) return app;
  const intake = statistics?.intake && metrics.measured(statistics.intake);
  const none: readonly GameTotal[] = [];
  const submit = eventReader(intake, () => metrics.malformed('event'));
  pixelRoute(app, submit);
  runRoutes(app, deps.runs);
  apiRoutes(app, {
    games,
    launchFigures: config.launchFigures,
    intake,
    totals: () => statistics?.totals() ?? none,
    onMalformed: (kind) => metrics.malformed(kind),
  });
  serveSite(app, site, config);
  const files = new FileCache(site, config);
  readInto(files, app, serving);
  direct = directAnswers(app, deps, { files, submit, metrics, trust, closing });
  return app;
}

function readInto(files: FileCache, app: FastifyInstance, { readsFirst = false }: Serving): void {
  const read = (): Promise<void> =>
    files
      .read()
      .catch((error: unknown) => app.log.warn(`files are not cached: ${messageOf(error)}`));
  if (readsFirst) app.addHook('onReady', read);
  else app.addHook('onListen', () => void read());
}

/** Answers events and small files before they reach Fastify. */
function directAnswers(
  app: FastifyInstance,
  { config, settings }: Pick<AppDeps, 'config' | 'settings'>,
  {
    metrics,
    ...rest
  }: Pick<DirectDeps, 'files' | 'submit' | 'trust' | 'closing'> & { readonly metrics: Metrics },
): Direct {
  const pixel = (refused?: string): Prepared => ({
    status: 200,
    headers: Object.entries({
      ...commonHeaders(config),
      ...pixelHeaders(refused),
      'content-length': String(PIXEL.length),
    }).flat(),
    body: PIXEL.toString('latin1'),
  });
  const accepted = pixel();
  const events = metrics.answering(STATISTIC_PATH, 'GET', 200);
  return answerDirectly({
    ...rest,
    pixel: (refused) => (refused === undefined ? accepted : pixel(refused)),
    longestAddress: MAX_ADDRESS_LENGTH,
    onFailure: (error) => app.log.error({ error: traceOf(error) }, 'unexpected error'),
    onAnswered: (kind, path, status, seconds) => {
      if (kind === 'event') events.observe(seconds);
      else metrics.answered('/*', 'GET', status, seconds);
      if (settings.log !== 'debug') return;
      app.log.debug({ method: 'GET', path, status, ms: Math.round(seconds * 1000) }, 'request');
    },
  });
}

/**
 * Measures each request, and logs those that failed (at level debug, all). Lines have no address, no
 * query and no user agent. A path is logged only if the site has it, because others may hold anything.
 */
function logOutcomes(app: FastifyInstance, site: Site | undefined, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    const path = request.url.split('?', 1)[0] ?? '';
    const failed = reply.statusCode >= 500;
    const line = {
      method: request.method,
      path: route === path || site?.files.has(path) ? path : route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[failed ? 'error' : 'debug'](line, failed ? 'request failed' : 'request');
  });
}

/** Answers errors in words, for data calls in the envelope. The details are only in the log. */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: traceOf(error) }, 'unexpected error');
    const words = status >= 500 ? 'Something went wrong.' : error.message;
    if (request.url.startsWith(CONTENT_PATH)) return answer(reply, status, words, status);
    return plain(reply, status, words);
  });
}

/** The stack of an error, or a message for anything else that was thrown. */
function traceOf(thrown: unknown): string {
  return (thrown instanceof Error && thrown.stack) || messageOf(thrown);
}

function plain(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(words);
}

function loggerOptions({
  settings,
  logTo,
}: Pick<AppDeps, 'settings' | 'logTo'>): NonNullable<FastifyServerOptions['logger']> {
  if (settings.log === 'silent') return false;
  return {
    level: settings.log,
    base: null,
    // Names, because log collectors do not know the numbers.
    formatters: { level: (level) => ({ level }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // `logOutcomes` chooses what is logged of a request.
    serializers: { req: () => ({}), res: () => ({}) },
    ...(logTo ? { stream: logTo } : {}),
  };
}

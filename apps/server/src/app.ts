import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/catalogue/config';
import { CONTENT_PATH, STATISTIC_PATH } from '@playgrove/events';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { answer } from './content/answer.ts';
import { contentRoutes } from './content/routes.ts';
import { Answer } from './front/answers.ts';
import { KeptFiles } from './front/files.ts';
import { Front } from './front/front.ts';
import { Metrics } from './operator/metrics.ts';
import { operatorRoutes, type OperatorParts } from './operator/routes.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site/files.ts';
import { commonHeaders } from './site/policy.ts';
import { serveSite } from './site/serve.ts';
import type { Taker } from './statistics/intake.ts';
import { PIXEL, pixelHeaders, statisticRoute } from './statistics/route.ts';
import type { Readiness } from './statistics/statistics.ts';
import type { GameTotal } from './store/store.ts';

export type AppParts = {
  readonly config: PortalConfig;
  readonly settings: Pick<Settings, 'log' | 'proxies' | 'operatorToken'>;
  /** Nothing on a server that only counts. */
  readonly site?: Site;
  readonly games: readonly Game[];
  /** Where statistics go and what they say; without them every event is refused as off. */
  readonly statistics?: {
    readonly intake: Taker | undefined;
    totals(): readonly GameTotal[];
    readiness(): Promise<Readiness>;
  };
  readonly metrics?: Metrics;
  /** What the operator's page shows; without it there is none. */
  readonly insights?: OperatorParts['insights'];
  /** How long a stop waits for requests under way; 10 s unless told. */
  readonly graceMs?: number;
  /** Where log lines go instead of standard output. */
  readonly logTo?: { write(line: string): void };
};

const LONGEST_ADDRESS = 4096;
const LARGEST_BODY = 4096;

/** The whole server, apart from listening: tests inject requests without a port. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, site, settings } = parts;
  const common = commonHeaders(config);
  const app: FastifyInstance = Fastify({
    logger: logging(parts),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < settings.proxies,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: (error, _request, reply) =>
      plain(reply.headers(common), error.statusCode ?? 400, 'This address cannot be read.'),
    // An idle browser connection must not hold up a stop.
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (request.url.length > LONGEST_ADDRESS) await plain(reply, 414, 'This address is too long.');
  });
  stopSoon(app, parts.graceMs ?? 10_000);
  const metrics = parts.metrics ?? new Metrics();
  logOutcomes(app, site, metrics);
  answerFailures(app);
  app.get('/health', { exposeHeadRoute: true }, (_request, reply) => answer(reply, 200, 'ok'));
  const statistics = config.statistics ? parts.statistics : undefined;
  app.get('/ready', { exposeHeadRoute: true }, async (_request, reply) => {
    const { ready, parts: state } = (await statistics?.readiness()) ?? { ready: true, parts: {} };
    const code = ready ? 200 : 503;
    return answer(reply, code, state, code);
  });
  operatorRoutes(app, {
    token: settings.operatorToken,
    metrics,
    ...(parts.insights ? { insights: parts.insights } : {}),
  });
  if (!site) return app;
  const taker = statistics?.intake && metrics.around(statistics.intake);
  const none: readonly GameTotal[] = [];
  statisticRoute(app, taker, () => metrics.malformed('event'));
  contentRoutes(app, {
    games: parts.games,
    launchFigures: config.launchFigures,
    taker,
    totals: () => statistics?.totals() ?? none,
    onMalformed: (kind) => metrics.malformed(kind),
  });
  serveSite(app, site, config);
  // Each request is logged at this level, which is for Fastify.
  if (settings.log !== 'debug') standBefore(app, { ...parts, site }, { taker, metrics });
  return app;
}

/** Has events and small files answered before they reach Fastify. */
function standBefore(
  app: FastifyInstance,
  { config, settings, site }: AppParts & { readonly site: Site },
  { taker, metrics }: { readonly taker: Taker | undefined; readonly metrics: Metrics },
): void {
  const files = new KeptFiles(site, config);
  const pixel = (refused?: string) =>
    new Answer(
      200,
      { ...commonHeaders(config), ...pixelHeaders(refused), 'content-length': PIXEL.length },
      PIXEL,
    );
  const accepted = pixel();
  const events = metrics.answering(STATISTIC_PATH, 'GET', 200);
  const front = new Front(app.server, {
    files,
    taker,
    pixel: (refused) => (refused === undefined ? accepted : pixel(refused)),
    proxies: settings.proxies,
    onMalformed: () => metrics.malformed('event'),
    onFailure: (error) =>
      app.log.error({ error: error instanceof Error ? error.stack : error }, 'unexpected error'),
    onAnswered: (kind, status, seconds) => {
      if (kind === 'event') events.observe(seconds);
      else metrics.answered('/*', 'GET', status, seconds);
    },
  });
  app.addHook('onListen', () => {
    files.read().catch((error: unknown) => app.log.warn(`files are not kept: ${String(error)}`));
  });
  app.addHook('preClose', async () => front.close());
  app.addHook('onClose', async () => front.destroy());
}

/** Lets a stop end: connections close with their last answer, and all of them once the grace is over. */
function stopSoon(app: FastifyInstance, graceMs: number): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/**
 * Measures each request, and logs a line for each that failed (and each at level debug): no address,
 * no query, no agent. A path is logged when the site has it: another could hold anything.
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

/** Errors as plain words: to a data call in the envelope, elsewhere as text; what broke stays in the log. */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.stack }, 'unexpected error');
    const words = status >= 500 ? 'Something went wrong.' : error.message;
    if (request.url.startsWith(CONTENT_PATH)) return answer(reply, status, words, status);
    return plain(reply, status, words);
  });
}

function plain(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(words);
}

function logging({ settings, logTo }: AppParts): NonNullable<FastifyServerOptions['logger']> {
  if (settings.log === 'silent') return false;
  return {
    level: settings.log,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Nothing of a request is logged but what `logOutcomes` chooses.
    serializers: { req: () => ({}), res: () => ({}) },
    ...(logTo ? { stream: logTo } : {}),
  };
}

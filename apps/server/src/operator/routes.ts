import type { Game } from '@playgrove/catalogue';
import {
  INSIGHT_PARTS,
  INSIGHTS_PATH,
  readRange,
  type InsightPart,
  type InsightRange,
  type Insights,
} from '@playgrove/protocol/insights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_SITE } from '../base/command.ts';
import { answer } from '../http/answer.ts';
import type { PageFile } from '../insights/page.ts';
import type { Reader } from '../insights/reader.ts';
import { admissionOf, type Guard } from './admit.ts';
import { gameRoutes, type GameRoutesDeps } from './game-routes.ts';
import type { Metrics } from './metrics.ts';

export type OperatorDeps = {
  readonly guard: Guard;
  readonly metrics?: Metrics;
  readonly insights?: {
    /** Undefined if the page was not built. */
    readonly page: ReadonlyMap<string, PageFile> | undefined;
    readonly reader: Pick<Reader, 'query'>;
    readonly games: readonly Game[];
    readonly ads: boolean;
  };
  /** What changes the site's games, or why nothing here does. */
  readonly games: GameRoutesDeps['changes'];
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/metrics` and `/insights/`, for the operator only. For everybody else they do not exist. */
export function operatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { metrics, insights } = deps;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => admit(request, reply, deps.guard));
    if (metrics) {
      scope.get('/metrics', async (_request, reply) =>
        quiet(reply)
          .type(metrics.contentType)
          .send(await metrics.text()),
      );
    }
    if (!insights) return;
    scope.get(INSIGHTS_PATH.slice(0, -1), (_request, reply) => reply.redirect(INSIGHTS_PATH, 308));
    scope.get<{ Params: { part: string } }>(`${INSIGHTS_PATH}data/:part`, (request, reply) =>
      data(insights, request.params.part, request, reply),
    );
    gameRoutes(scope, { guard: deps.guard, changes: deps.games, ask });
    scope.get<{ Params: { '*': string } }>(`${INSIGHTS_PATH}*`, async (request, reply) => {
      if (!insights.page) {
        return quiet(reply.code(404))
          .type('text/plain')
          .send(`The Insights page isn’t in the built site. ${NO_SITE}`);
      }
      const file = insights.page.get(request.params['*'] || 'index.html');
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      return quiet(reply)
        .header('content-security-policy', POLICY)
        .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
        .type(file.type)
        .send(file.body);
    });
  });
}

async function admit(request: FastifyRequest, reply: FastifyReply, guard: Guard): Promise<void> {
  const admission = admissionOf(request, guard);
  if (admission === 'yes') return;
  if (admission === 'no') {
    reply.callNotFound();
    return;
  }
  await ask(reply);
}

function ask(reply: FastifyReply): FastifyReply {
  return quiet(reply.code(401))
    .header('www-authenticate', 'Basic realm="Insights", charset="UTF-8"')
    .type('text/plain; charset=utf-8')
    .send("This needs the operator's token.");
}

function quiet(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

async function data(
  { reader, games, ads }: NonNullable<OperatorDeps['insights']>,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const part = INSIGHT_PARTS.find((one) => one === name);
  if (part === undefined) return answer(reply, 404, 'Not found.', 404);
  const range = readRange(request.query as Readonly<Record<string, unknown>>);
  if (!range.ok) return answer(reply, 400, range.error);
  const titles = new Map(games.map(({ id, title }) => [id, title]));
  return answer(reply, 200, await contents(reader, part, range.value, titles, ads));
}

async function contents(
  reader: Pick<Reader, 'query'>,
  part: InsightPart,
  range: InsightRange,
  titles: ReadonlyMap<string, string>,
  on: boolean,
): Promise<Insights[InsightPart]> {
  /** Figures of a removed game have its id as title. */
  const titled = <T extends { readonly game: string }>(row: T) => ({
    ...row,
    title: titles.get(row.game) ?? row.game,
  });
  switch (part) {
    case 'games':
      return (await reader.query({ part, range })).map(titled);
    case 'funnel': {
      const { games, ...rest } = await reader.query({ part, range });
      return { ...rest, games: games.map(titled) };
    }
    case 'problems': {
      const { errors, overflow, reports, notes } = await reader.query({ part, range });
      return { errors, overflow, reports: reports.map(titled), notes: notes.map(titled) };
    }
    case 'runs': {
      const { counts, flagged } = await reader.query({ part, range });
      return { counts, flagged: flagged.map(titled) };
    }
    case 'ads':
      return { on, ...(await reader.query({ part, range })) };
    case 'days':
      return reader.query({ part, range });
    case 'clicks':
      return reader.query({ part, range });
  }
}

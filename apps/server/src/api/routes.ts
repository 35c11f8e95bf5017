import {
  ratingOf,
  withFigures,
  withLaunchFigures,
  type FiguresById,
  type Game,
  type LaunchFigures,
} from '@playgrove/catalogue';
import { CONTENT_PATH, NO_MORE, OK, parseReport, parseVote, type Read } from '@playgrove/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../http/answer.ts';
import type { Intake } from '../statistics/intake.ts';
import type { Refusal } from '../statistics/refusal.ts';
import { visitorOf, type Visitor } from '../statistics/visitor.ts';
import type { GameTotal } from '../store/store.ts';
import { figuresOf } from './figures.ts';
import { gamesPage } from './games.ts';
import { REFUSAL_REPLIES } from './refusals.ts';

export type ApiDeps = {
  readonly games: readonly Game[];
  /** What the catalogue's own figures do. */
  readonly launchFigures: LaunchFigures;
  /** Undefined while statistics are off. */
  readonly intake: Intake | undefined;
  readonly totals: () => readonly GameTotal[];
  /** Called for each vote or report that cannot be read. */
  readonly onMalformed?: (kind: 'vote' | 'report') => void;
};

/** Seconds after which to try again when the server is busy. */
const RETRY_AFTER = 5;
const THANKS = 'Thank you!';

/** Everything below `/content/`. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const ratings = new Map(deps.games.map((game) => [game.id, ratingOf(game)]));
  const measured = memoized(deps.totals, (totals: readonly GameTotal[]) =>
    figuresOf(totals, (id) => ratings.get(id)),
  );
  const launched = withLaunchFigures(deps.games, deps.launchFigures);
  const shown = memoized(measured, (figures: FiguresById) => withFigures(launched, figures));
  const malformed = (kind: 'vote' | 'report') => () => deps.onMalformed?.(kind);

  app.get(`${CONTENT_PATH}figures`, (_request, reply) =>
    answer(reply.header('cache-control', 'public, max-age=60'), OK, measured()),
  );

  app.get(`${CONTENT_PATH}games`, (request, reply) => {
    const found = gamesPage(shown(), request.query as Readonly<Record<string, unknown>>);
    switch (found.kind) {
      case 'page':
        return answer(reply.header('cache-control', 'public, max-age=60'), OK, found.contents);
      case 'no-more':
        return answer(reply, NO_MORE, null);
      case 'unknown':
        return answer(reply, 404, 'Not Found !');
      case 'wrong':
        return answer(reply, 400, found.why);
    }
  });

  app.post(`${CONTENT_PATH}vote`, (request, reply) =>
    submit(
      request,
      reply,
      deps.intake,
      readerOf(parseVote, malformed('vote')),
      (intake, vote, visitor) => intake.vote(vote, visitor),
    ),
  );

  app.post(`${CONTENT_PATH}report`, (request, reply) =>
    submit(
      request,
      reply,
      deps.intake,
      readerOf(parseReport, malformed('report')),
      (intake, report, visitor) => intake.report(report, visitor),
    ),
  );

  app.all(`${CONTENT_PATH}*`, (_request, reply) => answer(reply, 404, 'Not found.', 404));
}

function readerOf<T>(parse: (raw: unknown) => Read<T>, onMalformed: () => void) {
  return (raw: unknown): Read<T> => {
    const read = parse(raw);
    if (!read.ok) onMalformed();
    return read;
  };
}

/** Submits a vote or a report. Visitors choose to send those, so opting out of tracking does not matter. */
async function submit<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  intake: Intake | undefined,
  parse: (raw: unknown) => Read<T>,
  send: (intake: Intake, value: T, visitor: Visitor) => Promise<Refusal | undefined>,
): Promise<FastifyReply> {
  if (!intake) return answer(reply, 404, 'Votes and reports are turned off on this site.');
  const parsed = parse(request.body);
  if (!parsed.ok) return answer(reply, 400, parsed.error);
  const refusal = await send(intake, parsed.value, { ...visitorOf(request), optedOut: false });
  if (refusal === undefined) return answer(reply, OK, THANKS);
  const { code, text } = REFUSAL_REPLIES[refusal];
  if (refusal !== 'busy') return answer(reply, code, text);
  return answer(
    reply.header('retry-after', RETRY_AFTER),
    code,
    'We’re busy right now. Try again in a few seconds.',
    code,
  );
}

/** Computes a value again only when its source returns another object. */
function memoized<A extends object, B>(source: () => A, compute: (from: A) => B): () => B {
  let from: A | undefined;
  let value: B;
  return () => {
    const now = source();
    if (now !== from) value = compute(now);
    from = now;
    return value;
  };
}

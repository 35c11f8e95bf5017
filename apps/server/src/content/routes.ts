import { withFigures, type FiguresById, type Game } from '@playgrove/catalogue';
import { CONTENT_PATH, NO_MORE, OK, parseReport, parseVote, type Read } from '@playgrove/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, Taker } from '../statistics/intake.ts';
import { visitorOf, type Visitor } from '../statistics/visitor.ts';
import type { GameTotal } from '../store/store.ts';
import { answer } from './answer.ts';
import { figuresOf } from './figures.ts';
import { gamesPage } from './games.ts';

export type ContentParts = {
  readonly games: readonly Game[];
  /** Whether launch figures are shown where nothing is measured. */
  readonly launchFigures: boolean;
  /** Nothing while statistics are off. */
  readonly taker: Taker | undefined;
  readonly totals: () => readonly GameTotal[];
  /** Told of each vote or report that could not be read. */
  readonly onMalformed?: (kind: 'vote' | 'report') => void;
};

/** Seconds after which to try again when the server is busy. */
const RETRY_AFTER = 5;
const THANKS = 'Thank you!';

/** Everything below `/content/`. */
export function contentRoutes(app: FastifyInstance, parts: ContentParts): void {
  const measured = remembered(parts.totals, figuresOf);
  const shown = remembered(measured, (figures: FiguresById) =>
    withFigures(parts.games, figures, parts.launchFigures),
  );

  const malformed = (kind: 'vote' | 'report') => () => parts.onMalformed?.(kind);
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
    take(
      request,
      reply,
      parts.taker,
      readingOf(parseVote, malformed('vote')),
      (taker, vote, visitor) => taker.event({ event: { name: 'vote', ...vote }, at: 0 }, visitor),
    ),
  );

  app.post(`${CONTENT_PATH}report`, (request, reply) =>
    take(
      request,
      reply,
      parts.taker,
      readingOf(parseReport, malformed('report')),
      (taker, report, visitor) => taker.report(report, visitor),
    ),
  );

  app.all(`${CONTENT_PATH}*`, (_request, reply) =>
    answer(reply, 404, 'There is no such data.', 404),
  );
}

function readingOf<T>(parse: (raw: unknown) => Read<T>, onMalformed: () => void) {
  return (raw: unknown): Read<T> => {
    const read = parse(raw);
    if (!read.ok) onMalformed();
    return read;
  };
}

/** Takes what a visitor chose to send, which is no tracking: being asked not to track does not matter. */
async function take<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  taker: Taker | undefined,
  parse: (raw: unknown) => Read<T>,
  hand: (taker: Taker, value: T, visitor: Visitor) => Promise<Refusal | undefined>,
): Promise<FastifyReply> {
  if (!taker) return answer(reply, 404, 'Statistics are off here.');
  const parsed = parse(request.body);
  if (!parsed.ok) return answer(reply, 400, parsed.error);
  const refusal = await hand(taker, parsed.value, { ...visitorOf(request), optedOut: false });
  switch (refusal?.kind) {
    case undefined:
      return answer(reply, OK, THANKS);
    case 'refused':
      return answer(reply, 400, refusal.why);
    case 'limited':
      return answer(reply, 429, refusal.why);
    case 'busy':
      return answer(reply.header('retry-after', RETRY_AFTER), 503, 'Too busy right now.', 503);
  }
}

/** Works a value out again only when what it is made from is another object. */
function remembered<A extends object, B>(source: () => A, work: (from: A) => B): () => B {
  let from: A | undefined;
  let made: B;
  return () => {
    const now = source();
    if (now !== from) made = work(now);
    from = now;
    return made;
  };
}

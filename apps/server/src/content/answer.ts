import type { Envelope } from '@playgrove/events';
import type { FastifyReply } from 'fastify';

/**
 * Answers a data call. Whatever an endpoint has to say goes out with HTTP status 200 and its own
 * `code`; another HTTP status means that no endpoint took the call.
 */
export function answer(
  reply: FastifyReply,
  code: number,
  contents: unknown,
  http = 200,
): FastifyReply {
  const envelope: Envelope = { code, contents };
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(http).send(envelope);
}

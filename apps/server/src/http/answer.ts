import type { Envelope } from '@playgrove/protocol';
import type { FastifyReply } from 'fastify';

/**
 * Answers a data call. Endpoints answer with HTTP status 200 and a `code` of their own; any other
 * HTTP status means that no endpoint took the call.
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

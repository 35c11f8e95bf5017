import type { Envelope } from '@playgrove/events';
import type { FastifyReply } from 'fastify';

/**
 * Answers a data call. Whatever an endpoint has to say goes out with HTTP status 200 and its own
 * `code`; other HTTP statuses mean that no endpoint was reached.
 */
export function answer(
  reply: FastifyReply,
  code: number,
  contents: unknown,
  http = 200,
): FastifyReply {
  const envelope: Envelope = { code, contents };
  return reply.code(http).header('cache-control', 'no-store').send(envelope);
}

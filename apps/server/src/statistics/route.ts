import { readStatistic, STATISTIC_PATH } from '@playgrove/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Taker } from './intake.ts';
import { visitorOf } from './visitor.ts';

/** One transparent pixel: GIF89a, 43 bytes. */
export const PIXEL = Buffer.from(
  'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

/**
 * `GET /statistic.gif`: always answers with the picture; why an event was refused stands in `X-Refused`.
 * @param taker nothing when statistics are off
 * @param onMalformed told of each event that could not be read
 */
export function statisticRoute(
  app: FastifyInstance,
  taker: Taker | undefined,
  onMalformed: () => void = () => undefined,
): void {
  app.get(STATISTIC_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const refused = await take(request, taker, onMalformed);
    return reply.headers(pixelHeaders(refused)).send(PIXEL);
  });
}

async function take(
  request: FastifyRequest,
  taker: Taker | undefined,
  onMalformed: () => void,
): Promise<string | undefined> {
  if (!taker) return 'statistics are off';
  const read = readStatistic(request.query as Readonly<Record<string, unknown>>);
  if (!read.ok) {
    onMalformed();
    return read.error;
  }
  return (await taker.event(read.value, visitorOf(request)))?.why;
}

/** The header fields of the picture. @param refused why the event was not taken */
export function pixelHeaders(refused?: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'image/gif',
    'cache-control': 'no-store',
    ...(refused === undefined ? {} : { 'x-refused': headerText(refused) }),
  };
}

/** Printable and short: the reason may quote the name of a field that was sent. */
function headerText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, 200);
}

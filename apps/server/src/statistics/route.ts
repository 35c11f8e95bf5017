import { readStatistic, STATISTIC_PATH, type Sent } from '@playgrove/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One transparent pixel: GIF89a, 43 bytes. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Takes what visitors send; nothing that names a visitor is kept. */
export interface Intake {
  /**
   * Takes one event. Resolves once it is written where a crash of the process cannot lose it.
   * @returns why it was not taken, or nothing
   */
  take(sent: Sent, request: FastifyRequest): Promise<string | undefined>;
}

/**
 * `GET /statistic.gif`: always answers with the picture; why an event was refused stands in `X-Refused`.
 * @param intake nothing when statistics are off
 */
export function statisticRoute(app: FastifyInstance, intake: Intake | undefined): void {
  app.get(STATISTIC_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const refused = await take(request, intake);
    reply.headers({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
    if (refused !== undefined) reply.header('x-refused', headerText(refused));
    return reply.send(PIXEL);
  });
}

async function take(
  request: FastifyRequest,
  intake: Intake | undefined,
): Promise<string | undefined> {
  if (!intake) return 'statistics are off';
  const read = readStatistic(request.query as Readonly<Record<string, unknown>>);
  return read.ok ? intake.take(read.value, request) : read.error;
}

/** Printable and short: the reason may quote the name of a field that was sent. */
function headerText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, 200);
}

import { readStatistic, STATISTIC_PATH } from '@playgrove/protocol';
import type { FastifyInstance } from 'fastify';
import type { Intake } from '../statistics/intake.ts';
import { visitorOf, type Visitor } from '../statistics/visitor.ts';
import { REFUSAL_REPLIES } from './refusals.ts';

/** One transparent pixel: GIF89a, 43 bytes. */
export const PIXEL = Buffer.from(
  'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

/** Reads an event from query fields and submits it. `reply` is called once, with why it was refused. */
export type SubmitEvent = (
  query: Readonly<Record<string, unknown>>,
  visitor: Visitor,
  reply: (refused?: string) => void,
) => void;

/**
 * @param intake undefined while statistics are off
 * @param onMalformed called for each event that cannot be read
 */
export function eventReader(intake: Intake | undefined, onMalformed: () => void): SubmitEvent {
  return (query, visitor, reply) => {
    if (!intake) return reply('statistics are off');
    const read = readStatistic(query);
    if (read.ok) {
      return intake.submit(read.value, visitor, (refusal) =>
        reply(refusal && REFUSAL_REPLIES[refusal].text),
      );
    }
    onMalformed();
    reply(read.error);
  };
}

/**
 * `GET /statistic.gif` always replies with the pixel; `X-Refused` says why an event was refused.
 * On a listening server `front/` replies before this route, with the same `submit`.
 */
export function pixelRoute(app: FastifyInstance, submit: SubmitEvent): void {
  app.get(STATISTIC_PATH, { exposeHeadRoute: false }, (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    submit(query, visitorOf(request), (refused) => {
      reply.headers(pixelHeaders(refused)).send(PIXEL);
    });
  });
}

/** The headers of the pixel. @param refused why the event was refused */
export function pixelHeaders(refused?: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'image/gif',
    'cache-control': 'no-store',
    ...(refused === undefined ? {} : { 'x-refused': headerText(refused) }),
  };
}

/** Printable and short, because the reason may quote the name of a field that was sent. */
function headerText(text: string): string {
  return text.replace(/[^ -~]/g, '?').slice(0, 200);
}

import { isDay } from '@playgrove/language/days';
import { CONTENT_PATH, OK, PLAYER_HEADER, type Read } from '@playgrove/protocol';
import {
  BOARDS_PATH,
  CIRCLES_PATH,
  isKey,
  isRunId,
  MAX_PACKED_RUN,
  parseBoardEntry,
  parseCircleJoin,
  parseCircleLeave,
  parseCircleQuestion,
  parseCircleStart,
  parseSharedRun,
  RUNS_PATH,
} from '@playgrove/protocol/runs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../http/answer.ts';
import type { Outcome, Runs } from '../runs/runs.ts';
import { visitorOf, type Visitor } from '../statistics/visitor.ts';
import { RUN_REFUSAL_REPLIES } from './run-refusals.ts';

/** A run, two words and two keys. */
const WITH_RUN = { bodyLimit: MAX_PACKED_RUN + 1024 };
/** Seconds after which to try again when the server is busy. */
const RETRY_AFTER = 5;
const NO_RUN = 'This run is no longer here.';

/** Runs, boards and circles below `/content/`. */
export function runRoutes(app: FastifyInstance, runs: Runs | undefined): void {
  if (!runs) return;
  const runsAt = `${CONTENT_PATH}${RUNS_PATH}`;
  const boardAt = `${CONTENT_PATH}${BOARDS_PATH}/:date/:game`;
  const circlesAt = `${CONTENT_PATH}${CIRCLES_PATH}`;

  app.post(runsAt, WITH_RUN, (request, reply) =>
    submit(request, reply, parseSharedRun, ({ run }, from) => runs.share(run, from)),
  );

  app.get(`${runsAt}/:id`, async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    if (!isRunId(id)) return answer(reply, 404, NO_RUN);
    const found = await runs.find(id);
    if (!found.ok) return refuse(reply, found);
    if (found.value === undefined) return answer(reply, 404, NO_RUN);
    // A run never changes, but an operator may delete it.
    return answer(reply.header('cache-control', 'public, max-age=300'), OK, { run: found.value });
  });

  app.get(boardAt, async (request, reply) => {
    const { date, game } = request.params as { readonly date: string; readonly game: string };
    if (!isDay(date)) return answer(reply, 400, 'date: is not a day');
    const player = request.headers[PLAYER_HEADER];
    if (player !== undefined && !isKey(player)) {
      return answer(reply, 400, `${PLAYER_HEADER}: is not a key`);
    }
    return send(reply, await runs.board(date, game, player));
  });

  app.post(boardAt, WITH_RUN, (request, reply) => {
    const { date, game } = request.params as { readonly date: string; readonly game: string };
    if (!isDay(date)) return answer(reply, 400, 'date: is not a day');
    return submit(request, reply, parseBoardEntry, (entry, from) =>
      runs.enter(date, game, entry, from),
    );
  });

  app.post(circlesAt, (request, reply) =>
    submit(request, reply, parseCircleStart, (start, from) => runs.startCircle(start, from)),
  );
  app.post(`${circlesAt}/join`, (request, reply) =>
    submit(request, reply, parseCircleJoin, (join, from) => runs.joinCircle(join, from)),
  );
  app.post(`${circlesAt}/leave`, (request, reply) =>
    submit(request, reply, parseCircleLeave, (leave) => runs.leaveCircle(leave)),
  );
  app.post(`${circlesAt}/read`, (request, reply) =>
    submit(request, reply, parseCircleQuestion, (question) => runs.readCircle(question)),
  );
}

async function submit<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  parse: (raw: unknown) => Read<T>,
  work: (value: T, from: Visitor) => Promise<Outcome<unknown>>,
): Promise<FastifyReply> {
  const parsed = parse(request.body);
  if (!parsed.ok) return answer(reply, 400, parsed.error);
  return send(reply, await work(parsed.value, visitorOf(request)));
}

function send(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  return outcome.ok ? answer(reply, OK, outcome.value) : refuse(reply, outcome);
}

function refuse(
  reply: FastifyReply,
  { refusal }: Extract<Outcome<unknown>, { readonly ok: false }>,
): FastifyReply {
  const { code, text } = RUN_REFUSAL_REPLIES[refusal];
  if (refusal !== 'busy') return answer(reply, code, text);
  return answer(reply.header('retry-after', RETRY_AFTER), code, text, code);
}

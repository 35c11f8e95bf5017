import {
  GAME_ACTIONS,
  GAME_FIELDS,
  GAMES_PATH,
  UPLOAD_PART,
  type GameField,
  type GameOutcome,
  type GameRequest,
  type GamesState,
} from '@playgrove/protocol/games-page';
import { OK } from '@playgrove/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../http/answer.ts';
import { isSameOrigin, operatorOf, type Guard } from './admit.ts';
import type { GameChanges } from './game-changes.ts';

export type GameRoutesDeps = {
  readonly guard: Guard;
  /** Or why this server cannot change its games. */
  readonly changes: GameChanges | NoChanges;
  /** Asks for the token. */
  readonly ask: (reply: FastifyReply) => FastifyReply;
  /** Milliseconds that a question for an outcome waits. */
  readonly waitMs?: number;
};

/** Why a server cannot change its games. */
export type NoChanges = (GamesState & { readonly can: false })['why'];

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const BUSY = 'Another change is going on. Try again when it has ended.';
/** Less than proxies and our own limits for connections wait. */
const WAIT_MS = 20_000;

/**
 * What the Games page calls. Unlike figures, which this machine sees without a token, changes always
 * need it, and a page of this very site that asks for them.
 */
export function gameRoutes(app: FastifyInstance, deps: GameRoutesDeps): void {
  const { changes, guard, ask, waitMs = WAIT_MS } = deps;
  if (typeof changes === 'string') {
    app.get(`${GAMES_PATH}state`, (_request, reply) =>
      answer(reply, OK, { can: false, why: changes } satisfies GamesState),
    );
    return;
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: UPLOAD_PART },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (operatorOf(request, guard) === undefined) await ask(reply);
      else if (request.method !== 'GET' && !isSameOrigin(request))
        await answer(reply, 403, 'A page of another site sent this.', 403);
    });
    // What went wrong is for the operator to read: a line of the settings, a full disk.
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500 } = error;
      return answer(reply, statusCode, error.message, statusCode < 500 ? statusCode : OK);
    });
    scope.get(`${GAMES_PATH}state`, async (_request, reply) =>
      answer(reply, OK, await changes.state()),
    );
    scope.post(`${GAMES_PATH}upload`, { bodyLimit: UPLOAD_PART }, (request, reply) =>
      takePart(changes, request, reply),
    );
    scope.post(`${GAMES_PATH}change`, (request, reply) => {
      const read = readRequest(request.body);
      if (!read) return answer(reply, 400, 'The server can’t read this change.');
      if (read.action === 'add' && !changes.upload.find(read.upload))
        return answer(reply, 400, 'Send the zip first.');
      const number = changes.begin(read, operatorOf(request, guard) ?? '');
      if (number === undefined) return answer(reply, 409, BUSY);
      return answer(reply, OK, number);
    });
    scope.get<{ Params: { number: string } }>(
      `${GAMES_PATH}change/:number`,
      async (request, reply) => {
        const outcome = changes.outcome(Number(request.params.number));
        if (!outcome) return answer(reply, 404, 'That change isn’t the last one.');
        return answer(reply, OK, await within(outcome, waitMs));
      },
    );
  });
}

async function within(outcome: Promise<GameOutcome>, ms: number): Promise<GameOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<GameOutcome>((settle) => {
    timer = setTimeout(() => settle({ done: false }), ms);
  });
  try {
    return await Promise.race([outcome, later]);
  } finally {
    clearTimeout(timer);
  }
}

async function takePart(
  { upload, busy }: GameChanges,
  { query, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, name, at } = query as Readonly<Record<string, unknown>>;
  if (
    typeof id !== 'string' ||
    typeof name !== 'string' ||
    typeof at !== 'string' ||
    !/^\d{1,9}$/.test(at) ||
    !Buffer.isBuffer(body)
  )
    return answer(reply, 400, 'The server can’t read this part of the zip.');
  // It would take the place of the zip that is being added.
  if (busy) return answer(reply, 409, BUSY);
  const refusal = await upload.add(id, name, Number(at), body);
  return refusal === undefined ? answer(reply, OK, null) : answer(reply, 400, refusal);
}

function readRequest(raw: unknown): GameRequest | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { action, slug, upload, fields } = raw as Readonly<Record<string, unknown>>;
  if (action === 'add') {
    const read = readGameFields(fields);
    return typeof upload === 'string' && read ? { action, upload, fields: read } : undefined;
  }
  const known = GAME_ACTIONS.find((one) => one === action);
  if (known === undefined || typeof slug !== 'string' || !SLUG.test(slug)) return undefined;
  return { action: known, slug };
}

/** Only fields that the page has, as one line each; empty ones are left out. */
function readGameFields(raw: unknown): Partial<Record<GameField, string>> | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const read: Partial<Record<GameField, string>> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (!isField(name) || typeof value !== 'string' || /\p{Cc}/u.test(value)) return undefined;
    const text = value.trim();
    if (text.length > GAME_FIELDS[name]) return undefined;
    if (text !== '') read[name] = text;
  }
  return read;
}

function isField(name: string): name is GameField {
  return Object.hasOwn(GAME_FIELDS, name);
}

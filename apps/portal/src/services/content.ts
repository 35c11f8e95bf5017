import { fillMessage } from '@playgrove/language/message-format';
import { CONTENT_PATH, PLAYER_HEADER, readReply } from '@playgrove/protocol';
import { BASE } from '../data/base.ts';
import type { Count } from './statistics.ts';
import * as messages from './messages/en.json';

/** Why a data call was rejected; the visitor has seen it already. */
export class ContentError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export type ContentParts = {
  readonly fetch: typeof fetch;
  readonly toast: (words: string) => void;
  readonly count: Count;
  readonly siteName: string;
};

/**
 * Asks the server for something; `body` makes it a POST. Rejects with ContentError.
 * A `quiet` call is one that no visitor waits for: its failure is neither shown nor counted.
 */
export type CallContent = (
  path: string,
  body?: unknown,
  options?: {
    readonly quiet?: boolean;
    /** This device's own key, for what depends on who asks. */
    readonly player?: string;
  },
) => Promise<unknown>;

/** Shown when there is nothing after what is there. */
export const noMoreText = messages.noMore;
const FORBIDDEN = 403;

/** The client of `/content/`: every failure is shown as the error catalog says, and counted. */
export function openContent({ fetch, toast, count, siteName }: ContentParts): CallContent {
  return async (path, body, { quiet = false, player } = {}) => {
    const url = CONTENT_PATH + path;
    const fail = (code: number, words: string, shown = words): never => {
      if (shown !== '' && !quiet) toast(shown);
      throw new ContentError(code, words);
    };
    const httpError = (code: number): void => {
      if (!quiet) count({ name: 'httpError', code, url });
    };
    let response: Response;
    try {
      response = await fetch(BASE + url.slice(1), requestOf(body, player));
    } catch {
      httpError(0);
      // There is no status text, and the browser's words, such as "Failed to fetch", help nobody.
      return fail(0, fillMessage(messages.unreachable, { site: siteName }));
    }
    const raw: unknown = await response.json().catch(() => undefined);
    const reply = readReply(raw);
    if (!response.ok && reply.kind !== 'refused') {
      httpError(response.status);
      const words =
        response.statusText || fillMessage(messages.httpError, { code: response.status });
      return fail(response.status, words, response.status === FORBIDDEN ? '' : words);
    }
    switch (reply.kind) {
      case 'contents':
        return reply.contents;
      case 'no-more':
        return fail(204, noMoreText);
      case 'refused':
        httpError(reply.code);
        return fail(reply.code, reply.message, response.status === FORBIDDEN ? '' : reply.message);
      default:
        return fail(response.status, messages.malformed);
    }
  };
}

function requestOf(body: unknown, player: string | undefined): RequestInit {
  if (body === undefined)
    return player === undefined ? {} : { headers: { [PLAYER_HEADER]: player } };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

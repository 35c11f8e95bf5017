import { CONTENT_PATH, readReply } from '@playgrove/events';
import type { Count } from './statistics.ts';

/** Why a data call was rejected; the visitor has been told already. */
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
};

/**
 * Asks the server for something; `body` makes it a POST. Rejects with ContentError.
 * A `quiet` call is one that nobody waits for: its failure is neither shown nor counted.
 */
export type CallContent = (
  path: string,
  body?: unknown,
  options?: { readonly quiet?: boolean },
) => Promise<unknown>;

export const NO_MORE_WORDS = 'No More Contents!';
const MALFORMED_WORDS = 'ERROR';
const FORBIDDEN = 403;

/** The one door to `/content/`: every failure is shown as the error catalogue says, and counted. */
export function openContent({ fetch, toast, count }: ContentParts): CallContent {
  return async (path, body, { quiet = false } = {}) => {
    const url = CONTENT_PATH + path;
    const fail = (code: number, words: string, told = words): never => {
      if (told !== '' && !quiet) toast(told);
      throw new ContentError(code, words);
    };
    const httpError = (code: number): void => {
      if (!quiet) count({ name: 'httpError', code, url });
    };
    let response: Response;
    try {
      response = await fetch(url, requestOf(body));
    } catch (error) {
      httpError(0);
      return fail(0, error instanceof Error ? error.message : String(error));
    }
    const raw: unknown = await response.json().catch(() => undefined);
    const reply = readReply(raw);
    if (!response.ok && reply.kind !== 'refused') {
      httpError(response.status);
      const words = response.statusText || `Error ${response.status}`;
      return fail(response.status, words, response.status === FORBIDDEN ? '' : words);
    }
    switch (reply.kind) {
      case 'contents':
        return reply.contents;
      case 'no-more':
        return fail(204, NO_MORE_WORDS);
      case 'refused':
        httpError(reply.code);
        return fail(reply.code, reply.message, response.status === FORBIDDEN ? '' : reply.message);
      default:
        return fail(response.status, MALFORMED_WORDS);
    }
  };
}

function requestOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

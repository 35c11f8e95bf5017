import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { STATISTIC_PATH } from '@playgrove/protocol';
import { parse } from 'fast-querystring';
import type { SubmitEvent } from '../api/pixel.ts';
import { isChallengeLink } from '../site/previews.ts';
import { visitorOf } from '../statistics/visitor.ts';
import type { FileCache } from './files.ts';

/** Answers a request, or returns false and leaves it untouched. */
export type Direct = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A response that is the same for everyone. Its headers are a flat list: name, value, name, value. */
export type Prepared = {
  readonly status: number;
  readonly headers: string[];
  /** Small bodies as text, one character a byte, which join the head without another copy. */
  readonly body?: string | Buffer;
};

export type DirectDeps = {
  readonly files: Pick<FileCache, 'get'>;
  readonly submit: SubmitEvent;
  /** The response to an event. */
  readonly pixel: (refused?: string) => Prepared;
  /** Whether to trust the proxy at this address and number of hops to name the visitor's address. */
  readonly trust: (address: string, hop: number) => boolean;
  readonly longestAddress: number;
  /** Whether the server is stopping. Fastify then refuses new requests, and connections end with their last response. */
  readonly closing: () => boolean;
  readonly onAnswered: (
    kind: 'event' | 'file',
    path: string,
    status: number,
    seconds: number,
  ) => void;
  /** Called if submitting an event throws; its connection is closed. */
  readonly onFailure: (error: unknown) => void;
};

/** Requests with one of these headers go to the library that serves files. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Answers the two most frequent kinds of requests, events and small files, from Node's own request
 * and response. Fastify's routes and hooks would cost more than the response itself.
 */
export function answerDirectly(deps: DirectDeps): Direct {
  const { files, submit, pixel, trust, longestAddress, closing, onAnswered, onFailure } = deps;

  const send = (response: ServerResponse, { status, headers, body }: Prepared): void => {
    const { socket } = response;
    response.writeHead(status, closing() ? [...headers, 'connection', 'close'] : headers);
    if (body === undefined || !socket) {
      response.end(body, 'latin1');
      return;
    }
    // Head and body go out in one write; `end(body)` takes a quarter more processor time.
    socket.cork();
    response.write(body, 'latin1');
    socket.uncork();
    response.end();
  };

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > longestAddress || closing()) return false;
    const began = performance.now();
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    if (path !== STATISTIC_PATH) {
      // Such pages are written for their query.
      if (mark !== -1 && isChallengeLink(url)) return false;
      const answer = fileFor(path, request);
      if (!answer) return false;
      send(response, answer);
      onAnswered('file', path, answer.status, (performance.now() - began) / 1000);
      return true;
    }
    try {
      const visitor = visitorOf({ headers, ip: proxyAddr(request, trust) });
      submit(parse(mark === -1 ? '' : url.slice(mark + 1)), visitor, (refused) => {
        send(response, pixel(refused));
        onAnswered('event', path, 200, (performance.now() - began) / 1000);
      });
    } catch (error) {
      onFailure(error);
      response.destroy();
    }
    return true;
  };

  function fileFor(path: string, { headers }: IncomingMessage): Prepared | undefined {
    const file = files.get(path, headers.accept, headers['accept-encoding']?.toString());
    if (!file || CONDITIONS.some((name) => headers[name] !== undefined)) return undefined;
    const tag = headers['if-none-match'];
    if (tag === undefined) {
      return headers['if-modified-since'] === undefined ? file.full : undefined;
    }
    // On a reload, the library decides whether the tag counts.
    return tag === file.tag && headers['cache-control'] === undefined ? file.same : undefined;
  }
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Taker } from '../statistics/intake.ts';
import { endingAt, type Answer, type Ending } from './answers.ts';
import { Connection } from './connection.ts';
import type { KeptFiles } from './files.ts';

/** What the front answers with. */
export type FrontParts = {
  readonly files: Pick<KeptFiles, 'get'>;
  /** Nothing while statistics are off. */
  readonly taker: Pick<Taker, 'offer'> | undefined;
  /** The answer to an event: the picture, with why it was refused. */
  readonly pixel: (refusal?: string) => Answer;
  readonly proxies: number;
  readonly onMalformed: () => void;
  /** Told what should never happen; the connection is over. */
  readonly onFailure: (error: unknown) => void;
  /** Told each answer: what was asked for, its status, and seconds. */
  readonly onAnswered: (kind: 'event' | 'file', status: number, seconds: number) => void;
};

const SECOND = 1000;
/** What Node's own parser calls it. */
const CUT_OFF = { code: 'HPE_INVALID_EOF_STATE' };

/**
 * Stands before an HTTP server and answers the two requests that come by the thousand, events and
 * small files, straight from the bytes. It reads only requests that leave nothing to judge (see
 * `readFields`); at the first of another kind the connection, with that request unread, is the
 * server's from then on.
 */
export class Front {
  readonly #parts: FrontParts;
  readonly #server: Server;
  /** What the server itself does with a connection. */
  readonly #behind: readonly ((socket: Socket) => void)[];
  readonly #connections = new Set<Connection>();
  readonly #tick: NodeJS.Timeout;
  #ending: Ending;
  #closing = false;

  constructor(server: Server, parts: FrontParts) {
    this.#server = server;
    this.#parts = parts;
    this.#ending = endingAt(Date.now(), server.keepAliveTimeout);
    this.#behind = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket) => this.#take(socket));
    this.#tick = setInterval(() => this.turn(Date.now()), SECOND).unref();
  }

  /** A second has passed: answers get its date, and who has been idle for too long is let go. */
  turn(now: number): void {
    this.#ending = endingAt(now, this.#server.keepAliveTimeout);
    for (const connection of this.#connections) connection.letGo(now);
  }

  /** From now on each connection ends with the answer it waits for. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#tick);
    for (const connection of this.#connections) connection.finish();
  }

  /** Ends what has not ended. */
  destroy(): void {
    for (const connection of this.#connections) connection.destroy();
  }

  #take(socket: Socket): void {
    if (this.#closing) return this.#handOver(socket);
    const { keepAliveTimeout, requestTimeout } = this.#server;
    const connection: Connection = new Connection(socket, {
      ...this.#parts,
      ending: () => this.#ending,
      idleMs: keepAliveTimeout,
      firstMs: requestTimeout,
      handOver: () => {
        this.#connections.delete(connection);
        this.#handOver(socket);
      },
      onCutOff: () => {
        const error = new Error('The connection ended in the middle of a request.');
        this.#server.emit('clientError', Object.assign(error, CUT_OFF), socket);
      },
      onGone: () => void this.#connections.delete(connection),
    });
    this.#connections.add(connection);
  }

  #handOver(socket: Socket): void {
    for (const listener of this.#behind) listener.call(this.#server, socket);
  }
}

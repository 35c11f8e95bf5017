import {
  AckPolicy,
  DiscardPolicy,
  jetstreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { connect, headers, nanos, type NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../base/thrown.ts';
import { brokersOf } from './brokers.ts';
import type { Bus, Chunk, ChunkHandler, Receipt } from './bus.ts';

export type NatsOptions = {
  /** `nats://user:password@host:port,host:port`; `tls://` for TLS. */
  readonly url: string;
  /** Number of brokers that store each message. */
  readonly replicas: number;
  readonly log: (problem: string) => void;
};

/** The name of the stream on the brokers. */
export const STREAM = 'PLAYGROVE';
const SUBJECT = 'playgrove.chunks';
/** The consumer of streams that earlier versions created. */
const FIRST_COUNTERS = 'counters';
const NAME_HEADER = 'Playgrove-Chunk';
const CONSUMER_NOT_FOUND = 10_014;
const STREAM_NOT_FOUND = 10_059;
const OTHER_STREAM = 10_060;
/** Times a stream is asked whether it answers, within about half a second. */
const MAX_PROBES = 4;
/** Milliseconds to wait for a broker's answer. */
const TIMEOUT = 5000;
/** Milliseconds between attempts. */
const RETRY = 1000;
/** Failures in a row after which another broker is tried, because this one may be cut off from the rest. */
const MAX_FAILURES = 4;
/** Milliseconds after which an unacknowledged chunk goes to another consumer. */
const ACK_WAIT = 30_000;
/** Chunks that a consumer fetches ahead. */
const PREFETCH = 16;
const MAX_UNACKNOWLEDGED = 512;
/** More messages than one stream ever holds, so that sequence numbers of a new stream are larger than those of the old. */
const STREAM_SPAN = 2 ** 40;

/**
 * The bus of several processes: a JetStream stream, which the nodes create if it is missing.
 * Unreachable brokers are tried again and again; publishing fails until one answers.
 * @param handler counts chunks of the stream; without it this node only publishes
 */
export function openNats(options: NatsOptions, handler?: ChunkHandler): Bus {
  const bus = new NatsBus(options);
  if (handler) bus.consume(handler);
  return bus;
}

type Open = {
  readonly connection: NatsConnection;
  readonly stream: JetStreamClient;
  readonly manager: JetStreamManager;
};

class NatsBus implements Bus {
  readonly #options: NatsOptions;
  #opening: Promise<Open> | undefined;
  #connection: NatsConnection | undefined;
  /** Whether no broker is connected. */
  #disconnected = false;
  /** Whether the stream may be lost, because something failed. */
  #unsure = false;
  #failures = 0;
  /** Number of earlier streams, and when the consumer of the current one was created. */
  #streams = 0;
  #created = '';
  /** The name of the stream's consumer. */
  #counters = FIRST_COUNTERS;
  #closing = false;
  #messages: ConsumerMessages | undefined;
  #consuming: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(options: NatsOptions) {
    this.#options = options;
  }

  publish({ name, lines }: Chunk, timesLost = 0): Promise<Receipt> {
    return this.#with(async ({ stream }) => {
      const named = headers();
      named.set(NAME_HEADER, name);
      const { seq } = await stream.publish(SUBJECT, lines, {
        msgID: timesLost === 0 ? name : `${name}#${timesLost}`,
        headers: named,
        timeout: TIMEOUT,
      });
      return { kind: 'stored', sequence: this.#streams * STREAM_SPAN + seq };
    });
  }

  settled(): Promise<number> {
    return this.#with(async ({ manager }) => {
      let info = await found(manager.consumers.info(STREAM, this.#counters), CONSUMER_NOT_FOUND);
      if (!info) {
        // Another node has created the stream again.
        await this.#ensureStream(manager);
        info = await manager.consumers.info(STREAM, this.#counters);
      }
      const { created, ack_floor: floor } = info;
      // This is a new stream: nothing of the old one is left.
      if (this.#created !== '' && created !== this.#created) this.#streams += 1;
      this.#created = created;
      return this.#streams * STREAM_SPAN + floor.stream_seq;
    });
  }

  check(): Promise<void> {
    return this.#with(async ({ manager }) => void (await manager.streams.info(STREAM)));
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#messages?.stop();
    this.#wake();
    await this.#consuming;
    const open = await this.#opening?.catch(() => undefined);
    // Sends the remaining acknowledgments.
    if (!this.#disconnected) await open?.connection.drain().catch(() => undefined);
    await open?.connection.close();
  }

  consume(handler: ChunkHandler): void {
    this.#consuming = this.#consumeLoop(handler);
  }

  async #consumeLoop(handler: ChunkHandler): Promise<void> {
    while (!this.#closing) {
      try {
        const messages = await this.#with(async ({ stream }) => {
          const consumer = await stream.consumers.get(STREAM, this.#counters);
          return consumer.consume({
            max_messages: PREFETCH,
            expires: TIMEOUT,
            abort_on_missing_resource: true,
          });
        });
        this.#messages = messages;
        if (this.#closing) messages.stop();
        for await (const message of messages) await this.#handle(message, handler);
      } catch (error) {
        this.#options.log(`chunks cannot be taken from the bus: ${messageOf(error)}`);
      }
      await this.#pause();
    }
  }

  /** Counts a message and acknowledges it. After a failure the stream delivers it again. */
  async #handle(message: JsMsg, handler: ChunkHandler): Promise<void> {
    const name = message.headers?.get(NAME_HEADER);
    if (!name) {
      this.#options.log('a message on the bus has no name and is dropped');
      message.term();
      return;
    }
    try {
      await handler({ name, lines: message.data });
      message.ack();
    } catch {
      // The handler has reported why.
      message.nak(RETRY);
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    if (this.#closing) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Runs work on a connection. After a failure, the next call first checks that the stream exists. */
  async #with<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const open = await this.#open();
    try {
      if (this.#unsure) await this.#ensureStream(open.manager);
      this.#unsure = false;
      const done = await work(open);
      this.#failures = 0;
      return done;
    } catch (error) {
      this.#unsure = true;
      this.#failures += 1;
      // Running work fails and is repeated on the next connection.
      if (this.#failures >= MAX_FAILURES && !this.#disconnected)
        await this.#switchBroker(open.connection);
      throw error;
    }
  }

  async #switchBroker(connection: NatsConnection): Promise<void> {
    if (connection !== this.#connection) return;
    this.#failures = 0;
    this.#forget();
    await connection.close();
  }

  #forget(): void {
    this.#connection = undefined;
    this.#opening = undefined;
    this.#disconnected = false;
    this.#messages?.stop();
  }

  async #open(): Promise<Open> {
    if (this.#disconnected) throw new Error('no broker can be reached');
    this.#opening ??= this.#connect();
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  async #connect(): Promise<Open> {
    const connection = await connect({
      ...brokersOf(this.#options.url),
      name: 'playgrove',
      timeout: TIMEOUT,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY,
      pingInterval: 5000,
      maxPingOut: 2,
    });
    try {
      const manager = await jetstreamManager(connection, { timeout: TIMEOUT });
      await this.#ensureStream(manager);
      this.#connection = connection;
      void this.#watch(connection);
      return { connection, manager, stream: manager.jetstream() };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async #ensureStream(manager: JetStreamManager): Promise<void> {
    const { replicas } = this.#options;
    let info = await found(manager.streams.info(STREAM), STREAM_NOT_FOUND);
    info ??= await manager.streams.add({
      name: STREAM,
      subjects: [SUBJECT],
      // The stream removes acknowledged messages.
      retention: RetentionPolicy.Workqueue,
      discard: DiscardPolicy.New,
      storage: StorageType.File,
      num_replicas: replicas,
      duplicate_window: nanos(120_000),
    });
    if (info.config.num_replicas !== replicas) {
      await manager.streams.update(STREAM, { num_replicas: replicas });
    }
    await this.#awaitStream(manager.jetstream());
    const first = await found(manager.consumers.info(STREAM, FIRST_COUNTERS), CONSUMER_NOT_FOUND);
    this.#counters = first ? FIRST_COUNTERS : countersOf(info.created);
    await manager.consumers.add(STREAM, {
      durable_name: this.#counters,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT),
      max_ack_pending: MAX_UNACKNOWLEDGED,
    });
  }

  /**
   * Waits until the stream answers. Brokers report a stream while another node is still creating it,
   * and a consumer created at that moment never delivers (seen with nats-server 2.9.10).
   */
  async #awaitStream(stream: JetStreamClient): Promise<void> {
    // The stream rejects this because it names another stream, and stores nothing.
    const probe = stream.publish(SUBJECT, undefined, {
      expect: { streamName: `not ${STREAM}` },
      timeout: TIMEOUT,
      retries: MAX_PROBES,
    });
    await probe.catch((error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === OTHER_STREAM) return;
      throw new Error(`the stream does not answer yet: ${messageOf(error)}`, { cause: error });
    });
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (connection !== this.#connection) continue;
      if (type === 'disconnect') this.#disconnected = true;
      if (type === 'reconnect') this.#disconnected = false;
    }
    // The connection is closed for good, by us or by the brokers.
    if (connection === this.#connection) this.#forget();
  }
}

/**
 * The consumer of a stream has a name that no other stream's has. An acknowledgment is addressed to the
 * name, and one of a chunk from a lost stream must not reach the stream that came after: it would
 * remove a chunk that is not counted, or, beyond the end of the stream, halt its brokers.
 * @param created when the stream was created, as the brokers say
 */
function countersOf(created: string): string {
  return `${FIRST_COUNTERS}-${created.replaceAll(/\D/g, '')}`;
}

/** What a request finds, or nothing if the brokers answer that there is none. */
async function found<T>(request: Promise<T>, missing: number): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === missing) return undefined;
    throw error;
  });
}

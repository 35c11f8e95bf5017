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
import { brokersOf } from './brokers.ts';
import type { Bus, Chunk, Receipt, Take } from './bus.ts';

export type NatsOptions = {
  /** `nats://user:password@host:port,host:port`; `tls://` for TLS. */
  readonly url: string;
  /** Brokers that keep each message. */
  readonly replicas: number;
  readonly log: (problem: string) => void;
};

/** The stream's name among others of the same brokers. */
export const STREAM = 'PLAYGROVE';
const SUBJECT = 'playgrove.chunks';
const COUNTERS = 'counters';
const NAME_HEADER = 'Playgrove-Chunk';
const STREAM_NOT_FOUND = 10_059;
/** Milliseconds. */
const ANSWER = 5000;
const AGAIN = 1000;
/** Uses that failed one after the other until another broker is tried: this one may be cut off from the rest. */
const PATIENCE = 4;
/** A chunk that was given out and not counted after this goes to somebody else. */
const ACK_WAIT = 30_000;
/** Chunks a consumer holds ahead. */
const AHEAD = 16;
const MOST_UNDER_WAY = 512;
/** More messages than one stream ever holds: places of a later stream come after those of an earlier one. */
const STREAM_SPAN = 2 ** 40;

/**
 * The bus of several processes: a JetStream stream that every node makes the same if it is not
 * there. Brokers that are away are tried again and again; what is published meanwhile fails.
 * @param take counts what the stream holds; without it nothing is taken from the stream
 */
export function openNats(options: NatsOptions, take?: Take): Bus {
  const bus = new NatsBus(options);
  if (take) bus.consume(take);
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
  #away = false;
  #doubted = false;
  #failures = 0;
  /** Streams seen so far, and when the consumer of the present one was made. */
  #streams = 0;
  #created = '';
  #closing = false;
  #messages: ConsumerMessages | undefined;
  #consuming: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(options: NatsOptions) {
    this.#options = options;
  }

  publish({ name, lines }: Chunk, again = 0): Promise<Receipt> {
    return this.#with(async ({ stream }) => {
      const named = headers();
      named.set(NAME_HEADER, name);
      const { seq } = await stream.publish(SUBJECT, lines, {
        msgID: again === 0 ? name : `${name}#${again}`,
        headers: named,
        timeout: ANSWER,
      });
      return { kind: 'kept', sequence: this.#streams * STREAM_SPAN + seq };
    });
  }

  settled(): Promise<number> {
    return this.#with(async ({ manager }) => {
      const { created, ack_floor: floor } = await manager.consumers.info(STREAM, COUNTERS);
      // Another stream than before: all that was in that one is over.
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
    // Sends the acknowledgements that are still here.
    if (!this.#away) await open?.connection.drain().catch(() => undefined);
    await open?.connection.close();
  }

  consume(take: Take): void {
    this.#consuming = this.#consumeAlways(take);
  }

  async #consumeAlways(take: Take): Promise<void> {
    while (!this.#closing) {
      try {
        const messages = await this.#with(async ({ stream }) => {
          const consumer = await stream.consumers.get(STREAM, COUNTERS);
          return consumer.consume({
            max_messages: AHEAD,
            expires: ANSWER,
            abort_on_missing_resource: true,
          });
        });
        this.#messages = messages;
        if (this.#closing) messages.stop();
        for await (const message of messages) await this.#handle(message, take);
      } catch (error) {
        this.#options.log(`chunks cannot be taken from the bus: ${whyOf(error)}`);
      }
      await this.#pause();
    }
  }

  /** Counts a message and tells the stream; whatever goes wrong on the way, it comes again. */
  async #handle(message: JsMsg, take: Take): Promise<void> {
    const name = message.headers?.get(NAME_HEADER);
    if (!name) {
      this.#options.log('a message on the bus has no name and is dropped');
      message.term();
      return;
    }
    try {
      await take({ name, lines: message.data });
      message.ack();
    } catch {
      // Who counts has said why.
      message.nak(AGAIN);
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    if (this.#closing) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AGAIN);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Uses the brokers; after a failure the next use looks whether the stream is still there. */
  async #with<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const open = await this.#open();
    try {
      if (this.#doubted) await this.#makeStream(open.manager);
      this.#doubted = false;
      const done = await work(open);
      this.#failures = 0;
      return done;
    } catch (error) {
      this.#doubted = true;
      this.#failures += 1;
      // What was under way on it fails, and is tried again on the next.
      if (this.#failures >= PATIENCE && !this.#away) await this.#leave(open.connection);
      throw error;
    }
  }

  async #leave(connection: NatsConnection): Promise<void> {
    if (connection !== this.#connection) return;
    this.#failures = 0;
    this.#forget();
    await connection.close();
  }

  #forget(): void {
    this.#connection = undefined;
    this.#opening = undefined;
    this.#away = false;
    this.#messages?.stop();
  }

  async #open(): Promise<Open> {
    if (this.#away) throw new Error('no broker can be reached');
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
      timeout: ANSWER,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN,
      pingInterval: 5000,
      maxPingOut: 2,
    });
    try {
      const manager = await jetstreamManager(connection, { timeout: ANSWER });
      await this.#makeStream(manager);
      this.#connection = connection;
      void this.#watch(connection);
      return { connection, manager, stream: manager.jetstream() };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async #makeStream(manager: JetStreamManager): Promise<void> {
    const { replicas } = this.#options;
    const found = await manager.streams.info(STREAM).catch((error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND) return undefined;
      throw error;
    });
    if (!found) {
      await manager.streams.add({
        name: STREAM,
        subjects: [SUBJECT],
        // A message goes once it is counted.
        retention: RetentionPolicy.Workqueue,
        discard: DiscardPolicy.New,
        storage: StorageType.File,
        num_replicas: replicas,
        duplicate_window: nanos(120_000),
      });
    } else if (found.config.num_replicas !== replicas) {
      await manager.streams.update(STREAM, { num_replicas: replicas });
    }
    await manager.consumers.add(STREAM, {
      durable_name: COUNTERS,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT),
      max_ack_pending: MOST_UNDER_WAY,
    });
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (connection !== this.#connection) continue;
      if (type === 'disconnect') this.#away = true;
      if (type === 'reconnect') this.#away = false;
    }
    // It is over for good, whether we closed it or the brokers want us no more.
    if (connection === this.#connection) this.#forget();
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

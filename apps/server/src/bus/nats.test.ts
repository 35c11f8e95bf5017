import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findNats, loseStream, startBrokers } from '../testing/nats.ts';
import { pause } from '../testing/postgres.ts';
import type { Chunk } from './bus.ts';
import { brokersOf } from './brokers.ts';
import { openNats, STREAM } from './nats.ts';

const program = findNats();
const chunk = (number: number): Chunk => ({
  name: `s/${number}`,
  lines: new TextEncoder().encode(`line ${number}\n`),
});

describe.skipIf(!program)('the NATS bus', () => {
  async function open() {
    const [broker] = await startBrokers(program ?? '', 1);
    if (!broker) throw new Error('There is no broker.');
    onTestFinished(() => broker.stop());
    const problems: string[] = [];
    const options = {
      url: `nats://${broker.address}`,
      replicas: 1,
      log: (problem: string) => problems.push(problem),
    };
    return { broker, options, problems };
  }

  /**
   * Polls a condition, up to a limit: longer than the 30 s after which the stream delivers a chunk
   * again that went to a consumer which ended.
   */
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let looks = 0; looks < 1200; looks += 1) {
      if (await holds()) return;
      await pause();
    }
    throw new Error('It never came about.');
  }

  it('holds what is published until it is counted, once per name', async () => {
    const { options } = await open();
    const node = openNats(options);
    const receipts = [];
    for (const number of [1, 2, 1]) receipts.push(await node.publish(chunk(number)));
    expect(receipts).toEqual([
      { kind: 'stored', sequence: 1 },
      { kind: 'stored', sequence: 2 },
      { kind: 'stored', sequence: 1 },
    ]);
    expect(await node.settled()).toBe(0);

    const taken: string[] = [];
    const other = openNats(options, async ({ name, lines }) => {
      taken.push(`${name} ${Buffer.from(lines).toString()}`);
    });
    await until(async () => (await node.settled()) === 2);
    expect(taken).toEqual(['s/1 line 1\n', 's/2 line 2\n']);
    await Promise.all([node.close(), other.close()]);
  });

  it('accepts a lost chunk again, although it knows the name', async () => {
    const { options } = await open();
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => void taken.push(name));
    expect(await node.publish(chunk(1))).toEqual({ kind: 'stored', sequence: 1 });
    expect(await node.publish(chunk(1), 1)).toEqual({ kind: 'stored', sequence: 2 });
    await until(async () => (await node.settled()) === 2);
    expect(taken).toEqual(['s/1', 's/1']);
    await node.close();
  });

  it('delivers a chunk again if it was not counted', async () => {
    const { options } = await open();
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => {
      taken.push(name);
      if (taken.length === 1) throw new Error('the store is away');
    });
    await node.publish(chunk(1));
    await until(async () => (await node.settled()) === 1);
    expect(taken).toEqual(['s/1', 's/1']);
    await node.close();
  });

  it('fails while there is no broker, also at the start, and resumes when there is one', async () => {
    const { broker, options, problems } = await open();
    await broker.kill();
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => void taken.push(name));
    await expect(node.check()).rejects.toThrow(/refused/i);
    await expect(node.publish(chunk(1))).rejects.toThrow(/refused/i);
    await broker.start();
    await until(() => node.check().then(...yesOrNo));
    await node.publish(chunk(1));
    await until(() => taken.length === 1);

    await broker.kill();
    await until(() =>
      node
        .check()
        .then(...yesOrNo)
        .then((reached) => !reached),
    );
    await expect(node.publish(chunk(2))).rejects.toThrow('no broker can be reached');
    await broker.start();
    await until(() => node.publish(chunk(2)).then(...yesOrNo));
    await until(() => taken.includes('s/2'));
    expect(problems.join()).toContain('chunks cannot be taken from the bus');
    await node.close();
  });

  it('creates a lost stream again, and reports that its content is gone', async () => {
    const { broker, options } = await open();
    const taken: string[] = [];
    const node = openNats(options);
    const other = openNats(options);
    const places: number[] = [];
    for (const number of [1, 2, 3]) {
      const receipt = await node.publish(chunk(number));
      if (receipt.kind === 'stored') places.push(receipt.sequence);
    }
    const before = await node.settled();
    expect(before).toBeLessThan(Math.min(...places));
    await loseStream([broker]);

    const counting = openNats(options, async ({ name }) => void taken.push(name));
    await until(() => other.publish(chunk(4)).then(...yesOrNo));
    await until(() => taken.length === 1);
    await until(async () => (await node.settled()) > Math.max(...places));
    const again = await node.publish(chunk(1));
    expect(again.kind === 'stored' && again.sequence > Math.max(...places)).toBe(true);
    await until(() => taken.length === 2);
    expect(taken).toEqual(['s/4', 's/1']);
    await Promise.all([node, other, counting].map((bus) => bus.close()));
  });

  it('continues counting if the stream is lost meanwhile', async () => {
    const { broker, options } = await open();
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => void taken.push(name));
    await node.publish(chunk(1));
    await until(() => taken.length === 1);
    await loseStream([broker]);
    await until(() => node.publish(chunk(2)).then(...yesOrNo));
    await until(() => taken.length === 2);
    expect(taken).toEqual(['s/1', 's/2']);
    await node.close();
  });

  it('creates no consumer before the stream answers', async () => {
    const { broker, options } = await open();
    const connection = await connect({ servers: broker.address });
    const manager = await jetstreamManager(connection);
    // It is found, but does not take what is published: like one that another node is creating.
    await manager.streams.add({ name: STREAM, subjects: ['elsewhere'], retention: 'workqueue' });
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => void taken.push(name));
    await expect(node.publish(chunk(1))).rejects.toThrow('the stream does not answer yet');
    expect((await manager.streams.info(STREAM)).state.consumer_count).toBe(0);

    await manager.streams.delete(STREAM);
    await connection.close();
    await until(() => node.publish(chunk(1)).then(...yesOrNo));
    await until(() => taken.length === 1);
    await node.close();
  });

  it('does not acknowledge in a new stream what it took from a lost one', async () => {
    const { broker, options } = await open();
    let count: (() => void) | undefined;
    const slow = openNats(options, () => new Promise<void>((resolve) => (count ??= resolve)));
    const node = openNats(options);
    await node.publish(chunk(1));
    await until(() => count !== undefined);
    await loseStream([broker]);

    let countNext: (() => void) | undefined;
    const other = openNats(options, () => new Promise<void>((resolve) => (countNext ??= resolve)));
    await until(() => node.publish(chunk(2)).then(...yesOrNo));
    await until(() => countNext !== undefined);
    // The chunk of the lost stream is counted at last. Closing sends its acknowledgment.
    count?.();
    await slow.close();
    const connection = await connect({ servers: broker.address });
    const { state } = await (await jetstreamManager(connection)).streams.info(STREAM);
    expect(state.messages).toBe(1);
    await connection.close();
    countNext?.();
    await Promise.all([node, other].map((bus) => bus.close()));
  });

  it('keeps the consumer of a stream that an earlier version created', async () => {
    const { broker, options } = await open();
    const connection = await connect({ servers: broker.address });
    const manager = await jetstreamManager(connection);
    const subjects = ['playgrove.chunks'];
    await manager.streams.add({ name: STREAM, subjects, retention: 'workqueue' });
    await manager.consumers.add(STREAM, { durable_name: 'counters', ack_policy: 'explicit' });
    const taken: string[] = [];
    const node = openNats(options, async ({ name }) => void taken.push(name));
    await node.publish(chunk(1));
    await until(() => taken.length === 1);
    expect((await manager.streams.info(STREAM)).state.consumer_count).toBe(1);
    await connection.close();
    await node.close();
  });

  const yesOrNo = [() => true, () => false] as const;
});

describe('the address of brokers', () => {
  it('can have several hosts, a name and a password, and TLS', () => {
    expect(brokersOf('nats://a,b:4223')).toEqual({ servers: ['a', 'b:4223'] });
    expect(brokersOf('tls://me:se%40cret@a:1, tls://b:2')).toEqual({
      servers: ['a:1', 'b:2'],
      user: 'me',
      pass: 'se@cret',
      tls: {},
    });
  });

  it.each(['', 'a:4222', 'http://a', 'nats://', 'nats://a,', 'nats://a/b', 'nats://a,http://b'])(
    '%j is none',
    (url) => {
      expect(() => brokersOf(url)).toThrow('must be nats://host:port');
    },
  );
});

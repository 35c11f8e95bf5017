import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findNats } from '../src/testing/nats.ts';
import { findPostgres, pause } from '../src/testing/postgres.ts';
import { answersReady, Portal, until } from './nodes.ts';

const nats = findNats();
const postgres = findPostgres();
const EVENTS = 200_000;
const LOOKS = 350;

/** Two intakes, two consumers, three brokers, PostgreSQL and a synchronous standby. One after another fails. */
describe.skipIf(!nats || !postgres)('several nodes', () => {
  let portal: Portal;
  beforeAll(async () => {
    if (nats && postgres) portal = await Portal.start(nats, postgres);
  });
  afterAll(() => portal.stop());
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') process.stdout.write(portal.said());
  });

  it('accept and count events', async () => {
    await portal.send(20_000);
    await until('all is counted', () => portal.segments() === 0);
    expect((await portal.counts()).size).toBeGreaterThanOrEqual(20_000);
  });

  it('continue while the leading broker is killed and comes back', async () => {
    const leader = await portal.leader();
    await portal.send(30_000, { after: 6000, act: () => leader.kill() });
    expect((await portal.leader(leader)).name).not.toBe(leader.name);
    await leader.start();
    await portal.whole();
  });

  it('continue when the stream is lost with its content', async () => {
    await portal.send(20_000, { after: 6000, act: () => portal.loseStream() });
    await until('all is counted', () => portal.segments() === 0);
    expect((await portal.counts()).size).toBeGreaterThanOrEqual(portal.taken.size);
  });

  it('continue while an intake is killed and comes back', async () => {
    const [node] = portal.intakes;
    if (!node) throw new Error('There is no intake.');
    await portal.send(30_000, { after: 6000, act: () => portal.kill(node) });
    expect(node.server.child.signalCode).toBe('SIGKILL');
    // Its chunks are counted, but the new stream does not know: the node publishes all of them again.
    await portal.loseStream();
    await portal.restart(node);
  });

  it('continue while a consumer is killed and comes back', async () => {
    const [node] = portal.consumers;
    if (!node) throw new Error('There is no consumer.');
    await portal.send(30_000, { after: 6000, act: () => portal.kill(node) });
    expect(node.server.child.signalCode).toBe('SIGKILL');
    await portal.restart(node);
  });

  it('accept events while PostgreSQL is stopped, and report that they are not ready', async () => {
    await portal.primary.kill('SIGINT');
    const address = (await portal.intakes[0]?.server.ready) ?? '';
    const sent = portal.send(40_000);
    // About twenty seconds, which is longer than the time between two attempts of a node.
    for (let looks = 0; looks < LOOKS; looks += 1) {
      expect(await answersReady(address)).toBe(false);
      await pause();
    }
    await sent;
    expect((await fetch(`${address}/health`)).status).toBe(200);
    await portal.primary.start();
    await until('the intake is ready', () => answersReady(address));
  });

  it('continue with the standby after PostgreSQL has died and the standby was promoted', async () => {
    await portal.send(EVENTS - portal.taken.size, {
      after: 6000,
      act: async () => {
        await portal.primary.kill('SIGKILL');
        portal.standby.promote();
      },
    });
    expect(portal.standby.sql('SELECT pg_is_in_recovery()')).toBe('f');
  });

  it('have counted every accepted event exactly once', async () => {
    await until('no segment waits to be counted', () => portal.segments() === 0);
    const counts = await portal.counts();
    const lost = [...portal.taken].filter((key) => !counts.has(key)).length;
    const duplicated = [...counts.values()].filter((count) => count !== 1).length;
    process.stdout.write(
      `several nodes: ${portal.taken.size} events answered for, lost ${lost}, duplicated ${duplicated}\n`,
    );
    expect(portal.taken.size).toBeGreaterThanOrEqual(EVENTS);
    expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
    const plays = [...portal.intakes, ...portal.consumers].map(({ server }) => server.said.error);
    expect(plays.join('')).not.toContain('could not be read');
  });
});

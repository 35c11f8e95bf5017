import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findNats } from '../src/testing/nats.ts';
import { findPostgres, pause } from '../src/testing/postgres.ts';
import { answersReady, Portal, until } from './nodes.ts';

const nats = findNats();
const postgres = findPostgres();
const EVENTS = 200_000;
const LOOKS = 350;

/** Two intakes, two consumers, three brokers, PostgreSQL and its synchronous standby; one thing fails after the other. */
describe.skipIf(!nats || !postgres)('several nodes', () => {
  let portal: Portal;
  beforeAll(async () => {
    if (nats && postgres) portal = await Portal.start(nats, postgres);
  });
  afterAll(() => portal.stop());
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') process.stdout.write(portal.said());
  });

  it('take events in and count them', async () => {
    await portal.send(20_000);
    await until('all is counted', () => portal.segments() === 0);
    expect((await portal.counts()).size).toBeGreaterThanOrEqual(20_000);
  });

  it('go on while the broker that leads is killed and comes back', async () => {
    const leader = await portal.leader();
    await portal.send(30_000, { after: 6000, act: () => leader.kill() });
    expect((await portal.leader(leader)).name).not.toBe(leader.name);
    await leader.start();
  });

  it('go on when the stream is lost with all that it held', async () => {
    await portal.send(20_000, { after: 6000, act: () => portal.loseStream() });
    await until('all is counted', () => portal.segments() === 0);
    expect((await portal.counts()).size).toBeGreaterThanOrEqual(portal.taken.size);
  });

  it('go on while an intake is killed and comes back', async () => {
    const [node] = portal.intakes;
    if (!node) throw new Error('There is no intake.');
    await portal.send(30_000, { after: 6000, act: () => portal.kill(node) });
    expect(node.server.child.signalCode).toBe('SIGKILL');
    // What it published is counted, and no broker remembers that: it publishes all of it again.
    await portal.loseStream();
    await portal.restart(node);
  });

  it('go on while a consumer is killed and comes back', async () => {
    const [node] = portal.consumers;
    if (!node) throw new Error('There is no consumer.');
    await portal.send(30_000, { after: 6000, act: () => portal.kill(node) });
    expect(node.server.child.signalCode).toBe('SIGKILL');
    await portal.restart(node);
  });

  it('take events in while PostgreSQL is stopped, and say that they are not ready', async () => {
    await portal.primary.kill('SIGINT');
    const address = (await portal.intakes[0]?.server.ready) ?? '';
    const sent = portal.send(40_000);
    // About twenty seconds, longer than a node waits before it tries again.
    for (let looks = 0; looks < LOOKS; looks += 1) {
      expect(await answersReady(address)).toBe(false);
      await pause();
    }
    await sent;
    expect((await fetch(`${address}/health`)).status).toBe(200);
    await portal.primary.start();
    await until('the intake is ready', () => answersReady(address));
  });

  it('go on with the standby once PostgreSQL has died and the standby was promoted', async () => {
    await portal.send(EVENTS - portal.taken.size, {
      after: 6000,
      act: async () => {
        await portal.primary.kill('SIGKILL');
        portal.standby.promote();
      },
    });
    expect(portal.standby.sql('SELECT pg_is_in_recovery()')).toBe('f');
  });

  it('have counted every event that was answered for, exactly once', async () => {
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

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { machineHere } from '../tools/release/native.ts';
import { addNode, OTHER_NODES, placeNode } from '../tools/release/node.ts';
import { stampRelease } from '../tools/release/stage.ts';
import { killServers, serve } from './release/server.ts';
import { unpackRelease } from './release/unpacked.ts';

/** A release runs on each Node that it names, and with Node inside it needs nothing at all. */

const machine = machineHere();
let folder: string;
let program: string;

test.skip(machine !== 'linux-x64-gnu', 'other versions of Node are fetched for Linux on x64');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-nodes-'));
  if (machine === undefined) return;
  program = await unpackRelease(folder, machine);
  writeFileSync(join(folder, 'game.html'), '<!doctype html><title>Space Miner</title><canvas>');
});
test.afterEach(killServers);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns why it cannot be had, if it cannot */
function fetched(place: () => void): string | undefined {
  try {
    place();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Serves, counts, takes a game in, reloads, backs up and stops. */
async function useIt(start: string, path: string, node: string, data: string): Promise<void> {
  const env = { PATH: path, HOME: folder, PORT: '0', DATA_DIR: join(folder, data) };
  const run = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(start, args, { cwd: folder, env, encoding: 'utf8' });
    expect(status, `${args.join(' ')}: ${stderr}`).toBe(0);
  };
  const server = await serve([start], { cwd: folder, env });
  expect(readlinkSync(`/proc/${server.child.pid}/exe`)).toBe(node);
  const statusOf = async (at: string): Promise<number> => (await fetch(server.address + at)).status;
  await expect.poll(() => statusOf('/ready')).toBe(200);
  expect(await statusOf('/games/space-miner/')).toBe(404);
  run('add-game', 'game.html', '--slug', 'space-miner', '--license', 'MIT');
  server.child.kill('SIGHUP');
  await expect.poll(() => statusOf('/games/space-miner/')).toBe(200);
  run('check-store');
  run('backup', join(folder, `${data}.gz`));
  expect(server.said()).not.toContain('security fixes');
  expect(await server.stop()).toBe(0);
  run('version');
}

for (const node of OTHER_NODES) {
  test(`a release runs on Node ${node.version}`, async () => {
    const home = join(folder, `node-${node.version}`);
    const why = fetched(() => placeNode(node, home));
    test.skip(why !== undefined, why);
    const bin = join(home, 'bin');
    await useIt(program, `${bin}:/usr/bin:/bin`, join(bin, 'node'), `data-${node.version}`);
  });
}

test('a release with Node inside runs where no command can be found, and installs itself', async () => {
  const whole = join(folder, 'whole');
  cpSync(dirname(program), whole, { recursive: true, preserveTimestamps: true });
  const why = fetched(() => addNode(whole, 'linux-x64-gnu'));
  test.skip(why !== undefined, why);
  stampRelease(whole, '9.8.7');
  const nothing = join(folder, 'nothing');
  mkdirSync(nothing);
  const home = join(folder, 'home');
  const installed = spawnSync(join(whole, 'playgrove'), ['install', home], {
    env: { PATH: nothing },
    encoding: 'utf8',
  });
  expect(installed.stderr).toBe('');
  expect(installed.status).toBe(0);
  const node = join(home, 'releases/9.8.7/node/bin/node');
  await useIt(join(home, 'current/playgrove'), nothing, node, 'data-inside');
});

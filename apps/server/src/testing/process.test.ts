import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { spawnServer } from './process.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(lines: string): readonly string[] {
  const file = join(folder, 'server.mjs');
  writeFileSync(file, lines);
  return [file];
}

it('returns the address, whatever is logged before it', async () => {
  const server = spawnServer(
    {},
    program(
      `console.log('{"level":50,"msg":"the bus is at http://127.0.0.1:1"}');
       setImmediate(() => console.log('Playgrove is at http://127.0.0.1:2'));`,
    ),
  );
  await expect(server.ready).resolves.toBe('http://127.0.0.1:2');
  await server.ended;
});

it('reports the output if the server ended without one', async () => {
  const server = spawnServer({}, program(`console.error('no port is free'); process.exit(3);`));
  await expect(server.ready).rejects.toThrow('no port is free');
});

it('reports a killed server', async () => {
  const server = spawnServer({}, program('setInterval(() => undefined, 1000);'));
  server.child.kill('SIGKILL');
  await expect(server.ready).rejects.toThrow('The server ended');
});

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { play } from './testing/plays.ts';
import { runServer } from './testing/process.ts';
import { scratch } from './testing/site.ts';

const UNIT = fileURLToPath(new URL('../../../deploy/systemd/playgrove.service', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../../tools/release/playgrove.sh', import.meta.url));

/** A process and its descendants, as in the control group of a systemd unit. */
function groupOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The program's name is in parentheses and may contain anything.
        const [, parent] =
          /^.*\) \S (\d+) /s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return [[Number(name), Number(parent)] as const];
      } catch {
        return [];
      }
    });
  const group = [pid];
  for (const one of group) {
    group.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  }
  return group;
}

describe.skipIf(!existsSync('/proc/self/stat'))('the service unit', () => {
  it('stops in order if every process of it is signaled, as systemd does', async () => {
    // The script that the unit starts becomes the server: there is no process around it.
    expect(readFileSync(UNIT, 'utf8')).toMatch(/^ExecStart=\S+\/playgrove$/m);
    expect(readFileSync(SCRIPT, 'utf8').trim().split('\n').at(-1)).toMatch(/^exec "\$node" /);
    const DATA_DIR = scratch();
    const { child, ended, ready, said } = runServer({ PORT: '0', DATA_DIR });
    const address = await ready;
    expect(await play(address)).toBeNull();
    // A data call whose body is only half sent when the signal comes.
    const call = request(`${address}/content/nothing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '4' },
    });
    const answered = once(call, 'response');
    call.write('"a');
    await once(call, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
    await (await fetch(`${address}/health`)).text();
    for (const pid of groupOf(child.pid ?? 0)) process.kill(pid, 'SIGTERM');
    call.end('b"');
    const [response] = await answered;
    expect(response.statusCode).toBe(404);
    response.resume();
    expect(await ended).toBe(0);
    expect(said.error).toBe('');
    expect(readdirSync(join(DATA_DIR, 'spool'))).toEqual([]);
    expect(readdirSync(DATA_DIR)).not.toContain('in-use.db-journal');
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNats, startBrokers, type RunningBroker } from '../src/testing/nats.ts';
import {
  findPostgres,
  pause,
  startPostgres,
  type RunningPostgres,
} from '../src/testing/postgres.ts';
import { runServer } from '../src/testing/process.ts';

/** Creates the certificate of an authority, and one for this machine that it signed. */
function certificates(folder: string, owner: { uid: number; gid: number } | undefined) {
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Ours',
  );
  openssl('req', ...key, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=localhost');
  writeFileSync(join(folder, 'own.ext'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'own.ext'];
  openssl('x509', '-req', '-in', 'own.csr', '-out', 'own.pem', '-days', '2', ...signing);
  // PostgreSQL accepts a key only if its user owns it and may enter the folder.
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'own.key'), 0o600);
  if (owner) chownSync(join(folder, 'own.key'), owner.uid, owner.gid);
  return {
    authority: join(folder, 'ca.pem'),
    certificate: join(folder, 'own.pem'),
    key: join(folder, 'own.key'),
  };
}

const program = findNats();
const found = findPostgres();
describe.skipIf(!program || !found || !existsSync('/usr/bin/openssl'))('a node with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  let postgres: RunningPostgres | undefined;
  let brokers: RunningBroker[] = [];
  let authority = '';

  beforeAll(async () => {
    if (!found || !program) return;
    const made = certificates(folder, found.user);
    authority = made.authority;
    postgres = await startPostgres(found, [
      'fsync=off',
      'ssl=on',
      `ssl_cert_file=${made.certificate}`,
      `ssl_key_file=${made.key}`,
    ]);
    brokers = await startBrokers(program, 1, [
      '--tls',
      '--tlscert',
      made.certificate,
      '--tlskey',
      made.key,
    ]);
  });
  afterAll(async () => {
    await postgres?.stop();
    await Promise.all(brokers.map((broker) => broker.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  async function readiness(env: Readonly<Record<string, string>>, mode = 'verify-full') {
    const { ready, said } = runServer({
      PORT: '0',
      LOG_LEVEL: 'error',
      STORE_URL: `${postgres?.url()}?sslmode=${mode}`,
      BUS_URL: `tls://${brokers[0]?.address.replace('127.0.0.1', 'localhost')}`,
      ...env,
    });
    const address = await ready;
    const look = async () =>
      (await (await fetch(`${address}/ready`)).json()) as {
        code: number;
        contents: Record<string, string>;
      };
    return { look, said };
  }

  it('reaches PostgreSQL and NATS with certificates from a private authority', async () => {
    const { look } = await readiness({ NODE_EXTRA_CA_CERTS: authority });
    let seen = await look();
    for (let looks = 0; seen.code !== 200 && looks < 400; looks += 1) {
      await pause();
      seen = await look();
    }
    expect(seen).toEqual({
      code: 200,
      contents: { store: 'ok', bus: 'ok', spool: 'ok', counting: 'ok' },
    });
    const used =
      "SELECT COUNT(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE ssl AND application_name = 'playgrove'";
    expect(Number(postgres?.sql(used))).toBeGreaterThan(0);
  });

  it('connects to neither if the authority is unknown, and says why', async () => {
    const { look, said } = await readiness({});
    expect(await look()).toEqual({
      code: 503,
      contents: { store: 'unreachable', bus: 'unreachable', spool: 'ok', counting: 'failing' },
    });
    expect(said.out).toMatch(/PostgreSQL cannot be reached: [^"]*certificate/);
    expect(said.out).toMatch(/chunks cannot be taken from the bus: [^"]*(?:certificate|TLS)/);
  });
});

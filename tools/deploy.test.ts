import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Metrics } from '../apps/server/src/operator/metrics.ts';
import { readSettings } from '../apps/server/src/settings/settings.ts';
import { ROOT } from './root.ts';

/** What is in deploy/ is right as far as its own program can say; where that is missing, skipped. */

const DEPLOY = join(ROOT, 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const hasTool = (name: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, name)),
  );
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

/** Runs a tool. @returns its exit code and everything it printed */
function run(command: string, ...args: readonly string[]) {
  const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  const env = { ...process.env, PATH };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return { status, text: stdout + stderr };
}

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('deploy/', () => {
  it('names only metrics that the server has', async () => {
    const metrics = new Metrics();
    metrics.watchProcess();
    metrics.watchBacklog(() => ({ bytes: 0, segments: 0, waiting: 0, lag: 0, aside: 0 }));
    metrics.answered('/', 'GET', 200, 0.1);
    const text = await metrics.text();
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
    expect(known.size).toBeGreaterThan(20);
    for (const file of ['prometheus/alerts.yml', 'grafana/dashboard.json']) {
      const named = read(file).match(/\b(?:portal|process|nodejs)_[a-z0-9_]+/g) ?? [];
      expect(named.length).toBeGreaterThan(8);
      const bare = named.map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
      expect(bare.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('names only settings that exist', () => {
    const [, block = ''] =
      /environment:\n((?: {6}\w+: .*\n)+)/.exec(read('docker/compose.yaml')) ?? [];
    const names = [...block.matchAll(/^ {6}(\w+): \$\{\1/gm)].map(([, name = '']) => name);
    expect(names).toContain('STORE_URL');
    // A name with one letter less is refused only if the whole name is a setting.
    for (const name of names) {
      const misspelled = readSettings({ [name.replace(/(.)_/, '$1$1_')]: 'x' }, '/');
      expect(JSON.stringify(misspelled)).toContain(`did you mean ${name}?`);
    }
  });

  it('writes no address of a visitor into a log', () => {
    expect(read('proxy/nginx.conf')).toMatch(/access_log off;\n\s*error_log \/dev\/null;/);
    expect(read('proxy/Caddyfile')).toContain('exclude http.log.access http.log.error');
  });

  it.skipIf(!hasTool('promtool'))('has alerts and a scrape that promtool accepts', () => {
    const { status, text } = run(
      'promtool',
      'check',
      'config',
      join(DEPLOY, 'prometheus/prometheus.yml'),
    );
    expect(text).toContain('SUCCESS: 10 rules found');
    expect(status).toBe(0);
  });

  it.skipIf(!hasTool('nginx'))('has an nginx site that nginx accepts', () => {
    const folder = scratch();
    const site = read('proxy/nginx.conf').replace('listen 80', 'listen 127.0.0.1:4529');
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; events {} http { include ${folder}/site.conf; }`,
    );
    const { status, text } = run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'));
    expect(text).toContain('test is successful');
    expect(status).toBe(0);
  });

  it('limits by address what is counted or stored, and no files of games', () => {
    const conf = read('proxy/nginx.conf');
    const places = [...conf.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(
      ([, place, rules = '']) => [place, /\blimit_req\b/.test(rules), /\blimit_conn\b/.test(rules)],
    );
    expect(places).toEqual([
      ['/', false, false],
      ['/content/', true, true],
      ['= /statistic.gif', true, true],
    ]);
    const outside = conf.replaceAll(/location [^{]+ \{[^}]*\}/g, '');
    expect(outside).not.toMatch(/\blimit_(?:req|conn|rate) /);
  });

  it.skipIf(!hasTool('nginx'))(
    'lets thirty visitors of one address load a game, and bounds what they send',
    async () => {
      const folder = scratch();
      const portal = createServer((_request, response) => response.end('file'));
      onTestFinished(() => void portal.close());
      const port = await new Promise<number>((settle) =>
        portal.listen(0, '127.0.0.1', () => settle((portal.address() as AddressInfo).port)),
      );
      const socket = join(folder, 'nginx.sock');
      // A rate at which nothing is given back while the test runs, however long that takes.
      const site = read('proxy/nginx.conf')
        .replace('listen 80', `listen unix:${socket}`)
        .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
        .replace('rate=200r/s', 'rate=1r/m');
      writeFileSync(join(folder, 'site.conf'), site);
      writeFileSync(
        join(folder, 'nginx.conf'),
        `pid ${folder}/pid; daemon off; master_process off; events { worker_connections 768; }
         http { client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; include ${folder}/site.conf; }`,
      );
      const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;
      const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
      const nginx = spawn('nginx', args, { env: { ...process.env, PATH }, stdio: 'ignore' });
      onTestFinished(() => void nginx.kill());
      const agent = new Agent({ keepAlive: true, maxSockets: 30 });
      onTestFinished(() => agent.destroy());
      const ask = (path: string): Promise<number> =>
        new Promise((settle, fail) => {
          get({ socketPath: socket, path, agent }, (answer) => {
            answer.resume().on('end', () => settle(answer.statusCode ?? 0));
          }).on('error', fail);
        });
      const codes = async (count: number, path: (at: number) => string): Promise<Set<number>> =>
        new Set(await Promise.all(Array.from({ length: count }, (_, at) => ask(path(at)))));
      while (!existsSync(socket)) await new Promise(setImmediate);
      expect(await codes(30 * 100, (at) => `/allgame/a/files/content/${at % 100}.png`)).toEqual(
        new Set([200]),
      );
      expect(await codes(1100, () => '/statistic.gif?tp=event')).toEqual(new Set([200, 429]));
      expect(await codes(10, () => '/content/vote')).toEqual(new Set([429]));
    },
  );

  it.skipIf(!hasTool('caddy'))('has a Caddyfile that Caddy accepts', () => {
    const file = join(DEPLOY, 'proxy/Caddyfile');
    const { status, text } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
    expect(text).toContain('Valid configuration');
    expect(status).toBe(0);
  });

  it.skipIf(!hasTool('systemd-analyze'))('has units that systemd accepts', () => {
    const folder = scratch();
    const units = readdirSync(join(DEPLOY, 'systemd'));
    expect(units).toHaveLength(7);
    for (const unit of units) {
      // The programs are not installed here, and systemd looks for them.
      const text = read(`systemd/${unit}`)
        .replace('/srv/playgrove/current/playgrove\n', '/bin/true\n')
        .replaceAll('/usr/bin/restic ', '/bin/true ');
      writeFileSync(join(folder, unit), text);
    }
    const { status, text } = run(
      'systemd-analyze',
      'verify',
      ...units.map((unit) => join(folder, unit)),
    );
    expect(text).toBe('');
    expect(status).toBe(0);
  });

  it.skipIf(!hasCompose)(
    'has a Compose file that Docker accepts, with and without a cluster',
    () => {
      const file = join(DEPLOY, 'docker/compose.yaml');
      for (const profile of [[], ['--profile', 'cluster']]) {
        const { status, text } = run('docker', 'compose', '-f', file, ...profile, 'config');
        expect(text).toContain('read_only: true');
        expect(status).toBe(0);
      }
    },
  );
});

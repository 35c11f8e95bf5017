import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import portal from '@playgrove/site-config/portal';
import { gameId } from '../../tools/catalogue.ts';
import { openCache } from '../../tools/cache.ts';
import { buildLibrary } from '../../packages/third-party/src/build/build.ts';
import { FEEDS, readLibrary } from '../../packages/third-party/src/build/library.ts';
import { serveFolder } from '../../packages/third-party/src/build/serving.ts';
import type { Fixture } from './games.ts';

/** What a browser is started with to find the hosts of games. */
export const OWN_HOSTS = '--host-resolver-rules=MAP *.example.test 127.0.0.1';

/** A page in the portal's place: it frames a game and notes what the game says. */
const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>
<style>body{margin:0}iframe{width:390px;height:600px;border:0}</style>
<script src="/frame.js"></script>`;
const FRAME_SCRIPT = `
const said = [];
let showsAds = false;
let from = location.origin;
addEventListener('message', (event) => {
  if (event.origin !== from || event.data?.mark !== 'play/1') return;
  said.push(event.data);
  if (event.data.kind === 'ad-break' && !showsAds) send({ kind: 'ad-done', shown: false });
});
function open(url) {
  said.length = 0;
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.src = url;
  from = new URL(url, location.href).origin;
  frame.allow = 'accelerometer; autoplay; fullscreen; gamepad; gyroscope';
  document.body.append(frame);
}
function send(message) { document.querySelector('iframe').contentWindow.postMessage({ ...message, mark: 'play/1' }, from); }
`;

export type GamesSite = {
  readonly address: string;
  /** The address of a game's cage, from the site's root where it is on the same host. */
  page(slug: string): string;
  close(): Promise<void>;
};

/**
 * Builds games as the site does and serves them with the real server's headers.
 * @param options `own`: each game has its own host. `remote`: a host that serves one more game.
 */
export async function serveGames(
  games: Readonly<Record<string, Fixture>>,
  { own = false, remote }: { readonly own?: boolean; readonly remote?: string } = {},
): Promise<GamesSite> {
  const root = mkdtempSync(join(tmpdir(), 'any-game-'));
  const [from, to] = [join(root, 'library'), join(root, 'site')];
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [slug, { entry = 'index.html', base, files, vendored }] of Object.entries(games)) {
    for (const [path, content] of Object.entries(files))
      write(join(from, slug, 'files', path), content);
    const facts = {
      title: slug,
      tags: ['one', 'two', 'three', 'four', 'five'],
      orientation: 'any',
      page: {
        entry,
        files: 1,
        bytes: 1,
        license: 'MIT',
        ...(base && { base }),
        ...(vendored && { vendored }),
      },
    };
    write(join(from, slug, 'game.json'), JSON.stringify(facts));
  }
  write(join(to, 'index.html'), FRAME);
  write(join(to, 'frame.js'), FRAME_SCRIPT);
  const port = own ? await freePort() : 0;
  // Hosts of one site, as `OWN_HOSTS` leads a browser to this machine.
  const config = own
    ? {
        ...portal,
        gamesOrigin: `http://{id}.games.example.test:${port}`,
        publicAddress: `http://play.example.test:${port}`,
      }
    : { ...portal, gamesOrigin: '', publicAddress: '', ...(remote && { remoteGames: [remote] }) };
  if (remote !== undefined) {
    const record = {
      slug: 'remote-game',
      title: 'Remote',
      url: `https://${remote}/game/index.html`,
    };
    const facts = { ...record, tags: ['one', 'two', 'three', 'four', 'five'], license: 'MIT' };
    write(join(from, FEEDS, 'feed.json'), JSON.stringify([facts]));
  }
  const library = readLibrary(from, new Set(), config.remoteGames);
  await buildLibrary({ from, to, library, config, cache: openCache() });
  const serving = await serveFolder(to, { config, port });
  return {
    address: config.publicAddress || serving.address,
    page: (slug) => config.gamesOrigin.replace('{id}', gameId(slug)) + gameUrl(gameId(slug)),
    async close() {
      await serving.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The pages name their port, so it must be known before they are built. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  await new Promise((settle) => server.close(settle));
  return port;
}

/** Another host with one game, which only a browser that ignores certificates trusts. */
export async function serveRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'remote-game-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-days', '2'];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      ...name,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const requests: string[] = [];
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      if (request.url !== '/favicon.ico') requests.push(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><canvas></canvas><script>document.title = "remote"</script>');
    },
  );
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    /** Requested paths. */
    requests: requests as readonly string[],
    close(): void {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

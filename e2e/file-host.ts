import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Running } from '../apps/server/src/start.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

/**
 * The plainest host: files below one path, `index.html` for a folder, 404 for all else. It reads no
 * `_headers` and knows nothing of the portal.
 * @param base path of the files on the host, with a slash at both ends
 */
export async function serveFiles(
  folder: string,
  base: string,
): Promise<Pick<Running, 'address' | 'stop'>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const file = join(
      folder,
      path.slice(base.length - 1) + (path.endsWith('/') ? 'index.html' : ''),
    );
    const stats = path.startsWith(base) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!stats?.isFile()) {
      response.writeHead(404).end('not found');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

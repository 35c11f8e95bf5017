import type { ServerResponse } from 'node:http';
import { runnerImport } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  webm: 'video/webm',
  woff2: 'font/woff2',
};

/** The media type of a path by its extension. */
export function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** The current version of a module, ignoring earlier imports. */
export async function loadFresh(file: string): Promise<unknown> {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return module;
}

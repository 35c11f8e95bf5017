import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { PortalConfig } from '@playgrove/catalogue/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, PictureType, Site, SiteFile } from './files.ts';
import { contentPolicy } from './policy.ts';

/** How a file on disk goes out. */
type Sending = { readonly file: SiteFile; readonly encoding?: Encoding; readonly vary: string };

declare module 'fastify' {
  interface FastifyRequest {
    sending: Sending | undefined;
  }
}

/**
 * Serves the site's files by GET and HEAD, packed where the visitor takes it, with conditional and
 * range requests; anything else gets the page that says so, with status 404.
 * Only listed paths are ever looked up on disk.
 */
export function serveSite(app: FastifyInstance, site: Site, config: PortalConfig): void {
  const missing = missingPage(site, config);
  app.decorateRequest('sending', undefined);
  app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    cacheControl: false,
    // Runs after the library has set its own headers, before it answers.
    setHeaders: (reply) => describe(reply, reply.request.sending),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = site.files.get(path.endsWith('/') ? `${path}index.html` : path);
      if (file) return send(request, reply, file);
      if (site.files.has(`${path}/index.html`)) return reply.redirect(encodeURI(`${path}/`), 308);
      reply.callNotFound();
      return reply;
    },
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(missing.headers).send(missing.body),
  );
}

/** The path that was asked for, unescaped once; empty when the escapes are broken. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}

function send(request: FastifyRequest, reply: FastifyReply, asked: SiteFile): FastifyReply {
  const vary: string[] = [];
  if (asked.pictures.size > 0) vary.push('Accept');
  const file = pictureFor(request, asked);
  if (file.packed.size > 0) vary.push('Accept-Encoding');
  const encoding = encodingFor(request, file);
  request.sending = { file, vary: vary.join(', '), ...(encoding ? { encoding } : {}) };
  const path = (encoding && file.packed.get(encoding)) ?? file.path;
  return reply.sendFile(path);
}

function describe(reply: FastifyReply, sending: Sending | undefined): void {
  if (!sending) return;
  const { file, encoding, vary } = sending;
  reply.header('content-type', file.type).header('cache-control', file.cache);
  if (encoding) reply.header('content-encoding', encoding);
  if (vary !== '') reply.header('vary', vary);
  // A picture or a style sheet has nothing to restrict.
  if (file.policy === undefined) reply.removeHeader('content-security-policy');
  else reply.header('content-security-policy', file.policy);
  if (file.frames === 'same') reply.header('x-frame-options', 'SAMEORIGIN');
  else if (file.frames === 'policy') reply.removeHeader('x-frame-options');
}

function pictureFor(request: FastifyRequest, file: SiteFile): SiteFile {
  const accept = request.headers.accept;
  if (file.pictures.size === 0 || accept === undefined) return file;
  const offered = ['image/avif', 'image/webp'].filter((type) =>
    file.pictures.has(type as PictureType),
  );
  const chosen = negotiate(accept.toLowerCase(), [...offered, 'image/jpeg']);
  return file.pictures.get(chosen as PictureType) ?? file;
}

function encodingFor(request: FastifyRequest, file: SiteFile): Encoding | undefined {
  const accept = request.headers['accept-encoding'];
  if (file.packed.size === 0 || accept === undefined) return undefined;
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.packed.has(encoding));
  const chosen = negotiate(String(accept).toLowerCase(), [...offered, 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** `404.html` of the build; without one, the same words on a bare page. */
function missingPage(site: Site, config: PortalConfig) {
  const file = site.files.get('/404.html');
  const bare =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not Found !</title>' +
    '<h1>Oops, Something Went Wrong...</h1><p>Not Found !</p><p><a href="/">Home</a></p></html>';
  const body = file ? readFileSync(join(site.folder, file.path), 'utf8') : bare;
  const policy = file?.policy ?? contentPolicy('portal', { scripts: [], styles: [] }, config);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  };
  return { body, headers };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { PortalConfig } from '@playgrove/catalogue/config';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Encoding, PictureType, Site, SiteFile } from './files.ts';
import { commonHeaders, contentPolicy } from './policy.ts';

/** How a file of the site goes out to one visitor. */
export type Sending = {
  readonly file: SiteFile;
  /** On disk, below the site's folder. */
  readonly path: string;
  readonly encoding?: Encoding;
  readonly vary: string;
};

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
    setHeaders: (reply) => describe(reply, reply.request.sending, config),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = site.files.get(path.endsWith('/') ? `${path}index.html` : path);
      if (file) {
        const { accept, 'accept-encoding': encodings } = request.headers;
        const sending = sendingOf(file, accept, encodings?.toString());
        request.sending = sending;
        return reply.sendFile(sending.path);
      }
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

/** Which bytes a visitor gets who asks for a file and takes these types and encodings. */
export function sendingOf(
  asked: SiteFile,
  accept: string | undefined,
  encodings: string | undefined,
): Sending {
  const vary: string[] = [];
  if (asked.pictures.size > 0) vary.push('Accept');
  const file = pictureFor(accept, asked);
  if (file.packed.size > 0) vary.push('Accept-Encoding');
  const encoding = encodingFor(encodings, file);
  return {
    file,
    path: (encoding && file.packed.get(encoding)) ?? file.path,
    vary: vary.join(', '),
    ...(encoding ? { encoding } : {}),
  };
}

/** The header fields of a file, all but those that come from its bytes. */
export function fileHeaders(
  { file, encoding, vary }: Sending,
  config: PortalConfig,
): Readonly<Record<string, string>> {
  const {
    'content-security-policy': _nothing,
    'x-frame-options': frame = '',
    ...common
  } = commonHeaders(config);
  return {
    ...common,
    // A picture or a style sheet has nothing to restrict.
    ...(file.policy === undefined ? {} : { 'content-security-policy': file.policy }),
    ...(file.frames === 'policy'
      ? {}
      : { 'x-frame-options': file.frames === 'same' ? 'SAMEORIGIN' : frame }),
    'content-type': file.type,
    'cache-control': file.cache,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(vary === '' ? {} : { vary }),
  };
}

function describe(reply: FastifyReply, sending: Sending | undefined, config: PortalConfig): void {
  if (!sending) return;
  for (const name of Object.keys(commonHeaders(config))) reply.removeHeader(name);
  reply.headers(fileHeaders(sending, config));
}

function pictureFor(accept: string | undefined, file: SiteFile): SiteFile {
  if (file.pictures.size === 0 || accept === undefined) return file;
  const offered = ['image/avif', 'image/webp'].filter((type) =>
    file.pictures.has(type as PictureType),
  );
  const chosen = negotiate(accept.toLowerCase(), [...offered, 'image/jpeg']);
  return file.pictures.get(chosen as PictureType) ?? file;
}

function encodingFor(accept: string | undefined, file: SiteFile): Encoding | undefined {
  if (file.packed.size === 0 || accept === undefined) return undefined;
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.packed.has(encoding));
  const chosen = negotiate(accept.toLowerCase(), [...offered, 'identity']);
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

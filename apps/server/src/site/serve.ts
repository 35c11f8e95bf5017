import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { PortalConfig } from '@playgrove/site-config/config';
import {
  CAGED,
  isVague,
  Lookup,
  missingFileHeaders,
  ourGameHeaders,
  redirectHeaders,
  roleHeaders,
  typeFor,
} from '@playgrove/third-party/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Encoding, PictureType, Site, SiteFile } from './files.ts';
import { gameOfHost, hasFile, hasOwnHosts } from './hosts.ts';
import { commonHeaders, contentPolicy, permissionsPolicy } from './policy.ts';
import { isChallengeLink, withPreview } from './previews.ts';

const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not Found !</title>' +
  '<h1>Oops, Something Went Wrong...</h1><p>Not Found !</p><p><a href="/">Home</a></p></html>';

/** The bytes of a file that one visitor gets. */
export type Variant = {
  readonly file: SiteFile;
  /** On disk, below the site's folder. */
  readonly path: string;
  readonly encoding?: Encoding;
  readonly vary: string;
  /** It is served on the host of the game it belongs to. */
  readonly own?: boolean;
  /** The host of the request, with its port. */
  readonly host?: string | undefined;
  /** What the browser wants the file for. */
  readonly use?: string | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    variant: Variant | undefined;
  }
}

/**
 * Serves the site's files by GET and HEAD, compressed if the visitor accepts it, with conditional
 * and range requests. Anything else gets the 404 page. Only listed paths are looked up on disk.
 */
export function serveSite(app: FastifyInstance, site: Site, config: PortalConfig): void {
  const missing = missingPage(site, config);
  const lookup = new Lookup(site.files);
  app.decorateRequest('variant', undefined);
  app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    cacheControl: false,
    // The library calls this after setting its own headers.
    setHeaders: (reply) => setHeaders(reply, reply.request.variant, config),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const game = gameOfHost(config, request.headers.host);
      const own = game !== undefined;
      const mayHave = !own || hasFile(game, path === '' ? request.url : path);
      const exact = site.files.get(path.endsWith('/') ? `${path}index.html` : path);
      const found = exact ? { file: exact } : lookup.find(request.url);
      if (mayHave && found && 'folder' in found)
        return redirectTo(reply, found.folder, request.url);
      if (mayHave && found) {
        const { file } = found as { readonly file: SiteFile };
        const { accept, 'accept-encoding': encodings } = request.headers;
        const variant = variantFor(file, accept, encodings?.toString());
        if (isChallengeLink(request.url)) return sendPreview(reply, file, request.url);
        const { host, 'sec-fetch-dest': use } = request.headers;
        request.variant = { ...variant, own, host, use: use?.toString() };
        return reply.sendFile(variant.path, variant.file.folder);
      }
      if (!own && site.files.has(`${path}/index.html`))
        return redirectTo(reply, encodeURI(`${path}/`), request.url);
      reply.callNotFound();
      return reply;
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (CAGED.test(pathOf(request.url)))
      return reply.code(404).headers(missingFileHeaders).send('Not found\n');
    const { headers, body } = missing(request.headers['accept-encoding']?.toString());
    return reply.code(404).headers(headers).send(body);
  });

  function redirectTo(reply: FastifyReply, path: string, url: string) {
    const at = url.indexOf('?');
    if (CAGED.test(pathOf(url))) reply.headers(redirectHeaders);
    return reply.redirect(config.base + path.slice(1) + (at === -1 ? '' : url.slice(at)), 308);
  }

  /** Link previews run no scripts: what they show of a challenge is written into the page here. */
  async function sendPreview(reply: FastifyReply, file: SiteFile, url: string) {
    const html = await readFile(join(file.folder, file.path), 'utf8');
    for (const name of Object.keys(commonHeaders(config))) reply.removeHeader(name);
    return reply
      .headers(fileHeaders({ file, path: file.path, vary: '' }, config))
      .send(withPreview(html, url.slice(url.indexOf('?'))));
  }
}

/** The requested path, unescaped once; empty if the escapes are broken. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}

/** Chooses the variant of a file for a visitor who accepts these types and encodings. */
export function variantFor(
  requested: SiteFile,
  accept: string | undefined,
  encodings: string | undefined,
): Variant {
  const vary: string[] = [];
  if (requested.pictures.size > 0) vary.push('Accept');
  const file = pictureFor(accept, requested);
  if (file.packed.size > 0) vary.push('Accept-Encoding');
  if (isVague(file)) vary.push('Sec-Fetch-Dest');
  const encoding = encodingFor(encodings, file);
  return {
    file,
    path: (encoding && file.packed.get(encoding)) ?? file.path,
    vary: vary.join(', '),
    ...(encoding ? { encoding } : {}),
  };
}

/** The headers of a file, except those that depend on its bytes. */
export function fileHeaders(
  { file, encoding, vary, own = false, host, use }: Variant,
  config: PortalConfig,
): Readonly<Record<string, string>> {
  const {
    'content-security-policy': _default,
    'x-frame-options': frame = '',
    ...common
  } = commonHeaders(config);
  const { role, policy, frames } = file;
  const isClosed = frames !== undefined || hasOwnHosts(config);
  return {
    ...common,
    // Pictures and style sheets need no policy.
    ...(policy !== undefined && { 'content-security-policy': policy }),
    ...(frames !== 'policy' &&
      role !== 'game' && { 'x-frame-options': frames === 'same' ? 'SAMEORIGIN' : frame }),
    ...(role
      ? roleHeaders(role, {
          policy,
          own,
          host,
          portal: isClosed ? config.gamesOrigin && config.publicAddress : undefined,
          permissions: () => permissionsPolicy(config, true),
        })
      : frames && ourGameHeaders),
    'content-type': typeFor(file, use),
    'cache-control': file.cache,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(vary === '' ? {} : { vary }),
  };
}

function setHeaders(reply: FastifyReply, variant: Variant | undefined, config: PortalConfig): void {
  if (!variant) return;
  for (const name of Object.keys(commonHeaders(config))) reply.removeHeader(name);
  reply.headers(fileHeaders(variant, config));
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

/** The built `404.html`, compressed if the visitor accepts it; without one, a plain page with the same words. */
function missingPage({ folder, missing }: Site, config: PortalConfig) {
  const always = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      missing?.policy ?? contentPolicy('portal', { scripts: [], styles: [] }, config),
  };
  if (!missing) return () => ({ headers: always, body: BARE });
  const bodies = new Map(
    [missing.path, ...missing.packed.values()].map((path) => [
      path,
      readFileSync(join(folder, path)),
    ]),
  );
  return (encodings: string | undefined) => {
    const { path, encoding, vary } = variantFor(missing, undefined, encodings);
    const headers = {
      ...always,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(vary === '' ? {} : { vary }),
    };
    return { headers, body: bodies.get(path) };
  };
}

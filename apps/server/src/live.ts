import { existsSync, realpathSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from './app.ts';
import { createLimitedServer } from './http/server.ts';
import { readPage } from './insights/page.ts';
import { readSiteCatalogue } from './site/catalogue.ts';
import { readSite, withOlder, type Site } from './site/files.ts';

/** Everything that an app needs and that stays the same when the site is replaced. */
export type LiveDeps = Omit<AppDeps, 'site' | 'games' | 'insights' | 'serve' | 'readsFirst'> & {
  readonly config: PortalConfig;
  /** The operator's page apart from what is built: undefined if there is none. */
  readonly insights?: Pick<NonNullable<AppDeps['insights']>, 'reader' | 'ads'>;
};

/** The built site with what the server reads from it. */
export type Built = Pick<AppDeps, 'games'> & {
  readonly site: Site;
  readonly page: ReturnType<typeof readPage>;
};

/**
 * Reads a built site. Links are followed once, so a link that is changed later does not mix two sites.
 * @throws Error if it is not there or incomplete
 */
export function readBuilt(folder: string, config: PortalConfig): Built {
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const site = readSite(real, config);
  return { site, games: readSiteCatalogue(site), page: readPage(real) };
}

/**
 * A listening app whose site can be replaced. A replacement is a whole new app behind the same
 * sockets, so every request is answered from one site, the old or the new.
 */
export class LiveApp {
  readonly #deps: LiveDeps;
  readonly #first: FastifyInstance;
  #current: FastifyInstance;
  #built: Built | undefined;
  #listener: RequestListener = () => undefined;

  /** @param built undefined on a server that only counts */
  constructor(deps: LiveDeps, built: Built | undefined) {
    this.#deps = deps;
    this.#built = built;
    this.#first = buildApp({
      ...this.#parts(built),
      serve: (listener) => {
        this.#listener = listener;
        return createLimitedServer((request, reply) => this.#listener(request, reply), deps.limits);
      },
    });
    this.#current = this.#first;
  }

  get log(): FastifyInstance['log'] {
    return this.#current.log;
  }

  listen(host: string, port: number): Promise<string> {
    return this.#first.listen({ host, port });
  }

  /**
   * Serves another site from the next request on. Files of the site before it whose names change
   * with their content stay, because pages that are open still request them.
   */
  async take(next: Built): Promise<void> {
    const built = {
      ...next,
      site: this.#built ? withOlder(next.site, this.#built.site) : next.site,
    };
    let listener: RequestListener | undefined;
    const app = buildApp({
      ...this.#parts(built),
      readsFirst: true,
      serve: (its) => {
        listener = its;
        // It never listens: its requests come from the sockets of the first app.
        return createServer();
      },
    });
    await app.ready();
    if (listener) this.#listener = listener;
    this.#current = app;
    this.#built = next;
  }

  async close(): Promise<void> {
    // Both at once: one has the sockets, the other answers and says on each that it ends.
    const apps = new Set([this.#current, this.#first]);
    await Promise.all([...apps].map((app) => app.close()));
  }

  #parts(built: Built | undefined): AppDeps {
    const { insights, ...deps } = this.#deps;
    if (!built) return { ...deps, games: [] };
    const { site, games, page } = built;
    return {
      ...deps,
      site,
      games,
      ...(insights ? { insights: { ...insights, page, games } } : {}),
    };
  }
}

import { existsSync, realpathSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps, type Shown } from './app.ts';
import { createLimitedServer } from './http/server.ts';
import { readPage } from './insights/page.ts';
import { readSiteCatalogue } from './site/catalogue.ts';
import { readSite, withOlder, type Site } from './site/files.ts';

/** The built site with what the server reads from it. */
export type Built = Shown & { readonly site: Site; readonly config: PortalConfig };

/**
 * Reads a built site. Links are followed once, so a link that is changed later does not mix two sites.
 * @throws Error if it is not there or incomplete
 */
export function readBuilt(folder: string, config: PortalConfig): Built {
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const site = readSite(real, config);
  return { site, config, games: readSiteCatalogue(site), page: readPage(real) };
}

/**
 * A listening app whose site can be replaced. A replacement is a whole new app behind the same
 * sockets, so every request is answered from one site, the old or the new.
 */
export class LiveApp {
  readonly #deps: AppDeps;
  readonly #first: FastifyInstance;
  #current: FastifyInstance;
  #built: Built | undefined;
  #listener: RequestListener = () => undefined;

  /** @param built undefined on a server that only counts */
  constructor(deps: AppDeps, built: Built | undefined) {
    this.#deps = deps;
    this.#built = built;
    this.#first = buildApp(deps, built, {
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
    const app = buildApp({ ...this.#deps, config: next.config }, built, {
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
}

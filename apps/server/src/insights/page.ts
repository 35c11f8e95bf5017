import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The folder of the operator's page in the built site. Names with a leading dot are never served. */
const FOLDER = '.insights';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml; charset=utf-8',
};

export type PageFile = { readonly type: string; readonly body: Buffer };

/**
 * Reads the built operator's page.
 * @param site the folder of the built site
 * @returns files by name, or undefined if the page is not there
 */
export function readPage(site: string): ReadonlyMap<string, PageFile> | undefined {
  const folder = join(site, FOLDER);
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder).flatMap((name) => {
    const type = TYPES[extname(name)];
    return type === undefined
      ? []
      : [[name, { type, body: readFileSync(join(folder, name)) }] as const];
  });
  return new Map(files);
}

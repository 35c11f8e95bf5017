import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Where the build puts the operator's page in the site's folder: a name with a dot is never part of the site. */
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
 * The operator's page as it was built, by file name.
 * @param site the built site's folder
 * @returns nothing when it is not there
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

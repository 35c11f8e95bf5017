import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameId } from '../../../../tools/catalogue.ts';
import { cagePage } from './cage-page.ts';
import { ownOrigin } from './origins.ts';
import { placeGames, type LibraryParts } from './place.ts';
import { buildRuntime, type Runtime } from './runtime.ts';

/** Puts every game of the library into the site, with our scripts and the page around each. */
export async function buildLibrary(parts: LibraryParts): Promise<Runtime> {
  const { to, library, config } = parts;
  const runtime = await buildRuntime(parts.cache);
  for (const [path, bytes] of runtime.files) write(join(to, path), bytes);
  const closed = await placeGames(parts, runtime);
  for (const [slug, facts] of library.facts) {
    const id = gameId(slug);
    // On its own host every frame has an origin, so nothing need be said.
    const isClosed = ownOrigin(config, id) === undefined && closed.has(slug);
    const page = cagePage(facts, id, config, runtime, isClosed);
    write(join(to, 'allgame', id, 'index.html'), Buffer.from(page));
  }
  return runtime;
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

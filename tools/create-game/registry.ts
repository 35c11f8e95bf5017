/** For a test: a registry that has what this repository has installed, and nothing else. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

type Manifest = {
  readonly version: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Folders of every installed version of a package. */
function foldersOf(name: string, locked: readonly string[]): readonly string[] {
  return locked.filter(
    (path) => path.endsWith(`node_modules/${name}`) && existsSync(join(ROOT, path, 'package.json')),
  );
}

/** Serves packages of `node_modules` as npm asks for them. @returns it, listening */
export async function openRegistry(): Promise<{ readonly server: Server; readonly url: string }> {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const locked = Object.keys((JSON.parse(lock) as { packages: object }).packages);
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    if (locked.includes(path)) {
      const args = ['-C', join(ROOT, path), '--transform=s,^\\.,package,', '-cf', '-', '.'];
      const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      tar.stdout.pipe(response);
      return;
    }
    const folders = foldersOf(path, locked);
    const versions = folders.map((folder) => {
      const manifest = JSON.parse(
        readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
      ) as Manifest;
      // For this machine only its own machine code is installed.
      const optional = Object.entries(manifest.optionalDependencies ?? {}).filter(
        ([name]) => foldersOf(name, locked).length > 0,
      );
      const tarball = `http://${request.headers.host}/${encodeURIComponent(folder)}`;
      const known = { ...manifest, optionalDependencies: Object.fromEntries(optional) };
      return [manifest.version, { ...known, dist: { tarball } }] as const;
    });
    response.statusCode = versions.length > 0 ? 200 : 404;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest: versions[0]?.[0] },
        versions: Object.fromEntries(versions),
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { server, url: `http://127.0.0.1:${address.port}/` };
}

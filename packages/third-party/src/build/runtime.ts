import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { build, type Rolldown } from 'vite';
import { hashFolder, hashOf, type Cache } from '../../../../tools/cache.ts';
import { ROOT } from '../../../../tools/root.ts';
import { BROWSERS } from '@playgrove/site-config/browsers';

const SOURCES = join(ROOT, 'packages/third-party/src/cage');
const FOLDER = 'allgame/_v';
const INLINE = /\/cage-(?:start|style)-/;
/** Our scripts around and inside third-party games. Addresses are from the host's root. */
export type Runtime = {
  readonly shim: string;
  readonly extras: string;
  readonly worker: string;
  readonly idb: string;
  readonly page: string;
  readonly pageExtras: string;
  /** Code and style that stand in our page itself, so that the game need not wait for them. */
  readonly start: string;
  readonly style: string;
  /** By the name of the SDK. */
  readonly sdks: Readonly<Record<string, string>>;
  /** By path from the site's root. */
  readonly files: ReadonlyMap<string, Buffer>;
};

/** Bundles what caged games need; one script each, because they run before anything else. */
export async function buildRuntime(cache: Cache): Promise<Runtime> {
  const key = hashOf(
    hashFolder(SOURCES, /\.test\.ts$/),
    readFileSync(join(ROOT, 'packages/protocol/src/seal.ts')),
    readFileSync(join(ROOT, 'package-lock.json')),
    '3',
  );
  const cached = cache.readFiles('cage', key);
  const files = cached ?? (await bundleAll());
  if (!cached) cache.writeFiles('cage', key, files);
  const fileOf = (name: string): readonly [string, Buffer] => {
    const file = [...files].find(([path]) => basename(path).startsWith(`${name}-`));
    if (file === undefined) throw new Error(`the cage's ${name} came out empty`);
    return file;
  };
  const find = (name: string): string => `/${fileOf(name)[0]}`;
  const inline = (name: string): string => fileOf(name)[1].toString().trim();
  return {
    shim: find('cage-shim'),
    extras: find('cage-extras'),
    worker: find('cage-worker'),
    idb: find('cage-idb'),
    page: find('cage-page'),
    pageExtras: find('page-extras'),
    start: inline('cage-start'),
    style: inline('cage-style'),
    sdks: Object.fromEntries(sdkNames().map((name) => [name, find(`sdk-${name}`)])),
    files: new Map([...files].filter(([path]) => !INLINE.test(path))),
  };
}

function sdkNames(): string[] {
  return readdirSync(join(SOURCES, 'sdk/stand-ins'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => basename(name, '.ts'))
    .toSorted();
}

async function bundleAll(): Promise<Map<string, Buffer>> {
  const entries: readonly (readonly [string, string])[] = [
    ['cage-shim', 'shim/main.ts'],
    ['cage-extras', 'extras/main.ts'],
    ['cage-worker', 'worker/main.ts'],
    ['cage-idb', 'idb/main.ts'],
    ['cage-page', 'page/main.ts'],
    ['page-extras', 'page/extras.ts'],
    ['cage-start', 'page/start.ts'],
    ...sdkNames().map((name) => [`sdk-${name}`, `sdk/stand-ins/${name}.ts`] as const),
  ];
  const made = await Promise.all(entries.map(([name, file]) => bundleScript(name, file)));
  const { code } = transform({
    filename: 'page.css',
    code: readFileSync(join(SOURCES, 'page/page.css')),
    minify: true,
  });
  return new Map([...made, named('cage-style', '.css', Buffer.from(code))]);
}

async function bundleScript(name: string, file: string): Promise<readonly [string, Buffer]> {
  const output = (await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      target: BROWSERS,
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(SOURCES, file),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output.output;
  return named(name, '.js', Buffer.from(chunk.code));
}

function named(name: string, ending: string, bytes: Buffer): readonly [string, Buffer] {
  return [`${FOLDER}/${name}-${hashOf(bytes).slice(0, 8)}${ending}`, bytes];
}

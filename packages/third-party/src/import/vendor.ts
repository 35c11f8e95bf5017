import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { build, type Rolldown } from 'vite';
import { listFiles } from '../build/files.ts';
import { parseScript } from '../build/parse-script.ts';
import { namesImported } from './foreign.ts';
import { fontsOf, packageOf, type Wanted } from './packages.ts';

/** Where files of other hosts are put, below the game's files. */
const FOLDER = 'playgrove-vendored';
const TIMEOUT_MS = 90_000;
/** A folder of a package that is put next to a game as a whole. */
const MAX_FILES = 3000;

export type Placed = {
  /** Address → path below the game's files; addresses that end in `/` are folders. */
  readonly placed: Readonly<Record<string, string>>;
  /** What could not be had, and why. */
  readonly missing: readonly string[];
  /** What stands in for versions that npm lacks. */
  readonly replaced: readonly string[];
};

/**
 * Puts files of public hosts next to the game, out of their npm packages: other hosts stay refused,
 * and the game works without them.
 */
export async function vendorFiles(
  addresses: readonly string[],
  folder: string,
  log: (line: string) => void = () => undefined,
): Promise<Placed> {
  const placed: Record<string, string> = {};
  const missing: string[] = [];
  const packages = new Packages(log);
  try {
    for (const written of new Set(addresses)) {
      const address = written.replace(/^(?:http:)?\/\//i, 'https://');
      const fonts = fontsOf(address);
      const wanted = packageOf(address);
      const found =
        fonts.length > 0
          ? placeFonts(fonts, Object.keys(placed).length, folder, packages)
          : wanted && (await placeFile(wanted, written, folder, packages));
      if (found !== undefined) placed[address] = found;
      else if (wanted)
        missing.push(`${address}: npm has no ${wanted.name}@${wanted.version} with that file`);
    }
  } finally {
    packages.close();
  }
  return { placed, missing, replaced: packages.replaced };
}

/**
 * Puts the packages in place that a game loads from `node_modules`: out of the folder it came from,
 * else out of the registry, in the version that its own list names.
 * @returns what could not be had
 */
export function vendorModules(
  used: ReadonlyMap<string, string>,
  from: string,
  folder: string,
  log: (line: string) => void = () => undefined,
): readonly string[] {
  const packages = new Packages(log);
  try {
    const versions = versionsIn(folder);
    return [...used].flatMap(([place, name]) => {
      if (existsSync(join(folder, place))) return [];
      const temporary = join(from, place);
      const home = existsSync(join(temporary, 'package.json'))
        ? temporary
        : packages.get(name, versions[name] ?? 'latest');
      if (home === undefined) return [`${place}: npm has no ${name}`];
      const files = listFiles(home).filter(({ path }) => !path.startsWith('node_modules/'));
      for (const { path } of files.slice(0, MAX_FILES))
        copy(join(home, path), join(folder, place, path));
      return [];
    });
  } finally {
    packages.close();
  }
}

function versionsIn(folder: string): Readonly<Record<string, string>> {
  try {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    return { ...devDependencies, ...dependencies };
  } catch {
    return {};
  }
}

/** Packages of the registry, each unpacked once. */
class Packages {
  readonly #log: (line: string) => void;
  readonly #homes = new Map<string, string | undefined>();
  readonly #root = mkdtempSync(join(tmpdir(), 'playgrove-vendor-'));
  readonly replaced: string[] = [];

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** The folder of an unpacked package. */
  get(name: string, version: string): string | undefined {
    if (!isPackage(name, version)) return undefined;
    const key = `${name}@${version}`;
    if (!this.#homes.has(key)) {
      this.#log(`Getting ${key} from npm ...`);
      this.#homes.set(key, this.#load(key) ?? this.#loadLater(name, version));
    }
    return this.#homes.get(key);
  }

  /** A later version that promises to do the same; without its engine a game does nothing. */
  #loadLater(name: string, version: string): string | undefined {
    if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) return undefined;
    for (const later of [`~${version}`, `^${version}`]) {
      const home = this.#load(`${name}@${later}`);
      if (home === undefined) continue;
      this.replaced.push(`npm has no ${name}@${version}; ${name}@${later} is in its place.`);
      return home;
    }
    return undefined;
  }

  /** A folder in which a package is installed with all that it imports. */
  install(name: string, version: string): string | undefined {
    if (!isPackage(name, version)) return undefined;
    const key = `${name}@${version} installed`;
    if (!this.#homes.has(key)) {
      this.#log(`Getting ${name}@${version} and what it needs from npm ...`);
      const temporary = mkdtempSync(join(this.#root, 'installed-'));
      writeFileSync(join(temporary, 'package.json'), '{"private":true}');
      const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
      const done = npm(['install', `${name}@${version}`, ...flags], temporary);
      this.#homes.set(key, done ? temporary : undefined);
    }
    return this.#homes.get(key);
  }

  #load(key: string): string | undefined {
    const temporary = mkdtempSync(join(this.#root, 'packed-'));
    if (!npm(['pack', key, '--pack-destination', temporary, '--silent'], temporary))
      return undefined;
    const archive = readdirSync(temporary).find((entry) => entry.endsWith('.tgz'));
    if (archive === undefined) return undefined;
    const { status } = spawnSync('tar', ['-xzf', archive], {
      cwd: temporary,
      timeout: TIMEOUT_MS,
    });
    const home = readdirSync(temporary).find((entry) =>
      existsSync(join(temporary, entry, 'package.json')),
    );
    return status === 0 && home !== undefined ? join(temporary, home) : undefined;
  }

  close(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** A game may write anything where a name and a version belong; only those reach npm. */
function isPackage(name: string, version: string): boolean {
  return /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/i.test(name) && /^[\w.^~*-]+$/.test(version);
}

function npm(args: readonly string[], cwd: string): boolean {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd, timeout: TIMEOUT_MS, shell }).status === 0;
}

const folderFor = (name: string, version: string): string =>
  `${FOLDER}/${name.replaceAll('/', '-')}-${version.replaceAll(/[^\w.-]/g, '')}`;

/** @returns the path below the game's files */
async function placeFile(
  wanted: Wanted,
  written: string,
  folder: string,
  packages: Packages,
): Promise<string | undefined> {
  const { name, version, file, bundle = false } = wanted;
  if (bundle) return bundleModule(wanted, namesImported(folder, written), folder, packages);
  const home = packages.get(name, version);
  if (home === undefined) return undefined;
  const to = folderFor(name, version);
  if (file.endsWith('/')) {
    if (!existsSync(join(home, file))) return undefined;
    const files = listFiles(join(home, file)).slice(0, MAX_FILES);
    for (const { path } of files) copy(join(home, file, path), join(folder, to, file, path));
    return `${to}/${file}`;
  }
  const path = pick(home, file);
  if (path === undefined) return undefined;
  const { after } = wanted;
  if (after) {
    const rest = packages.get(after.name, after.version);
    if (rest === undefined) return undefined;
    const whole = `${to}-${after.name}/${basename(path)}`;
    mkdirSync(dirname(join(folder, whole)), { recursive: true });
    const parts = [join(home, path), join(rest, after.file)];
    writeFileSync(
      join(folder, whole),
      parts.map((part) => readFileSync(part, 'utf8')).join('\n;\n'),
    );
    return whole;
  }
  for (const one of closureOf(home, path)) copy(join(home, one), join(folder, to, one));
  return `${to}/${path}`;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** A file with all files of its package that it imports or shows, by relative addresses. */
function closureOf(home: string, first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const path of found) {
    const text = /\.(?:m?js|css)$/.test(path) ? readFileSync(join(home, path), 'utf8') : '';
    for (const address of relativeIn(path, text)) {
      const next = posix.join(posix.dirname(path), address.replace(/[?#].*$/, ''));
      if (
        !next.startsWith('..') &&
        existsSync(join(home, next)) &&
        statSync(join(home, next)).isFile()
      )
        found.add(next);
    }
  }
  return found;
}

const IN_STYLE = /url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)/g;
const MAYBE_MODULE = /\b(?:import|export)\b[^;]*["']\.{1,2}\//;

function relativeIn(path: string, text: string): string[] {
  if (path.endsWith('.css')) return [...text.matchAll(IN_STYLE)].map(([, address = '']) => address);
  if (!MAYBE_MODULE.test(text)) return [];
  try {
    const { body } = parseScript(text, 'module') as { readonly body: readonly unknown[] };
    return (body as readonly { readonly source?: { readonly value?: unknown } | null }[]).flatMap(
      ({ source }) =>
        typeof source?.value === 'string' && source.value.startsWith('.') ? [source.value] : [],
    );
  } catch {
    return [];
  }
}

/** One module of a package and of all that it imports, as some hosts make it. */
async function bundleModule(
  { name, version, file }: Wanted,
  names: readonly string[],
  folder: string,
  packages: Packages,
): Promise<string | undefined> {
  const root = packages.install(name, version);
  if (root === undefined) return undefined;
  const entry = join(root, `${name.replaceAll('/', '-')}-entry.js`);
  const from = JSON.stringify(file === '' ? name : `${name}/${file}`);
  // What an older package offers is known only to those who ask for it by name.
  const exported = names.map((one) => `export const ${one} = all.${one} ?? all.default?.${one};\n`);
  writeFileSync(
    entry,
    `import * as all from ${from};\nexport * from ${from};\nexport default all.default ?? all;\n${exported.join('')}`,
  );
  try {
    const output = (await build({
      root,
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'silent',
      mode: 'production',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          output: { format: 'es', codeSplitting: false },
        },
      },
    })) as Rolldown.RolldownOutput;
    const to = `${folderFor(name, version)}/${file === '' ? 'index' : file.replaceAll('/', '-')}.mjs`;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), output.output[0].code);
    return to;
  } catch {
    return undefined;
  }
}

/** One style sheet with the fonts that Google's service would send. */
function placeFonts(
  fonts: ReturnType<typeof fontsOf>,
  number: number,
  folder: string,
  packages: Packages,
): string | undefined {
  const to = `${FOLDER}/fonts-${number}`;
  const sheets: string[] = [];
  for (const [family, weights] of fonts) {
    const home = packages.get(
      `@fontsource/${family.toLowerCase().replaceAll(/\s+/g, '-')}`,
      'latest',
    );
    if (home === undefined) continue;
    for (const weight of weights) {
      const sheet = [`latin-${weight}.css`, 'latin.css'].find((one) => existsSync(join(home, one)));
      if (sheet === undefined) continue;
      const text = readFileSync(join(home, sheet), 'utf8');
      sheets.push(text);
      for (const address of relativeIn(sheet, text)) {
        const file = posix.normalize(address);
        if (existsSync(join(home, file))) copy(join(home, file), join(folder, to, file));
      }
    }
  }
  if (sheets.length === 0) return undefined;
  mkdirSync(join(folder, to), { recursive: true });
  writeFileSync(join(folder, to, 'fonts.css'), sheets.join('\n'));
  return `${to}/fonts.css`;
}

/** The file that is meant: by its path, else by its name, else the one made for pages. */
function pick(home: string, file: string): string | undefined {
  if (file !== '' && existsSync(join(home, file)) && statSync(join(home, file)).isFile())
    return file;
  const named = file === '' ? undefined : byName(home, file);
  if (named === undefined && (file === '' || file.endsWith('.js'))) {
    const parcel = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    return ['unpkg', 'jsdelivr', 'browser', 'main']
      .map((key) => parcel[key])
      .flatMap((value) => (typeof value === 'string' ? [posix.normalize(value)] : []))
      .flatMap((value) => [value, `${value}.js`, `${value}/index.js`])
      .find((value) => existsSync(join(home, value)) && statSync(join(home, value)).isFile());
  }
  return named;
}

function byName(home: string, file: string): string | undefined {
  const files = listFiles(home).map(({ path }) => path);
  const name = basename(file).toLowerCase();
  const same = files.filter((path) => basename(path).toLowerCase() === name);
  const plain = name.replace('.min.', '.');
  const like = files.filter((path) => basename(path).toLowerCase() === plain);
  const order = (path: string): number => (/^(?:dist|build|lib)\//.test(path) ? 0 : 1);
  return [...same, ...like].toSorted(
    (a, b) => Number(like.includes(a)) - Number(like.includes(b)) || order(a) - order(b),
  )[0];
}

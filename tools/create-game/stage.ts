/**
 * Makes the package `create-playgrove-game`. It brings the kit as a package inside, because a game
 * needs the kit that its template was tried with, and nothing of ours is on a registry yet.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { filesUnder } from '../cache.ts';
import { runNpm } from '../release/npm.ts';
import { ROOT } from '../root.ts';

/** Folders and files of our packages that are inside a game, with their names. */
const SOURCES = [
  'packages/kit/src',
  'packages/language/src',
  ...['held', 'messages', 'packed-text', 'seal', 'storage-keys'].map(
    (name) => `packages/protocol/src/${name}.ts`,
  ),
  'packages/site-config/src/look.ts',
];
const AROUND = [
  'look.config.ts',
  'docs/add-a-game.md',
  'docs/frame-budget.md',
  'docs/game-elsewhere.md',
  'docs/view-loop.svg',
  'packages/catalogue/game.schema.json',
  'tools/build-games/page.css',
  'LICENSE',
];
/** What a project has itself: its tests and its compiler name them. */
const IN_PROJECTS = ['@types/node', 'fast-check', 'typescript', 'vitest'];
/** What the kit's sources import, and what its command builds with. */
const IN_KIT = [
  '@fontsource-variable/fredoka',
  '@fontsource/lilita-one',
  '@types/three',
  'fast-check',
  'lightningcss',
  'planck',
  'three',
  'vite',
  'vitest',
  'zzfx',
];
/** Whose code or fonts are inside every game. */
const SHIPPED = [
  '@fontsource-variable/fredoka',
  '@fontsource/lilita-one',
  'planck',
  'three',
  'zzfx',
];
/** What needs the repository: drawn cards, written tables, stamps of proofs. */
const NOT_OUTSIDE = /^(?:README\.md|card\.ts|curve(?:\.proof\.test)?\.ts|proof\.json)$/;
const TEMPLATE = '_puzzle';

type Manifest = Readonly<Record<string, unknown>> & { readonly version: string };
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** The installed versions: the ones that the gate has tried. */
function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => [name, readManifest(`node_modules/${name}`).version]),
  );
}

/**
 * @param work empty
 * @param out where the archive goes
 * @returns its path
 */
export async function packCreate(work: string, out: string): Promise<string> {
  const { version, license, engines } = readManifest('.');
  const common = { version, license, engines, type: 'module' };
  const [kit, create] = [join(work, 'kit'), join(work, 'create')];
  await stageKit(kit, common);
  mkdirSync(create, { recursive: true });
  renameSync(pack(kit, work), join(create, 'kit.tgz'));
  stageTemplate(join(create, 'template'), `vendor/playgrove-kit-${version}.tgz`);
  await bundleCommand('create', join(ROOT, 'tools/create-game/create.ts'), create);
  cpSync(join(ROOT, 'LICENSE'), join(create, 'LICENSE'));
  writeJson(join(create, 'package.json'), {
    name: 'create-playgrove-game',
    description: 'Begins a game for portals made with Playgrove.',
    ...common,
    bin: 'create.mjs',
  });
  return pack(create, out);
}

async function stageKit(to: string, common: object): Promise<void> {
  for (const source of SOURCES) copySources(source, to);
  // A game that comes as files speaks to the portal in another way.
  const page = readFileSync(join(ROOT, 'tools/create-game/page-around.ts'), 'utf8');
  writeFileSync(join(to, 'packages/kit/src/runtime/base/page.ts'), page);
  inlinePackages(to);
  for (const file of AROUND) cpSync(join(ROOT, file), join(to, file));
  cpSync(join(ROOT, 'tsconfig.base.json'), join(to, 'tsconfig.base.json'));
  writeJson(join(to, 'tsconfig.json'), {
    extends: './tsconfig.base.json',
    files: ['packages/kit/src/runtime/sound/zzfx.d.ts'],
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node', 'vite/client'] },
  });
  writeFileSync(join(to, 'vitest.config.mjs'), VITEST);
  writeFileSync(join(to, 'licenses-of-others.md'), notices());
  await bundleCommand(
    'playgrove-game',
    join(ROOT, 'tools/create-game/command.ts'),
    join(to, 'tools'),
  );
  const { exports } = readManifest('packages/kit') as { exports?: Record<string, string> };
  writeJson(join(to, 'package.json'), {
    name: '@playgrove/kit',
    description: 'What games for Playgrove portals are made with.',
    ...common,
    exports: {
      './tsconfig.json': './tsconfig.json',
      ...Object.fromEntries(
        Object.entries(exports ?? {}).map(([name, path]) => [
          name,
          path.replace('./src/', './packages/kit/src/'),
        ]),
      ),
    },
    bin: { 'playgrove-game': 'tools/playgrove-game.mjs' },
    dependencies: versionsOf(IN_KIT),
  });
}

/** The kit is TypeScript that Vite reads, so tests have to read it through Vite too. */
const VITEST = `export default {
  test: {
    testTimeout: 240_000,
    exclude: ['**/node_modules/**', '**/*.proof.test.ts'],
    server: { deps: { inline: [/@playgrove\\/kit/] } },
  },
};
`;

function copySources(source: string, to: string): void {
  const from = join(ROOT, source);
  const names = source.endsWith('.ts') ? [''] : filesUnder(from, /\.test\.tsx?$/);
  for (const name of names) cpSync(join(from, name), join(to, source, name));
}

const OURS = /'(@playgrove\/(?!kit\/)[\w/-]+)'/g;

/** Our other packages become files of the kit: imports by name lead to them. */
function inlinePackages(to: string): void {
  for (const file of filesUnder(to).filter((name) => name.endsWith('.ts'))) {
    const path = join(to, file);
    const text = readFileSync(path, 'utf8');
    const led = text.replaceAll(OURS, (_, name: string) => `'${towards(name, path, to)}'`);
    if (led !== text) writeFileSync(path, led);
  }
}

function towards(name: string, from: string, to: string): string {
  const [, folder = '', ...rest] = name.split('/');
  const target = join(to, 'packages', folder, 'src', `${rest.join('/') || 'index'}.ts`);
  if (!existsSync(target))
    throw new Error(`${relative(to, from)} imports ${name}, which is not packed.`);
  return relative(dirname(from), target);
}

function stageTemplate(to: string, kit: string): void {
  cpSync(join(ROOT, 'tools/create-game/template'), to, { recursive: true });
  const game = join(to, 'games', TEMPLATE);
  for (const name of filesUnder(join(ROOT, 'games', TEMPLATE), NOT_OUTSIDE))
    cpSync(join(ROOT, 'games', TEMPLATE, name), join(game, name));
  const facts = join(game, 'game.json');
  const schema = '../../node_modules/@playgrove/kit/packages/catalogue/game.schema.json';
  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace('../../packages/catalogue/game.schema.json', schema),
  );
  cpSync(join(ROOT, 'games/conformance.test.ts'), join(to, 'games/conformance.test.ts'));
  writeJson(join(to, 'package.json'), {
    name: TEMPLATE,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'playgrove-game dev',
      check: 'playgrove-game check',
      zip: 'playgrove-game zip',
    },
    devDependencies: { '@playgrove/kit': `file:${kit}`, ...versionsOf(IN_PROJECTS) },
  });
}

async function bundleCommand(name: string, entry: string, outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['vite', 'lightningcss'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { [name]: entry },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
}

/** The licenses of what is inside every game. */
function notices(): string {
  const ours = `## Playgrove kit\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8')}`;
  const others = SHIPPED.map((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no license file`);
    return `## ${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `# Licenses\n\nWhat others made and this game may contain.\n\n${[ours, ...others].join('\n')}`;
}

/** @returns the archive's path */
function pack(folder: string, to: string): string {
  const made = JSON.parse(
    runNpm(['pack', folder, '--pack-destination', to, '--json', '--ignore-scripts']),
  ) as readonly { readonly filename: string }[];
  return join(to, (made[0]?.filename ?? '').replace('@playgrove/', 'playgrove-'));
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

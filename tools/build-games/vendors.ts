import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fillLook, type Look } from '@playgrove/site-config/style';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import * as LOOK from '@playgrove/site-config/look';
import { hashOf } from '../cache.ts';
import { ROOT } from '../root.ts';
import { bundle } from './bundle.ts';
import { slimPlanck } from './planck.ts';
import { slimThree } from './three.ts';

/** Code that games share, one file each with everything its modules export. */
export type Vendor = {
  readonly url: string;
  /** Addresses that must load before it runs, including itself. */
  readonly eager: readonly string[];
  /** Names that it exports. */
  readonly exports: readonly string[];
};

export type Vendors = {
  /** By the module name that games import. */
  readonly byModule: ReadonlyMap<string, Vendor>;
  /** Style sheet of every game page. */
  readonly style: string;
  /** By path from the site's root. */
  readonly files: ReadonlyMap<string, Buffer>;
};

/** The folder of all shared code; cached for long, since every name has a hash. */
const FOLDER = 'allgame/_v';

/** Parts of the kit that every game's page loads. */
const EVERY_PAGE = ['contract', 'core', 'runtime'] as const;
const KIT = join(ROOT, 'packages/kit/src');

/**
 * Services that are one file for all games: those that use a library. Games bundle the used parts of
 * all others.
 * @param kit the kit's sources
 * @returns folders below them
 */
export function sharedServices(kit = KIT): readonly string[] {
  const services = readdirSync(join(kit, 'logic')).map((name) => `logic/${name}`);
  return ['scene3d', ...services].filter((folder) =>
    readdirSync(join(kit, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .some((file) => LIBRARY.test(readFileSync(join(kit, folder, file), 'utf8'))),
  );
}

/** An import that is neither a file nor ours. */
const LIBRARY = /^(?:import|export) [^;]*?from '(?!\.|@playgrove\/)/m;

/** Parts of the kit that no page may load. */
const NOT_FOR_PAGES: ReadonlySet<string> = new Set([
  '@playgrove/kit/build',
  '@playgrove/kit/testing',
]);

/** The colors of the site: what games mix them with is bundled into a game that uses it. */
const LOOK_MODULE = '@playgrove/site-config/look';

/** Styles for the first frame. Those of sheets and boards come with their code. */
const STYLES = [
  join(ROOT, 'packages/kit/src/runtime/hud/stage.css'),
  join(ROOT, 'tools/build-games/page.css'),
];

/**
 * @param base path of the site on its host, with a slash at both ends
 * @param look colors of the style sheets
 */
export async function buildVendors(base = '/', look: Look = LOOK): Promise<Vendors> {
  const files = new Map<string, Buffer>();
  const byModule = new Map<string, Vendor>();
  // A file exports everything that its modules do, so its hash does not change with the games.
  const shared: readonly (readonly [name: string, folders: readonly string[]])[] = [
    ['kit', EVERY_PAGE],
    ...sharedServices().map((folder) => [basename(folder), [folder]] as const),
  ];
  for (const [name, folders] of shared) {
    const modules = folders.map((folder) => `@playgrove/kit/${folder}`);
    const source = modules.map((module) => `export * from '${module}';`).join('\n');
    // Games call less than a tenth of three.js.
    const compiled = name !== 'scene3d';
    const made = await bundle(name, source, FOLDER, [slimPlanck(), slimThree()], {
      compiled,
      base,
      look,
    });
    for (const [path, bytes] of made.files) files.set(path, bytes);
    const eager = made.eager.map(({ path }) => base + path);
    const url = eager[0];
    if (url === undefined) throw new Error(`the vendor ${name} came out empty`);
    for (const module of modules) byModule.set(module, { url, eager, exports: made.exports });
  }
  const { path, fonts, bytes } = buildStyle(look, base);
  for (const [font, content] of fonts) files.set(font, content);
  files.set(path, bytes);
  return { byModule, style: base + path, files };
}

type Style = {
  readonly path: string;
  readonly bytes: Buffer;
  readonly fonts: ReadonlyMap<string, Buffer>;
};

/** The style sheet of game pages and the fonts it names. */
export function buildStyle(look: Look = LOOK, base = '/'): Style {
  const require = createRequire(import.meta.url);
  const fonts = new Map<string, Buffer>();
  const faces = (['display', 'text'] as const).map((name) => {
    const { package: from, file, weight } = look.FONTS[name];
    const content = readFileSync(require.resolve(`${from}/${file}`));
    const path = `${FOLDER}/${name}-${hashOf(content).slice(0, 8)}.woff2`;
    fonts.set(path, content);
    return fontFace(look.FACES[name], weight, base + path);
  });
  const sheets = STYLES.map((file) => fillLook(readFileSync(file, 'utf8'), look));
  const { code } = transform({
    filename: 'stage.css',
    code: Buffer.from([...faces, ...sheets].join('')),
    minify: true,
  });
  const bytes = Buffer.from(code);
  return { path: `${FOLDER}/stage-${hashOf(bytes).slice(0, 8)}.css`, bytes, fonts };
}

function fontFace(family: string, weight: string, url: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}\n`;
}

/** Marks a module that only passes on what a shared file exports. */
const PASSED_ON = '\0shared:';

/**
 * Leaves imports of shared modules to the browser, at the vendor's address. In between stands a
 * module that lists the names, so that `draw.disc` of `import * as draw` is a plain import of
 * `disc`: the bundler cannot see into an address.
 */
export function sharedModules(byModule: Vendors['byModule']): Plugin {
  const urls = new Set([...byModule.values()].map(({ url }) => url));
  return {
    name: 'shared-modules',
    enforce: 'pre',
    load(id) {
      const vendor = id.startsWith(PASSED_ON) && byModule.get(id.slice(PASSED_ON.length));
      if (!vendor) return undefined;
      return {
        code: `export { ${vendor.exports.join(', ')} } from ${JSON.stringify(vendor.url)};`,
        moduleSideEffects: false,
      };
    },
    resolveId(requested, importer, { kind }) {
      if (urls.has(requested)) return { id: requested, external: 'absolute' };
      const vendor = byModule.get(requested);
      if (vendor && kind === 'dynamic-import') return { id: vendor.url, external: 'absolute' };
      if (vendor) return PASSED_ON + requested;
      const ofKit = requested.startsWith('@playgrove/kit/') && !NOT_FOR_PAGES.has(requested);
      if (requested.startsWith('@playgrove/') && !ofKit && requested !== LOOK_MODULE) {
        throw new Error(`${importer ?? 'a game'}: "${requested}" is not for game pages`);
      }
      return undefined;
    },
  };
}

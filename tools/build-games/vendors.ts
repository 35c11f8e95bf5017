import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { hashOf, ROOT } from '../cache.ts';
import { bundle } from './bundle.ts';
import { slimPlanck } from './planck.ts';
import { slimThree } from './three.ts';

/** Code that games share, each one file of its own with everything its modules export. */
export type Vendor = {
  readonly url: string;
  /** Addresses to be there before it runs, itself first. */
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

/** The folder of everything that games share; served with a long life, as every name has a hash. */
const FOLDER = 'allgame/_v';

/** A vendor's file says all that its modules export, whoever uses it, so its hash stays when games come and go. */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  kit: [
    '@playgrove/kit/contract',
    '@playgrove/kit/rules',
    '@playgrove/kit/host',
    '@playgrove/kit/stage',
  ],
  physics: ['@playgrove/kit/physics2d'],
  marks: ['@playgrove/kit/marks'],
  // Dolls carry their own copy of what paints marks: no page asks for both.
  paperdoll: ['@playgrove/kit/paperdoll'],
  scene3d: ['@playgrove/kit/scene3d'],
};

/** What no page may carry. Any other part of the kit is not shared: each game carries what it uses of it. */
const NOT_FOR_PAGES: ReadonlySet<string> = new Set([
  '@playgrove/kit/art',
  '@playgrove/kit/testing',
]);

const FONTS = [
  {
    family: 'Lilita One',
    weight: '400',
    file: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
    name: 'lilita-one',
  },
  {
    family: 'Fredoka',
    weight: '300 700',
    file: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2',
    name: 'fredoka',
  },
] as const;

/** The stage's own sheet, and what a page says before there is a stage. */
const STYLES = [
  join(ROOT, 'packages/kit/src/stage/stage.css'),
  join(ROOT, 'packages/kit/src/stage/sheets/sheets.css'),
  join(ROOT, 'packages/kit/src/stage/board-layer.css'),
  join(ROOT, 'tools/build-games/page.css'),
];

export async function buildVendors(): Promise<Vendors> {
  const files = new Map<string, Buffer>();
  const byModule = new Map<string, Vendor>();
  for (const [name, modules] of Object.entries(VENDORS)) {
    const source = modules.map((module) => `export * from '${module}';`).join('\n');
    // Of three.js no game calls a tenth.
    const compiled = name !== 'scene3d';
    const made = await bundle(name, source, FOLDER, [slimPlanck(), slimThree()], { compiled });
    for (const [path, bytes] of made.files) files.set(path, bytes);
    const eager = made.eager.map(({ path }) => `/${path}`);
    const url = eager[0];
    if (url === undefined) throw new Error(`the vendor ${name} came out empty`);
    for (const module of modules) byModule.set(module, { url, eager, exports: made.exports });
  }
  const { path, fonts, bytes } = buildStyle();
  for (const [font, content] of fonts) files.set(font, content);
  files.set(path, bytes);
  return { byModule, style: `/${path}`, files };
}

type Style = {
  readonly path: string;
  readonly bytes: Buffer;
  readonly fonts: ReadonlyMap<string, Buffer>;
};

/** The style sheet of game pages and the fonts it names. */
export function buildStyle(): Style {
  const require = createRequire(import.meta.url);
  const fonts = new Map<string, Buffer>();
  const faces = FONTS.map(({ family, weight, file, name }) => {
    const content = readFileSync(require.resolve(file));
    const path = `${FOLDER}/${name}-${hashOf(content).slice(0, 8)}.woff2`;
    fonts.set(path, content);
    return fontFace(family, weight, `/${path}`);
  });
  const { code } = transform({
    filename: 'stage.css',
    code: Buffer.from([...faces, ...STYLES.map((file) => readFileSync(file, 'utf8'))].join('')),
    minify: true,
  });
  const bytes = Buffer.from(code);
  return { path: `${FOLDER}/stage-${hashOf(bytes).slice(0, 8)}.css`, bytes, fonts };
}

function fontFace(family: string, weight: string, url: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}\n`;
}

/** Leaves imports of shared modules to the browser, at the vendor's address. */
export function sharedModules(byModule: Vendors['byModule']): Plugin {
  return {
    name: 'shared-modules',
    enforce: 'pre',
    resolveId(asked, importer) {
      const vendor = byModule.get(asked);
      if (vendor) return { id: vendor.url, external: 'absolute' };
      const ofKit = asked.startsWith('@playgrove/kit/') && !NOT_FOR_PAGES.has(asked);
      if (asked.startsWith('@playgrove/') && !ofKit) {
        throw new Error(`${importer ?? 'a game'}: "${asked}" is not for game pages`);
      }
      return undefined;
    },
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { lookPlugin, type Look } from '@playgrove/site-config/style';
import { build, type Rolldown } from 'vite';
import * as LOOK from '@playgrove/site-config/look';
import { BROWSERS } from '@playgrove/site-config/browsers';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** In the site's folder, under a name that the server never serves as part of the site. */
const OUT = '.insights';

const require = createRequire(import.meta.url);

/** The portal's own faces, next to the style sheet. */
const FACES = (['display', 'text'] as const)
  .map(
    (name) =>
      `@font-face{font-family:${JSON.stringify(LOOK.FACES[name])};font-weight:${LOOK.FONTS[name].weight};font-display:swap;src:url(${name}.woff2) format("woff2")}`,
  )
  .join('');

/**
 * Bundles what the operator's page loads.
 * @param look colors of its style sheet
 * @returns files by path from the site's root
 */
export async function bundleInsights(look: Look): Promise<Map<string, string | Uint8Array>> {
  const built = (await build({
    root: FOLDER,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    base: './',
    css: { postcss: { plugins: [lookPlugin(look)] } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: BROWSERS,
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: { insights: `${FOLDER}src/main.tsx` },
        output: {
          codeSplitting: false,
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const files = new Map<string, string | Uint8Array>();
  for (const file of [built].flat().flatMap(({ output }) => output)) {
    const isStyle = file.fileName.endsWith('.css');
    const source = file.type === 'chunk' ? file.code : file.source;
    files.set(`${OUT}/${file.fileName}`, isStyle ? `${FACES}${String(source)}` : source);
  }
  for (const [name, { package: from, file }] of Object.entries(LOOK.FONTS))
    files.set(`${OUT}/${name}.woff2`, readFileSync(require.resolve(`${from}/${file}`)));
  return files;
}

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookPlugin } from '@playgrove/site-config/style';
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

/** Builds the operator's page into a built site. */
export async function buildInsights(site: string, siteName: string): Promise<void> {
  const built = (await build({
    root: FOLDER,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    base: './',
    css: { postcss: { plugins: [lookPlugin(LOOK)] } },
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
  const folder = join(site, OUT);
  mkdirSync(folder, { recursive: true });
  for (const file of [built].flat().flatMap(({ output }) => output)) {
    const isStyle = file.fileName.endsWith('.css');
    const source = file.type === 'chunk' ? file.code : file.source;
    writeFileSync(join(folder, file.fileName), isStyle ? `${FACES}${String(source)}` : source);
  }
  for (const [name, { package: from, file }] of Object.entries(LOOK.FONTS))
    copyFileSync(require.resolve(`${from}/${file}`), join(folder, `${name}.woff2`));
  writeFileSync(join(folder, 'index.html'), pageOf(siteName));
}

function pageOf(siteName: string): string {
  const name = siteName.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Insights – ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="insights.css">
<div id="insights" data-site="${name}"></div>
<script type="module" src="insights.js"></script>
</html>
`;
}

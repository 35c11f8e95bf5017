import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** In the site's folder, under a name that the server never serves as part of the site. */
const OUT = '.insights';

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
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
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
    writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  }
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

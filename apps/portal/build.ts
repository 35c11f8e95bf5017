import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeData, type DataInput } from './make/data.ts';
import { openLanguage, pageMessages, type Language } from './make/language.ts';
import { bundlePortal } from './make/parts.ts';
import { makePortal } from './make/portal.ts';
import { loadTexts } from './make/texts.ts';

export type BuildPortalOptions = DataInput & {
  /** Files are added here, next to what is there. */
  readonly outDir: string;
  /** The copyright year, when it is not this one. */
  readonly year?: number;
  /** The language that the configuration names, unless a test brings one. */
  readonly language?: Language;
};

export type BuiltPortal = {
  /** Paths of the files, from `outDir`. */
  readonly files: readonly string[];
};

/** Builds the portal's pages, code and data files for one catalogue. */
export async function buildPortal(options: BuildPortalOptions): Promise<BuiltPortal> {
  const { config, language = openLanguage(config.language ?? 'en'), outDir } = options;
  const messages = pageMessages(language);
  const input = { texts: await loadTexts(language.tag), messages, ...options };
  const written = [...makeData(input).files.values()].map((file) => JSON.stringify(file));
  const thirdParties = config.ads.on || config.analytics.on ? 'with' : 'without';
  const { parts, files } = await bundlePortal({
    base: config.base,
    language,
    thirdParties,
    written,
  });
  const all = new Map([...files, ...makePortal(parts, input)]);
  for (const [path, content] of all) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
  return { files: [...all.keys()] };
}

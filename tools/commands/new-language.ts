/**
 * Copies every English text to where a language's own is read, and says what is missing of those
 * that are there.
 *
 *   npm run new-language -- pt-BR
 */
import { newLanguage } from '../new-language.ts';

const [tag = ''] = process.argv.slice(2);
try {
  const { written, missing } = newLanguage(tag);
  for (const [file, keys] of missing) process.stdout.write(`${file} lacks ${keys.join(', ')}\n`);
  process.stdout.write(
    `${written.length} files to translate, ${missing.size} to complete.\n` +
      `  portal.config.ts               language: '${tag}'\n` +
      '  docs/add-a-language.md         how a message is written\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

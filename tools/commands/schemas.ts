import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { FactsSchema } from '@playgrove/catalogue';
import { ROOT } from '../root.ts';

/** Where the JSON Schema of `game.json` lies; each `game.json` names it as its `$schema`. */
export const GAME_SCHEMA = join(ROOT, 'packages/catalogue/game.schema.json');

/**
 * The JSON Schema of `game.json`, for editors: which fields there are and what each may hold. What a
 * schema cannot say, such as the length of a first sentence, only the build checks.
 */
export function gameSchema(): string {
  const schema = toJsonSchema(FactsSchema, { typeMode: 'input', errorMode: 'ignore' });
  return `${JSON.stringify({ title: 'A game of Playgrove', ...schema }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(GAME_SCHEMA, gameSchema());
  process.stdout.write(`${GAME_SCHEMA}\n`);
}

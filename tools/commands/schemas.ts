import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { FactsSchema } from '@playgrove/catalogue';
import * as LOOK from '@playgrove/site-config/look';
import { SettingsFileSchema } from '@playgrove/site-config/settings-file';
import { colorNames } from '@playgrove/site-config/stand-ins';
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

/** Where the JSON Schema of `portal.json` lies; a release has it at its top. */
export const PORTAL_SCHEMA = join(ROOT, 'packages/site-config/portal.schema.json');

/** The JSON Schema of an operator's settings, with the names of all colors. */
export function portalSchema(): string {
  const schema = toJsonSchema(SettingsFileSchema, { typeMode: 'input', errorMode: 'ignore' });
  const { look } = schema.properties as { readonly look: { readonly properties: object } };
  const color = { type: 'string', pattern: '^#' };
  const colors = {
    type: 'object',
    properties: Object.fromEntries(colorNames(LOOK).map((name) => [name, color])),
    additionalProperties: false,
  };
  const titled = {
    title: 'Settings of a portal',
    ...schema,
    properties: {
      ...schema.properties,
      look: { ...look, properties: { ...look.properties, colors } },
    },
  };
  return `${JSON.stringify(titled, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of [
    [GAME_SCHEMA, gameSchema()],
    [PORTAL_SCHEMA, portalSchema()],
  ] as const) {
    writeFileSync(file, text);
    process.stdout.write(`${file}\n`);
  }
}

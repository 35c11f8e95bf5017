import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { InferInput } from 'valibot';
import { FactsSchema } from '@playgrove/catalogue';
import * as LOOK from '@playgrove/site-config/look';
import { SettingsFileSchema } from '@playgrove/site-config/settings-file';
import { colorNames } from '@playgrove/site-config/stand-ins';
import { ROOT } from '../root.ts';

/** Where the JSON Schema of `game.json` lies; each `game.json` names it as its `$schema`. */
export const GAME_SCHEMA = join(ROOT, 'packages/catalogue/game.schema.json');

/** What editors say about each field of `game.json`. */
const GAME_HELP: { readonly [Field in keyof Required<InferInput<typeof FactsSchema>>]: string } = {
  $schema: 'This file.',
  title: 'No other game’s title.',
  cate: 'A category that exists. `npm run check` says when one gets too large or too small.',
  genre:
    'What players call this sort of game: "Sudoku", "Bubble shooter". Large cards, search and page titles show it.',
  tags: 'Exactly five, all different.',
  description:
    'What you do, in words that people search for: 90 to 160 words. The first sentence, at most 90 characters, begins with a verb or the genre and stands alone in link previews and search results.',
  controls: 'Pairs "Key – action", joined by " · ".',
  players:
    'How popular you expect it to be: "749K+", "1.2M+". "M+" puts the game into Hot. Cards do not show it.',
  score:
    'Our rating, with one decimal, which cards show until visitors have voted. Above 4.5 it can be in Recommend. Be as strict as with somebody else’s game: few deserve more than 4.5.',
  review: 'Why it has that score, in one sentence.',
  common: '1 keeps it out of Recommend and Hot on Home.',
  orientation: 'How a phone is held.',
  daily: 'Whether it has a daily challenge.',
  features: 'What search finds it by: "two-players" on one device, "one-button".',
  dailyMinutes:
    'How long the daily challenge takes: 5 unless given. One of each day’s five takes at most 2.',
  dailyGoal:
    'What to do in the daily challenge, unless `dailyScore` says it: "Fill the whole grid".',
  dailyScore:
    'Points that complete the day where it need not be won: what a beginner reaches in a try or two.',
  accessibility: 'One to eight sentences.',
  released: 'The day on which it came out. Its card says "New" for 21 days.',
  updated:
    'The day on which it last changed so much that players should look again. Its card says "Updated" for 21 days.',
  version: 'A whole number. Raise it with a release of the game.',
};

/**
 * The JSON Schema of `game.json`, for editors: which fields there are, what each may hold, and what
 * it is for. What a schema cannot say, such as the length of a first sentence, only the build checks.
 */
export function gameSchema(): string {
  const schema = toJsonSchema(FactsSchema, { typeMode: 'input', errorMode: 'ignore' });
  const fields = Object.entries(schema.properties ?? {}).map(([field, rule]) => [
    field,
    { description: GAME_HELP[field as keyof typeof GAME_HELP], ...(rule as object) },
  ]);
  const helped = { ...schema, properties: Object.fromEntries(fields) };
  return `${JSON.stringify({ title: 'A game of Playgrove', ...helped }, null, 2)}\n`;
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

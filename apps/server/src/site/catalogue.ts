import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords, type Game } from '@playgrove/catalogue';
import { NO_SITE } from '../base/command.ts';
import type { Site } from './files.ts';

/** The path of the whole catalogue, a list of records. */
const CATALOGUE_PATH = '/data/catalogue.json';

/**
 * Reads the games of the built site.
 * @throws Error if the file is missing, is not JSON, or has an invalid record
 */
export function readSiteCatalogue(site: Site): Game[] {
  const file = join(site.folder, CATALOGUE_PATH);
  if (!site.files.has(CATALOGUE_PATH)) {
    throw new Error(`The built site has no catalogue (${file}). ${NO_SITE}`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The catalogue ${file} is not JSON.`, { cause: error });
  }
  const { games, notes } = readRecords(raw);
  const refused = notes.filter(({ action }) => action === 'refused');
  if (refused.length === 0) return games;
  const lines = refused.map(({ index, field, reason }) => `  record ${index}: ${field} ${reason}`);
  throw new Error(`The catalogue ${file} cannot be used:\n${lines.join('\n')}`);
}

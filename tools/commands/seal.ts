/**
 * Makes the stored boards of a game again, which takes minutes, and what is stored next to them:
 *
 *   npm run seal -- owl-roost
 *   npm run seal -- owl-roost --facts   only what is stored next to the boards that stand
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsOfSeal, playCurve, type Seal } from '@playgrove/kit/testing';
import { fail } from '../proofs/chosen.ts';
import { GAMES } from '../proofs/sources.ts';

const [slug = '', ...options] = process.argv.slice(2);
const folder = join(GAMES, slug);
const path = join(folder, 'seal.ts');
if (slug === '' || !existsSync(path)) fail('Name a game with a seal.ts.');
const { seal } = (await import(pathToFileURL(path).href)) as { seal: Seal };

function store(file: string, text: string): void {
  const at = join(folder, file);
  const isSame = existsSync(at) && readFileSync(at, 'utf8') === text;
  if (!isSame) writeFileSync(at, text);
  process.stdout.write(`games/${slug}/${file}: ${isSame ? 'the same as before' : 'written'}\n`);
}

if (!options.includes('--facts')) store(seal.file, seal.make());
const facts = seal.curve && factsOfSeal(seal, playCurve(seal.curve));
if (facts) store(facts.file, facts.text);

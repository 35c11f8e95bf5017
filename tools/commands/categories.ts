import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesByCategory, type Listed } from '@playgrove/catalogue';
import { ROOT } from '../root.ts';
import { readCatalogue } from '../catalogue.ts';

/** Below this many games the rules are goals: there are too few to fill the categories. */
const BINDING = 36;
/** More than this, and home may show a category. */
const FULL = 6;
const MIN = 4;
const MAX_SHARE = 1 / 4;
/** A part of a category stands on its own once both it and the rest have this many games. */
const SPLIT = 7;

/** Categories that are parts of others until they are large enough. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'Puzzle&Logic': ['Puzzle'],
  'Sports&Racing': ['Sports', 'Racing'],
  'Action&Risk': ['Shooter', 'Running', 'Adventure'],
  Arcade: ['Skill', 'Music'],
  Casual: ['Fashion', 'Beauty&Girl'],
  Classic: ['Strategy'],
};

/** What is wrong with how games are spread over categories, a line each. */
export function categoryFaults(games: readonly Listed[]): string[] {
  const counts = new Map([...gamesByCategory(games)].map(([name, list]) => [name, list.length]));
  const full = [...counts.values()].filter((count) => count > FULL).length;
  const wanted = games.length >= 48 ? 4 : 2;
  const faults =
    full < wanted ? [`${full} categories have more than ${FULL} games, not ${wanted}`] : [];
  for (const [name, count] of counts) {
    if (count < MIN) faults.push(`${name} has ${count} games, fewer than ${MIN}`);
    if (count > games.length * MAX_SHARE)
      faults.push(`${name} has ${count} games, more than a quarter of all ${games.length}`);
  }
  for (const [whole, parts] of Object.entries(PARTS)) {
    for (const part of parts) {
      const count = counts.get(part);
      if (count === undefined) continue;
      const rest = counts.get(whole) ?? 0;
      if (count < SPLIT || rest < SPLIT)
        faults.push(`${part} (${count}) belongs to ${whole} (${rest}) until both have ${SPLIT}`);
    }
  }
  return faults;
}

/** Whether the faults must be mended. */
export function areBinding(games: readonly Listed[]): boolean {
  return games.length >= BINDING;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { games } = readCatalogue(join(ROOT, 'games'));
  const faults = categoryFaults(games);
  const binding = areBinding(games);
  for (const fault of faults)
    process.stdout.write(`${binding ? '' : `A goal until there are ${BINDING} games: `}${fault}\n`);
  if (binding && faults.length > 0) process.exitCode = 1;
}

/**
 * Visits games in a real browser, as `npm test` does with those that have changed, and stamps each
 * that passed. `npm test` then only opens it.
 *
 *   npm run visit                the games whose stamps no longer hold
 *   npm run visit -- tide-reversi
 *   npm run visit -- --all       every game, whatever its stamp says
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../catalogue.ts';
import { ROOT } from '../root.ts';
import { chosenGames, fail } from '../proofs/chosen.ts';
import { GAMES } from '../proofs/sources.ts';
import { hashOfVisit, isVisited, TESTS_OF_A_GAME, writeVisit } from '../proofs/visits.ts';
import { commandOf, readReport } from '../steps.ts';

const REPORT = join(ROOT, 'test-results/visits.json');

type Suite = {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
};

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) fail(`Could not start ${args[0]}: ${error.message}`);
  return status === 0;
}

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

// Stamps are of the site as it is built.
if (!node(['tools/run.mjs', 'tools/commands/build.ts']))
  fail('The site could not be built; see above.');
const games = [...readCatalogue(GAMES).facts.keys()];
const slugs = chosenGames(process.argv.slice(2), games, (slug) => isVisited(slug));
if (slugs.length === 0) {
  process.stdout.write('Every game has been visited as it is built now.\n');
} else {
  process.stdout.write(`Visiting ${slugs.join(', ')}\n`);
  // Before the run: a change during the run must not be stamped.
  const files = new Map(slugs.map((slug) => [slug, hashOfVisit(slug)]));
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(REPORT, { force: true });
  node(
    [
      commandOf('@playwright/test', 'playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      'games.spec',
      'results.spec',
      `--grep=(${slugs.join('|')})( plays by|: its results)`,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, VISIT: slugs.join(',') },
  );
  const specs = specsOf(readReport(REPORT) as Suite);
  const broken: string[] = [];
  for (const slug of slugs) {
    const own = specs.filter(
      ({ title }) => title.startsWith(`${slug} `) || title.startsWith(`${slug}:`),
    );
    const hash = files.get(slug);
    if (hash !== undefined && own.length === TESTS_OF_A_GAME && own.every(({ ok }) => ok)) {
      writeVisit(slug, { files: hash, passed: own.map(({ title }) => title).sort() });
    } else broken.push(slug);
  }
  process.stdout.write(`\n${slugs.length - broken.length} games stamped, ${broken.length} not\n`);
  if (broken.length > 0) fail(`Visits failed, see above: ${broken.join(', ')}`);
}

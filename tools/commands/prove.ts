/**
 * Runs the proofs that take minutes (bots compared over many games, every level solved) of the games
 * whose code has changed since, and stamps each game whose proofs all passed.
 *
 *   npm run prove                the games whose stamps no longer hold
 *   npm run prove -- tide-reversi
 *   npm run prove -- --changed tide-reversi   if its stamp no longer holds
 *   npm run prove -- --all       every game, whatever its stamp says
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameFolders } from '@playgrove/kit/testing';
import { ROOT } from '../root.ts';
import { chosenGames, fail } from '../proofs/chosen.ts';
import { hashOfProofs, proofTests } from '../proofs/sources.ts';
import { faultOf, readStamp, SHARED, writeStamp } from '../proofs/stamps.ts';
import { commandOf, readReport } from '../steps.ts';

const REPORT = join(ROOT, 'test-results/proofs.json');

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
    }[];
  }[];
};

/** Runs the proofs of these games and returns vitest's report. */
function run(slugs: readonly string[]): Report {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(REPORT, { force: true });
  const { error } = spawnSync(
    process.execPath,
    [
      commandOf('vitest'),
      'run',
      '--config=tools/proofs/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      SHARED,
      ...slugs.flatMap((slug) => proofTests(slug)),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PROVE: slugs.join(',') } },
  );
  if (error) fail(`Could not start vitest: ${error.message}`);
  return readReport(REPORT) as Report;
}

/** The passed tests of one game by file, or undefined if any of them failed. */
function passedOf(slug: string, report: Report): Record<string, string[]> | undefined {
  const passed: Record<string, string[]> = {};
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(ROOT, name).replaceAll('\\', '/');
    const isShared = file === SHARED;
    if (!isShared && !file.startsWith(`games/${slug}/`)) continue;
    const own = assertionResults.filter(
      ({ ancestorTitles }) => !isShared || ancestorTitles.includes(slug),
    );
    if (own.some((test) => test.status === 'failed')) return undefined;
    if (!isShared && status === 'failed') return undefined;
    const titles = own.filter((test) => test.status === 'passed').map(({ title }) => title);
    passed[file] = [...new Set([...(passed[file] ?? []), ...titles])].sort();
  }
  return passed;
}

const games = gameFolders(join(ROOT, 'games'));
const faults = new Map<string, string | undefined>();
for (const slug of games) faults.set(slug, await faultOf(slug, readStamp(slug)));
const slugs = chosenGames(process.argv.slice(2), games, (slug) => faults.get(slug) === undefined);
if (slugs.length === 0) {
  process.stdout.write('Every proof holds: no code they depend on has changed.\n');
} else {
  process.stdout.write(`Proving ${slugs.join(', ')}\n`);
  // Before the run: a change during the run must not be stamped.
  const sources = new Map<string, string>();
  for (const slug of slugs) sources.set(slug, await hashOfProofs(slug));
  const report = run(slugs);
  const broken: string[] = [];
  for (const slug of slugs) {
    const passed = passedOf(slug, report);
    const stamp = passed && { sources: sources.get(slug) ?? '', passed };
    const fault = stamp
      ? await faultOf(slug, stamp)
      : `The proofs of games/${slug} failed; see above.`;
    if (stamp && fault === undefined) writeStamp(slug, stamp);
    else broken.push(fault ?? slug);
  }
  process.stdout.write(`\n${slugs.length - broken.length} games proved, ${broken.length} not\n`);
  if (broken.length > 0) fail(broken.join('\n'));
}

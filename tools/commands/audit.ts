/**
 * Asks the registry whether any package has a known weakness: `npm run audit`. SECURITY.md says within
 * what time each must be mended.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

type Report = {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
};

/** Of what `npm audit --json` wrote: lines to print, and whether there is something to mend. */
export function readAudit(text: string): {
  readonly lines: readonly string[];
  readonly bad: boolean;
} {
  let report: Report = {};
  try {
    report = JSON.parse(text) as Report;
  } catch {
    // Nothing that can be read: reported like no answer.
  }
  const { metadata, vulnerabilities = {} } = report;
  if (!metadata?.vulnerabilities)
    return { lines: ['Not checked: the registry gave no answer about advisories.'], bad: false };
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
  if (found.length === 0) return { lines: ['No package has a known weakness.'], bad: false };
  return { lines: [...found.toSorted(), 'SECURITY.md says by when.'], bad: true };
}

if (process.argv[1]?.endsWith('audit.ts')) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 120_000,
  });
  const { lines, bad } = readAudit(stdout ?? '');
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = bad ? 1 : 0;
}

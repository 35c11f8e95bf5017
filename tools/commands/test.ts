import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CHECKS } from './check.ts';
import { ROOT } from '../root.ts';
import { prepareServices, TEST_SERVICES } from '../services.ts';
import { commandOf, readReport, takeAll, type Count, type Step } from '../steps.ts';

const REPORTS = join(ROOT, 'test-results');
const UNITS = join(REPORTS, 'units.json');
const BROWSER = join(REPORTS, 'browser.json');
const OTHERS = join(REPORTS, 'browsers.json');

/** All of it, on a slow machine of two cores. */
const MINUTES = 39;

type UnitReport = {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** A test file that fails without a failed test in it (it would not load) counts as one. */
function countUnits(): Count {
  const report = readReport(UNITS) as UnitReport;
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const inside = assertionResults.filter((test) => test.status === 'failed');
    return inside.length === 0 && status === 'failed'
      ? [file]
      : inside.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: names.length,
    skipped: report.numPendingTests,
    names,
  };
}

type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
};

type BrowserReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
};

const failedIn = ({ file, specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

function countBrowser(report: string): Count {
  const { stats, errors, suites } = readReport(report) as BrowserReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    names: suites.flatMap(failedIn),
  };
}

const STEPS: readonly Step[] = [
  ...CHECKS,
  {
    name: 'units and conformance',
    args: [
      commandOf('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNITS}`,
    ],
    minutes: 16,
    count: countUnits,
  },
  { name: 'build', args: ['tools/run.mjs', 'tools/commands/build.ts'], minutes: 8 },
  {
    name: 'real browser',
    args: [
      commandOf('@playwright/test', 'playwright'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER },
    minutes: 30,
    count: () => countBrowser(BROWSER),
  },
  {
    name: 'other browsers',
    args: ['tools/run.mjs', 'tools/commands/browsers.ts', '--gate'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: OTHERS },
    minutes: 8,
    count: () => countBrowser(OTHERS),
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const skipped = prepareServices(TEST_SERVICES);
if (skipped !== undefined) process.stdout.write(`${skipped}\n`);
await takeAll(STEPS, MINUTES, skipped === undefined ? [] : [skipped]);

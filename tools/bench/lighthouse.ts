import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { findChromium, LAUNCH_ARGS } from '../browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthousePage = {
  readonly what: string;
  readonly path: string;
  /** On a line so slow that no game gets ready on its detail page. */
  readonly withoutGame?: boolean;
};

/** One audit that costs points, and what Lighthouse says about it. */
type Lost = { readonly category: string; readonly title: string; readonly said: string };

export type LighthouseScores = {
  readonly what: string;
  /** From 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  readonly lost: readonly Lost[];
};

/** Runs Lighthouse's mobile preset on pages of the site, each in a separate browser. */
export async function runLighthouse(
  address: string,
  pages: readonly LighthousePage[],
): Promise<readonly LighthouseScores[]> {
  const found: LighthouseScores[] = [];
  for (const page of pages) {
    // On a busy machine a trace may begin too late, and Lighthouse asks for another run.
    found.push(await inBrowser(address, page).catch(() => inBrowser(address, page)));
  }
  return found;
}

async function inBrowser(address: string, page: LighthousePage): Promise<LighthouseScores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...LAUNCH_ARGS,
      `--remote-debugging-port=${port}`,
      ...(page.withoutGame ? ['--force-effective-connection-type=2G'] : []),
    ],
  });
  try {
    return await scoresOf(address, page, port);
  } finally {
    await browser.close();
  }
}

async function scoresOf(
  address: string,
  { what, path }: LighthousePage,
  port: number,
): Promise<LighthouseScores> {
  const result = await lighthouse(address + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
  const lost: Lost[] = [];
  const scores = CATEGORIES.map((name) => {
    const category = categories[name];
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
      const said = audit.displayValue ?? audit.explanation ?? '';
      lost.push({ category: name, title: audit.title, said });
    }
    return Math.round((category?.score ?? 0) * 100);
  });
  return { what, scores, lost };
}

/** A Markdown table of scores, followed by each audit that cost points. */
export function lighthouseTable(all: readonly LighthouseScores[]): string {
  const head = `| page | ${CATEGORIES.join(' | ')} |`;
  const rule = `|${'---|'.repeat(CATEGORIES.length + 1)}`;
  const rows = all.map(({ what, scores }) => `| ${what} | ${scores.join(' | ')} |`);
  const why = all.flatMap(({ what, lost }) =>
    lost.map(({ category, title, said }) => `- ${what}, ${category}: ${title} ${said}`.trimEnd()),
  );
  return ['### Lighthouse, mobile', '', head, rule, ...rows, '', ...why, ''].join('\n');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no port is free'));
      });
    });
  });
}

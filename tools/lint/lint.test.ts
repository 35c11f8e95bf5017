import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { commandOf } from '../steps.ts';

type Diagnostic = { readonly code: string; readonly message: string; readonly help?: string };

const use = (from: string) => `import { thing } from '${from}';\nexport const own = thing;\n`;

/** What each file does wrong (once), and the words of the refusal. */
const REFUSED: readonly (readonly [path: string, code: string, says: string])[] = [
  ['packages/kit/src/contract/a.ts', use('../core/index.ts'), 'kit/contract imports nothing'],
  ['packages/kit/src/contract/b.ts', use('valibot'), 'depends on nothing'],
  ['packages/kit/src/core/a.ts', use('../session/index.ts'), 'kit/core imports only the contract'],
  ['packages/kit/src/core/b.ts', 'export const now = Date.now();\n', 'The kit owns the clock'],
  ['packages/kit/src/session/a.ts', use('../runtime/index.ts'), 'kit/session imports only'],
  ['packages/kit/src/session/b.ts', use('@playgrove/kit/runtime'), 'kit/session imports only'],
  [
    'packages/kit/src/runtime/draws.ts',
    use('@playgrove/kit/draw'),
    'kit/draw stands on the runtime',
  ],
  ['packages/kit/src/draw/a.ts', use('@playgrove/kit/build'), 'kit/draw is bundled into games'],
  ['packages/kit/src/runtime/a.ts', use('../build/index.ts'), 'kit/build is for the build'],
  [
    'packages/kit/src/runtime/b.ts',
    use('@playgrove/protocol'),
    'kit/runtime may import @playgrove/language and',
  ],
  [
    'packages/kit/src/runtime/c.ts',
    use('../../../../games/x/view.ts'),
    'Games are found by the build',
  ],
  ['packages/kit/src/runtime/d.ts', use('../testing/play.ts'), 'kit/testing for tests'],
  ['packages/kit/src/runtime/e.ts', use('@playgrove/portal'), 'invert this dependency'],
  [
    'packages/kit/src/runtime/f.ts',
    use('../../../../tools/cache.ts'),
    'Nothing in the product imports tools/',
  ],
  ['packages/kit/src/runtime/g.ts', use('./base/dom.ts'), 'what a view is imports no other room'],
  ['packages/kit/src/runtime/base/a.ts', use('../stage/play.ts'), 'base imports no other room'],
  ['packages/kit/src/runtime/stage/a.ts', use('../render/fit.ts'), 'stage imports only base:'],
  ['packages/kit/src/runtime/render/draw/a.ts', use('../../stage/play.ts'), 'render imports only'],
  ['packages/kit/src/runtime/sound/a.ts', use('../stage/play.ts'), 'sound imports only base:'],
  ['packages/kit/src/runtime/particles/a.ts', use('../feedback/feel.ts'), 'particles imports only'],
  ['packages/kit/src/runtime/input/a.ts', use('../hud/hud.ts'), 'input imports only base, stage'],
  ['packages/kit/src/runtime/feedback/a.ts', use('../mind/mind.ts'), 'feedback imports only base'],
  ['packages/kit/src/runtime/mind/a.ts', use('../input/keys.ts'), 'mind imports only base, stage'],
  ['packages/kit/src/runtime/hud/sheets/a.ts', use('../../mind/mind.ts'), 'hud imports only base'],
  ['packages/kit/src/runtime/app/a.ts', use('../particles/index.ts'), 'app imports only base'],
  [
    'packages/kit/src/runtime/stage/b.ts',
    "import type { Fit } from '../render/fit.ts';\nexport type Own = Fit;\n",
    'stage imports only base:',
  ],
  ['packages/kit/src/runtime/render/a.ts', use('../index.ts'), 'The barrel is for games'],
  ['packages/kit/src/runtime/app/b.ts', use('@playgrove/kit/runtime'), 'The barrel is for games'],
  ['packages/kit/src/build/a.ts', use('../runtime/index.ts'), 'kit/build runs at build time'],
  [
    'packages/kit/src/logic/service/a.ts',
    use('../../runtime/index.ts'),
    'A service of the kit is headless',
  ],
  [
    'packages/kit/src/logic/service/b.ts',
    'export const now = Date.now();\n',
    'The kit owns the clock',
  ],
  ['packages/kit/src/logic/physics2d/a.ts', use('matter-js'), 'stands on planck alone'],
  ['packages/kit/src/logic/physics2d/b.ts', 'export const s = Math.sin(1);\n', 'Engines differ'],
  ['packages/catalogue/src/a.ts', use('@playgrove/protocol'), 'import nothing of ours'],
  ['packages/catalogue/src/b.ts', use('../../kit/src/core/index.ts'), 'import nothing of ours'],
  ['packages/protocol/src/a.ts', use('@playgrove/catalogue'), 'import nothing of ours'],
  ['packages/protocol/src/messages.ts', use('valibot'), 'shipped inside every game'],
  ['packages/protocol/src/seal.ts', use('@playgrove/catalogue/ids'), 'shipped inside every game'],
  ['packages/language/src/message-format.ts', use('valibot'), 'shipped inside every game'],
  [
    'packages/kit/src/session/c.ts',
    use('@playgrove/language/week'),
    'kit/session @playgrove/language/days',
  ],
  ['apps/portal/src/a.ts', use('@playgrove/kit/session'), 'The portal shows a game in an iframe'],
  [
    'apps/portal/src/b.ts',
    use('../../../games/x/rules.ts'),
    'The portal shows a game in an iframe',
  ],
  ['apps/portal/src/c.ts', use('@playgrove/server'), 'The portal never imports the server'],
  ['apps/portal/src/d.ts', use('../../../tools/cache.ts'), 'Nothing in the product imports tools/'],
  [
    'apps/portal/src/e.ts',
    "export const late = import('../../../games/x/view.ts');\n",
    'The portal shows a game',
  ],
  [
    'apps/portal/src/f.ts',
    "export { thing } from '@playgrove/kit/runtime';\n",
    'The portal shows a game',
  ],
  ['apps/portal/src/data/a.ts', use('../services/files.ts'), 'Nothing in data/ imports'],
  ['apps/portal/src/services/ads/a.ts', use('../../ui/picture.tsx'), 'Nothing in services/'],
  ['apps/portal/src/ui/a.tsx', use('../shell/menu.tsx'), 'Nothing in ui/ imports'],
  ['apps/portal/src/shell/a.tsx', use('../screens/home/home.tsx'), 'Nothing in shell/ imports'],
  ['apps/portal/src/features/offline/a.ts', use('../../shell/menu.tsx'), 'Nothing in features/'],
  ['apps/portal/src/services/b.ts', use('../features/offline/marks.ts'), 'Nothing in services/'],
  ['apps/portal/src/screens/home/live-a.tsx', use('../../app/app.tsx'), 'Nothing in screens/'],
  ['apps/portal/src/screens/home/b.tsx', use('../../boot/write.tsx'), 'Nothing in screens/'],
  ['apps/portal/src/ui/b.tsx', use('react'), 'also written as markup'],
  ['apps/portal/src/screens/home/c.tsx', use('react'), 'also written as markup'],
  ['apps/portal/src/shell/b.tsx', use('./live-top-bar.tsx'), 'imports no interactive one'],
  ['apps/portal/src/boot/b.tsx', use('../screens/home/live-home.tsx'), 'no interactive one'],
  [
    'apps/server/src/a.ts',
    use('@playgrove/kit/contract'),
    'The server never imports the kit or a game',
  ],
  [
    'apps/server/src/b.ts',
    use('../../../games/x/rules.ts'),
    'The server never imports the kit or a game',
  ],
  ['apps/server/src/c.ts', use('../../portal/src/a.ts'), 'The server never imports the portal'],
  ['apps/server/src/d.ts', use('../../../tools/cache.ts'), 'Nothing in the product imports tools/'],
  ['apps/server/src/e.ts', use('./testing/site.ts'), "The server's testing/ is for tests"],
  ['apps/server/src/base/a.ts', use('../store/store.ts'), 'base/ knows nothing of the server'],
  ['apps/server/src/store/a.ts', use('../statistics/day.ts'), 'import only base/ and themselves'],
  ['apps/server/src/bus/a.ts', use('../api/routes.ts'), 'import only base/ and themselves'],
  ['apps/server/src/http/a.ts', use('../app.ts'), 'import only base/ and themselves'],
  ['apps/server/src/statistics/a.ts', use('../operator/metrics.ts'), 'speak in codes'],
  ['apps/server/src/statistics/b.ts', use('../front/direct.ts'), 'speak in codes'],
  ['apps/server/src/statistics/c.ts', use('../settings/settings.ts'), 'speak in codes'],
  ['apps/server/src/settings/a.ts', use('../start.ts'), 'starts nothing'],
  ['apps/server/src/insights/a.ts', use('../api/routes.ts'), 'speak in codes'],
  ['apps/server/src/api/a.ts', use('../front/direct.ts'), 'api/ and operator/ are routes'],
  ['apps/server/src/operator/a.ts', use('../app.ts'), 'api/ and operator/ are routes'],
  ['apps/server/src/front/a.ts', use('../app.ts'), 'invert this dependency'],
  ['apps/server/src/backup/a.ts', use('../start.ts'), 'invert this dependency'],
  ['games/a/rules.ts', use('@playgrove/kit/runtime'), 'The headless half imports only'],
  ['games/b/rules.ts', use('../other/rules.ts'), 'No game imports another'],
  ['games/c/rules.ts', use('~/games/other/rules.ts'), 'Games are found by the build'],
  ['games/d/rules.ts', use('./view.ts'), 'know no drawing'],
  ['games/e/rules.ts', use('planck'), 'depends on no library'],
  ['games/f/rules.ts', 'export const luck = Math.random();\n', 'the rng that deal, step and tick'],
  ['games/p/rules.ts', 'export const wave = (x: number) => x ** 2;\n', 'or use power of'],
  ['games/q/rules.ts', 'let x = 3;\nx **= 0.5;\nexport const y = x;\n', 'or use power of'],
  ['games/g/rules.ts', 'export const wave = Math.sin(1);\n', 'Engines differ in its last bits'],
  ['games/h/rules.ts', 'export const now = new Date(0);\n', 'The kit owns the clock'],
  [
    'games/i/rules.ts',
    'setTimeout(() => undefined, 1);\nexport const own = 1;\n',
    'The kit owns the clock',
  ],
  [
    'games/j/rules.ts',
    'export const now = globalThis.performance.now();\n',
    'The kit owns the clock',
  ],
  ['games/k/view/deal.ts', use('../../other/rules.ts'), 'No game imports another'],
  ['games/l/bot.ts', use('@playgrove/kit/session'), 'The headless half imports only'],
  ['games/m/solver.ts', use('@playgrove/kit/testing'), 'kit/testing is for tests'],
  ['games/n/levels.ts', "export const size = localStorage.getItem('n');\n", 'The kit owns storage'],
  ['games/n/board.ts', 'export const luck = Math.random();\n', 'the rng that deal, step and tick'],
  [
    'games/n/deep/down.ts',
    'export const luck = Math.random();\n',
    'the rng that deal, step and tick',
  ],
  ['games/n/deep/up.ts', use('../../other/rules.ts'), 'No game imports another'],
  ['games/o/view.ts', use('@playgrove/kit/build'), 'A view imports only'],
  ['games/p/view.ts', use('../other/view.ts'), 'No game imports another'],
  ['games/q/view.ts', use('./bot.ts'), 'shipped to players'],
  ['games/r/view.ts', use('three'), 'a library reaches games through the kit'],
  [
    'games/s/view.ts',
    "export const page = document.querySelector('p');\n",
    'The kit owns the page',
  ],
  ['games/t/view.ts', "export const answer = fetch('/x');\n", 'A game contacts nobody'],
  ['games/u/view.ts', 'export const sound = new AudioContext();\n', 'The kit owns sound'],
  ['games/v/view/board.ts', use('../../other/view.ts'), 'No game imports another'],
  ['games/w/card.ts', use('@playgrove/kit/session'), 'run at build time'],
  ['games/x/sprites.ts', use('../other/sprites.ts'), 'No game imports another'],
  ['games/y/rules.test.ts', use('../other/rules.ts'), 'No game imports another'],
  ['games/z/rules.test.ts', use('@playgrove/portal'), "A game's tests need"],
];

/** What must stay possible. */
const ALLOWED: readonly (readonly [path: string, from: string])[] = [
  ['packages/kit/src/core/allowed.ts', '../contract/index.ts'],
  ['packages/kit/src/session/allowed.ts', '../core/index.ts'],
  ['packages/kit/src/runtime/allowed.ts', '@playgrove/protocol/messages'],
  ['packages/kit/src/runtime/allowed2.ts', '../session/index.ts'],
  ['packages/kit/src/runtime/index.ts', './hud/hud.ts'],
  ['packages/kit/src/runtime/stage/allowed.ts', '../base/page.ts'],
  ['packages/kit/src/runtime/render/draw/allowed.ts', '../../base/dom.ts'],
  ['packages/kit/src/runtime/sound/allowed.ts', '../base/ask-worker.ts'],
  ['packages/kit/src/runtime/particles/allowed.ts', '../render/draw/shapes.ts'],
  ['packages/kit/src/runtime/input/allowed.ts', '../stage/stage.ts'],
  ['packages/kit/src/runtime/feedback/allowed.ts', '../particles/index.ts'],
  ['packages/kit/src/runtime/mind/allowed.ts', '../feedback/announcer.ts'],
  ['packages/kit/src/runtime/hud/sheets/allowed.ts', '../../feedback/hand.ts'],
  ['packages/kit/src/runtime/app/allowed.ts', '../hud/hud.ts'],
  ['packages/kit/src/build/allowed.ts', 'node:fs'],
  ['packages/kit/src/testing/allowed.ts', '../session/index.ts'],
  ['packages/kit/src/core/allowed.test.ts', '@playgrove/kit/testing'],
  ['packages/protocol/src/allowed.ts', 'valibot'],
  ['packages/protocol/src/allowed2.ts', '@playgrove/language/days'],
  ['packages/catalogue/src/allowed.ts', '@playgrove/language/days'],
  ['packages/kit/src/session/allowed2.ts', '@playgrove/language/days'],
  ['apps/portal/src/allowed.ts', '@playgrove/protocol/messages'],
  ['apps/portal/src/allowed2.ts', '@playgrove/catalogue'],
  ['apps/portal/src/screens/home/live-allowed.tsx', 'react'],
  ['apps/portal/src/shell/use-allowed.ts', 'react'],
  ['apps/portal/src/ui/error-boundary/allowed.tsx', 'react'],
  ['apps/portal/src/screens/home/allowed.tsx', '../../shell/top-bar.tsx'],
  ['apps/portal/src/ui/allowed.tsx', '../data/game-summary.ts'],
  ['apps/portal/src/app/allowed.tsx', '../screens/home/live-home.tsx'],
  ['apps/portal/src/boot/allowed.tsx', '../app/page.tsx'],
  ['apps/server/src/allowed.ts', '@playgrove/protocol'],
  ['apps/server/src/allowed2.ts', './front/direct.ts'],
  ['apps/server/src/store/allowed.ts', '../base/day.ts'],
  ['apps/server/src/statistics/allowed.ts', '../store/store.ts'],
  ['apps/server/src/operator/allowed.ts', '../statistics/intake.ts'],
  ['apps/server/src/front/allowed.ts', '../api/pixel.ts'],
  ['apps/server/src/backup/allowed.ts', '../settings/settings.ts'],
  ['apps/server/src/store/allowed.test.ts', '../testing/site.ts'],
  ['games/allowed/rules.ts', '@playgrove/kit/contract'],
  ['games/allowed/bot.ts', './rules.ts'],
  ['games/allowed/rules/deal.ts', '../levels.ts'],
  ['games/allowed.test.ts', '@playgrove/kit/testing'],
  ['games/allowed/view.ts', '@playgrove/kit/runtime'],
  ['games/allowed/view.ts', '@playgrove/kit/draw'],
  ['games/allowed/view/board.ts', '../rules.ts'],
  ['games/allowed/card.ts', '@playgrove/kit/build'],
  ['games/allowed/card.ts', '@playgrove/kit/draw'],
  ['games/allowed/art/leaf.ts', '@playgrove/kit/build'],
  ['packages/kit/src/runtime/allowed.test.ts', '@playgrove/protocol/messages'],
  ['games/allowed/rules.test.ts', '@playgrove/kit/testing'],
  ['tools/allowed.ts', '@playgrove/kit/build'],
  ['e2e/allowed.ts', '../tools/browser.ts'],
];

const FINE_CODE: readonly (readonly [path: string, code: string])[] = [
  ['apps/portal/src/ui/fine.tsx', "export type { ReactNode } from 'react';\n"],
  ['games/fine/view.ts', 'export const wave = Math.sin(1);\n'],
  ['games/fine/rules.ts', 'export const bit = (at: number) => 2 ** at;\n'],
  ['games/fine/view-sky.ts', 'export const wave = Math.sin(1);\n'],
  ['games/fine/scenery.ts', 'export const wave = Math.sin(1);\n'],
  ['games/fine/card.ts', 'export const wave = Math.sin(1);\n'],
  ['games/fine/rules.test.ts', 'export const now = Date.now();\n'],
];

/** Everyday rules that the house leans on. */
const HOUSE: readonly (readonly [path: string, code: string, rule: string])[] = [
  ['apps/portal/src/any.ts', 'export const loose: any = 1;\n', 'no-explicit-any'],
  ['apps/portal/src/bang.ts', 'export const sure = (x?: string) => x!;\n', 'no-non-null-assertion'],
  ['apps/portal/src/long.ts', `export const long = 1;\n${'// line\n'.repeat(400)}`, 'max-lines'],
  ['apps/portal/src/ring.ts', use('./ring2.ts').replace('own', 'thing2'), 'no-cycle'],
  // In the kit a circle of types counts too.
  [
    'packages/kit/src/session/ring.ts',
    "import type { Two } from './ring2.ts';\nexport type One = { readonly two?: Two };\n",
    'no-cycle',
  ],
];

type Row = {
  readonly at: string;
  readonly file?: boolean;
  readonly not?: readonly string[];
  readonly says: string;
};

const { ROWS, TESTS } = (await import(join(ROOT, 'tools/lint/borders.mjs'))) as {
  readonly ROWS: readonly Row[];
  readonly TESTS: readonly Row[];
};

/** A file for each row of the tables that imports what the row does not allow. */
const EVERY_ROW = [
  ...ROWS.map((row) => ({ row, name: 'row.ts' })),
  ...TESTS.map((row) => ({ row, name: 'row.test.ts' })),
].map(({ row: { at, file, not = ['tools'], says }, name }) => ({
  at,
  path: file ? `${at}.ts` : `${at.replace('/*', '')}/${name}`,
  from: `~/${not[0]}/thing.ts`,
  says,
}));

let folder = '';
let found: ReadonlyMap<string, readonly Diagnostic[]> = new Map();

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lint(): ReadonlyMap<string, readonly Diagnostic[]> {
  const done = spawnSync(process.execPath, [commandOf('oxlint'), '-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { diagnostics } = JSON.parse(done.stdout) as {
    diagnostics: readonly (Diagnostic & { readonly filename: string })[];
  };
  const byFile = new Map<string, Diagnostic[]>();
  for (const { filename, ...rest } of diagnostics) {
    const path = filename.replaceAll('\\', '/');
    byFile.set(path, [...(byFile.get(path) ?? []), rest]);
  }
  return byFile;
}

const said = (path: string) =>
  (found.get(path) ?? []).map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of [
    '.oxlintrc.json',
    'tools/lint/borders.mjs',
    'tools/lint/plugin.mjs',
    'tsconfig.headless.json',
  ])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const { path, from } of EVERY_ROW) put(path, use(from));
  for (const [path, code] of [...REFUSED, ...FINE_CODE, ...HOUSE]) put(path, code);
  for (const [path, from] of ALLOWED) put(path, use(from));
  // The rules of this game reach its board, and through it what lies deeper.
  put(
    'games/n/rules.ts',
    "export { luck } from './board.ts';\nexport { luck as more } from './deep/down.ts';\nexport { own } from './deep/up.ts';\n",
  );
  put(
    'apps/portal/src/ring2.ts',
    "import { thing2 } from './ring.ts';\nexport const thing = thing2;\n",
  );
  put(
    'packages/kit/src/session/ring2.ts',
    "import type { One } from './ring.ts';\nexport type Two = { readonly one?: One };\n",
  );
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tables', () => {
  it.each(EVERY_ROW)('the row of $at refuses what it does not list', ({ path, says }) => {
    expect(said(path).join('\n')).toContain(says);
  });
});

describe('who may import whom', () => {
  it.each(REFUSED)('%s is refused', (path, _code, says) => {
    const restricted = said(path).filter((text) => text.includes('house('));
    expect(restricted.join('\n')).toContain(says);
  });

  it.each(ALLOWED)('%s may import %s', (path) => {
    expect(said(path).filter((text) => text.includes('house('))).toEqual([]);
  });

  it.each(FINE_CODE)('%s may say %s', (path) => {
    expect(said(path).filter((text) => text.includes('house('))).toEqual([]);
  });
});

describe('rules of the house', () => {
  it.each(HOUSE)('%s breaks a rule', (path, _code, rule) => {
    expect(said(path).join('\n')).toContain(rule);
  });
});

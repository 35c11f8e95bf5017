// Who may import whom, on top of the everyday rules in .oxlintrc.json; each refusal says what to do instead.
// Plain JavaScript, because oxlint reads a TypeScript file only from Node 22.18 on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { kit } from './oxlint.kit.mjs';
import { portal } from './oxlint.portal.mjs';
import { sameEverywhere, withoutModuleMocks } from './oxlint.properties.mjs';
import { server } from './oxlint.server.mjs';

const base = JSON.parse(
  readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
);

/** @param {string} regex @param {string} message */
const ban = (regex, message) => ({ regex, message });

const LIBRARY = '^[a-zA-Z]|^@([^p]|p[^l])';

const tools = ban(
  '(^|/)tools/',
  'Nothing in the product imports tools/: put what both need into a package.',
);
const testing = ban(
  '^@playgrove/kit/testing|(^|/)testing/',
  'kit/testing is for tests: import it from a *.test.ts file only.',
);
const game = ban(
  '(^|/)games/|^~',
  'Games are found by the build and never imported: go through the contract.',
);
const apps = ban(
  '^@playgrove/(portal|server)|(^|/)apps/',
  'Packages know nothing of the apps that use them: turn the dependency round.',
);
const ANOTHER_GAME =
  'No game imports another: keep to your own folder; what games share belongs in the kit.';

const headlessGame = [
  tools,
  testing,
  game,
  ban(
    '^@playgrove/(kit/(session|runtime|draw|scene3d|build)|catalogue|language|protocol|portal|server)',
    'The headless half imports only @playgrove/kit/contract, @playgrove/kit/core and its own folder.',
  ),
  ban(
    '^\\.{1,2}/(view|sprites|card)(\\.|/)',
    'Rules, bots and solvers know no drawing: move what both need into rules.ts or levels.ts.',
  ),
  ban(LIBRARY, 'The headless half depends on no library: rules are plain functions of plain data.'),
];

const viewOfGame = [
  tools,
  testing,
  game,
  ban(
    '^@playgrove/(kit/(build|session)|catalogue|language|protocol|portal|server)',
    'A view imports only the contract, kit/core, kit/runtime, kit/draw and its own folder.',
  ),
  ban(
    '^\\.{1,2}/(bot|solver|mind|sprites|card)(\\.|/)',
    'A view is shipped to players: bots, solvers, sprites and cards are not.',
  ),
  ban(LIBRARY, 'A view depends on the kit alone: a library reaches games through the kit.'),
];

const artOfGame = [
  tools,
  testing,
  game,
  ban(
    '^@playgrove/(kit/(session|scene3d)|catalogue|language|protocol|portal|server)',
    'sprites.ts and card.ts run at build time: import @playgrove/kit/build, the contract, kit/core and the painters of your view.',
  ),
];

const testOfGame = [
  tools,
  game,
  ban(
    '^@playgrove/(catalogue|language|protocol|portal|server)',
    "A game's tests need the kit and the game alone.",
  ),
];

const OWNED_BY_KIT = {
  'The kit owns the clock: count ticks in rules, read Motion.dt or Surface.time in a view.': [
    'Date',
    'performance',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
  ],
  'The kit owns the page: draw on the Surface and read input events.': [
    'document',
    'window',
    'navigator',
    'location',
    'history',
    'parent',
    'top',
    'postMessage',
  ],
  'The kit owns storage: what must be kept belongs in the state.': [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
  ],
  'A game contacts nobody: the build bakes in what it needs.': [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
  ],
  'The kit owns sound: emit a cue and describe its feel.': ['AudioContext'],
  'Randomness comes from the rng that deal, step and tick are given.': ['crypto'],
};

const ownedByKit = [
  'error',
  {
    checkGlobalObject: true,
    globals: Object.entries(OWNED_BY_KIT).flatMap(([message, names]) =>
      names.map((name) => ({ name, message })),
    ),
  },
];

/** One folder's imports. Later entries replace earlier ones, so each is complete. */
const imports = (files, patterns, rules = {}) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }], ...rules },
});

/** Files of a game, by their glob in its folder: directly there, or in one of its sub-folders. */
const inGame = (names, patterns, rules) => [
  imports([`games/*/${names}.ts`], [...patterns, ban('^\\.\\./', ANOTHER_GAME)], rules),
  imports([`games/*/${names}/**/*.ts`], [...patterns, ban('^(\\.\\./){2}', ANOTHER_GAME)], rules),
];

/** What the headless halves are made of: rules, bots, solvers, levels, and all they import. */
function headlessFiles() {
  const games = join(dirname(fileURLToPath(import.meta.url)), 'games');
  const slugs = existsSync(games) ? readdirSync(games) : [];
  const found = new Set(
    slugs.flatMap((slug) =>
      ['rules', 'bot', 'solver', 'levels', 'mind'].map((name) => `games/${slug}/${name}.ts`),
    ),
  );
  for (const file of found) {
    const path = join(dirname(games), file);
    if (!existsSync(path)) {
      found.delete(file);
      continue;
    }
    for (const [, from] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
      found.add(join(dirname(file), from).replaceAll('\\', '/'));
    }
  }
  return [...found].filter((file) => /^games\/[^/]+\/./.test(file));
}

const headless = {
  'no-restricted-globals': ownedByKit,
  'no-restricted-properties': sameEverywhere,
};

function headlessOfGames() {
  const files = headlessFiles();
  const above = files.filter((file) => file.split('/').length === 3);
  const below = files.filter((file) => file.split('/').length > 3);
  return [
    imports(above, [...headlessGame, ban('^\\.\\./', ANOTHER_GAME)], headless),
    imports(below, [...headlessGame, ban('^(\\.\\./){2}', ANOTHER_GAME)], headless),
  ].filter((one) => one.files.length > 0);
}

export default defineConfig({
  ...base,
  rules: {
    ...base.rules,
    'no-restricted-imports': ['error', { patterns: [tools, testing] }],
  },
  overrides: [
    ...kit({ ban, imports, tools, game, apps, headless, library: LIBRARY }),
    imports(
      ['packages/{catalogue,protocol}/src/**'],
      [
        tools,
        ban(
          '^@playgrove/(kit|protocol|portal|server|insights|catalogue($|/[^i]))|^(\\.\\./)+(kit|catalogue|protocol|language|apps|games|packages)(/|$)',
          'catalogue and protocol import nothing of ours but @playgrove/language and the rule for ids: every side reads them.',
        ),
      ],
    ),
    // The cage runs among third-party games, so it is small.
    imports(
      ['packages/third-party/src/*.ts', 'packages/third-party/src/{cage,server,portal}/**'],
      [
        tools,
        apps,
        game,
        ban(
          '^@playgrove/(catalogue|protocol($|/([^ms])))',
          'Of ours the cage imports only @playgrove/language and @playgrove/protocol/messages and seal.',
        ),
        ban(
          '^\\.\\./(?:\\.\\./)*(?:bench|build|commands|import)/',
          'What runs in the browser and on the server imports nothing that adds or builds games.',
        ),
      ],
    ),
    // It adds and builds games, with the tools of the repository.
    imports(
      [
        'packages/third-party/src/{bench,build,commands,import}/**',
        'packages/third-party/**/*.test.ts',
      ],
      [game],
    ),
    imports(
      ['packages/language/src/**'],
      [
        ban(
          '^([^.]|\\.[^/])',
          '@playgrove/language is shipped inside every game and imports nothing.',
        ),
      ],
    ),
    imports(['packages/language/src/**/*.test.ts'], [tools]),
    imports(
      ['packages/protocol/src/{messages,seal}.ts'],
      [
        ban(
          '^([^.@]|@[^p]|@playgrove/[^l]|\\.[^/]|\\./[^s])',
          'messages.ts and seal.ts are shipped inside every game: they import @playgrove/language/days alone.',
        ),
      ],
    ),
    ...portal({ ban, imports, tools }),
    ...server({ ban, imports, tools }),
    ...inGame('*', viewOfGame, { 'no-restricted-globals': ownedByKit }),
    ...headlessOfGames(),
    ...inGame('{sprites,card,art}', artOfGame, { 'no-restricted-globals': ownedByKit }),
    imports(['games/*.test.ts'], [tools]),
    // What several tests of a game set up alike stands in its fixtures.ts; curve.ts and seal.ts are
    // data that a command and a test read.
    imports(
      ['games/*/*.test.ts', 'games/*/{fixtures,curve,seal}.ts'],
      [...testOfGame, ban('^\\.\\./', ANOTHER_GAME)],
    ),
    imports(['games/*/*/**/*.test.ts'], [...testOfGame, ban('^(\\.\\./){2}', ANOTHER_GAME)]),
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': withoutModuleMocks },
    },
    { files: ['tools/**', 'e2e/**', '*.config.*'], rules: { 'no-restricted-imports': 'off' } },
  ],
});

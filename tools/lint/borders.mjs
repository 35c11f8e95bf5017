/*
 * Who may import whom. A row: a folder or file; what of ours it may import besides itself; what to do
 * instead. `folder/*` means the files directly in a folder, without its index. The longest row that
 * fits counts. `only` lists the libraries it may import (by default any); `not` says what it may not
 * import, in place of what it may.
 */
export const KIT = 'packages/kit/src';
const kit = (...folders) => folders.map((folder) => `${KIT}/${folder}`);
export const KIT_ALONE =
  "The kit stands alone: kit/runtime may import @playgrove/language and @playgrove/protocol's held, messages, packed-text, seal and storage-keys, kit/session @playgrove/language/days, and the rest nothing of ours but the look.";
export const NO_LIBRARY =
  "The kit's headless half depends on nothing: write it plainly or move it to kit/runtime.";
const LOOK = 'packages/site-config/src/look';
/** What is shipped inside every game. */
const IN_GAMES = [
  'packages/language',
  ...['held', 'messages', 'packed-text', 'seal', 'storage-keys'].map(
    (name) => `packages/protocol/src/${name}`,
  ),
  LOOK,
];
const FLOOR = [...kit('contract', 'core', 'logic', 'session', 'scene3d', 'runtime'), ...IN_GAMES];
const RUNTIME_ONLY =
  "kit/runtime runs in players' browsers: kit/build is for the build, kit/testing for tests, and kit/draw stands on the runtime.";

const KIT_FOLDERS = [
  ['contract', [], 'kit/contract imports nothing: all the others stand on it.', []],
  ['core', kit('contract'), 'kit/core imports only the contract.', []],
  [
    'session',
    [...kit('contract', 'core'), 'packages/language/src/days'],
    'kit/session imports only the contract, kit/core and @playgrove/language/days.',
    [],
  ],
  [
    'logic',
    [...kit('contract', 'core'), LOOK],
    'A service of the kit is headless and bundled into games: it imports only kit/contract, kit/core and other services, by their package names.',
    [],
  ],
  [
    'logic/physics2d',
    kit('contract', 'core', 'logic'),
    'kit/logic/physics2d is headless: it imports only kit/contract, kit/core and planck.',
    ['planck'],
  ],
  ['runtime', FLOOR, RUNTIME_ONLY],
  ['scene3d', FLOOR, RUNTIME_ONLY],
  [
    'draw',
    [...kit('contract', 'core', 'logic', 'runtime'), LOOK],
    'kit/draw is bundled into games: it imports only kit/contract, kit/core, kit/logic and kit/runtime, by their package names.',
    [],
  ],
  [
    'build',
    [...kit('contract', 'core', 'logic'), LOOK],
    'kit/build runs at build time: it imports only kit/contract, kit/core and kit/logic.',
  ],
  ['testing', [KIT, ...IN_GAMES, 'games'], 'kit/testing imports the kit alone.'],
];

/** The rooms of kit/runtime, from the bottom up, each with those that it may import, types included. */
const ROOMS = [
  ['base', []],
  ['stage', ['base']],
  ['render', ['base']],
  ['sound', ['base']],
  ['particles', ['base', 'render']],
  ['input', ['base', 'stage', 'render']],
  ['feedback', ['base', 'stage', 'render', 'sound', 'particles', 'input']],
  ['mind', ['base', 'stage', 'render', 'feedback']],
  ['hud', ['base', 'stage', 'render', 'input', 'feedback']],
  ['replay', ['base', 'stage', 'render', 'mind', 'hud']],
  ['app', ['base', 'stage', 'render', 'sound', 'input', 'feedback', 'mind', 'hud', 'replay']],
];
const inRuntime = (rooms) => rooms.map((room) => `${KIT}/runtime/${room}`);
export const HEADLESS_KIT = kit('contract', 'core', 'logic', 'session');
/** All may import what a view is: the files directly in runtime/, which know no room. */
const roomRow = (at, name, may) => [
  at,
  [...HEADLESS_KIT, `${KIT}/runtime/*`, ...inRuntime(may), ...IN_GAMES],
  `${name} imports ${may.length > 0 ? `only ${may.join(', ')}` : 'no other room'}: see the table of rooms in tools/lint/borders.mjs. Move what both need further down. The barrel is for games: import the file itself. ${RUNTIME_ONLY}`,
];

const OURS = ['catalogue', 'language', 'protocol', 'site-config', 'third-party'].map(
  (name) => `packages/${name}`,
);

/** The portal's floors from top to bottom: each imports only what is below it. */
const FLOORS = ['app', 'screens', 'shell', 'features', 'ui', 'services', 'data'];
const above = (floor) => ['boot', ...FLOORS.slice(0, FLOORS.indexOf(floor))];

/** The server's layers from the bottom up: each imports itself and those below. */
const LAYERS = [
  [['base'], 'base/ knows nothing of the server: pass what it needs as arguments.'],
  [
    ['store', 'bus', 'http', 'site'],
    'store/, bus/, http/ and site/ import only base/ and themselves: move what both need down to base/.',
  ],
  [
    ['statistics', 'insights', 'runs'],
    'statistics/, insights/ and runs/ speak in codes and know nothing of routes, metrics or settings: report through an option or a callback.',
  ],
  [
    ['settings'],
    'settings/ reads the environment and starts nothing: import only the layers below.',
  ],
  [
    ['api', 'operator'],
    'api/ and operator/ are routes: what they need of the whole server comes in through their deps.',
  ],
  [
    ['front', 'backup'],
    'front/ and backup/ are put together in app.ts and the commands: invert this dependency.',
  ],
];
const layerRows = LAYERS.flatMap(([folders, says], index) => {
  const below = LAYERS.slice(0, index + 1).flatMap(([names]) => names);
  return folders.map((folder) => [
    `apps/server/src/${folder}`,
    [...below.map((name) => `apps/server/src/${name}`), ...OURS],
    says,
  ]);
});

const SHIPPED =
  'is shipped inside every game and imports nothing but @playgrove/language/days and its like.';
const FORBIDDEN_TO_APPS = [KIT, 'games', 'tools'];

export const ROWS = [
  ...KIT_FOLDERS.map(([at, may, says, only]) => ({ at: `${KIT}/${at}`, may, says, only })),
  ...ROOMS.map(([name, may]) => roomRow(`${KIT}/runtime/${name}`, name, may)).concat([
    roomRow(`${KIT}/runtime/*`, 'what a view is', []),
  ]),
  [
    'packages/catalogue',
    ['packages/language'],
    'catalogue and protocol import nothing of ours but @playgrove/language and the rule for ids: every side reads them.',
  ],
  [
    'packages/protocol',
    ['packages/catalogue/src/ids', 'packages/language'],
    'catalogue and protocol import nothing of ours but @playgrove/language and the rule for ids: every side reads them.',
  ],
  ...['held', 'messages', 'packed-text', 'seal', 'storage-keys'].map((name) => ({
    at: `packages/protocol/src/${name}`,
    file: true,
    may: ['packages/language/src/days', 'packages/protocol/src/seal'],
    says: `${name}.ts ${SHIPPED}`,
    only: [],
  })),
  { at: 'packages/language', may: [], says: `@playgrove/language ${SHIPPED}`, only: [] },
  [
    'packages/site-config',
    ['packages/catalogue', 'portal.config', 'look.config'],
    'site-config imports only the catalogue and the two files of operators.',
  ],
  // The cage runs among third-party games, so it is small.
  ...['*', 'cage', 'server', 'portal'].map((folder) => [
    `packages/third-party/src/${folder}`,
    [
      ...['*', 'cage', 'server', 'portal'].map((name) => `packages/third-party/src/${name}`),
      ...IN_GAMES,
      'packages/site-config',
    ],
    'What runs in the browser and on the server imports nothing that adds or builds games; of ours the cage imports only @playgrove/language and @playgrove/protocol/messages and seal.',
  ]),
  // It adds and builds games, with the tools of the repository.
  { at: 'packages/third-party', not: ['games'], says: 'third-party reads no game of ours.' },
  {
    at: 'apps/portal',
    not: [...FORBIDDEN_TO_APPS, 'apps/server', 'apps/insights'],
    says: 'The portal shows a game in an iframe and never imports it or the kit: speak through @playgrove/protocol/messages. The portal never imports the server: what both know is in @playgrove/protocol or @playgrove/catalogue.',
  },
  ...FLOORS.map((floor) => ({
    at: `apps/portal/src/${floor}`,
    not: [
      ...FORBIDDEN_TO_APPS,
      'apps/server',
      'apps/insights',
      ...(floor === 'app' ? [] : above(floor).map((name) => `apps/portal/src/${name}`)),
    ],
    says: `Nothing in ${floor}/ imports from a floor above it (${FLOORS.join(' → ')}): move what both need down, or pass it in as a prop or parameter.`,
  })),
  {
    at: 'apps/server',
    not: [...FORBIDDEN_TO_APPS, 'apps/portal', 'apps/insights', 'apps/server/src/testing'],
    says: "The server never imports the kit or a game: it serves their files. The server never imports the portal: what both know is in @playgrove/protocol or @playgrove/catalogue. The server's testing/ is for tests: import it from a *.test.ts file only.",
  },
  ...layerRows,
  { at: 'apps/insights', not: FORBIDDEN_TO_APPS, says: 'Insights is a page of its own.' },
].map((row) => (Array.isArray(row) ? { at: row[0], may: row[1], says: row[2] } : row));

/** Tests, and what they share, may import more. */
export const TESTS = [
  { at: KIT, may: [KIT, ...IN_GAMES, 'games'], says: KIT_ALONE },
  { at: 'packages/language', not: ['tools'], says: 'A test of a leaf needs the leaf.' },
  { at: 'packages/third-party', not: ['games'], says: 'third-party reads no game of ours.' },
  {
    at: 'apps/portal',
    not: [...FORBIDDEN_TO_APPS, 'apps/server'],
    says: 'The portal shows a game in an iframe and never imports it or the kit. The portal never imports the server.',
  },
  {
    at: 'apps/server',
    not: [...FORBIDDEN_TO_APPS, 'apps/portal'],
    says: 'The server never imports the kit or a game: it serves their files.',
  },
  { at: 'games', not: ['tools'], says: "A game's tests need the kit and the game alone." },
];

/** Files of a game by what they are; `never` names what of their own folder they leave alone. */
export const GAME = {
  headless: {
    may: kit('contract', 'core', 'logic'),
    never: ['view', 'sprites', 'card'],
    only: [],
    says: 'The headless half imports only @playgrove/kit/contract, @playgrove/kit/core and its own folder; rules, bots and solvers know no drawing: move what both need into rules.ts or levels.ts.',
  },
  view: {
    may: kit('contract', 'core', 'logic', 'runtime', 'draw', 'scene3d'),
    never: ['bot', 'solver', 'mind', 'sprites', 'card'],
    only: [],
    says: 'A view imports only the contract, kit/core, kit/runtime, kit/draw and its own folder: it is shipped to players, and bots, solvers, sprites and cards are not.',
  },
  art: {
    may: kit('contract', 'core', 'logic', 'runtime', 'draw', 'build'),
    never: [],
    says: 'sprites.ts and card.ts run at build time: import @playgrove/kit/build, the contract, kit/core and the painters of your view.',
  },
  test: { may: [KIT], never: [], says: "A game's tests need the kit and the game alone." },
};

/** Said of a place, in addition to what the row of the importing file says. */
export const PLACES = [
  ['tools', 'Nothing in the product imports tools/: put what both need into a package.'],
  ['games', 'Games are found by the build and never imported: go through the contract.'],
  [`${KIT}/testing`, 'kit/testing is for tests: import it from a *.test.ts file only.'],
  ['apps', 'Packages know nothing of the apps that use them: invert this dependency.'],
];

/** Parts of the portal that are written as markup too, by code that knows no state. */
export const STATIC = ['shell', 'screens', 'features', 'ui', 'data', 'boot'].map(
  (name) => `apps/portal/src/${name}`,
);

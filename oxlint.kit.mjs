// Which folders of the kit may import which. Later entries replace earlier ones.
import { sameEverywhere } from './oxlint.properties.mjs';

const KIT_ALONE =
  'The kit stands alone: kit/runtime may import @playgrove/language and @playgrove/protocol/messages and seal, kit/session @playgrove/language/days, and the rest nothing of ours.';
const RUNTIME_ONLY =
  "kit/runtime runs in players' browsers: kit/build is for the build, kit/testing for tests, and kit/draw stands on the runtime.";

/**
 * The rooms of kit/runtime, from the bottom up, each with those that it may import, types included.
 * All may import what a view is: the files directly in runtime/, which know no room. app puts the
 * page of a game together.
 */
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
  ['app', ['base', 'stage', 'render', 'sound', 'input', 'feedback', 'mind', 'hud']],
];

/** Folders of the kit that run on the page, in the build or in tests. */
const notHeadless = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

/** The kit's rules, for `oxlint.config.mjs`. */
export function kit({ ban, imports, tools, game, apps, headless, library }) {
  const kitAlone = ban('^@playgrove/(catalogue|language|protocol)', KIT_ALONE);
  const kitDays = ban('^@playgrove/(catalogue|protocol|language/[^d])', KIT_ALONE);
  const kitMessages = ban('^@playgrove/(catalogue|protocol($|/([^hms])))', KIT_ALONE);
  const kitLibrary = ban(
    library,
    "The kit's headless half depends on nothing: write it plainly or move it to kit/runtime.",
  );

  /** The kit's folders, each with those it must not know. */
  const floor = (folders, message, ...more) => [
    tools,
    game,
    apps,
    ban(`^(\\.\\./)+(${folders})(/|$)|^@playgrove/kit/(${folders})`, message),
    ...more,
  ];

  /**
   * The rule of one room.
   * @param {string} files @param {string} name @param {string} path the way from it to the rooms
   * @param {string[]} may rooms that it may import
   */
  function room(files, name, path, may) {
    const refused = ROOMS.map(([other]) => other).filter(
      (other) => other !== name && !may.includes(other),
    );
    return imports(
      [files],
      floor(
        'draw|build|testing',
        RUNTIME_ONLY,
        kitMessages,
        ban(
          `^${path}(${refused.join('|')})/`,
          `${name} imports ${may.length > 0 ? `only ${may.join(', ')}` : 'no other room'}: see the table of rooms in oxlint.kit.mjs. Move what both need further down.`,
        ),
        ban(
          `^${path}index\\.ts$|^@playgrove/kit/(runtime|scene3d)`,
          'The barrel is for games: import the file itself.',
        ),
      ),
      notHeadless,
    );
  }

  return [
    // The kit's headless half, one rule a floor; a new service in logic/ needs no rule of its own.
    imports(
      ['packages/kit/src/logic/**'],
      floor(
        'session|runtime|draw|scene3d|build|testing',
        'A service of the kit is headless and bundled into games: it imports only kit/contract, kit/core and other services, by their package names.',
        kitAlone,
        kitLibrary,
      ),
      headless,
    ),
    // The one service that stands on a library: its engine, loaded with exact trigonometry.
    imports(
      ['packages/kit/src/logic/physics2d/**'],
      floor(
        'session|runtime|draw|scene3d|build|testing',
        'kit/logic/physics2d is headless: it imports only kit/contract, kit/core and planck.',
        kitAlone,
        ban(
          '^[a-oq-zA-Z]|^p[^l]|^@([^p]|p[^l])',
          'Of libraries, kit/logic/physics2d stands on planck alone.',
        ),
      ),
      headless,
    ),
    {
      files: ['packages/kit/src/logic/physics2d/exact-on.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    imports(
      ['packages/kit/src/contract/**'],
      floor(
        'core|session|logic|runtime|draw|scene3d|build|testing',
        'kit/contract imports nothing: all the others stand on it.',
        kitAlone,
        kitLibrary,
      ),
      headless,
    ),
    imports(
      ['packages/kit/src/core/**'],
      floor(
        'session|logic|runtime|draw|scene3d|build|testing',
        'kit/core imports only the contract.',
        kitAlone,
        kitLibrary,
      ),
      headless,
    ),
    imports(
      ['packages/kit/src/session/**'],
      floor(
        'logic|runtime|draw|scene3d|build|testing',
        'kit/session imports only the contract, kit/core and @playgrove/language/days.',
        kitDays,
        kitLibrary,
      ),
      { 'no-restricted-globals': 'off', 'no-restricted-properties': sameEverywhere },
    ),
    imports(
      ['packages/kit/src/{runtime,scene3d}/**'],
      floor('draw|build|testing', RUNTIME_ONLY, kitMessages),
      notHeadless,
    ),
    room('packages/kit/src/runtime/*.ts', 'what a view is', '\\./', []),
    imports(
      ['packages/kit/src/runtime/index.ts'],
      floor('draw|build|testing', RUNTIME_ONLY, kitMessages),
      notHeadless,
    ),
    ...ROOMS.map(([name, may]) =>
      room(`packages/kit/src/runtime/${name}/**`, name, '(\\.\\./)+', may),
    ),
    {
      files: ['packages/kit/src/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
    imports(
      ['packages/kit/src/draw/**'],
      floor(
        'session|scene3d|build|testing',
        'kit/draw is bundled into games: it imports only kit/contract, kit/core, kit/logic and kit/runtime, by their package names.',
        kitAlone,
        kitLibrary,
      ),
      notHeadless,
    ),
    imports(
      ['packages/kit/src/build/**'],
      floor(
        'session|runtime|draw|scene3d|testing',
        'kit/build runs at build time: it imports only kit/contract, kit/core and kit/logic.',
        kitAlone,
      ),
      notHeadless,
    ),
    imports(
      ['packages/kit/src/testing/**', 'packages/kit/src/**/*.test.{ts,tsx}'],
      [tools, apps, kitMessages],
      notHeadless,
    ),
  ];
}

// Two rules for oxlint, added to the everyday ones in .oxlintrc.json: who may import whom (the tables are
// in borders.mjs), and what headless code may use. Plain JavaScript, because oxlint reads TypeScript
// only from Node 22.18 on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  GAME,
  HEADLESS_KIT,
  KIT,
  KIT_ALONE,
  NO_LIBRARY,
  PLACES,
  ROWS,
  STATIC,
  TESTS,
} from './borders.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OWNED_BY_KIT = {
  'The kit owns the clock: count ticks in rules, read Motion.dt or Surface.time in a view.':
    'Date performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame',
  'The kit owns the page: draw on the Surface and read input events.':
    'document window navigator location history parent top postMessage',
  'The kit owns storage: what must last belongs in the state.':
    'localStorage sessionStorage indexedDB caches',
  'A game contacts nobody: the build bakes in what it needs.':
    'fetch XMLHttpRequest WebSocket EventSource',
  'The kit owns sound: emit a cue and describe its feel.': 'AudioContext',
  'Randomness comes from the rng that deal, step and tick are given.': 'crypto',
};
const OWNED = new Map(
  Object.entries(OWNED_BY_KIT).flatMap(([says, names]) =>
    names.split(' ').map((name) => [name, says]),
  ),
);

/** ECMAScript leaves the last bits of these to the engine, so replays would differ between browsers. */
const INEXACT = new Set(
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p pow hypot cbrt'.split(
    ' ',
  ),
);

const bare = (path) => path.replace(/\.(?:tsx?|mjs)$/, '');
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Whether a path is a place or inside of it. */
function within(path, place) {
  if (place.endsWith('/*')) {
    const folder = place.slice(0, -2);
    return dirname(path) === folder && bare(path) !== `${folder}/index`;
  }
  return bare(path) === place || path.startsWith(`${place}/`);
}

const longest = (rows, path) =>
  rows
    .filter(({ at, file }) =>
      file || at.endsWith('/*') ? within(path, at) : path.startsWith(`${at}/`),
    )
    .toSorted((one, other) => other.at.length - one.at.length)[0];

/** Where an import leads, as a path from the repository; undefined for a library. */
function targetOf(from, path) {
  if (from.startsWith('.')) return join(dirname(path), from).replaceAll('\\', '/');
  if (from.startsWith('~/')) return from.slice(2);
  const [, name, rest] = /^@playgrove\/([^/]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (name === undefined) return undefined;
  const folder = ['portal', 'server', 'insights'].includes(name) ? 'apps' : 'packages';
  return [folder, name, 'src', ...(rest === undefined ? [] : [rest])].join('/');
}

/** What `tsconfig.headless.json` names in games, and all that it imports: rules, bots, solvers, levels. */
function headlessOfGames() {
  const config = join(ROOT, 'tsconfig.headless.json');
  const games = join(ROOT, 'games');
  if (!existsSync(config) || !existsSync(games)) return new Set();
  const names = JSON.parse(readFileSync(config, 'utf8'))
    .include.map((glob) => /^games\/\*\/(\w+\.ts)$/.exec(glob)?.[1])
    .filter((name) => name !== undefined);
  const found = new Set(
    readdirSync(games)
      .flatMap((slug) => names.map((name) => `games/${slug}/${name}`))
      .filter((file) => existsSync(join(ROOT, file))),
  );
  for (const file of found) {
    // `from '…'` of another file.
    for (const [, from] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /from '(\.[^']+\.ts)'/g,
    )) {
      const target = targetOf(from, file);
      if (target.startsWith('games/') && existsSync(join(ROOT, target))) found.add(target);
    }
  }
  return found;
}
const HEADLESS = headlessOfGames();

/** What several tests of a game set up alike, and data that a command and a test read. */
const SHARED_BY_TESTS = ['fixtures.ts', 'curve.ts', 'seal.ts'];

/** The row that holds for a file; undefined where everything may be imported. */
function rowOf(path) {
  const [top, slug, ...rest] = path.split('/');
  if (top === 'games' && rest.length > 0) {
    const kind =
      isTest(path) || SHARED_BY_TESTS.includes(rest[0])
        ? 'test'
        : ['sprites', 'card', 'art'].includes(bare(rest[0]))
          ? 'art'
          : HEADLESS.has(path)
            ? 'headless'
            : 'view';
    return { at: `games/${slug}`, ...GAME[kind] };
  }
  if (isTest(path) || /^apps\/server\/(?:src\/testing|distributed)\//.test(path)) {
    return longest(TESTS, path) ?? longest(ROWS, path);
  }
  return longest(ROWS, path);
}

/** Why a file may not import something; undefined if it may. */
function refusal(path, from) {
  const row = rowOf(path);
  if (!row) return undefined;
  const target = targetOf(from, path);
  if (target === undefined) {
    if (row.only === undefined || from.startsWith('#')) return undefined;
    if (row.only.some((library) => from === library || from.startsWith(`${library}/`)))
      return undefined;
    if (path.startsWith('games/')) {
      return 'The headless half depends on no library: rules are plain functions of plain data. A view depends on the kit alone: a library reaches games through the kit.';
    }
    if (!path.startsWith(KIT)) return row.says;
    return row.only.length === 0
      ? NO_LIBRARY
      : `Of libraries, ${row.at.replace('packages/kit/src', 'kit')} stands on ${row.only.join(', ')} alone.`;
  }
  const own = within(target, row.at) && !row.never?.includes(bare(target.split('/')[2] ?? ''));
  const may = row.may
    ? own || row.may.some((place) => within(target, place))
    : !row.not.some((place) => within(target, place));
  if (may) return undefined;
  const place = PLACES.find(([at]) => within(target, at))?.[1];
  const words = [row.says, place, path.startsWith(KIT) && KIT_ALONE];
  if (path.startsWith('games/') && target.startsWith('games/')) {
    words.push(
      'No game imports another: keep to your own folder; what games share belongs in the kit.',
    );
  }
  return words.filter(Boolean).join(' ');
}

const isStatic = (path) =>
  STATIC.some((place) => within(path, place)) &&
  !isTest(path) &&
  !within(path, 'apps/portal/src/ui/error-boundary') &&
  !/\/(?:live|use)-[^/]*$/.test(path);

function refusalOfState(path, from) {
  if (!isStatic(path)) return undefined;
  if (/^react(?:$|\/)/.test(from)) {
    return 'This file is also written as markup, without React: move state and effects to a live-*.tsx or use-*.ts file and pass values in as props.';
  }
  return /(?:^|\/)(?:live|use)-[^/]*$/.test(from)
    ? 'A static part imports no interactive one: take it as a prop or as children.'
    : undefined;
}

const pathOf = (context) => relative(ROOT, context.filename).replaceAll('\\', '/');

const borders = {
  meta: { type: 'problem' },
  create(context) {
    const path = pathOf(context);
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const why = refusal(path, from) ?? (isType ? undefined : refusalOfState(path, from));
      if (why !== undefined) context.report({ node: node.source, message: `'${from}': ${why}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Whether the kit owns the clock, the page and the like for a file, and its results must be the same everywhere. */
function headlessOf(path) {
  if (isTest(path)) return { owned: false, exact: false };
  if (path.startsWith('games/')) {
    return { owned: path.split('/').length > 2, exact: HEADLESS.has(path) };
  }
  const exact = HEADLESS_KIT.some((place) => within(path, place));
  return {
    // A day's board is found by its date.
    owned: exact && !within(path, `${KIT}/session`),
    // It puts exact functions in the place of these.
    exact: exact && !within(path, `${KIT}/logic/physics2d/exact-on`),
  };
}

const headless = {
  meta: { type: 'problem' },
  create(context) {
    const { owned, exact } = headlessOf(pathOf(context));
    if (!owned && !exact) return {};
    return {
      MemberExpression({ object, property, computed }) {
        if (object.type !== 'Identifier' || computed) return;
        const { name } = property;
        if (owned && object.name === 'globalThis' && OWNED.has(name)) {
          context.report({ node: property, message: OWNED.get(name) });
        }
        if (!exact || object.name !== 'Math') return;
        if (name === 'random') {
          context.report({
            node: property,
            message: 'Randomness comes from the rng that deal, step and tick are given.',
          });
        } else if (INEXACT.has(name)) {
          context.report({
            node: property,
            message: 'Engines differ in its last bits: use the functions of @playgrove/kit/core.',
          });
        }
      },
      ':matches(BinaryExpression[operator="**"], AssignmentExpression[operator="**="])'(node) {
        // Powers of two are exact everywhere.
        if (!exact || node.left.value === 2) return;
        context.report({
          node,
          message:
            'Engines differ in its last bits: multiply, or use power of @playgrove/kit/core.',
        });
      },
      'Program:exit'() {
        if (!owned) return;
        const { through, variables } = context.sourceCode.scopeManager.globalScope;
        const globals = variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...globals]) {
          const message = OWNED.get(identifier.name);
          if (message) context.report({ node: identifier, message });
        }
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { borders, headless } };

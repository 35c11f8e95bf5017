// Who may import whom in apps/portal. Plain JavaScript, as oxlint.config.mjs.

/** The portal's floors from top to bottom: each imports only what is below it. */
const FLOORS = ['app', 'screens', 'shell', 'ui', 'services', 'data'];

/**
 * @param {{
 *   ban: (regex: string, message: string) => object,
 *   imports: (files: string[], patterns: object[]) => object,
 *   tools: object,
 * }} rules how oxlint.config.mjs writes rules
 */
export function portal({ ban, imports, tools }) {
  const portalAlone = [
    tools,
    ban(
      '^@playgrove/kit|(^|/)kit/|(^|/)games/|^~',
      'The portal shows a game in an iframe and never imports it or the kit: speak through @playgrove/protocol/messages.',
    ),
    ban(
      '^@playgrove/server|(^|/)server/src',
      'The portal never imports the server: what both know is in @playgrove/protocol or @playgrove/catalogue.',
    ),
  ];
  /** Static parts are written as markup too, by code that knows no state. */
  const noState = [
    {
      ...ban(
        '^react($|/)',
        'This file is also written as markup, without React: move state and effects to a live-*.tsx or use-*.ts file and pass values in as props.',
      ),
      allowTypeImports: true,
    },
    {
      ...ban(
        '(^|/)(live|use)-[^/]*$',
        'A static part imports no interactive one: take it as a prop or as children.',
      ),
      allowTypeImports: true,
    },
  ];

  const above = (floor) => [
    ban(
      `^(\\.\\./)+(boot|${FLOORS.slice(0, FLOORS.indexOf(floor)).join('|')})/`,
      `Nothing in ${floor}/ imports from a floor above it (${FLOORS.join(' → ')}): move what both need down, or pass it in as a prop or parameter.`,
    ),
  ];
  const src = 'apps/portal/src';
  return [
    imports(['apps/portal/**'], portalAlone),
    ...['shell', 'screens'].flatMap((floor) => [
      imports([`${src}/${floor}/**`], [...portalAlone, ...above(floor), ...noState]),
      imports([`${src}/${floor}/**/{live,use}-*.{ts,tsx}`], [...portalAlone, ...above(floor)]),
    ]),
    imports([`${src}/ui/**`], [...portalAlone, ...above('ui'), ...noState]),
    imports([`${src}/ui/error-boundary/**`], [...portalAlone, ...above('ui')]),
    imports([`${src}/services/**`], [...portalAlone, ...above('services')]),
    imports([`${src}/data/**`], [...portalAlone, ...above('data'), ...noState]),
    imports([`${src}/boot/**`], [...portalAlone, ...noState]),
    imports([`${src}/**/*.test.{ts,tsx}`], portalAlone),
  ];
}

// Which folders of the server may import which. Later entries replace earlier ones.

/**
 * The server's folders from the lowest layer to the highest. A folder imports its own layer and those
 * below; the files of `apps/server/src` itself are the top: commands and the whole server.
 */
const SERVER_LAYERS = [
  {
    folders: ['base'],
    message: 'base/ knows nothing of the server: pass what it needs as arguments.',
  },
  {
    folders: ['store', 'bus', 'http', 'site'],
    message:
      'store/, bus/, http/ and site/ import only base/ and themselves: move what both need down to base/.',
  },
  {
    folders: ['statistics', 'insights'],
    message:
      'statistics/ and insights/ speak in codes and know nothing of routes, metrics or settings: report through an option or a callback.',
  },
  {
    folders: ['settings'],
    message: 'settings/ reads the environment and starts nothing: import only the layers below.',
  },
  {
    folders: ['api', 'operator'],
    message:
      'api/ and operator/ are routes: what they need of the whole server comes in through their deps.',
  },
  {
    folders: ['front', 'backup'],
    message:
      'front/ and backup/ are put together in app.ts and the commands: turn the import round.',
  },
];

const forServer = ({ ban, tools }) => [
  tools,
  ban(
    '^@playgrove/kit|(^|/)kit/|(^|/)games/|^~',
    'The server never imports the kit or a game: it serves their files.',
  ),
  ban(
    '^@playgrove/portal|(^|/)portal/src',
    'The server never imports the portal: what both know is in @playgrove/protocol or @playgrove/catalogue.',
  ),
];
const testingOnly = (ban) =>
  ban('(^|/)testing/', "The server's testing/ is for tests: import it from a *.test.ts file only.");

const layersAbove = (index) =>
  SERVER_LAYERS.slice(index + 1)
    .flatMap(({ folders }) => folders)
    .join('|');

/** The server's rules, for `oxlint.config.mjs`. */
export function server({ ban, imports, tools }) {
  const common = forServer({ ban, tools });
  const product = [...common, testingOnly(ban)];
  const layers = SERVER_LAYERS.map(({ folders, message }, index) => {
    const above = layersAbove(index);
    const up = `^\\.\\./(?:[^/]+\\.ts$${above === '' ? '' : `|(?:${above})/`})`;
    return imports(
      folders.map((folder) => `apps/server/src/${folder}/**`),
      [...product, ban(up, message)],
    );
  });
  return [
    imports(['apps/server/**'], product),
    ...layers,
    imports(
      ['apps/server/**/*.test.ts', 'apps/server/src/testing/**', 'apps/server/distributed/**'],
      common,
    ),
  ];
}

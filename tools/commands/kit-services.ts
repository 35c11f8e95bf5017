import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

/** The games that will be a service's second user, until they are. */
const PLANNED: Readonly<Record<string, readonly string[]>> = {
  'logic/collection': ['tinker-merge'],
  'logic/orders': ['tinker-merge'],
  'logic/paintmask': ['frosting-studio'],
  'logic/physics2d': ['tidepool-pinball'],
  'logic/spawn': ['sky-sprout'],
  'logic/steer': ['frost-claim'],
  'logic/tournament': ['rally-spin'],
};

const CODE = /^(?!.*\.test\.ts$).*\.ts$/;

/**
 * Finds services of the kit that fewer than two games use: one game's code belongs in its folder.
 * @param planned the games that will use a service next
 * @returns what to do, in words; empty if nothing
 */
export function lonelyServices(
  root: string = ROOT,
  planned: Readonly<Record<string, readonly string[]>> = PLANNED,
): readonly string[] {
  const kit = join(root, 'packages/kit/src');
  const services = ['logic', 'draw'].flatMap((floor) =>
    foldersIn(join(kit, floor)).map((name) => `${floor}/${name}`),
  );
  // Templates are no games.
  const games = foldersIn(join(root, 'games')).filter((slug) => !slug.startsWith('_'));
  const texts = games.map((slug) => [slug, textOf(join(root, 'games', slug))] as const);
  // What the kit's own floors use, every game uses; one service alone makes no user.
  const floors = ['runtime', 'scene3d', 'build'].map((floor) => textOf(join(kit, floor))).join('');
  const imports = (text: string, service: string): boolean =>
    text.includes(`'@playgrove/kit/${service}'`) || text.includes(`/${service}/index.ts'`);
  const lonely = services.flatMap((service) => {
    const users = texts.filter(([, text]) => imports(text, service)).map(([slug]) => slug);
    const next = planned[service] ?? [];
    if (users.length > 1 || imports(floors, service)) {
      return next.length > 0
        ? [`kit/${service} has its users: take it off the list of planned ones`]
        : [];
    }
    if (new Set([...users, ...next]).size > 1) return [];
    const [only] = users;
    return only === undefined
      ? [`kit/${service} has no user: delete it`]
      : [`kit/${service} is used by ${only} alone: move it to games/${only}`];
  });
  const gone = Object.keys(planned).filter((service) => !services.includes(service));
  return [...lonely, ...gone.map((service) => `kit/${service} is planned but is not there`)];
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** All code below a folder, without its tests. */
function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = lonelyServices();
  for (const line of found) process.stderr.write(`${line}\n`);
  if (found.length > 0) {
    process.stderr.write(
      'A service of the kit has two games, or a second one that tools/commands/kit-services.ts names as planned.\n',
    );
    process.exitCode = 1;
  }
}

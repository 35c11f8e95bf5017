import type { PortalConfig } from '@playgrove/site-config/config';

const ID = '{id}';

/** Where games are served from, as a policy names it; each game's own host is one of many. */
export function gamesSource({ gamesOrigin }: Pick<PortalConfig, 'gamesOrigin'>): string {
  return gamesOrigin.replace(ID, '*');
}

/** Whether each game has a host of its own. */
export function hasOwnHosts({ gamesOrigin }: Pick<PortalConfig, 'gamesOrigin'>): boolean {
  return gamesOrigin.includes(ID);
}

/** The game that a host is for, where each game has its own; `undefined` for every other host. */
export function gameOfHost(
  { gamesOrigin }: Pick<PortalConfig, 'gamesOrigin'>,
  host: string | undefined,
): string | undefined {
  if (host === undefined || !gamesOrigin.includes(ID)) return undefined;
  const [before = '', after = ''] = gamesOrigin
    .replace(/^https?:\/\//, '')
    .toLowerCase()
    .split(ID);
  const name = host.toLowerCase();
  if (!name.startsWith(before) || !name.endsWith(after)) return undefined;
  const id = name.slice(before.length, name.length - after.length);
  return /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}

/** What every game's own host has: what games share, and the page and worker that save them. */
const ON_ALL_HOSTS = /^\/allgame\/(?:(?:_v|icon)\/|keep\.html$|worker\.js$)/;

/** A game's own host has that game, what all hosts have, and nothing of the portal. */
export function hasFile(game: string, path: string): boolean {
  return ON_ALL_HOSTS.test(path) || path.startsWith(`/allgame/${game}/`);
}

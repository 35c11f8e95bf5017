import type { PortalConfig } from '@playgrove/site-config/config';

const ID = '{id}';

/** A game's own origin, where `gamesOrigin` is a template such as `https://{id}.games.example`. */
export function ownOrigin({ gamesOrigin }: PortalConfig, id: string): string | undefined {
  return gamesOrigin.includes(ID) ? gamesOrigin.replace(ID, id) : undefined;
}

/** Routes that are one page each. */
export const PLAIN_ROUTES = ['term', 'privacy', 'cookie', 'credits'] as const;
/** Routes that show what this device remembers. */
export const OWN_ROUTES = ['today', 'me'] as const;
/** Routes of one game. */
export const GAME_ROUTES = ['detail', 'game'] as const;
/** Every route of the site. `home` has an empty path; `run` leads on to its game; `error` is any path that has no page. */
export const ROUTES = [
  'home',
  ...OWN_ROUTES,
  ...PLAIN_ROUTES,
  ...GAME_ROUTES,
  'category',
  'run',
  'error',
] as const;

export type RouteName = (typeof ROUTES)[number];

export function isRouteName(name: string): name is RouteName {
  return ROUTES.some((route) => route === name);
}

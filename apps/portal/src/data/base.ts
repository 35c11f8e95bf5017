/**
 * Path of the site on its host, with a slash at both ends: `base` of portal.config.ts. In Node, which
 * writes files below the site's own folder, it is `/`.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/';

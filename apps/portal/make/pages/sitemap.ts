/** The sitemap protocol's own limit for one file. */
const MAX_ADDRESSES = 50_000;

/**
 * The map of the site's pages for search engines.
 * @param paths addresses on the host
 * @throws Error when there are more than one file may hold
 */
export function makeSitemap(origin: string, paths: readonly string[]): string {
  if (paths.length > MAX_ADDRESSES)
    throw new Error(`sitemap.xml: ${paths.length} pages, where ${MAX_ADDRESSES} are allowed`);
  const entries = paths.map((path) => `<url><loc>${encodeURI(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/**
 * Everything may be read but calls and counters; where the map is, if the site has an address.
 * @param home the site's path on its host
 * @param server whether there is anything to call
 */
export function makeRobots(origin: string, home: string, server: boolean): string {
  const calls = ['content/', 'insights/', 'statistic.gif'].map(
    (path) => `Disallow: ${home}${path}`,
  );
  return [
    'User-agent: *',
    ...(server ? calls : ['Disallow:']),
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}${home}sitemap.xml`]),
    '',
  ].join('\n');
}

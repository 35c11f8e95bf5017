import { launchQuery, readLaunch, type Launch } from '@playgrove/protocol/challenge';

/** Addresses that lead to a board: a game's page with a day or a score to beat. */
const LINK = /^\/games\/[^/?]+\/\?(?:[^#]*&)?(?:daily|beat)=/;

/** Whether the page at an address has a preview that depends on its query. */
export function isChallengeLink(url: string): boolean {
  return LINK.test(url);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * A game's page with the day, or the score to beat, in its title and its link preview. The words are
 * templates that the build has put into the page.
 * @param search the address's query; what is malformed in it is left out
 * @returns the page as it is if its query names no challenge
 */
export function withPreview(html: string, search: string): string {
  const launch = readLaunch(search);
  const words = launch && wordsOf(html, launch);
  if (words === undefined) return html;
  const address = escape(launchQuery(launch));
  return html
    .replace(
      /(<title>)[^<]*?( · [^<]*<\/title>)/,
      (_, open: string, end: string) => open + words + end,
    )
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, open: string) => open + words)
    .replace(
      /(<meta property="og:url" content=")([^"]*)/,
      (_, open: string, url: string) => open + url + address,
    );
}

/** The preview's title as markup; undefined if the page has no template for it. */
function wordsOf(html: string, launch: Launch): string | undefined {
  const template = (kind: string): string | undefined =>
    new RegExp(`<meta name="preview-${kind}" content="([^"]*)"`).exec(html)?.[1];
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
  if (launch.daily !== undefined) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    return fill(template('daily'), { date: date.format(new Date(`${launch.daily}T00:00:00Z`)) });
  }
  if (launch.beat === undefined) return undefined;
  const score = launch.beat.toLocaleString(language);
  return launch.by === undefined
    ? fill(template('beat'), { score })
    : fill(template('beatBy'), { score, name: launch.by });
}

function fill(
  template: string | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined {
  return template?.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : escape(values[name]),
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

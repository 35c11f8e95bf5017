import type { DetailFile } from '../../src/records/files.ts';
import { detailPath, gamePath } from '../../src/routes.ts';
import { escape } from '../html.ts';
import { ALL_GAMES, type PageAddresses } from './addresses.ts';
import type { PageWorld, PlainPage, SharePicture } from './frame.ts';
import { gameLinks, picture } from './parts.ts';

const DEVICES = [
  ['touch', 'Touch'],
  ['keyboard', 'Keyboard'],
  ['gamepad', 'Gamepad'],
] as const;

export type GamePageParts = {
  readonly game: DetailFile;
  readonly addresses: PageAddresses;
  /** Other games of its category. */
  readonly others: readonly DetailFile[];
  readonly share?: SharePicture | undefined;
};

/** One game's page: what it is like, how it is played, and the way to play it. */
export function gamePage({ config }: PageWorld, parts: GamePageParts): PlainPage {
  const { game, addresses, share } = parts;
  const path = addresses.games.get(game.id) ?? '/';
  const description =
    game.description ?? `${game.title}: a free game to play in your browser on any device.`;
  return {
    path,
    title: game.title,
    description,
    picture: share,
    linked: videoGame(game, description, config.company, config.publicAddress, path, share),
    body: bodyOf(parts, description),
  };
}

/**
 * schema.org's words for a game. Ratings are left out: until they are measured they are the
 * catalogue's own, and nobody has voted.
 */
function videoGame(
  game: DetailFile,
  description: string,
  company: string,
  origin: string,
  path: string,
  share: SharePicture | undefined,
): object {
  const pictures = [
    ...(share ? [share.address] : []),
    ...(game.stills ?? []).map(({ file }) => `${file}.webp`),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: game.title,
    description,
    ...(game.cate === undefined ? {} : { genre: game.cate }),
    keywords: game.tags.join(', '),
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    inLanguage: 'en',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: company },
    ...(game.accessibility ? { accessibilitySummary: game.accessibility.join(' ') } : {}),
    ...(origin === ''
      ? {}
      : { url: origin + path, image: pictures.map((address) => origin + address) }),
  };
}

function bodyOf({ game, addresses, others }: GamePageParts, description: string): string {
  const category = game.cate === undefined ? undefined : addresses.categories.get(game.cate);
  const crumbs = [
    `<a href="${ALL_GAMES}">All games</a>`,
    ...(category === undefined ? [] : [`<a href="${category}">${escape(game.cate ?? '')}</a>`]),
  ];
  return [
    `<p class="crumbs">${crumbs.join(' › ')}</p>`,
    `<article><div class="top">${picture(game.icon, 512, true)}<div><h1>${escape(game.title)}</h1>`,
    figures(game),
    `<p class="ways"><a class="play" href="/#${gamePath(game.id)}">Play</a> <a href="/#${detailPath(game.id)}">Scores, votes and more</a></p>`,
    `<noscript><p>The game needs JavaScript, which is off in this browser.</p></noscript></div></div>`,
    stills(game),
    `<p class="description">${escape(description)}</p>`,
    controls(game),
    section('Good to know', game.accessibility ?? []),
    section('Tags', game.tags),
    '</article>',
    ...(others.length > 0
      ? [`<h2>More ${escape(game.cate ?? 'games')}</h2>`, gameLinks(others, addresses)]
      : []),
  ].join('\n');
}

function figures({ players, score }: DetailFile): string {
  const words = [
    ...(players === undefined ? [] : [`${players} plays`]),
    ...(score === undefined ? [] : [`rated ${score}`]),
  ];
  return words.length > 0 ? `<p class="figures">${escape(words.join(' · '))}</p>` : '';
}

function stills({ stills: shots = [] }: DetailFile): string {
  const pictures = shots.map(
    ({ file, width, height, alt }) =>
      `<li><picture><source type="image/avif" srcset="${file}.avif"><img src="${file}.webp" width="${width}" height="${height}" alt="${escape(alt)}" loading="lazy"></picture></li>`,
  );
  return pictures.length > 0
    ? `<ul class="stills" tabindex="0" aria-label="Pictures">${pictures.join('')}</ul>`
    : '';
}

function controls({ controls: how }: DetailFile): string {
  if (!how) return '';
  const lines = DEVICES.flatMap(([device, label]) => {
    const words = how[device];
    return words === undefined ? [] : [`<dt>${label}</dt><dd>${escape(words)}</dd>`];
  });
  return `<h2>How to play</h2><dl>${lines.join('')}</dl>`;
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${title}</h2><ul class="lines">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}

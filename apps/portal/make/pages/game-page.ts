import { fillMessage } from '@playgrove/language/message-format';
import type { DetailFile } from '../../src/data/files.ts';
import { detailPath, gamePath } from '../../src/data/routes.ts';
import { categoryTitle } from '../../src/data/category-title.ts';
import { playsText } from '../../src/ui/plays.ts';
import { escape } from '../html.ts';
import type { PageMessages } from '../language.ts';
import type { PageAddresses } from './addresses.ts';
import { oembedLink } from './embed.ts';
import type { PageWorld, PlainPage, SharePicture } from './frame.ts';
import { gameLinks, picture } from './parts.ts';

const DEVICES = ['touch', 'keyboard', 'gamepad'] as const;

export type GamePageParts = {
  readonly game: DetailFile;
  readonly addresses: PageAddresses;
  /** Other games of its category. */
  readonly others: readonly DetailFile[];
  readonly share?: SharePicture | undefined;
};

/** One game's page: what it is like, how it is played, and the way to play it. */
export function gamePage({ config, messages }: PageWorld, parts: GamePageParts): PlainPage {
  const { game, addresses, share } = parts;
  const path = addresses.games.get(game.id) ?? addresses.home;
  const description =
    game.description ?? fillMessage(messages.gameDescription, { game: game.title });
  return {
    path,
    title: game.genre === undefined ? game.title : `${game.title} – ${game.genre}`,
    description,
    picture: share,
    ...(game.embed && config.publicAddress !== '' && { head: [oembedLink(config, game)] }),
    opens: gamePath(game.id),
    previews: {
      ...(game.daily && {
        daily: fillMessage(messages.previewDaily, { game: game.title, date: '{date}' }),
      }),
      beat: fillMessage(messages.previewBeat, { game: game.title, score: '{score}' }),
      beatBy: fillMessage(messages.previewBeatBy, {
        game: game.title,
        score: '{score}',
        name: '{name}',
      }),
    },
    linked: [
      videoGame(game, description, messages, config.company, config.publicAddress, path, share),
      ...(game.faq ? [faqPage(game.faq)] : []),
    ],
    body: bodyOf(parts, messages, description, config.server),
  };
}

/**
 * schema.org's words for a game. Ratings are left out: until they are measured they are the
 * catalogue's own, and nobody has voted.
 */
function videoGame(
  game: DetailFile,
  description: string,
  messages: PageMessages,
  company: string,
  origin: string,
  path: string,
  share: SharePicture | undefined,
): object {
  const genre = game.genre ?? categoryTitle(game.cate);
  const pictures = [
    ...(share ? [share.address] : []),
    ...(game.stills ?? []).map(({ file }) => file),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: game.title,
    description,
    ...(genre === undefined ? {} : { genre }),
    keywords: game.tags.join(', '),
    gamePlatform: messages.platform,
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

function bodyOf(
  { game, addresses, others }: GamePageParts,
  messages: PageMessages,
  description: string,
  votes: boolean,
): string {
  const category = game.cate === undefined ? undefined : addresses.categories.get(game.cate);
  const crumbs = [
    `<a href="${addresses.all}">${escape(messages.allGames)}</a>`,
    ...(category === undefined
      ? []
      : [`<a href="${category}">${escape(categoryTitle(game.cate ?? ''))}</a>`]),
  ];
  return [
    `<p class="crumbs">${crumbs.join(' › ')}</p>`,
    `<article><div class="top">${picture(game.icon, 512, addresses.home, true)}<div><h1>${escape(game.title)}</h1>`,
    stats(game, messages),
    `<p class="ways"><a class="play" href="${addresses.home}#${gamePath(game.id)}">${escape(messages.play)}</a> <a href="${addresses.home}#${detailPath(game.id)}">${escape(votes ? messages.scoresAndVote : messages.scores)}</a></p>`,
    `<noscript><p>${escape(messages.noScriptGame)}</p></noscript></div></div>`,
    screenshots(game, messages),
    about(game, description),
    howToPlay(game, messages),
    controls(game, messages),
    section(messages.goodToKnow, game.accessibility ?? []),
    questions(game, messages),
    section(messages.madeBy, creditLines(game, messages)),
    section(messages.tags, game.tags),
    '</article>',
    ...(others.length > 0
      ? [`<h2>${escape(moreTitle(game, messages))}</h2>`, gameLinks(others, addresses)]
      : []),
  ].join('\n');
}

/** Who made a third-party game. */
function creditLines({ credit }: DetailFile, messages: PageMessages): readonly string[] {
  if (!credit) return [];
  const { author, license, source, host } = credit;
  return [
    ...(author === undefined ? [] : [author]),
    ...(license === undefined ? [] : [fillMessage(messages.license, { license })]),
    ...(host === undefined ? [] : [fillMessage(messages.servedBy, { host })]),
    ...(source === undefined ? [] : [fillMessage(messages.source, { source })]),
  ];
}

function moreTitle({ cate }: DetailFile, messages: PageMessages): string {
  return cate === undefined
    ? messages.moreGames
    : fillMessage(messages.moreOfCategory, { category: categoryTitle(cate) });
}

function stats({ plays, rated, score }: DetailFile, messages: PageMessages): string {
  const rating = rated === 'editors' ? messages.ourRating : messages.rated;
  const words = [
    ...(plays === undefined ? [] : [fillMessage(messages.plays, { count: playsText(plays) })]),
    ...(rated === undefined || score === undefined ? [] : [fillMessage(rating, { score })]),
  ];
  return words.length > 0 ? `<p class="stats">${escape(words.join(' · '))}</p>` : '';
}

function screenshots({ stills: shots = [] }: DetailFile, messages: PageMessages): string {
  const pictures = shots.map(
    ({ file, width, height, alt }) =>
      `<li><img src="${file}" width="${width}" height="${height}" alt="${escape(alt)}" loading="lazy"></li>`,
  );
  return pictures.length > 0
    ? `<ul class="screenshots" tabindex="0" aria-label="${escape(messages.screenshots)}">${pictures.join('')}</ul>`
    : '';
}

/** The description in the paragraphs of the game's detail page. */
function about({ lead, about: more, folded }: DetailFile, description: string): string {
  const paragraphs = [lead ?? description, more, folded].filter((text) => text !== undefined);
  return paragraphs.map((text) => `<p class="description">${escape(text)}</p>`).join('');
}

function howToPlay({ how = [] }: DetailFile, messages: PageMessages): string {
  const lines = how.map((line) => `<li>${escape(line)}</li>`);
  return lines.length > 0
    ? `<h2>${escape(messages.howToPlay)}</h2><ol class="lines">${lines.join('')}</ol>`
    : '';
}

function controls({ controls: how }: DetailFile, messages: PageMessages): string {
  if (!how) return '';
  const lines = DEVICES.flatMap((device) => {
    const words = how[device];
    return words === undefined
      ? []
      : [
          `<dt>${escape(messages[device])}</dt>${words
            .split(' · ')
            .map((line) => `<dd>${escape(line)}</dd>`)
            .join('')}`,
        ];
  });
  return `<h2>${escape(messages.controls)}</h2><dl>${lines.join('')}</dl>`;
}

function questions({ faq = [] }: DetailFile, messages: PageMessages): string {
  const pairs = faq.map(
    ([question, answer]) => `<dt>${escape(question)}</dt><dd>${escape(answer)}</dd>`,
  );
  return pairs.length > 0 ? `<h2>${escape(messages.faq)}</h2><dl>${pairs.join('')}</dl>` : '';
}

/** schema.org's words for questions and answers. */
function faqPage(faq: NonNullable<DetailFile['faq']>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${escape(title)}</h2><ul class="lines">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}

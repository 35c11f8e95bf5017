import { FONT_CREDITS } from '@playgrove/site-config/look';
import type { TextFile } from '../../../../data/files.ts';
import type { CreditedGame, Operator } from '../../operator.ts';

/** @param games from third parties */
export function creditsText(
  { name, company }: Operator,
  games: readonly CreditedGame[] = [],
): TextFile {
  return {
    title: 'Credits',
    summary: [
      games.length === 0
        ? `The games and the site are made by ${company}.`
        : `The site and most games are made by ${company}.`,
      'They use art, fonts and code shared under open licenses.',
    ],
    sections: [
      ...(games.length === 0
        ? []
        : [
            {
              id: 'games',
              heading: 'Games by others',
              blocks: ['Each game’s page says where it came from.', games.map(lineOf)],
            },
          ]),
      {
        id: 'art',
        heading: 'Art',
        blocks: [
          [
            'Fluent Emoji by Microsoft Corporation, MIT license; modified: outlined, saturated, cut into sprite sheets.',
            'Noto Emoji by Google LLC, Apache License 2.0; modified: outlined, saturated, cut into sprite sheets.',
            `Everything else is drawn by ${name}.`,
          ],
        ],
      },
      {
        id: 'letters',
        heading: 'Fonts',
        blocks: [FONT_CREDITS],
      },
      {
        id: 'words',
        heading: 'Words',
        blocks: [['SCOWL by Kevin Atkinson, free to use with its notice; modified: cut, packed.']],
      },
      {
        id: 'code',
        heading: 'Code in your browser',
        blocks: [
          [
            'React and Scheduler by Meta Platforms, MIT license.',
            'qr by Paul Miller, MIT or Apache 2.0 license.',
            'MiniSearch by Luca Ongaro, MIT license.',
            'Valibot by Fabian Hiller, MIT license.',
            'ZzFX by Frank Force, MIT license.',
          ],
        ],
      },
      {
        id: 'notices',
        heading: 'Full notices',
        blocks: [
          'Full license texts with copyright holders:',
          { label: 'License notices', href: '/licenses.txt' },
        ],
      },
    ],
  };
}

function lineOf({ title, author, license, host }: CreditedGame): string {
  const by = author === undefined ? title : `${title} by ${author}`;
  const terms = license ?? (host === undefined ? undefined : `hosted by ${host}`);
  return terms === undefined ? `${by}.` : `${by}: ${terms}.`;
}

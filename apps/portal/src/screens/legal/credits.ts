import type { TextFile } from '../../records/files.ts';
import type { Operator } from './operator.ts';

export function creditsText({ name, company }: Operator): TextFile {
  return {
    title: 'Credits',
    summary: [
      `The games and the site are made by ${company}.`,
      'They stand on pictures, letters and code that others have given away under open licences.',
    ],
    sections: [
      {
        id: 'art',
        heading: 'Pictures',
        blocks: [
          [
            'Fluent Emoji by Microsoft Corporation, MIT licence; modified: outlined, saturated, cut into sprite sheets.',
            'Noto Emoji by Google LLC, Apache licence 2.0; modified: outlined, saturated, cut into sprite sheets.',
            `Everything else is drawn by ${name}.`,
          ],
        ],
      },
      {
        id: 'letters',
        heading: 'Letters',
        blocks: [
          [
            'Lilita One by the Lilita One Project Authors, SIL Open Font Licence 1.1.',
            'Fredoka by the Fredoka Project Authors, SIL Open Font Licence 1.1.',
          ],
        ],
      },
      {
        id: 'code',
        heading: 'Code in your browser',
        blocks: [
          [
            'React and Scheduler by Meta Platforms, MIT licence.',
            'wouter by Alexey Taktarov, given to the public domain (Unlicense).',
            'MiniSearch by Luca Ongaro, MIT licence.',
            'Valibot by Fabian Hiller, MIT licence.',
            'ZzFX by Frank Force, MIT licence.',
          ],
        ],
      },
      {
        id: 'notices',
        heading: 'Full notices',
        blocks: [
          'The whole text of each licence, with the names of those who hold the rights:',
          { label: 'Licence notices', href: '/licences.txt' },
        ],
      },
    ],
  };
}

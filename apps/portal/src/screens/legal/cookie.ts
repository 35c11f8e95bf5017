import type { TextFile } from '../../records/files.ts';
import type { Operator } from './operator.ts';

export function cookieText({ name, contact }: Operator): TextFile {
  return {
    title: 'Cookie Policy',
    updated: '2026-11-21',
    summary: [
      'Most visitors get no cookie at all from us.',
      'Only who comes by a campaign link gets one, for 30 days, with the name of that campaign.',
      'Your browser also remembers your scores and choices for you; that never leaves your device.',
      'No other company sets cookies here.',
    ],
    sections: [
      {
        id: 'what',
        heading: 'What cookies are',
        blocks: [
          'A cookie is a short text that a site asks your browser to keep and to send back with later requests. Browsers can also keep data for a site without sending it anywhere; that is called local storage.',
        ],
      },
      {
        id: 'ours',
        heading: 'The one cookie we may set',
        blocks: [
          'Its name is uc. It is set when you arrive by a link that carries a campaign id, and holds that id with a letter in front: b for a browser, v when you came from within another app. It lasts 30 days, is sent to this site alone, and tells us which campaign a visit belongs to. It does not tell us who you are.',
        ],
      },
      {
        id: 'storage',
        heading: 'What your browser keeps for itself',
        blocks: [
          `For ${name} to remember things between visits, your browser keeps on your device:`,
          [
            'games you played lately, your favourites and your votes;',
            'best scores, saved games and settings of each game;',
            'whether the sound is off, and which colours you chose;',
            'for as long as the tab is open, which release of the site was loaded last.',
          ],
          'None of it is sent to us.',
        ],
      },
      {
        id: 'off',
        heading: 'How to be rid of them',
        blocks: [
          'Clear the data of this site in your browser’s settings, or forbid cookies and site data there. The site works without them; it only forgets your scores and choices.',
        ],
      },
      {
        id: 'more',
        heading: 'Questions',
        blocks: [`Write to ${contact}. What else we do with data is in the Privacy Policy.`],
      },
    ],
  };
}

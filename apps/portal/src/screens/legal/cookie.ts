import type { TextFile } from '../../records/files.ts';
import { hasOthers, type Operator } from './operator.ts';

export function cookieText(operator: Operator): TextFile {
  const { name, contact } = operator;
  const others = hasOthers(operator);
  return {
    title: 'Cookie Policy',
    updated: '2026-11-21',
    summary: [
      'Most visitors get no cookie at all from us.',
      'Only who comes by a campaign link gets one, for 30 days, with the name of that campaign.',
      'Your browser also remembers your scores and choices for you; that never leaves your device.',
      others
        ? 'Google, which we work with, may set cookies of its own.'
        : 'No other company sets cookies here.',
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
            'portal: games you played lately, your favourites, your votes and best scores, whether the sound is off, and which colours you chose;',
            'portal:figures: how often games were played and how they are rated, as we told you last;',
            'game-settings: sound, music and other settings that hold for every game;',
            'game: followed by a game’s name: its best scores, and the game that you left in the middle;',
            'portal:reloaded: for as long as the tab is open, which release of the site was loaded last.',
          ],
          'So that the site opens without a network too, your browser also keeps copies of its pages, pictures and games, and a list of when each was last used.',
          'None of it is sent to us.',
        ],
      },
      ...(others
        ? [
            {
              id: 'others',
              heading: 'Cookies of others',
              blocks: [
                'Advertising and visitor counts on this site come from Google, which may set cookies of its own. If your browser sends Global Privacy Control or Do Not Track, Google is not contacted.',
              ],
            },
          ]
        : []),
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

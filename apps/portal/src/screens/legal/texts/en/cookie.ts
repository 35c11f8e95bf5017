import type { TextFile } from '../../../../data/files.ts';
import { hasOthers, type CreditedGame, type Operator } from '../../operator.ts';

/** @param games from third parties */
export function cookieText(operator: Operator, games: readonly CreditedGame[] = []): TextFile {
  const { name, contact, server, statistics, runs } = operator;
  const others = hasOthers(operator);
  const counted = statistics
    ? ', with these exceptions: when we count a play, we also count which list its card was in, whether you also played that game on an earlier day, and a few rough facts about your days here (explained in our Privacy Policy).'
    : '.';
  return {
    title: 'Cookie Policy',
    updated: '2026-11-28',
    summary: [
      'Most visitors get no cookies from us.',
      'You only get one if you arrive through a campaign link. It lasts 30 days and holds the campaign’s name.',
      'Your browser also stores your scores and settings. They leave your device only if you share them.',
      others
        ? 'Google, which we work with, may set its own cookies.'
        : 'No other company sets cookies here.',
    ],
    sections: [
      {
        id: 'what',
        heading: 'What cookies are',
        blocks: [
          'A cookie is a short text that a site asks your browser to store and send back with later requests. Browsers can also store data for a site without sending it anywhere. That is called local storage.',
        ],
      },
      {
        id: 'ours',
        heading: 'The one cookie we use',
        blocks: [
          'Its name is uc. It is set when you arrive through a link with a campaign ID, and holds that ID with a letter in front: b for a browser, v for a browser inside another app. It lasts 30 days, is sent only to this site, and tells us which campaign a visit belongs to. It doesn’t tell us who you are.',
        ],
      },
      {
        id: 'storage',
        heading: 'What your browser stores',
        blocks: [
          `To remember things between visits to ${name}, your browser stores on your device:`,
          [
            'portal: the games you played recently, your favorites, votes and best scores, whether the sound is off, and your theme;',
            'portal:today: the days of your streak;',
            'portal:progress: the stars, levels and streaks that games have reported;',
            'portal:month: how many of these stars you had when the month began;',
            'portal:name: your challenge name;',
            ...(runs
              ? [
                  'portal:boards: your name on boards, the random key of this device, and the keys of your circles;',
                ]
              : []),
            'portal:from: the game card you clicked last, and the list it was in;',
            'portal:played: the day you last played each game;',
            ...(statistics
              ? [
                  'portal:visits: the first and the last day you played, and which games you began on the last one and how you found them (Today, your grove, search, suggestions or browsing);',
                ]
              : []),
            'portal:figures: play counts and ratings of games, the figures last shown to you;',
            'game-settings: sound, music and other settings for all games;',
            'game: followed by a game’s name: its stars, best scores and runs, and unfinished games;',
            ...(games.length > 0
              ? [
                  'cage: followed by a game’s ID: what that third-party game has saved, some of it in a database;',
                ]
              : []),
            'portal:reloaded: which release of the site was loaded last, while the tab is open.',
          ],
          'So that the site works offline, your browser also stores copies of its pages, pictures and games, and a list of when each was last used.',
          server
            ? `Your votes are sent to us when you vote.${runs ? ' Your name on boards and these keys are sent when you look at boards or circles.' : ''} Nothing else here is${counted}`
            : `None of this is sent to us${counted}`,
        ],
      },
      ...(others
        ? [
            {
              id: 'others',
              heading: 'Third-party cookies',
              blocks: [
                'Advertising and visitor counts on this site come from Google, which may set its own cookies. If your browser sends Global Privacy Control or Do Not Track, Google is not contacted.',
              ],
            },
          ]
        : []),
      {
        id: 'off',
        heading: 'How to remove them',
        blocks: [
          'Clear this site’s data in your browser’s settings, or block cookies and site data there. The site works without them, but it will forget your scores and settings.',
        ],
      },
      {
        id: 'more',
        heading: 'Questions',
        blocks: [`Email us at ${contact}. Our Privacy Policy explains what else we do with data.`],
      },
    ],
  };
}

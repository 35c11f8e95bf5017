import type { TextFile } from '../../../../data/files.ts';
import { hasOthers, type Operator } from '../../operator.ts';

export function privacyText(operator: Operator): TextFile {
  const { name, company, contact, statistics, server, runs, age, copyFee } = operator;
  const others = hasOthers(operator);
  const counting = statistics
    ? 'We count page views, clicks on games and plays on our own server, to see which games people like.'
    : 'We don’t count page views or plays.';
  return {
    title: 'Privacy Policy',
    updated: '2026-11-28',
    summary: [
      'You don’t need an account, and we never ask for your real name or address.',
      counting,
      others
        ? 'Google is contacted while you are here, for advertising or visitor counts, unless your browser opts out.'
        : 'No other company is contacted while you are here: no trackers, no ad networks.',
      'Your scores, favorites and saved games stay on your device unless you share them.',
    ],
    sections: [
      {
        id: 'who',
        heading: 'Who we are',
        blocks: [
          `${name === company ? 'This site' : name} is run by ${company}. For any question about your data, email us at ${contact}.`,
        ],
      },
      {
        id: 'collected',
        heading: 'What we collect',
        blocks: [
          counting,
          ...(statistics
            ? [
                'Each count records what happened, which game and when. To know how many people visit each day, our server creates a scrambled ID from your IP address and browser, using a secret that changes every day. When the day ends, the ID and the secret are deleted and only a number is left. Your IP address is never stored.',
                'To learn whether people come back, your browser adds rough facts to the count of a play: whether this is your first day here, your second, a day of your first week or a later one; how you found a game today and on your last day (Today, your grove, search, suggestions or browsing); and that you began another game. These facts hold no date and no ID, and are the same for many people.',
                'If you arrived through a campaign link, we count the campaign’s name too, so that we know which links work.',
              ]
            : []),
          ...(server
            ? [
                'If you vote for a game or report a broken one, we receive your vote, or which of six problems you picked and the note you added, if any. Notes are for us alone and are deleted after 90 days. Please leave personal details out of them.',
              ]
            : []),
          ...(runs
            ? [
                'If you share a run, or put one on a day’s board, we receive every move of it and its result. We play it again, keep it for 90 days and show it to anyone who opens its link or the board. On boards and in circles your name is two words from our lists. A random key on your device tells your entries apart; we store only a scrambled form of it. A circle shows its members each other’s results. It is deleted when the last member leaves, or after 90 days in which nobody opened it.',
              ]
            : []),
          'If you email us, we keep your message only as long as we need to answer it.',
        ],
      },
      {
        id: 'device',
        heading: 'What stays on your device',
        blocks: [
          'Your browser stores the games you played recently, your favorites, votes and best scores, stars, the days of your streak, your challenge name, saved games, whether the sound is off and your theme. We can’t see any of it. A challenge link holds the level, the score and your challenge name. A day link holds the date. A progress link or QR code holds your streaks, stars and best scores. Clear this site’s data in your browser to remove it all.',
        ],
      },
      {
        id: 'objecting',
        heading: 'How to opt out',
        blocks: [
          `If your browser sends Global Privacy Control or Do Not Track, no statistics are sent${others ? ', and Google is not contacted' : ''}. Everything still works.`,
        ],
      },
      {
        id: 'others',
        heading: 'Who we share it with',
        blocks: [
          others
            ? 'Google receives what any site receives when your browser loads something from it: your IP address, your browser and the page you are on. We don’t ask it for personalized ads. We don’t sell data.'
            : 'Nobody. We don’t sell data, and we don’t give it to advertisers.',
          'Our hosting provider may process data for us, only on our instructions. We disclose data where a law or a court requires it.',
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          `${name} is for people ${age} and older. We don’t knowingly collect anything about younger children. If you think we have, email us and we’ll delete it.`,
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        blocks: [
          'You can ask what data we hold about you, have it corrected or deleted, and object to its use. We hold almost nothing that identifies a person, so there will often be nothing to show.',
          `For a copy of the data we hold about you we may charge a fee of ${copyFee}, where the law allows it. Email us at ${contact}.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy',
        blocks: [
          'When we change this policy, the date at the top changes. If we start working with another company, this page will say so first.',
        ],
      },
    ],
  };
}

import type { TextFile } from '../../records/files.ts';
import { hasOthers, type Operator } from './operator.ts';

export function privacyText(operator: Operator): TextFile {
  const { name, company, contact, statistics } = operator;
  const others = hasOthers(operator);
  const counting = statistics
    ? 'We count page views, presses on cards and plays, on our own server, to learn which games people enjoy.'
    : 'We do not count page views or plays.';
  return {
    title: 'Privacy Policy',
    updated: '2026-11-21',
    summary: [
      'You need no account, and we never ask for your name or address.',
      counting,
      others
        ? 'Google is contacted while you are here, for advertising or visitor counts, unless your browser says no.'
        : 'No other company is contacted while you are here: no trackers, no advertising network.',
      'Your scores, favourites and saved games stay on your own device.',
    ],
    sections: [
      {
        id: 'who',
        heading: 'Who we are',
        blocks: [
          `${name} is run by ${company}. For anything about your data, write to ${contact}.`,
        ],
      },
      {
        id: 'collected',
        heading: 'What we collect',
        blocks: [
          counting,
          ...(statistics
            ? [
                'A count consists of what happened, to which game, and when. To tell how many different people visit on one day, our server makes a scrambled value out of your network address and browser, with a secret that changes every day; when the day ends the value and the secret are deleted and only a number is left. Your address itself is not kept.',
                'If you came by a link of a campaign, the name of that campaign is counted too, so that we know which links work.',
              ]
            : []),
          'If you vote for a game or report one that is broken, we receive the vote, or which of six faults you chose. There is no room for words, so nothing about you can end up there.',
          'If you write to us we have your letter, and keep it as long as your question needs.',
        ],
      },
      {
        id: 'device',
        heading: 'What stays on your device',
        blocks: [
          'Your browser keeps for us: games you played lately, your favourites, votes and best scores, saved games, whether the sound is off and which colours you chose. We cannot see any of it. Clearing the data of this site in your browser removes it all.',
        ],
      },
      {
        id: 'objecting',
        heading: 'How to say no',
        blocks: [
          `If your browser sends Global Privacy Control or Do Not Track, no statistics are sent at all${others ? ', and Google is not contacted' : ''}. Everything here works just the same.`,
        ],
      },
      {
        id: 'others',
        heading: 'Who else receives it',
        blocks: [
          others
            ? 'Google receives what any site you load something from receives: your network address, your browser and the page you are on. We ask it for no personal advertising. We do not sell data.'
            : 'Nobody. We do not sell data, and we do not hand it to advertisers.',
          'Whoever runs the servers for us may handle it on our behalf and under our instructions alone. We would disclose what we have where a law or a court obliges us to.',
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          `${name} is meant for people of 13 and older. We do not knowingly collect anything about younger children. If you believe we have, write to us and we remove it.`,
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        blocks: [
          'You may ask what we hold about you, have it corrected or deleted, and object to its use. Because we hold next to nothing that points to a person, there will often be nothing to show.',
          `For a copy of the data we hold about you we may charge a fee of 10.00 GBP, where the law allows it. Write to ${contact}.`,
        ],
      },
      {
        id: 'changes',
        heading: 'When this changes',
        blocks: [
          'When we change this page, the date at its top changes. If we ever begin to work with another company, this page will say so before it happens.',
        ],
      },
    ],
  };
}

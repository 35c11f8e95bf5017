import type { TextFile } from '../../records/files.ts';
import type { Operator } from './operator.ts';

export function termText({ name, company, contact }: Operator): TextFile {
  return {
    title: 'Terms of Use',
    updated: '2026-11-21',
    summary: [
      'The games are free. Play them as much as you like.',
      'You must be 13 or older, and live in North America.',
      'Play fair: do not break, copy or overload the site.',
      'We do our best but promise nothing, and disputes go to arbitration.',
    ],
    sections: [
      {
        id: 'agreement',
        heading: 'What this is',
        blocks: [
          `These terms are an agreement between you and ${company}, which runs ${name}. By using the site you accept them. If you do not, please do not use it.`,
        ],
      },
      {
        id: 'age',
        heading: 'Who may use it',
        blocks: [
          'You must be at least 13 years old and reside in North America. If you are under the age at which you can make contracts where you live, a parent or guardian must agree to these terms for you.',
        ],
      },
      {
        id: 'use',
        heading: 'What you may do',
        blocks: [
          'You may play every game here for your own enjoyment, free of charge, and share links to them. Please do not:',
          [
            'copy, sell or republish the games or the site, except where a licence named on the credits page lets you;',
            'attack, overload or probe the site, or send it made-up counts, votes or reports;',
            'use it for anything that is against the law or that harms others.',
          ],
        ],
      },
      {
        id: 'accounts',
        heading: 'Accounts',
        blocks: [
          'You need no account, and at present none can be opened. Should we offer free accounts, these rules hold for them:',
          [
            'one account for each person, opened with truthful information;',
            'you keep your password to yourself and answer for what is done with your account;',
            'an account that is not used for 90 days is deleted;',
            'we may suspend or delete an account that breaks these terms.',
          ],
        ],
      },
      {
        id: 'ours',
        heading: 'What belongs to whom',
        blocks: [
          `The games, their pictures and sounds, the site and its name belong to ${company} or to those named on the credits page, and are used under their licences.`,
          'If you send us an idea or a report, we may use it to make the site better without owing you anything for it.',
        ],
      },
      {
        id: 'availability',
        heading: 'As it is',
        blocks: [
          'The site is offered as it is and as it is available. We may change it, add or remove games, or close it. We give no guarantee that it is free of faults, always there or fit for a certain purpose, as far as the law lets us say so. Games and saved scores on your device can be lost; please do not rely on them.',
        ],
      },
      {
        id: 'liability',
        heading: 'Our liability',
        blocks: [
          'As far as the law allows, we are not liable for indirect or consequential damage, nor for loss of data or profit, that comes from using the site or being unable to. Nothing here limits liability that cannot be limited by law.',
        ],
      },
      {
        id: 'disputes',
        heading: 'Disputes and arbitration',
        blocks: [
          `If you are unhappy with something, write to ${contact} first; most things can be settled that way.`,
          'What cannot be settled is decided by binding arbitration between you and us alone, not in court, and not as part of a class action. Either of us may still go to a small claims court, or ask a court to stop misuse of what belongs to us.',
          'A claim must be brought within one year of the day its cause arose; after that it is barred for good.',
        ],
      },
      {
        id: 'rest',
        heading: 'The rest',
        blocks: [
          'If one of these terms turns out not to be valid, the others stay in force. When we change them, the date at the top changes; if you go on using the site after that, the new terms hold.',
          `Questions? Write to ${contact}.`,
        ],
      },
    ],
  };
}

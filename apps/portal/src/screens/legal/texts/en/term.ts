import type { TextFile } from '../../../../data/files.ts';
import type { Operator } from '../../operator.ts';

export function termText({ name, company, contact, age, residence }: Operator): TextFile {
  return {
    title: 'Terms of Use',
    updated: '2026-11-28',
    summary: [
      'The games are free. Play them as much as you like.',
      `You must be ${age} or older and live in ${residence}.`,
      'Play fair: don’t break, copy or overload the site.',
      'We make no guarantees, and disputes go to arbitration.',
    ],
    sections: [
      {
        id: 'agreement',
        heading: 'About these terms',
        blocks: [
          `These terms are an agreement between you and ${company} (“we”)${name === company ? '' : `, which runs ${name}`}. By using the site, you accept them. If you don’t accept them, please don’t use the site.`,
        ],
      },
      {
        id: 'age',
        heading: 'Who can use the site',
        blocks: [
          `You must be at least ${age} years old and reside in ${residence}. If you are too young to enter into a contract where you live, a parent or guardian must agree to these terms for you.`,
        ],
      },
      {
        id: 'use',
        heading: 'What you can do',
        blocks: [
          'You can play every game here for free and share links to the games. Please don’t:',
          [
            'copy, sell or republish the games or the site, except where a license on the credits page allows it;',
            'attack, overload or probe the site, or send it fake counts, votes or reports;',
            'use the site for anything that breaks the law or harms others.',
          ],
        ],
      },
      {
        id: 'accounts',
        heading: 'Accounts',
        blocks: [
          'You don’t need an account, and you can’t create one yet. If we offer free accounts, these rules will apply:',
          [
            'one account for each person, created with truthful information;',
            'keep your password private; you’re responsible for activity on your account;',
            'an account that is not used for 90 days is deleted;',
            'we may suspend or delete an account that breaks these terms.',
          ],
        ],
      },
      {
        id: 'ours',
        heading: 'Who owns what',
        blocks: [
          `The games, their pictures and sounds, the site and its name belong to ${company} or to the owners named on the credits page, and are used under their licenses.`,
          'If you send us an idea or a report, we can use it to improve the site without owing you anything.',
        ],
      },
      {
        id: 'availability',
        heading: 'No warranty',
        blocks: [
          'The site is provided “as is” and “as available”. We may change it, add or remove games, or close it. We don’t guarantee that it is error-free, always available or fit for a particular purpose, to the extent the law allows. Games and scores saved on your device can be lost, so please don’t rely on them.',
        ],
      },
      {
        id: 'liability',
        heading: 'Limits of our liability',
        blocks: [
          'To the extent the law allows, we are not liable for indirect or consequential damages, or for lost data or profits, that result from using the site or being unable to use it. Nothing here limits liability that cannot be limited by law.',
        ],
      },
      {
        id: 'disputes',
        heading: 'Disputes and arbitration',
        blocks: [
          `If something is wrong, email us first at ${contact}. Most problems can be solved that way.`,
          'Disputes we can’t solve are decided by binding arbitration between you and us, not in court and not as part of a class action. Either of us can still go to a small claims court, or ask a court to stop misuse of our property.',
          'A claim must be brought within one year after it arises, or it is permanently barred.',
        ],
      },
      {
        id: 'rest',
        heading: 'Other terms',
        blocks: [
          'If any of these terms isn’t valid, the others still apply. When we change these terms, the date at the top changes. If you keep using the site after that, the new terms apply.',
          `Questions? Email us at ${contact}.`,
        ],
      },
    ],
  };
}

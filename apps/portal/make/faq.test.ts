import { expect, it } from 'vitest';
import { faqOf } from './faq.ts';
import { ENGLISH_PAGES } from './language.ts';

const FACTS = { title: 'Owl Roost', twoPlayers: false, offline: true, ads: false } as const;
const faq = (more: object = {}) => faqOf({ ...FACTS, ...more }, ENGLISH_PAGES);

it('asks what every player asks, and answers from facts', () => {
  expect(faq()).toEqual([
    ['Is Owl Roost free?', 'Yes. No sign-up, no ads and nothing to download.'],
    ['Can I play offline?', 'Yes. Save the game for offline, and it plays without a connection.'],
  ]);
  const [[, free] = [], [, offline] = []] = faq({ ads: true, offline: false });
  expect(free).not.toContain('ads');
  expect(offline).toMatch(/^No\./);
});

it('says how many levels, whether there is a challenge of the day, and whether two can play', () => {
  const answers = faq({ levels: 100, daily: true, twoPlayers: true }).map(([, answer]) => answer);
  expect(answers.slice(2)).toEqual([
    'There are 100 levels.',
    expect.stringContaining('new one every day'),
    expect.stringContaining('on one device'),
  ]);
});

import { describe, expect, it } from 'vitest';
import type { TextFile } from '../../data/files.ts';
import { FLAME_KEY } from '../../features/today/daily.ts';
import { BOARDS_KEY } from '../../features/boards/device.ts';
import { NAME_KEY } from '../../services/player.ts';
import { PROGRESS_KEY } from '../../services/progress/progress.ts';
import { cookieText } from './texts/en/cookie.ts';
import type { Operator } from './operator.ts';
import { privacyText } from './texts/en/privacy.ts';
import { termText } from './texts/en/term.ts';

const OPERATOR: Operator = {
  name: 'Grove',
  company: 'Grove Ltd',
  contact: 'hello@grove.example',
  residence: 'North America',
  age: 13,
  copyFee: '10.00 GBP',
  statistics: true,
  server: true,
  runs: true,
  ads: 'off',
  analytics: false,
};

const wordsOf = ({ summary, sections }: TextFile): string =>
  [...summary, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])].join(' ');

describe('the terms of use', () => {
  const terms = wordsOf(termText(OPERATOR));

  it.each([
    ['the least age @spec:terms-age', /13 years old/],
    ['where users reside @spec:terms-residence', /reside in North America/],
    [
      'one account for each person, with truthful information @spec:terms-one-account',
      /one account for each person.*truthful/,
    ],
    ['free accounts that may come', /free accounts/],
    ['deletion after 90 days without use @spec:terms-deletion', /not used for 90 days is deleted/],
    ['suspending and deleting accounts @spec:terms-suspension', /suspend or delete an account/],
    ['arbitration @spec:terms-arbitration', /binding arbitration/],
    ['claims within one year @spec:terms-claims', /within one year/],
  ])('state %s @spec:terms', (_, words) => {
    expect(terms).toMatch(words);
  });
});

describe('the privacy policy', () => {
  it('states the fee of 10.00 GBP for a copy of data @spec:privacy-fee', () => {
    expect(wordsOf(privacyText(OPERATOR))).toMatch(/copy of the data.*10\.00 GBP/);
  });

  it('says what is sent with a run and how long it stays, where runs are kept', () => {
    expect(wordsOf(privacyText(OPERATOR))).toMatch(/every move of it.*90 days/);
    expect(wordsOf(privacyText({ ...OPERATOR, runs: false }))).not.toContain('circle');
  });

  it('says that nobody counts where statistics are off', () => {
    expect(wordsOf(privacyText(OPERATOR))).toContain('we receive your vote');
    expect(wordsOf(privacyText({ ...OPERATOR, server: false }))).not.toContain('your vote,');
    expect(wordsOf(privacyText({ ...OPERATOR, statistics: false }))).toContain(
      'We don’t count page views',
    );
  });
});

describe('the cookie policy', () => {
  it('names what a streak, a challenge name and progress are stored under', () => {
    const text = wordsOf(cookieText(OPERATOR));
    for (const key of [FLAME_KEY, PROGRESS_KEY, NAME_KEY, BOARDS_KEY])
      expect(text).toContain(`${key}: `);
  });

  it('says that votes are sent, where there is a server', () => {
    expect(wordsOf(cookieText(OPERATOR))).toContain('Your votes are sent to us when you vote.');
    expect(wordsOf(cookieText({ ...OPERATOR, server: false }))).toContain('None of this is sent');
  });

  it('names what is counted with a play only if plays are counted', () => {
    const counted = /these exceptions: when we count a play|portal:visits/;
    expect(wordsOf(cookieText(OPERATOR))).toMatch(counted);
    expect(wordsOf(cookieText({ ...OPERATOR, statistics: false }))).not.toMatch(counted);
  });

  it('names the saves of third-party games where there are some', () => {
    expect(wordsOf(cookieText(OPERATOR))).not.toContain('cage:');
    expect(wordsOf(cookieText(OPERATOR, [{ title: 'Dot' }]))).toContain('cage:');
  });
});

it('the company is named once if the site is named after it', () => {
  const same = { ...OPERATOR, company: OPERATOR.name };
  expect(wordsOf(termText(same))).not.toContain('which runs');
  expect(wordsOf(privacyText(same))).toContain('This site is run by Grove.');
  expect(wordsOf(termText(OPERATOR))).toContain('Grove Ltd (“we”), which runs Grove.');
});

describe('what the policies say of other companies', () => {
  const both = (operator: Operator): string =>
    wordsOf(privacyText(operator)) + wordsOf(cookieText(operator));

  it.each(['off', 'house'] as const)(
    'with ads %s: there are none @spec:privacy-no-others',
    (ads) => {
      const words = both({ ...OPERATOR, ads });
      expect(words).toContain('No other company is contacted');
      expect(words).toContain('No other company sets cookies');
      expect(words).not.toContain('Google');
    },
  );

  it.each([{ ads: 'google' as const }, { analytics: true }])(
    'with %o: Google is named @spec:privacy-google',
    (on) => {
      const words = both({ ...OPERATOR, ...on });
      expect(words).toContain('Google is contacted while you are here');
      expect(words).toContain('Third-party cookies');
      expect(words).not.toMatch(/No other company|Nobody\./);
    },
  );
});

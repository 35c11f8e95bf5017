import { describe, expect, it } from 'vitest';
import type { TextFile } from '../../records/files.ts';
import { cookieText } from './cookie.ts';
import type { Operator } from './operator.ts';
import { privacyText } from './privacy.ts';
import { termText } from './term.ts';

const OPERATOR: Operator = {
  name: 'Grove',
  company: 'Grove Ltd',
  contact: 'hello@grove.example',
  statistics: true,
  ads: 'off',
  analytics: false,
};

const wordsOf = ({ summary, sections }: TextFile): string =>
  [...summary, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])].join(' ');

describe('the terms of use', () => {
  const terms = wordsOf(termText(OPERATOR));

  it.each([
    ['the least age', /13 years old/],
    ['where users reside', /reside in North America/],
    [
      'one account for each person, with truthful information',
      /one account for each person.*truthful/,
    ],
    ['free accounts that may come', /free accounts/],
    ['deletion after 90 days without use', /not used for 90 days is deleted/],
    ['suspending and deleting accounts', /suspend or delete an account/],
    ['arbitration', /binding arbitration/],
    ['claims within one year', /within one year/],
  ])('state %s', (_, words) => {
    expect(terms).toMatch(words);
  });
});

describe('the privacy policy', () => {
  it('states the fee of 10.00 GBP for a copy of data', () => {
    expect(wordsOf(privacyText(OPERATOR))).toMatch(/copy of the data.*10\.00 GBP/);
  });

  it('says that nobody counts where statistics are off', () => {
    expect(wordsOf(privacyText({ ...OPERATOR, statistics: false }))).toContain(
      'We do not count page views',
    );
  });
});

describe('what the policies say of other companies', () => {
  const both = (operator: Operator): string =>
    wordsOf(privacyText(operator)) + wordsOf(cookieText(operator));

  it.each(['off', 'house'] as const)('with ads %s: there are none', (ads) => {
    const words = both({ ...OPERATOR, ads });
    expect(words).toContain('No other company is contacted');
    expect(words).toContain('No other company sets cookies');
    expect(words).not.toContain('Google');
  });

  it.each([{ ads: 'google' as const }, { analytics: true }])('with %o: Google is named', (on) => {
    const words = both({ ...OPERATOR, ...on });
    expect(words).toContain('Google is contacted while you are here');
    expect(words).toContain('Cookies of others');
    expect(words).not.toMatch(/No other company|Nobody\./);
  });
});

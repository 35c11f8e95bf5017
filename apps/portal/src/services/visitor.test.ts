import { describe, expect, it } from 'vitest';
import { readVisitor, type Surroundings } from './visitor.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const IOS_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const around = (more: Partial<Surroundings>): Surroundings => ({
  userAgent: CHROME,
  standaloneMode: false,
  query: '',
  cookies: '',
  ...more,
});

it('takes an iPhone page opened from the home screen for no web view', () => {
  const { flags } = readVisitor(around({ userAgent: IOS_VIEW, iosStandalone: true }));
  expect(flags).toEqual({ webview: false, standalone: true });
});

it('knows a page that was opened from the home screen by its display mode @spec:standalone', () => {
  expect(readVisitor(around({ standaloneMode: true })).flags).toEqual({
    webview: false,
    standalone: true,
  });
});

describe('campaigns', () => {
  it('sets the cookie with b in a browser and v in a web view, for 30 days @spec:campaign-cookie-days', () => {
    expect(readVisitor(around({ query: '?cid=spring-24' }))).toEqual({
      flags: { webview: false, standalone: false, campaign: 'b_spring-24' },
      cookie: 'uc=b_spring-24; Max-Age=2592000; Path=/; SameSite=Lax',
    });
    const secure = readVisitor(around({ query: '?cid=a', secure: true }));
    expect(secure.cookie).toBe('uc=b_a; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
    const view = readVisitor(around({ query: '?x=1&cid=A_1', userAgent: ANDROID_VIEW }));
    expect(view.flags.campaign).toBe('v_A_1');
  });

  it.each(['?cid=', '?cid=a%20b', '?cid=a;b', `?cid=${'x'.repeat(65)}`, '?cid=<b>'])(
    'ignores %s',
    (query) => {
      expect(readVisitor(around({ query }))).toEqual({
        flags: { webview: false, standalone: false },
      });
    },
  );

  it('remembers the cookie of an earlier visit and writes none', () => {
    const read = readVisitor(around({ cookies: 'a=1; uc=v_old; b=2' }));
    expect(read).toEqual({ flags: { webview: false, standalone: false, campaign: 'v_old' } });
    expect(readVisitor(around({ cookies: 'xuc=v_old; uc=z_bad' })).flags.campaign).toBeUndefined();
  });
});

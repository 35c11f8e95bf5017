import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBridged, isWebview } from './webview.ts';

type Known = { readonly label: string; readonly app: string; readonly agent: string };

const KNOWN: readonly Known[] = readFileSync(new URL('user-agents.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [label = '', app = '', agent = ''] = line.split('\t');
    return { label, app, agent };
  });

const of = (label: string): readonly Known[] => KNOWN.filter((known) => known.label === label);
const flagged = (list: readonly Known[]): readonly Known[] =>
  list.filter(({ agent }) => isWebview(agent));

describe('web views among user agents that were seen in the world', () => {
  const views = of('webview');
  const browsers = of('browser');

  it('has enough of each kind to say anything', () => {
    expect([views.length, browsers.length, of('bot').length]).toEqual([58, 46, 25]);
  });

  it('tells how many of each kind are taken for web views, and names each mistake', () => {
    const rows = ['webview', 'browser', 'bot'].map((label) => {
      const list = of(label);
      const taken = flagged(list).length;
      const share = ((100 * taken) / list.length).toFixed(1);
      return `  ${label.padEnd(8)} ${taken} of ${list.length} taken for a web view (${share} %)`;
    });
    const missed = views.filter((known) => !flagged(views).includes(known));
    const wrong = [...missed, ...flagged(browsers)];
    const mistakes = wrong.map(({ label, app, agent }) => `  mistaken: ${label} ${app}: ${agent}`);
    process.stdout.write(`${[...rows, ...mistakes].join('\n')}\n`);
    expect(rows).toHaveLength(3);
  });

  it('finds at least 97 % of them @spec:web-views-found', () => {
    expect(flagged(views).length / views.length).toBeGreaterThanOrEqual(0.97);
  });

  it('takes at most 3 % of ordinary browsers for one @spec:browsers-mistaken', () => {
    expect(flagged(browsers).length / browsers.length).toBeLessThanOrEqual(0.03);
  });

  it('takes no robot for one', () => {
    expect(flagged(of('bot'))).toEqual([]);
  });
});

const BARE_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const TABLET_AS_DESKTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';

describe('what the browser does not say in its name', () => {
  it('an iPhone page opened from the home screen is no web view @spec:standalone-iphone', () => {
    expect(isWebview(BARE_IPHONE)).toBe(true);
    expect(isWebview(BARE_IPHONE, { fromHomeScreen: true })).toBe(false);
  });

  it('a tablet that asks for desktop pages inside an app is one', () => {
    expect(isWebview(TABLET_AS_DESKTOP)).toBe(true);
  });

  it('the bridge of an app around the page gives it away', () => {
    expect(isWebview(SAFARI, { bridged: isBridged({ ReactNativeWebView: {} }) })).toBe(true);
    expect(isWebview(SAFARI, { bridged: isBridged({}) })).toBe(false);
  });
});

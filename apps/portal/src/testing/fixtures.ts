/** Records for tests; never part of the site. */
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';

export const CONFIG: PortalConfig = {
  siteName: 'Test & Grove',
  publicAddress: 'https://grove.example',
  base: '/',
  server: true,
  contact: 'hello@grove.example',
  securityContact: '',
  company: 'Grove Ltd',
  copyrightFrom: 2024,
  ads: { on: false, provider: 'house', network: '' },
  analytics: { on: false, id: 'G-XXXXXXXXXX' },
  statistics: true,
  runs: true,
  theme: 'system',
  gamesOrigin: '',
  launchFigures: 'show',
};

const CATEGORIES = ['Puzzle', 'Puzzle&Logic', 'Racing', 'Skill', 'Arcade', 'Casual'] as const;

/** 32 hex digits for a number. */
export const idOf = (number: number): string => `e${number.toString(16).padStart(31, '0')}`;

/** Games of every kind: rated high and low, hot and not, with and without figures. */
export function fixtureGames(count: number): Game[] {
  return Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    title: `Game <${at}> & "more"`,
    icon_path: `/allgame/icon/${idOf(at)}.jpg`,
    ...(at % 11 === 10 ? {} : { players: at % 3 === 0 ? `${1 + at}M+` : `${100 + at}K+` }),
    ...(at % 13 === 12 ? {} : { score: (3 + (at % 20) / 10).toFixed(1) }),
    ...(at % 17 === 16 ? {} : { cate: CATEGORIES[at % CATEGORIES.length] ?? 'Puzzle' }),
    game_url: `/allgame/${idOf(at)}/index.html`,
    tags: ['one', 'two', 'three', `t${at % 4}`, `own${at}`],
    ...(at % 7 === 6 ? {} : { description: `What game ${at} is like: it's <b>bold</b> & quick.` }),
    ...(at % 19 === 18 ? { common: 1 } : {}),
  }));
}

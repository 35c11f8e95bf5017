import { isGameId } from '@playgrove/catalogue';
import type { Visit } from '@playgrove/protocol';
import { GAME_ROUTES, isRouteName } from '@playgrove/protocol/routes';
import { dayOf, type Day } from '../base/day.ts';
import type { Delta } from '../store/tables.ts';
import type { Entry } from './entry.ts';

const LAST_POSITION = 99;
/** The list of plays that no card led to. */
const NO_LIST = 'none';

/** What entries add to the counters. The store adds up deltas of the same row. */
export function rollUp(entries: readonly Entry[]): Delta[] {
  return entries.flatMap(deltasOf);
}

function deltasOf({ at, what, campaign, visitor, bot, over, overSeconds }: Entry): Delta[] {
  const day = dayOf(at);
  if (bot) return [{ table: 'bots', key: [day], add: [1] }];
  switch (what.name) {
    case 'page_view':
      return [
        { table: 'views', key: [day, ...placeOf(what.path)], add: [1] },
        ...(campaign === undefined
          ? []
          : [{ table: 'campaigns' as const, key: [day, campaign], add: [1] }]),
        ...(visitor === undefined
          ? []
          : [{ table: 'visitors' as const, key: [day, visitor], add: [] }]),
      ];
    case 'gameClick': {
      const position = Math.min(what.position, LAST_POSITION);
      const sums = { game: what.game, layout: what.layout, category: what.category, position };
      return [
        { table: 'clicks', key: [day, what.game, what.layout, what.category, position], add: [1] },
        ...Object.entries(sums).map(([kind, of]) => ({
          table: 'click_sums' as const,
          key: [day, kind, String(of)],
          add: [1],
        })),
      ];
    }
    case 'seen':
      return [
        { ...step(day, 'seen', 'list', what.category), add: [what.games.length] },
        ...what.games.map((game) => step(day, 'seen', 'game', game)),
      ];
    case 'moreClick':
      return [{ table: 'more', key: [day, what.category], add: [1] }];
    case 'homeClick':
      return [{ table: 'home_clicks', key: [day, what.route], add: [1] }];
    case 'httpError':
      return [{ table: 'errors', key: [day, errorCode(what.code), errorPath(what.url)], add: [1] }];
    case 'play_start':
      return [
        { table: over ? 'plays_over' : 'plays', key: [day, what.game], add: [1, 0, 0] },
        step(day, 'play', 'list', what.from ?? NO_LIST),
        ...(what.daily ? [step(day, 'daily', 'game', what.game)] : []),
        ...(what.back ? stepOfPlay(day, 'back', what) : []),
        ...(what.visit ? stepsOfVisit(day, what.visit) : []),
      ];
    case 'play_end':
      return [
        ...endOf([day, what.game], what, over ? undefined : (overSeconds ?? 0)),
        ...(what.minute ? stepOfPlay(day, 'minute', what) : []),
      ];
    case 'vote':
      return [{ table: 'votes', key: [day, what.game], add: what.up ? [1, 0] : [0, 1] }];
    case 'report':
      return [
        { table: 'reports', key: [day, what.game, what.reason], add: [1] },
        ...(what.note === undefined
          ? []
          : [
              {
                table: 'report_notes' as const,
                key: [day, what.game, what.reason, what.note],
                add: [1],
              },
            ]),
      ];
    case 'run':
      return [{ table: 'run_counts', key: [day, what.game, what.what], add: [1] }];
    case 'verdict':
      return [{ table: 'run_counts', key: [day, what.game, what.outcome], add: [1] }];
    case 'ad':
      return [{ table: 'ads', key: [day, what.kind, what.slot], add: [1, what.ms ?? 0] }];
  }
}

type Step = 'seen' | 'play' | 'daily' | 'minute' | 'back' | 'age' | 'after' | 'way' | 'another';

function step(day: Day, name: Step, kind: 'game' | 'list' | 'device', what: string): Delta {
  return { table: 'funnel', key: [day, name, kind, what], add: [1] };
}

/** What devices say of their days; nothing of it says which device. */
function stepsOfVisit(day: Day, { age, after = [], way, another }: Visit): Delta[] {
  return [
    ...(age === undefined ? [] : [step(day, 'age', 'device', age)]),
    ...after.map((each) => step(day, 'after', 'device', each)),
    ...(way === undefined ? [] : [step(day, 'way', 'device', way)]),
    ...(another ? [step(day, 'another', 'device', 'game')] : []),
  ];
}

/** A step of a play counts for its game and for the list that led to it. */
function stepOfPlay(
  day: Day,
  name: Step,
  { game, from = NO_LIST }: { readonly game: string; readonly from?: string },
): Delta[] {
  return [step(day, name, 'game', game), step(day, name, 'list', from)];
}

/** @param overSeconds seconds that count for the operator only; undefined if the whole play does */
function endOf(
  key: Delta['key'],
  { seconds, more }: Extract<Entry['what'], { readonly name: 'play_end' }>,
  overSeconds: number | undefined,
): Delta[] {
  const ends = more ? 0 : 1;
  if (overSeconds === undefined) return [{ table: 'plays_over', key, add: [0, ends, seconds] }];
  const over = Math.min(overSeconds, seconds);
  const counted: Delta = { table: 'plays', key, add: [0, ends, seconds - over] };
  return over > 0 ? [counted, { table: 'plays_over', key, add: [0, 0, over] }] : [counted];
}

/** Reads route name and game from a path: `/detail/{id}` or `/#/detail/{id}` → `['detail', id]`. */
export function placeOf(path: string): [route: string, game: string] {
  const [first = '', second = ''] = (path.replace(/^\/?#/, '').split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .filter((part) => part !== '');
  if (first === '') return ['home', ''];
  if (!isRouteName(first) || first === 'home') return ['error', ''];
  const hasGame = GAME_ROUTES.some((route) => route === first) && isGameId(second);
  return [first, hasGame ? second : ''];
}

/** The code to count: HTTP statuses as they are, other codes by class. 0 stands for no answer. */
export function errorCode(code: number): number {
  if (code >= 100 && code < 600) return code;
  return Math.min(1000, Math.floor(code / 100) * 100);
}

/** Reduces the address of an error to its folder or data call, so that visitors cannot choose it. */
export function errorPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  const known =
    /^\/(?:content\/(?:figures|vote|report|games|runs|circles)$|content\/(?:runs|boards|circles)(?=\/)|(?:content|assets|allgame|data)(?=\/))/.exec(
      path,
    );
  return known?.[0] ?? 'other';
}

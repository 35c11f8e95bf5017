import { deflateRawSync } from 'node:zlib';
import { packText } from '@playgrove/protocol/packed-text';
import { writeRun, type Run } from '@playgrove/kit/session';
import { botRun } from '../play/bot-run.ts';

export const DAY = '2026-11-28';
export const TURNS = 'tidy-potions';
export const TICKS = 'rooftop-relay';
export const PLAYER = 'AAAAAAAAAAAAAAAAAAAAAA';

export type Place = { readonly url: string };
export const SHARE: Place = { url: '/content/runs' };
export const boardOf = (slug: string, date = DAY): Place => ({
  url: `/content/boards/${date}/${slug}`,
});
export const packed = (run: Run): Promise<string> => packText(writeRun(run));
export const entry = (run: string, more: object = {}): string =>
  JSON.stringify({ run, name: [3, 48], player: PLAYER, ...more });

/** Text of a run as a list, to be changed. */
type Facts = unknown[];
const changed = (run: Run, change: (facts: Facts) => void): string => {
  const facts = JSON.parse(writeRun(run)) as Facts;
  change(facts);
  return JSON.stringify(facts);
};
const entriesOf = (facts: Facts): string[] => String(facts[11]).split(' ');
export const raw = (bytes: Uint8Array | string): string =>
  deflateRawSync(bytes).toString('base64url');

const NOT_A_RUN = 'This is not a run.';
const ENDS = 'This run doesn’t end as it says.';
const RESULT = 'This run doesn’t have the result that it says.';

/** A packed run, or a whole body. */
type Forged = string | { readonly body: string };

/** What somebody sends to a board in place of an honest run, and why it is refused. */
export type Forgery = readonly [
  what: string,
  forge: () => Forged | Promise<Forged>,
  reason: string | RegExp,
  at?: Place,
];

/** More than forty kinds of runs that nobody played. */
export function forgeriesOf(turns: Run, ticks: Run): readonly Forgery[] {
  return [
    ['a higher score', () => packText(changed(ticks, (f) => void (f[8] = 99_999))), RESULT],
    [
      'a lower score',
      () => packText(changed(turns, (f) => void (f[8] = 1))),
      RESULT,
      boardOf(TURNS),
    ],
    ['no score', () => packText(changed(ticks, (f) => void (f[8] = null))), RESULT],
    ['a score on a text', () => packText(changed(ticks, (f) => void (f[8] = '4134'))), NOT_A_RUN],
    [
      'a score beyond all numbers',
      () => packText(writeRun(ticks).replace(`,${ticks.result.score},`, ',1e999,')),
      NOT_A_RUN,
    ],
    [
      'NaN for a score',
      () => packText(writeRun(ticks).replace(`,${ticks.result.score},`, ',NaN,')),
      NOT_A_RUN,
    ],
    ['three stars', () => packText(changed(ticks, (f) => void (f[9] = 3))), RESULT],
    [
      'four stars',
      () => packText(changed(turns, (f) => void (f[9] = 4))),
      NOT_A_RUN,
      boardOf(TURNS),
    ],
    ['a win', () => packText(changed(ticks, (f) => void (f[7] = 'won'))), RESULT],
    [
      'a status of its own',
      () => packText(changed(ticks, (f) => void (f[7] = 'champion'))),
      NOT_A_RUN,
    ],
    ['another hash', () => packText(changed(ticks, (f) => void (f[6] = '0'.repeat(16)))), ENDS],
    ['a hash that is none', () => packText(changed(ticks, (f) => void (f[6] = 'x'))), NOT_A_RUN],
    [
      'an input less',
      () => packText(changed(ticks, (f) => void (f[11] = entriesOf(f).slice(1).join(' ')))),
      /doesn’t end as it says|the game refuses/,
    ],
    [
      'an input more',
      () => packText(changed(turns, (f) => void (f[11] = `${String(f[11])} ${entriesOf(f)[0]}`))),
      /doesn’t end as it says|the game refuses/,
      boardOf(TURNS),
    ],
    [
      'two inputs in another order',
      () => packText(changed(turns, (f) => void (f[11] = entriesOf(f).toReversed().join(' ')))),
      /the game refuses|doesn’t end as it says/,
      boardOf(TURNS),
    ],
    [
      'an input of another game',
      () => packText(changed(turns, (f) => void (f[10] = [{ jump: true }]))),
      /^This is not a run|the game refuses/,
      boardOf(TURNS),
    ],
    [
      'an input that is null',
      () => packText(changed(ticks, (f) => void ((f[10] as unknown[])[0] = null))),
      /the game refuses/,
    ],
    [
      'inputs that do not exist',
      () => packText(changed(ticks, (f) => void (f[11] = '0.zz'))),
      NOT_A_RUN,
    ],
    [
      'inputs before the deal',
      () => packText(changed(ticks, (f) => void (f[11] = '-1.0'))),
      NOT_A_RUN,
    ],
    [
      'ticks beyond the end',
      () => packText(changed(ticks, (f) => void (f[5] = ticks.length + 600))),
      ENDS,
    ],
    [
      'ticks before the end',
      () => packText(changed(ticks, (f) => void (f[5] = ticks.length - 1))),
      /doesn’t end as it says/,
    ],
    [
      'two million ticks',
      () => packText(changed(ticks, (f) => void (f[5] = 2_000_000))),
      NOT_A_RUN,
    ],
    [
      'an input after two million ticks',
      () => packText(changed(ticks, (f) => void (f[11] = '16v7k.0'))),
      NOT_A_RUN,
    ],
    [
      'a hundred thousand inputs',
      () =>
        packText(
          changed(
            ticks,
            (f) => void (f[11] = Array.from({ length: 100_000 }, () => '0.0').join(' ')),
          ),
        ),
      NOT_A_RUN,
    ],
    [
      'the seed of yesterday',
      () => botRun(TURNS, { day: '2026-11-27' }).then(packed),
      'This run is of another day.',
      boardOf(TURNS),
    ],
    [
      'a seed of its own',
      () => packText(changed(turns, (f) => void (f[4] = 'easy'))),
      'This run is of another day.',
      boardOf(TURNS),
    ],
    [
      'another level',
      () => packText(changed(turns, (f) => void (f[3] = 'shelf-10'))),
      'This run is of another level.',
      boardOf(TURNS),
    ],
    [
      'a level that is too long',
      () => packText(changed(turns, (f) => void (f[3] = 'x'.repeat(9000)))),
      NOT_A_RUN,
      boardOf(TURNS),
    ],
    [
      'an unknown level',
      () => packText(changed(turns, (f) => void (f[3] = 'shelf-999'))),
      'This run is of a level that doesn’t exist.',
      SHARE,
    ],
    [
      'the log of another game',
      () =>
        packText(
          changed(turns, (f) => void (f[11] = String((JSON.parse(writeRun(ticks)) as Facts)[11]))),
        ),
      /^This is not a run|the game refuses/,
      boardOf(TURNS),
    ],
    ['a run of another game', () => packed(turns), 'This run is of another game.'],
    [
      'a game that does not exist',
      () => packText(changed(turns, (f) => void (f[1] = 'free-coins'))),
      'There is no such game here.',
      SHARE,
    ],
    [
      'a path for a game',
      () => packText(changed(turns, (f) => void (f[1] = '../../etc/passwd'))),
      NOT_A_RUN,
      SHARE,
    ],
    [
      'an earlier version',
      () => packText(changed(turns, (f) => void (f[2] = 0))),
      'This run was made by another version of the game.',
      boardOf(TURNS),
    ],
    [
      'a version that is a list',
      () => packText(changed(turns, (f) => void (f[2] = [1]))),
      NOT_A_RUN,
      boardOf(TURNS),
    ],
    [
      'a format that is to come',
      () => packText(changed(turns, (f) => void (f[0] = 2))),
      NOT_A_RUN,
      boardOf(TURNS),
    ],
    [
      'a career of somebody rich',
      () => packText(changed(ticks, (f) => void (f[12] = { ...(f[12] as object), coins: 99_999 }))),
      'Daily challenges are played without upgrades.',
    ],
    [
      'a career where the game has none',
      () => packText(changed(turns, (f) => void (f[12] = { coins: 9 }))),
      'Daily challenges are played without upgrades.',
      boardOf(TURNS),
    ],
    [
      'a career with __proto__',
      () => packText(writeRun(ticks).replace(/\}\]$/, ',"__proto__":{"coins":9}}]')),
      /^Daily challenges are played without upgrades/,
    ],
    [
      'a career nested deeply',
      () =>
        packText(`${writeRun(turns).slice(0, -1)},${'['.repeat(100_000)}${']'.repeat(100_000)}]`),
      /^Daily challenges are played/,
      boardOf(TURNS),
    ],
    [
      'an input nested deeply',
      () =>
        packText(
          writeRun(turns)
            .replace('"0.0', '"0.0')
            .replace(/,\[\{/, `,[${'['.repeat(100_000)}${']'.repeat(100_000)},{`),
        ),
      /^This is not a run|the game refuses/,
      boardOf(TURNS),
    ],
    ['fourteen facts', () => packText(changed(ticks, (f) => void f.push('hello'))), NOT_A_RUN],
    [
      'an unfinished run',
      () => botRun(TURNS, { day: DAY, limit: 3 }).then(packed),
      'This run has no result for a board.',
      boardOf(TURNS),
    ],
    ['an object', () => packText('{"slug":"tidy-potions"}'), NOT_A_RUN],
    [
      'junk',
      () =>
        Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256)).toString(
          'base64url',
        ),
      NOT_A_RUN,
    ],
    ['text that is not UTF-8', () => raw(Buffer.from([0x5b, 0xff, 0xfe])), NOT_A_RUN],
    ['a bomb of forty megabytes', () => raw(Buffer.alloc(40_000_000, '[')), NOT_A_RUN],
    [
      'a bomb that begins as a run',
      () => raw(`[1,"${TICKS}",${' '.repeat(40_000_000)}]`),
      NOT_A_RUN,
    ],
    ['a run packed twice', async () => packText(await packed(ticks)), NOT_A_RUN],
    [
      'a field of its own',
      async () => ({ body: entry(await packed(ticks), { score: 99_999 }) }),
      'score: is not a known field',
    ],
    [
      'two runs',
      async () => ({
        body: entry(await packed(ticks))
          .replace('{', `{"run":"${await packText('[]')}",`)
          .replace(/\}$/, ',"run":"AAAA"}'),
      }),
      NOT_A_RUN,
    ],
    [
      'a body with __proto__',
      async () => ({
        body: entry(await packed(ticks)).replace('{', '{"__proto__":{"player":"x"},'),
      }),
      /./,
    ],
    [
      'no key',
      async () => ({ body: JSON.stringify({ run: await packed(ticks), name: [0, 0] }) }),
      'player: is missing',
    ],
    [
      'a name of its own',
      async () => ({ body: entry(await packed(ticks), { name: 'Best Ever' }) }),
      'name: must be two numbers',
    ],
    [
      'a word that does not exist',
      async () => ({ body: entry(await packed(ticks), { name: [3, 999] }) }),
      'name: has words that do not exist',
    ],
    ['a run of a megabyte', () => 'A'.repeat(1_000_000), /./],
    [
      'tomorrow’s tomorrow',
      () => packed(turns),
      'This day’s board is closed.',
      boardOf(TURNS, '2026-11-30'),
    ],
    ['last week', () => packed(turns), 'This day’s board is closed.', boardOf(TURNS, '2026-11-21')],
    [
      'a day that does not exist',
      () => packed(turns),
      'date: is not a day',
      boardOf(TURNS, '2026-02-30'),
    ],
  ];
}

import type { Rng } from '@playgrove/kit/contract';
import { planOf, type Arrival, type Group, type Shape } from '@playgrove/kit/logic/spawn';
import { BOSSES, FOES, isBoss, isCage, type FoeKind } from './rules/foes.ts';

export const PACKS = 4;
export const PACK_SIZE = 6;
export const LEVELS = PACKS * PACK_SIZE;
/** Stars that open a pack. */
export const NEEDS = [0, 7, 17, 28] as const;

type Wave = readonly Arrival<FoeKind>[];

/*
 * One line a level, waves apart by `|`, groups by spaces: kind, count, a letter for the shape and
 * perhaps where (a digit, tenths of the width). `/` before a group lets some seconds pass first.
 * Each level up to the nineteenth shows one thing that is new. The first ends with a small owl, so
 * that everybody has met a giant within a minute.
 */
const LINES = [
  'chick5v chick4l balloon1c3 | chick5p ladybird2l balloon1c7 /chick5v | chick4l /owl1c',
  'chick5v chick4l /ladybird1c | ladybird2l chick3v balloon1c7 | chick4p chick4v /ladybird2l',
  'chick4l kite1c /chick4v | kite2s chick3v /ladybird2l balloon1c3 | chick5v chick4p /kite3s /ladybird2l',
  'chick4p chick3l /top1c | top1c3 chick3v airship1c7 /chick3l | kite2s top2l /ladybird2l',
  'plane3s chick4l /chick3v | plane4p chick3v top1c balloon1c2 | ladybird3l /plane5s /top2l',
  'chick4v plane3s | ladybird3l balloon1c3 /kite2s | owl1c',
  'mouse1c /chick4v | mouse2l /plane4s airship1c7 | kite3s mouse2l /top1c /ladybird2l',
  'chick4p /drum1c | drum1c plane3s balloon1c3 | mouse2l /drum1c /chick5v',
  'frog1c /ladybird2l | frog2l kite2s balloon1c7 | drum1c /frog2l /mouse1c',
  'music1c /chick3v | music1c3 /plane4p airship1c7 | top2l /music1c /frog2l',
  'plane5s /mouse2l | drum1c frog2l balloon1c2 | music1c7 kite3s /top1c /plane4p',
  'ladybird4p /frog2l | mouse2l music1c balloon1c3 | dragon1c',
  'soldier1c /chick5v | soldier2l airship1c2 /plane4s | music1c soldier2l /kite3s',
  'lamp1c /ladybird3l | lamp1c3 mouse2l balloon1c8 | drum1c /lamp2l /plane5p',
  'loco4c /chick3v | loco4c soldier1c balloon1c3 | frog3l /loco5c /top2l',
  'lamp1c plane5s | drum1c soldier2l airship1c7 | music2l /loco4c /mouse2l',
  'frog3v /lamp1c | soldier2l music1c balloon1c2 | drum1c loco4c /lamp2l /plane6s',
  'soldier3v /loco4c | lamp2l mouse1c balloon1c3 | teapot1c',
  'cuckoo1c /chick5v | cuckoo2l frog2l airship1c7 | drum1c cuckoo2l /plane5s /soldier1c',
  'lamp2l plane4s | cuckoo2l loco4c balloon1c3 | music2l /soldier3v /mouse2l',
  'drum1c mouse2l /frog2l | lamp2l cuckoo1c balloon1c8 | soldier3v music1c /loco5c /top2l',
  'music1c3 /soldier2l | drum1c lamp1c airship1c2 /plane5p | cuckoo3v /frog3l /lamp2l',
  'loco5c cuckoo1c /soldier2l | music1c7 drum1c balloon1c3 | lamp1c cuckoo2l /plane6s /soldier2l',
  'soldier3v cuckoo1c | lamp2l music1c balloon1c3 | clock1c',
] as const;

const SHAPES: Readonly<Record<string, Shape>> = {
  l: 'line',
  v: 'vee',
  c: 'column',
  s: 'stair',
  p: 'pincer',
};
/** Ticks before the next group, by itself and after a `/`. */
const SOON = 60;
const LATER = 200;

function groupsOf(line: string): Group<FoeKind>[] {
  let at = 0;
  return line
    .trim()
    .split(' ')
    .map((word, index) => {
      const found = /^(\/?)([a-z]+)(\d)([lvcsp])(\d?)$/.exec(word);
      const [, pause, kind = '', count = '', letter = '', where] = found ?? [];
      const shape = SHAPES[letter];
      if (!shape || !(kind in FOES)) throw new Error(`levels: cannot read "${word}"`);
      if (index > 0) at += pause ? LATER : SOON;
      const many = Number(count);
      const spread = many === 1 ? 0 : Math.min(0.72, 0.2 * (many - 1) + 0.12);
      const across = where ? Number(where) / 10 : 0.5;
      return { kind: kind as FoeKind, count: many, shape, across, spread, at };
    });
}

/** The mirrored wave of the first pack comes this much closer together than the wave itself. */
const QUICKER = 0.75;

/** The wave once more, from the other side, without cages, bosses and drums: two walls at once are one too many. */
function reprise(groups: readonly Group<FoeKind>[], pace: number): Group<FoeKind>[] {
  const last = Math.max(...groups.map(({ at }) => at));
  return groups
    .filter(({ kind }) => kind !== 'drum' && !isCage(kind) && !isBoss(kind))
    .map((group) => ({
      ...group,
      across: 1 - group.across,
      spread: -group.spread,
      at: last + Math.round(pace * (LATER + group.at)),
    }));
}

const PLANS: readonly (readonly Wave[])[] = LINES.map((line, level) =>
  line.split('|').map((wave) => {
    const groups = groupsOf(wave);
    const again = !groups.some(({ kind }) => isBoss(kind));
    return planOf(
      again ? [...groups, ...reprise(groups, level < PACK_SIZE ? QUICKER : 1)] : groups,
    );
  }),
);

/** The waves of a level, 0 to 23. */
export function wavesOf(level: number): readonly Wave[] {
  const plan = PLANS[level];
  if (!plan) throw new RangeError(`levels: there is no level ${level}`);
  return plan;
}

/** Kinds in the order in which levels show them: endless flights do the same. */
const ORDER = 'chick ladybird kite top plane mouse drum frog music soldier lamp loco cuckoo'.split(
  ' ',
) as FoeKind[];
const MANY: Partial<Record<FoeKind, string>> = {
  chick: '4v',
  ladybird: '3l',
  kite: '3s',
  plane: '5s',
  loco: '4c',
};
const FULL = 14;

/** The line of an endless flight's wave, from 0; every fifth is a boss. */
export function endlessLine(wave: number, rng: Rng): string {
  if (wave % 5 === 4) return `${BOSSES[Math.floor(wave / 5) % BOSSES.length] ?? 'owl'}1c`;
  const known = ORDER.slice(0, Math.min(ORDER.length, 2 + wave));
  const word = (): string => {
    const kind = rng.pick(known);
    return `${kind}${MANY[kind] ?? (wave > 6 ? '2l' : '1c')}`;
  };
  const cage =
    wave % 2 === 1
      ? ` ${rng.pick(['balloon', 'balloon', 'airship'])}1c${rng.pick(['2', '3', '7', '8'])}`
      : '';
  const more = wave > FULL ? ` /${word()}` : '';
  return `${word()} ${word()}${cage} /${word()}${more}`;
}

export function planOfLine(line: string): Wave {
  return planOf(groupsOf(line));
}

import type { HueName } from '@playgrove/kit/logic/color';
import { PATTERNS, POSES, type Pattern, type PoseName } from './paperdoll/index.ts';
import { SLOTS, TAGS, type Slot, type Tag } from './wardrobe.ts';

/** Something a client insists on. */
export type Must =
  | { readonly kind: 'slot' | 'no'; readonly slot: Slot }
  /** Most of the outfit, or any part of it. */
  | { readonly kind: 'main' | 'touch'; readonly hue: HueName }
  | { readonly kind: 'print'; readonly pattern: Pattern }
  | { readonly kind: 'form'; readonly form: 'dress' | 'skirt' | 'legs' }
  /** Most of it pale or deep. */
  | { readonly kind: 'tone'; readonly tone: 'pale' | 'deep' }
  | { readonly kind: 'pieces'; readonly count: number };

export type Brief = {
  readonly wants: readonly [Tag, Tag];
  readonly avoid: Tag;
  readonly musts: readonly Must[];
  /** Light against dark, close together, or either. */
  readonly contrast: 'bold' | 'soft' | 'any';
  readonly pose: PoseName;
  /** Pieces in the wanted styles for full marks. */
  readonly matches: number;
  /** How many of them each of the two styles must have. */
  readonly each: number;
  /** Points that a piece of the unwanted style costs. */
  readonly cost: number;
};

/** Two styles, one to avoid, what must be there, contrast, the pose the cameras hope for. */
const ROWS = `
casual,sporty elegant slot:shoes,touch:blue any wave
sweet,casual bold form:skirt,touch:pink soft shy
rain,outdoor beach slot:coat,main:yellow any star
street,bold classic slot:hat,touch:purple bold cool
cosy,casual sporty slot:neck,main:orange soft shy
sporty,bold cosy form:legs,touch:red bold cheer
classic,elegant street form:legs,main:blue any hip
beach,casual rain slot:eyes,touch:teal any wave
street,casual elegant print:stripes,slot:bag any cool
party,sweet outdoor form:dress,main:pink soft twirl
outdoor,casual party slot:bag,main:green any star
outdoor,rain elegant slot:shoes,slot:hat,touch:yellow any wave
beach,retro rain slot:hat,form:skirt,touch:orange any twirl
sporty,outdoor sweet form:legs,main:red bold cheer
cosy,outdoor beach slot:coat,slot:hat,tone:deep soft shy
sweet,outdoor street form:dress,print:flowers soft twirl
sporty,beach classic slot:eyes,main:blue bold star
casual,outdoor party print:checks,slot:hat any hip
beach,sweet bold form:dress,tone:pale soft shy
rain,street beach slot:bag,main:purple any cool
party,bold cosy form:dress,main:red bold hip
elegant,classic sporty form:legs,slot:coat,tone:deep any cool
sweet,party street slot:hat,print:hearts,touch:pink soft twirl
classic,casual bold slot:neck,main:teal any wave
elegant,party outdoor form:dress,slot:ears,main:blue any twirl
artsy,street classic slot:eyes,touch:orange,pieces:8 any cool
cosy,sweet bold slot:coat,tone:pale soft shy
sporty,street elegant form:legs,slot:hat,main:green bold star
classic,retro sporty slot:eyes,print:pinstripes any hip
party,elegant casual form:skirt,touch:yellow,slot:wrist bold cheer
bold,party cosy main:purple,slot:eyes,print:stars bold star
artsy,bold classic pieces:9,touch:teal,touch:pink any cool
elegant,bold casual form:dress,main:yellow,slot:ears any hip
street,party classic form:legs,slot:hat,print:zigzag bold cheer
sweet,artsy sporty form:skirt,main:pink,slot:hat soft twirl
sporty,party elegant slot:eyes,touch:yellow,main:teal bold star
retro,bold outdoor form:legs,main:orange,slot:eyes bold cool
elegant,artsy street form:dress,tone:deep,slot:neck any hip
cosy,party beach slot:coat,slot:hat,main:red bold cheer
party,street cosy slot:coat,slot:bag,tone:deep any cool
retro,casual elegant form:skirt,print:dots,slot:hat any twirl
retro,street classic slot:coat,slot:wrist,main:blue any cool
classic,retro beach form:legs,slot:neck,print:checks any hip
retro,sporty elegant slot:shoes,main:yellow,touch:blue bold star
artsy,retro sporty form:dress,main:green,slot:bag any wave
retro,party outdoor form:dress,print:dots,main:red bold twirl
artsy,elegant sporty slot:hat,main:blue,pieces:9 soft hip
retro,sweet street form:skirt,tone:pale,print:flowers soft shy
bold,retro cosy slot:eyes,print:stripes,main:orange bold star
artsy,beach rain form:dress,main:teal,slot:hat soft wave
elegant,party sporty form:dress,main:purple,slot:hat,slot:ears any twirl
bold,street classic slot:coat,print:zigzag,main:red,slot:eyes bold cool
sweet,elegant bold form:skirt,tone:pale,slot:bag,slot:ears soft shy
rain,bold beach slot:coat,main:green,slot:hat,slot:eyes any star
cosy,elegant party slot:coat,tone:deep,slot:neck,print:checks soft hip
outdoor,bold sweet form:legs,main:orange,slot:hat,slot:neck bold cheer
party,artsy classic print:stars,main:blue,slot:eyes,pieces:10 any star
classic,elegant street tone:deep,slot:coat,slot:neck,slot:bag soft hip
beach,artsy cosy main:pink,print:flowers,slot:hat,slot:wrist any wave
bold,elegant casual form:dress,main:red,slot:ears,pieces:10 bold twirl`;

/** Id, stars that open it, and what its judges ask of a look: matches, each, cost. */
const PACKS = [
  ['street', 0, 6, 2, 5],
  ['air', 10, 6, 2, 6],
  ['days', 26, 7, 2, 6],
  ['lights', 46, 7, 3, 8],
  ['time', 70, 8, 4, 9],
  ['finale', 98, 10, 4, 12],
] as const;

/** Ten to a pack: `street-1` … `finale-10`. */
export const BRIEFS_IN_PACK = 10;

function packOf(brief: number): (typeof PACKS)[number] {
  return PACKS[Math.floor(brief / BRIEFS_IN_PACK)] ?? PACKS[0];
}

function known<T extends string>(list: readonly T[], text: string | undefined, row: string): T {
  const found = list.find((each) => each === text);
  if (found === undefined)
    throw new Error(`brief "${row}": "${text ?? ''}" is none of ${list.join(', ')}`);
  return found;
}

const HUE_NAMES: readonly HueName[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
];

function readMust(text: string, row: string): Must {
  const [kind, what] = text.split(':');
  if (kind === 'slot' || kind === 'no') return { kind, slot: known(SLOTS, what, row) };
  if (kind === 'main' || kind === 'touch') return { kind, hue: known(HUE_NAMES, what, row) };
  if (kind === 'print') return { kind, pattern: known(PATTERNS, what, row) };
  if (kind === 'form') return { kind, form: known(['dress', 'skirt', 'legs'], what, row) };
  if (kind === 'tone') return { kind, tone: known(['pale', 'deep'], what, row) };
  return { kind: known(['pieces'], kind, row), count: Number(what) };
}

export const BRIEFS: readonly Brief[] = ROWS.trim()
  .split('\n')
  .map((row, index) => {
    const [, , matches, each, cost] = packOf(index);
    const [wants = '', avoid, musts = '', contrast, pose] = row.split(' ');
    const [one, other] = wants.split(',');
    return {
      wants: [known(TAGS, one, row), known(TAGS, other, row)],
      avoid: known(TAGS, avoid, row),
      musts: musts.split(',').map((must) => readMust(must, row)),
      contrast: known(['bold', 'soft', 'any'], contrast, row),
      pose: known(Object.keys(POSES) as PoseName[], pose, row),
      matches,
      each,
      cost,
    };
  });

/** A brief's level id, its pack's message key and the stars it needs. */
export function levelOf(brief: number): {
  readonly id: string;
  readonly pack: string;
  readonly needs: number;
} {
  const [name, needs] = packOf(brief);
  return { id: `${name}-${(brief % BRIEFS_IN_PACK) + 1}`, pack: `pack.${name}`, needs };
}

import { shoutAhead, type Face } from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/stage';
import { LOOT, ZONES } from '../rules/sea.ts';

export const GOLD: Face = ['#fff6c8', '#ffd02e'];
export const LEFT_GOLD = { align: 'left', top: GOLD[0], bottom: GOLD[1] } as const;
export const [LEFT, RIGHT] = [{ align: 'left' }, { align: 'right' }] as const;
export const AMBER: Face = ['#fff6c8', '#ffb52e'];
export const CYAN: Face = ['#ffffff', '#9ff4ff'];
export const PINK: Face = ['#ffffff', '#ffd6f4'];
const [SOME, MUCH]: readonly [Face, Face] = [
  ['#ffffff', '#7df9e4'],
  ['#ffffff', '#ff8af0'],
];

type Scale = Pick<Surface, 'px'>;

export const bagSize = ({ px }: Scale): number => Math.max(46, 24 / px);
export const depthSize = ({ px }: Scale): number => Math.max(28, 16 / px);
export const zoneSize = ({ px }: Scale): number => Math.max(50, 28 / px);
/** Of what a treasure adds, which rises from it. */
export const gainSize = ({ px }: Scale, worth: number): number =>
  worth >= 15 ? Math.max(44, 22 / px) : Math.max(32, 16 / px);

/** How much the times swell as they rise. */
export const POP = 0.5;
export const timesFace = (times: number): Face => (times > 4 ? MUCH : SOME);

/** Numbers are put together from signs; each has its bitmap when it was drawn twice. */
const COUNTED = [...'0123456789'];
const DEEP = [...'0123456789 m'];

type Ahead = readonly [text: string, size: number, face: Face];
let listed: { readonly px: number; readonly all: readonly Ahead[] } | undefined;

function listOf(to: Surface): readonly Ahead[] {
  const bag = bagSize(to);
  return [
    ...ZONES.map(({ times }): Ahead => [`×${times}`, bag * (1 + POP / 2), timesFace(times)]),
    ...ZONES.slice(1).map(({ id }): Ahead => [to.words(`zone.${id}`), zoneSize(to), CYAN]),
    ...Object.values(LOOT).map(({ worth }): Ahead => [`+${worth}`, gainSize(to, worth), GOLD]),
  ];
}

/**
 * Draws and asks for a few things that a dive letters, so that none of them is painted while one dives:
 * before the sky, which covers it. @param at the how manyth call this is
 */
export function letterAhead(to: Surface, at: number): void {
  if (listed?.px !== to.px) listed = { px: to.px, all: listOf(to) };
  const { all } = listed;
  const next = all[at % all.length];
  if (next) shoutAhead(to.c, next[0], next[1], next[2]);
  const [x, y] = [to.width / 2, to.height / 2];
  to.label(COUNTED[at % COUNTED.length] ?? '0', x, y, bagSize(to), LEFT_GOLD);
  to.label(DEEP[at % DEEP.length] ?? '0', x, y, depthSize(to), LEFT);
}

import * as draw from '@playgrove/kit/draw';
import type { Face } from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
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

type Scale = Pick<Surface, 'readable'>;

export const bagSize = (to: Scale): number => to.readable(46, 24);
export const depthSize = (to: Scale): number => to.readable(28, 16);
export const zoneSize = (to: Scale): number => to.readable(50, 28);
/** Of the coins that rise from a treasure. */
export const gainSize = (to: Scale, worth: number): number =>
  worth >= 15 ? to.readable(44, 22) : to.readable(32, 16);

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
 * Draws some of a dive's lettering ahead, so that none of it is painted during the dive. Call it before
 * the sky, which covers it. @param at index of this call, from 0
 */
export function letterAhead(to: Surface, at: number): void {
  if (listed?.px !== to.px) listed = { px: to.px, all: listOf(to) };
  const { all } = listed;
  const next = all[at % all.length];
  if (next) draw.shoutAhead(to.c, next[0], next[1], next[2]);
  const [x, y] = [to.width / 2, to.height / 2];
  to.label(COUNTED[at % COUNTED.length] ?? '0', x, y, bagSize(to), LEFT_GOLD);
  to.label(DEEP[at % DEEP.length] ?? '0', x, y, depthSize(to), LEFT);
}

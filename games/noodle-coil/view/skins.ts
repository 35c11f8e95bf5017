import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Keepsake } from '@playgrove/kit/runtime';
import { MILESTONES, type Mind } from '../rules/types.ts';
import { paintHead } from './face.ts';
import { createSpine, paintBody, put, type Skin } from './ribbon.ts';

/** A broth: light in the middle, deep at the rim, and the oil afloat on it. */
export type Broth = {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
  readonly oil: string;
};

export const SKINS: Readonly<Record<Mind, Skin>> = {
  you: { body: '#ffd34e', strand: '#e08a1c', cheek: '#ff6f8f' },
  udon: { body: '#fff3dc', strand: '#c9a877', cheek: '#ff9db0' },
  somen: { body: '#ff9fcb', strand: '#d4458c', cheek: '#ff4f86' },
  mala: { body: '#ff5d4a', strand: '#a81f3a', cheek: '#ffb03a' },
  glass: { body: '#86dcff', strand: '#2b8fd6', cheek: '#ff8fc0' },
  soba: { body: '#a889e8', strand: '#5d3bb0', cheek: '#ff7fb4' },
};

/** What the player's noodle is made of. */
export const NOODLES = keepsakes<Skin & Keepsake>(
  [
    { id: 'egg', needs: 0, ...SKINS.you },
    { id: 'spinach', needs: 3, body: '#8fdc5a', strand: '#3d8f2f', cheek: '#ff7f9c' },
    { id: 'carrot', needs: 10, body: '#ff9a3d', strand: '#c9531a', cheek: '#ffd0a0' },
    { id: 'beet', needs: 20, body: '#e0508f', strand: '#94245c', cheek: '#ffd0e0' },
    { id: 'ink', needs: 35, body: '#5a5476', strand: '#2a2444', cheek: '#ff7fa8' },
    { id: 'gold', needs: 60, body: '#ffe98a', strand: '#f0a800', cheek: '#ff7f5a' },
  ],
  (c, skin) => {
    const spine = createSpine();
    for (let at = 0; at <= 40; at += 1) {
      const angle = 5.6 - at * 0.15;
      put(spine, Math.cos(angle) * 27, 4 + Math.sin(angle) * 27);
    }
    paintBody(c, spine, 10, skin, { rim: 2.4 });
    paintHead(c, 21, -13, 17, skin, {
      angle: 0.4,
      gaze: 0.4,
      mouth: 0,
      blink: 0,
      squash: 0,
      sprig: true,
      rim: 2.4,
    });
  },
  openedBefore,
);

/** What opened noodles until stars did: the longest noodle ever, coils and felled rivals in all. */
const OPENED_BY = [
  { id: 'spinach', by: 'longest', from: 45 },
  { id: 'carrot', by: 'coils', from: 25 },
  { id: 'ink', by: 'felled', from: 8 },
  { id: 'gold', by: 'longest', from: 160 },
] as const;

function openedBefore(career: unknown): readonly string[] {
  const { opened, ...counts } = (career ?? {}) as Readonly<Record<string, unknown>>;
  const named = Array.isArray(opened) ? opened : [];
  return OPENED_BY.filter(
    ({ id, by, from }) => named.includes(id) || Number(counts[by]) >= from,
  ).map(({ id }) => id);
}

/** One broth for the start and one for each milestone. */
const BROTHS: readonly Broth[] = [
  { light: '#2fb3a8', mid: '#14877f', deep: '#0a5560', oil: '#8ff2da' },
  { light: '#e8924a', mid: '#c4612d', deep: '#7d2f2a', oil: '#ffd79a' },
  { light: '#5fae5a', mid: '#2f8350', deep: '#175047', oil: '#d2f7a0' },
  { light: '#e0564f', mid: '#b02f46', deep: '#6b1a45', oil: '#ffb48f' },
  { light: '#4f8fe8', mid: '#2f5fc4', deep: '#22347f', oil: '#a8dcff' },
  { light: '#c860b8', mid: '#953a99', deep: '#552070', oil: '#ffb8ea' },
  { light: '#b98a5c', mid: '#8c5f3e', deep: '#523126', oil: '#f3d6a6' },
  { light: '#7f6ae0', mid: '#5542b5', deep: '#2f2378', oil: '#c9bcff' },
  { light: '#d9a52e', mid: '#b0761c', deep: '#6e4318', oil: '#fff0a8' },
  { light: '#3f4a73', mid: '#2a3058', deep: '#191a3a', oil: '#8fa6e8' },
  { light: '#f07fa0', mid: '#c94f7f', deep: '#80295f', oil: '#ffd6de' },
];

/** How many milestones a noodle has passed. */
export function brothNumber(longest: number): number {
  return MILESTONES.filter((length) => longest >= length).length;
}

export function brothOf(number: number): Broth {
  const broth = BROTHS[number % BROTHS.length];
  if (!broth) throw new Error(`there is no broth number ${number}`);
  return broth;
}

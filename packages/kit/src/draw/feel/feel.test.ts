import type { Feel } from '@playgrove/kit/runtime';
import { describe, expect, it } from 'vitest';
import { SOUND_NAMES } from '../../runtime/sound/presets.ts';
import * as feel from './index.ts';
import * as materials from './materials.ts';
import type { Size } from './index.ts';

const { finish, fail, almost, reward, ...made } = materials;
const MATERIALS = Object.entries(made);
const SIZES: readonly Size[] = [1, 2, 3, 4, 5];

const grows = (numbers: readonly number[]): boolean =>
  numbers.every((each, at) => at === 0 || each >= (numbers[at - 1] ?? 0));

describe('materials', () => {
  it.each(MATERIALS)('of %s sound, fly, shake and stop more with each size', (_, of) => {
    const rows = SIZES.map((size) => of(size));
    for (const part of [
      (row: Feel) => row.gain ?? 0,
      (row: Feel) => row.burst?.count ?? 0,
      (row: Feel) => row.burst?.speed ?? 0,
      (row: Feel) => row.burst?.size ?? 0,
      (row: Feel) => row.buzz ?? 0,
      (row: Feel) => row.shake ?? 0,
      (row: Feel) => row.stop ?? 0,
    ]) {
      expect(grows(rows.map(part))).toBe(true);
    }
    expect(rows[4]?.gain).toBeGreaterThan(rows[0]?.gain ?? 9);
    expect(rows[4]?.burst?.count).toBeGreaterThan(rows[0]?.burst?.count ?? 99);
  });

  it.each(MATERIALS)('of %s have a sound that there is', (_, of) => {
    const { sound } = of(3);
    if (typeof sound === 'string') expect(SOUND_NAMES).toContain(sound);
    else expect(sound?.length).toBeGreaterThan(2);
  });

  it('that are taken, not hit, never shake the screen and never stop time', () => {
    for (const row of [feel.gold(5), feel.light(5)]) {
      expect(row.shake).toBeUndefined();
      expect(row.stop).toBeUndefined();
    }
    expect(feel.stone(5)).toMatchObject({ shake: 0.5, stop: 70 });
  });

  it('can be a game’s own', () => {
    const candy = feel.material({
      sound: 'munch',
      colors: ['#ff00ff'],
      shape: 'drop',
      speed: 100,
      size: 8,
      life: 1,
    });
    expect(candy(3)).toMatchObject({ sound: 'munch', burst: { speed: 100, across: 720 } });
  });
});

describe('a row', () => {
  it('wins over material and size, field by field, in its burst too', () => {
    const row = feel.wood(4, { gain: 0.1, shake: 0, burst: { shape: 'ring', count: 2 } });
    const plain = feel.wood(4);
    expect(row).toEqual({
      ...plain,
      gain: 0.1,
      shake: 0,
      burst: { ...plain.burst, shape: 'ring', count: 2 },
    });
  });

  it('can change the colors alone', () => {
    const row = feel.juice(2, { colors: ['#00ff00'] });
    expect(row.burst).toEqual({ ...feel.juice(2).burst, colors: ['#00ff00'] });
    expect(row).not.toHaveProperty('colors');
  });

  it('can have pieces without a sound', () => {
    const { sound: _, ...pieces } = feel.juice(2);
    expect(feel.juice(2, { silent: true })).toEqual(pieces);
  });

  it('says words next to its cue, white over a color', () => {
    expect(feel.water(1, feel.said('shout.wet', '#0000ff'))).toEqual({
      ...feel.water(1),
      shout: 'shout.wet',
      shoutColors: ['#ffffff', '#0000ff'],
      anchor: 'near',
    });
    expect(feel.said('shout.go', '#0000ff', 'top').anchor).toBe('top');
    expect(feel.said('shout.go', '#0000ff', 'on')).not.toHaveProperty('anchor');
  });
});

describe('whole feels', () => {
  it.each(Object.entries({ finish, fail, almost, reward }))('%s takes changes', (_, whole) => {
    expect(SOUND_NAMES).toContain(whole().sound);
    expect(whole({ sound: 'bell', colors: ['#00ff00'] })).toMatchObject({
      ...whole(),
      sound: 'bell',
      burst: { ...whole().burst, colors: ['#00ff00'] },
    });
  });
});

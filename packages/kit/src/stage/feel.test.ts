import { describe, expect, it } from 'vitest';
import { recordingContext } from './draw/recording-context.ts';
import { Feelings, KIT_FEEL } from './feel.ts';
import { Shake } from './motion.ts';
import { Particles } from './particles.ts';
import { Popups } from './popups.ts';
import { SOUND_NAMES } from './sound/presets.ts';
import type { Feel } from './view.ts';

const FRAME = { width: 400, height: 300, px: 2, calm: false };
const MIDDLE = { x: 200, y: 150 };

function fixture(feel: Readonly<Record<string, Feel>> = {}) {
  const heard: unknown[] = [];
  const held: number[] = [];
  const buzzed: number[] = [];
  const warmed: unknown[] = [];
  const particles = new Particles();
  const popups = new Popups();
  const shake = new Shake();
  const feelings = new Feelings({
    sounds: {
      play: (sound, options) => heard.push([sound, options]),
      duck: () => heard.push('duck'),
      warm: (sounds) => warmed.push(...sounds),
    },
    feel,
    words: (key, values) => `${key} ${values?.['value']}`,
    hold: (ms) => held.push(ms),
    vibrate: (ms) => buzzed.push(ms),
    later: (work) => work(),
    particles,
    popups,
    shake,
  });
  return { feelings, heard, held, buzzed, warmed, particles, popups, shake };
}

const pop: Feel = {
  sound: 'pop',
  buzz: 10,
  shake: 0.4,
  stop: 60,
  burst: { count: 12, colours: ['#ff0000'] },
  shout: 'combo',
  duck: true,
};

describe('Feelings', () => {
  it('answers a cue in sound, motion, particles and touch at once', () => {
    const { feelings, heard, held, buzzed, particles, popups } = fixture({ pop });
    feelings.answer([{ name: 'pop', value: 3 }], MIDDLE, FRAME);
    expect(heard).toEqual([['pop', { gain: 1, pan: 0 }], 'duck']);
    expect(held).toEqual([60]);
    expect(buzzed).toEqual([10]);
    expect(particles.live).toBe(12);
    expect(popups.live).toBe(1);
    feelings.step(1 / 60, false);
    expect(Math.hypot(feelings.shake.x, feelings.shake.y)).toBeGreaterThan(0);
  });

  it('plays the very pitch that the cue says, on the instrument of its feel', () => {
    const { feelings, heard } = fixture({ sing: { note: { instrument: 'harp', how: 'hold' } } });
    feelings.answer([{ name: 'sing', value: 67 }], MIDDLE, FRAME);
    expect(heard).toEqual([
      ['harp', { instrument: 'harp', how: 'hold', key: 67, gain: 1, pan: 0 }],
    ]);
  });

  it('says the shout in the game’s words, never smaller than can be read', () => {
    const { feelings } = fixture({ pop });
    feelings.answer([{ name: 'pop', value: 3 }], MIDDLE, { ...FRAME, px: 0.5 });
    feelings.step(0.5, true);
    const { c, of } = recordingContext();
    feelings.draw({ c, bleed: { x: 0, y: 0, width: 400, height: 300 } });
    expect(of('fillText')[0]?.args[0]).toBe('combo 3');
    const scales = of('scale').map(({ args }) => Number(args[0]));
    // In a hundred-unit em: 22 CSS pixels at half a pixel a unit.
    expect(scales.at(-1)).toBeCloseTo(0.44);
  });

  it('keeps a shout that was earned at the edge whole within the world', () => {
    for (const [x, side] of [
      [0, 1],
      [400, -1],
    ] as const) {
      const { feelings } = fixture({ pop });
      feelings.answer([{ name: 'pop', value: 3 }], { x, y: 150 }, FRAME);
      const { c, of } = recordingContext();
      feelings.step(0.5, true);
      feelings.draw({ c, bleed: { x: 0, y: 0, width: 400, height: 300 } });
      const at = Number(of('translate')[0]?.args[0]);
      // Seven letters of 22 units, about half as wide as tall.
      expect((at - x) * side).toBeGreaterThan(7 * 22 * 0.25);
      expect((at - x) * side).toBeLessThan(7 * 22 * 0.4);
    }
  });

  it('climbs the scale by the cue’s value, and stays in tune at the first step', () => {
    const { feelings, heard } = fixture({ pop: { sound: 'match', climb: true, gain: 0.5 } });
    feelings.answer(
      [{ name: 'pop', value: 1 }, { name: 'pop', value: 4 }, { name: 'pop' }],
      MIDDLE,
      FRAME,
    );
    expect(heard).toEqual(
      [1, 4, 1].map((step) => ['match', { gain: 0.5, pan: 0, climb: step - 1 }]),
    );
  });

  it('pans to where it happened, never wholly to one side', () => {
    const { feelings, heard } = fixture({ pop: { sound: 'pop' } });
    feelings.answer([{ name: 'pop' }], { x: 400, y: 0 }, FRAME);
    feelings.answer([{ name: 'pop' }], { x: -900, y: 0 }, FRAME);
    expect(heard).toEqual([
      ['pop', { gain: 1, pan: 0.6 }],
      ['pop', { gain: 1, pan: -0.6 }],
    ]);
  });

  it('neither freezes nor shakes, and throws a quarter, when less motion is asked for', () => {
    const { feelings, held, particles, heard, shake } = fixture({ pop });
    feelings.step(0, true);
    feelings.answer([{ name: 'pop', value: 1 }], MIDDLE, { ...FRAME, calm: true });
    expect(held).toEqual([]);
    expect(particles.live).toBe(3);
    for (const moved of Object.values(feelings.shake)) expect(moved).toBeCloseTo(0);
    expect(shake.flash).toBeGreaterThan(0);
    expect(heard).toHaveLength(2);
  });

  it('bounds what a feel may ask for', () => {
    const { feelings, held, buzzed } = fixture({ pop: { stop: 500, buzz: 4000 } });
    feelings.answer([{ name: 'pop' }], MIDDLE, FRAME);
    expect(held).toEqual([90]);
    expect(buzzed).toEqual([120]);
  });

  it('answers a win, a loss and a refusal of its own accord, with sounds that exist', () => {
    for (const name of ['win', 'lose', 'refused']) {
      const { feelings, heard } = fixture();
      feelings.answer([{ name }], MIDDLE, FRAME);
      expect(heard.length).toBeGreaterThan(0);
    }
    for (const { sound } of Object.values(KIT_FEEL)) expect(SOUND_NAMES).toContain(sound);
  });

  it('lets the game have its own way', () => {
    const { feelings, heard } = fixture({ win: { sound: 'star' } });
    feelings.answer([{ name: 'win' }], MIDDLE, FRAME);
    expect(heard).toEqual([['star', { gain: 1, pan: 0 }]]);
  });

  it('leaves alone what nobody gave a feel', () => {
    const { feelings, heard } = fixture();
    feelings.answer([{ name: 'step' }], MIDDLE, FRAME);
    expect(heard).toEqual([]);
  });

  it('has every sound made ready beforehand', () => {
    const { warmed } = fixture({ pop, beep: { sound: [1, 0, 440] } });
    expect(warmed).toEqual(expect.arrayContaining(['pop', 'win', 'lose', 'error', [1, 0, 440]]));
  });

  it('lights the culprit and dims the rest of what is visible', () => {
    const { feelings } = fixture();
    const { c, of, depth } = recordingContext();
    const bleed = { x: -10, y: -10, width: 420, height: 320 };
    feelings.light(c, MIDDLE, { bleed, px: 2, calm: false });
    expect(of('fillRect')[0]?.args).toEqual([-10, -10, 420, 320]);
    expect(of('arc').every(({ args }) => args[0] === 200 && args[1] === 150)).toBe(true);
    expect(depth).toBe(0);
  });
});

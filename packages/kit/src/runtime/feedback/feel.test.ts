import { describe, expect, it } from 'vitest';
import { recordingContext } from '../../testing/recording-context.ts';
import { FeedbackPlayer, KIT_FEEL } from './feel.ts';
import { Shake } from './shake.ts';
import { Particles } from '../particles/index.ts';
import { Popups } from './popups.ts';
import { SOUND_NAMES } from '../sound/presets.ts';
import type { Feel } from '../view.ts';

const FRAME = { width: 400, height: 300, px: 2, reducedMotion: false };
const MIDDLE = { x: 200, y: 150 };

function fixture(feel: Readonly<Record<string, Feel>> = {}) {
  const heard: unknown[] = [];
  const held: number[] = [];
  const buzzed: number[] = [];
  const warmed: unknown[] = [];
  const particles = new Particles();
  const popups = new Popups();
  const shake = new Shake();
  const feedback = new FeedbackPlayer({
    sounds: {
      play: (sound, options) => heard.push([sound, options]),
      duck: () => heard.push('duck'),
      warm: (sounds) => warmed.push(...sounds),
    },
    feel,
    words: (key, values) => `${key} ${values?.['value']}`,
    hold: (ms) => held.push(ms),
    vibrate: (ms) => buzzed.push(ms),
    defer: (work) => work(),
    particles,
    popups,
    shake,
  });
  return { feedback, heard, held, buzzed, warmed, particles, popups, shake };
}

const pop: Feel = {
  sound: 'pop',
  buzz: 10,
  shake: 0.4,
  stop: 60,
  burst: { count: 12, colors: ['#ff0000'] },
  shout: 'combo',
  duck: true,
};

describe('FeedbackPlayer', () => {
  it('answers with sound, motion, particles and touch at the strength of the cue’s value', () => {
    const { feedback, heard, held, buzzed, particles } = fixture({
      knock: { ...pop, scaled: true, duck: false },
    });
    const strength = (value: number): number => {
      const before = particles.live;
      feedback.answer([{ name: 'knock', value }], MIDDLE, FRAME);
      return particles.live - before;
    };
    expect([strength(0), heard.length, held.length, buzzed.length]).toEqual([0, 0, 0, 0]);
    expect(strength(0.5)).toBe(6);
    expect(strength(7)).toBe(12);
    expect(heard).toEqual([
      ['pop', { gain: 0.625, pan: 0 }],
      ['pop', { gain: 1, pan: 0 }],
    ]);
    expect(held).toEqual([30, 60]);
    expect(buzzed).toEqual([5, 10]);
  });

  it('answers a cue in sound, motion, particles and touch at once', () => {
    const { feedback, heard, held, buzzed, particles, popups } = fixture({ pop });
    feedback.answer([{ name: 'pop', value: 3 }], MIDDLE, FRAME);
    expect(heard).toEqual([['pop', { gain: 1, pan: 0 }], 'duck']);
    expect(held).toEqual([60]);
    expect(buzzed).toEqual([10]);
    expect(particles.live).toBe(12);
    expect(popups.live).toBe(1);
    feedback.step(1 / 60, false);
    expect(Math.hypot(feedback.shake.x, feedback.shake.y)).toBeGreaterThan(0);
  });

  it('plays the exact pitch of the cue, on the instrument of its feel', () => {
    const { feedback, heard } = fixture({ sing: { note: { instrument: 'harp', how: 'hold' } } });
    feedback.answer([{ name: 'sing', value: 67 }], MIDDLE, FRAME);
    expect(heard).toEqual([
      ['harp', { instrument: 'harp', how: 'hold', key: 67, gain: 1, pan: 0 }],
    ]);
  });

  it('shows the shout in the game’s words, at a readable size', () => {
    const { feedback } = fixture({ pop });
    feedback.answer([{ name: 'pop', value: 3 }], MIDDLE, { ...FRAME, px: 0.5 });
    feedback.step(0.5, true);
    const { c, of } = recordingContext();
    feedback.draw({ c, bleed: { x: 0, y: 0, width: 400, height: 300 } });
    expect(of('fillText')[0]?.args[0]).toBe('combo 3');
    const scales = of('scale').map(({ args }) => Number(args[0]));
    // In a hundred-unit em: 22 CSS pixels at half a pixel a unit.
    expect(scales.at(-1)).toBeCloseTo(0.44);
  });

  it('moves a shout at the edge completely into the world', () => {
    for (const [x, side] of [
      [0, 1],
      [400, -1],
    ] as const) {
      const { feedback } = fixture({ pop });
      feedback.answer([{ name: 'pop', value: 3 }], { x, y: 150 }, FRAME);
      const { c, of } = recordingContext();
      feedback.step(0.5, true);
      feedback.draw({ c, bleed: { x: 0, y: 0, width: 400, height: 300 } });
      const at = Number(of('translate')[0]?.args[0]);
      // Seven letters of 22 units, about half as wide as tall.
      expect((at - x) * side).toBeGreaterThan(7 * 22 * 0.25);
      expect((at - x) * side).toBeLessThan(7 * 22 * 0.4);
    }
  });

  it('climbs the scale by the cue’s value, and stays in tune at the first step', () => {
    const { feedback, heard } = fixture({ pop: { sound: 'match', climb: true, gain: 0.5 } });
    feedback.answer(
      [{ name: 'pop', value: 1 }, { name: 'pop', value: 4 }, { name: 'pop' }],
      MIDDLE,
      FRAME,
    );
    expect(heard).toEqual(
      [1, 4, 1].map((step) => ['match', { gain: 0.5, pan: 0, climb: step - 1 }]),
    );
  });

  it('pans to the position, never fully to one side', () => {
    const { feedback, heard } = fixture({ pop: { sound: 'pop' } });
    feedback.answer([{ name: 'pop' }], { x: 400, y: 0 }, FRAME);
    feedback.answer([{ name: 'pop' }], { x: -900, y: 0 }, FRAME);
    expect(heard).toEqual([
      ['pop', { gain: 1, pan: 0.6 }],
      ['pop', { gain: 1, pan: -0.6 }],
    ]);
  });

  it('neither freezes nor shakes, and throws a quarter of the particles, with reduced motion', () => {
    const { feedback, held, particles, heard, shake } = fixture({ pop });
    feedback.step(0, true);
    feedback.answer([{ name: 'pop', value: 1 }], MIDDLE, { ...FRAME, reducedMotion: true });
    expect(held).toEqual([]);
    expect(particles.live).toBe(3);
    for (const moved of Object.values(feedback.shake)) expect(moved).toBeCloseTo(0);
    expect(shake.flash).toBeGreaterThan(0);
    expect(heard).toHaveLength(2);
  });

  it('limits every feel', () => {
    const { feedback, held, buzzed } = fixture({ pop: { stop: 500, buzz: 4000 } });
    feedback.answer([{ name: 'pop' }], MIDDLE, FRAME);
    expect(held).toEqual([90]);
    expect(buzzed).toEqual([120]);
  });

  it('answers a win, a loss and a refusal by default, with existing sounds', () => {
    for (const name of ['win', 'lose', 'refused']) {
      const { feedback, heard } = fixture();
      feedback.answer([{ name }], MIDDLE, FRAME);
      expect(heard.length).toBeGreaterThan(0);
    }
    for (const { sound } of Object.values(KIT_FEEL)) expect(SOUND_NAMES).toContain(sound);
  });

  it('lets the game override it', () => {
    const { feedback, heard } = fixture({ win: { sound: 'star' } });
    feedback.answer([{ name: 'win' }], MIDDLE, FRAME);
    expect(heard).toEqual([['star', { gain: 1, pan: 0 }]]);
  });

  it('ignores cues without a feel', () => {
    const { feedback, heard } = fixture();
    feedback.answer([{ name: 'step' }], MIDDLE, FRAME);
    expect(heard).toEqual([]);
  });

  it('prepares every sound in advance', () => {
    const { warmed } = fixture({ pop, beep: { sound: [1, 0, 440] } });
    expect(warmed).toEqual(expect.arrayContaining(['pop', 'win', 'lose', 'error', [1, 0, 440]]));
  });

  it('highlights the cause and dims the rest of the visible area', () => {
    const { feedback } = fixture();
    const { c, of, depth } = recordingContext();
    const bleed = { x: -10, y: -10, width: 420, height: 320 };
    feedback.light(c, MIDDLE, { bleed, px: 2, reducedMotion: false });
    expect(of('fillRect')[0]?.args).toEqual([-10, -10, 420, 320]);
    expect(of('arc').every(({ args }) => args[0] === 200 && args[1] === 150)).toBe(true);
    expect(depth).toBe(0);
  });

  it('highlights nothing in a frame without size', () => {
    const { feedback } = fixture();
    const { c, log } = recordingContext();
    const bleed = { x: 0, y: 0, width: 0, height: 0 };
    feedback.light(c, MIDDLE, { bleed, px: 0, reducedMotion: false });
    feedback.light(c, { x: NaN, y: NaN }, { bleed, px: NaN, reducedMotion: false });
    feedback.light(c, { x: Infinity, y: 150 }, { bleed, px: 2, reducedMotion: false });
    expect(log).toEqual([]);
  });
});

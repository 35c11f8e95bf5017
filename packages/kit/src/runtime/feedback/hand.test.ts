import { describe, expect, it } from 'vitest';
import { recordingContext, type RecordingContext } from '../../testing/recording-context.ts';
import { drawCoach } from './hand.ts';
import type { Coach, Device, PadButton } from '../view.ts';

const ALL: readonly PadButton[] = [
  'up',
  'down',
  'left',
  'right',
  'a',
  'b',
  'x',
  'y',
  'l',
  'r',
  'tab',
];
const SWIPE: Coach = { kind: 'swipe', from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, keys: ['right'] };
const COACHES: readonly Coach[] = [
  SWIPE,
  {
    kind: 'swipe',
    from: { x: 5, y: 5 },
    to: { x: 5, y: 5 },
    keys: ['up', 'down', 'left', 'right'],
  },
  { kind: 'tap', at: { x: 3, y: 4 }, keys: ALL },
  { kind: 'hold', at: { x: 3, y: 4 }, keys: [] },
  {
    kind: 'path',
    points: [
      { x: 0, y: 0 },
      { x: 50, y: 90 },
      { x: 99, y: 0 },
    ],
    keys: ['a'],
  },
  { kind: 'path', points: [{ x: 7, y: 8 }], keys: ['a'] },
  { kind: 'path', points: [], keys: ['a'] },
];

function drawn(
  coach: Coach,
  t: number,
  device: Device = 'touch',
  reducedMotion = false,
  px = 1,
): RecordingContext {
  const recording = recordingContext();
  drawCoach(recording.c, coach, t, device, px, reducedMotion);
  return recording;
}

/** The position of the finger tip: only the hand is rotated by its own angle. */
function tip({ log }: RecordingContext): number | undefined {
  const turn = log.findIndex(({ name, args }) => name === 'rotate' && args[0] === -0.32);
  const moved = log.slice(0, turn).findLast(({ name }) => name === 'translate');
  return turn < 0 ? undefined : Number(moved?.args[0]);
}

describe('the coach', () => {
  it.each(['touch', 'mouse', 'keyboard', 'gamepad'] as const)(
    'draws every kind of coach at any moment for %s, and tidies up',
    (device) => {
      for (const coach of COACHES) {
        for (let t = 0; t < 6; t += 0.07) {
          for (const reducedMotion of [false, true]) {
            const { depth, c } = drawn(coach, t, device, reducedMotion);
            expect(depth).toBe(0);
            expect(c.globalAlpha).toBe(1);
          }
        }
      }
    },
  );

  it('moves the finger all the way, repeatedly', () => {
    const tips = Array.from({ length: 200 }, (_, frame) => tip(drawn(SWIPE, frame / 30)));
    const seen = tips.filter((each) => each !== undefined);
    expect(Math.min(...seen)).toBeCloseTo(0);
    expect(Math.max(...seen)).toBeCloseTo(200);
    const back = seen.findIndex((each, index) => each < (seen[index - 1] ?? 0) - 100);
    expect(back).toBeGreaterThan(0);
    expect(Math.max(...seen.slice(back))).toBeCloseTo(200);
  });

  it('presses as often as the action takes before it waits', () => {
    const ripples = (taps: number): number => {
      const coach: Coach = { kind: 'tap', at: { x: 0, y: 0 }, keys: [], taps };
      // A ripple starts small: count how often one restarts within one cycle.
      const sizes = Array.from({ length: 300 }, (_, frame) =>
        Number(drawn(coach, (frame / 300) * (0.76 * taps + 0.45)).of('arc')[0]?.args[2] ?? 0),
      );
      return sizes.filter((size, at) => size > 0 && (sizes[at - 1] ?? 0) === 0).length;
    };
    expect([ripples(1), ripples(2), ripples(3)]).toEqual([1, 2, 3]);
  });

  it('does not move with reduced motion', () => {
    for (const device of ['touch', 'keyboard'] as const) {
      const [first, later] = [drawn(SWIPE, 0.1, device, true), drawn(SWIPE, 1.3, device, true)];
      expect(JSON.stringify(first.log)).toBe(JSON.stringify(later.log));
    }
  });

  it('shows keys instead of a hand to keyboard players', () => {
    expect(tip(drawn(SWIPE, 0.5, 'keyboard'))).toBeUndefined();
    expect(tip(drawn(SWIPE, 0.5, 'gamepad'))).toBeUndefined();
    expect(drawn(SWIPE, 0.5, 'keyboard').of('roundRect').length).toBeGreaterThan(0);
  });

  it('presses the keys one after the other', () => {
    const coach: Coach = { kind: 'tap', at: { x: 0, y: 0 }, keys: ['x', 'y'] };
    const faces = (t: number): string =>
      JSON.stringify(drawn(coach, t, 'keyboard').of('roundRect'));
    expect(new Set([faces(0.1), faces(0.5), faces(0.9)]).size).toBe(3);
  });

  it('is equally large on every screen', () => {
    const scale = (px: number): number =>
      Number(drawn(SWIPE, 0.5, 'touch', true, px).of('scale')[0]?.args[0]) * px;
    expect(scale(60)).toBeCloseTo(scale(1));
  });
});

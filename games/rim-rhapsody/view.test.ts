import type { Press } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { rules, type Input, type State } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { poll, read } from './view/read.ts';
import { createUi, type Ui } from './view/ui.ts';

function playthrough(height: number): { state: State; ui: Ui } {
  const state = rules.deal({ mode: 'challenge', at: 1 }, createRng('view'), FRESH);
  const ui = createUi(state);
  ui.height = height;
  return { state, ui };
}

/** A straight stroke: parts of the screen's height, milliseconds, a report every so often. */
function stroke(
  height: number,
  dx: number,
  dy: number,
  ms: number,
  every: number,
): Input | undefined {
  const { state, ui } = playthrough(height);
  const from = { x: 300, y: height * 0.8 };
  const count = Math.round(ms / every);
  let answer: unknown;
  for (let at = 0; at <= count; at += 1) {
    const part = at / count;
    const here = { x: from.x + dx * height * part, y: from.y + dy * height * part };
    const phase: Press['phase'] = at === 0 ? 'down' : 'move';
    const press = { kind: 'press', pointer: 1, device: 'touch', from, ...here } as const;
    read({ ...press, phase, path: [here], times: [5000 + ms * part] }, state, ui);
    if (at < count) continue;
    answer = read({ ...press, phase: 'up', path: [here], times: [5000 + ms + 4] }, state, ui);
  }
  return typeof answer === 'object' ? (answer as Input) : undefined;
}

describe('a flick', () => {
  it('is the same shot on every screen and at every pointer rate', () => {
    const shots = [1080, 1278, 1480].flatMap((height) =>
      [4, 8, 12].map((every) => stroke(height, 0.06, -0.24, 96, every)),
    );
    expect(new Set(shots.map((shot) => JSON.stringify(shot))).size).toBe(1);
    expect(shots[0]).toMatchObject({ kind: 'shot', angle: 140 });
  });

  it('is stronger the faster it is, by even steps for even ratios', () => {
    const power = (ms: number): number => {
      const shot = stroke(1280, 0, -0.24, ms, 8);
      return shot?.kind === 'shot' ? shot.power : -1;
    };
    const [slow, fair, fast] = [power(192), power(96), power(48)];
    expect(fast - fair).toBeGreaterThan(200);
    expect(Math.abs(fast - fair - (fair - slow))).toBeLessThanOrEqual(1);
  });

  it('downward, or none at all, throws nothing', () => {
    expect(stroke(1280, 0, 0.2, 80, 8)).toBeUndefined();
    expect(stroke(1280, 0, -0.005, 80, 8)).toBeUndefined();
  });
});

describe('keys', () => {
  it('turn by arrows and shoot with the power that Space was held for', () => {
    const { state, ui } = playthrough(1280);
    const pad = (phase: 'down' | 'up', button: 'left' | 'a') =>
      read({ kind: 'pad', phase, button, device: 'keyboard' }, state, ui);
    const hold = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
    expect(ui.pad.angle).toBe(180);
    pad('down', 'left');
    pad('up', 'left');
    pad('down', 'a');
    for (let tick = 0; tick < 30; tick += 1) poll(hold, state, ui);
    expect(pad('up', 'a')).toEqual({ kind: 'shot', angle: 170, power: 510 });
    pad('down', 'a');
    for (let tick = 0; tick < 70; tick += 1) poll(hold, state, ui);
    expect(pad('up', 'a')).toMatchObject({ power: 1000 - 17 * 11 });
  });
});

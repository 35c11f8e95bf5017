import type { Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { drag } from './index.ts';

const TO = sizesOf(500, 100);

/** Five cells in a row, 100 wide. A drag cannot begin on the last. */
const row = drag<object, string, { lost?: boolean }>({
  cellAt: ({ x }) => (x < 0 || x >= 500 ? undefined : Math.floor(x / 100)),
  sideOf: () => 100,
  begin: ({ cell }) => (cell === undefined || cell === 4 ? undefined : `down ${cell}`),
  over: (steps) => steps.map(({ cell }) => `over ${cell}`),
  end(step, lost, _, ui) {
    ui.lost = lost;
    return lost ? undefined : `up ${step.cell}`;
  },
  teach: () => ({
    points: [
      { x: 50, y: 50 },
      { x: 250, y: 50 },
    ],
    keys: ['right'],
  }),
});

function hand() {
  const ui: { lost?: boolean } = {};
  const press = (phase: Press['phase'], x: number, pointer = 1) => {
    const at = { x, y: 50 };
    const event = { kind: 'press', phase, pointer, device: 'touch', ...at, from: at } as const;
    return row.read?.({ ...event, path: [at] }, {}, ui, TO);
  };
  return { ui, press, coach: () => row.coach?.({}, ui, 'touch', TO) };
}

describe('a drag over cells', () => {
  test('comes to every cell on its way, however fast the finger is', () => {
    const { press } = hand();
    expect(press('down', 20)).toBe('down 0');
    expect(press('move', 90)).toBe('redraw');
    expect(press('move', 480)).toEqual(['over 1', 'over 2', 'over 3', 'over 4']);
    expect(press('move', 700)).toEqual(['over undefined']);
    expect(press('up', 700)).toBe('up undefined');
  });

  test('belongs to one finger, and to none that came down elsewhere', () => {
    const { press } = hand();
    expect(press('down', 450)).toBeUndefined();
    expect(press('move', 250)).toBeUndefined();
    press('down', 20);
    expect(press('down', 120, 2)).toBeUndefined();
    expect(press('move', 320, 2)).toBeUndefined();
    expect(press('move', 120)).toEqual(['over 1']);
  });

  test('says when its finger was taken away', () => {
    const { ui, press } = hand();
    press('down', 20);
    expect(press('cancel', 20)).toBe('redraw');
    expect(ui.lost).toBe(true);
  });

  test('is shown by the hand until it begins', () => {
    const { press, coach } = hand();
    expect(coach()).toMatchObject({ kind: 'path', keys: ['right'] });
    press('down', 20);
    expect(coach()).toBe('wait');
  });
});

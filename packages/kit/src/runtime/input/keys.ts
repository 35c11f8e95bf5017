import type { Point } from '../../contract/index.ts';
import { keyCap as capOf, readKeyCaps } from './key-caps.ts';
import { labelFont } from '../render/draw/lettering.ts';
import { arrow, disc, down, place, rim, rounded, type Context } from '../render/draw/shapes.ts';
import { stamp, type Reach } from '../render/draw/stamp.ts';
import { PALETTE } from '../render/palette.ts';
import type { PadButton } from '../view.ts';

/** CSS pixels. */
export const CAP = 46;
const GAP = 8;
/** The height of a key: rows of keys are this much farther apart. */
const FOOT = 8;

const ARROWS: Partial<Record<PadButton, number>> = { right: 0, down: 1, left: 2, up: 3 };
/** The letters of keys on a US keyboard; Space and Shift are drawn. */
const KEY_LETTERS: Partial<Record<PadButton, string>> = { x: 'X', y: 'C', l: 'Q', r: 'E' };
const PAD_NAMES: Partial<Record<PadButton, string>> = {
  a: 'A',
  b: 'B',
  x: 'X',
  y: 'Y',
  l: 'L',
  r: 'R',
  tab: '–',
};
const PAD_COLORS: Partial<Record<PadButton, string>> = {
  a: PALETTE.green,
  b: PALETTE.red,
  x: PALETTE.blue,
  y: PALETTE.yellow,
};

/**
 * Key caps or gamepad buttons around x, y, pressed in turn.
 * @param unit world units per CSS pixel
 * @param t seconds, or undefined if no key should move
 */
export function drawKeys(
  c: Context,
  keys: readonly PadButton[],
  x: number,
  y: number,
  unit: number,
  device: 'keyboard' | 'gamepad',
  t: number | undefined,
  held: boolean,
): void {
  if (keys.length === 0) return;
  void readKeyCaps();
  const round = t === undefined ? 0 : t / (held ? 1.8 : 0.75);
  const turn = Math.floor(round) % keys.length;
  const spots = placesOf(keys, device);
  keys.forEach((key, index) => {
    const spot = spots[index];
    if (!spot) return;
    const pressed = t !== undefined && index === turn && round % 1 < (held ? 0.8 : 0.45);
    const paint = device === 'gamepad' ? padButton : keyCap;
    const name = `kit key ${device} ${key} ${keyName(key)} ${pressed}`;
    const half = widthOf(key, device) / 2 + 3;
    const reach = (): Reach => ({ left: -half, top: -CAP, right: half, bottom: CAP });
    const [kx, ky] = [x + spot.x * unit, y + spot.y * unit];
    stamp(c, name, kx, ky, unit, reach, (on) => paint(on, key, pressed));
  });
}

function keyName(key: PadButton): string | undefined {
  const letter = KEY_LETTERS[key];
  return letter === undefined ? (key === 'tab' ? 'Tab' : undefined) : capOf(letter);
}

const widthOf = (key: PadButton, device: 'keyboard' | 'gamepad'): number =>
  device === 'keyboard' && key === 'a'
    ? CAP * 2.6
    : device === 'keyboard' && key === 'tab'
      ? CAP * 1.5
      : CAP;

/** Centers of the keys around 0, 0: three or four arrows as on a keyboard, all others in a row. */
function placesOf(keys: readonly PadButton[], device: 'keyboard' | 'gamepad'): readonly Point[] {
  const step = CAP + GAP;
  if (keys.length > 2 && keys.every((key) => key in ARROWS)) {
    const [rise, base] = device === 'gamepad' ? [step, 0] : [(step + FOOT) / 2, (step + FOOT) / 2];
    return keys.map((key) => ({
      x: key === 'left' ? -step : key === 'right' ? step : 0,
      y: key === 'up' ? -rise : key === 'down' && device === 'gamepad' ? rise : base,
    }));
  }
  const whole = keys.reduce((sum, key) => sum + widthOf(key, device) + GAP, -GAP);
  let left = -whole / 2;
  return keys.map((key) => {
    const width = widthOf(key, device);
    const spot = { x: left + width / 2, y: 0 };
    left += width + GAP;
    return spot;
  });
}

function keyCap(c: Context, key: PadButton, pressed: boolean): void {
  const width = widthOf(key, 'keyboard');
  const [left, top] = [-width / 2, -CAP / 2 + (pressed ? 5 : 0)];
  rounded(
    c,
    left - 3,
    -CAP / 2 + (pressed ? 2 : -3),
    width + 6,
    CAP + (pressed ? 10 : 15),
    14,
    PALETTE.ink,
  );
  rounded(c, left, top, width, CAP + (pressed ? 3 : 7), 11, '#c9bce8');
  const face = pressed
    ? down(c, top, top + CAP, '#ffd9ec', '#ffb3d6')
    : down(c, top, top + CAP, PALETTE.white, '#efe9fc');
  rounded(c, left, top, width, CAP, 11, face);
  place(c, 0, top + CAP / 2, () => keyFace(c, key, keyName(key)));
}

function padButton(c: Context, key: PadButton, pressed: boolean): void {
  const lift = pressed ? 4 : 0;
  const color = PAD_COLORS[key] ?? '#efe9fc';
  disc(c, 0, 5, CAP / 2 + 3, PALETTE.ink);
  disc(c, 0, lift, CAP / 2 + 3, PALETTE.ink);
  disc(c, 0, lift, CAP / 2, color);
  place(c, 0, lift, () => keyFace(c, key, PAD_NAMES[key]));
}

function keyFace(c: Context, key: PadButton, name: string | undefined): void {
  const turn = ARROWS[key];
  if (turn !== undefined) {
    place(c, 0, 0, () => arrow(c, 12, PALETTE.ink), (turn * Math.PI) / 2);
  } else if (name !== undefined) {
    c.fillStyle = PALETTE.ink;
    c.font = labelFont(24);
    c.textAlign = 'center';
    c.textBaseline = 'alphabetic';
    c.fillText(name, 0, 8.5);
  } else if (key === 'a') {
    rim(c, PALETTE.ink, 5, (path) => {
      path.moveTo(-30, -2);
      path.lineTo(-30, 7);
      path.lineTo(30, 7);
      path.lineTo(30, -2);
    });
  } else {
    // Shift: an open arrow upward.
    place(c, 0, 0, () =>
      rim(c, PALETTE.ink, 4, (path) => {
        for (const [px, py] of [
          [0, -12],
          [12, 1],
          [5, 1],
          [5, 11],
          [-5, 11],
          [-5, 1],
          [-12, 1],
        ] as const) {
          path.lineTo(px, py);
        }
        path.closePath();
      }),
    );
  }
}

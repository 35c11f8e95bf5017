import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, ball, jar, pin, crate, mill } = make;

/** Strokes drawn over nails hang on them. */
export const NAILS: Pack = {
  // One nail and a ledge hold a ramp.
  'first-nail': [
    pin(360, 330),
    box(620, 460, 140, 30),
    ball(420, 130),
    jar(820, 660),
    box(820, 680, 240, 40),
  ],
  // Two nails hold anything.
  'two-nails': [
    pin(330, 280),
    pin(560, 380),
    ball(380, 110),
    jar(740, 640),
    box(740, 665, 260, 50),
  ],
  // A gate that swings.
  gate: [
    box(240, 360, 360, 30, { turn: 0.12 }),
    pin(520, 250),
    ball(120, 220),
    jar(640, 660),
    box(640, 680, 240, 40),
    box(880, 420, 30, 400),
  ],
  // A hammer.
  hammer: [
    pin(250, 180),
    box(330, 420, 260, 30),
    ball(330, 379),
    box(620, 520, 180, 30),
    jar(800, 680),
    box(800, 690, 240, 20),
  ],
  // A roof of nails.
  'nail-roof': [
    pin(300, 240),
    pin(460, 330),
    pin(620, 420),
    ball(220, 90),
    ball(220, 30),
    jar(820, 660),
    box(820, 680, 240, 40),
  ],
  // A hook.
  hook: [
    pin(560, 210),
    box(220, 300, 320, 30, { turn: 0.25 }),
    ball(110, 150),
    jar(480, 680),
    box(480, 690, 260, 20),
  ],
  // A mill turns: use it.
  'first-mill': [
    mill(500, 400, 110, 1.6),
    ball(520, 120),
    jar(870, 660),
    box(870, 680, 220, 40),
    box(250, 520, 160, 30),
  ],
  // A mill in the way, and a nail to go over it.
  'over-the-mill': [
    box(160, 230, 240, 30, { turn: 0.25 }),
    mill(480, 440, 90, -2),
    pin(480, 260),
    box(700, 420, 120, 30),
    crate(700, 380, 50, 50),
    ball(80, 100),
    jar(860, 660),
    box(860, 680, 220, 40),
  ],
};

import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, rubber, ball, jar, bumper, crate, pin } = make;

/** Rubber and bumpers give back what they get. */
export const BOUNCE: Pack = {
  'soft-landing': [
    rubber(520, 640, 700, 40),
    ball(330, 100),
    box(200, 380, 120, 30),
    jar(690, 620),
    box(880, 500, 40, 300),
  ],
  'rubber-wall': [
    box(200, 280, 320, 30, { turn: 0.28 }),
    rubber(700, 400, 40, 300),
    ball(80, 120),
    jar(500, 680),
    box(500, 690, 240, 20),
    box(360, 470, 80, 30),
  ],
  trampoline: [
    rubber(260, 600, 220, 40, { turn: 0.12 }),
    box(540, 570, 40, 260),
    ball(240, 140),
    jar(740, 660),
    box(740, 680, 240, 40),
    box(440, 420, 60, 30),
  ],
  pinball: [
    bumper(360, 330, 40),
    bumper(520, 440, 40),
    bumper(640, 300, 40),
    ball(420, 90),
    jar(780, 660),
    box(780, 680, 260, 40),
    box(200, 470, 120, 30),
  ],
  'crate-toss': [
    rubber(300, 620, 240, 40),
    crate(300, 572),
    ball(300, 100),
    box(560, 440, 120, 30),
    jar(780, 660),
    box(780, 680, 260, 40),
    pin(420, 300),
  ],
  'zig-zag': [
    rubber(760, 230, 30, 200, { turn: -0.2 }),
    rubber(240, 430, 30, 200, { turn: 0.2 }),
    box(300, 190, 320, 26, { turn: 0.15 }),
    box(600, 420, 120, 30),
    ball(180, 80),
    jar(700, 680),
    box(700, 690, 240, 20),
  ],
};

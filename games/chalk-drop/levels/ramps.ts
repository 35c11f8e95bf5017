import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, ball, jar } = make;

/** One line, its weight, and a slope. */
export const RAMPS: Pack = {
  // A bridge that is a slope. Both planks lean the way the ball is to go, and a wall stops what flies
  // too far, so that nearly every line from one to the other wins.
  'first-line': [
    box(190, 280, 220, 30, { turn: 0.35 }),
    box(680, 470, 280, 30, { turn: 0.25 }),
    ball(340, 130),
    jar(880, 660),
    box(880, 680, 220, 40),
    box(958, 500, 30, 320),
  ],
  // The other way, and steeper.
  'left-hand': [
    box(820, 260, 200, 40),
    box(440, 430, 130, 40),
    ball(640, 100),
    jar(230, 660),
    box(152, 500, 30, 320),
    box(230, 680, 260, 40),
  ],
  // A gap that the rolling ball must cross.
  'mind-the-gap': [
    box(170, 250, 280, 30, { turn: 0.22 }),
    box(640, 400, 300, 30),
    ball(90, 130),
    jar(880, 640),
    box(880, 665, 220, 50),
    box(958, 480, 30, 320),
  ],
  // A lid over the wrong hole.
  lid: [
    box(180, 300, 260, 30, { turn: 0.25 }),
    box(370, 420, 120, 30),
    box(640, 420, 180, 30),
    ball(100, 160),
    jar(820, 660),
    box(820, 680, 240, 40),
    box(370, 560, 30, 250),
    box(898, 500, 30, 320),
  ],
  // Falls too far: break the fall.
  stairs: [
    box(150, 210, 160, 30, { turn: 0.24 }),
    box(470, 380, 140, 30, { turn: 0.1 }),
    box(640, 500, 110, 30, { turn: 0.1 }),
    ball(110, 80),
    jar(740, 680),
    box(740, 690, 240, 20),
    box(818, 520, 30, 320),
  ],
  // A wall to climb over.
  'over-the-wall': [
    box(180, 250, 260, 30, { turn: 0.3 }),
    box(420, 470, 320, 30),
    box(565, 405, 30, 100),
    ball(90, 110),
    jar(720, 640),
    box(720, 665, 200, 50),
    box(798, 480, 30, 320),
  ],
  // The slope runs away from the jar: turn the ball round.
  'turn-round': [
    box(420, 260, 420, 30, { turn: 0.12 }),
    box(780, 480, 240, 30),
    ball(260, 140),
    jar(590, 680),
    box(570, 690, 240, 20),
    box(512, 520, 30, 320),
    box(890, 400, 30, 190),
  ],
  // Two gaps.
  'two-gaps': [
    box(120, 200, 160, 30, { turn: 0.2 }),
    box(400, 300, 110, 30),
    box(680, 420, 110, 30),
    ball(80, 90),
    jar(900, 660),
    box(890, 680, 200, 40),
    box(978, 500, 30, 320),
  ],
};

import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, ball, jar, key, door, ruler, bumper } = make;

/** Two balls, each with a jar of its own. */
export const PAIRS: Pack = {
  'first-pair': [
    box(500, 300, 120, 30),
    ball(380, 130, 0),
    ball(620, 130, 1),
    jar(180, 660, 0),
    jar(820, 660, 1),
    box(180, 680, 240, 40),
    box(820, 680, 240, 40),
    box(280, 440, 80, 30),
    box(720, 440, 80, 30),
  ],
  apart: [
    box(500, 400, 260, 30),
    ball(455, 120, 0),
    ball(545, 120, 1),
    jar(200, 680, 0),
    jar(800, 680, 1),
    box(200, 690, 220, 20),
    box(800, 690, 220, 20),
  ],
  'one-after-the-other': [
    box(220, 280, 220, 30),
    box(600, 430, 140, 30),
    ball(340, 60, 0),
    ball(440, 180, 0),
    jar(800, 660, 0),
    box(800, 680, 260, 40),
  ],
  scales: [
    ruler(500, 360, 460),
    box(500, 440, 40, 140),
    ball(330, 310, 0),
    ball(670, 310, 1),
    jar(200, 660, 0),
    jar(800, 660, 1),
    box(200, 680, 220, 40),
    box(800, 680, 220, 40),
  ],
  'my-key-your-door': [
    key(300, 330),
    box(250, 470, 160, 30, { turn: 0.2 }),
    ball(300, 110, 0),
    box(150, 300, 120, 30),
    jar(430, 680, 0),
    ball(660, 130, 1),
    door(780, 520, 130, 26),
    jar(780, 670, 1),
    box(780, 685, 220, 30),
    box(430, 690, 200, 20),
    box(560, 330, 100, 30),
  ],
  'bumper-twins': [
    bumper(500, 360, 60),
    ball(470, 100, 0),
    ball(530, 190, 1),
    jar(230, 660, 0),
    jar(770, 660, 1),
    box(230, 680, 240, 40),
    box(770, 680, 240, 40),
  ],
};

import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, ice, ball, jar, fan, crate, pin } = make;

/** Ice that lets go, and fans that blow. */
export const WEATHER: Pack = {
  'first-ice': [
    ice(250, 300, 360, 30, { turn: 0.1 }),
    box(620, 440, 160, 30),
    ball(130, 160),
    jar(860, 660),
    box(860, 680, 220, 40),
  ],
  'first-fan': [
    fan(420, 660, 'up', 420, 1500),
    ball(300, 180),
    box(240, 420, 160, 30),
    box(590, 330, 120, 30),
    jar(740, 560),
    box(740, 585, 160, 50),
  ],
  headwind: [
    fan(930, 400, 'left', 520, 400),
    box(200, 300, 320, 30, { turn: 0.25 }),
    box(560, 440, 200, 30),
    ball(90, 130),
    jar(850, 680),
    box(850, 690, 220, 20),
  ],
  updraught: [
    fan(330, 670, 'up', 580, 1300),
    ball(330, 500),
    box(470, 480, 30, 120),
    jar(590, 600),
    box(590, 625, 180, 50),
    pin(250, 150),
    pin(400, 90),
  ],
  tailwind: [
    fan(70, 380, 'right', 560, 650),
    box(330, 440, 420, 30),
    ball(200, 399),
    crate(470, 397),
    jar(800, 660),
    box(800, 680, 260, 40),
  ],
  slide: [
    ice(230, 240, 340, 30, { turn: 0.3 }),
    ice(500, 470, 280, 30),
    box(900, 430, 40, 400),
    ball(110, 100),
    jar(660, 690),
    box(330, 400, 60, 30),
  ],
  'frozen-gap': [
    ice(200, 260, 320, 30, { turn: 0.15 }),
    ice(700, 420, 260, 30, { turn: -0.1 }),
    ball(90, 140),
    jar(480, 680),
    box(480, 690, 220, 20),
    pin(480, 330),
  ],
  sail: [
    fan(60, 300, 'right', 700, 900),
    ice(400, 420, 620, 30),
    ball(330, 379),
    box(760, 560, 100, 30),
    jar(880, 680),
    box(880, 690, 200, 20),
  ],
};

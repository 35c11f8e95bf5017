import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, rubber, ball, jar, key, door, glass } = make;

/** Keys wipe doors away; panes break. */
export const LOCKS: Pack = {
  'first-key': [
    box(200, 300, 200, 40),
    box(620, 420, 150, 40),
    key(470, 280),
    ball(330, 130),
    jar(810, 660),
    box(810, 680, 260, 40),
    door(810, 510, 140, 30),
  ],
  'first-pane': [
    box(230, 250, 340, 30, { turn: 0.05 }),
    glass(560, 420, 24, 170),
    box(520, 520, 380, 30),
    ball(100, 190),
    jar(800, 690),
    box(940, 560, 30, 260),
  ],
  skylight: [
    glass(560, 330, 220, 20),
    box(420, 330, 60, 40),
    box(700, 330, 60, 40),
    ball(560, 290),
    jar(560, 660),
    box(560, 680, 240, 40),
  ],
  detour: [
    box(230, 240, 300, 30, { turn: 0.22 }),
    key(820, 300),
    box(620, 400, 300, 30),
    box(890, 400, 30, 160),
    door(460, 640, 30, 80),
    ball(110, 110),
    jar(330, 680),
    box(430, 690, 460, 20),
  ],
  'two-keys': [
    key(400, 250),
    key(620, 340),
    box(200, 280, 200, 30),
    box(700, 450, 120, 30),
    ball(300, 100),
    door(910, 520, 130, 26),
    jar(910, 670),
    box(910, 685, 170, 30),
  ],
  'glass-house': [
    glass(430, 470, 20, 200),
    glass(690, 470, 20, 200),
    glass(560, 360, 280, 20),
    jar(620, 570),
    box(560, 590, 420, 40),
    ball(420, 120),
    rubber(200, 500, 120, 30),
  ],
};

import { make } from '../rules/things.ts';
import type { Pack } from '../levels.ts';

const { box, ball, jar, ruler, crate, bucket } = make;

/** Closed shapes are heavy: rulers that rock, crates, buckets. */
export const BALANCE: Pack = {
  // The ball tips the ruler the wrong way; anything heavy on its other end tips it back. The post is
  // slim, and ends below the ruler, so that it rocks freely.
  'first-weight': [
    ruler(430, 400, 360),
    box(430, 552, 20, 256),
    ball(480, 366),
    jar(185, 670),
    box(185, 685, 220, 30),
    box(112, 535, 30, 320),
    box(249, 635, 30, 120),
  ],
  // The ball is the weight.
  tipping: [
    ruler(380, 360, 360),
    box(380, 470, 40, 200),
    ball(250, 160),
    box(110, 260, 130, 30),
    jar(700, 640),
    box(700, 665, 240, 50),
  ],
  // A crate is in the way: push it off.
  shove: [
    box(330, 400, 520, 30),
    crate(430, 357, 44, 56),
    box(110, 250, 160, 30, { turn: 0.35 }),
    ball(80, 130),
    jar(780, 660),
    box(780, 680, 260, 40),
  ],
  // A crate waits to be a step.
  'crate-step': [
    box(230, 360, 280, 30, { turn: 0.18 }),
    crate(520, 570, 110, 120),
    box(560, 645, 320, 30),
    ball(140, 200),
    jar(850, 660),
    box(850, 680, 200, 40),
  ],
  // Fill the bucket, and it swings away.
  'first-bucket': [
    bucket(470, 120, 180),
    box(200, 220, 240, 30, { turn: 0.2 }),
    ball(110, 100),
    box(640, 470, 140, 30),
    jar(800, 660),
    box(800, 680, 260, 40),
  ],
  // Two rulers, one after the other.
  'two-rulers': [
    ruler(280, 280, 260),
    box(280, 360, 30, 140),
    ruler(570, 430, 260),
    box(570, 510, 30, 140),
    ball(300, 120),
    jar(820, 660),
    box(820, 680, 240, 40),
  ],
  // A tower that only needs a push.
  tower: [
    box(260, 480, 300, 30),
    crate(330, 440, 50, 50),
    crate(330, 390, 50, 50),
    crate(330, 340, 50, 50),
    ball(330, 288),
    box(560, 560, 160, 30),
    jar(740, 680),
    box(740, 690, 260, 20),
  ],
};

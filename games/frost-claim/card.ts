import { sparkle, vignette, type Card } from '@playgrove/kit/build';
import { paintSkater, type Pose } from './view/animal.ts';
import { HEROES, RIVAL_LOOKS } from './view/looks.ts';

type Context = CanvasRenderingContext2D;

const STILL: Omit<Pose, 'size' | 'angle'> = {
  lean: 0,
  stride: 0.8,
  mood: 'calm',
  blink: 0,
  wag: 0.4,
};

/** Snow in the evening, with its drifts. */
function paintSnow(c: Context): void {
  const light = c.createLinearGradient(0, 0, 200, 512);
  light.addColorStop(0, '#eef2ff');
  light.addColorStop(0.5, '#dfe4ff');
  light.addColorStop(1, '#c3b9f0');
  c.fillStyle = light;
  c.fillRect(0, 0, 512, 512);
  for (const [x, y, wide, tall, paint] of [
    [90, 70, 150, 34, '#ffffff99'],
    [400, 40, 170, 30, '#f1dcf399'],
    [60, 250, 120, 26, '#f1dcf3b0'],
    [470, 210, 120, 30, '#ffffff90'],
    [250, 150, 160, 26, '#c4cff580'],
  ] as const) {
    c.fillStyle = paint;
    c.beginPath();
    c.ellipse(x, y, wide, tall, -0.25, 0, 7);
    c.fill();
  }
}

function traceIce(c: Context): void {
  c.beginPath();
  c.moveTo(-30, 330);
  c.bezierCurveTo(60, 250, 120, 300, 190, 330);
  c.bezierCurveTo(280, 370, 300, 300, 390, 330);
  c.bezierCurveTo(480, 350, 470, 430, 560, 420);
  c.lineTo(560, 560);
  c.lineTo(-30, 560);
  c.closePath();
}

function paintIce(c: Context): void {
  c.lineJoin = 'round';
  traceIce(c);
  c.strokeStyle = '#ffffff';
  c.lineWidth = 40;
  c.stroke();
  c.strokeStyle = '#0b4f74';
  c.lineWidth = 16;
  c.stroke();
  const aurora = c.createLinearGradient(0, 300, 420, 560);
  const bands = ['#0b6f86', '#14a58f', '#5cf2b4', '#14a58f', '#4b5fd0', '#14a58f', '#6ff7c4'];
  bands.forEach((color, at) => aurora.addColorStop(at / (bands.length - 1), color));
  c.fillStyle = aurora;
  c.fill();
  for (const [x, y, turn, long] of [
    [60, 400, -0.35, 120],
    [330, 470, -0.3, 130],
    [150, 480, -0.4, 70],
  ] as const) {
    c.save();
    c.translate(x, y);
    c.rotate(turn);
    c.strokeStyle = '#d8fff04d';
    c.lineWidth = 9;
    c.lineCap = 'round';
    c.beginPath();
    c.moveTo(-long / 2, 0);
    c.quadraticCurveTo(0, -16, long / 2, 0);
    c.stroke();
    c.restore();
  }
}

/** The way out over the snow and back: a loop about to close. */
function paintTrail(c: Context): void {
  c.lineCap = 'round';
  for (const [paint, width] of [
    ['#ffffff', 56],
    ['#0b4f74', 42],
    ['#14a58f', 30],
    ['#8ffcd0', 11],
  ] as const) {
    c.beginPath();
    c.moveTo(118, 316);
    c.bezierCurveTo(-20, 120, 180, 20, 300, 96);
    c.bezierCurveTo(372, 142, 340, 250, 262, 306);
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.stroke();
  }
}

function paintAlarm(c: Context): void {
  c.fillStyle = '#ffffff';
  c.strokeStyle = '#2b1b4d';
  c.lineWidth = 8;
  c.beginPath();
  c.arc(0, 0, 38, 0, 7);
  c.fill();
  c.stroke();
  c.fillStyle = '#ff4a60';
  c.beginPath();
  c.arc(0, 0, 31, 0, 7);
  c.fill();
  c.strokeStyle = '#ffffff';
  c.lineWidth = 11;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(0, -17);
  c.lineTo(0, 3);
  c.moveTo(0, 18);
  c.lineTo(0, 18.2);
  c.stroke();
}

/** A red panda closes its loop, a fox is after its trail. */
export const card: Card = async ({ piece }) => [
  piece(paintSnow),
  piece(paintIce),
  piece(paintTrail),
  vignette('#241a5c', 0.32),
  piece((c) => paintSkater(c, RIVAL_LOOKS.fox, { ...STILL, size: 206, angle: 3, mood: 'hunt' }), {
    x: 424,
    y: 236,
  }),
  piece(paintAlarm, { x: 468, y: 44 }),
  piece((c) => paintSkater(c, HEROES.rows[0], { ...STILL, size: 340, angle: 0.75, lean: 0.08 }), {
    x: 232,
    y: 470,
  }),
  sparkle(52, 60, 22),
  sparkle(84, 452, 20),
  sparkle(440, 420, 24),
];

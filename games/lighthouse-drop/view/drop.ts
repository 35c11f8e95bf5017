import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Look } from './theme.ts';

const INK = '#2b1b4d';

export type Mood = 'calm' | 'wow' | 'fear' | 'ouch' | 'bold';

/** The droplet around the middle of its belly. `tip` draws it out as it falls, 0 to 1. */
export function paintDrop(
  c: Context,
  x: number,
  y: number,
  r: number,
  { light, body, deep, wears }: Omit<Look, 'id' | 'needs'>,
  mood: Mood = 'calm',
  tip = 0.25,
  look = 0,
): void {
  c.save();
  c.translate(x, y);
  c.scale(r, r);
  const water = c.createRadialGradient(-0.3, -0.35, 0.1, 0, 0.05, 1.25);
  water.addColorStop(0, light);
  water.addColorStop(0.5, body);
  water.addColorStop(1, deep);
  const top = -1.18 - tip * 0.75;
  c.beginPath();
  c.moveTo(0.05, top);
  c.bezierCurveTo(0.28, -0.95, 1, -0.55, 1, 0.08);
  c.bezierCurveTo(1, 0.66, 0.56, 1, 0, 1);
  c.bezierCurveTo(-0.56, 1, -1, 0.66, -1, 0.08);
  c.bezierCurveTo(-1, -0.55, -0.22, -0.95, 0.05, top);
  c.closePath();
  c.fillStyle = water;
  c.fill();
  c.lineWidth = 0.09;
  c.strokeStyle = INK;
  c.lineJoin = 'round';
  c.stroke();
  shine(c);
  face(c, mood, look);
  if (wears === 'cap') cap(c);
  if (wears === 'hat') hat(c);
  c.restore();
}

function oval(c: Context, x: number, y: number, rx: number, ry: number, color: string): void {
  c.fillStyle = color;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  c.fill();
}

/** Light in the water: a bow below, a bright spot above. */
function shine(c: Context): void {
  c.lineCap = 'round';
  c.lineWidth = 0.13;
  c.strokeStyle = '#ffffff66';
  c.beginPath();
  c.arc(0, 0.08, 0.76, 0.35, 1.5);
  c.stroke();
  oval(c, -0.48, -0.4, 0.15, 0.24, '#ffffffd0');
  draw.disc(c, -0.62, -0.04, 0.08, '#ffffffa0');
}

function face(c: Context, mood: Mood, look: number): void {
  for (const side of [-1, 1]) {
    const x = side * 0.34 + look * 0.1;
    oval(c, side * 0.62 + look * 0.06, 0.36, 0.15, 0.09, '#ff7fae80');
    if (mood === 'ouch') {
      c.lineWidth = 0.1;
      c.strokeStyle = INK;
      c.beginPath();
      c.moveTo(x + side * 0.16, -0.08);
      c.lineTo(x - side * 0.12, 0.06);
      c.lineTo(x + side * 0.16, 0.2);
      c.stroke();
      continue;
    }
    oval(c, x, 0.04, 0.21, mood === 'wow' || mood === 'fear' ? 0.29 : 0.25, '#ffffff');
    oval(c, x + look * 0.07, 0.07, 0.13, 0.17, INK);
    draw.disc(c, x + look * 0.07 - 0.04, 0.01, 0.055, '#ffffff');
    if (mood !== 'bold' && mood !== 'fear') continue;
    // Brows: down to the nose when it is bold, up when it is afraid.
    const rise = mood === 'bold' ? 0 : 0.16;
    c.lineWidth = 0.1;
    c.strokeStyle = INK;
    c.beginPath();
    c.moveTo(x + side * 0.2, -0.34 + rise);
    c.lineTo(x - side * 0.16, -0.2 - rise);
    c.stroke();
  }
  const mouth = look * 0.1;
  if (mood === 'fear') oval(c, 0.78, -0.42, 0.1, 0.17, '#ffffff');
  if (mood === 'wow') oval(c, mouth, 0.48, 0.1, 0.14, '#7a1f4d');
  else {
    c.lineWidth = 0.09;
    c.strokeStyle = INK;
    c.beginPath();
    if (mood === 'ouch' || mood === 'fear')
      c.arc(mouth, 0.62, 0.16, Math.PI * 1.15, Math.PI * 1.85);
    else c.arc(mouth, 0.34, mood === 'bold' ? 0.24 : 0.19, 0.35, Math.PI - 0.35);
    c.stroke();
  }
}

/** A sailor's cap. */
function cap(c: Context): void {
  c.save();
  c.translate(0.06, -0.82);
  c.rotate(0.12);
  c.lineWidth = 0.08;
  c.strokeStyle = INK;
  c.fillStyle = '#ffffff';
  c.beginPath();
  c.ellipse(0, -0.16, 0.6, 0.27, 0, 0, Math.PI * 2);
  c.fill();
  c.stroke();
  draw.rounded(c, -0.46, -0.08, 0.92, 0.26, 0.1, '#2465e0');
  draw.disc(c, 0, 0.05, 0.09, '#ffd02e');
  c.restore();
}

/** A lighthouse keeper's yellow rain hat. */
function hat(c: Context): void {
  c.lineWidth = 0.08;
  c.strokeStyle = INK;
  c.fillStyle = '#ffd02e';
  c.beginPath();
  c.moveTo(-0.5, -0.7);
  c.bezierCurveTo(-0.46, -1.5, 0.5, -1.5, 0.52, -0.7);
  c.closePath();
  c.fill();
  c.stroke();
  c.fillStyle = '#ffb92e';
  c.beginPath();
  c.ellipse(0, -0.66, 0.84, 0.2, 0, 0, Math.PI * 2);
  c.fill();
  c.stroke();
}

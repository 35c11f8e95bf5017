import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Ui } from './ui.ts';

const GLOW = 100;
const posed = { alpha: 1, scaleX: 1, scaleY: 1 };

/** A boat crosses the far water as the song goes on; its lamp is the light. @param part of the song */
export function drawBoat(to: Surface, part: number, { field, light }: Ui): void {
  const { c, time, reducedMotion } = to;
  const done = Math.max(0, Math.min(1, part));
  const reach = Math.min(field.width * 0.43, 430);
  const x = field.middle - reach + done * reach * 2;
  const y = field.horizon + 22 + (reducedMotion ? 0 : Math.sin(time * 1.3) * 2);
  // The way it has to go, and the landing at its end.
  c.fillStyle = '#fff6dc4d';
  c.fillRect(x + 34, field.horizon + 30, Math.max(0, field.middle + reach - x - 40), 3);
  draw.sparkle(c, field.middle + reach, field.horizon + 30, 11, '#ffe08a');
  posed.alpha = 0.3 + 0.7 * light;
  posed.scaleX = 0.4 + 0.6 * light;
  posed.scaleY = posed.scaleX;
  to.stamp('lamp glow', GLOW * 2, GLOW * 2, paintGlow, x, y - 26, posed);
  const lit = light > 0.25;
  to.stamp(`boat ${lit}`, 90, 90, (on) => paintBoat(on, lit), x, y);
}

function paintGlow(c: Context): void {
  draw.disc(c, 0, 0, GLOW, draw.radial(c, 0, 0, GLOW, '#ffd98af2', '#ffb04a4d', '#ffb04a00'));
}

function paintBoat(c: Context, lit: boolean): void {
  draw.fillPath(c, '#160d38', (path) => {
    path.moveTo(-38, 0);
    path.quadraticCurveTo(0, 32, 38, 0);
    path.closePath();
  });
  draw.rounded(c, -28, -2, 56, 6, 3, '#c47c4c');
  draw.rounded(c, -2, -40, 4, 40, 2, '#160d38');
  draw.rounded(c, -12, -40, 24, 28, 10, '#160d38');
  draw.rounded(c, -8, -36, 16, 20, 7, lit ? '#ffe9a6' : '#ff8a5a');
}

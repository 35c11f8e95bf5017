import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { teamAt } from '../rules/teams.ts';

export const INK = '#1d1838';

/** Lettering no wider than `most`: smaller first, then in two lines. */
export function fitted(
  to: Surface,
  text: string,
  x: number,
  y: number,
  size: number,
  most: number,
  colors: { top?: string; bottom?: string; alpha?: number } = {},
): void {
  const least = Math.min(size, 16);
  const wide = draw.labelWidth(to.c, text, size);
  const options = { rim: INK, ...colors };
  if (wide <= most) return to.label(text, x, y, size, options);
  const shrunk = Math.max(least, (size * most) / wide);
  if (draw.labelWidth(to.c, text, shrunk) <= most) return to.label(text, x, y, shrunk, options);
  const [first = '', second = ''] = halves(text);
  to.label(first, x, y - shrunk * 0.6, shrunk, options);
  to.label(second, x, y + shrunk * 0.6, shrunk, options);
}

/** Plain words in white, on a plate or rimmed: smaller first, then in two lines. */
export function sentence(
  { c }: Surface,
  text: string,
  x: number,
  y: number,
  size: number,
  most: number,
  rimmed = false,
): void {
  c.save();
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = 5;
  c.strokeStyle = INK;
  c.fillStyle = '#ffffff';
  const set = (px: number): number => {
    c.font = `600 ${px}px Fredoka, system-ui, sans-serif`;
    return c.measureText(text).width;
  };
  const least = Math.min(size, 16);
  const wide = set(size);
  const shrunk = wide <= most ? size : Math.max(least, (size * most) / wide);
  const lines = set(shrunk) <= most + 1 ? [text] : halves(text);
  lines.forEach((line, at) => {
    const middle = y + (at - (lines.length - 1) / 2) * shrunk * 1.2;
    if (rimmed) c.strokeText(line, x, middle);
    c.fillText(line, x, middle);
  });
  c.restore();
}

function halves(text: string): readonly string[] {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** A dark plate with a lit rim, so that words stand on any picture. */
export function plate(
  to: Surface,
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#231c52e6',
): void {
  const { c } = to;
  draw.rounded(c, x - 2, y - 2, width + 4, height + 5, 18, '#120d30aa');
  draw.rounded(c, x, y, width, height, 16, color);
  draw.rounded(c, x + 6, y + 4, width - 12, 6, 3, '#ffffff26');
}

/** A team's shield in its two colors, with a sign that differs from team to team. */
export function crest(
  c: CanvasRenderingContext2D,
  team: number,
  x: number,
  y: number,
  size: number,
): void {
  const { shirt, trim } = teamAt(team);
  const r = size / 2;
  const outline = (s: number): void => {
    c.beginPath();
    c.moveTo(x - s, y - s * 0.92);
    c.quadraticCurveTo(x, y - s * 1.18, x + s, y - s * 0.92);
    c.lineTo(x + s * 0.94, y + s * 0.1);
    c.quadraticCurveTo(x + s * 0.8, y + s * 0.8, x, y + s * 1.14);
    c.quadraticCurveTo(x - s * 0.8, y + s * 0.8, x - s * 0.94, y + s * 0.1);
    c.closePath();
  };
  c.save();
  outline(r + size * 0.09);
  c.fillStyle = INK;
  c.fill();
  outline(r);
  c.fillStyle = shirt;
  c.fill();
  c.clip();
  c.fillStyle = trim;
  if (team % 4 === 0) c.fillRect(x, y - size, size, size * 2);
  else if (team % 4 === 1) c.fillRect(x - size, y - r * 0.25, size * 2, r * 0.6);
  else if (team % 4 === 2) {
    for (const dx of [-0.66, 0.1]) c.fillRect(x + dx * r, y - size, r * 0.4, size * 2);
  } else {
    c.beginPath();
    c.moveTo(x - size, y + size * 0.9);
    c.lineTo(x, y - r * 0.35);
    c.lineTo(x + size, y + size * 0.9);
    c.fill();
  }
  c.fillStyle = '#ffffff3d';
  c.fillRect(x - size, y - size, size * 2, size * 0.62);
  c.restore();
}

/** A kick that was made: a lit ball for a goal, a cross for none, a ring for one to come. */
export function pip(
  c: CanvasRenderingContext2D,
  kick: number | undefined,
  x: number,
  y: number,
  r: number,
): void {
  draw.disc(c, x, y, r, kick === 1 ? '#7df06a' : kick === 0 ? '#ff4f6a' : '#ffffff24');
  c.lineWidth = Math.max(1.5, r * 0.3);
  c.lineCap = 'round';
  if (kick === undefined) {
    c.strokeStyle = '#ffffff70';
    c.stroke();
    return;
  }
  c.strokeStyle = kick === 1 ? '#0d4a18' : draw.PALETTE.white;
  c.beginPath();
  const s = r * 0.45;
  if (kick === 1) {
    c.moveTo(x - s, y);
    c.lineTo(x - s * 0.2, y + s * 0.8);
    c.lineTo(x + s, y - s * 0.8);
  } else {
    c.moveTo(x - s, y - s);
    c.lineTo(x + s, y + s);
    c.moveTo(x + s, y - s);
    c.lineTo(x - s, y + s);
  }
  c.stroke();
}

import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { LONG, WIDE, type Hole } from '../rules/hole.ts';
import type { Point } from '@playgrove/kit/runtime';
import type { Decor, Theme } from './theme.ts';

const INK = draw.PALETTE.ink;

export type Standing = {
  readonly kind: Decor;
  readonly x: number;
  readonly y: number;
  readonly r: number;
};

/** Paper things beside the lanes, the same for the same hole. */
export function standingOn(hole: Hole, { decor }: Theme): readonly Standing[] {
  const found: Standing[] = [];
  let dice = hole.walls.length * 7 + Math.round(hole.cup.x * 10) + Math.round(hole.cup.y * 10);
  const next = (below: number): number => {
    dice = (dice * 1103 + 12345) % 65536;
    return dice % below;
  };
  for (let tries = 0; tries < 130 && found.length < 16; tries += 1) {
    const [x, y] = [next(91) / 10, next(161) / 10];
    const room = roomAt(hole, x, y);
    const r = Math.min(0.95, room - 0.12);
    if (r < 0.36) continue;
    if (x - r < -0.25 || x + r > WIDE + 0.25 || y - r < -0.2 || y + r > LONG + 0.2) continue;
    if (found.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (other.r + r) ** 2))
      continue;
    const kind = decor[next(decor.length)] ?? 'tree';
    found.push({ kind, x, y, r: kind === 'flower' || kind === 'stone' ? Math.min(r, 0.5) : r });
  }
  return found;
}

/** Tiles to the nearest wall, sail or tunnel's end; nothing on turf. */
function roomAt(hole: Hole, x: number, y: number): number {
  let room = 1.4;
  for (const { x: lx, y: ly, w, h } of hole.lanes) {
    const dx = Math.max(lx - x, 0, x - lx - w);
    const dy = Math.max(ly - y, 0, y - ly - h);
    room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - 0.3);
  }
  for (const mill of hole.mills)
    room = Math.min(room, Math.sqrt((x - mill.x) ** 2 + (y - mill.y) ** 2) - mill.reach - 0.3);
  return room;
}

/** A piece with radius 1 around 0, 0; the light comes along −shade. */
export function paintDecor(c: Context, kind: Decor, { leaf, paper }: Theme, shade: Point): void {
  const cast = (far: number, r: number): void =>
    draw.disc(c, shade.x * far, shade.y * far, r, draw.fade('#2b1b4d', 0.28));
  const lifted = (step: number): readonly [number, number] => [-shade.x * step, -shade.y * step];
  switch (kind) {
    case 'tree':
      cast(0.28, 0.9);
      scallop(c, 0, 0, 0.96, 9, INK);
      scallop(c, 0, 0, 0.88, 9, leaf[0]);
      scallop(c, ...lifted(0.1), 0.66, 8, leaf[1]);
      scallop(c, ...lifted(0.2), 0.38, 7, leaf[2]);
      break;
    case 'flower':
      cast(0.2, 0.85);
      scallop(c, 0, 0, 0.98, 6, INK);
      scallop(c, 0, 0, 0.86, 6, paper[0]);
      scallop(c, ...lifted(0.06), 0.6, 6, draw.fade('#ffffff', 0.45));
      draw.disc(c, ...lifted(0.1), 0.3, INK);
      draw.disc(c, ...lifted(0.1), 0.24, '#ffd23e');
      break;
    case 'stone':
      cast(0.2, 0.82);
      draw.rounded(c, -0.9, -0.7, 1.8, 1.44, 0.6, INK);
      draw.rounded(c, -0.82, -0.62, 1.64, 1.28, 0.54, '#9a96b8');
      draw.rounded(c, -0.6, -0.52, 1.1, 0.8, 0.36, '#c6c3da');
      break;
    case 'mound':
      cast(0.2, 0.9);
      scallop(c, 0, 0, 0.98, 11, INK);
      scallop(c, 0, 0, 0.9, 11, '#8a5a36');
      scallop(c, ...lifted(0.1), 0.66, 9, '#b07a4a');
      draw.disc(c, ...lifted(0.14), 0.34, INK);
      draw.disc(c, ...lifted(0.12), 0.28, '#3a2420');
      break;
    case 'lily':
      c.translate(shade.x * 0.14, shade.y * 0.14);
      pad(c, 1, draw.fade('#2b1b4d', 0.28));
      c.translate(shade.x * -0.14, shade.y * -0.14);
      pad(c, 1, INK);
      pad(c, 0.9, leaf[1]);
      pad(c, 0.6, leaf[2]);
      draw.fillPath(c, '#ff9ac8', (path) => draw.traceStar(path, -0.1, 0.05, 0.42));
      draw.disc(c, -0.1, 0.05, 0.14, '#ffe06a');
      break;
    case 'candy':
      cast(0.24, 0.94);
      draw.disc(c, 0, 0, 0.98, INK);
      draw.disc(c, 0, 0, 0.88, '#fff');
      for (let arm = 0; arm < 6; arm += 1) swirl(c, (arm * Math.PI) / 3, paper[0]);
      draw.disc(c, ...lifted(0.36), 0.16, '#ffffffd0');
      break;
    default:
      cast(0.34, 0.92);
      draw.disc(c, 0, 0, 0.96, INK);
      draw.disc(c, 0, 0, 0.87, '#8f8ab8');
      for (let tooth = 0; tooth < 8; tooth += 1) {
        const turn = (tooth * Math.PI) / 4;
        draw.disc(c, Math.cos(turn) * 0.72, Math.sin(turn) * 0.72, 0.16, '#d9d6ea');
      }
      draw.disc(c, ...lifted(0.08), 0.5, INK);
      draw.disc(c, ...lifted(0.08), 0.43, paper[0]);
      draw.disc(c, ...lifted(0.2), 0.2, paper[1]);
  }
}

function scallop(c: Context, x: number, y: number, r: number, lobes: number, paint: string): void {
  draw.fillPath(c, paint, (path) => {
    for (let lobe = 0; lobe < lobes; lobe += 1) {
      const turn = (lobe * Math.PI * 2) / lobes;
      const [px, py] = [x + Math.cos(turn) * r * 0.66, y + Math.sin(turn) * r * 0.66];
      path.moveTo(px + r * 0.36, py);
      path.arc(px, py, r * 0.36, 0, Math.PI * 2);
    }
    path.moveTo(x + r * 0.7, y);
    path.arc(x, y, r * 0.7, 0, Math.PI * 2);
  });
}

function pad(c: Context, r: number, paint: string): void {
  draw.fillPath(c, paint, (path) => {
    path.moveTo(0, 0);
    path.arc(0, 0, r, 0.5, Math.PI * 2 + 0.1);
  });
}

function swirl(c: Context, turn: number, paint: string): void {
  const at = (angle: number, r: number): readonly [number, number] => [
    Math.cos(angle) * r,
    Math.sin(angle) * r,
  ];
  draw.fillPath(c, paint, (path) => {
    path.moveTo(0, 0);
    path.quadraticCurveTo(...at(turn + 0.5, 0.5), ...at(turn + 0.4, 0.86));
    path.arc(0, 0, 0.86, turn + 0.4, turn + 0.9);
    path.quadraticCurveTo(...at(turn + 1, 0.5), 0, 0);
  });
}

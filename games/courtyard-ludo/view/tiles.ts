import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { entryOf, gateOf, isTree } from '../rules/track.ts';
import type { Court } from './courts.ts';
import { EMBLEM_MIDDLE, paintEmblem } from './figures.ts';
import { DEEP, laneSpot, PITCH, ringSpot } from './layout.ts';
import { GLAZES, inkOf, kindOf } from './teams.ts';

const INK = draw.PALETTE.ink;

/** A glazed tile of the ring; gates carry their team, corners a leaf. */
export function paintTile(c: Context, court: Court, state: State, tile: number): void {
  const { x, y, angle } = ringSpot(tile);
  const gate = [0, 1, 2, 3].find(
    (side) => gateOf(side) === tile && (state.at[side] ?? []).length > 0,
  );
  const entry = [0, 1, 2, 3].find(
    (side) => entryOf(side) === tile && (state.at[side] ?? []).length > 0,
  );
  const team = gate ?? entry;
  const glaze = team === undefined ? undefined : GLAZES[kindOf(state, team)];
  const shaded = isTree(tile);
  const face =
    gate !== undefined && glaze
      ? glaze.main
      : shaded
        ? draw.mix(court.grass, '#ffffff', 0.25)
        : (court.tile[tile % 2] ?? court.stone);
  draw.place(
    c,
    x,
    y,
    () => {
      const trace =
        (grow: number) =>
        (path: Context): void => {
          // Corner tiles are wedges, as the ring is longer outside.
          const bend = Math.abs(Math.sin(angle * 2)) > 0.05 ? 1 : 0;
          const out = PITCH / 2 - 3 - grow + bend * 13;
          const ins = PITCH / 2 - 3 - grow - bend * 17;
          const deep = DEEP / 2 - 2 - grow;
          path.moveTo(-ins + 10, deep);
          path.lineTo(ins - 10, deep);
          path.quadraticCurveTo(ins, deep, ins + (bend ? 2 : 0), deep - 12);
          path.lineTo(out, -deep + 14);
          path.quadraticCurveTo(out, -deep, out - 14, -deep);
          path.lineTo(-out + 14, -deep);
          path.quadraticCurveTo(-out, -deep, -out, -deep + 14);
          path.lineTo(-ins, deep - 12);
          path.quadraticCurveTo(-ins, deep, -ins + 10, deep);
          path.closePath();
        };
      c.save();
      c.translate(3, 6);
      draw.fillPath(c, draw.fade(INK, 0.34), trace(-1));
      c.restore();
      draw.fillPath(c, draw.shade(face, 0.38), trace(-1));
      draw.fillPath(c, draw.down(c, -50, 50, draw.tint(face, 0.32), face), trace(3));
      if (gate === undefined && !shaded)
        paintOrnament(
          c,
          entry === undefined ? court.ornament : inkOf(kindOf(state, entry)),
          tile,
          entry !== undefined,
        );
      draw.rim(c, draw.fade('#ffffff', 0.55), 3, (path) => {
        path.moveTo(-30, -DEEP / 2 + 9);
        path.lineTo(26, -DEEP / 2 + 9);
      });
    },
    angle + Math.PI / 2,
  );
  if (gate !== undefined) {
    draw.disc(c, x, y, 40, draw.fade('#fffaf0', 0.92));
    draw.place(c, x, y - EMBLEM_MIDDLE * 30 + 2, () => paintEmblem(c, kindOf(state, gate)), 0, 32);
  }
  if (shaded) paintShade(c, court, x, y);
}

/** Painted by hand: three patterns that take turns. */
function paintOrnament(c: Context, color: string, tile: number, isEntry: boolean): void {
  const paint = draw.fade(color, isEntry ? 0.95 : 0.5);
  if (isEntry) {
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-24, -12);
      path.lineTo(0, 26);
      path.lineTo(24, -12);
      path.lineTo(0, 2);
      path.closePath();
    });
    return;
  }
  if (tile % 3 === 0) {
    draw.fillPath(c, paint, (path) => draw.traceStar(path, 0, 0, 27, 8, 0.5));
    draw.disc(c, 0, 0, 8, '#ffffffc0');
  } else if (tile % 3 === 1) {
    for (let petal = 0; petal < 4; petal += 1) {
      const angle = (petal * Math.PI) / 2;
      draw.blob(c, Math.cos(angle) * 16, Math.sin(angle) * 16, 15, 8, paint, angle);
    }
    draw.disc(c, 0, 0, 5, '#ffffffc0');
  } else {
    draw.ring(c, 0, 0, 21, 6, paint);
    draw.fillPath(c, paint, (path) => draw.traceStar(path, 0, 0, 13, 4, 0.4));
  }
  for (const [x, y] of [
    [-36, -34],
    [36, -34],
    [-33, 34],
    [33, 34],
  ] as const)
    draw.disc(c, x, y, 5, paint);
}

/** Leaf shadows on the tile under a tree: nobody is sent home from there. */
function paintShade(c: Context, { leaf }: Court, x: number, y: number): void {
  const rng = createRng(`shade ${x.toFixed(0)} ${y.toFixed(0)}`);
  for (let spot = 0; spot < 9; spot += 1) {
    draw.blob(
      c,
      x + rng.between(-32, 32),
      y + rng.between(-32, 32),
      13,
      7,
      draw.fade(leaf, 0.3),
      rng.between(0, 3),
    );
  }
  draw.fillPath(c, draw.fade(leaf, 0.9), (path) => {
    path.moveTo(x - 20, y + 20);
    path.quadraticCurveTo(x - 28, y - 20, x + 22, y - 22);
    path.quadraticCurveTo(x + 24, y + 24, x - 20, y + 20);
  });
  draw.rim(c, '#ffffffb0', 3.4, (path) => {
    path.moveTo(x - 26, y + 26);
    path.quadraticCurveTo(x - 4, y + 4, x + 12, y - 12);
  });
}

/** The way to the fountain, in the color of its team. */
export function paintLane(c: Context, court: Court, state: State, side: number): void {
  const isPlayed = (state.at[side] ?? []).length > 0;
  const glaze = GLAZES[kindOf(state, side)];
  for (let tile = 0; tile < 2; tile += 1) {
    const { x, y } = laneSpot(side, tile);
    const face = isPlayed ? glaze.main : court.stone;
    const [wide, tall] = [86, 90];
    const [w, h] = side % 2 === 0 ? [wide, tall] : [tall, wide];
    draw.rounded(c, x - w / 2, y - h / 2 + 6, w, h, 20, draw.fade(INK, 0.3));
    draw.rounded(c, x - w / 2, y - h / 2, w, h, 20, draw.shade(face, 0.4));
    draw.rounded(
      c,
      x - w / 2 + 3,
      y - h / 2 + 2,
      w - 6,
      h - 8,
      18,
      draw.down(c, y - h / 2, y + h / 2, draw.tint(face, 0.3), face),
    );
    if (!isPlayed) continue;
    draw.place(
      c,
      x,
      y - 2,
      () => {
        draw.fillPath(
          c,
          draw.fade(kindOf(state, side) === 'goat' ? GLAZES.goat.trim : '#fffaf0', 0.85),
          (path) => {
            path.moveTo(-22, 16);
            path.lineTo(0, -22);
            path.lineTo(22, 16);
            path.lineTo(0, 4);
            path.closePath();
          },
        );
      },
      (side * Math.PI) / 2,
    );
  }
}

import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { LAP, SIDES } from '../rules/track.ts';
import { COURTS, type Court } from './courts.ts';
import { BOARD, FOUNTAIN, PAD, padSpot, ringSpot, type Layout } from './layout.ts';
import { GLAZES, kindOf } from './teams.ts';
import { paintLane, paintTile } from './tiles.ts';

const INK = draw.PALETTE.ink;
const WALL = BOARD / 2 - 4;

/** Everything that rests: the roofs around, the paving, gardens, tiles and the basin. */
export function drawCourt(to: Surface, layout: Layout, state: State): void {
  const { middle } = layout;
  const key = `court ${middle.x.toFixed(0)} ${middle.y.toFixed(0)} ${state.who.join()} ${state.at.map((own) => own.length).join('')}`;
  to.layer(key, (c, bleed) => {
    const court = COURTS.of(to);
    paintRoofs(c, bleed, court);
    draw.place(c, middle.x, middle.y, () => {
      paintPaving(c, court);
      for (let side = 0; side < SIDES; side += 1) paintGarden(c, court, state, side);
      for (let tile = 0; tile < LAP; tile += 1) paintTile(c, court, state, tile);
      for (let side = 0; side < SIDES; side += 1) paintLane(c, court, state, side);
      paintBasin(c, court);
      for (let side = 0; side < SIDES; side += 1) paintTree(c, court, side);
    });
    if (court.shade !== '#00000000') {
      c.fillStyle = court.shade;
      c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    }
  });
}

/** Rows of round roof tiles, as far as the screen goes. */
function paintRoofs(c: Context, { x, y, width, height }: Rect, { ground }: Court): void {
  c.fillStyle = draw.down(
    c,
    y,
    y + height,
    draw.tint(ground, 0.14),
    ground,
    draw.shade(ground, 0.3),
  );
  c.fillRect(x, y, width, height);
  const [wide, tall] = [74, 46];
  for (let row = 0; row * tall < height + tall; row += 1) {
    const top = y + row * tall;
    draw.rim(c, draw.fade(draw.shade(ground, 0.5), 0.35), 5, (path) => {
      for (let at = -1; at * wide < width + wide; at += 1) {
        const left = x + (at + (row % 2) / 2) * wide;
        path.moveTo(left, top);
        path.quadraticCurveTo(left + wide / 2, top + tall * 1.1, left + wide, top);
      }
    });
    draw.rim(c, draw.fade(draw.tint(ground, 0.5), 0.16), 4, (path) => {
      for (let at = -1; at * wide < width + wide; at += 1) {
        const left = x + (at + (row % 2) / 2) * wide;
        path.moveTo(left + 12, top - 3);
        path.quadraticCurveTo(left + wide / 2, top + tall * 0.78, left + wide - 12, top - 3);
      }
    });
  }
}

function paintPaving(c: Context, { paving, joint, stone, leaf, bloom }: Court): void {
  const half = WALL;
  draw.rounded(c, -half + 2, -half + 14, half * 2, half * 2, 190, draw.fade(INK, 0.45));
  draw.rounded(c, -half, -half, half * 2, half * 2, 190, INK);
  draw.rounded(
    c,
    -half + 6,
    -half + 6,
    half * 2 - 12,
    half * 2 - 12,
    184,
    draw.down(c, -half, half, draw.tint(stone, 0.4), stone, draw.shade(stone, 0.2)),
  );
  draw.rounded(
    c,
    -half + 17,
    -half + 17,
    half * 2 - 34,
    half * 2 - 34,
    174,
    draw.shade(joint, 0.25),
  );
  const inner = half - 20;
  draw.clipped(
    c,
    (path) => path.roundRect(-inner, -inner, inner * 2, inner * 2, 171),
    () => {
      c.fillStyle = draw.radial(
        c,
        -80,
        -120,
        BOARD * 0.78,
        draw.tint(paving, 0.22),
        paving,
        draw.shade(paving, 0.12),
      );
      c.fillRect(-inner, -inner, inner * 2, inner * 2);
      const rng = createRng('paving');
      for (let row = -7; row < 8; row += 1) {
        for (let at = -6; at < 7; at += 1) {
          const [x, y] = [at * 92 + (row % 2) * 46, row * 66];
          draw.rounded(
            c,
            x + 3,
            y + 3,
            86,
            60,
            12,
            draw.fade(rng.chance(0.5) ? '#ffffff' : joint, rng.between(0.05, 0.2)),
          );
        }
      }
      // Ivy along the foot of the wall.
      for (let tuft = 0; tuft < 56; tuft += 1) {
        const spot = ringSpot(tuft % LAP);
        const out = 1.132 + rng.between(-0.005, 0.012);
        const [x, y] = [spot.x * out + rng.between(-40, 40), spot.y * out + rng.between(-40, 40)];
        if (Math.max(Math.abs(x), Math.abs(y)) < 478) continue;
        draw.disc(c, x, y, rng.between(9, 17), draw.mix(leaf, INK, rng.between(0, 0.25)));
        if (rng.chance(0.3)) draw.disc(c, x, y, 5, bloom[tuft % 2] ?? '#ffffff');
      }
    },
  );
}

/** A bed of grass behind a hedge, with a pad for each pawn that waits. */
function paintGarden(c: Context, court: Court, state: State, side: number): void {
  const own = state.at[side] ?? [];
  const outer = padSpot(side, 0);
  const inner = padSpot(side, 3);
  const [cx, cy] = [(outer.x + inner.x) / 2, (outer.y + inner.y) / 2];
  const half = 138;
  draw.rounded(c, cx - half, cy - half + 7, half * 2, half * 2, 78, draw.fade(INK, 0.35));
  draw.rounded(c, cx - half, cy - half, half * 2, half * 2, 78, draw.shade(court.leaf, 0.5));
  const trim = own.length > 0 ? GLAZES[kindOf(state, side)] : undefined;
  const hedge = trim ? draw.mix(court.leaf, trim.main, 0.12) : court.leaf;
  draw.rounded(c, cx - half + 4, cy - half + 3, half * 2 - 8, half * 2 - 10, 74, hedge);
  draw.rounded(
    c,
    cx - half + 17,
    cy - half + 17,
    half * 2 - 34,
    half * 2 - 34,
    62,
    draw.shade(court.leaf, 0.35),
  );
  draw.rounded(
    c,
    cx - half + 19,
    cy - half + 23,
    half * 2 - 38,
    half * 2 - 42,
    60,
    draw.radial(
      c,
      cx - 30,
      cy - 50,
      220,
      draw.tint(court.grass, 0.3),
      court.grass,
      draw.shade(court.grass, 0.12),
    ),
  );
  const rng = createRng(`garden ${side}`);
  for (let tuft = 0; tuft < 34; tuft += 1) {
    const angle = rng.between(0, Math.PI * 2);
    const [x, y] = [
      cx + Math.cos(angle) * rng.between(120, 132),
      cy + Math.sin(angle) * rng.between(120, 132),
    ];
    draw.disc(c, x, y, rng.between(8, 14), draw.fade(draw.tint(court.leaf, 0.25), 0.8));
  }
  const flowers = own.length > 0 ? 22 : 70;
  for (let flower = 0; flower < flowers; flower += 1) {
    const [x, y] = [cx + rng.between(-104, 104), cy + rng.between(-104, 104)];
    const free = own.every((_, pawn) => {
      const pad = padSpot(side, pawn);
      return Math.hypot(pad.x - x, pad.y - y) > PAD + 8;
    });
    if (free)
      paintFlower(c, x, y, rng.between(7, 12), court.bloom[flower % 2] ?? '#ffffff', court.leaf);
  }
  for (const [pawn] of own.entries()) {
    const { x, y } = padSpot(side, pawn);
    draw.disc(c, x, y + 5, PAD, draw.fade(INK, 0.3));
    draw.disc(c, x, y, PAD, draw.shade(trim?.dark ?? court.stone, 0.15));
    draw.disc(c, x, y - 3, PAD - 3, draw.mix(trim?.main ?? court.stone, '#ffffff', 0.12));
    draw.disc(
      c,
      x,
      y - 2,
      PAD - 13,
      draw.radial(
        c,
        x - 12,
        y - 16,
        PAD * 1.3,
        '#ffffff',
        court.stone,
        draw.shade(court.stone, 0.16),
      ),
    );
  }
}

function paintFlower(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  leaf: string,
): void {
  draw.blob(c, x + r * 0.9, y + r * 0.5, r * 0.7, r * 0.35, leaf, 0.5);
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2;
    draw.disc(c, x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.55, r * 0.5, color);
  }
  draw.disc(c, x, y, r * 0.36, '#ffc93a');
}

function paintBasin(c: Context, { stone, water }: Court): void {
  const trace =
    (r: number) =>
    (path: Context): void => {
      for (let corner = 0; corner < 8; corner += 1) {
        const angle = ((corner + 0.5) / 8) * Math.PI * 2;
        path.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
      }
      path.closePath();
    };
  c.lineJoin = 'round';
  c.save();
  c.translate(4, 14);
  draw.fillPath(c, draw.fade(INK, 0.4), trace(FOUNTAIN + 20));
  c.restore();
  draw.fillPath(c, INK, trace(FOUNTAIN + 22));
  draw.fillPath(
    c,
    draw.down(c, -170, 170, draw.tint(stone, 0.5), stone, draw.shade(stone, 0.22)),
    trace(FOUNTAIN + 16),
  );
  draw.fillPath(c, draw.shade(stone, 0.45), trace(FOUNTAIN - 4));
  draw.fillPath(
    c,
    draw.radial(
      c,
      -20,
      -30,
      FOUNTAIN * 1.1,
      draw.tint(water, 0.45),
      water,
      draw.shade(water, 0.35),
    ),
    trace(FOUNTAIN - 9),
  );
  for (let joint = 0; joint < 16; joint += 1) {
    const angle = (joint / 16) * Math.PI * 2 + 0.1;
    draw.rim(c, draw.fade(draw.shade(stone, 0.5), 0.5), 3, (path) => {
      path.moveTo(Math.cos(angle) * (FOUNTAIN - 4), Math.sin(angle) * (FOUNTAIN - 4));
      path.lineTo(Math.cos(angle) * (FOUNTAIN + 12), Math.sin(angle) * (FOUNTAIN + 12));
    });
  }
}

/** A crown of leaves over each corner of the wall, seen from above. */
function paintTree(c: Context, court: Court, side: number): void {
  const spot = ringSpot(side * 8);
  const [x, y] = [spot.x * 1.225, spot.y * 1.225];
  const rng = createRng(`tree ${side}`);
  draw.disc(c, x + 10, y + 20, 74, draw.fade(INK, 0.3));
  draw.disc(c, x, y, 76, draw.shade(court.leaf, 0.55));
  for (const [r, light] of [
    [64, 0],
    [46, 0.14],
    [28, 0.3],
  ] as const) {
    for (let tuft = 0; tuft < 11; tuft += 1) {
      const angle = (tuft / 11) * Math.PI * 2 + r;
      const far = r * rng.between(0.72, 0.96);
      draw.disc(
        c,
        x + Math.cos(angle) * far - (64 - r) * 0.14,
        y + Math.sin(angle) * far - (64 - r) * 0.24,
        r * 0.36 + 5,
        draw.tint(court.leaf, light + rng.between(0, 0.08)),
      );
    }
  }
  draw.disc(c, x - 9, y - 15, 20, draw.tint(court.leaf, 0.34));
  for (let fruit = 0; fruit < 8; fruit += 1) {
    const [fx, fy] = [x + rng.between(-46, 46), y + rng.between(-50, 44)];
    draw.disc(c, fx, fy + 2, 11, draw.fade(INK, 0.4));
    draw.disc(
      c,
      fx,
      fy,
      10,
      draw.radial(
        c,
        fx - 3,
        fy - 4,
        15,
        draw.tint(court.bloom[0], 0.5),
        court.bloom[0],
        draw.shade(court.bloom[0], 0.2),
      ),
    );
  }
}

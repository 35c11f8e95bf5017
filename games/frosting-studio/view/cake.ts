import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Design } from '../rules/designs.ts';
import { RIM, TURN, type Drip, type State } from '../rules/types.ts';
import { drawDrip, drawDrops } from './hanging.ts';
import type { Cake, Show } from './parts.ts';
import { drawGhost, drawRibbon } from './ribbon.ts';
import { HIGH, K, NARROW, WIDE, lowOf, type Geo } from './shape.ts';
import { frostingOf } from './theme.ts';
import { drawGlaze, drawStreaks, drawTier } from './tiers.ts';

export type { Cake, Show } from './parts.ts';

export const cakeOf = (state: State, { tiers, sponge, dripBand, drips }: Design): Cake => ({
  tiers,
  sponge,
  dripBand,
  glaze: drips[0]?.color,
  cells: state.cells,
  drips: state.drips,
  drops: state.drops,
});

const wishes = new WeakMap<Design, Cake>();
/** The cake that the client wants. */
export function wishOf(design: Design): Cake {
  let wish = wishes.get(design);
  if (!wish) {
    const drops = design.slots.map(({ cell, kind }) => ({
      cell,
      kind,
      good: 2 as const,
      at: -999,
    }));
    const { tiers, sponge, dripBand, drips, target } = design;
    wish = { tiers, sponge, dripBand, glaze: drips[0]?.color, drips, cells: target, drops };
    wishes.set(design, wish);
  }
  return wish;
}

/** A cake from behind to front. @param angle of the table, in the rules' steps */
export function drawCake(c: Context, geo: Geo, cake: Cake, angle: number, show: Show): void {
  const { tiers, dripBand } = cake;
  const { dabs, to, ghost } = show;
  const color = frostingOf(cake.sponge);
  const turn = (angle / TURN) * Math.PI * 2;
  dabs.suit(c, geo.s);
  const ribbon = (band: number, front: boolean): void => {
    if (ghost) drawGhost(c, geo, cake, band, angle, front, ghost, dabs);
    drawRibbon(c, geo, cake, band, angle, front, dabs);
  };
  const hang = (band: number): void => {
    const faint = (one: Readonly<Drip>): boolean =>
      cake.drips.some(({ cell }) => cell === one.cell);
    if (ghost && ghost.design.dripBand === band)
      for (const one of ghost.design.drips)
        if (
          !faint(one) ||
          cake.drips.some(({ cell, long }) => cell === one.cell && long < one.long)
        )
          drawDrip(
            c,
            geo,
            tiers,
            band,
            one,
            angle,
            ghost.row === ghost.design.dripRow ? 0.8 + 0.2 * ghost.pulse : 0.5,
          );
    for (const one of cake.drips) drawDrip(c, geo, tiers, band, one, angle, 0);
  };
  draw.blob(
    c,
    geo.x + 10 * geo.s,
    geo.y + 8 * geo.s,
    (WIDE + 26) * geo.s,
    (WIDE + 26) * K * geo.s,
    '#5a1f4a3d',
  );
  drawTier(geo, 0, WIDE, lowOf(tiers), color, c, to);
  drawStreaks(c, geo, 0, WIDE, lowOf(tiers), turn);
  if (dripBand === RIM) drawGlaze(c, geo, lowOf(tiers), WIDE, cake.glaze);
  for (const band of [1, 2, 3]) ribbon(band, true);
  if (dripBand === RIM) hang(RIM);
  ribbon(0, true);
  ribbon(RIM, false);
  if (tiers === 2) {
    const foot = lowOf(2);
    draw.blob(
      c,
      geo.x + 8 * geo.s,
      geo.y - foot * geo.s,
      (NARROW + 22) * geo.s,
      (NARROW + 22) * K * geo.s,
      '#5a1f4a33',
    );
    drawTier(geo, foot, NARROW, HIGH, color, c, to);
    drawStreaks(c, geo, foot, NARROW, HIGH, turn);
    if (dripBand !== RIM) drawGlaze(c, geo, foot + HIGH, NARROW, cake.glaze);
    ribbon(6, true);
    if (dripBand === 7) hang(7);
    ribbon(5, true);
    ribbon(7, false);
    drawDrops(c, geo, cake, angle, show);
    ribbon(7, true);
  } else drawDrops(c, geo, cake, angle, show);
  ribbon(RIM, true);
}

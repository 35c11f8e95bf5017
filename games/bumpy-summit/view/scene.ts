import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { roadIn, stopOf } from '../rules.ts';
import { tripOf } from '../rules/regions.ts';
import { groundAt, slopeAt, START } from '../rules/road.ts';
import type { State } from '../rules/types.ts';
import { drawGarage } from './garage.ts';
import { drawGround } from './ground.ts';
import { drawGauge, drawPedals } from './hud.ts';
import { COIN, drawBarn, drawCan, drawCoin, drawStop } from './props.ts';
import { drawSky } from './sky.ts';
import { placeOf } from './theme.ts';
import { drawShadow, drawTruck } from './truck.ts';
import { LEAD, type Ui } from './ui.ts';
import { drawWeather } from './weather.ts';

const LEVEL = { portrait: 0.62, landscape: 0.54 } as const;
/** How far off that it may be, as a part of the height. */
const MAX_OFF = 0.2;
/** World units of the driver's head. */
const MAX_NOD = 7;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  moveCamera(to, state, ui);
  const { camera } = ui;
  const { c } = to;
  const road = roadIn(state);
  drawSky(to, ui.panorama, placeOf(state.params.region), camera, motion.dt);
  const right = camera.x + to.bleed.x + to.bleed.width;
  const left = camera.x + to.bleed.x;
  if (left < START)
    drawBarn(to, START - 170 - camera.x, groundAt(road, START - 170) - camera.y + 6);
  for (const x of road.stops) {
    if (x > left - 320 && x < right + 120)
      drawStop(to, x - camera.x, groundAt(road, x) - camera.y + 6);
  }
  drawGround(to, road, camera);
  const grain = draw.grainOf(c);
  const bob = to.reducedMotion ? 0 : 1;
  for (let at = state.seen; at < road.coins.length; at += 1) {
    const coin = road.coins[at];
    if (!coin || coin.x > right + COIN) break;
    if (coin.x < left - COIN || state.taken.includes(at)) continue;
    drawCoin(c, grain, coin.x - camera.x, coin.y - camera.y + bob * 3 * Math.sin(to.time * 4 + at));
  }
  for (let at = state.cans; at < road.cans.length; at += 1) {
    const x = road.cans[at] ?? 0;
    if (x > right + 60) break;
    drawCan(
      to,
      x - camera.x,
      groundAt(road, x) - camera.y - 44 + bob * 4 * Math.sin(to.time * 3 + at),
    );
  }
  const { truck } = state;
  drawShadow(to, truck, groundAt(road, truck.x), slopeAt(road, truck.x), camera);
  const nod = to.reducedMotion ? 0 : Math.max(-MAX_NOD, Math.min(MAX_NOD, ui.show.head.value));
  drawTruck(to, state, camera, nod);
  drawWeather(to, tripOf(state.params).weather, camera.x);
  drawPedals(to, state);
  if (state.phase !== 'over') drawGauge(to, state, ui, motion.dt);
  drawGarage(to, state);
}

/** Behind the truck, and never so far that it leaves the picture. */
function moveCamera(to: Surface, { truck }: State, { camera, show }: Ui): void {
  const off = to.height * MAX_OFF;
  const { target, value } = show.height;
  show.height.value = Math.max(target - off, Math.min(target + off, value));
  camera.y = show.height.value - to.height * (to.portrait ? LEVEL.portrait : LEVEL.landscape);
  camera.x = truck.x - to.width * (to.portrait ? show.lead.value : LEAD);
}

export function toScreen(at: Point, _: State, { camera }: Ui): Point {
  return { x: at.x - camera.x, y: at.y - camera.y };
}

/** Meters to the next stop; for screen readers. */
export function metersLeft(state: State): number {
  return Math.max(0, Math.ceil((stopOf(state, roadIn(state)) - state.truck.x) / 32));
}

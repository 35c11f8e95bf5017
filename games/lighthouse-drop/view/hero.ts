import * as draw from '@playgrove/kit/draw';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { isCharged } from '../rules/fall.ts';
import { belowOf, floorOf, tileAt } from '../rules/floors.ts';
import { isNight } from '../rules/levels.ts';
import { BOUNCE, CHARGE, FALL, SIZES, type State } from '../rules/types.ts';
import { DROP, FLOOR, unitOf } from './camera.ts';
import { paintDrop, type Mood } from './drop.ts';
import { flatAt } from './flat.ts';
import { DROPS } from './theme.ts';
import type { Ui } from './ui.ts';
import { onScreen, riseBelow } from './world.ts';

const SINK_SECONDS = 0.22;

/** Where the droplet is, by floors from the top; on stairs that stand a little higher, so does it. */
function whereIs(to: Surface, state: State, ui: Ui): Point {
  const up = DROP + riseBelow(state, ui);
  return onScreen(to, ui.drop, up) ?? flatAt(to, ui, ui.drop - up / FLOOR);
}

/** The droplet over the scene, with the trail of its fall. */
export function drawHero(to: Surface, state: State, ui: Ui, ended: number | undefined): void {
  const gone = state.phase === 'over' && (ended ?? 9) > SINK_SECONDS;
  if (gone && state.cause === 'sea') return;
  const { c } = to;
  const { body, size, hurt, smashed } = ui.show;
  const scale = 0.58 + (0.42 * size.value) / SIZES;
  const r = Math.max(22, unitOf(to.bleed) * DROP) * (gone ? 0.3 : scale);
  const { x, y } = whereIs(to, state, ui);
  const look = DROPS.of(to);
  const charged = isCharged(state);
  const fast = Math.max(0, Math.min(1, -state.speed / FALL));
  if (state.chain > 0 && fast > 0.5) {
    const long = r * (1.6 + Math.min(5, state.chain) * 0.7);
    c.save();
    c.globalAlpha = 0.55;
    const tail = c.createLinearGradient(0, y - long - r, 0, y);
    tail.addColorStop(0, '#ffffff00');
    tail.addColorStop(1, charged ? '#fff2a0' : look.light);
    c.fillStyle = tail;
    c.beginPath();
    c.moveTo(x, y - long - r);
    c.quadraticCurveTo(x + r * 0.9, y - r * 1.2, x + r * 0.92, y);
    c.lineTo(x - r * 0.92, y);
    c.quadraticCurveTo(x - r * 0.9, y - r * 1.2, x, y - long - r);
    c.fill();
    c.restore();
  }
  if (charged || smashed.value < 0.2) corona(to, x, y, r);
  const mood: Mood =
    hurt.value < 0.7 || state.cause === 'hot'
      ? 'ouch'
      : charged || smashed.value < 0.4
        ? 'bold'
        : fearsHeat(state)
          ? 'fear'
          : fast > 0.85
            ? 'wow'
            : 'calm';
  c.save();
  c.translate(x, y + r);
  c.scale(body.scaleX, body.scaleY);
  const tip = Math.min(1, Math.max(0, (Math.abs(state.speed) - 16) / BOUNCE));
  paintDrop(c, 0, -r, r, look, mood, 0.1 + tip * 0.5, ui.look);
  c.restore();
  drawChain(to, state, x, y, r);
}

/** Whether it comes down on heat that anybody can see; at night its face would give the dark away. */
function fearsHeat(state: State): boolean {
  const { phase, speed, floor, params, broken, clock } = state;
  if (phase !== 'play' || speed > 10 || isNight(params, floor) || broken.includes(floor))
    return false;
  return tileAt(floorOf(state, floor), belowOf(state), clock) === 'hot';
}

/** Over the droplet: a drop for each gap of this fall until the splash is charged, then how often the next one counts. */
function drawChain(to: Surface, { chain, phase }: State, x: number, y: number, r: number): void {
  if (chain === 0 || phase !== 'play') return;
  const { c } = to;
  const top = y - r * 2.35;
  if (chain < CHARGE) {
    for (let gap = 0; gap < CHARGE; gap += 1) {
      const [at, size] = [x + (gap - (CHARGE - 1) / 2) * r * 0.62, r * 0.22];
      draw.disc(c, at, top, size + 2.5, '#2b1b4d');
      draw.disc(c, at, top, size, gap < chain ? '#ffd02e' : '#ffffff50');
    }
    return;
  }
  const size = to.readable(Math.min(44, 16 + chain * 4));
  to.label(`×${chain + 1}`, x, top, size, { top: '#ffffff', bottom: '#ffd02e', rim: '#2b1b4d' });
}

/** The charge: a ring of spray that turns. */
function corona(to: Surface, x: number, y: number, r: number): void {
  const { c, time, reducedMotion } = to;
  const turn = reducedMotion ? 0 : time * 5;
  draw.disc(c, x, y - r * 0.1, r * 1.5, '#fff2a044');
  for (let drop = 0; drop < 7; drop += 1) {
    const angle = turn + (drop / 7) * Math.PI * 2;
    const far = r * 1.5;
    draw.disc(
      c,
      x + Math.cos(angle) * far,
      y - r * 0.1 + Math.sin(angle) * far,
      r * 0.15,
      '#fff6c8',
    );
    draw.disc(
      c,
      x + Math.cos(angle) * far,
      y - r * 0.1 + Math.sin(angle) * far,
      r * 0.09,
      '#ffd02e',
    );
  }
}

import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { BOWL } from '../rules/food.ts';
import type { Noodle } from '../rules/types.ts';
import {
  blob,
  fade,
  mix,
  PALETTE,
  radial,
  rim,
  ring,
  tint,
  vignette,
  type Context,
} from './draw.ts';
import { SKINS, type Broth } from './skins.ts';

/** What the camera sees, in bowl units. */
export type Window = {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
};

/** The broth behind everything, once per broth and screen. */
export function paintBroth(to: Surface, broth: Broth, number: number): void {
  to.layer(`broth-${number}`, (c, bleed) => {
    const [x, y] = [bleed.x + bleed.width / 2, bleed.y + bleed.height * 0.4];
    const reach = Math.hypot(bleed.width, bleed.height) * 0.62;
    c.fillStyle = radial(c, x, y, reach, broth.light, broth.mid, mix(broth.mid, broth.deep, 0.7));
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    vignette(c, bleed, broth.deep, 0.5);
  });
}

const WAVES = 84;
/** From one plank of the table to the next. */
const PLANK = 120;

/** The scales painted on the rim in sight: traced when the next comes into view. */
let scalesAt = 0;
let scales = scalesRound(scalesAt);

function scalesRound(slot: number): draw.Outline {
  return new draw.Outline((path) => {
    for (let at = slot - 16; at <= slot + 16; at += 1) {
      const angle = (at / WAVES) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * (BOWL + 31), Math.sin(angle) * (BOWL + 31)];
      for (const r of [17, 9]) {
        path.moveTo(x + Math.cos(angle + Math.PI / 2) * r, y + Math.sin(angle + Math.PI / 2) * r);
        path.arc(x, y, r, angle + Math.PI / 2, angle - Math.PI / 2, true);
      }
    }
  });
}

/** The bowl's wall and the table beyond, when they are in sight. */
export function paintWall(c: Context, seen: Window): void {
  const reach = Math.hypot(seen.halfWidth, seen.halfHeight);
  if (Math.hypot(seen.x, seen.y) + reach < BOWL - 10) return;
  const far = BOWL + 2 * reach + 200;
  circleBand(c, BOWL + 58, far, '#3b2160');
  c.beginPath();
  const first = Math.floor((seen.x - seen.halfWidth + far) / PLANK) - 1;
  const top = seen.y - seen.halfHeight - 20;
  for (let at = first; at * PLANK - far < seen.x + seen.halfWidth + PLANK; at += 1)
    c.rect(at * PLANK - far, top, 6, 2 * seen.halfHeight + 40);
  c.save();
  c.clip('evenodd');
  circleBand(c, BOWL + 58, far, fade('#8a5bb0', 0.4));
  c.restore();
  ring(c, 0, 0, BOWL - 8, 22, fade(PALETTE.ink, 0.22));
  ring(c, 0, 0, BOWL + 29, 62, PALETTE.ink);
  ring(c, 0, 0, BOWL + 29, 54, '#fff3df');
  ring(c, 0, 0, BOWL + 10, 12, '#d9e4f4');
  const slot = Math.round((Math.atan2(seen.y, seen.x) / (2 * Math.PI)) * WAVES);
  if (slot !== scalesAt) {
    scalesAt = slot;
    scales = scalesRound(slot);
  }
  scales.rim(c, '#2f6fd6', 4.2);
  ring(c, 0, 0, BOWL + 48, 5, '#2f6fd6');
  ring(c, 0, 0, BOWL + 1, 3.5, tint('#2f6fd6', 0.3));
}

function circleBand(c: Context, inner: number, outer: number, paint: string): void {
  c.beginPath();
  c.rect(-outer, -outer, 2 * outer, 2 * outer);
  c.moveTo(inner, 0);
  c.arc(0, 0, inner, 0, 2 * Math.PI, true);
  c.closePath();
  c.fillStyle = paint;
  c.fill('evenodd');
}

/** The whole bowl small in a corner: rim, noodles as dots, the player's last. */
export function paintChart(
  c: Context,
  x: number,
  y: number,
  r: number,
  noodles: readonly Noodle[],
): void {
  blob(c, x, y, r, r, fade(PALETTE.ink, 0.42));
  ring(c, x, y, r, 2.5, fade('#fff3df', 0.85));
  const scale = (r - 4) / BOWL;
  for (let at = noodles.length - 1; at >= 0; at -= 1) {
    const noodle = noodles[at];
    if (!noodle || noodle.away > 0) continue;
    const size = noodle.id === 0 ? 4.6 : 3.4;
    blob(c, x + noodle.x * scale, y + noodle.y * scale, size, size, SKINS[noodle.mind].body);
    if (noodle.id === 0) rim(c, PALETTE.white, 1.6);
  }
}

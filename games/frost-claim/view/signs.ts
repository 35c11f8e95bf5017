import {
  disc,
  fade,
  fillPath,
  PALETTE,
  rim,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { radians } from '@playgrove/kit/logic/headings';
import { isAfterYou, WIND_UP } from '../rules/skate.ts';
import type { Mood, Skater, State } from '../rules/types.ts';
import { scarfOf } from './ice.ts';
import { sx, sy, type Ui } from './ui.ts';

/** World units from the screen's edge to an arrow, below the strip and clear of the corners. */
const EDGE = { side: 34, portrait: 116, landscape: 70, bottom: 40 } as const;
const RED = '#ff4a60';

const BUBBLES: Readonly<Record<Exclude<Mood, 'calm'>, string>> = {
  greedy: '#ffd34e',
  hunt: RED,
  scared: '#7fd0ff',
};

/** What a rival is up to, over its head: a star, an exclamation mark, a drop. */
export function paintMood(to: Surface, me: Skater, x: number, y: number): void {
  if (me.mood === 'calm') return;
  const { c } = to;
  const paint = BUBBLES[me.mood];
  const pop = Math.min(1, me.felt / 8);
  const hunts = me.mood === 'hunt';
  const beat = hunts && me.felt < WIND_UP && !to.reducedMotion ? Math.sin(me.felt * 0.8) * 0.12 : 0;
  c.save();
  c.translate(x, y);
  c.scale((0.6 + 0.4 * pop) * (1 + beat), (0.6 + 0.4 * pop) * (1 + beat));
  fillPath(c, PALETTE.white, (path) => {
    path.arc(0, -17, 16, 0, 7);
    path.moveTo(-6, -4);
    path.lineTo(0, 5);
    path.lineTo(6, -4);
  });
  rim(c, PALETTE.ink, 3);
  disc(c, 0, -17, 14.5, paint);
  paintMark(c, me.mood);
  c.restore();
}

function paintMark(c: Context, mood: Mood): void {
  if (mood === 'hunt') {
    rim(c, PALETTE.white, 5, (path) => {
      path.moveTo(0, -25);
      path.lineTo(0, -16);
      path.moveTo(0, -9.5);
      path.lineTo(0, -9.4);
    });
    return;
  }
  fillPath(c, PALETTE.white, (path) => {
    if (mood === 'scared') {
      path.moveTo(0, -28);
      path.quadraticCurveTo(10, -14, 0, -8);
      path.quadraticCurveTo(-10, -14, 0, -28);
      return;
    }
    for (let at = 0; at < 10; at += 1) {
      const turn = (at / 10) * Math.PI * 2 - Math.PI / 2;
      const r = at % 2 === 0 ? 10.5 : 4.6;
      path.lineTo(Math.cos(turn) * r, -17 + Math.sin(turn) * r);
    }
    path.closePath();
  });
}

/** Arrows at the edge for rivals out of sight that matter: hunters, red and large; others near by. */
export function paintArrows(to: Surface, state: State, ui: Ui): void {
  const { bleed } = to;
  const left = bleed.x + EDGE.side;
  const right = bleed.x + bleed.width - EDGE.side;
  const top = bleed.y + (to.portrait ? EDGE.portrait : EDGE.landscape);
  const bottom = bleed.y + bleed.height - EDGE.bottom;
  const [you] = state.skaters;
  for (const me of state.skaters) {
    if (me.id === 0 || me.away > 0) continue;
    const hunts = isAfterYou(me);
    const far = Math.hypot(me.x - you.x, me.y - you.y);
    if (!hunts && far > 430) continue;
    const x = sx(to, ui, me.x);
    const y = sy(to, ui, me.y) - 30;
    if (x > left - 30 && x < right + 30 && y > bleed.y + 20 && y < bottom + 30) continue;
    const ax = Math.min(right, Math.max(left, x));
    const ay = Math.min(bottom, Math.max(top, y));
    paintArrow(to, ax, ay, Math.atan2(y - ay, x - ax), hunts, scarfOf(to, me));
  }
}

function paintArrow(
  to: Surface,
  x: number,
  y: number,
  angle: number,
  hunts: boolean,
  color: string,
): void {
  const { c } = to;
  const beat = hunts && !to.reducedMotion ? 1 + 0.14 * Math.sin(to.time * 9) : 1;
  const r = (hunts ? 17 : 9) * beat;
  c.save();
  c.translate(x, y);
  c.globalAlpha = hunts ? 1 : 0.85;
  c.rotate(angle);
  fillPath(c, hunts ? RED : color, (path) => {
    path.moveTo(r * 1.7, 0);
    path.lineTo(r * 0.5, -r * 0.95);
    path.arc(0, 0, r, -1.2, 1.2, true);
    path.closePath();
  });
  rim(c, PALETTE.ink, 3);
  c.rotate(-angle);
  if (hunts) {
    c.scale(1.15, 1.15);
    c.translate(0, 17);
    paintMark(c, 'hunt');
  }
  c.restore();
}

/** The player's own way: a chevron ahead of its skates that turns with the finger at once. */
export function paintAim(to: Surface, you: Skater, x: number, y: number): void {
  const { c } = to;
  const angle = radians(you.want);
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(40, -9);
  c.lineTo(50, 0);
  c.lineTo(40, 9);
  rim(c, fade(PALETTE.ink, 0.45), 8);
  rim(c, PALETTE.white, 4.5);
  c.restore();
}

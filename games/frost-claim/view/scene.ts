import { vignette } from '@playgrove/kit/draw';
import { fade, PALETTE, ring, type Motion, type Rect, type Surface } from '@playgrove/kit/runtime';
import { radians, turnBetween } from '@playgrove/kit/logic/headings';
import { isAfterYou } from '../rules/skate.ts';
import { CELL, type Skater, type State } from '../rules/types.ts';
import { paintSkater, type Pose } from './animal.ts';
import { paintChart } from './chart.ts';
import { paintGlints, paintRocks, paintShore, paintSnow, paintThaw } from './ground.ts';
import { paintIce, paintTrail } from './ice.ts';
import { lookOf } from './looks.ts';
import { paintAim, paintArrows, paintMood } from './signs.ts';
import { traceTurf } from './turf.ts';
import { isSeen, passTime, placeOf, windowOf, type Ui } from './ui.ts';

/** World units from blades to ears. */
const SIZE = { you: 82, rival: 74 } as const;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  passTime(to, state, ui, motion);
  traceTurf(ui.turf, state);
  const { c } = to;
  const seen = windowOf(to, ui);
  const part = motion.part;
  c.save();
  c.translate(to.width / 2 - ui.show.camX.value, to.height / 2 - ui.show.camY.value);
  paintSnow(to, seen);
  paintIce(to, state, ui, seen);
  for (const thaw of state.thaws) if (isSeen(seen, thaw, thaw.r)) paintThaw(to, thaw);
  paintRocks(to, ui);
  paintGlints(to, seen);
  paintGuide(to, state, ui);
  const alarm = alarmOf(to, state);
  // On the first pond golden dots run along a rival's trail until one is cut.
  const isTaught = state.lake > 0 || state.cuts > 0;
  for (const me of state.skaters)
    if (me.away === 0)
      paintTrail(to, state, me, part, me.id === 0 ? alarm : 0, !isTaught && me.id !== 0);
  paintFlashes(to, ui);
  paintShore(to, state, ui, seen);
  if (state.age >= 0 && !state.end && !state.won) {
    const [you] = state.skaters;
    const at = placeOf(state, you, part);
    paintAim(to, you, at.x, at.y);
  }
  const order = state.skaters.filter((me) => me.away === 0).toSorted((a, b) => a.y - b.y);
  for (const me of order) paintOne(to, state, me, part, seen, motion);
  c.restore();
  to.layer('dusk', (paint, bleed) => vignette(paint, bleed, '#241a5c', 0.3));
  paintArrows(to, state, ui);
  if (state.lake > 0) paintChart(to, state, ui.chart);
}

/** 0, or how bright the trail flashes while somebody is after it. */
function alarmOf(to: Surface, state: State): number {
  if (!state.skaters.some((me) => isAfterYou(me)) || state.end) return 0;
  return to.reducedMotion ? 0.6 : 0.5 + 0.5 * Math.sin(to.time * 12);
}

function paintOne(
  to: Surface,
  state: State,
  me: Skater,
  part: number,
  seen: Rect,
  motion: Motion<State>,
): void {
  const { c } = to;
  const at = placeOf(state, me, part);
  if (!isSeen(seen, at, 90)) return;
  const size = me.id === 0 ? SIZE.you : SIZE.rival;
  const waiting = state.age < 0;
  const pace = to.reducedMotion ? 0 : 1;
  const turn = turnBetween(me.heading, me.want);
  const lean = Math.max(-0.22, Math.min(0.22, turn * 0.0035)) * Math.cos(radians(me.heading));
  const phase = to.time * 7 + me.id * 1.7;
  const isCut = state.end !== null && state.end.by !== 'time' && me.id === 0;
  const pose: Pose = {
    size,
    angle: waiting && me.id === 0 ? Math.PI / 2 : radians(me.heading),
    lean: lean + pace * Math.sin(phase * 0.5) * 0.05,
    stride: pace * Math.sin(phase),
    mood: isCut ? 'dizzy' : state.won && me.id === 0 ? 'happy' : me.mood,
    blink: (to.time + me.id * 1.3) % 3.7 < 0.12 ? 1 : 0,
    wag: pace * Math.sin(phase * 1.3),
  };
  const hop = pose.mood === 'happy' ? Math.abs(Math.sin((motion.ended ?? 0) * 9)) * 14 * pace : 0;
  const isCulprit = state.end?.who !== undefined && state.end.who === me.kind;
  if (isCulprit) ring(c, at.x, at.y - size * 0.4, size * 0.62, 5, '#ff4a60');
  c.save();
  c.translate(at.x, at.y - hop);
  paintSkater(c, lookOf(to, me), pose);
  c.restore();
  if (me.id !== 0) paintMood(to, me, at.x + size * 0.36, at.y - size * 0.92);
}

/** Until the first claim: where a first loop could go. */
function paintGuide(to: Surface, state: State, ui: Ui): void {
  if (state.lake !== 0 || ui.claims > 0 || state.end || state.won) return;
  const x = Math.round((state.size * CELL) / 2);
  const y = x + Math.round(x * 0.55);
  const { c } = to;
  const r = 78;
  const [mx, my] = [x, y - 42 - r * 0.55];
  const turn = to.reducedMotion ? 0 : -to.time * 26;
  c.setLineDash([15, 13]);
  c.lineDashOffset = turn;
  c.lineCap = 'round';
  c.strokeStyle = fade(PALETTE.ink, 0.35);
  for (const [paint, width] of [
    [fade('#3a3f9c', 0.5), 9],
    ['#ffffff', 5],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.beginPath();
    c.arc(mx, my, r, Math.PI * 0.72, Math.PI * 2.28);
    c.stroke();
  }
  c.setLineDash([]);
  c.lineDashOffset = 0;
}

function paintFlashes(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { kind, x, y, age } of ui.flashes) {
    const out = 1 - (1 - age) * (1 - age);
    const paint = kind === 'claim' ? '#eafff6' : kind === 'thaw' ? '#ffd9b8' : '#ffffff';
    ring(
      c,
      x,
      y,
      20 + out * (kind === 'gone' ? 90 : 130),
      12 * (1 - age) + 1,
      fade(paint, 1 - age),
    );
  }
}

import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Motion, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { contactOn, edgeOn, headingOf, muzzleOf, placeFor } from '../rules/aim.ts';
import { FUSE, placeOf } from '../rules/chain.ts';
import { pairs } from '../rules/choose.ts';
import { DANGER, fearOf, isChanging, pulling } from '../rules/flow.ts';
import { WIDE } from '../rules/path.ts';
import { pathsOf, planOf, type Plan } from '../rules/plan.ts';
import { HOP, WARNING } from '../rules/state.ts';
import { drawFixtures, drawGhost, onX, onY, paintFlumes } from './flume.ts';
import { toWorld, turnOf } from './layout.ts';
import { drawMarble } from './marbles.ts';
import { paintPond } from './pond.ts';
import { paintPad, SHELLS, paintTurtle, type Mood } from './turtle.ts';
import { showsAim, type Ui } from './ui.ts';

/** Rain, lightning and the flood: drawn from the second frame on. */
const weather = draw.lazy(() => import('./weather.ts'));

/** How fast the turtle turns, per second. */
const TURN = 26;
const TURTLE_SIZE = 180;
/** What makes the turtle glad, and how wide the rings on the water get after a cue. */
const CHEERS = new Set(['smash', 'recoil', 'burst', 'phew', 'won']);
const RINGS: Readonly<Record<string, readonly number[]>> = {
  miss: [70],
  hop: [70],
  smash: [110],
  clash: [90],
  recoil: [140, 210],
  burst: [150],
  won: [200, 400, 640, 900],
};

function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  for (const { name, at } of cues) {
    if (name === 'fire') ui.kick = 1;
    else if (name === 'swap' || name === 'dye') ui.swap = 1;
    else if (name === 'thunder') ui.flash = 1;
    else if (name === 'flood') ui.flood = 0;
    else if (name === 'won') ui.clear = 0;
    else if (name === 'beat') ui.beat = 0;
    if (CHEERS.has(name)) ui.glad = 0.9;
    for (const size of (at && RINGS[name]) || []) {
      ui.ripples.push({ ...toWorld(to, at as Point), size, age: 0 });
    }
  }
  const seat = planOf(state.params.level).pads[state.pad] ?? ui.seat;
  const near = 1 - Math.exp(-dt * 14);
  ui.seat = {
    x: ui.seat.x + (seat.x - ui.seat.x) * near,
    y: ui.seat.y + (seat.y - ui.seat.y) * near,
  };
  let way = (ui.angle - ui.shown) % 3600;
  if (way > 1800) way -= 3600;
  if (way < -1800) way += 3600;
  ui.shown += way * (1 - Math.exp(-dt * TURN));
  ui.kick = Math.max(0, ui.kick - dt * 5);
  ui.swap = Math.max(0, ui.swap - dt * 6);
  ui.flash = Math.max(0, ui.flash - dt * 1.6);
  if (ui.flood >= 0) ui.flood += dt;
  if (ui.clear >= 0) ui.clear += dt;
  ui.beat += dt;
  ui.glad -= dt;
  for (const ripple of ui.ripples) ripple.age += dt;
  while ((ui.ripples[0]?.age ?? 0) > 1) ui.ripples.shift();
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const plan = planOf(state.params.level);
  const paths = pathsOf(state);
  const size = { width: to.width, height: to.height };
  const pond = `${plan.pack} ${state.params.level}`;
  // At rest, the flumes are part of the picture; while they float, they are drawn again in each frame.
  if (isChanging(state)) {
    to.layer(`pond ${pond}`, (c, area) => paintPond(c, area, plan.pack, state.params.level));
    paintFlumes(to.c, size, paths, false);
  } else {
    to.layer(`river ${pond} ${state.water}`, (c, area) => {
      paintPond(c, area, plan.pack, state.params.level);
      paintFlumes(c, size, paths, true);
    });
  }
  const storm = stormOf(state, plan);
  if (storm > 0 && !isChanging(state) && state.end === '') {
    const beat = to.reducedMotion ? 0.7 : 0.55 + 0.3 * Math.sin(to.time * 5);
    drawGhost(to, state, Math.min(1, storm * 3) * beat);
  }
  weather()?.drawRipples(to, ui);
  const fear = state.end === 'won' ? 0 : fearOf(state.head);
  if (fear > 0) weather()?.drawGlow(to, state, ui, fear);
  drawPads(to, state, plan);
  drawChains(to, state, fear);
  drawFixtures(to, state, fear > 0 ? 0.45 + fear * 0.55 : 0);
  if (showsAim(state, ui)) drawAim(to, state, ui);
  drawTurtle(to, state, ui, fear);
  for (const { x, y, hue, vx, vy } of state.shots) {
    const at = toWorld(to, { x: x + vx * motion.part, y: y + vy * motion.part });
    drawMarble(to, at.x, at.y, { hue, turn: state.tick * 0.3 });
  }
  weather()?.drawWeather(to, state, ui, storm);
}

/** How near the storm is: 0 when the river rests, 1 while it changes. */
function stormOf(state: State, { rain }: Plan): number {
  if (rain === 0) return 0;
  if (isChanging(state)) return 1;
  return state.rain < WARNING ? 1 - state.rain / WARNING : 0;
}

function drawPads(to: Surface, state: State, { pads }: Plan): void {
  for (const [index, pad] of pads.entries()) {
    const at = toWorld(to, pad);
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 1.7 + index * 2) * 0.05;
    to.stamp('seat', 176, 176, paintSeat, at.x, at.y, { rotate: 0.6 + bob });
    if (pads.length < 2 || index === state.pad || state.end !== '') continue;
    const grow = to.reducedMotion ? 1 : 1 + 0.06 * Math.sin(to.time * 4);
    to.stamp('hop here', 110, 110, paintHere, at.x, at.y, { scaleX: grow, scaleY: grow });
  }
}

function paintSeat(c: CanvasRenderingContext2D): void {
  paintPad(c, 80, '#3f9f55', '#17603f', '#8fe07a');
}

/** The free pad: two arrows that turn. */
function paintHere(c: CanvasRenderingContext2D): void {
  c.lineCap = 'round';
  for (const [color, width] of [
    ['#12402c', 13],
    ['#fff6c8', 7],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width;
    for (const turn of [0, Math.PI]) {
      c.beginPath();
      c.arc(0, 0, 30, turn + 0.3, turn + 2.5);
      c.stroke();
      const [x, y] = [Math.cos(turn + 2.5) * 30, Math.sin(turn + 2.5) * 30];
      const lean = turn + 2.5 + Math.PI / 2;
      c.beginPath();
      c.moveTo(x - Math.cos(lean - 0.7) * 15, y - Math.sin(lean - 0.7) * 15);
      c.lineTo(x, y);
      c.lineTo(x - Math.cos(lean + 0.7) * 15, y - Math.sin(lean + 0.7) * 15);
      c.stroke();
    }
  }
}

/** Marbles that are further back than this are outside of any screen. */
const HIDDEN = -470;

function drawChains(to: Surface, state: State, fear: number): void {
  const paths = pathsOf(state);
  for (const [index, lane] of state.lanes.entries()) {
    const path = paths[index];
    if (!path) continue;
    for (let at = 0; at < lane.marbles.length; at += 1) {
      const marble = lane.marbles[at];
      if (!marble || marble.s < HIDDEN) continue;
      const { s, age, hue, lamp, pop, id } = marble;
      let x = onX(to, path, s);
      let y = onY(to, path, s);
      if (age < 11) ({ x, y } = toWorld(to, placeOf(lane, path, at)));
      // What is near the drain trembles.
      if (fear > 0 && s > path.length * DANGER && !to.reducedMotion) {
        x += Math.sin(to.time * 47 + id * 2) * (1 + fear * 2.4);
      }
      const lit = pop > 0 ? Math.max(0, 1 - pop / (FUSE + 6)) : 0;
      if (pulling(lane, at)) drawPull(to, path, lane.marbles[at - 1]?.s ?? s, s);
      drawMarble(to, x, y, {
        hue,
        lamp,
        turn: s / WIDE + id,
        size: 1 + lit * 0.22,
        flash: lit * 0.8,
      });
    }
  }
}

/** Two ends of one color draw each other across the gap. */
function drawPull(to: Surface, path: Parameters<typeof onX>[1], from: number, end: number): void {
  const { c } = to;
  if (end - from < WIDE * 1.3) return;
  c.save();
  c.lineCap = 'round';
  c.setLineDash([3, 15]);
  c.lineDashOffset = to.reducedMotion ? 0 : to.time * 90;
  c.strokeStyle = '#fff2b0';
  c.lineWidth = 7;
  c.beginPath();
  for (let s = from + WIDE * 0.6; s < end - WIDE * 0.5; s += 12)
    c.lineTo(onX(to, path, s), onY(to, path, s));
  c.stroke();
  c.restore();
}

/** The way of the next shot, where it lands, and the group that would pop. */
function drawAim(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const heading = headingOf(ui.angle);
  const from = muzzleOf(state, heading);
  const edge = edgeOn(from, heading);
  const contact = contactOn(state, from, heading, edge, true);
  const far = contact?.far ?? edge;
  const [a, b] = [
    toWorld(to, from),
    toWorld(to, { x: from.x + heading.x * far, y: from.y + heading.y * far }),
  ];
  c.save();
  c.lineCap = 'round';
  c.setLineDash([1, 20]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 60;
  for (const [color, width] of [
    [draw.fade('#03202c', 0.5), 11],
    ['#ffffff', 7],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(a.x, a.y);
    c.lineTo(b.x, b.y);
    c.stroke();
  }
  c.setLineDash([]);
  if (contact) {
    c.strokeStyle = '#ffffff';
    c.lineWidth = 4;
    c.beginPath();
    c.arc(b.x, b.y, WIDE / 2 - 1, 0, Math.PI * 2);
    c.stroke();
    drawGroup(to, state, contact);
  }
  c.restore();
}

function drawGroup(to: Surface, state: State, contact: Parameters<typeof placeFor>[1]): void {
  const lane = state.lanes[contact.lane];
  const path = pathsOf(state)[contact.lane];
  if (!lane || !path) return;
  const [first, last] = pairs(lane, placeFor(state, contact), state.held);
  if (last - first < 2) return;
  const { c } = to;
  c.strokeStyle = '#ffe27a';
  c.lineWidth = 5;
  c.beginPath();
  for (let at = first; at < last; at += 1) {
    const s = lane.marbles[at]?.s ?? 0;
    const [x, y] = [onX(to, path, s), onY(to, path, s)];
    c.moveTo(x + WIDE / 2 + 2, y);
    c.arc(x, y, WIDE / 2 + 2, 0, Math.PI * 2);
  }
  c.stroke();
}

function drawTurtle(to: Surface, state: State, ui: Ui, fear: number): void {
  const seat = toWorld(to, ui.seat);
  const still = to.reducedMotion;
  // It dances when all is clear, and shivers near the end.
  const dance = ui.clear >= 0 && !still ? ease.out(Math.min(1, ui.clear / 1.1)) : 0;
  const shiver = fear > 0 && !still ? Math.sin(to.time * 55) * 0.05 * fear : 0;
  const turn = turnOf(to, ui.shown) + dance * Math.PI * 4 + shiver;
  const hop = dance > 0 ? Math.abs(Math.sin(dance * Math.PI * 2)) : 0;
  const leap = state.hop > 0 && !still ? Math.sin((state.hop / HOP) * Math.PI) : hop;
  const size = 1 + leap * 0.25;
  const back = ease.out(ui.kick) * 9;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const at: Point = { x: seat.x - dx * back, y: seat.y - dy * back };
  const mood: Mood = ui.glad > 0 || ui.clear >= 0 ? 'glad' : fear > 0.1 ? 'afraid' : 'calm';
  const paint = (c: Context): void => paintTurtle(c, mood, SHELLS.of(to));
  to.stamp(`turtle ${mood}`, TURTLE_SIZE, TURTLE_SIZE, paint, at.x, at.y, {
    rotate: turn,
    scaleX: size * (1 - ui.kick * 0.06),
    scaleY: size * (1 + ui.kick * 0.06),
  });
  // The next marble rides on the tail, the one in hand on the middle of the shell.
  const slide = ui.swap * 34;
  drawMarble(to, at.x - dx * (46 - slide), at.y - dy * (46 - slide), {
    hue: state.next,
    turn: turn + 1,
    size: (0.6 + ui.swap * 0.3) * size,
  });
  if (state.reload > 10) return;
  drawMarble(to, at.x - dx * (10 + slide), at.y - dy * (10 + slide), {
    hue: state.held,
    turn,
    size: (1 - ui.swap * 0.3) * size * (1 - Math.max(0, state.reload) * 0.07),
  });
}

import { alongX, alongY, toward, TURN, turnBetween, wrap } from '@playgrove/kit/logic/headings';
import { BLOCKED, cellAt, enclosed, give, iceOf, NOBODY, ownerAt } from './land.ts';
import { freshen } from './thaw.ts';
import {
  CELL,
  FAST,
  GLIDE,
  GRIP,
  HZ,
  POINTS,
  SAFE_TICKS,
  SLOW,
  type Cueing,
  type Skater,
  type State,
} from './types.ts';

/** World units between the points of a path. */
const SPACING = 9;
/** Points of its own path that a skater may still cross: a turn on the spot is no mistake. */
const NECK = 9;
/** The newest points of the player's path, at its skates, are forgiven. */
const HEEL = 2;
/** Ticks until a rival that went out comes back. */
export const RETURN = 6 * HZ;
/** A hunter winds up before it sprints, so that it can be seen in time. */
export const WIND_UP = 40;
/** Headings tried along a shore, nearest first. */
const ASIDE = [64, -64, 128, -128, 192, -192, 256, -256, 352, -352, 512] as const;

/** Cells from which a claim is worth a sound, and percent of the lake that are a great one. */
const MIN = 3;
const GREAT = 6;

const snap = (value: number): number => Math.round(value * 64) / 64;

export const isHome = (state: State, me: Skater): boolean =>
  ownerAt(state, cellAt(state, me.x, me.y)) === me.id;

/** World units a tick. @param pace of rivals on this lake */
export function speedOf(state: State, me: Skater, pace: number): number {
  const speed = isHome(state, me) ? FAST : SLOW;
  if (me.id === 0) return speed;
  return speed * pace * (me.mood === 'hunt' && me.felt < WIND_UP ? 0.35 : 1);
}

/** One tick of one skater: turn, glide, and whatever its blades cross. */
export function skate(state: State, me: Skater, pace: number, context: Cueing): void {
  const most = isHome(state, me) ? GLIDE : GRIP;
  me.heading = wrap(me.heading + Math.max(-most, Math.min(most, turnBetween(me.heading, me.want))));
  const { x, y, path } = me;
  const before = cellAt(state, x, y);
  glide(state, me, speedOf(state, me, pace));
  crossAll(state, me, x, y, context);
  if (state.end || me.away > 0) return;
  if (me.trail.length > 0) {
    const dx = me.x - (path.at(-2) ?? 0);
    const dy = me.y - (path.at(-1) ?? 0);
    if (dx * dx + dy * dy >= SPACING * SPACING) path.push(me.x, me.y);
  }
  const after = cellAt(state, me.x, me.y);
  if (after === before) return;
  const across = (after % state.size) - (before % state.size);
  // A step across a corner also passes the cell beside it: trails have no gaps.
  if (across !== 0 && after - before !== across) enter(state, me, before + across, context);
  enter(state, me, after, context);
}

/** On by a step, along the shore where it cannot go straight. */
function glide(state: State, me: Skater, speed: number): void {
  for (let at = -1; at < ASIDE.length; at += 1) {
    const heading = wrap(me.heading + (at < 0 ? 0 : (ASIDE[at] ?? 0)));
    const step = at < 0 ? speed : speed * 0.8;
    const x = me.x + alongX(heading) * step;
    const y = me.y + alongY(heading) * step;
    // A little ahead, so that nobody scrapes along inside the shore.
    const nose = cellAt(state, x + alongX(heading) * 4, y + alongY(heading) * 4);
    if (ownerAt(state, cellAt(state, x, y)) === BLOCKED || ownerAt(state, nose) === BLOCKED)
      continue;
    me.x = snap(x);
    me.y = snap(y);
    if (at >= 0) me.heading = heading;
    return;
  }
  me.heading = toward((state.size * CELL) / 2 - me.x, (state.size * CELL) / 2 - me.y);
}

/** Trails that a step from x, y crosses: its own, or those of others. */
function crossAll(state: State, me: Skater, x: number, y: number, context: Cueing): void {
  for (const other of state.skaters) {
    if (other.away > 0 || other.path.length === 0) continue;
    if (other !== me && other.id === 0 && state.age < SAFE_TICKS) continue;
    const spared = other === me ? NECK : other.id === 0 ? HEEL : 0;
    const at = crossing(other, spared, x, y, me.x, me.y);
    if (at < 0) continue;
    if (other.id === 0 && me.id !== 0 && !isAfterYou(me)) {
      shy(me, x, y);
      return;
    }
    if (other === me && isSpared(state, me)) loosen(state, me, at, context);
    else out(state, other, me, other === me ? 'self' : 'rival', context);
    if (state.end || me.away > 0) return;
  }
}

/** Newcomers on the first pond, and everybody for ten seconds, only lose the loop. */
const isSpared = ({ age, lake }: State, { id }: Skater): boolean =>
  id === 0 && (age < SAFE_TICKS || lake === 0);

/** Whether a rival is after the player's trail: the only one that crosses it. */
export const isAfterYou = ({ away, mood, prey }: Skater): boolean =>
  away === 0 && mood === 'hunt' && prey === 0;

/** Any other rival turns back at the player's trail: what its mood says is true. */
function shy(me: Skater, x: number, y: number): void {
  Object.assign(me, { x, y, heading: wrap(me.heading + TURN / 2), plan: [] });
  me.want = me.heading;
}

/** Which point of a path a step comes after where it crosses it; −1 if it does not. */
function crossing(
  { path, x, y }: Skater,
  spared: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const count = path.length / 2 - spared;
  for (let at = 0; at < count; at += 1) {
    const px = path[2 * at] ?? 0;
    const py = path[2 * at + 1] ?? 0;
    // A step and a piece of a path are short: what is far off cannot cross.
    if (px - ax > 16 || ax - px > 16 || py - ay > 16 || ay - py > 16) continue;
    const qx = path[2 * at + 2] ?? x;
    const qy = path[2 * at + 3] ?? y;
    const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
    const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
    if (a > 0 === b > 0) continue;
    const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
    if (p > 0 !== q > 0) return at;
  }
  return -1;
}

/** Blades reach a new cell. */
function enter(state: State, me: Skater, cell: number, context: Cueing): void {
  const owner = ownerAt(state, cell);
  if (owner === BLOCKED) return;
  const { trail } = me;
  if (owner === me.id) {
    if (trail.length > 0) claim(state, me, context);
    return;
  }
  if (trail.length === 0) {
    me.path = [me.x, me.y];
    if (me.id === 0) context.cue('leave', { x: me.x, y: me.y });
  }
  if (!trail.includes(cell)) trail.push(cell);
}

/** Where that ends no run, crossing one's own trail cuts the loop off it. */
function loosen(state: State, me: Skater, at: number, context: Cueing): void {
  me.path.length = 2 * at + 2;
  const kept = new Set<number>();
  for (let point = 0; point <= at; point += 1)
    kept.add(cellAt(state, me.path[2 * point] ?? 0, me.path[2 * point + 1] ?? 0));
  const last = me.trail.findLastIndex((cell) => kept.has(cell));
  me.trail.length = Math.max(1, last + 1);
  context.cue('tangle', { x: me.x, y: me.y });
}

/** Back on its own ice: everything enclosed is its own. */
function claim(state: State, me: Skater, context: Cueing): void {
  const cells = enclosed(state, me.id, me.trail);
  const { gained, stolen } = give(state, cells, me.id);
  freshen(state, cells);
  me.trail = [];
  me.path = [];
  me.plan = [];
  if (me.id === 0) {
    state.score += gained * POINTS.cell + stolen * (POINTS.stolen - POINTS.cell);
    state.peak = Math.max(state.peak, me.area);
    const at = { x: me.x, y: me.y };
    const share = Math.round((gained / state.total) * 1000) / 10;
    if (gained >= MIN) {
      const name = stolen * 2 > gained ? 'steal' : share >= GREAT ? 'great' : 'claim';
      context.cue(name, at, share);
    }
  }
  for (const other of state.skaters)
    if (other !== me && other.away === 0 && other.area === 0) out(state, other, me, 'ice', context);
}

/** A skater is out: a trail was crossed, or its last ice was taken. */
function out(
  state: State,
  who: Skater,
  by: Skater,
  why: 'rival' | 'self' | 'ice',
  context: Cueing,
): void {
  const at = { x: by.x, y: by.y };
  if (who.id === 0) {
    const rival = by.kind === 'you' ? {} : { who: by.kind };
    state.end = { by: why, ...rival, ...at };
    context.cue('cut', at);
    return;
  }
  // A cut pays: the skater who crossed the trail takes all the other's ice.
  const { gained } = give(state, iceOf(state, who.id), why === 'rival' ? by.id : NOBODY);
  Object.assign(who, { away: RETURN, trail: [], path: [], plan: [], mood: 'calm', prey: -1 });
  if (by.id === 0) {
    state.cuts += 1;
    state.score += POINTS.cut + gained * POINTS.stolen;
    state.peak = Math.max(state.peak, by.area);
    context.cue('fell', { x: who.x, y: who.y }, Math.round((gained / state.total) * 1000) / 10);
  } else context.cue('gone', { x: who.x, y: who.y }, who.id);
}
